"""Proofreading a pack: everything that is wrong with it, each fault with a stable code, its arguments and its place."""

from __future__ import annotations

from typing import Final

from kamishima.core.pack import LONGEST_NAME
from kamishima.games.islands.pack.landmarks import cell_of
from kamishima.games.islands.pack.maps import MOST_REMARKS, Given, Problem, chart_problems, outline_problems
from kamishima.games.islands.pack.schema import (
    CARD_NUMBERS,
    ISLANDS_A_SHEET,
    LEAST_SHEETS,
    RESERVED,
    SHAPED_CARDS,
    Card,
    Content,
    IslandMap,
    ShapeDrawing,
    rows_of,
    shape_list,
)
from kamishima.games.islands.pack.shapes import Shape


class Fault:
    """Something wrong at a dotted path of a pack; with its island and its squares where it is about a map."""

    def __init__(self, code: str, path: str, message: str, given: Given | None = None) -> None:
        self.code: Final = code
        self.path: Final = path
        self.message: Final = message
        self.given: Final[Given] = given or {}
        self.sheet = ""
        self.island = ""
        self.squares: list[str] = []
        self.row = 0
        """A row of the map, counted from 1; 0 for the whole."""
        self.outline: int | None = None


def proofread(content: Content, fallback: list[Shape]) -> list[Fault]:
    """The faults of a pack, as many as are told; outlines are judged by the fallback's shapes where its own are bad."""
    found = [*_name(content), *_board(content)]
    shapes = fallback if found and not has_shapes(content) else shape_list(content)
    for key in content.sheets:
        if len(found) >= MOST_REMARKS:
            break
        found += _sheet(content, key, shapes)
    return [*found, *_names(content)][:MOST_REMARKS]


def has_shapes(content: Content) -> bool:
    cards = [content.cards.get(number) for number in SHAPED_CARDS]
    drawn = all([card is not None and card.shape in content.shapes for card in cards])
    return drawn and not [fault for key, shape in content.shapes.items() for fault in _shape(key, shape)]


def _name(content: Content) -> list[Fault]:
    if not content.name.isprintable() or not content.name.strip():
        return [Fault("name", "name", "a pack needs a name")]
    if len(content.name) > LONGEST_NAME:
        message = f"the name of a pack has at most {LONGEST_NAME} characters, not {len(content.name)}"
        return [Fault("name-long", "name", message, {"most": LONGEST_NAME, "count": len(content.name)})]
    return []


def _board(content: Content) -> list[Fault]:
    found: list[Fault] = []
    spaces = len(content.season.spaces)
    if not 1 <= spaces <= 99:
        found.append(Fault("pack", "season.spaces", f"the season track has 1 to 99 spaces, not {spaces}"))
    for key, shape in content.shapes.items():
        found += _shape(key, shape)
        if len(found) >= MOST_REMARKS:
            return found
    if sorted(content.cards) != list(CARD_NUMBERS):
        strange = [number for number in content.cards if number not in CARD_NUMBERS]
        path = f"cards.{strange[0]}" if strange else "cards.1"
        found.append(Fault("pack", path, f"the cards are {', '.join(CARD_NUMBERS)}, not {', '.join(content.cards)}"))
        return found
    for number, card in content.cards.items():
        found += _card(content, number, card)
    named = [content.cards[number].shape for number in SHAPED_CARDS]
    if not found and sorted(named) != sorted(content.shapes):
        found.append(Fault("pack", "cards.2", f"cards 2 to 5 show each shape once: {', '.join(content.shapes)}"))
    return found


def _shape(key: str, shape: ShapeDrawing) -> list[Fault]:
    signs = "".join(rows_of(shape.map))
    if set(signs) - set("@#.") or signs.count("@") != 1 or not 2 <= signs.count("#") + 1 <= 8:
        message = "a shape is drawn with `#` around one anchor `@`, two to eight in all"
        return [Fault("pack", f"shapes.{key}.map", message)]
    if not is_word(key):
        message = "a shape's id is one word of small letters, digits and hyphens"
        return [Fault("pack", f"shapes.{key}", message)]
    return []


def _card(content: Content, number: str, card: Card) -> list[Fault]:
    path = f"cards.{number}"
    if number in SHAPED_CARDS and card.shape not in content.shapes:
        return [Fault("pack", path, f"no shape {card.shape!r}; there are {', '.join(content.shapes)}")]
    if number not in SHAPED_CARDS and card.shape != "any":
        return [Fault("pack", path, "cards 1 and 6 let the winner choose: their shape is 'any'")]
    if not 0 <= card.surcharge <= 12:
        return [Fault("pack", path, f"surcharge: {card.surcharge} is not between 0 and 12")]
    return []


def _sheet(content: Content, key: str, shapes: list[Shape]) -> list[Fault]:
    sheet = content.sheets[key]
    path = f"sheets.{key}"
    found: list[Fault] = []
    if not is_word(key) or key in RESERVED or cell_of(key) is not None:
        message = "a sheet's id is one word of small letters, digits and hyphens, and no square"
        found.append(_placed(Fault("sheet-word", path, message, {"word": key}), key))
    if len(sheet.islands) != ISLANDS_A_SHEET:
        message = f"a sheet has {ISLANDS_A_SHEET} islands, not {len(sheet.islands)}"
        given: Given = {"count": len(sheet.islands), "wanted": ISLANDS_A_SHEET}
        found.append(_placed(Fault("sheet-islands", path, message, given), key))
    for name, island in sheet.islands.items():
        for fault in island_faults(f"{path}.islands.{name}", island, shapes, near=sheet.near):
            found.append(_placed(fault, key, name))
        if len(found) >= MOST_REMARKS:
            break
    return found


def _placed(fault: Fault, sheet: str, island: str = "") -> Fault:
    fault.sheet = sheet
    fault.island = island
    return fault


def island_faults(path: str, island: IslandMap, shapes: list[Shape], *, near: bool) -> list[Fault]:
    found = [_of_problem(f"{path}.map", problem) for problem in chart_problems(island.rows, near=near)]
    if any([fault.row and not fault.squares for fault in found]):
        return found  # some row cannot be read, so nobody can say where outlines lie
    outlines = [outline.squares.split() for outline in island.outlines]
    for problem in outline_problems(island.rows, outlines, shapes):
        found.append(_of_problem(f"{path}.outlines[{problem.outline}]", problem))
    return found


def _of_problem(path: str, problem: Problem) -> Fault:
    fault = Fault(problem.code, path, problem.message, problem.given)
    fault.squares = problem.squares
    fault.row = problem.row if problem.outline is None else 0
    fault.outline = problem.outline
    return fault


def _names(content: Content) -> list[Fault]:
    found: list[Fault] = []
    if len(content.sheets) < LEAST_SHEETS:
        message = f"a pack has at least {LEAST_SHEETS} sheets, not {len(content.sheets)}"
        found.append(Fault("sheets", "sheets", message, {"least": LEAST_SHEETS, "count": len(content.sheets)}))
    seen: set[str] = set()
    for key, sheet in content.sheets.items():
        for name in sheet.islands:
            path = f"sheets.{key}.islands.{name}"
            if not is_word(name):
                message = "an island's id is one word of small letters, digits and hyphens"
                found.append(_placed(Fault("island-word", path, message, {"word": name}), key, name))
            if name in seen:
                found.append(_placed(Fault("island-twice", path, f"there are two islands {name!r}"), key, name))
            seen.add(name)
    return found


def is_word(key: str) -> bool:
    """Whether an id can be a word of an action."""
    return key.replace("-", "").isalnum() and key == key.lower() and key.isascii()
