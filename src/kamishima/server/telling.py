"""What one audience of a match is told: only from `view`, `narrate` and the words offered to its own seat.

An audience is a seat, or the spectators (None). All its listeners get the same bytes, built once. A field of the view
is sent when it has changed, whole or, where it is long, by its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import astuple

from kamishima.core.game import AnyGame, Decision, SeatId
from kamishima.core.words import Closing, Closings, Form
from kamishima.server.play import Happening, Play
from kamishima.server.steps import LiveStep, UndoneStep
from kamishima.server.wire import Clocks, Ending, Update
from kamishima.server.wire_parts import Part

Audience = SeatId | None

encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"null")
_NEVER = object()
"""Equal to nothing: what was seen of a field before the first view."""


class Written:
    """What has been written for one audience, for the others: fields and parts of a view with their JSON."""

    __slots__ = ("fields", "parts")

    def __init__(self) -> None:
        self.fields: Final[dict[str, tuple[object, Raw]]] = {}
        self.parts: Final[dict[str, tuple[object, object, list[Part]]]] = {}
        """Of fields that were one value and are another."""

    def field(self, name: str, value: object) -> Raw:
        """A whole field."""
        known = self.fields.get(name)
        if known is None or known[0] != value:
            known = self.fields[name] = (value, Raw(encode(value)))
        return known[1]

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
        found.append(Part(at, Raw(encode(new))))
        return
    for name, one, other in zip(names, before, now, strict=True):
        if one is not other and one != other:
            _compare((*at, name), one, other, found)


def _is_of_things(values: tuple[object, ...]) -> bool:
    return bool(values) and isinstance(values[0], msgspec.Struct)


class Listener(Protocol):
    """Somebody connected."""

    audience: Audience
    person: str

    def push(self, message: bytes) -> None:
        """Send a message; never waits."""

    def close(self, reason: str) -> None:
        """Send no more: the client should connect again."""


class Channel:
    """One audience: who listens, and what they have seen last."""

    __slots__ = ("audience", "listeners", "seen")

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.listeners: list[Listener] = []
        self.seen: tuple[object, ...] = ()
        """The fields of the last view: values that nobody changes."""

    def full_view(self, play: Play) -> Raw:
        """The whole view; what is sent later is what has changed since."""
        view = _view(play, self.audience)
        self.seen = astuple(view)
        return Raw(encode(view))

    def changes(self, play: Play, written: Written | None = None) -> dict[str, Raw]:
        """The fields of the view that have changed. Those that another audience sees as well are written once."""
        written = Written() if written is None else written
        return {name: written.field(name, new) for name, _old, new in self._look(_view(play, self.audience))}

    def _look(self, view: msgspec.Struct) -> list[tuple[str, object, object]]:
        """Which fields have changed, from what to what."""
        names, now = view.__struct_encode_fields__, astuple(view)
        seen, self.seen = self.seen or (_NEVER,) * len(now), now
        # Most fields are the very same value as before: that is seen at once.
        return [
            (name, old, new) for name, old, new in zip(names, seen, now, strict=True) if old is not new and old != new
        ]

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
        apart: tuple[str, ...] = getattr(view, "TOLD_IN_PARTS", ())
        fields: dict[str, Raw] = {}
        parts: list[Part] = []
        for name, old, new in self._look(view):
            if apart and name in apart and old is not _NEVER:
                parts.extend(written.parts_of(name, old, new))
            else:
                fields[name] = written.field(name, new)
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


def _view(play: Play, audience: Audience) -> msgspec.Struct:
    view = play.game.view(play.state, audience)
    assert isinstance(view, msgspec.Struct)
    return view


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


class _Written(Form):
    """The ends of a tree of words as JSON; what several turns offer is written once."""

    def __init__(self) -> None:
        super().__init__(Raw(b'{"":[{"bag":[],"last":null}]}'))

    def closing(self, closing: Closing) -> object:
        written = closing.written
        if written is None:
            written = closing.written = Raw(encode(super().closing(closing)))
        return written

    def closings(self, closings: Closings) -> object:
        written = closings.written
        if written is None:
            written = closings.written = Raw(encode(super().closings(closings)))
        return written


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
