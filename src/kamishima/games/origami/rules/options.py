from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import msgspec

from kamishima.core.errors import BadOptions
from kamishima.core.text.options import check_turn_limit, decode_options, encode_options
from kamishima.core.text.spelling import did_you_mean
from kamishima.games.origami.pack.content import RICE_PAPER, Box, Content

PLAYERS = range(2, 5)
TURN_LIMIT = 60


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    box: Box = "classic"
    families: tuple[str, ...] = ()
    """As many families as players; none to draw them at random."""
    turn_limit: int = TURN_LIMIT
    """How many turns each player has at most; the rulebooks set no limit (O4.3)."""
    memory_aid: bool = False
    """Whether the table shows what everybody has seen of other hands (O8.2)."""
    pairs: tuple[str, ...] = ()
    """As many pairs of characters as players; none to draw them at random (O1.2)."""
    characters: bool = True
    """Whether the combined box is played with characters."""


ONLY_WITH_CHARACTERS = ("pairs", "characters")
"""Options that mean nothing in the classic box."""


def read_options(plain: Mapping[str, object], players: int, content: Content) -> Options:
    if RICE_PAPER in plain:
        raise BadOptions(f"{RICE_PAPER} is no option: {_about_rice(content)}")
    options = decode_options(plain, Options, "Origami", players, PLAYERS)
    check_turn_limit(options.turn_limit)
    _check_families(options, players, content)
    _check_pairs(options, players, content)
    return options


def plain_options(options: Options) -> dict[str, object]:
    """The options as they stand in a record; a classic table says nothing about characters."""
    left_out = ONLY_WITH_CHARACTERS if options.box == "classic" else ()
    return {name: value for name, value in encode_options(options).items() if name not in left_out}


def families_of(content: Content, box: str) -> tuple[str, ...]:
    """The families in a box; the combined one holds all."""
    return tuple([family for family, home in content.families.items() if box in (home, "combined")])


def pairs_of(content: Content, options: Options) -> tuple[str, ...]:
    return content.pairs if options.box != "classic" and options.characters else ()


def _about_rice(content: Content) -> str:
    return f"rice paper is on the table whenever {content.rice_family or 'its family'} is, and only then"


def _check_families(options: Options, players: int, content: Content) -> None:
    allowed = families_of(content, options.box)
    for family in options.families:
        if family == RICE_PAPER:
            raise BadOptions(f"{RICE_PAPER} is no family: {_about_rice(content)}; families are {', '.join(allowed)}")
        if family not in allowed:
            meant = did_you_mean(family, allowed)
            raise BadOptions(f"no family {family!r} in the {options.box} box; there are {', '.join(allowed)}{meant}")
    if len(set(options.families)) != len(options.families):
        raise BadOptions(f"each family is chosen once: {', '.join(options.families)}")
    if options.families and len(options.families) != players:
        raise BadOptions(
            f"{players} players choose exactly {players} families of {', '.join(allowed)}, not {len(options.families)};"
            " or none, to draw them at random"
        )
    if len(allowed) < players:
        raise BadOptions(
            f"the pack has {len(allowed)} families in the {options.box} box, too few for {players} players"
        )


def _check_pairs(options: Options, players: int, content: Content) -> None:
    if options.box == "legends" and not options.characters:
        raise BadOptions("the legends box is always played with characters; the combined box can be without")
    allowed = pairs_of(content, options)
    if allowed or options.box == "legends":
        _check_number_of_pairs(options, players, allowed)
    if options.pairs:
        _check_use_of_pairs(options, content)
    for pair in options.pairs:
        if pair not in allowed:
            meant = did_you_mean(pair, allowed)
            raise BadOptions(f"no pair of characters {pair!r}; there are {', '.join(allowed)}{meant}")
    if len(set(options.pairs)) != len(options.pairs):
        raise BadOptions(f"each pair of characters is chosen once: {', '.join(options.pairs)}")


def _check_number_of_pairs(options: Options, players: int, allowed: tuple[str, ...]) -> None:
    if options.pairs and len(options.pairs) != players:
        raise BadOptions(
            f"{players} players choose exactly {players} pairs of {', '.join(allowed)}, not {len(options.pairs)};"
            " or none, to draw them at random"
        )
    if len(allowed) < players:
        raise BadOptions(f"the pack has {len(allowed)} pairs of characters, too few for {players} players")


def _check_use_of_pairs(options: Options, content: Content) -> None:
    if options.box == "classic":
        raise BadOptions("there are no characters in the classic box; choose the legends or the combined box")
    if not options.characters:
        raise BadOptions("pairs are chosen only for a table with characters; leave them out, or set characters to true")
    legends = families_of(content, "legends")
    if options.families and not set(options.families) & set(legends):
        raise BadOptions(f"characters are used when at least one of {', '.join(legends)} is among the families")


Variant = tuple[int, dict[str, object]]


def classic_variants(content: Content) -> list[Variant]:
    """All family sets for every number of players, and random families."""
    families = families_of(content, "classic")
    found: list[Variant] = []
    for players in PLAYERS:
        found.append((players, {}))
        found.extend([(players, {"families": list(some)}) for some in combinations(families, players)])
    return found


def legends_variants(content: Content) -> list[Variant]:
    """All family sets for every number of players, each with the next pairs, and all at random."""
    families, pairs = families_of(content, "legends"), list(content.pairs)
    found: list[Variant] = []
    for players in PLAYERS:
        found.append((players, {"box": "legends"}))
        for some in combinations(families, players):
            chosen, pairs = pairs[:players], pairs[players:] + pairs[:players]
            found.append((players, {"box": "legends", "families": list(some), "pairs": chosen}))
    return found


def combined_variants(content: Content) -> list[Variant]:
    """Both boxes mixed: at random with and without characters, and each family beside different ones."""
    pairs = list(content.pairs)
    every = families_of(content, "combined")
    found: list[Variant] = []
    for players in PLAYERS:
        found.append((players, {"box": "combined"}))
        found.append((players, {"box": "combined", "characters": False}))
        stride = players + players % 2  # odd sizes of packs are covered evenly
        for step in range(0, len(every), 1 if players == PLAYERS[0] else 2):
            some = {every[(step + stride * number) % len(every)] for number in range(players)}
            if len(some) == players and some & set(families_of(content, "legends")):
                chosen, pairs = pairs[:players], pairs[players:] + pairs[:players]
                ordered = [family for family in every if family in some]
                found.append((players, {"box": "combined", "families": ordered, "pairs": chosen}))
    return found
