"""One person at a table of bots, from the first prompt to the record."""

from __future__ import annotations

import hmac
import random
from pathlib import Path

from kamishima import interrupts
from kamishima.bots.registry import make_bot
from kamishima.bots.seat import Seat
from kamishima.cli.session.lineup import Lineup
from kamishima.cli.session.prompt import Reader
from kamishima.cli.session.saves import MatchSaver
from kamishima.cli.session.screen import Screen
from kamishima.cli.session.typed_input import ParsedLine, TypedInput
from kamishima.cli.terminal import NextCommands
from kamishima.core.chance import commitment
from kamishima.core.errors import BadWords, IllegalAction, KamishimaError, NoUndo
from kamishima.core.match import Match
from kamishima.core.text.finding import good_words
from kamishima.core.turn import Action, Decision, Over, SeatId


class Quit(Exception):
    """The person has said `quit`."""


class Session:
    def __init__(
        self,
        match: Match,
        lineup: Lineup,
        saver: MatchSaver,
        *,
        screen: Screen,
        reader: Reader,
        commands: NextCommands,
        greeting: str,
    ) -> None:
        self.match = match
        self._lineup = lineup
        self._saver = saver
        self._screen = screen
        self._reader = reader
        self._commands = commands
        own_steps = [place for place, step in enumerate(match.log) if step.seat == lineup.person]
        self._seen = own_steps[-1] if own_steps else 0
        """How many steps there were when the person last acted."""
        self._commitment = commitment(saver.secret)
        screen.notices += [greeting, screen.texts.say("table-commitment", hash=self._commitment)]

    def play(self) -> None:
        try:
            self._begin()
            turn = self.match.turn
            while isinstance(turn, Decision):
                self._take_turn(turn)
                turn = self.match.turn
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()

    def _begin(self) -> None:
        """Show table and commitment before the first move; when the person moves first, nothing waits."""
        turn = self.match.turn
        if not isinstance(turn, Decision) or turn.seat == self._lineup.person:
            return
        self._screen.table(self._seen, "terminal-begin")
        if self._reader.is_live:
            self._ask(())
        self._seen = len(self.match.log)

    def _take_turn(self, turn: Decision) -> None:
        if turn.seat == self._lineup.person:
            self._screen.table(self._seen)
            self._ask(turn.actions)
            self._offer_undo()
        else:
            self._let_bot_act(turn.seat)

    def _let_bot_act(self, seat: SeatId) -> None:
        # The seed depends on the place in the log alone, so that a resumed match goes on as if never interrupted.
        place = f"bot {seat} {len(self.match.log)}"
        seed = int.from_bytes(hmac.digest(self._saver.secret, place.encode(), "sha256"), "big")
        bot = make_bot(self._lineup.bots[seat], seed)
        chosen = bot.choose(Seat(self.match.game, self.match.state, seat, random.Random(seed)))
        interrupts.check()  # a bot that was interrupted has chosen in haste
        self.match.act(seat, chosen)

    def _offer_undo(self) -> None:
        """Before a bot acts, the person can still take back what cannot be taken back afterwards."""
        turn, person = self.match.turn, self._lineup.person
        ends = isinstance(turn, Decision) and turn.seat != person
        if ends and self.match.undoable(person) and self._reader.is_live:
            self._screen.table(self._seen, "terminal-end-turn")
            self._ask(())

    def _ask(self, actions: tuple[Action, ...]) -> None:
        """Read lines until something has changed; when nothing is offered, until an empty line goes on."""
        screen = self._screen
        phrases = [action.phrase() for action in actions]
        typed = TypedInput(
            phrases,
            screen.drawing.words,
            screen.texts,
            screen.names,
            phase=screen.phase,
            details=screen.details,
            why_not=self._why_not,
        )
        prompt = f"{self._screen.texts.say('table-prompt')} › " if actions else "› "
        kept = ""

        def preview(words: tuple[str, ...]) -> None:
            screen.preview(words[: good_words(phrases, words)])

        while True:
            line = self._reader.ask(prompt, typed.suggestions, typed.hint, kept, preview if actions else None)
            parsed = typed.parse(line)
            if parsed.action is not None:
                self._act(actions[parsed.action])
                return
            if not actions and not line.strip():
                return
            if parsed.command and self._run_command(parsed):
                return
            if parsed.kept and self._reader.is_live:
                preview(tuple(parsed.kept.split()))
            if parsed.answer:
                self._screen.say(parsed.answer)
            kept = parsed.kept

    def _why_not(self, said: str) -> str:
        """Why the rules refuse an action, if what was said is one and they give a reason."""
        game = self.match.game
        try:
            game.apply(self.match.state, game.parse(said))
        except IllegalAction as refused:
            return refused.message.partition(" is not offered: ")[2]
        except BadWords:
            return ""
        return ""

    def _act(self, action: Action) -> None:
        self._seen = len(self.match.log)
        self.match.act(self._lineup.person, action)
        if not isinstance(self.match.turn, Over):
            self._save_quietly()

    def _save_quietly(self) -> None:
        """Keep the match safe against a closed window; when that fails, the game goes on all the same."""
        try:
            self._saver.save(self.match)
        except KamishimaError as error:
            self._screen.notices.append(error.message)

    def _run_command(self, parsed: ParsedLine) -> bool:
        """Do a command; True when the position has changed by it."""
        screen = self._screen
        if parsed.command == "quit":
            raise Quit
        if parsed.command == "undo":
            return self._undo()
        if parsed.command == "save":
            self._save(parsed.argument)
        elif parsed.command == "card":
            screen.card(parsed.argument)
        elif parsed.command == "?":
            screen.help(self._commitment)
        elif parsed.command == "table":
            screen.table(self._seen)
        else:
            {"cards": screen.cards, "discards": screen.discards, "log": screen.log, "score": screen.score}[
                parsed.command
            ]()
        return False

    def _undo(self) -> bool:
        try:
            step = self.match.undo(self._lineup.person)
        except NoUndo:
            self._screen.tell("table-undo-refused")
            return False
        self._seen = min(self._seen, len(self.match.log))
        self._screen.notices.append(self._screen.texts.say("table-undone", words=step.action.text))
        self._save_quietly()
        return True

    def _save(self, file: str) -> None:
        try:
            path = self._saver.save(self.match, Path(file).expanduser() if file else None)
        except KamishimaError as error:
            self._screen.say(error.message)
        else:
            self._screen.tell_whole("table-saved", file=str(path))

    def _leave(self) -> None:
        path = self._keep()
        self._screen.tell_whole("table-saved", file=str(path))
        self._screen.tell_whole("terminal-resume", command=self._commands.resume(path))
        self._screen.tell("table-goodbye")

    def _keep(self) -> Path:
        path, trouble = self._saver.keep(self.match)
        if trouble:
            self._screen.say(trouble)
        return path

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        screen = self._screen
        screen.ending(result, self._seen)
        screen.say("")
        screen.tell_whole("table-secret", secret=self._saver.secret.hex())
        path = self._keep()
        screen.tell_whole("terminal-record", file=str(path))
        screen.tell_whole("table-verify", command=self._commands.verify(path))
        screen.tell_whole("terminal-replay", command=self._commands.replay(path))
