"""A record being looked at: which step, with whose eyes, and what that shows."""

from __future__ import annotations

from kamishima.cli.chronicle import Chronicle, Events
from kamishima.cli.company import split_name
from kamishima.cli.drawings import drawing_of
from kamishima.cli.table import Scene
from kamishima.core.errors import KamishimaError
from kamishima.core.game import SeatId, seat_word
from kamishima.core.match import Match
from kamishima.texts.texts import Texts

ALL = "all"
"""The eyes that see all hands; those of a seat are its word, and a spectator's are empty."""

EARLIER_STEPS = 60


class Playback:
    """A match that has been played, at one of its steps."""

    def __init__(self, match: Match, texts: Texts, eyes: str = "") -> None:
        self.names = tuple([split_name(name)[0] for name in match.names])
        self.texts = texts
        self.drawing = drawing_of(match.game, texts, self.names)
        self.place = 0
        """How many steps have been taken."""
        self.message = ""
        """An answer to the last key, if it needs one."""
        self.eyes = ""
        self._match = match
        self._chronicle = Chronicle(match.game)
        self._chronicle.follow(match)
        self.look_with(eyes)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._match.log)

    # -- moving ----------------------------------------------------------------------------------------------------

    def go_to(self, place: int) -> None:
        """To a step, or to the nearest there is."""
        self.place = min(max(place, 0), self.length)

    def next_turn(self) -> None:
        """On until somebody else has had a say."""
        self._go_while_same(1)

    def last_turn(self) -> None:
        """Back likewise."""
        self._go_while_same(-1)

    def _go_while_same(self, direction: int) -> None:
        speaker = self._speaker(self.place)
        self.go_to(self.place + direction)
        while 0 < self.place < self.length and self._speaker(self.place) in (None, speaker):
            self.go_to(self.place + direction)

    def _speaker(self, place: int) -> SeatId | None:
        return self._match.log[place - 1].seat if place else None

    def look_with(self, eyes: str) -> None:
        """Change whose eyes are used; only of a match that is over all hands can be seen."""
        seats = [seat_word(seat) for seat in self._match.game.seats]
        if eyes == ALL and self._match.result is None:
            raise KamishimaError(self.texts.say("terminal-not-over"))
        if eyes not in ("", ALL, *seats):
            raise KamishimaError(self.texts.say("terminal-no-seat", seat=eyes, seats=", ".join(seats)))
        self.eyes = eyes

    def try_to_look_with(self, eyes: str) -> None:
        """The same at the press of a key: what is not possible is answered, not raised."""
        try:
            self.look_with(eyes)
        except KamishimaError as error:
            self.message = error.message

    # -- what is seen ----------------------------------------------------------------------------------------------

    @property
    def _seats(self) -> list[SeatId]:
        """The seats whose hands are seen."""
        return [seat for seat in self._match.game.seats if self.eyes in (ALL, seat_word(seat))]

    def events(self, step: int) -> Events:
        """What happened at a step, as far as these eyes see it."""
        if self.eyes == ALL:
            return self._chronicle.told_openly(step)
        return self._chronicle.told(step, self._seats[0] if self._seats else None)

    def view(self) -> object:
        """The position as these eyes see it."""
        game, state = self._match.game, self._chronicle.states[self.place]
        return self.drawing.opened(game.view(state, None), [game.view(state, seat) for seat in self._seats])

    def line(self, step: int) -> str:
        """The line of the record, if these eyes may read it."""
        said, before = self._match.log[step], self._chronicle.states[step]
        audience = self._seats[0] if self._seats else None
        if self.eyes != ALL and self._match.game.conceals(before, said.action, audience):
            return ""
        return f"{self._match.name_of(said.seat)}: {said.action.text}"

    def whose_eyes(self) -> str:
        """With whose eyes the table is seen, in words."""
        if self.eyes == ALL:
            return self.texts.say("terminal-eyes-open")
        if self._seats:
            return self.texts.say("terminal-eyes-seat", name=self.names[self._seats[0]])
        return self.texts.say("terminal-eyes-table")

    def scene(self) -> Scene:
        """The picture of this step."""
        title = self.texts.say("terminal-step", count=self.place, total=self.length)
        story: list[str] = []
        if self.place:
            line = self.line(self.place - 1)
            story = [*([line] if line else []), *self.sentences(self.place - 1)]
        start = max(self.place - 1 - EARLIER_STEPS, 0)
        earlier = [event for step in range(start, self.place - 1) for event in self.events(step)]
        return Scene(
            view=self.view(),
            story_title=f"{title} · {self.whose_eyes()}",
            story=story,
            earlier=self.drawing.retold(earlier, None),
        )

    def sentences(self, step: int) -> list[str]:
        """What happened at a step, in sentences."""
        return [self.texts.event(event, self.names, None) for event in self.events(step)]
