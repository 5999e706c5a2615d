"""A record being looked at: which step, seen by whom, and what that shows."""

from __future__ import annotations

from kamishima.cli.match_history import Events, MatchHistory
from kamishima.cli.session.lineup import split_name
from kamishima.core.errors import KamishimaError
from kamishima.core.match import Match
from kamishima.core.turn import SeatId, seat_word
from kamishima.terminal.drawing import Scene
from kamishima.terminal.drawings import drawing_of
from kamishima.texts.texts import Texts

ALL = "all"
"""The viewer who sees all hands; a seat is its word, and a spectator is empty."""

EARLIER_STEPS = 60


class Playback:
    def __init__(self, match: Match, texts: Texts, viewer: str = "") -> None:
        self.names = tuple([split_name(name)[0] for name in match.names])
        self.texts = texts
        self.drawing = drawing_of(match.game, texts, self.names)
        self.place = 0
        """How many steps have been taken."""
        self.message = ""
        """An answer to the last key, if it needs one."""
        self.viewer = ""
        self._match = match
        self._history = MatchHistory(match.game)
        self._history.follow(match)
        self.view_as(viewer)

    @property
    def length(self) -> int:
        return len(self._match.log)

    def go_to(self, place: int) -> None:
        """To a step, or to the nearest there is."""
        self.place = min(max(place, 0), self.length)

    def go_turn(self, direction: int) -> None:
        """On (1) or back (-1) until somebody else has had a say."""
        actor = self._actor(self.place)
        self.go_to(self.place + direction)
        while 0 < self.place < self.length and self._actor(self.place) in (None, actor):
            self.go_to(self.place + direction)

    def _actor(self, place: int) -> SeatId | None:
        return self._match.log[place - 1].seat if place else None

    def view_as(self, viewer: str) -> None:
        """Change who looks; only of a match that is over all hands can be seen."""
        seats = [seat_word(seat) for seat in self._match.game.seats]
        if viewer == ALL and self._match.result is None:
            raise KamishimaError(self.texts.say("terminal-not-over"))
        if viewer not in ("", ALL, *seats):
            raise KamishimaError(self.texts.say("terminal-no-seat", seat=viewer, seats=", ".join(seats)))
        self.viewer = viewer

    def try_view_as(self, viewer: str) -> None:
        """The same at the press of a key: what is not possible is answered, not raised."""
        try:
            self.view_as(viewer)
        except KamishimaError as error:
            self.message = error.message

    @property
    def _seats(self) -> list[SeatId]:
        return [seat for seat in self._match.game.seats if self.viewer in (ALL, seat_word(seat))]

    def events(self, step: int) -> Events:
        """What happened at a step, as far as the viewer sees it."""
        if self.viewer == ALL:
            return self._history.narration(step).full
        return self._history.events(step, self._seats[0] if self._seats else None)

    def view(self) -> object:
        game, state = self._match.game, self._history.states[self.place]
        return self.drawing.opened(game.view(state, None), [game.view(state, seat) for seat in self._seats])

    def line(self, step: int) -> str:
        """The line of the record, if the viewer may read it."""
        said = self._match.log[step]
        audience = self._seats[0] if self._seats else None
        if self.viewer != ALL and not self._history.narration(step).is_read_by(audience):
            return ""
        return f"{self._match.name_of(said.seat)}: {said.action.text}"

    def viewer_text(self) -> str:
        if self.viewer == ALL:
            return self.texts.say("terminal-eyes-open")
        if self._seats:
            return self.texts.say("terminal-eyes-seat", name=self.names[self._seats[0]])
        return self.texts.say("terminal-eyes-table")

    def scene(self) -> Scene:
        title = self.texts.say("terminal-step", count=self.place, total=self.length)
        story: list[str] = []
        if self.place:
            line = self.line(self.place - 1)
            story = [*([line] if line else []), *self.sentences(self.place - 1)]
        start = max(self.place - 1 - EARLIER_STEPS, 0)
        earlier = [event for step in range(start, self.place - 1) for event in self.events(step)]
        return Scene(
            view=self.view(),
            story_title=f"{title} · {self.viewer_text()}",
            story=story,
            earlier=self.drawing.retold(earlier, None),
        )

    def sentences(self, step: int) -> list[str]:
        return [self.texts.event(event, self.names, None) for event in self.events(step)]
