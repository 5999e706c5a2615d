"""Whether the server's histogram tells what its clients see: [KAMISHIMA_DATABASE=URL] python -m bench.histograms.

Clients play at a pace at which the server is not full: what waits in the kernel for a busy server nobody there can see.
They measure from the moment a move is sent until both players hold it; the server from its arrival until both are told.
"""

from __future__ import annotations

import sys
import urllib.request
from collections.abc import Iterator

from prometheus_client.parser import text_string_to_metric_families

from bench.load.ours import Node, Played, data_folder, serving
from bench.load.peer import PRODUCTION, Load, clients, install
from bench.load.processes import CLIENT_CORE, Begun, Ended, decoder, new_log, running
from bench.rows import Row, against, show
from kamishima.server.infra.histogram import Histogram

PACE = Load(matches=100, warm_up=4, seconds=20, pause=400)
PLAYED = Played("shaman")


def told(port: int) -> Histogram:
    """The durations of all moves until now."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:  # our own server
        text = answer.read().decode()
    found, below = Histogram(), 0
    for family in text_string_to_metric_families(text):
        buckets = [one for one in family.samples if one.name == "kamishima_move_seconds_bucket"]
        for place, sample in enumerate([one for one in buckets if one.labels["until"] == "told"]):
            found.counts[place] = int(sample.value) - below
            below = int(sample.value)
    return found


def between(before: Histogram, after: Histogram) -> Histogram:
    """The durations of the moves that came after the first."""
    found = Histogram()
    for place in range(len(found.counts)):
        found.counts[place] = after.counts[place] - before.counts[place]
    return found


def both(server: Node, load: Load, played: Played) -> tuple[Histogram, Ended]:
    """What the server and its clients measure of the same moves."""
    folder = install()
    log = new_log(folder / "clients.log")
    arguments = [str(server.port), *load.arguments, played.game, played.options]
    before = Histogram()
    with running([*clients("our_clients.js"), *arguments], CLIENT_CORE, log, PRODUCTION, folder) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said = decoder.decode(line)
            if isinstance(said, Begun):
                before = told(server.port)
            if isinstance(said, Ended):
                return between(before, told(server.port)), said
    raise SystemExit(f"the clients did not end: {log.read_text()[-1000:]}")


def rows() -> Iterator[Row]:
    with data_folder() as data, serving(data) as server:
        durations, ended = both(server, PACE, PLAYED)
    for name, share, seen in (("p50", 0.5, ended.p50), ("p99", 0.99, ended.p99)):
        yield against(f"a move told, {name}", 1000 * durations.quantile(share), "ms", "clients", seen)
    yield Row(
        "moves counted", sum(durations.counts), "moves", "clients", ended.moves, sum(durations.counts) / ended.moves
    )


def main() -> int:
    """Print both, and fail where they differ by more than a tenth."""
    found = list(rows())
    for row in found:
        print(show(row))
    return int(any([row.ratio is None or abs(row.ratio - 1) > 0.1 for row in found]))


if __name__ == "__main__":
    sys.exit(main())
