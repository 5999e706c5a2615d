"""What one audience of a match is told: only from `view`, `narrate` and the words offered to its own seat.

An audience is a seat, or the spectators (None). All its listeners get the same bytes, built once. A field of the view
is sent when it has changed, whole or, where it is long, by its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import astuple

from kamishima.core.game import AnyGame, Decision, SeatId
from kamishima.core.memo import Latest
from kamishima.core.words import Closing, Closings, Form
from kamishima.server.play import Happening, Play
from kamishima.server.steps import LiveClosing, LiveStep, UndoneStep
from kamishima.server.wire import Clocks, Ending, Update
from kamishima.server.wire_parts import Part

Audience = SeatId | None

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = Raw(b"null")
_NUMBERS: Final = [Raw(encode(number)) for number in range(256)]
_texts: Final[Latest[str, Raw]] = Latest(1024)


def _short(value: object) -> Raw | None:
    """The JSON of numbers and words, of which the same few come again and again; None for anything else."""
    if isinstance(value, str):
        known = _texts.get(value)
        return _texts.keep(value, Raw(encode(value))) if known is None else known
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(_NUMBERS):
        return _NUMBERS[value]
    return NOTHING if value is None else None


class Written:
    """What has been written for one audience, for the others: fields and parts of a view with their JSON."""

    __slots__ = ("fields", "parts", "things")

    def __init__(self) -> None:
        self.fields: Final[dict[str, tuple[object, Raw]]] = {}
        self.things: Final[dict[int, Raw]] = {}
        """Single things of fields that are lists of them, by their identity: views hold them meanwhile."""
        self.parts: Final[dict[str, tuple[object, object, list[Part]]]] = {}
        """Of fields that were one value and are another."""

    def field(self, name: str, value: object) -> Raw:
        """A whole field."""
        short = _short(value)
        if short is not None:
            return short
        known = self.fields.get(name)
        if known is None or known[0] != value:
            known = self.fields[name] = (value, Raw(encode(value)))
        return known[1]

    def thing(self, value: object) -> Raw:
        """One of the things that a field lists."""
        known = self.things.get(id(value))
        if known is None:
            known = self.things[id(value)] = Raw(encode(value))
        return known

    def parts_of(self, name: str, old: object, new: object) -> list[Part]:
        """What has changed within a field."""
        known = self.parts.get(name)
        if known is None or known[0] is not old or known[1] is not new:
            found: list[Part] = []
            _compare((name,), old, new, found)
            known = self.parts[name] = (old, new, found)
        return known[2]


def _compare(at: tuple[str | int, ...], old: object, new: object, found: list[Part]) -> None:
    """Find the smallest parts in which two values differ: fields of things of one kind, places of lists of things."""
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        assert isinstance(old, msgspec.Struct)
        names: Sequence[str | int] = new.__struct_encode_fields__
        before, now = astuple(old), astuple(new)
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new) and _is_of_things(new):
        names, before, now = range(len(new)), old, new
    else:
        short = _short(new)
        found.append(Part(at, Raw(encode(new)) if short is None else short))
        return
    for place in _changed(before, now):
        _compare((*at, names[place]), before[place], now[place], found)


def _changed(before: tuple[object, ...], now: tuple[object, ...]) -> list[int]:
    """The places at which values differ; most are the very same value, which is seen at once."""
    found: list[int] = []
    for place in range(len(now)):
        new, old = now[place], before[place]
        if new is not old and new != old:
            found.append(place)
    return found


def _is_of_things(values: tuple[object, ...]) -> bool:
    """Whether a field lists things; the kinds of things are few, and to ask one for its kind takes long."""
    if not values:
        return False
    known = _are_things.get(type(values[0]))
    if known is None:
        known = _are_things[type(values[0])] = isinstance(values[0], msgspec.Struct)
    return known


_are_things: Final[dict[type, bool]] = {}


class Listener(Protocol):
    """Somebody connected."""

    audience: Audience
    person: str

    def push(self, message: bytes) -> None:
        """Send a message; never waits."""

    def close(self, reason: str) -> None:
        """Send no more: the client should connect again."""


class Shape:
    """How views of one kind are told."""

    def __init__(self, view: msgspec.Struct) -> None:
        self.names: Final[tuple[str, ...]] = view.__struct_encode_fields__
        self.apart: Final[tuple[str, ...]] = getattr(view, "TOLD_IN_PARTS", ())
        """Fields of which only the parts that have changed are told."""


_shapes: Final[dict[type[msgspec.Struct], Shape]] = {}


def _shape_of(view: msgspec.Struct) -> Shape:
    known = _shapes.get(type(view))
    if known is None:
        known = _shapes[type(view)] = Shape(view)
    return known


class Channel:
    """One audience: who listens, and what they have seen last."""

    __slots__ = ("_things", "audience", "listeners", "seen")

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.listeners: list[Listener] = []
        self.seen: tuple[object, ...] = ()
        """The fields of the last view: values that nobody changes."""
        self._things: Final[dict[str, tuple[tuple[object, ...], list[Raw]]]] = {}
        """Fields that list things as they were last told, each thing by itself: most of them stay as they are."""

    def full_view(self, play: Play) -> Raw:
        """The whole view; what is sent later is what has changed since."""
        view = _view(play, self.audience)
        self.seen = astuple(view)
        return Raw(encode(view))

    def changes(self, play: Play, written: Written | None = None) -> dict[str, Raw]:
        """The fields of the view that have changed. Those that another audience sees as well are written once."""
        written = Written() if written is None else written
        view = _view(play, self.audience)
        names, now = _shape_of(view).names, astuple(view)
        places = _changed(self.seen, now) if self.seen else range(len(now))
        self.seen = now
        return {names[place]: written.field(names[place], now[place]) for place in places}

    def update(
        self,
        play: Play,
        happenings: Sequence[Happening],
        words: Raw,
        clocks: Clocks | UnsetType,
        ending: Ending | UnsetType,
        *,
        written: Written | None = None,
    ) -> bytes:
        """What has happened, as a message."""
        audience, acting = self.audience, play.acting
        written = Written() if written is None else written
        view = _view(play, audience)
        shape, seen, now = _shape_of(view), self.seen, astuple(view)
        self.seen = now
        fields: dict[str, Raw] = {}
        parts: list[Part] = []
        for place in _changed(seen, now) if seen else range(len(now)):
            name = shape.names[place]
            if seen and name in shape.apart:
                parts.extend(written.parts_of(name, seen[place], now[place]))
            else:
                fields[name] = self._field(name, now[place], written)
        return encode(
            Update(
                index=play.index,
                view=fields,
                parts=parts or UNSET,
                acting=acting,
                words=words if acting is not None and acting == audience else NOTHING,
                undo=play.undoable(audience),
                steps=[told(play.game, happening, audience) for happening in happenings],
                clocks=clocks,
                ending=ending,
            )
        )

    def _field(self, name: str, value: object, written: Written) -> Raw:
        """A whole field, with what has been written of it before."""
        if not (isinstance(value, tuple) and _is_of_things(value)):
            return written.field(name, value)
        known = self._things.get(name)
        old: tuple[object, ...] = () if known is None else known[0]
        before: list[Raw] = [] if known is None else known[1]
        now: list[Raw] = []
        for place in range(len(value)):
            is_known = place < len(old) and old[place] is value[place]
            now.append(before[place] if is_known else written.thing(value[place]))
        self._things[name] = (value, now)
        return Raw(encode(now))


def _view(play: Play, audience: Audience) -> msgspec.Struct:
    # Every view is one; to ask takes as long as to look which of its fields have changed.
    return cast(msgspec.Struct, play.game.view(play.state, audience))


def _step_told(game: AnyGame, happening: Happening, audience: Audience) -> Raw:
    before, action, seat = happening.before, happening.action, happening.seat
    if action is None:
        return Raw(encode(UndoneStep(happening.at, seat)))
    words = None if game.conceals(before, action, audience) else action.text
    return Raw(encode(LiveStep(happening.at, seat, words, game.recount(before, happening.after, action, audience))))


# A variable, so that a test can put something else in its place where this module is compiled.
step_told: Callable[[AnyGame, Happening, Audience], Raw] = _step_told
"""One entry of the log as an audience may know it."""


def told(game: AnyGame, happening: Happening, audience: Audience) -> Raw:
    """One entry of the log as an audience may know it: written once, as for spectators, where all are told alike."""
    written, action = happening.told, happening.action
    if written is None:
        if action is not None and not game.tells_alike(happening.before, action):
            return step_told(game, happening, audience)
        written = step_told(game, happening, None)
        happening.tell_alike(written)
    return written


MANY: Final = 300
"""So many ways to close actions are listed at most: about 15 kB, and never more than 50. Pools tell more in less."""


class _Written(Form):
    """The ends of a tree of words as JSON; what several turns offer is written once."""

    def __init__(self) -> None:
        super().__init__(Raw(b'{"":[{"bag":[],"last":null}]}'), MANY)

    def closing(self, closing: Closing) -> object:
        written = closing.written
        if written is None:
            written = closing.written = Raw(encode(LiveClosing(closing.bag, closing.last)))
        return written

    def closings(self, closings: Closings) -> object:
        return Raw(b"[" + b",".join([_listed(part) for part in closings.parts()]) + b"]")


def _listed(closings: Closings) -> bytes:
    """All of them as a list has them, without what is around it."""
    written = closings.written
    if written is None:
        each = [LiveClosing(closing.bag, closing.last) for closing in closings.each()]
        written = closings.written = encode(each)[1:-1]
    return cast(bytes, written)


_WRITTEN: Final = _Written()


def words_offered(play: Play) -> Raw:
    """The tree of words that the acting seat may say."""
    turn = play.turn
    if not isinstance(turn, Decision):
        return NOTHING
    return Raw(encode(turn.tree(_WRITTEN)))


def acknowledged(update: bytes, key: str) -> bytes:
    """An update with the key of the submission that it answers."""
    return update[:-1] + b',"ack":' + encode(key) + b"}"
