"""Positions as texts: words in clauses that `;` separates, and remarks that say what is wrong and where.

A text is read as far as it can be read: whatever is wrong becomes a remark and is left out, so that the rest can be
drawn while somebody is still writing. Only a text without remarks is a position to play from.
"""

from __future__ import annotations

from typing import Final

from kamishima.core.errors import BadPosition

LONGEST: Final = 4000
"""No position needs a longer text."""
END: Final = ";"
MOST_REMARKS: Final = 100
"""Nobody reads more of them, and a text can be made to earn one with every word."""


class Word:
    def __init__(self, text: str, at: int) -> None:
        self.text: Final = text
        self.at: Final = at


class Remark:
    """What is wrong, what would be right, and which part of the text it is about; no length stands for the whole.

    The code never changes: with what it is `about` it can be said in other languages.
    """

    def __init__(self, code: str, message: str, at: int, length: int, about: dict[str, object]) -> None:
        self.code: Final = code
        self.message: Final = message
        self.about: Final = about
        self.at: Final = at
        self.length: Final = length


class Clause:
    """The words between two separators: the first one says what the rest is about."""

    def __init__(self, words: list[Word]) -> None:
        self.key: Final = words[0]
        self.words: Final = words[1:]


class Reading:
    """A text that is being read, with everything that was found wrong with it."""

    def __init__(self, text: str) -> None:
        self.text: Final = text[:LONGEST]
        self.remarks: Final[list[Remark]] = []
        self.marks: Final[dict[str, Word]] = {}
        """Where something was said, by whatever name the reader gave it."""
        if len(text) > LONGEST:
            self._remark(
                "too-long", f"a position has at most {LONGEST} characters, not {len(text)}", 0, 0, {"most": LONGEST}
            )

    def clauses(self) -> list[Clause]:
        found: list[Clause] = []
        words: list[Word] = []
        for word in _words(self.text):
            if word.text != END:
                words.append(word)
            elif words:
                found.append(Clause(words))
                words = []
        if words:
            found.append(Clause(words))
        return found

    def mark(self, name: str, word: Word) -> bool:
        """Remember where something was said; whether it had not been said before."""
        if name in self.marks:
            return False
        self.marks[name] = word
        return True

    def wrong(self, word: Word, code: str, message: str, **about: object) -> None:
        self._remark(code, message, word.at, len(word.text), about)

    def misread(self, word: Word, message: str, code: str = "unreadable") -> None:
        """A word says nothing here."""
        self.wrong(word, code, message, said=word.text)

    def amiss(self, name: str, code: str, message: str, **about: object) -> None:
        """Something is wrong with what was marked, or with the whole when nothing was."""
        word = self.marks.get(name)
        if word is None:
            self._remark(code, message, 0, 0, about)
        else:
            self._remark(code, message, word.at, len(word.text), about)

    def _remark(self, code: str, message: str, at: int, length: int, about: dict[str, object]) -> None:
        if len(self.remarks) < MOST_REMARKS:
            self.remarks.append(Remark(code, message, at, length, about))

    def number(self, word: Word, least: int, most: int, what: str) -> int:
        """A number within limits; the nearest one, with a remark, when it is outside."""
        if not is_number(word.text):
            message = f"{what}: {word.text!r} is not a number from {least} to {most}"
            self.wrong(word, "number", message, least=least, most=most)
            return least
        value = int(word.text)
        if not least <= value <= most:
            message = f"{what}: {value} is not between {least} and {most}"
            self.wrong(word, "number", message, least=least, most=most)
        return min(max(value, least), most)

    def check(self) -> None:
        """`BadPosition` with the first remark, if there is any."""
        if self.remarks:
            remark = self.remarks[0]
            said = self.text[remark.at : remark.at + remark.length]
            where = f", at {said!r} (character {remark.at + 1})" if remark.length else ""
            raise BadPosition(f"position{where}: {remark.message}")


def is_number(text: str) -> bool:
    """Whether this is a whole number, not too long to be one of ours."""
    return text.isascii() and text.isdecimal() and len(text) <= 6


def seat_of(text: str, players: int) -> int | None:
    """The seat that a word such as `p2` names; None when it is none of these."""
    if len(text) == 2 and text[0] == "p" and text[1] in "12345678" and int(text[1]) <= players:
        return int(text[1]) - 1
    return None


def _words(text: str) -> list[Word]:
    found: list[Word] = []
    start = 0
    for place in range(len(text) + 1):
        sign = text[place] if place < len(text) else " "
        if sign == END or sign.isspace():
            if place > start:
                found.append(Word(text[start:place], start))
            if sign == END:
                found.append(Word(END, place))
            start = place + 1
    return found
