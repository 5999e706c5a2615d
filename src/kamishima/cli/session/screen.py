"""What the person at a terminal table sees: pictures, answers, help and the end."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kamishima.cli.match_history import MatchHistory
from kamishima.cli.session.lineup import Lineup
from kamishima.core.match import Match
from kamishima.core.turn import Decision, Result, SeatId
from kamishima.terminal.console import show
from kamishima.terminal.drawing import Lines, Scene, flow, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.texts.texts import Texts

EARLIER_STEPS = 60
"""How far back the story beside a wide table goes at most."""


class Screen:
    def __init__(self, match: Match, lineup: Lineup, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.names = lineup.names
        self.drawing = drawing_of(match.game, texts, lineup.names)
        self.notices: list[str] = []
        """What is to be told with the next picture."""
        self._match = match
        self._viewer: SeatId = lineup.person
        self._history = MatchHistory(match.game)
        self._scene: Scene | None = None
        self._drawn: Lines = []
        """The last picture, and what it shows."""

    def say(self, text: str) -> None:
        self.console.print(text)

    def tell_whole(self, message_id: str, **arguments: str | int) -> None:
        """An answer with a path or a command in it: no line break is put in, so that it can be copied."""
        self.console.print(self.texts.say(message_id, **arguments), soft_wrap=True)

    def tell(self, message_id: str, **arguments: str | int) -> None:
        self.say(self.texts.say(message_id, **arguments))

    def table(self, since: int, message_id: str = "") -> None:
        """The picture of the table, with what happened since a step and what is to be done."""
        turn, view = self._match.turn, self._view()
        is_asked = isinstance(turn, Decision) and turn.seat == self._viewer
        story = [*self._story(since, len(self._match.log)), *self.notices]
        scene = Scene(
            view=view,
            phrases=[action.phrase() for action in turn.actions] if isinstance(turn, Decision) and is_asked else (),
            story_title=self.texts.say("terminal-since") if story else "",
            story=story,
            earlier=self._story(max(since - EARLIER_STEPS, 0), since),
            hint=self.texts.say(message_id) if message_id else self.drawing.hint(view),
        )
        self.notices.clear()
        self._scene = scene
        self._draw(self._pictured(scene))

    def preview(self, said: tuple[str, ...]) -> None:
        """The same picture with what these words would do, unless that looks the same."""
        if self._scene is not None:
            lines = self._pictured(msgspec.structs.replace(self._scene, said=said))
            if lines != self._drawn:
                self._draw(lines)

    def _pictured(self, scene: Scene) -> Lines:
        return picture(self.drawing, scene, self.console.width, self.console.height)

    def _draw(self, lines: Lines) -> None:
        self._drawn = lines
        self.console.clear()
        show(self.console, lines)

    @property
    def phase(self) -> str:
        return self.drawing.phase(self._view())

    @property
    def details(self) -> Mapping[str, object]:
        return self.drawing.details(self._view())

    def _view(self) -> object:
        return self._match.game.view(self._match.state, self._viewer)

    def _story(self, start: int, end: int) -> list[str]:
        self._history.follow(self._match)
        events = [event for step in range(start, end) for event in self._history.events(step, self._viewer)]
        return self.drawing.retold(events, self._viewer)

    def log(self) -> None:
        self._history.follow(self._match)
        self.tell("table-log")
        for step in range(len(self._match.log)):
            for event in self._history.events(step, self._viewer):
                self.say(f"· {self.texts.event(event, self.names, self._viewer)}")

    def card(self, name: str) -> None:
        page = self.drawing.card(name)
        if page is None:
            self.tell("terminal-unknown", name=name, things=self.drawing.things)
        else:
            self.console.print(page)

    def cards(self) -> None:
        self.console.print(self.drawing.cards(self._view()))

    def discards(self) -> None:
        self.console.print(self.drawing.discards(self._view()))

    def score(self) -> None:
        self.tell("table-scores")
        self.console.print(self.drawing.sheet(self._view()))

    def help(self, commitment: str) -> None:
        say, things = self.texts.say, self.drawing.things
        name, file = say("table-placeholder-name"), say("table-placeholder-file")
        rows = {
            "Enter": "terminal-help-enter",
            "?": "table-help-question",
            f"card {name}": "terminal-help-card",
            "cards": "terminal-help-cards",
            "discards": "terminal-help-discards",
            "table": "terminal-help-table",
            "log": "table-help-log",
            "score": "table-help-score",
            "undo": "table-help-undo",
            f"save [{file}]": "table-help-save",
            "quit": "table-help-quit",
        }
        without = [] if self.drawing.words else ["terminal-help-card", "terminal-help-cards"]
        without += [] if self.drawing.has_discards else ["terminal-help-discards"]
        table = Table(box=None, show_header=False, padding=(0, 2))
        for command, message_id in rows.items():
            if message_id not in without:
                table.add_row(command, say(message_id, things=things), style="not bold")
        self.tell("table-help-intro", example=self.drawing.example)
        self.console.print(table)
        for signs in self.drawing.legend():
            show(self.console, flow(Text("  "), [Text(sign) for sign in signs], "   ", self.console.width))
        self.tell("terminal-help-keys")
        self.tell("terminal-help-secret")
        self.tell("table-commitment", hash=commitment)

    def ending(self, result: Result, since: int) -> None:
        self.console.clear()
        for sentence in self._story(since, len(self._match.log)):
            self.say(f"· {sentence}")
        self.say("")
        self.tell("table-sheet")
        self.console.print(self.drawing.sheet(self._view()))
        self.say("")
        title = self.drawing.title(self._view())
        for line in self.texts.result_lines(result, self.names, self._viewer, title):
            self.say(line)
