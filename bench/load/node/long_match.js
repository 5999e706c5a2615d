// A long match, and how quickly it opens: node long_match.js PORT play MOVES GAME PLAYERS  (says a seat)
//                                         node long_match.js PORT open SEAT GAME PLAYERS   (says milliseconds)
import { Guest } from "./guest.js";
import { pick } from "./words.js";

const [port, command, argument, game, players] = process.argv.slice(2);
const NAMES = ["ana", "bo", "cy", "di", "eva", "fay"];

/** The first word each time: matches are longest so, since bids rise by one. */
async function play(moves) {
  const guests = NAMES.slice(0, Number(players)).map((name) => new Guest(Number(port), name));
  const { id } = await guests[0].newTable(game, {}, guests.length);
  for (const guest of guests.slice(1)) await guest.join(id);
  const sockets = await Promise.all(guests.map((guest) => guest.sit(id)));
  for (let played = 0; played < moves; played += 1) {
    const socket = sockets.find((each) => each.words !== null);
    if (socket === undefined) throw new Error(`the match ended after ${played} moves`);
    const all = Promise.all(sockets.map((each) => new Promise((done) => (each.onUpdate = done))));
    socket.submit(pick(socket.words, () => 0));
    await all;
  }
  for (const socket of sockets) socket.close();
  return `${id} ${guests[0].cookie}`;
}

/** Another table of the same game is opened first: what is measured is the match, not the start of the program. */
async function open(seat) {
  const [id, cookie] = [seat.slice(0, seat.indexOf(" ")), seat.slice(seat.indexOf(" ") + 1)];
  const other = new Guest(Number(port), "cy");
  (await other.sit((await other.newTable(game, {}, Number(players))).id)).close();
  const guest = new Guest(Number(port), "ana");
  guest.cookie = cookie;
  const began = performance.now();
  const socket = await guest.sit(id);
  const spent = performance.now() - began;
  socket.close();
  return spent.toFixed(2);
}

process.stdout.write(`${await (command === "play" ? play(Number(argument)) : open(argument))}\n`);
process.exit(0);
