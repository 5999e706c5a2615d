// What both kinds of clients measure, and how they say it: one JSON line each on standard output.
import { createInterface } from "node:readline";

/** Milliseconds in which what is under way comes to its end. */
const DRAINED = 100;

export class Figures {
  /** With a total the end comes after so many finished matches instead of after some seconds. */
  constructor(more = {}, total = 0) {
    this.more = more;
    this.total = total;
    this.latencies = [];
    this.matches = 0;
    this.measuring = false;
    this.stopped = false;
    this.resting = false;
    this.played = 0;
    this.waiting = [];
  }

  run(warmUpSeconds, seconds) {
    setTimeout(() => this.begin(), warmUpSeconds * 1000);
    setTimeout(() => this.end(), (warmUpSeconds + seconds) * 1000);
  }

  /** Play when told to: `warm SECONDS` and `go SECONDS`, of which only the second counts, and at last `end`. */
  takeTurns() {
    this.resting = true;
    createInterface({ input: process.stdin }).on("line", (line) => {
      const [word, seconds] = line.split(" ");
      if (word === "end") this.end();
      else this.turn(Number(seconds) * 1000, word === "go");
    });
  }

  turn(milliseconds, counts) {
    this.resting = false;
    if (counts) this.begin();
    for (const then of this.waiting.splice(0)) then();
    setTimeout(() => {
      this.resting = true;
      this.pause();
      setTimeout(() => say({ event: "turn" }), DRAINED);
    }, milliseconds);
  }

  /** What a table does next: now, or in the next turn. */
  next(then) {
    if (this.resting) this.waiting.push(then);
    else then();
  }

  begin() {
    this.measuring = true;
    this.began = performance.now();
    say({ event: "begin" });
  }

  pause() {
    if (this.measuring) this.played += (performance.now() - this.began) / 1000;
    this.measuring = false;
  }

  /** A move that all clients of its match hold; `sent` is when it was sent. */
  move(sent) {
    if (this.measuring) this.latencies.push(performance.now() - sent);
  }

  match() {
    if (!this.measuring) return;
    this.matches += 1;
    if (this.total > 0 && this.matches % (this.total / 10) === 0) say({ event: "matches", matches: this.matches });
    if (this.total > 0 && this.matches >= this.total) this.end();
  }

  end() {
    if (this.stopped) return;
    this.pause();
    this.stopped = true;
    const sorted = Float64Array.from(this.latencies).sort();
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
    const counts = { seconds: this.played, moves: sorted.length, matches: this.matches };
    say({ event: "end", ...counts, p50: at(0.5), p99: at(0.99), worst: at(1), ...this.more }, () => process.exit(0));
  }
}

export function say(line, done) {
  process.stdout.write(JSON.stringify(line) + "\n", done);
}

/** Numbers that are the same in every run. */
export function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
