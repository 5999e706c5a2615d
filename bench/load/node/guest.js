// One person: a cookie, HTTP requests and a socket, as a browser would do it.
import http from "node:http";
import WebSocket from "ws";

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export class Guest {
  constructor(port, name) {
    this.port = port;
    this.name = name;
    this.cookie = "";
    this.origin = `http://127.0.0.1:${port}`;
  }

  newTable(game, options, players = 2) {
    const seats = [{ kind: "me", name: this.name }, ...Array(players - 1).fill({ kind: "open" })];
    return this.post("/api/tables", { game, options, seats, visibility: "private" });
  }

  join(table) {
    return this.post(`/api/tables/${table}/join`, { name: this.name });
  }

  post(path, body) {
    const data = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(data),
      origin: this.origin,
      "x-kamishima": "1",
    };
    if (this.cookie) headers.cookie = this.cookie;
    const request = { host: "127.0.0.1", port: this.port, path, method: "POST", headers, agent };
    return new Promise((done, failed) => {
      const asked = http.request(request, (answer) => {
        const parts = [];
        for (const set of answer.headers["set-cookie"] ?? []) this.cookie = set.split(";")[0];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode >= 400) failed(new Error(`${path}: ${answer.statusCode} ${text}`));
          else done(JSON.parse(text));
        });
      });
      // A connection that was idle may be closed by the server at the very moment of its next use: browsers ask again.
      const retry = (error) => (asked.reusedSocket && error.code === "ECONNRESET" ? done(this.post(path, body)) : failed(error));
      asked.on("error", retry).end(data);
    });
  }

  /** A connected socket that has had its hello. */
  sit(table) {
    const url = `ws://127.0.0.1:${this.port}/api/tables/${table}/socket`;
    const headers = { cookie: this.cookie, origin: this.origin };
    const line = new Line(new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true }));
    return line.greeted;
  }
}

class Line {
  constructor(socket) {
    this.socket = socket;
    this.index = -1;
    this.table = null;
    this.words = null;
    this.ending = null;
    this.keys = 0;
    this.onUpdate = null;
    this.pongs = new Map();
    this.closed = false;
    this.greeted = new Promise((done, failed) => {
      this.done = done;
      socket.on("error", failed);
    });
    socket.on("message", (data) => this.hear(JSON.parse(data)));
    socket.on("close", () => {
      if (!this.closed) throw new Error("the server closed a socket");
    });
  }

  hear(told) {
    if (told.type === "hello" || told.type === "update") {
      this.index = told.index;
      this.words = told.words;
      this.ending = told.ending ?? null;
      if (told.type === "hello") this.greet(told.table);
      this.onUpdate?.();
    } else if (told.type === "pong") {
      this.pongs.get(told.number)?.();
      this.pongs.delete(told.number);
    } else if (told.type === "error") {
      throw new Error(`refused: ${told.code} ${told.message}`);
    }
  }

  greet(table) {
    this.table = table;
    this.done(this);
  }

  /** Play again with the same people: the socket moves to the table of the rematch. */
  again() {
    this.keys += 1;
    this.socket.send(JSON.stringify({ type: "again", key: `k${this.keys}` }));
  }

  submit(words) {
    this.keys += 1;
    this.socket.send(JSON.stringify({ type: "submit", key: `k${this.keys}`, words }));
  }

  ping(number) {
    return new Promise((done) => {
      this.pongs.set(number, done);
      this.socket.send(JSON.stringify({ type: "ping", number }));
    });
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}
