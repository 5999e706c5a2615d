"""A record and its chance, as docs/records.md describes them."""

from __future__ import annotations

import hashlib
import hmac
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

Table = Mapping[str, Any]
"""A table of a TOML file."""
CHANCE = "~"
FENCE = "+++"
SPAN = 1 << 64


class Wrong(Exception):
    """The record is not what its secret says; the message begins with the line."""


def number_below(secret: bytes, step: int, total: int) -> int:
    """The number that the secret gives for a chance step."""
    limit = SPAN - SPAN % total
    attempt = 0
    while True:
        digest = hmac.digest(secret, step.to_bytes(8, "big") + attempt.to_bytes(8, "big"), "sha256")
        for start in range(0, 32, 8):
            number = int.from_bytes(digest[start : start + 8], "big")
            if number < limit:
                return number % total
        attempt += 1


def walk(outcomes: Mapping[str, int], number: int) -> str:
    """The outcome that a number below the total weight stands for."""
    for outcome, weight in outcomes.items():
        number -= weight
        if number < 0:
            return outcome
    raise ValueError("the number is not below the total weight")


class Ended(Exception):
    """The match was not over, and the record stops here."""


class Record:
    """A record, read from its first line to its last."""

    def __init__(self, text: str) -> None:
        rows = text.split("\n")
        end = rows.index(FENCE, 1)
        self.head: Table = tomllib.loads("\n".join(rows[1:end]))
        self.options: Table = self.head["options"]
        self.seats: list[str] = self.head["seats"]
        self._rows = rows[end + 1 : -1]
        self._first = end + 2
        self._at = 0
        self.chances = 0
        self._check_head()

    def _check_head(self) -> None:
        head = self.head
        if not head.get("secret"):
            raise Wrong("the secret is not published, so chance cannot be drawn again")
        if hashlib.sha256(bytes.fromhex(head["secret"])).hexdigest() != head["commitment"]:
            raise Wrong("the commitment is not the SHA-256 of the secret")
        written = "".join([row + "\n" for row in self._rows])
        if head["steps"] != len(self._rows) or head["digest"] != hashlib.sha256(written.encode()).hexdigest():
            raise Wrong("steps or digest do not fit the lines")

    def wrong(self, message: str) -> Wrong:
        """Something is wrong with the next line."""
        return Wrong(f"line {self._first + self._at}: {message}")

    @property
    def next(self) -> tuple[str, str] | None:
        """Who says what next."""
        if self._at == len(self._rows):
            return None
        name, _, words = self._rows[self._at].partition(": ")
        return name, words

    def pass_over(self) -> None:
        """What the next line says does not matter for chance."""
        self._at += 1

    def said_by(self, seat: int) -> list[str]:
        """The words of the next line, which is a seat's."""
        line = self.next or self._end()
        if line[0] != self.seats[seat]:
            raise self.wrong(f"{self.seats[seat]} should speak here")
        self._at += 1
        return line[1].split()

    def says_next(self, seat: int, verb: str) -> bool:
        """Whether the next line is a seat's and begins with a verb."""
        line = self.next
        return line is not None and line[0] == self.seats[seat] and line[1].split()[0] == verb

    def drawn(self, verb: str, outcomes: Mapping[str, int]) -> str:
        """The outcome of the next chance step; the weights stand in the order of the outcomes."""
        line = self.next or self._end()
        number = number_below(self._secret(), self.chances, sum(outcomes.values()))
        outcome = walk(outcomes, number)
        expected = f"{verb} {outcome}".strip()
        if line != (CHANCE, expected):
            raise self.wrong(f"the secret draws {expected!r} here")
        self._at += 1
        self.chances += 1
        return outcome

    def _end(self) -> tuple[str, str]:
        """There is no next line: the match goes on some other day, or lines are missing."""
        raise self.wrong("a line is missing here") if "reason" in self.head else Ended

    def _secret(self) -> bytes:
        for written in self.head.get("earlier", ()):
            until, _, secret = written.partition(" ")
            if self.chances < int(until):
                return bytes.fromhex(secret)
        return bytes.fromhex(self.head["secret"])


def each(outcomes: Iterable[str]) -> dict[str, int]:
    """Every outcome as likely."""
    return dict.fromkeys(outcomes, 1)


def seat_words(seats: Iterable[int]) -> dict[str, int]:
    """Seats as outcomes."""
    return each([f"p{seat + 1}" for seat in seats])


def position_parts(record: Record) -> list[list[str]]:
    """The words of the parts of the position that the match began with."""
    return [part.split() for part in str(record.options.get("position", "")).split(";") if part.split()]
