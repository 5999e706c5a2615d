"""Shaman Island in every language."""

from __future__ import annotations

import pytest
from tests.games.shaman.tables import table_of
from tests.games.shaman.test_narration import RIDING_EACH_OTHER
from tests.texts.sentences import Values, assert_whole, every
from tests.texts.shelf import CONTENTS, kinds_of, load

from kamishima.core.turn import Result
from kamishima.core.wire import Event
from kamishima.games.shaman.pack.content import house_text, read_content
from kamishima.games.shaman.show import events as told
from kamishima.testing.walk import heard
from kamishima.texts.catalogue import LOCALES, Catalogue
from kamishima.texts.texts import Texts

NAMES = ("Ana", "Ben", "Cleo")
KINDS = kinds_of("shaman")

VALUES: Values = {
    "seat": (0,),
    "owner": (0, 1),
    "site": ("m35",),
    "height": (2, 5),
    "piece": ("shaman", "warrior"),
    "coin": ("0", "5"),
    "space": ("n36",),
    "start": ("m35",),
    "end": ("o36",),
    "spirit": ("m35",),
    "host": ("n36",),
    "shaman": ("n36",),
    "warrior": ("m35",),
    "half_way": ("n35",),
    "riders": (0, 1, 3),
    "islands": (1, 2, 5),
    "before": (1, 3),
    "round": (7,),
    "reason": ("islands", "turn-limit"),
    "island": ("m35",),
    "tiles": (1, 4, 5),
    "totals": ((6, 6, 0),),
    "controllers": ((), (0,), (0, 1)),
    "points": ((12, 1, 0),),
}


@pytest.fixture(params=LOCALES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load("shaman", request.param)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
def test_every_event_is_a_sentence_for_everybody(texts: Texts, kind: type[Event]) -> None:
    for event in every(kind, VALUES):
        for audience in (0, 1, 2, None):
            assert_whole(texts.event(event, NAMES, audience))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
def test_who_acts_is_you_to_the_actor_and_a_name_to_everybody_else(texts: Texts, kind: type[Event]) -> None:
    if "seat" not in kind.__struct_fields__:
        return
    for event in every(kind, VALUES):
        assert "Ana" not in texts.event(event, NAMES, 0)
        assert texts.event(event, NAMES, 2).count("Ana") == 1
        assert texts.event(event, NAMES, 2) == texts.event(event, NAMES, None)


def test_movements_that_end_together_are_told_with_every_space(texts: Texts) -> None:
    """The shaman of p1 comes back to m35, onto the spirit of p2, and is still to be set down (S5.5)."""
    drawing = RIDING_EACH_OTHER.replace("spirit on p36", "spirit on o36")
    table = table_of(drawing, actions=1, turns=79)
    events = heard(table.game, table.state, table.game.parse("move n36 n35"), None)
    first, second = [texts.event(event, NAMES, None) for event in events if isinstance(event, told.SpiritReturned)]
    assert [word in first for word in ("Ana", "m35", "o36")] == [True] * 3
    assert [word in second for word in ("Ben", "p35", "m35")] == [True] * 3


def test_whose_spirit_or_rider_it_is_is_you_to_the_owner(texts: Texts) -> None:
    events = (
        told.SpiritRidden(0, "warrior", None, "m35", "p35", 1),
        told.RiderSettled(0, 1, "warrior", "3", "o34"),
        told.RiderSettled(0, 1, "shaman", None, "o34"),
    )
    for event in events:
        assert "Ben" not in texts.event(event, NAMES, 1)
        assert "Ana" in texts.event(event, NAMES, 1)
        assert "Ben" in texts.event(event, NAMES, 0)


HIDDEN = {
    "en": [
        "Ana chooses a warrior to be placed next.",
        "Ana places a warrior on n36.",
        "Ana moves a warrior from m35 to m38.",
        "Ana moves a warrior from m35 onto Ben’s spirit on p35.",
        "Ana’s spirit sets down Ben’s warrior on o34.",
    ],
    "de": [
        "Ana wählt den nächsten Krieger.",
        "Ana setzt einen Krieger auf n36.",
        "Ana zieht einen Krieger von m35 nach m38.",
        "Ana zieht einen Krieger von m35 auf den Geist von Ben bei p35.",
        "Der Geist von Ana setzt einen Krieger von Ben auf o34 ab.",
    ],
    "pl": [
        "Ana wybiera następnego wojownika.",
        "Ana stawia wojownika na n36.",
        "Ana przesuwa wojownika z m35 na m38.",
        "Ana przesuwa wojownika z m35 na ducha gracza Ben na p35.",
        "Duch gracza Ana stawia wojownika gracza Ben na o34.",
    ],
}


def test_a_hidden_coin_is_just_a_warrior(texts: Texts) -> None:
    events = [
        told.CoinChosen(0, None),
        told.PiecePlaced(0, "warrior", None, "n36"),
        told.PieceMoved(0, "warrior", None, "m35", "m38"),
        told.SpiritRidden(0, "warrior", None, "m35", "p35", 1),
        told.RiderSettled(0, 1, "warrior", None, "o34"),
    ]
    assert [texts.event(event, NAMES, None) for event in events] == HIDDEN[texts.locale]


OPEN = {
    "en": ["You choose warrior 3 to be placed next.", "You place warrior 0 on n36.", "You place your shaman on n36."],
    "de": ["Du wählst als Nächstes Krieger 3.", "Du setzt Krieger 0 auf n36.", "Du setzt deinen Schamanen auf n36."],
    "pl": ["Wybierasz następnego wojownika: 3.", "Stawiasz wojownika 0 na n36.", "Stawiasz swojego szamana na n36."],
}


def test_a_coin_that_is_seen_is_named(texts: Texts) -> None:
    events = [
        told.CoinChosen(0, "3"),
        told.PiecePlaced(0, "warrior", "0", "n36"),
        told.PiecePlaced(0, "shaman", None, "n36"),
    ]
    assert [texts.event(event, NAMES, 0) for event in events] == OPEN[texts.locale]


# Five tiles, a shaman against 1 + 2 + 3: both hold the island and share its tiles (S8.2).
SHARED = {
    "en": "The island at m35, 5 tiles, brings Ana 12 points (strength 6) and you 6 points (strength 6).",
    "de": "Die Insel bei m35, 5 Plättchen, bringt Ana 12 Punkte (Stärke 6) und dir 6 Punkte (Stärke 6).",
    "pl": "Wyspa m35 (5 kafelków) daje graczowi Ana 12 punktów (siła 6) i tobie 6 punktów (siła 6).",
}


def test_an_island_says_what_it_brings_to_whom(texts: Texts) -> None:
    shared = told.IslandScored("m35", 5, (6, 6, 0), (0, 1), (12, 6, 0))
    assert texts.event(shared, NAMES, 1) == SHARED[texts.locale]
    deserted = texts.event(told.IslandScored("m35", 1, (0, 0, 0), (), (0, 0, 0)), NAMES, 1)
    assert not [name for name in NAMES if name in deserted]


def test_tribes_and_pieces_have_names(texts: Texts) -> None:
    content = CONTENTS["shaman"]
    assert len({texts.name("tribe", tribe) for tribe in content.tribes}) == len(content.tribes)
    for piece in ("shaman", "warrior", "spirit", "tile"):
        assert texts.name("piece", piece)
        assert_whole(texts.about("piece", piece, value=content.shaman.value.value))
    assert "6" in texts.about("piece", "shaman", value=6)


def test_what_a_pack_adds_is_called_by_its_words() -> None:
    pack = house_text().replace("suns =", "star-fish =").replace("[coins.1]", "[coins.ace]")
    english = Texts(Catalogue.load("shaman", "en"), read_content(pack))
    assert english.name("tribe", "star-fish") == "Star Fish"
    assert english.word("ace") == "Ace"


def test_hints_with_details_say_more(texts: Texts) -> None:
    def hint(phase: str, coin: str | None = None, *, actions: int = 0, raising: bool = False) -> str:
        found = texts.phase_hint(phase, coin=coin, actions=actions, raising=raising)
        assert_whole(found)
        return found

    assert "3" in hint("place", "3")
    assert hint("place") != hint("place", "3")
    assert hint("build") != hint("build", raising=True)
    assert hint("turn", actions=1) != hint("turn", actions=2)
    assert hint("settle") == texts.phase_hint("settle")


def test_a_space_explains_itself(texts: Texts) -> None:
    for space in ("m35", "p35", "wn10", "em61"):
        assert texts.word(space, NAMES) == space


@pytest.mark.parametrize("reason", ["islands", "turn-limit"])
def test_every_way_to_end_has_its_sentence(texts: Texts, reason: str) -> None:
    lines = texts.result_lines(Result((20, 20, 4), (1, 1, 3), reason), NAMES)
    assert lines[0] == texts.ending(reason)
    assert texts.event(told.GameEnded(reason), NAMES, None) == texts.ending(reason)
