"""What the web page has from here: `python -m kamishima.server.typescript web`.

Types of all messages, views and events (`src/lib/wire.ts`), and what is in each box (`src/generated/<game>.json`),
which the page needs to say names and texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import NODEFAULT, inspect

from kamishima.core.wire import Event
from kamishima.games import pack_report
from kamishima.games.registry import OURS, box
from kamishima.server.protocol import archive as wire_archive
from kamishima.server.protocol import daily as wire_daily
from kamishima.server.protocol import http as wire_http
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as wire_moderation
from kamishima.server.tables import packs, positions, replay, trials

HEADING = """\
// Written by `python -m kamishima.server.typescript`; a test fails when it is not what the server says.

/** A node of the tree of words: each next word leads to a node; "" holds what may close the action there. */
export interface WordTree { [word: string]: WordTree | (Closing | Pool)[] }

/** Words in any order, and the word that must come last, if one must. */
export interface Closing { bag: string[]; last: string | null }

/**
 * Words in any order, each with what it weighs and how often it may be said, that come to at least `least` and at most
 * `most`. Those of `must` are among them; one of `inner` is not the last, unless all are such words.
 */
export interface Pool {
  of: [word: string, weight: number, times: number][]
  least: number
  most: number
  must: string[]
  inner: string[]
}

/** Anything that can stand somewhere in a view. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
"""

RAW = {
    ("Step", "events"): "GameEvent[]",
    ("Hello", "view"): "View | null",
    ("Hello", "words"): "WordTree | null",
    ("Hello", "steps"): "Step[]",
    ("Update", "view"): "Partial<View>",
    ("Part", "value"): "Json",
    ("Update", "words"): "WordTree | null",
    ("Update", "steps"): "Step[]",
    ("Polled", "messages"): "Told[]",
    ("LogLine", "step"): "Step",
    ("Position", "view"): "View",
    ("Position", "words"): "WordTree | null",
    ("Position", "step"): "Step | null",
    ("Moment", "step"): "Step",
    ("Moment", "view"): "Partial<View>",
    ("Replay", "first"): "View",
    ("Missed", "first"): "View",
    ("PackReport", "content"): "import('./texts/gametexts').Content | null",
    ("PositionDraft", "view"): "View | null",
    ("PositionDraft", "words"): "WordTree",
}
"""Fields of which the server does not know what is in them, and what that is."""

PLAIN: tuple[tuple[type[inspect.Type], str], ...] = (
    (inspect.StrType, "string"),
    (inspect.BytesType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.NoneType, "null"),
    (inspect.AnyType, "unknown"),
    (inspect.RawType, "unknown"),
)


class UnknownType(TypeError):
    """A message holds something that has no form in TypeScript here."""


class Writer:
    """Writes interfaces, each struct once, under its own name behind a prefix."""

    def __init__(self, prefix: str = "") -> None:
        self._prefix = prefix
        self._written: dict[type, str] = {}

    @property
    def text(self) -> str:
        return "\n".join(self._written.values())

    def name(self, struct: type) -> str:
        """The name of a struct, which is written if it was not yet."""
        if struct not in self._written:
            self._written[struct] = ""  # a struct may hold itself
            self._written[struct] = self._interface(struct)
        return f"{self._prefix}{struct.__name__}"

    def _interface(self, struct: type) -> str:
        info = inspect.type_info(struct)
        if not isinstance(info, inspect.StructType):
            raise UnknownType(f"{struct.__name__} is no struct")
        lines = [f"  {_key(str(info.tag_field))}: {_quoted(info.tag)}"] if info.tag_field is not None else []
        lines += [self._field(struct, field) for field in info.fields]
        body = "\n".join(lines)
        return f"\nexport interface {self._prefix}{struct.__name__} {{\n{body}\n}}"

    def _field(self, struct: type, field: inspect.Field) -> str:
        raw = RAW.get((struct.__name__, field.name)) if not self._prefix else None
        mark = "?" if _may_be_left_out(struct, field) else ""
        return f"  {_key(field.encode_name)}{mark}: {raw or self.show(field.type)}"

    def show(self, info: inspect.Type) -> str:
        if isinstance(info, inspect.Metadata):
            return self.show(info.type)
        if isinstance(info, inspect.StructType):
            return self.name(info.cls)
        if isinstance(info, inspect.LiteralType):
            return " | ".join([_quoted(value) for value in info.values])
        for plain, written in PLAIN:
            if isinstance(info, plain):
                return written
        return self._compound(info)

    def _compound(self, info: inspect.Type) -> str:
        if isinstance(info, inspect.UnionType):
            return " | ".join(dict.fromkeys([self.show(part) for part in info.types]))
        if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
            return _listed(self.show(info.item_type))
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join([self.show(item) for item in info.item_types])}]"
        if isinstance(info, inspect.DictType):
            return f"Record<string, {self.show(info.value_type)}>"
        raise UnknownType(f"no TypeScript for {info!r}")


MODULES = (wire, wire_http, wire_archive, wire_moderation, replay, wire_daily, packs, pack_report, trials, positions)
"""Where the structs are that go over the wire."""
OPEN = (
    wire.NewTable, wire.SeatPlan, wire.Clock, wire.Join, wire.Leave, wire.SeatChoice, wire.Setup,
    wire.Submit, wire.Undo, wire.Chat, wire.Resync, wire.Again, wire.Ping,
    wire.PostedSubmit, wire.PostedUndo, wire.PostedChat, wire_http.FreeSeat, wire_http.Deletion,
    wire.Step, replay.Branch, wire_daily.NewAttempt, wire.Written, trials.TrialWanted, positions.Edit,
    wire_moderation.NewReport, wire_moderation.SanctionWanted, wire_moderation.LiftWanted, wire_moderation.ActReason,
    wire_moderation.Resolve, wire_moderation.Lost, wire_moderation.NewEmail,
)  # fmt: skip
"""What clients say, with its defaults left out; and the steps, which are encoded without them."""


def _may_be_left_out(struct: type, field: inspect.Field) -> bool:
    is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT  # the default is then UNSET
    return not field.required and (is_unset or struct in OPEN)


def _listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _key(name: str) -> str:
    return name if name.isidentifier() else _quoted(name)


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode() if not isinstance(value, str) else f"'{value}'"


def typescript() -> str:
    parts = [HEADING.rstrip(), _messages(), *[_game(name) for name in OURS]]
    titles = [name.title() for name in OURS]
    parts.append(f"\nexport type View = {' | '.join([f'{title}View' for title in titles])}")
    parts.append(f"export type GameEvent = {' | '.join([f'{title}Event' for title in titles])}")
    return "\n".join(parts) + "\n"


def _messages() -> str:
    writer = Writer()
    for struct in [struct for module in MODULES for struct in _structs(module)]:
        writer.name(struct)
    unions = [("Said", wire.Said), ("Told", wire.Told)]
    shown = [f"\nexport type {name} = {writer.show(inspect.type_info(union))}" for name, union in unions]
    return writer.text + "\n".join(["", *shown])


def _structs(module: ModuleType) -> Iterable[type]:
    """The structs that a module defines, in the order in which they stand there."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def _game(name: str) -> str:
    """The view of a game, and its events as a union."""
    writer = Writer(name.title())
    writer.name(box(name).part(box(name).view))
    events = [writer.name(struct) for struct in _structs(import_module(box(name).events)) if issubclass(struct, Event)]
    union = "".join([f"\n  | {event}" for event in events])
    return f"{writer.text}\n\nexport type {name.title()}Event ={union}"


def content(game: str) -> bytes:
    """Our own pack of a game as the page reads it."""
    return msgspec.json.encode(pack_report.plain_content(box(game).content()))


def write_types(source: Path) -> None:
    """Write what is kept in the repository, so that a change of a message is seen there."""
    (source / "lib").mkdir(parents=True, exist_ok=True)
    (source / "lib" / "wire.ts").write_text(typescript(), "utf-8")


def write_boxes(source: Path) -> None:
    """Write what is made anew whenever the page is built."""
    (source / "generated").mkdir(parents=True, exist_ok=True)
    for game in OURS:
        (source / "generated" / f"{game}.json").write_bytes(content(game))


PARTS = {"types": write_types, "boxes": write_boxes}


def main(arguments: Sequence[str]) -> int:
    """Write the files into the folder of the page, all or one part."""
    folder, parts = arguments[:1], arguments[1:] or list(PARTS)
    if not folder or not Path(folder[0]).is_dir() or not set(parts) <= set(PARTS):
        sys.stderr.write("usage: python -m kamishima.server.typescript web [types] [boxes]\n")
        return 2
    for part in parts:
        PARTS[part](Path(folder[0]) / "src")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
