"""Help, lookups and discards speak of what a game has: cards, landmarks or pieces."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Evening

from kamishima.cli.commands.play import secret_of
from kamishima.cli.session.lineup import make_lineup
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.games.registry import GAMES, box

SEED = 3


def shown(game: str, *lines: str, locale: str = "en") -> str:
    """What is shown when these lines are typed at a new table."""
    match = Match(box(game).table(2), make_lineup("player", ["uniform"]).recorded, SecretDice(secret_of(SEED)))
    left = iter(lines)
    return Evening(match, secret_of(SEED), lambda _match: next(left, None), None, locale).shown


@pytest.mark.parametrize("game", GAMES)
def test_help_speaks_of_what_the_game_has(game: str) -> None:
    told = shown(game, "?")
    rows = {line.split()[0]: line.rstrip() for line in told.splitlines() if line.startswith("  ") and line.split()}
    expected = {
        "origami": ("read what a card does", "read all cards in play"),
        "islands": ("read what a landmark, a technology or a sheet is", "read all landmarks, technologies and cards"),
        "shaman": ("read what a piece can do", "read all pieces"),
    }[game]
    assert rows["card"].endswith(expected[0])
    assert rows["cards"].endswith(expected[1])
    assert ("discards" in rows) == (game != "islands")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The Tab key completes a word, and the line beneath shows what may follow."),
        ("de", "Die Tabulatortaste ergänzt ein Wort, und die Zeile darunter zeigt, was folgen kann."),
        ("pl", "Klawisz Tab uzupełnia słowo, a wiersz poniżej pokazuje, co może nastąpić dalej."),
    ],
)
def test_help_says_what_the_keys_do(game: str, locale: str, said: str) -> None:
    assert said in " ".join(shown(game, "?", locale=locale).split())


@pytest.mark.parametrize("game", GAMES)
def test_no_sign_of_the_legend_is_torn_apart(game: str) -> None:
    told = shown(game, "?").rpartition("quit")[2].splitlines()
    signs = [line for line in told[1:] if line.startswith("  ")]
    assert signs
    assert max(len(line) for line in signs) <= 100
    assert all(not line.startswith("   ") for line in signs)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("origami", "There is no card “unicorn”."),
        ("islands", "There is no landmark, technology or sheet “unicorn”."),
        ("shaman", "There is no piece or tribe “unicorn”."),
    ],
)
def test_what_is_not_found_is_named_by_its_kind(game: str, said: str) -> None:
    assert said in shown(game, "card unicorn")


@pytest.mark.parametrize(
    ("game", "said", "unsaid"),
    [
        ("origami", "Discard pile, top card first", "sunk"),
        ("islands", "Nothing is discarded in this game.", "Discard pile"),
        ("shaman", "no tile has been sunk", "Discard pile"),
    ],
)
def test_discards_have_a_heading_only_where_there_is_a_pile(game: str, said: str, unsaid: str) -> None:
    told = shown(game, "discards").partition("›")[2]
    assert said in told
    assert unsaid not in told
