"""A training from nothing to weights: rounds of self-play, learning and matches, each kept in a folder as it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from kamishima import __version__
from kamishima.bots.judge import Judge
from kamishima.bots.net import Weights
from kamishima.bots.net_file import FORMAT, Figure, Header, History, Round, write_net
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting
from kamishima.games.registry import open_table
from kamishima.lab.parallel import over, workers_for
from kamishima.train.learning import HIDDEN, Learned, learn
from kamishima.train.matches import Match, Shown, play_match
from kamishima.train.plan import Plan
from kamishima.train.players import Player, read_file, trainable
from kamishima.train.positions import Positions
from kamishima.train.self_play import Part, SelfPlay, play_part

PART = 8
"""So many games are kept in a file."""
FROZEN = "dragon-1"
GROUND = 0.03
"""A net that is kept may win so much less against the frozen level than its parent did: matches are short."""
PER_ROUND, PER_TABLE = 10_000_000, 1_000_000
"""Seeds are apart by so much."""
TRIAL = 4
"""So many games a process tell how long a decision takes."""


class Verdict(msgspec.Struct, frozen=True):
    """What became of a round."""

    kept: bool
    record: Round


class Campaign:
    def __init__(
        self, plan: Plan, folder: Path, processes: int | None, shown: Shown, tell: Callable[[str], None]
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.processes = processes
        self.shown = shown
        self.tell = tell
        self.inputs = [trainable(open_table(table)) for table in plan.tables]
        self.verdicts: list[Verdict] = []

    @property
    def best(self) -> Path | None:
        """The net of the last round that was kept."""
        kept = [number for number, verdict in enumerate(self.verdicts, 1) if verdict.kept]
        return self._candidate(kept[-1]) if kept else None

    def run(self) -> Path:
        """All rounds that are not done yet, and the last matches; the file with the weights and their history."""
        self._open()
        for number in range(1, self.plan.rounds + 1):
            kept = self.folder / f"round-{number}" / "verdict.json"
            if not kept.exists():
                kept.write_bytes(msgspec.json.encode(self._round(number)))
            self.verdicts.append(msgspec.json.decode(kept.read_bytes(), type=Verdict))
        best = self.best
        if best is None:
            raise KamishimaError("no net beat the judge written by hand: play more games, or more rounds")
        return self._finish(best)

    def _open(self) -> None:
        kept = self.folder / "plan.json"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            kept.write_bytes(msgspec.json.encode(self.plan))
            return
        before = msgspec.json.decode(kept.read_bytes(), type=Plan)
        if msgspec.structs.replace(before, rounds=0, final_games=0) != msgspec.structs.replace(
            self.plan, rounds=0, final_games=0
        ):
            raise KamishimaError(f"{self.folder} holds another training; name another folder, or train as there")

    def _candidate(self, number: int) -> Path:
        return self.folder / f"round-{number}" / "candidate.weights"

    # -- one round -------------------------------------------------------------------------------------------------

    def _round(self, number: int) -> Verdict:
        (self.folder / f"round-{number}").mkdir(exist_ok=True)
        new = [self._play(number, place) for place in range(len(self.plan.tables))]
        old = [self._read(number - 1, place) for place in range(len(self.plan.tables))]
        mixed = [[*before, *played] for before, played in zip(old, new, strict=True)]
        candidate = self._candidate(number)
        learned = learn(
            list(zip(self.inputs, mixed, strict=True)), self.plan.epochs, self.plan.seed + number, self.tell
        )
        record = Round(
            seed=self._seed(number, 0),
            games=sum([one.games for table in new for one in table]),
            positions=sum([one.count for table in mixed for one in table]),
            iterations=self.plan.iterations,
            epochs=self.plan.epochs,
            brier_judge=round(learned.brier_judge, 4),
            brier_net=round(learned.brier_net, 4),
        )
        candidate.write_bytes(write_net(self._header(learned, (record,), ()), _weights(learned)))
        return self._judged(number, record)

    def _seed(self, number: int, place: int) -> int:
        return self.plan.seed + number * PER_ROUND + place * PER_TABLE

    def _files(self, number: int, place: int) -> Path:
        return self.folder / f"round-{number}" / f"table-{place}"

    def _play(self, number: int, place: int) -> list[Positions]:
        """The games of a table; those that are in the folder already are not played again."""
        folder = self._files(number, place)
        folder.mkdir(exist_ok=True)
        games = self._games(place)
        first = self._seed(number, place)
        spec = SelfPlay(self.plan.tables[place], self._pool(), self.plan.noise)
        parts = [
            Part(spec, tuple(range(start, min(start + PART, first + games))))
            for start in range(first, first + games, PART)
            if not (folder / f"{start}.positions").exists()
        ]
        workers = workers_for(self.processes, len(parts))
        what = f"round {number}: self-play, {self.plan.tables[place].words}"
        done = 0
        chunks = ([pair] for pair in over(_played, parts, workers))
        for start, content in self.shown(chunks, len(parts), what):
            (folder / f"{start}.positions").write_bytes(content)
            done += 1
        if done < len(parts):
            raise KeyboardInterrupt
        return self._read(number, place)

    def _games(self, place: int) -> int:
        others = len(self.plan.tables) - 1
        if others == 0:
            return self.plan.games
        return self.plan.games // 2 if place == 0 else self.plan.games // 2 // others

    def _pool(self) -> tuple[Player, ...]:
        """Who plays: the best net, and now and then the judge written by hand."""
        iterations = str(self.plan.iterations)
        judge = Player(f"{FROZEN}@{iterations}")
        best = self.best
        return (judge,) if best is None else (*[Player(iterations, str(best))] * 4, judge)

    def _read(self, number: int, place: int) -> list[Positions]:
        files = sorted(self._files(number, place).glob("*.positions"))
        return [msgspec.msgpack.decode(file.read_bytes(), type=Positions) for file in files]

    # -- matches ---------------------------------------------------------------------------------------------------

    def _judged(self, number: int, record: Round) -> Verdict:
        """A net is kept when it beats its parent, and loses no ground against the frozen level."""
        candidate = Player(str(self.plan.gate_iterations), str(self._candidate(number)))
        frozen = Player(f"{FROZEN}@{self.plan.gate_iterations}")
        best = self.best
        against_frozen = [self._match(table, candidate, frozen, self.plan.gate_games) for table in self.plan.tables]
        figures = list(against_frozen)
        kept = _mean(against_frozen, self.plan.tables) > 0.0
        if best is not None:
            parent = Player(str(self.plan.gate_iterations), str(best))
            against = [self._match(table, candidate, parent, self.plan.gate_games) for table in self.plan.tables]
            before = [verdict for verdict in self.verdicts if verdict.kept][-1].record.figures
            held = _mean(against_frozen, self.plan.tables) >= _mean(before[: len(figures)], self.plan.tables) - GROUND
            kept = _mean(against, self.plan.tables) > 0.0 and held
            figures += [msgspec.structs.replace(figure, against="parent") for figure in against]
        self.tell(f"round {number}: {'kept' if kept else 'not kept'}")
        return Verdict(kept, msgspec.structs.replace(record, figures=tuple(figures)))

    def _match(self, table: Setting, player: Player, rival: Player, games: int) -> Figure:
        figure = play_match(Match(table, player, rival, games, self.plan.seed + 77), self.processes, self.shown)
        self.tell(in_words(figure))
        return figure

    def _finish(self, best: Path) -> Path:
        """The weights with the whole history, and figures against the frozen level at equal time."""
        figures = [self._at_equal_time(self.plan.tables[0], best)] if self.plan.final_games else []
        found = read_file(best)
        rounds = tuple([verdict.record for verdict in self.verdicts])
        history = msgspec.structs.replace(found.header.history, rounds=rounds, figures=tuple(figures))
        written = self.folder / "net.weights"
        header = msgspec.structs.replace(found.header, history=history)
        written.write_bytes(write_net(header, found.weights))
        return written

    def _at_equal_time(self, table: Setting, best: Path) -> Figure:
        """A short match says how long both think; then the net gets as many iterations as take as long."""
        judge: Judge = judge_of(open_table(table))
        effort = judge.effort("dragon")
        games = TRIAL * workers_for(self.processes, self.plan.final_games)
        trial = self._match(table, Player(str(effort), str(best), paced=True), Player(FROZEN), games)
        iterations = max(1, round(effort * trial.their_ms / max(0.001, trial.ms)))
        player = Player(str(iterations), str(best), paced=True)
        return self._match(table, player, Player(FROZEN), self.plan.final_games)

    def _header(self, learned: Learned, rounds: tuple[Round, ...], figures: tuple[Figure, ...]) -> Header:
        tables = [open_table(table) for table in self.plan.tables]
        history = History(
            __version__,
            tables[0].content_hash,
            tuple([table.words for table in self.plan.tables]),
            tuple(sorted({table.players for table in tables})),
            rounds,
            figures,
        )
        gain = _weights(learned).gain
        return Header(FORMAT, tables[0].name, HIDDEN, gain, learned.features, history)


def _played(part: Part) -> tuple[int, bytes]:
    """The first seed of a part, and its positions as they are kept."""
    return part.seeds[0], msgspec.msgpack.encode(play_part(part))


def _weights(learned: Learned) -> Weights:
    assert isinstance(learned.weights, Weights)
    return learned.weights


def _mean(figures: Sequence[Figure], tables: Sequence[Setting]) -> float:
    """How much more than its share a player wins, over all tables."""
    return sum([figure.ahead - 1 / table.players for figure, table in zip(figures, tables, strict=True)]) / len(tables)


def in_words(figure: Figure) -> str:
    percent = [round(100 * number, 1) for number in (figure.ahead, figure.low, figure.high)]
    return (
        f"{figure.table}: {percent[0]} % ({percent[1]} to {percent[2]}) of {figure.games} games against "
        f"{figure.against}; {figure.ms:.1f} ms a decision against {figure.their_ms:.1f}"
    )
