"""The rows of the server: under the same load as boardgame.io, at human pace, from cold, and over many matches.

In the closed loop both servers have one core, and both are asked the same: 50 matches for two, the next move is sent
when both clients hold the last one, and a new match is set up inside the measured time. The peer keeps tic-tac-toe in
memory; ours plays whole games with hidden hands and chance, writes every move to the disk before it is answered, and
tells each client what it alone may know and say.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.load.ours import Played, cold_load, data_folder, load_node, ours_under, serving, serving_ours
from bench.load.peer import NAME, Load, serving_peer
from bench.load.processes import Watched, together
from bench.load.turns import in_turns
from bench.rows import Row, against

CLOSED = Load(matches=50, warm_up=0, seconds=0)
"""For as long as it is their turn."""
STARTS = 3
"""How often both are started for each game: one process may be a tenth slower than the next for all its life."""
GAMES = {
    "origami": Played("origami"),
    "origami combined": Played("origami", '{"box":"combined"}'),
    "shaman": Played("shaman"),
    "islands": Played("islands"),
}
HUMAN = Load(matches=500, warm_up=4, seconds=20, pause=2000)
SHORTEST = Played("origami", '{"turn-limit":1}')
MANY = 10_000
LONG_MATCH, LONG_GAME, LONG_PLAYERS = 300, "islands", 6
IDLE_PING = "ping of the idle server"


def rows() -> Iterator[Row]:
    """Every figure of the server; takes some minutes."""
    yield from closed_loop()
    yield from human_pace()
    yield from from_cold()
    yield from many_matches()


def closed_loop() -> Iterator[Row]:
    """50 matches, two clients each: durable moves of ours next to the peer's in memory, in turns."""
    for name, played in GAMES.items():
        own: list[Watched] = []
        other: list[Watched] = []
        for _ in range(STARTS):
            with serving_ours(CLOSED, played) as ours, serving_peer(CLOSED) as peer:
                one, another = in_turns([ours, peer])
            own.append(one)
            other.append(another)
        yield from _next_to(f"server, {name}, 50 matches closed loop", together(own), together(other))


def _next_to(name: str, ours: Watched, peer: Watched) -> list[Row]:
    figures: dict[str, tuple[str, float, float]] = {
        "moves": ("moves/s", ours.ended.rate, peer.ended.rate),
        "p50": ("ms", ours.ended.p50, peer.ended.p50),
        "p99": ("ms", ours.ended.p99, peer.ended.p99),
        "CPU a move": ("µs", ours.cpu_per_move, peer.cpu_per_move),
        "CPU": ("%", ours.cpu_percent, peer.cpu_percent),
        "memory": ("MB", ours.memory, peer.memory),
    }
    return [against(f"{name}: {what}", own, unit, NAME, other) for what, (unit, own, other) in figures.items()]


def human_pace() -> Iterator[Row]:
    """500 matches with a move every two seconds each: p99 next to a ping of the same server while it was idle."""
    with data_folder() as data, serving(data) as node:
        empty = node.memory
        watched = load_node(node, HUMAN, Played("origami"))
    name = "server, origami, 500 matches at human pace"
    each = 1000 * (watched.memory - empty) / HUMAN.matches
    yield Row(f"{name}: moves", watched.ended.rate, "moves/s")
    yield Row(f"{name}: p50", watched.ended.p50, "ms")
    yield against(f"{name}: p99", watched.ended.p99, "ms", IDLE_PING, watched.ended.idle_p99)
    yield Row(f"{name}: CPU", watched.cpu_percent, "%")
    yield Row(f"{name}: memory per match", each, "kB")


def from_cold() -> Iterator[Row]:
    """A long match on a server that was just started."""
    name = f"server, {LONG_GAME}, {LONG_PLAYERS} players, opening {LONG_MATCH} moves from cold"
    yield Row(name, min([cold_load(LONG_MATCH, LONG_GAME, LONG_PLAYERS) for _ in range(2)]), "ms")


def many_matches() -> Iterator[Row]:
    """Memory while very many matches are played to their end: after a tenth of them it should not grow any more."""
    watched = ours_under(Load(matches=50, warm_up=1, seconds=900), SHORTEST, MANY)
    name = f"server, {MANY} finished matches"
    yield Row(f"{name}: moves", watched.ended.rate, "moves/s")
    yield Row(f"{name}: time", watched.ended.seconds, "s")
    yield against(f"{name}: memory", watched.memory, "MB", "after the first tenth", watched.memories[1])
