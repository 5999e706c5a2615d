"""Finished matches of Shaman Island in Portable Piecepack Notation (S9.1).

What the notation can and cannot say is told in `docs/ppn.md`. Pieces are named by their numbers: the first piece that
is dropped is 1, the next one 2, and so on; so every move finds its piece, whatever lies on top of what.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.record import Record, replay
from kamishima.core.turn import Action
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.rules import actions as say
from kamishima.games.shaman.rules.geometry import NOWHERE, STEP_X, STEP_Y
from kamishima.games.shaman.rules.state import BUILD, COIN, LOT, OVER, PLACE, State

SUITS = "SMCA"
"""Suns, moons, crowns and arms: the suits of a piecepack, by seat."""
RANKS = "na2345"
"""The ranks of a piecepack, by the order of the coins."""


class Entry(msgspec.Struct, frozen=True):
    """One numbered move: its number, and its parts, each with what was said (empty for what goes by itself)."""

    number: str
    parts: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        said = [f"{moves} {{ {comment} }}" if comment else moves for moves, comment in self.parts]
        return f"{self.number}. {' ; '.join(said)}"


def export(record: Record, game: AnyGame) -> str:
    """The notation of a finished match; it shows all coins, so a match that is not over is refused."""
    if not isinstance(game, ShamanIsland):
        raise KamishimaError(f"only Shaman Island is played with a piecepack, not {game.name}")
    if game.chosen.position:
        raise KamishimaError("a match that began from a placed position has no set-up that the notation could tell")
    match = replay(record, game)
    if match.result is None:
        raise KamishimaError("the match is not over: its export would show hidden coins")
    lines = ["---", *_front_matter(record, match), "...", *[entry.text for entry in _entries(match, game)]]
    return "\n".join(lines) + "\n"


def _front_matter(record: Record, match: Match) -> Iterator[str]:
    """YAML that is JSON line by line: text in quotes, numbers, lists."""
    assert match.result is not None
    winners = [match.names[seat] for seat in match.result.winners]
    values: dict[str, object] = {
        "Players": list(match.names),
        "Suits": list(SUITS[: len(match.names)]),
        "Scores": list(match.result.scores),
        "Result": f"won by {' and '.join(winners)}",
        "Termination": match.result.reason,
        "Length": len(match.log),
        "Designer": "Randy Cox and Jason Trotten",
        "Version": f"rules {record.header.rules}",
        "Generator": f"Kamishima {record.header.engine}",
        "License": "The rules belong to their designers.",
    }
    yield 'GameType: "Shaman Island"'
    yield "SetUp: None"
    for key, value in values.items():
        yield f"{key}: {json.dumps(value, ensure_ascii=False)}"


def _entries(match: Match, game: ShamanIsland) -> Iterator[Entry]:
    """One entry for each tile and piece of the set-up, one for each turn, and the end with all coins turned over."""
    scribe = Scribe(game)
    state = game.start()
    yield Entry("setup", ((scribe.first_tile(state), ""),))
    number, parts = "", list[tuple[str, str]]()
    for step in match.log:
        after = game.apply(state, step.action)
        here = _number(state)
        if parts and here != number:
            yield Entry(number, tuple(parts))
            parts = []
        number = here
        comment = _comment(f"{match.name_of(step.seat)}: {step.action.text}")
        parts += _commented(scribe.said(state, after, step.action), comment)
        completed = scribe.completed(after)
        if completed and _number(after) != number:
            yield Entry(number, tuple(parts))
            number, parts = _number(after), []
        parts += [(moves, "") for moves in completed]
        state = after
    yield Entry(number, tuple(parts))
    yield Entry("coins", ((scribe.revealed(), f"scores {match.result.scores if match.result else ''}"),))


def _number(state: State) -> str:
    """What a step in this position belongs to: a tile, a piece, a turn, or the end."""
    if state.phase in (LOT, BUILD):
        return f"tile{state.land.tiles}"
    if state.phase in (COIN, PLACE):
        return f"piece{state.pieces_placed() + 1}"
    return "end" if state.ended or state.phase == OVER else str(state.turns + 1)


def _comment(text: str) -> str:
    return text.translate(str.maketrans("{};", "(),"))


def _commented(moves: list[str], comment: str) -> list[tuple[str, str]]:
    """The comment stands with the last part."""
    return [(part, comment if place == len(moves) - 1 else "") for place, part in enumerate(moves)]


class Scribe:
    """Writes the moves, and keeps the numbers of all pieces on the way."""

    def __init__(self, game: ShamanIsland) -> None:
        self._size = game.size
        self._dropped = 0
        self._tiles: dict[int, list[int]] = {}
        """The tiles of each stack, from the bottom to the top."""
        self._pieces: dict[int, int] = {}
        self._dice: dict[int, int] = {}
        self._hosts: dict[int, int] = {}
        """The warrior that each shaman is laid on, by seat: several movements may be completed in one step."""

    def _new(self) -> int:
        self._dropped += 1
        return self._dropped

    def first_tile(self, state: State) -> str:
        self._tiles[0] = [self._new()]
        return f"tb@{_centre(state.land.site(0))}"

    def said(self, state: State, after: State, action: Action) -> list[str]:
        """An action, in parts that are seen one after the other; nothing for what leaves no mark on the table."""
        if isinstance(action, say.Lay | say.Raise):
            self._tiles.setdefault(after.land.slot_at(action.site), []).append(self._new())
            return [f"tb@{_centre(action.site)}"]
        if isinstance(action, say.Place):
            return [self._placed(state, state.shaman(state.seat) + state.coin + 1, action.space)]
        if isinstance(action, say.Move | say.Ride):
            return [self._moved(state.piece_on(state.land.cell_at(action.start)), action.end)]
        if isinstance(action, say.Spirit):
            return [self._spirit(state, action.space)]
        if isinstance(action, say.Settle):
            return [self._set_down(state.rider, action.space)]
        if isinstance(action, say.Sink):
            return [f"*{self._tiles.pop(state.land.slot_at(action.site))[0]}"]
        return self._slid(state, after, action) if isinstance(action, say.Slide) else []

    def _placed(self, state: State, piece: int, space: say.Space) -> str:
        """Shamans are pawns; warriors are coins with the suit up, the value hidden."""
        self._pieces[piece] = self._new()
        suit, coin = SUITS[state.seat], piece % self._size - 1
        return f"{f'p{suit}' if coin < 0 else f'cb{suit}{RANKS[coin]}'}@{_point(space)}"

    def _moved(self, piece: int, space: say.Space) -> str:
        return f"{self._pieces[piece]}-{_point(space)}"

    def _set_down(self, rider: int, space: say.Space) -> str:
        """A rider comes down, and with it a shaman that lies on it."""
        shamans = [seat * self._size for seat, host in self._hosts.items() if host == rider]
        return " ".join([self._moved(piece, space) for piece in (rider, *shamans)])

    def _spirit(self, state: State, host: say.Space) -> str:
        """The shaman is laid on the warrior, the die marks its space."""
        shaman = state.shaman(state.seat)
        self._dice[state.seat] = self._new()
        self._hosts[state.seat] = state.piece_on(state.land.cell_at(host))
        left = state.land.space(state.where[shaman])
        return f"{self._moved(shaman, host)} d{SUITS[state.seat]}@{_point(left)}"

    def _slid(self, state: State, after: State, action: say.Slide) -> list[str]:
        """The tile first, then everything on it, so that it stays on top; one part for each half step."""
        slot = state.land.slot_at(action.site)
        tile = self._tiles[slot].pop()
        self._tiles.setdefault(after.land.slot_at(action.end), []).append(tile)
        numbers = [tile, *self._riders(state, slot)]
        steps = [(STEP_X[way], STEP_Y[way]) for way in (action.first, action.second)]
        return [" ".join([f"{number}-<{x},{y}>" for number in numbers]) for x, y in steps]

    def _riders(self, state: State, slot: int) -> Iterator[int]:
        """Spirits first, then warriors and shamans, then those that lie on a warrior."""
        for seat, die in enumerate(state.dice):
            if die != NOWHERE and die >> 2 == slot:
                yield self._dice[seat]
        for piece, cell in enumerate(state.where):
            if cell != NOWHERE and cell >> 2 == slot:
                yield self._pieces[piece]
        for seat, host in enumerate(state.hosts):
            if host != NOWHERE and state.where[host] >> 2 == slot:
                yield self._pieces[state.shaman(seat)]

    def completed(self, after: State) -> list[str]:
        """Spirit movements that the step before completed: the shaman lies in its new place already."""
        found: list[str] = []
        for back in after.returns:
            del self._hosts[back.seat]
            moves = f"*{self._dice.pop(back.seat)} {self._moved(back.host, back.warrior)}"
            if back.landed is not None:
                moves += f" {self._set_down(back.rider, back.landed)}"
            found.append(moves)
        return found

    def revealed(self) -> str:
        return " ".join([f"+{number}" for piece, number in sorted(self._pieces.items()) if piece % self._size])


def _point(space: say.Space) -> str:
    """The middle of a space; columns and rows are counted from 1."""
    return f"({space.x + 1},{space.y + 1})"


def _centre(site: say.Site) -> str:
    """The middle of a tile."""
    return f"({site.x + 1}.5,{site.y + 1}.5)"
