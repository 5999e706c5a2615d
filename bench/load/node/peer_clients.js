// boardgame.io's own clients, closed loop, in turns with others, as standard input tells them:
// node peer_clients.js PORT MATCHES
import { createRequire } from "node:module";
import { Figures, generator, say } from "./figures.js";
import { TicTacToe } from "./peer_game.js";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, matches] = process.argv.slice(2).map(Number);
const figures = new Figures();
figures.takeTurns();
let seated = 0;
const random = generator(7);

class Table {
  constructor(number) {
    this.number = number;
    this.round = 0;
    this.sent = null;
    this.clients = ["0", "1"].map((playerID) => this.client(playerID));
    for (const client of this.clients) {
      client.start();
      client.transport.socket.on("update", (matchID, state) => this.held(client, matchID, state));
      client.transport.socket.on("sync", (matchID) => this.synced(matchID));
    }
    this.begin();
  }

  get id() {
    return `table-${this.number}-${this.round}`;
  }

  client(playerID) {
    return Client({
      game: TicTacToe,
      numPlayers: 2,
      playerID,
      matchID: this.id,
      debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
    });
  }

  /** Both clients ask for a match that is not there yet: the server makes it. */
  begin() {
    this.waiting = 2;
    this.holding = new Set();
    if (this.round > 0) for (const client of this.clients) client.updateMatchID(this.id);
  }

  synced(matchID) {
    if (matchID !== this.id || this.waiting === 0 || --this.waiting > 0) return;
    if (this.round === 0 && ++seated === matches) say({ event: "seated" });
    figures.next(() => setImmediate(() => this.play()));
  }

  play() {
    const { G, ctx } = this.clients[0].getState();
    const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    this.holding.clear();
    this.sent = performance.now();
    this.clients[Number(ctx.currentPlayer)].moves.clickCell(free[random(free.length)]);
  }

  held(client, matchID, state) {
    if (matchID !== this.id || this.sent === null) return;
    this.holding.add(client);
    if (this.holding.size < 2) return;
    figures.move(this.sent);
    this.sent = null;
    const over = state.ctx.gameover !== undefined;
    const next = over ? () => this.again() : () => this.play();
    figures.next(() => setImmediate(next));
  }

  again() {
    figures.match();
    this.round += 1;
    this.begin();
  }
}

for (let number = 0; number < matches; number += 1) new Table(number);
