"""Positions of Shaman Island as texts: what a table can be set up with instead of the usual beginning.

    turn 13 p2; tiles m35 k36x2 o35; p1 shaman m36 warriors k36 l37 …; p2 spirit o35 host n35 warriors n35 …

Which warrior is which coin is hidden, so it is never written: chance deals the coins when play begins.
"""

from __future__ import annotations

import re
from typing import Final

from kamishima.core.text.notation import Clause, Reading, Word, seat_of
from kamishima.core.turn import SeatId, seat_word
from kamishima.games.shaman.rules.actions import SPACE_NAMED, Site, site_at
from kamishima.games.shaman.rules.dealing import standing
from kamishima.games.shaman.rules.geometry import NOWHERE, SITES
from kamishima.games.shaman.rules.land import Land
from kamishima.games.shaman.rules.state import BUILD, LOT, PLACE, TURN, State

RIDER: Final = "rider"
TILES: Final = "tiles"
KINDS: Final = ("shaman", "warrior")
STACK: Final = re.compile(r"([a-z]+[0-9]+)(?:x([0-9]+))?")
"""A stack as it is written: `m35`, `m35x2`."""
LATEST: Final = 4001
"""Four players have 4000 turns at most; one more is counted where the last rider is still to be set down."""


class Tribe:
    """The pieces of one seat, by the names of spaces; nothing is an empty name."""

    def __init__(self) -> None:
        self.shaman = ""
        self.spirit = ""
        self.host = ""
        """The space of the warrior on which the shaman is laid, or `rider` for one in the air."""
        self.warriors: list[str] = []


class Sketch:
    """A position as it is written, right or wrong."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.phase = TURN
        self.seat = 0
        self.turn = 1
        self.actions = 2
        self.rider: int | None = None
        """Whose piece is to be set down."""
        self.rider_kind = KINDS[0]
        self.settler = 0
        self.stacks: dict[str, int] = {}
        """Heights by site."""
        self.tribes: Final[list[Tribe]] = [Tribe() for _ in range(players)]

    @property
    def tiles(self) -> int:
        return sum(self.stacks.values())

    def land(self) -> set[str]:
        return {space.name for site in self.stacks for space in site_named(site).spaces}

    def pieces(self) -> dict[str, tuple[int, str]]:
        """Who stands where: seat and kind."""
        found: dict[str, tuple[int, str]] = {}
        for seat, tribe in enumerate(self.tribes):
            for space in tribe.warriors:
                found[space] = (seat, KINDS[1])
            if tribe.shaman:
                found[tribe.shaman] = (seat, KINDS[0])
        return found

    def spirits(self) -> dict[str, int]:
        """Whose spirit is where."""
        return {tribe.spirit: seat for seat, tribe in enumerate(self.tribes) if tribe.spirit}


def site_named(name: str) -> Site:
    """The site of a name that is known to be one."""
    space = SPACE_NAMED[name]
    return site_at(space.x, space.y)


def is_site(name: str) -> bool:
    """Whether a tile fits there."""
    space = SPACE_NAMED.get(name)
    return space is not None and space.x < SITES and space.y < SITES


def by_place(name: str) -> tuple[int, int]:
    """Rows first, then columns."""
    space = SPACE_NAMED[name]
    return int(space.y), int(space.x)


def written(state: State) -> str:
    """The text of a position; nothing for the usual beginning."""
    return "" if state.phase == LOT else text_of(sketched(state))


def sketched(state: State) -> Sketch:
    """A position as it is written: without the coins."""
    sketch = Sketch(state.players)
    in_set_up = state.actions == 0 and not state.ended
    sketch.phase = BUILD if state.phase == BUILD else PLACE if in_set_up else TURN
    sketch.seat = int(state.seat)
    sketch.turn = int(state.turns) + 1
    sketch.actions = int(state.actions)
    if state.rider != NOWHERE:
        sketch.rider = int(state.owner(state.rider))
        sketch.rider_kind = KINDS[0] if state.rider % state.size == 0 else KINDS[1]
        sketch.settler = int(state.settler)
    for slot in range(state.land.slots):
        site = state.land.sites[slot]
        if site is not None:
            sketch.stacks[site.name] = int(state.land.heights[slot])
    for seat in range(state.players):
        _sketch_tribe(sketch.tribes[seat], state, seat)
    return sketch


def _sketch_tribe(tribe: Tribe, state: State, seat: int) -> None:
    shaman = state.where[state.shaman(seat)]
    tribe.shaman = state.land.space(shaman).name if shaman >= 0 else ""
    tribe.warriors = [state.land.space(cell).name for cell in standing(state, seat)]
    if state.dice[seat] >= 0:
        host = state.where[state.hosts[seat]]
        tribe.spirit = state.land.space(state.dice[seat]).name
        tribe.host = state.land.space(host).name if host >= 0 else RIDER


def text_of(sketch: Sketch) -> str:
    """The one way to write a position."""
    seat = seat_word(SeatId(sketch.seat))
    if sketch.phase == TURN:
        actions = "" if sketch.actions == 2 else f" actions {sketch.actions}"
        clauses = [f"turn {sketch.turn} {seat}{actions}"]
    else:
        clauses = [f"{sketch.phase} {seat}"]
    if sketch.rider is not None:
        owner, settler = seat_word(SeatId(sketch.rider)), seat_word(SeatId(sketch.settler))
        clauses.append(f"rider {owner} {sketch.rider_kind} by {settler}")
    if sketch.stacks:
        stacks = sorted(sketch.stacks, key=by_place)
        clauses.append(" ".join([TILES, *[_stack(site, sketch.stacks[site]) for site in stacks]]))
    for number, tribe in enumerate(sketch.tribes):
        words = _tribe_words(tribe)
        if words:
            clauses.append(" ".join([seat_word(SeatId(number)), *words]))
    return "; ".join(clauses)


def _stack(site: str, height: int) -> str:
    return site if height == 1 else f"{site}x{height}"


def split_stack(text: str) -> tuple[str, str]:
    """The site of a stack and its height, which may be left out; columns are called `x` and `wx` as well (S1.4)."""
    parts = STACK.fullmatch(text)
    return (parts.group(1), parts.group(2) or "") if parts else ("", "")


def _tribe_words(tribe: Tribe) -> list[str]:
    words: list[str] = []
    if tribe.shaman:
        words += ["shaman", tribe.shaman]
    if tribe.spirit:
        words += ["spirit", tribe.spirit]
    if tribe.host:
        words += ["host", tribe.host]
    if tribe.warriors:
        words += ["warriors", *sorted(tribe.warriors, key=by_place)]
    return words


class Reader:
    """Reads one text as far as it can be read."""

    def __init__(self, text: str, players: int, size: int, slots: int) -> None:
        self.reading: Final = Reading(text)
        self.sketch: Final = Sketch(players)
        self.size: Final = size
        self.slots: Final = slots

    def read(self) -> None:
        """Read everything: the land first, since pieces stand on it."""
        clauses = self.reading.clauses()
        for clause in clauses:
            self._note(clause)
        for clause in clauses:
            if clause.key.text == TILES:
                self._tiles(clause)
        for clause in clauses:
            seat = seat_of(clause.key.text, self.sketch.players)
            if clause.key.text in (BUILD, PLACE, TURN):
                self._head(clause)
            elif clause.key.text == RIDER:
                self._rider(clause)
            elif seat is not None:
                self._tribe(clause, seat)
        if "head" not in self.reading.marks:
            self.reading.amiss("head", "no-turn", "say whose turn it is, such as 'turn 1 p1', 'place p1' or 'build p1'")

    def _note(self, clause: Clause) -> None:
        word = clause.key
        name = "head" if word.text in (BUILD, PLACE, TURN) else word.text
        if name not in ("head", TILES, RIDER) and seat_of(name, self.sketch.players) is None:
            seats = " ".join([seat_word(SeatId(seat)) for seat in range(self.sketch.players)])
            message = f"no part begins with {name!r}: parts are turn, place, build, tiles, rider, {seats}"
            self.reading.misread(word, message)
        elif not self.reading.mark(name, word):
            self.reading.misread(word, f"{word.text!r} is said twice", code="said-twice")

    def _head(self, clause: Clause) -> None:
        sketch, words = self.sketch, clause.words[:]
        sketch.phase = clause.key.text
        if sketch.phase == TURN:
            if words and seat_of(words[0].text, sketch.players) is None:
                sketch.turn = self.reading.number(words.pop(0), 1, LATEST, "turn")
            if len(words) > 2 and words[1].text == "actions":
                sketch.actions = self.reading.number(words[2], 0, 2, "actions")
                del words[1:3]
        sketch.seat = self._seat(clause, words, "whose turn it is")
        for word in words[1:]:
            self.reading.misread(word, f"{word.text!r} is too much; write 'turn 13 p2 actions 1'")

    def _seat(self, clause: Clause, words: list[Word], what: str) -> int:
        seat = seat_of(words[0].text, self.sketch.players) if words else None
        if seat is None:
            word = words[0] if words else clause.key
            message = f"{what} is missing: a seat from p1 to p{self.sketch.players}"
            self.reading.wrong(word, "missing", message, said=clause.key.text)
            return 0
        return seat

    def _rider(self, clause: Clause) -> None:
        words, sketch = clause.words, self.sketch
        said = [word.text for word in words]
        if len(words) != 4 or said[1] not in KINDS or said[2] != "by":
            message = "a rider is written 'rider p2 warrior by p1': whose, what, who sets it down"
            self.reading.misread(clause.key, message)
            return
        sketch.rider = self._seat(clause, words, "whose rider it is")
        sketch.rider_kind = said[1]
        sketch.settler = self._seat(clause, words[3:], "who sets the rider down")

    def _tiles(self, clause: Clause) -> None:
        taken: set[str] = set()
        for word in clause.words:
            name, times = split_stack(word.text)
            if not is_site(name):
                self.reading.misread(word, f"no tile lies at {word.text!r}; write 'm35', or 'm35x2' for a stack of two")
                continue
            spaces = {space.name for space in site_named(name).spaces}
            height = self.reading.number(Word(times, word.at + len(name) + 1), 1, self.slots, "height") if times else 1
            if spaces & taken:
                self.reading.wrong(word, "overlap", f"the tile at {name} overlaps another one", space=name)
            elif self.sketch.tiles + height > self.slots:
                message = f"too many tiles: with {self.sketch.players} players there are {self.slots}"
                self.reading.wrong(word, "too-many-tiles", message, most=self.slots)
            else:
                taken |= spaces
                self.sketch.stacks[name] = height

    def _tribe(self, clause: Clause, seat: int) -> None:
        tribe, mode = self.sketch.tribes[seat], ""
        for word in clause.words:
            if word.text in ("shaman", "spirit", "host", "warriors"):
                mode = word.text
            elif mode == "host" and word.text == RIDER and not tribe.host:
                tribe.host = RIDER
            elif self._stands(word, mode, seat):
                if mode == "shaman":
                    tribe.shaman = word.text
                elif mode == "spirit":
                    tribe.spirit = word.text
                elif mode == "host":
                    tribe.host = word.text
                else:
                    tribe.warriors.append(word.text)

    def _stands(self, word: Word, mode: str, seat: int) -> bool:
        """Whether something can be there; a remark when not."""
        code, message, most = self._misplaced(word.text, mode, self.sketch.tribes[seat])
        if code:
            self.reading.wrong(word, code, message, said=word.text, space=word.text, most=most)
            return False
        self.reading.mark(f"p{seat + 1} {mode} {word.text}", word)
        return True

    def _misplaced(self, name: str, mode: str, tribe: Tribe) -> tuple[str, str, int]:
        if not mode:
            return "unreadable", f"{name!r}: say first what is there: shaman, spirit, host or warriors", 0
        if name not in SPACE_NAMED:
            return "unreadable", f"there is no space {name!r}; spaces are named like m35", 0
        if name not in self.sketch.land():
            return "water", f"{name} is water: nothing can stand there", 0
        if mode in ("shaman", "warriors") and name in self.sketch.pieces():
            return "two-there", f"two pieces stand on {name}", 0
        if mode == "spirit" and name in self.sketch.spirits():
            return "two-there", f"two spirits are on {name}", 0
        if mode == "warriors" and len(tribe.warriors) >= self.size - 1:
            return "too-many-warriors", f"too many warriors: a tribe has {self.size - 1}", self.size - 1
        if (
            (mode == "shaman" and tribe.shaman)
            or (mode == "spirit" and tribe.spirit)
            or (mode == "host" and tribe.host)
        ):
            return "one-each", f"{name}: a tribe has one {mode}", 0
        return "", "", 0


def state_of(sketch: Sketch, size: int, slots: int) -> State:
    """The position as far as it can be drawn: the phases that follow are for `placing` to find."""
    sites = sorted(sketch.stacks, key=by_place)
    stacks: list[tuple[Site, int] | None] = [(site_named(site), sketch.stacks[site]) for site in sites]
    land = Land.of(stacks + [None] * (slots - len(stacks)))
    state = State.empty(sketch.players, size, land)
    state.phase = sketch.phase
    state.seat = SeatId(sketch.seat)
    in_turn = sketch.phase == TURN
    state.actions = sketch.actions if in_turn else 0
    state.turns = sketch.turn - 1 if in_turn else 0
    state.sunk = slots - sketch.tiles if in_turn else 0
    for seat, tribe in enumerate(sketch.tribes):
        _put_tribe(state, seat, tribe, sketch)
    done = sketch.turn - 1 if in_turn else sketch.tiles - 1 if sketch.phase == BUILD else state.pieces_placed()
    state.starter = SeatId((sketch.seat - done) % sketch.players)
    state.settler = SeatId(sketch.settler)
    return state


def _put_tribe(state: State, seat: int, tribe: Tribe, sketch: Sketch) -> None:
    shaman, land = state.shaman(seat), state.land
    if tribe.shaman:
        state.where[shaman] = land.cell_at(SPACE_NAMED[tribe.shaman])
    cells = sorted([int(land.cell_at(SPACE_NAMED[space])) for space in tribe.warriors])
    for coin, cell in enumerate(cells):
        state.where[shaman + 1 + coin] = cell
    if sketch.rider == seat:
        state.rider = shaman if sketch.rider_kind == KINDS[0] else shaman + 1 + min(len(cells), state.size - 2)
    if tribe.spirit and tribe.host:
        host = state.rider if tribe.host == RIDER else state.piece_on(land.cell_at(SPACE_NAMED[tribe.host]))
        if host != NOWHERE:
            state.set_spirit(seat, land.cell_at(SPACE_NAMED[tribe.spirit]), host)
