"""Understanding what a person types: an action, a command, or something to be explained."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from kamishima.core.text.finding import complete, good_words, leads_on
from kamishima.core.text.spelling import nearest
from kamishima.core.words import Phrase, follow
from kamishima.terminal.drawing import is_said_like
from kamishima.texts.texts import Texts

COMMANDS = ("?", "card", "cards", "discards", "log", "save", "score", "table", "undo", "quit")
ALIASES = {"help": "?", "exit": "quit"}


class ParsedLine(msgspec.Struct, frozen=True):
    """What a line means: the index of an action, or a command with what follows it, or an answer to be given."""

    action: int | None = None
    command: str = ""
    argument: str = ""
    answer: str = ""
    kept: str = ""
    """The good words of an unfinished action: they can stand in the next line already."""


class TypedInput:
    """The words that are offered now, and how to speak of them in one language."""

    def __init__(
        self,
        phrases: Sequence[Phrase],
        cards: Sequence[str],
        texts: Texts,
        names: Sequence[str],
        *,
        phase: str = "",
        details: Mapping[str, object] | None = None,
        why_not: Callable[[str], str] = lambda _said: "",
    ) -> None:
        self._phrases = phrases
        self._cards = cards
        self._texts = texts
        self._names = names
        self._phase = phase
        """What is under way: some words mean something else in some phases."""
        self._details = details or {}
        """Values of the table that the meaning of a word may depend on."""
        self._why_not = why_not
        """Why an action is not offered, where the rules say it; else nothing."""

    def parse(self, line: str) -> ParsedLine:
        said = line.lower().split()
        first = ALIASES.get(said[0], said[0]) if said else ""
        if first in COMMANDS and first not in follow(self._phrases, []).words:
            return ParsedLine(command=first, argument=line.strip().partition(" ")[2].strip())
        found = follow(self._phrases, said)
        if found.complete is not None:
            return ParsedLine(action=found.complete)
        if not said or found.words:
            return ParsedLine(answer=self._may_follow(said), kept="".join([f"{word} " for word in said]))
        return self._refused(said)

    def _refused(self, said: list[str]) -> ParsedLine:
        good = good_words(self._phrases, said)
        reason = self._why_not(" ".join(said))
        refusal = self._texts.say("table-not-offered", words=said[good])
        if reason:
            refusal = self._texts.say("table-not-offered-because", words=" ".join(said), reason=reason)
        meant = self._meant(said[good], said[:good])
        hint = f" {self._texts.say('terminal-meant', words=meant)}" if meant and not reason else ""
        answer = f"{refusal}{hint} {self._may_follow(said[:good])}"
        return ParsedLine(answer=answer, kept="".join([f"{word} " for word in said[:good]]))

    def _meant(self, typed: str, said: list[str]) -> str:
        """The word that is most like a mistyped one: of those that can follow, by their names too, or a command."""
        words = follow(self._phrases, said).words
        names = {self._texts.word(word, self._names, self._phase, said).lower(): word for word in words}
        known = {**names, **{word: word for word in (*words, *([] if said else COMMANDS))}}
        return known.get(nearest(typed, known), "")

    def _may_follow(self, said: list[str]) -> str:
        words = [self._explained(word, said) for word in follow(self._phrases, said).words]
        return self._texts.say("table-may-follow", words=", ".join(words) or "—")

    def _explained(self, word: str, said: list[str]) -> str:
        """A word with what it means after what was said, where that is not plain."""
        meaning = self._texts.word(word, self._names, self._phase, said, self._details)
        return word if is_said_like(meaning, word) else f"{word} ({meaning})"

    def suggestions(self, text: str) -> list[str]:
        said = text.lower().split()
        typed = "" if text.endswith(" ") or not said else said[-1]
        if said and said[0] == "card" and len(said) + text.endswith(" ") == 2:
            return [card for card in self._cards if self._begins(card, typed)]
        words = complete(self._phrases, text.lower())
        words = words or [word for word in self._next(said, typed) if self._begins(word, typed)]
        if len(said) <= 1 and not text.endswith(" "):
            words += [command for command in COMMANDS if command.startswith(typed) and command not in words]
        return words

    def _next(self, said: list[str], typed: str) -> tuple[str, ...]:
        return follow(self._phrases, said[:-1] if typed else said).words

    def _begins(self, word: str, typed: str) -> bool:
        """Whether a word, or its name in this language, begins like this."""
        return word.startswith(typed) or self._texts.word(word, self._names, self._phase).lower().startswith(typed)

    def hint(self, text: str) -> str:
        """What may follow the words typed so far, in one line."""
        said = text.lower().split()
        if not leads_on(self._phrases, said):
            words = self.suggestions(text)
            return self._texts.say("terminal-next", words=" ".join(words)) if words else ""
        found = follow(self._phrases, said)
        parts = [self._texts.say("terminal-press-enter")] if found.complete is not None else []
        if found.words:
            parts.append(self._texts.say("terminal-next", words=" ".join(found.words)))
        return " ".join(parts)
