"""Write the corpus: a record of every set-up of our games, by the newest rules and the installed content.

    PYTHONPATH=src python -m tests.corpus.write

The house packs are kept as well, where `Box.released_pack` finds them. What was written stays as it is: it stands for
the matches of a release. Only what is missing is added, so that a new version of some rules or cards brings its own.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
import zipfile
from pathlib import Path

from kamishima import __version__
from kamishima.core.chance import SecretDice
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import OURS, box

FOLDER = Path(__file__).parent
GAMES = FOLDER.parents[1] / "src" / "kamishima" / "games"
NAMES = ("ana", "bo", "cy", "dee", "eli", "fay")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same records make the same archive."""


class SetupDice(SecretDice):
    """The dice of a set-up, and its players, who choose at random."""

    def __init__(self, name: str) -> None:
        super().__init__(hashlib.sha256(f"corpus {name}".encode()).digest())
        self.players = SecretDice(hashlib.sha256(f"players {name}".encode()).digest())


def setup_name(players: int, options: dict[str, object]) -> str:
    """`3-near-catch-up`, `2-turn-limit-5`."""
    words = [str(players)]
    for name, value in options.items():
        values = value if isinstance(value, list | tuple) else [value]
        words += [name, *[str(each) for each in values if each is not True]]
    return "-".join(words)


def played(game: AnyGame, name: str) -> str:
    dice = SetupDice(name)
    match = Match(game, NAMES[: game.players], dice)
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[dice.players.below(len(match.log), len(turn.actions))])
    return write(record(match, box(game.name).pack_name(), __version__, dice.secret, publish=True))


def write_archive(game: str, path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for players, options in box(game).setups():
            name = setup_name(players, options)
            made = zipfile.ZipInfo(f"{name}.txt", LONG_AGO)
            archive.writestr(made, played(box(game).table(players, options), f"{game} {name}"), zipfile.ZIP_DEFLATED, 9)


def tell(path: Path) -> None:
    sys.stdout.write(f"{path.name}: {path.stat().st_size} bytes\n")


def keep_pack(game: str, content: str) -> None:
    path = GAMES / game / "content" / "released" / f"{content}.toml.gz"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(gzip.compress(box(game).house_text().encode(), 9, mtime=0))
        tell(path)


def main() -> None:
    for game in OURS:
        made = box(game).table(box(game).usual_number)
        keep_pack(game, made.content_hash)
        path = FOLDER / f"{game}-{made.rules}-{made.content_hash[:12]}.zip"
        if not path.exists():
            write_archive(game, path)
            tell(path)


if __name__ == "__main__":
    main()
