"""The games whose texts are tested, and every id that they can ask for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_type_hints

from kamishima.core.game import AnyGame
from kamishima.core.phases import Phase
from kamishima.core.turn import seat_word
from kamishima.core.wire import Event
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack import content as islands_content
from kamishima.games.islands.pack.landmarks import COLOURS, KINDS
from kamishima.games.islands.rules.science.research import TOP_LEVEL
from kamishima.games.islands.rules.scoring import TITLES
from kamishima.games.islands.rules.state import TECHNOLOGIES
from kamishima.games.islands.show import events as islands_told
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack import content as origami_content
from kamishima.games.origami.pack.schema import Effect, Verb
from kamishima.games.origami.show import events as origami_told
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack import content as shaman_content
from kamishima.games.shaman.show import events as shaman_told
from kamishima.texts.catalogue import Catalogue
from kamishima.texts.texts import PLACE, Texts

NARRATIONS = {"origami": origami_told, "islands": islands_told, "shaman": shaman_told}
GAMES = tuple(NARRATIONS)
CONTENTS: dict[str, Any] = {
    "origami": origami_content.house_content(),
    "islands": islands_content.house_content(),
    "shaman": shaman_content.house_content(),
}
BROADEST: dict[str, AnyGame] = {
    "origami": Origami(CONTENTS["origami"], 4, {"box": "combined"}),
    "islands": Islands(CONTENTS["islands"], 6, {}),
    "shaman": ShamanIsland(CONTENTS["shaman"], 4, {}),
}
"""A table of each game with all its phases and words."""


@cache
def load(game: str, locale: str) -> Texts:
    """The texts of a game in a language, with our own content."""
    return Texts(Catalogue.load(game, locale), CONTENTS[game])


def kinds_of(game: str) -> list[type[Event]]:
    """All classes of events of a game."""
    return [kind for kind in Event.__subclasses__() if kind.__module__ == NARRATIONS[game].__name__]


def phases_of(game: str) -> list[str]:
    """The phases that a view can show, those of Origami's cards aside."""
    table: Any = BROADEST[game]
    cards = CONTENTS["origami"].cards if game == "origami" else {}
    phases: dict[str, object] = table._phases
    return [
        key
        for key, phase in phases.items()
        if key.partition(".")[0] not in cards and getattr(type(phase), "offer", None) is not Phase.offer
    ]


def words_of(game: str) -> list[str]:
    """The words of a game that are neither numbers nor places nor seats."""
    table = BROADEST[game]
    seats = [seat_word(seat) for seat in table.seats]
    return [word for word in table.vocabulary if not (word.isdecimal() or PLACE.fullmatch(word) or word in seats)]


def ids_of(game: str) -> set[str]:
    """Every id that a game can ask for."""
    own = {"origami": _ids_of_origami, "islands": _ids_of_islands, "shaman": _ids_of_shaman}[game]()
    return {
        "game-title",
        *own,
        *[f"phase-{phase}" for phase in phases_of(game)],
        *[str(kind.__struct_config__.tag) for kind in kinds_of(game)],
    }


def _ids(prefix: str, words: Iterable[object]) -> list[str]:
    return [f"{prefix}-{word}" for word in words]


def _ids_of_origami() -> set[str]:
    content = CONTENTS["origami"]
    names = {*content.cards, *content.families, *content.pairs}
    return {
        *("tie-break", "phase-instant", "phase-verb"),
        *_ids("card", content.cards),
        *_ids("family", content.families),
        *_ids("pair", content.pairs),
        *_ids("group", [card.effect.when for card in content.cards.values() if not card.family]),
        *_ids("box", get_args(origami_content.Box)),
        *_ids("word", set(words_of("origami")) - names),
        *_ids("effect", get_args(get_type_hints(Effect)["when"])),
        *_ids("verb", [verb.__struct_config__.tag for verb in Verb.__subclasses__()]),
        *_ids("reason", ("deck", "turn-limit", "standstill")),
    }


def _ids_of_islands() -> set[str]:
    content = CONTENTS["islands"]
    names = {*content.sheets, *content.shapes, *COLOURS}
    return {
        *("tie-break", "card-text", "title-earned", "reason-season"),
        *_ids("colour", (*COLOURS, "season", "random", "any")),
        *_ids("shape", ("square", *content.shapes, "any")),
        *_ids("landmark", (*KINDS, "sea", "mountain", "outline", "unpainted")),
        *_ids("technology", TECHNOLOGIES),
        *[f"level-{technology}-{level}" for technology in TECHNOLOGIES for level in range(1, TOP_LEVEL + 1)],
        *_ids("title", [name for _, name in TITLES]),
        *_ids("word", set(words_of("islands")) - names | {"i1", "i2", "i3", "i4"}),
    }


def _ids_of_shaman() -> set[str]:
    return {
        "told-piece",
        *_ids("tribe", CONTENTS["shaman"].tribes),
        *_ids("piece", ("shaman", "warrior", "spirit", "tile")),
        *_ids("word", words_of("shaman")),
        *_ids("reason", ("islands", "turn-limit")),
    }
