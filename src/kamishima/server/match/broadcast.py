"""What one audience of a match is told: only from `view`, `narrate` and the words offered to its own seat.

An audience is a seat, or the spectators (None). All its subscribers get the same bytes, built once. A field of the view
is sent when it has changed, whole or, where it is long, by its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import astuple

from kamishima.core.cache import RecentCache
from kamishima.core.game import AnyGame
from kamishima.core.narration import Narration
from kamishima.core.play import Play
from kamishima.core.pools import Pool
from kamishima.core.turn import Action, Decision, SeatId
from kamishima.core.words import NOTHING_MORE, Closings, Phrase
from kamishima.server.match.log_steps import LogStep
from kamishima.server.protocol.live import LiveClosing, LiveStep, Part, UndoneStep
from kamishima.server.protocol.messages import Clocks, Ending, Update

Audience = SeatId | None

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = Raw(b"null")


def _compare(at: tuple[str | int, ...], old: object, new: object, found: list[Part]) -> None:
    """Find the smallest parts in which two values differ: fields of things of one kind, places of lists of things."""
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        assert isinstance(old, msgspec.Struct)
        names: Sequence[str | int] = new.__struct_encode_fields__
        before, now = astuple(old), astuple(new)
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new) and _is_of_things(new):
        names, before, now = range(len(new)), old, new
    else:
        found.append(Part(at, new))
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
    return bool(values) and isinstance(values[0], msgspec.Struct)


class Subscriber(Protocol):
    audience: Audience
    person: str

    def push(self, message: bytes) -> None:
        """Send a message; never waits."""

    def close(self, reason: str) -> None:
        """Send no more: the client should connect again."""


class Channel:
    """One audience: who listens, and what they have seen last."""

    __slots__ = ("audience", "seen", "subscribers", "told_in_parts")

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.subscribers: list[Subscriber] = []
        self.seen: tuple[object, ...] = ()
        """The fields of the last view: values that nobody changes."""
        self.told_in_parts: tuple[str, ...] = ()
        """The fields that are long: of these only what has changed within them is told."""

    def full_view(self, play: Play) -> Raw:
        """The whole view; what is sent later is what has changed since."""
        view = _view(play, self.audience)
        self._see(view)
        return Raw(encode(view))

    def changes(self, play: Play) -> dict[str, Raw]:
        """The fields of the view that have changed, each as a whole."""
        view = _view(play, self.audience)
        names, places = view.__struct_encode_fields__, self._see(view)
        return {names[place]: Raw(encode(self.seen[place])) for place in places}

    def changes_in_parts(self, play: Play) -> tuple[dict[str, Raw], list[Part]]:
        """What has changed: fields of the view, each as a whole, and parts of those that are lists of things."""
        view, before = _view(play, self.audience), self.seen
        names, fields, parts = view.__struct_encode_fields__, dict[str, Raw](), list[Part]()
        for place in self._see(view):
            now = self.seen[place]
            if before and isinstance(now, tuple) and _is_of_things(now):
                _compare((names[place],), before[place], now, parts)
            else:
                fields[names[place]] = Raw(encode(now))
        return fields, parts

    def _see(self, view: msgspec.Struct) -> Sequence[int]:
        """The places of the fields that are not as they were in the view before, which this view replaces."""
        before, now = self.seen, astuple(view)
        self.seen = now
        if before:
            return _changed(before, now)
        self.told_in_parts = getattr(view, "TOLD_IN_PARTS", ())
        return range(len(now))

    def update(
        self,
        play: Play,
        steps: Sequence[LogStep],
        words: Raw,
        clocks: Clocks | UnsetType,
        ending: Ending | UnsetType,
    ) -> Update:
        audience, acting, before = self.audience, play.acting, self.seen
        view = _view(play, audience)
        names, places, now = view.__struct_encode_fields__, self._see(view), self.seen
        fields: dict[str, object] = {}
        parts: list[Part] = []
        for place in places:
            name = names[place]
            if before and name in self.told_in_parts:
                _compare((name,), before[place], now[place], parts)
            else:
                fields[name] = now[place]
        return Update(
            index=play.index,
            view=fields,
            parts=parts or UNSET,
            acting=acting,
            words=words if acting is not None and acting == audience else NOTHING,
            undo=play.undoable(audience),
            steps=[told(play.game, step, audience) for step in steps],
            clocks=clocks,
            ending=ending,
        )


def _view(play: Play, audience: Audience) -> msgspec.Struct:
    # Every view is one; to ask takes as long as to look which of its fields have changed.
    return cast(msgspec.Struct, play.game.view(play.state, audience))


def _step_json(at: int, seat: SeatId | None, text: str, narration: Narration, audience: Audience) -> Raw:
    words = text if narration.is_read_by(audience) else None
    return Raw(encode(LiveStep(at, seat, words, narration.events(audience))))


# A variable, so that a test can put something else in its place where this module is compiled.
step_json: Callable[[int, SeatId | None, str, Narration, Audience], Raw] = _step_json
"""A step of the log as an audience may know it."""


def _undone(entry: LogStep) -> Raw:
    return Raw(encode(UndoneStep(entry.at, entry.seat)))


def step_told(game: AnyGame, entry: LogStep, audience: Audience) -> Raw:
    """One entry of the log that nobody was told yet, as an audience may know it."""
    step = entry.step
    if step is None:
        return _undone(entry)
    return step_json(entry.at, entry.seat, step.action.text, game.narrate(step), audience)


def told(game: AnyGame, entry: LogStep, audience: Audience) -> Raw:
    """One entry of the log as an audience may know it: narrated once, and written once for all who are told alike."""
    written = entry.told
    if written is None:
        written = _versions(game, entry)
        entry.keep(written)
    version = written.get(audience)
    return written[None] if version is None else version


def _versions(game: AnyGame, entry: LogStep) -> dict[Audience, Raw]:
    at, seat, step = entry.at, entry.seat, entry.step
    if step is None:
        return {None: _undone(entry)}
    narration, text = game.narrate(step), step.action.text
    audiences: tuple[Audience, ...] = (None, *narration.insiders)
    return {audience: step_json(at, seat, text, narration, audience) for audience in audiences}


def words_offered(play: Play) -> Raw:
    turn = play.turn
    return words_json(turn) if isinstance(turn, Decision) else NOTHING


# -- words -------------------------------------------------------------------------------------------------------------

Node = dict[str, object]

MANY: Final = 300
"""So many ways to close actions are listed at most: about 15 kB, and never more than 50. Pools tell more in less."""

_COMPLETE: Final = LiveClosing((), None)
_END: Final = Raw(encode({"": [_COMPLETE]}))
"""The node after a word that completes an action when nothing else may follow it, as most do."""
_written: Final[RecentCache[Closings, bytes]] = RecentCache(16384)
"""Closings as a list has them, without what is around it."""


def words_json(turn: Decision, most: int = MANY) -> Raw:
    """The tree of `core.words.tree`; where runs have many closings, `{"of", "least", ...}` tells all of a pool.

    What may close actions is shared by heads and by turns, so it is written once and kept by the shared object.
    """
    root: Node = {}
    shared: dict[Closings, object] = {}
    is_long = sum([run.closings.count for run in turn.runs]) > most
    place = 0
    for run in turn.runs:
        _add(root, turn.others[place : run.place])
        place = run.place
        closings = run.closings
        if closings not in shared:
            pool = closings.pool() if is_long else None
            shared[closings] = _listed(closings) if pool is None else _pooled(pool)
        node = root
        for word in run.head():
            node = _inner(node, word)
        node[""] = shared[closings]
    _add(root, turn.others[place:])
    return Raw(encode(root))


def _listed(closings: Closings) -> Raw:
    return Raw(b"[" + b",".join([_part(part) for part in closings.parts()]) + b"]")


def _part(closings: Closings) -> bytes:
    known = _written.get(closings)
    if known is None:
        each = [LiveClosing(closing.bag, closing.last) for closing in closings.each()]
        known = _written.keep(closings, encode(each)[1:-1])
    return known


def _pooled(pool: Pool) -> object:
    of = [(one.word, one.weight, one.times) for one in pool.of]
    return [{"of": of, "least": pool.least, "most": pool.most, "must": pool.must, "inner": pool.inner}]


def _add(root: Node, actions: Sequence[Action]) -> None:
    for action in actions:
        _add_phrase(root, action.phrase())


def _add_phrase(node: Node, phrase: Phrase) -> None:
    head, closing = phrase.head, phrase.closing
    last = len(head) - 1
    for place in range(last):
        node = _inner(node, head[place])
    if last >= 0:
        if closing is NOTHING_MORE and head[last] not in node:
            node[head[last]] = _END
            return
        node = _inner(node, head[last])
    closed = cast("list[LiveClosing]", node.setdefault("", []))
    closed.append(_COMPLETE if closing is NOTHING_MORE else LiveClosing(closing.bag, closing.last))


def _inner(node: Node, word: str) -> Node:
    """The node after a word, as one that can be added to."""
    child = node.get(word)
    if child is None or child is _END:
        child = node[word] = {} if child is None else {"": [_COMPLETE]}
    return cast(Node, child)
