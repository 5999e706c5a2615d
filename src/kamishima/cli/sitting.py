"""One person at a table of bots, from the first prompt to the record."""

from __future__ import annotations

import hmac
import random
from pathlib import Path

from kamishima import interrupts
from kamishima.bots.bot import make_bot
from kamishima.bots.seat import Seat
from kamishima.cli.company import Company
from kamishima.cli.prompt import Reader
from kamishima.cli.saves import Keeper
from kamishima.cli.screen import Screen
from kamishima.cli.talk import Heard, Talk
from kamishima.cli.terminal import Calls
from kamishima.core.chance import commitment
from kamishima.core.errors import BadWords, IllegalAction, KamishimaError, NoUndo
from kamishima.core.game import Action, Decision, Over, SeatId
from kamishima.core.match import Match


class Leave(Exception):
    """The person gets up from the table."""


class Sitting:
    """A match between one person and bots."""

    def __init__(
        self,
        match: Match,
        company: Company,
        keeper: Keeper,
        *,
        screen: Screen,
        reader: Reader,
        calls: Calls,
        greeting: str,
    ) -> None:
        self.match = match
        self._company = company
        self._keeper = keeper
        self._screen = screen
        self._reader = reader
        self._calls = calls
        own_steps = [place for place, step in enumerate(match.log) if step.seat == company.person]
        self._seen = own_steps[-1] if own_steps else 0
        """How many steps there were when the person last acted."""
        self._seal = commitment(keeper.secret)
        screen.notices += [greeting, screen.texts.say("table-commitment", hash=self._seal)]

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self._begin()
            turn = self.match.turn
            while isinstance(turn, Decision):
                self._take_turn(turn)
                turn = self.match.turn
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()

    def _begin(self) -> None:
        """Show the table, and the seal with it, before the first move; when the person moves first, nothing waits."""
        turn = self.match.turn
        if not isinstance(turn, Decision) or turn.seat == self._company.person:
            return
        self._screen.table(self._seen, "terminal-begin")
        if self._reader.is_live:
            self._talk(())
        self._seen = len(self.match.log)

    def _take_turn(self, turn: Decision) -> None:
        if turn.seat == self._company.person:
            self._screen.table(self._seen)
            self._talk(turn.actions)
            self._offer_undo()
        else:
            self._let_bot_act(turn.seat)

    def _let_bot_act(self, seat: SeatId) -> None:
        # The seed depends on the place in the log alone, so that a resumed match goes on as if never interrupted.
        place = f"bot {seat} {len(self.match.log)}"
        seed = int.from_bytes(hmac.digest(self._keeper.secret, place.encode(), "sha256"), "big")
        bot = make_bot(self._company.bots[seat], seed)
        chosen = bot.choose(Seat(self.match.game, self.match.state, seat, random.Random(seed)))
        interrupts.check()  # a bot that was interrupted has chosen in haste
        self.match.act(seat, chosen)

    def _offer_undo(self) -> None:
        """Before a bot acts, the person can still take back what cannot be taken back afterwards."""
        turn, person = self.match.turn, self._company.person
        ends = isinstance(turn, Decision) and turn.seat != person
        if ends and self.match.undoable(person) and self._reader.is_live:
            self._screen.table(self._seen, "terminal-end-turn")
            self._talk(())

    # -- the person ------------------------------------------------------------------------------------------------

    def _talk(self, actions: tuple[Action, ...]) -> None:
        """Talk until something has changed; when nothing is offered, until an empty line goes on."""
        screen = self._screen
        phrases = [action.phrase() for action in actions]
        talk = Talk(
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
            screen.preview(words[: talk.good(words)])

        while True:
            line = self._reader.ask(prompt, talk.suggestions, talk.hint, kept, preview if actions else None)
            heard = talk.hear(line)
            if heard.action is not None:
                self._act(actions[heard.action])
                return
            if not actions and not line.strip():
                return
            if heard.command and self._obey(heard):
                return
            if heard.kept and self._reader.is_live:
                preview(tuple(heard.kept.split()))
            if heard.answer:
                self._screen.say(heard.answer)
            kept = heard.kept

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
        self.match.act(self._company.person, action)
        if not isinstance(self.match.turn, Over):
            self._save_quietly()

    def _save_quietly(self) -> None:
        """Keep the match safe against a closed window; when that fails, the game goes on all the same."""
        try:
            self._keeper.save(self.match)
        except KamishimaError as error:
            self._screen.notices.append(error.message)

    def _obey(self, heard: Heard) -> bool:
        """Do a command; True when the position has changed by it."""
        screen = self._screen
        if heard.command == "quit":
            raise Leave
        if heard.command == "undo":
            return self._undo()
        if heard.command == "save":
            self._save(heard.argument)
        elif heard.command == "card":
            screen.card(heard.argument)
        elif heard.command == "?":
            screen.help(self._seal)
        elif heard.command == "table":
            screen.table(self._seen)
        else:
            {"cards": screen.cards, "discards": screen.discards, "log": screen.log, "score": screen.score}[
                heard.command
            ]()
        return False

    def _undo(self) -> bool:
        try:
            step = self.match.undo(self._company.person)
        except NoUndo:
            self._screen.tell("table-undo-refused")
            return False
        self._seen = min(self._seen, len(self.match.log))
        self._screen.notices.append(self._screen.texts.say("table-undone", words=step.action.text))
        self._save_quietly()
        return True

    def _save(self, file: str) -> None:
        try:
            path = self._keeper.save(self.match, Path(file).expanduser() if file else None)
        except KamishimaError as error:
            self._screen.say(error.message)
        else:
            self._screen.tell_whole("table-saved", file=str(path))

    # -- leaving ---------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        path, trouble = self._keeper.save_somewhere(self.match)
        if trouble:
            self._screen.say(trouble)
        self._screen.tell_whole("table-saved", file=str(path))
        self._screen.tell_whole("terminal-resume", command=self._calls.resume(path))
        self._screen.tell("table-goodbye")

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        screen = self._screen
        screen.ending(result, self._seen)
        screen.say("")
        screen.tell_whole("table-secret", secret=self._keeper.secret.hex())
        path, trouble = self._keeper.finish_somewhere(self.match)
        if trouble:
            screen.say(trouble)
        screen.tell_whole("terminal-record", file=str(path))
        screen.tell_whole("table-verify", command=self._calls.verify(path))
        screen.tell_whole("terminal-replay", command=self._calls.replay(path))
