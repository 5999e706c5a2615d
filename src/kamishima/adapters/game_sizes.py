"""The figures of the research pages: sizes, branching, length, chance and information sets, measured by random play.

python -m kamishima.adapters.game_sizes origami              # print them
python -m kamishima.adapters.game_sizes --write docs/research   # write them into the pages
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import mean, median

import msgspec

from kamishima.adapters.arrays import Observer
from kamishima.adapters.recall import DIGEST, LOG
from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import Vocabulary, WordPlay
from kamishima.core.errors import BadOptions, KamishimaError
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Chance, Decision, SeatId
from kamishima.games.registry import GAMES
from kamishima.testing.walk import walk

MARK = "<!-- figures: {} -->"
SAMPLES = 200
"""So many guesses of what is hidden are compared with each other."""


class Figures:
    def __init__(self, game: AnyGame, matches: int) -> None:
        self.game = game
        self.vocabulary = Vocabulary(game)
        self.plan = Observer(game, self.vocabulary).plan
        self.decisions: list[int] = []
        self.steps: list[int] = []
        self.chances: list[int] = []
        self.offers: list[int] = []
        self.words: list[int] = []
        self.outcomes: list[int] = []
        self.paths: list[float] = []
        """The decimal logarithm of how many ways there were, in each match."""
        self.alike: list[float] = []
        """How many positions a seat could not tell apart, at some of its decisions."""
        for seed in range(matches):
            self._watch(seed)
            self._say(seed)

    def _watch(self, seed: int) -> None:
        decisions, chances, ways, rng = 0, 0, 0.0, random.Random(seed)
        for visit in walk(self.game, seed):
            turn = self.game.turn(visit.state)
            if isinstance(turn, Decision):
                decisions += 1
                self.offers.append(len(turn.actions))
                ways += math.log10(len(turn.actions))
                if rng.random() < 0.03:
                    self.alike.append(alike(self.game, visit.state, turn.seat, rng))
            elif isinstance(turn, Chance):
                chances += 1
                self.outcomes.append(len(turn.actions))
        self.decisions.append(decisions)
        self.chances.append(chances)
        self.paths.append(ways)

    def _say(self, seed: int) -> None:
        play, rng, steps = WordPlay(self.game, self.vocabulary), random.Random(seed), 0
        play.reset(seed)
        while play.choice is not None:
            self.words.append(len(play.choice.numbers))
            play.say(rng.choice(play.choice.numbers))
            steps += 1
        self.steps.append(steps)

    def row(self, name: str) -> list[str]:
        """The figures in the order of `HEADS`."""
        return [
            name,
            f"{self.vocabulary.size:,}",
            f"{self.plan.size:,}",
            f"{self.plan.size + DIGEST + LOG:,}",
            f"{mean(self.decisions):.0f} ({max(self.decisions)})",
            f"{mean(self.steps):.0f} ({max(self.steps)})",
            f"{mean(self.offers):.1f} ({max(self.offers)})",
            f"{mean(self.words):.1f} ({max(self.words)})",
            f"{mean(self.chances):.0f}",
            f"{mean(self.outcomes):.1f}" if self.outcomes else "–",
            f"10^{mean(self.paths):.0f}",
            f"{many(median(self.alike))} ({many(max(self.alike))})" if self.alike else "–",
        ]


HEADS = (
    "table", "words", "observation", "information state", "decisions", "steps", "actions", "next words", "chance steps",
    "outcomes", "ways", "alike",
)  # fmt: skip


def alike(game: AnyGame, state: State, seat: SeatId, rng: random.Random) -> float:
    """About how many positions a seat cannot tell apart here: the fewer there are, the oftener two guesses agree."""
    guesses = [msgspec.json.encode(game.encode(game.resample(state, seat, rng))) for _ in range(SAMPLES)]
    pairs = SAMPLES * (SAMPLES - 1) / 2
    same = sum([guesses.count(guess) * (guesses.count(guess) - 1) / 2 for guess in set(guesses)])
    return pairs / same if same else math.inf


def many(count: float) -> str:
    """A number of positions; beyond what the guesses can tell apart it is only known to be large."""
    return f"> {SAMPLES * (SAMPLES - 1) // 2:,}" if math.isinf(count) else f"{count:,.0f}"


def tables(name: str) -> Iterator[tuple[str, AnyGame]]:
    """Every table of a game that has a row: its measured options, each with all numbers of players that it is for."""
    for options in GAMES[name].measured_options:
        words = [f"{option}={value}".lower().replace("=true", "") for option, value in options.items()]
        for players in GAMES[name].players:
            try:
                table = make_table(name, players, options)
            except BadOptions:
                continue
            yield ", ".join([f"{players} players" if players > 1 else "1 player", *words]), table


def figures(name: str, matches: int) -> str:
    """The figures of a game as a table in Markdown."""
    rows = [Figures(game, matches).row(title) for title, game in tables(name)]
    return markdown(HEADS, rows)


def blocks(name: str) -> str:
    """The named arrays of an observation, for the usual table of a game."""
    game = make_table(name)
    plan = Observer(game, Vocabulary(game)).plan
    rows = [[f"`{block.name}`", " × ".join(map(str, block.shape)), block.meaning] for block in plan.blocks]
    return markdown(("block", f"shape with {game.players} players", "meaning"), rows)


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines])


def written(text: str, part: str, content: str) -> str:
    mark = MARK.format(part)
    pieces = text.split(mark)
    if len(pieces) != 3:
        raise KamishimaError(f"the page needs two marks {mark}, not {len(pieces) - 1}")
    return f"{pieces[0]}{mark}\n{content}\n{mark}{pieces[2]}"


def write_pages(folder: Path, names: Sequence[str], matches: int) -> None:
    for name in names:
        path = folder / f"{name}.md"
        text = written(path.read_text("utf-8"), "measured", figures(name, matches))
        path.write_text(written(text, "blocks", blocks(name)), "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m kamishima.adapters.game_sizes", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; all of them without")
    parser.add_argument("--matches", type=int, default=20, help="random matches for each table")
    parser.add_argument("--write", type=Path, help="the folder of the pages")
    given = parser.parse_args(arguments)
    try:
        if unknown := [name for name in given.game if name not in GAMES]:
            raise KamishimaError(f"there is no game {unknown[0]!r}; the games are {', '.join(GAMES)}")
        if given.matches < 1:
            raise KamishimaError(f"at least one match is played, not {given.matches}")
        names = given.game or list(GAMES)
        if given.write is not None:
            write_pages(given.write, names, given.matches)
        else:
            sys.stdout.write("\n".join([f"{name}\n\n{figures(name, given.matches)}\n" for name in names]))
    except (KamishimaError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
