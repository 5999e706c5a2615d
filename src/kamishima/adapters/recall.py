"""Everything that a seat has ever seen and done: its own log, as text and as numbers.

The log holds every step with its words, or only that something was done where the words are kept from the seat. A step
that shows the seat something beside its words stands there with what it was told, and with a digest of its view.
"""

from __future__ import annotations

import hashlib

import msgspec

from kamishima.adapters.word_steps import Entry, Vocabulary, WordChoice
from kamishima.core.game import AnyGame, State
from kamishima.core.match import CHANCE_NAME
from kamishima.core.turn import SeatId, seat_word

HIDDEN = "…"
GUESSED = "guessed"
"""Begins the log of a seat in a position that somebody else has imagined."""
LOG = 2048
"""So many numbers of the log are told one by one; what came before them is told as a digest."""
DIGEST = 4
_BITS = 20
"""A digest is told in parts of so many bits: numbers of 32 bits with a point hold them exactly."""


Past = tuple[str, tuple[int, ...]]
"""What a seat remembers from before a log begins: lines, and the same as numbers."""


class Memory:
    def __init__(self) -> None:
        self.last: Entry | None = None
        self.lines: list[str] = []
        self.numbers: list[int] = []


class Recall:
    """Reads logs of one table as a seat remembers them."""

    def __init__(self, game: AnyGame, vocabulary: Vocabulary) -> None:
        self._game = game
        self._speech = vocabulary
        self._marks = vocabulary.size + 1
        """Numbers above the words name who spoke, and above those come digests."""
        self._memories: dict[SeatId, Memory] = {}

    def text(self, log: Entry | None, seat: SeatId, choice: WordChoice | None, past: Past | None = None) -> str:
        """The log of a seat, a line for each step, and what it has said of its next action."""
        said = self._speech.text(choice.said) if choice is not None else ""
        before = [past[0]] if past is not None and past[0] else []
        return "\n".join([*before, *self._memory(log, seat).lines, f"{seat_word(seat)}: {said}"])

    def past(self, log: Entry | None, seat: SeatId, before: Past | None) -> Past:
        memory = self._memory(log, seat)
        lines, numbers = ([before[0]], list(before[1])) if before is not None and before[0] else ([], [])
        return "\n".join([*lines, *memory.lines]), (*numbers, *memory.numbers)

    def guess(self, state: State, seat: SeatId) -> Past:
        """What a seat knows in a position of which nobody can tell how it came about: what it sees there."""
        seen = msgspec.json.encode(self._game.view(state, seat))
        return f"{GUESSED}: {seen.decode()}", tuple([self._marks + 99 + part for part in parts_of(seen)])

    def numbers(
        self, log: Entry | None, seat: SeatId, choice: WordChoice | None, past: Past | None = None
    ) -> tuple[list[int], list[int]]:
        """The same as a digest of what is too long ago, and the numbers of the rest."""
        told = self._memory(log, seat).numbers
        if past is not None:
            told = [*past[1], *told]
        if choice is not None:
            told = [*told, self._marks, *[number + 1 for number in choice.said]]
        early, late = told[:-LOG], told[-LOG:]
        return (parts_of(repr(early).encode()) if early else [0] * DIGEST), late

    def _memory(self, log: Entry | None, seat: SeatId) -> Memory:
        """What a seat remembers; matches go on step by step, so the memory of the last time is often most of it."""
        memory = self._memories.get(seat)
        steps = [] if memory is None else steps_since(log, memory.last)
        if memory is None or steps is None:
            memory, steps = Memory(), steps_since(log, None) or []
        for entry in steps:
            line, numbers = self._told(entry, seat)
            memory.lines.append(line)
            memory.numbers.extend(numbers)
        memory.last = log
        self._memories[seat] = memory
        return memory

    def _told(self, entry: Entry, seat: SeatId) -> tuple[str, list[int]]:
        if entry.told is None:
            entry.told = {}
        told = entry.told.get(seat)
        if told is None:
            told = entry.told[seat] = self._tell(entry, seat)
        return told

    def _tell(self, entry: Entry, seat: SeatId) -> tuple[str, list[int]]:
        game, step, narration = self._game, entry.step, entry.narration
        if narration is None:
            narration = entry.narration = game.narrate(step)
        hidden = not narration.is_read_by(seat)
        words = HIDDEN if hidden else step.action.text
        speaker = CHANCE_NAME if entry.seat is None else seat_word(entry.seat)
        numbers = [self._marks + (1 if entry.seat is None else 2 + entry.seat)]
        if not hidden:
            numbers += [self._speech.numbers[word] + 1 for word in words.split()]
        line = f"{speaker}: {words}"
        if game.reveals(step, seat):
            events = msgspec.json.encode(narration.events(seat))
            seen = msgspec.json.encode(game.view(step.after, seat))
            parts = parts_of(events + seen)
            line = f"{line} {events.decode()} #{''.join([f'{part:05x}' for part in parts])}"
            numbers += [self._marks + 99 + part for part in parts]
        return line, numbers


def steps_since(log: Entry | None, last: Entry | None) -> list[Entry] | None:
    """The steps after one of them, the first one first; None when that one is not in the log."""
    found: list[Entry] = []
    while log is not None and log is not last:
        found.append(log)
        log = log.previous
    found.reverse()
    return found if log is last else None


def parts_of(told: bytes) -> list[int]:
    number = int.from_bytes(hashlib.blake2b(told, digest_size=10).digest(), "big")
    return [(number >> (_BITS * part)) & ((1 << _BITS) - 1) for part in range(DIGEST)]
