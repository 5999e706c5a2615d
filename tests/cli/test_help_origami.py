"""What the terminal says of Origami is true of this very table: the draw limit, the actions and the cards it has."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Evening, texts_in
from tests.games.origami.conftest import Position, draw_table

from kamishima.cli.commands.play import secret_of
from kamishima.cli.session.lineup import make_lineup
from kamishima.cli.session.typed_input import TypedInput
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_content, house_text, read_content
from kamishima.games.origami.terminal.drawing import OrigamiDrawing, example_of
from kamishima.games.registry import box
from kamishima.testing.walk import actions_of

NAMES = ("Ana", "Ben")
SEED = 3
LOCALES = ("en", "de", "pl")


def drawing(position: Position, locale: str) -> OrigamiDrawing:
    return OrigamiDrawing(position.game, texts_in(locale), NAMES)


def meaning_of_draw(drawn: str, locale: str = "en") -> str:
    """What the terminal says after an empty line: the part about `draw`."""
    position = draw_table(drawn)
    picture, view = drawing(position, locale), position.view("p1")
    phrases = [action.phrase() for action in actions_of(position.game, position.state)]
    typed_input = TypedInput(
        phrases, picture.words, texts_in(locale), NAMES, phase=view.phase, details=picture.details(view)
    )
    return typed_input.parse("").answer.partition("draw (")[2].partition(")")[0]


SAYING = {
    "en": "take cards from the draw line, worth at most {} folds altogether",
    "de": "Karten aus der Auslage nehmen, zusammen höchstens {} Faltungen wert",
    "pl": "weź z rzędu karty o łącznej wartości do {} zagięć",
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("drawn", "folds"),
    [
        pytest.param("line: cat dog", 4, id="usual"),
        pytest.param("characters: merchant-red\nline: oni", 5, id="red merchant"),
        pytest.param("line: oni\np1 left: mesosaurus\np1 right: brontosaurus", 6, id="mesosaurus and brontosaurus"),
        pytest.param("line: oni\np1 left: mesosaurus\np1 right: t-rex", 4, id="never less than usual"),
        pytest.param(
            "characters: merchant-red sumo-wrestler-red\nline: oni\np1 left: mesosaurus\np1 right: brontosaurus",
            8,
            id="all of them",
        ),
        pytest.param("line: oni\np2 left: mesosaurus\np2 right: brontosaurus", 4, id="of another player"),
    ],
)
def test_draw_says_how_many_folds_it_allows_now(drawn: str, folds: int, locale: str) -> None:
    assert meaning_of_draw(drawn, locale) == SAYING[locale].format(folds)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "worth at most 5 folds altogether; one card worth 1 fold does not count"),
        ("de", "zusammen höchstens 5 Faltungen wert; eine Karte mit 1 Faltung zählt nicht mit"),
        ("pl", "o łącznej wartości do 5 zagięć; jedna karta warta 1 zagięcie się nie wlicza"),
    ],
)
def test_draw_says_that_the_yellow_fisherman_gives_a_card_free(locale: str, said: str) -> None:
    assert meaning_of_draw("characters: merchant-red fisherman-yellow\nline: oni", locale).endswith(said)


@pytest.mark.parametrize(
    ("locale", "both", "three"),
    [
        ("en", "Choose one action: draw, or play an origami.", "use a special action that lies on top"),
        ("de", "Wähle eine Aktion: Karten ziehen oder ein Origami ausspielen.", "Sonderaktion"),
        ("pl", "Wybierz jedną akcję: dobierz karty albo zagraj origami.", "akcji specjalnej"),
    ],
)
def test_the_hint_of_a_turn_names_special_actions_only_where_a_family_in_play_has_them(
    locale: str, both: str, three: str
) -> None:
    legends, classic, mixed = (draw_table(drawn) for drawn in ("line: oni macaw", "line: cat", "line: cat oni"))
    assert drawing(legends, locale).hint(legends.view("p1")) == both
    for position in (classic, mixed):
        assert three in drawing(position, locale).hint(position.view("p1"))


# -- help --------------------------------------------------------------------------------------------------------------


def help_of(options: dict[str, object], locale: str = "en") -> str:
    match = Match(
        box("origami").table(2, options), make_lineup("player", ["uniform"]).recorded, SecretDice(secret_of(SEED))
    )
    lines = iter(["", "?"])
    shown = Evening(match, secret_of(SEED), lambda _match: next(lines, None), None, locale).shown
    return " ".join(shown.split())


def names_in(text: str) -> list[str]:
    """The cards that a text names by their words."""
    return [word for word in text.replace("“", " ").replace("”", " ").split() if word in house_content().cards]


@pytest.mark.parametrize("locale", LOCALES)
def test_help_of_the_legends_box_names_only_cards_that_it_has(locale: str) -> None:
    told = help_of({"box": "legends"}, locale).rpartition("›")[0].rpartition("›")[2]
    game = Origami(house_content(), 2, {"box": "legends"})
    named = names_in(told.replace("„", " ").replace("“", " "))
    assert named == ["seal", "velociraptor", "ninja-red"]
    assert {*named} <= {kind.name for kind in game.kinds}
    assert texts_in(locale).say("effect-action").rstrip(".") not in told


@pytest.mark.parametrize(
    ("options", "example"),
    [
        ({}, "play raccoon left pay owl elephant"),
        ({"box": "combined"}, "play raccoon left pay owl elephant"),
        ({"box": "legends"}, "play seal left pay velociraptor ninja-red"),
        ({"families": ["sea", "lawn"]}, "play minnow left pay caterpillar fly"),
    ],
)
def test_the_example_of_an_action_is_made_of_cards_that_are_in_the_game(
    options: dict[str, object], example: str
) -> None:
    game = Origami(house_content(), 2, options)
    assert OrigamiDrawing(game, texts_in("en"), NAMES).example == example
    words = example.split()
    cost = house_content().cards[words[1]].cost.value
    assert sum(house_content().cards[word].folds.value for word in words[4:]) == cost


def test_the_example_of_a_pack_without_our_cards_is_made_of_its_own() -> None:
    content = read_content(house_text().replace("raccoon", "badger").replace("[cards.seal]", "[cards.otter]"))
    for kept in ("classic", "legends"):
        game = Origami(content, 2, {"box": kept})
        example = example_of(game.kinds)
        assert example.startswith("play ")
        assert game.parse(example).text == example


def test_what_can_be_looked_up_is_completed_with_cards_of_the_box() -> None:
    game = Origami(house_content(), 2, {"box": "legends"})
    words = OrigamiDrawing(game, texts_in("en"), NAMES).words
    assert "seal" in words
    assert "raccoon" not in words
