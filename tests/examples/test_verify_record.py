"""docs/records.md is enough to verify a match: a program that was written from it does, and imports nothing of ours."""

from __future__ import annotations

import ast
import hashlib
import random
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from kamishima.core.chance import Dice, SecretDice, below
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import box

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "verify_record"
CORPUS = ROOT / "tests" / "corpus"
RELEASED = ROOT / "src" / "kamishima" / "games"
DOCUMENT = (ROOT / "docs" / "records.md").read_text("utf-8")
NAMES = ("ana", "bo", "cy", "dee", "eli", "fay")
MATCHES = 100

Options = Mapping[str, object]
Setting = tuple[int, Options]

SETTINGS: dict[str, tuple[str, list[Setting]]] = {
    "origami classic": ("origami", [(players, {}) for players in (2, 3, 4)]),
    "origami legends": ("origami", [(players, {"box": "legends"}) for players in (2, 3, 4)]),
    "origami combined": (
        "origami",
        [(players, {"box": "combined", "characters": has}) for players in (2, 3, 4) for has in (True, False)],
    ),
    "islands": ("islands", [(players, {}) for players in range(1, 7)]),
    "islands variants": (
        "islands",
        [(2, {"near": True}), (3, {"catch-up": True}), (4, {"near": True, "catch-up": True})],
    ),
    "islands science": ("islands", [(1, {"science": True}), (1, {"science": True, "near": True})]),
    "shaman": ("shaman", [(players, {}) for players in (2, 3, 4)]),
}


@cache
def table(game: str, players: int, options: tuple[tuple[str, object], ...]) -> AnyGame:
    """Reading the content takes longer than a match."""
    return box(game).table(players, dict(options))


def played(game: AnyGame, seed: int, decisions: int | None = None, dice: Dice | None = None) -> Match:
    """A match by players who choose at random, or its first decisions."""
    rng = random.Random(seed)
    match = Match(game, NAMES[: game.players], dice or SecretDice(secret_of(seed)))
    while isinstance(turn := match.turn, Decision) and decisions != 0:
        match.act(turn.seat, turn.actions[below(rng, len(turn.actions))])
        decisions = None if decisions is None else decisions - 1
    return match


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(f"match {seed}".encode()).digest()


def text_of(match: Match, seed: int, earlier: Sequence[str] = ()) -> str:
    return write(record(match, "house", "0.1.0", secret_of(seed), publish=True, earlier=earlier))


def verified(game: str, texts: Sequence[str], folder: Path, pack_text: str | None = None) -> list[str]:
    """What the program says about records, a line for each. It runs without anything that was ever installed."""
    pack = folder / "pack.toml"
    pack.write_text(pack_text or box(game).house_text(), "utf-8")
    paths = [folder / f"{number}.txt" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8")
    command = [sys.executable, "-S", "-E", str(EXAMPLES / "verify_record.py"), str(pack), *map(str, paths)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    assert run.stderr == ""
    said = [line.partition(": ")[2] for line in run.stdout.splitlines()]
    assert run.returncode == (0 if all(re.match("[0-9]+ chance", line) for line in said) else 1)
    assert len(said) == len(texts)
    return said


def good(text: str) -> str:
    """What is said about a record that is right: all of its chance was drawn again."""
    return f"{len(re.findall('^~: ', text, re.MULTILINE))} chance steps drawn again"


@pytest.mark.parametrize("name", SETTINGS)
def test_a_program_written_from_the_document_verifies_a_hundred_matches(name: str, tmp_path: Path) -> None:
    game, settings = SETTINGS[name]
    texts: list[str] = []
    for seed in range(MATCHES):
        players, options = settings[seed % len(settings)]
        texts.append(text_of(played(table(game, players, tuple(options.items())), seed), seed))
    assert verified(game, texts, tmp_path) == [good(text) for text in texts]


@pytest.mark.parametrize("archive", sorted([path.name for path in CORPUS.glob("*.zip")]))
def test_the_program_verifies_records_of_every_version_of_the_rules(archive: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(CORPUS / archive) as opened:
        texts = [opened.read(name).decode() for name in opened.namelist()]
    game, content = texts[0].split("\n")[2].split('"')[1], archive.removesuffix(".zip").split("-")[2]
    kept = next(path.name for path in (RELEASED / game / "content" / "released").glob(f"{content}*"))
    pack = box(game).released_pack(kept.removesuffix(".toml.gz"))
    assert verified(game, texts, tmp_path, pack) == [good(text) for text in texts]


# -- a chance step that was changed -----------------------------------------------------------------------------------


def forged(text: str, row: int, words: str) -> str:
    """The record with another chance step at a row, and a digest that fits it."""
    rows = text.split("\n")
    rows[row] = f"~: {words}"
    first = rows.index("+++", 1) + 1
    digest = hashlib.sha256("\n".join(rows[first:]).encode()).hexdigest()
    return "\n".join([f'digest = "{digest}"' if line.startswith("digest = ") else line for line in rows])


def forgeries(text: str) -> list[tuple[str, int]]:
    """Records with one chance step replaced by what another one said, and the line of it."""
    rows = text.split("\n")
    steps = [(row, line.removeprefix("~: ")) for row, line in enumerate(rows) if line.startswith("~: ")]
    found: list[tuple[str, int]] = []
    for row, words in steps:
        others = sorted({said for _, said in steps if said != words and said.split()[0] == words.split()[0]})
        if others:
            found.append((forged(text, row, others[row % len(others)]), row + 1))
    return found


@pytest.mark.parametrize("name", SETTINGS)
def test_one_chance_step_that_was_changed_is_found(name: str, tmp_path: Path) -> None:
    game, settings = SETTINGS[name]
    if game == "shaman":
        settings = [(2, {"position": shaman_position(3, 25)})]  # as usual only the first player is drawn
    players, options = settings[-1]
    made = forgeries(text_of(played(table(game, players, tuple(options.items())), 7), 7))
    assert len(made) > 5
    said = verified(game, [text for text, _ in made], tmp_path)
    for line, (_, number) in zip(said, made, strict=True):
        assert line.startswith(f"line {number}: the secret draws "), line


def test_the_first_player_of_shaman_island_cannot_be_changed(tmp_path: Path) -> None:
    text = text_of(played(table("shaman", 2, ()), 7), 7)
    rows = text.split("\n")
    row = next(number for number, line in enumerate(rows) if line.startswith("~: start"))
    other = "start p2" if rows[row] == "~: start p1" else "start p1"
    (said,) = verified("shaman", [forged(text, row, other)], tmp_path)
    assert said.startswith(f"line {row + 1}: ")


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("commitment = ", 'commitment = "00"', "the commitment"),
        ("digest = ", 'digest = "00"', "steps or digest"),
        ("secret = ", "", "the secret is not published"),
    ],
)
def test_a_front_matter_that_was_changed_is_found(wrong: str, right: str, said: str, tmp_path: Path) -> None:
    rows = text_of(played(table("shaman", 2, ()), 1), 1).split("\n")
    changed = "\n".join([right if row.startswith(wrong) else row for row in rows])
    (answer,) = verified("shaman", [changed], tmp_path)
    assert answer.startswith(said)


# -- matches that began elsewhere --------------------------------------------------------------------------------------


def position_of(game: AnyGame, seed: int, decisions: int) -> str:
    """A moment of a match after so many decisions, or somewhat earlier where it is over by then."""
    match = played(game, seed, decisions)
    while not isinstance(match.turn, Decision):
        decisions -= 1
        match = played(game, seed, decisions)
    return game.written(match.state)


def shaman_position(seed: int, decisions: int) -> str:
    return position_of(table("shaman", 2, ()), seed, decisions)


def test_matches_from_a_position_are_verified_with_the_coins_that_were_dealt(tmp_path: Path) -> None:
    texts: list[str] = []
    for seed in range(30):
        position = shaman_position(seed, 10 + seed)  # the pieces are placed, then it is played
        texts.append(text_of(played(table("shaman", 2, (("position", position),)), seed), seed))
    assert sum(text.count("~: coin ") for text in texts) > 100
    assert verified("shaman", texts, tmp_path) == [good(text) for text in texts]


def test_matches_from_a_position_of_origami_islands_are_verified(tmp_path: Path) -> None:
    texts: list[str] = []
    for seed in range(20):
        position = position_of(table("islands", 3, ()), seed, 3 + 4 * seed)
        texts.append(text_of(played(table("islands", 3, (("position", position),)), seed), seed))
    assert verified("islands", texts, tmp_path) == [good(text) for text in texts]


def test_sheets_that_were_dealt_before_a_position_are_not_left(tmp_path: Path) -> None:
    position = "now dealing p2; p1 sheets a a c"
    game = table("islands", 2, (("position", position),))
    texts = [text_of(played(game, seed), seed) for seed in range(20)]
    assert verified("islands", texts, tmp_path) == [good(text) for text in texts]


class Changing(Dice):
    """Draws from one secret first, then from another."""

    def __init__(self, until: int, first: bytes, then: bytes) -> None:
        self.until = until
        self.first = SecretDice(first)
        self.then = SecretDice(then)

    def below(self, step: int, total: int) -> int:
        return (self.first if step < self.until else self.then).below(step, total)


def test_a_match_that_went_on_from_another_is_verified_with_both_secrets(tmp_path: Path) -> None:
    game, first = table("origami", 3, ()), secret_of(100)
    match = played(game, 5, dice=Changing(20, first, secret_of(5)))
    text = text_of(match, 5, earlier=[f"20 {first.hex()}"])
    assert verified("origami", [text], tmp_path) == [good(text)]


def test_a_match_that_is_not_over_is_verified_as_far_as_it_goes(tmp_path: Path) -> None:
    game = table("origami", 3, (("box", "combined"),))
    texts = [text_of(played(game, seed, 10 + seed), seed) for seed in range(40)]
    assert verified("origami", texts, tmp_path) == [good(text) for text in texts]


# -- the document and the program --------------------------------------------------------------------------------------


def test_the_program_needs_the_standard_library_alone() -> None:
    own = {path.stem for path in EXAMPLES.glob("*.py")}
    for path in EXAMPLES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name in own or name.partition(".")[0] in sys.stdlib_module_names, (path.name, name)


def test_the_document_names_every_chance_step_and_every_verb_that_moves_cards() -> None:
    for verb in ("family F", "pair P", "card C", "start P", "count", "sheet S", "die N", "dice L H", "coin C"):
        assert f"| `{verb}` |" in DOCUMENT
    pack = tomllib.loads(box("origami").house_text())
    effects = [card["effect"] for card in pack["cards"].values()]
    acting = {
        verb["verb"] for effect in effects if effect["when"] in ("instant", "action", "price") for verb in effect["do"]
    }
    for verb in sorted(acting):
        assert f"\n| `{verb}` " in DOCUMENT, verb
