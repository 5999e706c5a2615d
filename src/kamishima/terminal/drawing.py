"""Pictures of a table in lines of text, and what every game's drawing is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

from kamishima.core.game import AnyGame
from kamishima.core.turn import SeatId
from kamishima.core.words import Phrase, follow
from kamishima.texts.texts import Texts

Lines = list[Text]

TABLE_WIDTH = 100
SIDE_WIDTHS = (38, 60)
"""What happened stands beside the table instead of beneath it, where there is that much room."""
PROMPT_LINES = 3
"""Room for the prompt, and two lines of what may follow."""
ENOUGH = 3
"""So many sentences beneath the table are worth showing when not all of them fit."""


class Scene(msgspec.Struct, frozen=True):
    """What a picture shows: a view, and what is said about it."""

    view: object
    phrases: Sequence[Phrase] = ()
    """What the viewer may say now."""
    said: tuple[str, ...] = ()
    """The words that the viewer has said already on the way to one of these phrases."""
    story_title: str = ""
    """Without a title there is no story."""
    story: Sequence[str] = ()
    """What happened, oldest first."""
    earlier: Sequence[str] = ()
    """What happened before that: shown where there is room."""
    hint: str = ""
    """What is to be done now."""

    @property
    def possible(self) -> list[Phrase]:
        return [phrase for phrase in self.phrases if phrase.next_words(self.said) is not None]


class Drawing:
    """How a game looks in a terminal. It sees views and printed content only, never a position.

    As it stands it shows the view of any game field by field; games replace what they can show better.
    """

    things: ClassVar[str] = "cards"
    """What can be looked up by `card`, in a word for the texts of the terminal."""
    has_discards: ClassVar[bool] = False
    """Whether anything ever leaves the game."""
    turn_events: ClassVar[tuple[type, ...]] = ()
    """The events that a new part of the story begins with."""
    quiet_events: ClassVar[tuple[type, ...]] = ()
    """The events that the picture shows by itself."""

    def __init__(self, game: AnyGame, texts: Texts, names: Sequence[str]) -> None:
        self._vocabulary = game.vocabulary
        self._texts = texts
        self._names = names

    def table(self, scene: Scene, width: int, height: int) -> Lines:
        """The table without story and hint, in the clearest of its layouts that is not higher than `height`."""
        words = follow(scene.phrases, scene.said).words
        offered = [self._texts.say("terminal-next", words=" ".join(words))] if words else []
        return [line for text in (*fields(scene.view), *offered) for line in wrapped(text, width, first="")]

    def opened(self, view: object, others: Sequence[object]) -> object:
        """A spectator's view with what these other views of the same position show beyond it."""
        return view if not others else others[0] if len(others) == 1 else {"views": others}

    def phase(self, view: object) -> str:
        """What is under way, in the game's own word."""
        return str(getattr(view, "phase", ""))

    def hint(self, view: object) -> str:
        """What the viewer has to do now."""
        return ""

    def details(self, view: object) -> Mapping[str, object]:
        """Values of the view that the meaning of words depends on, for `Texts.word`; few games have such words."""
        return {}

    def title(self, view: object) -> str:
        """What the viewer has earned at the end, besides points; few games have titles."""
        return ""

    @property
    def example(self) -> str:
        """An action as a person would say it."""
        return self._vocabulary[0]

    def legend(self) -> list[list[str]]:
        """The signs in the picture, and what they mean, in a few groups."""
        return []

    def sheet(self, view: object) -> RenderableType:
        """Everybody's score card by card."""
        return Group(*fields(view))

    def card(self, name: str) -> RenderableType | None:
        """One card, landmark or piece with its text, found by its word or its name; None when there is none."""
        return None

    @property
    def words(self) -> tuple[str, ...]:
        """The words of everything that `card` finds."""
        return ()

    def cards(self, view: object) -> RenderableType:
        """All cards in play with their texts."""
        return Text("—")

    def discards(self, view: object) -> RenderableType:
        """What has left the game."""
        return Text("—")

    def begins_turn(self, event: object) -> bool:
        """Whether a new part of the story begins with this event."""
        return isinstance(event, self.turn_events)

    def retold(self, events: Sequence[object], seat: SeatId | None) -> list[str]:
        """What happened in sentences, without what the picture shows by itself."""
        told = [event for event in events if not isinstance(event, self.quiet_events)]
        return [self._texts.event(event, self._names, seat) for event in told]


def fields(view: object) -> list[str]:
    """A view as plain text: its fields line by line, with what they hold indented beneath them."""
    plain = msgspec.to_builtins(view)
    return _fields(plain) if isinstance(plain, dict) else [str(plain)]


def _fields(holder: Mapping[str, object], indent: str = "") -> list[str]:
    lines: list[str] = []
    for name, value in holder.items():
        items = {str(place): item for place, item in enumerate(value)} if isinstance(value, list | tuple) else value
        if isinstance(items, dict) and any([isinstance(item, dict | list | tuple) for item in items.values()]):
            lines += [f"{indent}{name}:", *_fields(items, f"{indent}  ")]
        elif isinstance(items, dict):
            shown = items.values() if items is not value else [f"{key} {item}" for key, item in items.items()]
            lines.append(f"{indent}{name}: {', '.join([str(item) for item in shown])}")
        else:
            lines.append(f"{indent}{name}: {value}")
    return lines


def clearest(layouts: Iterable[Lines], height: int) -> Lines:
    """The first of these that is not higher than `height`, or else the last."""
    lines: Lines = []
    for lines in layouts:
        if len(lines) <= height:
            break
    return lines


def picture(drawing: Drawing, scene: Scene, width: int, height: int) -> Lines:
    """The whole picture; nothing is wider than `width`.

    The story stands beside the table, or beneath it as far as it fits into `height`. Where there is no room at all it
    comes first, so that what scrolls away is the story and not the table.
    """
    hint = wrapped(scene.hint, width, first="", style="bold") if scene.hint else []
    room = height - PROMPT_LINES - len(hint)
    side = min(width - TABLE_WIDTH - 3, SIDE_WIDTHS[1])
    if side >= SIDE_WIDTHS[0]:
        lines = _story_beside(drawing, scene, width - side - 3, side, room)
    else:
        lines = _story_beneath(drawing, scene, width, room)
    return [fitted(line, width) for line in lines + hint]


def _story_beside(drawing: Drawing, scene: Scene, width: int, side: int, room: int) -> Lines:
    table = drawing.table(scene, width, room)
    story, left_out = _last_that_fit(scene.story, side, len(table) - 1)
    earlier: Lines = []
    if not left_out:
        earlier, _ = _last_that_fit(scene.earlier, side, len(table) - 1 - len(story), style="dim")
    return beside(table, [_story_rule(scene, side, left_out), *earlier, *story], width)


def _story_beneath(drawing: Drawing, scene: Scene, width: int, room: int) -> Lines:
    if not scene.story_title:
        return drawing.table(scene, width, room)
    enough = min(len(scene.story), ENOUGH)
    table = drawing.table(scene, width, room - enough - 1)
    story, left_out = _last_that_fit(scene.story, width, room - len(table) - 1)
    if len(scene.story) - left_out >= enough:
        return [*table, _story_rule(scene, width, left_out), *story]
    story, left_out = _last_that_fit(scene.story, width, 99)
    return [_story_rule(scene, width, left_out), *story, *table]


def _story_rule(scene: Scene, width: int, left_out: int) -> Text:
    return rule(scene.story_title, width, right=[f"+{left_out}"] if left_out else ())


def _last_that_fit(sentences: Sequence[str], width: int, height: int, style: str = "") -> tuple[Lines, int]:
    """The last sentences that fit, and how many are left out before them."""
    kept: Lines = []
    left_out = len(sentences)
    for sentence in reversed(sentences):
        lines = wrapped(sentence, width, style=style)
        if len(kept) + len(lines) > height:
            break
        kept = lines + kept
        left_out -= 1
    return kept, left_out


def rule(title: str, width: int, *, columns: Text | None = None, right: Sequence[str] = ()) -> Text:
    """A line that begins a section: its title, the names of its columns, and at the right end what fits there."""
    line = Text("── ", style="dim")
    line.append(f"{title} ", style="not dim bold")
    if columns is not None:
        line.append_text(columns)
    endings = [f" {' · '.join(right[start:])} ──" for start in range(len(right))]
    fitting = [ending for ending in endings if line.cell_len + Text(ending).cell_len + 1 <= width]
    ending = fitting[0] if fitting else ""
    line.append("─" * (width - line.cell_len - Text(ending).cell_len))
    return line.append(ending)


def fitted(line: Text, width: int) -> Text:
    """The line, cut with an ellipsis when it is too wide."""
    made = line.copy()
    made.truncate(width, overflow="ellipsis")
    return made


def padded(line: Text, width: int) -> Text:
    """The line in exactly so many columns."""
    made = line.copy()
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def wrapped(sentence: str, width: int, first: str = "· ", style: str = "") -> Lines:
    """A sentence on as many lines as it needs, the later ones indented."""
    room = max(width - len(first), 10)
    lines = Text(sentence, style=style).wrap(Console(width=room), room)
    return [
        Text(" " * len(first) if place else first, style=style).append_text(line) for place, line in enumerate(lines)
    ]


def grid(cells: Sequence[Text], width: int, gap: int = 1) -> Lines:
    """Cells in columns of equal width, row by row."""
    if not cells:
        return []
    widest = max([cell.cell_len for cell in cells])
    across = max((width + gap) // (widest + gap), 1)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return [Text(" " * gap).join([padded(cell, widest) for cell in row]) for row in rows]


def flow(first: Text, pieces: Sequence[Text], separator: str, width: int) -> Lines:
    """Pieces one after the other behind `first`, going on under the first piece when a line is full."""
    indent = first.cell_len
    lines: Lines = [first.copy()]
    for place, piece in enumerate(pieces):
        parting = separator if place else ""
        if place and lines[-1].cell_len + len(parting) + piece.cell_len > width:
            lines.append(Text(" " * indent))
            parting = ""
        lines[-1].append(parting, style="dim").append_text(piece)
    return lines


def beside(left: Lines, right: Lines, left_width: int) -> Lines:
    lines: Lines = []
    for place in range(max(len(left), len(right))):
        # A fresh line keeps the style of the left one from colouring the right one.
        line = Text().append_text(padded(left[place] if place < len(left) else Text(), left_width))
        line.append(" │ ", style="dim")
        lines.append(line.append_text(right[place]) if place < len(right) else line)
    return lines


def is_said_like(name: str, word: str) -> bool:
    """Whether a name and the word for it are the same to a person."""
    return name.lower().replace(" ", "-") == word
