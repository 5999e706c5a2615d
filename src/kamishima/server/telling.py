"""What one audience of a match is told: only from `view`, `narrate` and the words offered to its own seat.

An audience is a seat, or the spectators (None). All its listeners get the same bytes, built once. A field of the view
is sent when it has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import Raw, UnsetType
from msgspec.structs import astuple

from kamishima.core.game import AnyGame, Decision, SeatId
from kamishima.core.words import Closing, Form
from kamishima.server.play import Happening, Play
from kamishima.server.steps import LiveStep, UndoneStep
from kamishima.server.wire import Clocks, Ending, Update

Audience = SeatId | None

encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"null")
Written = dict[str, tuple[object, Raw]]
"""Fields of a view with their JSON, as they were last written."""
_NEVER = object()
"""Equal to nothing: what was seen of a field before the first view."""


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
        view = _view(play, self.audience)
        names, now = view.__struct_encode_fields__, astuple(view)
        seen, self.seen = self.seen or (_NEVER,) * len(now), now
        written = {} if written is None else written
        # Most fields are the very same value as before: that is seen at once.
        return {
            name: _written(written, name, new)
            for name, old, new in zip(names, seen, now, strict=True)
            if old is not new and old != new
        }

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
        return encode(
            Update(
                index=play.index,
                view=self.changes(play, written),
                acting=acting,
                words=words if acting is not None and acting == audience else NOTHING,
                undo=play.undoable(audience),
                steps=[told(play.game, happening, audience) for happening in happenings],
                clocks=clocks,
                ending=ending,
            )
        )


def _written(written: Written, name: str, value: object) -> Raw:
    known = written.get(name)
    if known is None or known[0] != value:
        known = written[name] = (value, Raw(encode(value)))
    return known[1]


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
    action = happening.action
    if action is not None and not game.tells_alike(happening.before, action):
        return step_told(game, happening, audience)
    if happening.told is None:
        happening.told = step_told(game, happening, None)
    return happening.told


class _Written(Form):
    """The ends of a tree of words as JSON; what several turns offer is written once."""

    def __init__(self) -> None:
        super().__init__(Raw(b'{"":[{"bag":[],"last":null}]}'))

    def closing(self, closing: Closing) -> object:
        written = closing.written
        if written is None:
            written = closing.written = Raw(encode(super().closing(closing)))
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
