"""`python -m kamishima.texts.booklet OUT`: the rulebooks as the web page shows them, `rules-GAME.LOCALE.json`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from kamishima.games.registry import GAMES, box
from kamishima.texts.catalogue import LOCALES
from kamishima.texts.rulebook import Rulebook, has_rules, read_rulebook, rules_text
from kamishima.texts.texts import Texts

Names = Mapping[str, tuple[str, ...]]


@cache
def rulebook(game: str, locale: str) -> Rulebook:
    """The rules of a game, in English where there is no translation."""
    source, written = rules_text(game, locale)
    return read_rulebook(game, written, source, names_in(game, written))


@cache
def names_in(game: str, locale: str) -> Names:
    """The cards that a name in the rules, in small letters, stands for."""
    found = box(game)
    names_of = found.part(found.rule_names)
    names: Names = {} if names_of is None else names_of(found.content(), Texts.load(game, locale).name)
    return names


def export(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in GAMES if has_rules(game)]
    books = {f"rules-{game}.{locale}.json": rulebook(game, locale) for game in games for locale in LOCALES}
    for name, book in books.items():
        (folder / name).write_bytes(msgspec.json.encode(book) + b"\n")
    return [folder / name for name in books]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="kamishima.texts.booklet", description="The rulebooks for the web page.")
    parser.add_argument("out", type=Path, help="folder for the JSON files; made if need be")
    asked = parser.parse_args(arguments)
    try:
        written = export(asked.out)
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    sys.stdout.write("".join(f"{path}\n" for path in written))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
