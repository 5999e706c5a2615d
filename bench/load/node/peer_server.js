// boardgame.io's server with its in-memory store: node peer_server.js PORT
import { createRequire } from "node:module";
import net from "node:net";
import { TicTacToe } from "./peer_game.js";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

// It has no setting for the address to listen on.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port, host: "127.0.0.1" }, ...rest.filter((each) => typeof each === "function"));
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => process.stdout.write("ready\n"));
