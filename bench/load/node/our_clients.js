// Clients that load our server: node our_clients.js PORT MATCHES WARM_UP SECONDS PAUSE_MS GAME OPTIONS [TOTAL]
// Closed loop: the next move is sent when both clients hold the last one, and the table of the rematch is set up inside
// the measured time; the sockets stay, as the peer's do. With TOTAL the clients stop after so many finished matches
// instead of after so many seconds; with 0 SECONDS they play in turns with others, as standard input tells them.
import { Figures, generator, say } from "./figures.js";
import { Guest } from "./guest.js";
import { pick } from "./words.js";

const [port, matches, warmUp, seconds, pause] = process.argv.slice(2, 7).map(Number);
const [game, options] = process.argv.slice(7, 9);
const total = Number(process.argv[9] ?? 0);
const random = generator(7);

/** How fast an unloaded server answers, before anything else is asked of it. */
async function idlePing() {
  const guest = new Guest(port, "quiet");
  const table = await guest.newTable(game, JSON.parse(options));
  const times = [];
  const socket = await guest.sit(table.id);
  for (let number = 0; number < 300; number += 1) {
    const sent = performance.now();
    await socket.ping(number);
    times.push(performance.now() - sent);
    await new Promise((done) => setTimeout(done, 5));
  }
  socket.close();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)];
}

class Table {
  constructor(number, figures) {
    this.figures = figures;
    this.guests = ["ana", "bo"].map((name) => new Guest(port, `${name}-${number}`));
    this.sockets = [];
  }

  async begin() {
    const [ana, bo] = this.guests;
    const { id } = await ana.newTable(game, JSON.parse(options));
    await bo.join(id);
    this.index = -1;
    this.sent = null;
    this.sockets = await Promise.all(this.guests.map((guest) => guest.sit(id)));
    for (const socket of this.sockets) socket.onUpdate = () => this.held();
    this.held();
  }

  /** Called for each update; goes on when both sit at the same table and hold the same index. */
  held() {
    const [one, two] = this.sockets;
    if (one.table.id !== two.table.id || one.table.state !== "playing" || two.table.state !== "playing") return;
    if (one.index !== two.index || one.index === this.index) return;
    this.index = one.index;
    if (this.sent !== null) this.figures.move(this.sent);
    this.sent = null;
    if (one.ending) this.soon(() => this.again());
    else this.soon(() => this.play());
  }

  soon(next) {
    if (this.figures.stopped) return;
    if (pause > 0) setTimeout(next, pause);
    else this.figures.next(next);
  }

  play() {
    const socket = this.sockets.find((each) => each.words !== null);
    if (socket === undefined) return;
    const words = pick(socket.words, random);
    this.sent = performance.now();
    socket.submit(words);
  }

  again() {
    this.figures.match();
    this.index = -1;
    if (!this.figures.stopped) for (const socket of this.sockets) socket.again();
  }
}

function fail(error) {
  process.stderr.write(`${error?.stack ?? error}\n`);
  process.exit(1);
}

async function main() {
  const idle = await idlePing();
  const tables = [];
  const figures = new Figures({ idle_p99: idle }, total);
  if (seconds === 0) figures.takeTurns();
  for (let number = 0; number < matches; number += 1) {
    const table = new Table(number, figures);
    tables.push(table);
    await table.begin();
    // At human pace the tables do not all begin at once.
    if (pause > 0) await new Promise((done) => setTimeout(done, pause / matches));
  }
  say({ event: "seated" });
  if (seconds > 0) figures.run(warmUp, seconds);
}

main().catch(fail);
