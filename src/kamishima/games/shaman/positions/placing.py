"""From the text of a position to the state that play begins with; whatever the game cannot be in is refused."""

from __future__ import annotations

from typing import Final

from kamishima.core.text.notation import Reading
from kamishima.core.turn import SeatId, seat_word
from kamishima.games.shaman.positions.text import KINDS, RIDER, Reader, Sketch, Tribe, state_of
from kamishima.games.shaman.rules.actions import site_at
from kamishima.games.shaman.rules.dealing import to_deal
from kamishima.games.shaman.rules.faults import faults_of
from kamishima.games.shaman.rules.geometry import CENTRE
from kamishima.games.shaman.rules.moves import any_action
from kamishima.games.shaman.rules.setup import DealCoins
from kamishima.games.shaman.rules.spirits import places_for_rider
from kamishima.games.shaman.rules.state import BUILD, DEAL, PLACE, SETTLE, State


class Placer:
    def __init__(self, players: int, size: int, sea_level: int, upper: int, turn_limit: int) -> None:
        self.players: Final = players
        self.size: Final = size
        self.grounds: Final = 1 + players * sea_level
        """How many stacks there are when the island is built."""
        self.slots: Final = 1 + players * (sea_level + upper)
        self.turns: Final = turn_limit * players

    def read(self, text: str) -> Reader:
        reader = Reader(text, self.players, self.size, self.slots)
        reader.read()
        state = state_of(reader.sketch, self.size, self.slots)
        if not reader.reading.remarks:
            Check(self, reader, state).run()
        return reader

    def placed(self, text: str, deal: DealCoins) -> State:
        """The state to begin with; `BadPosition` says what is wrong with the text."""
        reader = self.read(text)
        reader.reading.check()
        state = state_of(reader.sketch, self.size, self.slots)
        state.ended = self.ended(state)
        if sum([to_deal(state, seat) for seat in range(self.players)]) > 0:
            state.phase = DEAL
        elif state.phase != BUILD:
            deal.begin(state)
        return state

    def ended(self, state: State) -> str:
        """Why the game would be over here (S8.1, S3.2)."""
        if len(state.land.islands) > self.players:
            return "islands"
        return "turn-limit" if state.turns >= self.turns else ""


class Check:
    def __init__(self, placer: Placer, reader: Reader, state: State) -> None:
        self.placer: Final = placer
        self.reading: Final[Reading] = reader.reading
        self.sketch: Final[Sketch] = reader.sketch
        self.state: Final = state

    def run(self) -> None:
        """Everything that can be said; the last word has what every position must keep."""
        if self.sketch.phase == BUILD:
            self._build()
        elif self.sketch.phase == PLACE:
            self._place()
        else:
            self._turn()
        if not self.reading.remarks:
            self.state.ended = self.placer.ended(self.state)
            for fault in faults_of(self.state):
                self.reading.amiss("head", "impossible", fault, fault=fault)

    def _build(self) -> None:
        sketch, placer = self.sketch, self.placer
        centre = site_at(CENTRE, CENTRE).name
        if centre not in sketch.stacks:
            message = f"while the island is built its first tile lies at {centre}"
            self.reading.amiss("tiles", "centre", message, space=centre)
        if sketch.tiles >= placer.slots:
            message = f"all {placer.slots} tiles are laid: pieces are placed next, write 'place p1'"
            self.reading.amiss("tiles", "build-done", message, most=placer.slots)
        if sketch.tiles <= placer.grounds:
            if sketch.tiles != len(sketch.stacks):
                message = f"the first {placer.grounds} tiles are laid at sea level, none on another"
                self.reading.amiss("tiles", "build-low", message, most=placer.grounds)
        elif len(sketch.stacks) != placer.grounds:
            count = len(sketch.stacks)
            message = f"{placer.grounds} tiles lie at sea level before any is raised, not {count}"
            self.reading.amiss("tiles", "build-grounds", message, most=placer.grounds)
        if len(self.state.land.islands) > 1:
            message = "while it is built there is one island: every tile touches another along an edge"
            self.reading.amiss("tiles", "one-island", message)
        self._nobody("there are no pieces while the island is built")

    def _nobody(self, message: str) -> None:
        for seat, tribe in enumerate(self.sketch.tribes):
            if tribe.shaman or tribe.warriors or tribe.spirit or tribe.host:
                self.reading.amiss(seat_word(SeatId(seat)), "too-early", message)
        if self.sketch.rider is not None:
            self.reading.amiss(RIDER, "too-early", message)

    def _place(self) -> None:
        sketch, placer = self.sketch, self.placer
        if sketch.tiles != placer.slots:
            message = f"all {placer.slots} tiles are laid before pieces are placed, not {sketch.tiles}"
            self.reading.amiss("tiles", "tiles-first", message, most=placer.slots, count=sketch.tiles)
        self._too_many_islands()
        if sketch.rider is not None:
            self.reading.amiss(RIDER, "too-early", "nobody rides a spirit before the first turn")
        placed = int(self.state.pieces_placed())
        everybody = placer.players * placer.size
        if placed == everybody:
            self.reading.amiss("head", "all-placed", "all pieces are placed: write 'turn 1 p1'")
        room = len(self.state.empty_cells(-1))
        if room < everybody - placed:
            message = f"{everybody - placed} pieces are to be placed, and {room} spaces are empty"
            self.reading.amiss("tiles", "no-room", message, count=everybody - placed, room=room)
        for step in range(placer.players):
            due = placed // placer.players + (1 if step < placed % placer.players else 0)
            self._placed_so_far((sketch.seat - placed + step) % placer.players, due)

    def _placed_so_far(self, seat: int, due: int) -> None:
        """Pieces are placed in turn, the shaman first (S2.2)."""
        tribe, name = self.sketch.tribes[seat], seat_word(SeatId(seat))
        count = len(tribe.warriors) + (1 if tribe.shaman else 0)
        if tribe.spirit or tribe.host:
            self.reading.amiss(name, "too-early", "there are no spirits before the first turn")
        elif count != due:
            whose = seat_word(SeatId(self.sketch.seat))
            message = f"pieces are placed in turn: with {whose} next, {name} has {due} pieces, not {count}"
            self.reading.amiss(name, "in-turn", message, seat=name, due=due, count=count)
        elif due and not tribe.shaman:
            self.reading.amiss(name, "shaman-first", f"the shaman of {name} is placed before any warrior", seat=name)

    def _turn(self) -> None:
        for seat, tribe in enumerate(self.sketch.tribes):
            self._tribe(seat_word(SeatId(seat)), seat, tribe)
        if self.reading.remarks:
            return
        if self.sketch.rider is not None:
            self._rider()
            return
        self._too_many_islands()
        if self.sketch.turn > self.placer.turns:
            message = f"the game is over after {self.placer.turns} turns; this would be turn {self.sketch.turn}"
            self.reading.amiss("head", "over-turns", message, most=self.placer.turns)
        elif self.sketch.actions == 0:
            message = "a turn has two actions, of which one or two are left: write 'actions 1'"
            self.reading.amiss("head", "actions", message)
        if not self.reading.remarks:
            self._something_to_do()

    def _too_many_islands(self) -> None:
        islands, most = len(self.state.land.islands), self.placer.players
        if islands > most:
            message = f"the game is over with {islands} islands: with {most} players it goes on with {most} at most"
            self.reading.amiss("tiles", "islands", message, count=islands, most=most)

    def _tribe(self, name: str, seat: int, tribe: Tribe) -> None:
        rides = self.sketch.rider_kind if self.sketch.rider == seat else ""
        warriors = len(tribe.warriors) + (1 if rides == KINDS[1] else 0)
        if warriors != self.placer.size - 1:
            message = f"{name} has {warriors} warriors; all {self.placer.size - 1} are on the land by now"
            self.reading.amiss(name, "warriors", message, seat=name, count=warriors, most=self.placer.size - 1)
        shamans = [bool(tribe.shaman), bool(tribe.spirit), rides == KINDS[0]]
        if sum(shamans) != 1:
            message = f"{name} has one shaman: on the land, or away with a spirit in its place"
            self.reading.amiss(name, "one-shaman", message, seat=name)
        if bool(tribe.spirit) != bool(tribe.host):
            message = f"{name}: a spirit and a host belong together, as in 'spirit o35 host n35'"
            self.reading.amiss(name, "host", message, seat=name)
        elif tribe.host == RIDER and rides != KINDS[1]:
            message = f"{name}: there is no rider of this tribe that could be the host"
            self.reading.amiss(name, "host", message, seat=name)
        elif tribe.host and tribe.host != RIDER and tribe.host not in tribe.warriors:
            message = f"the host on {tribe.host} is no warrior of {name}"
            self.reading.amiss(f"{name} host {tribe.host}", "host", message, seat=name)
        elif tribe.host and tribe.host == tribe.spirit:
            message = f"the host stands elsewhere than its spirit on {tribe.host}"
            self.reading.amiss(f"{name} host {tribe.host}", "host", message, seat=name)

    def _rider(self) -> None:
        sketch, state = self.sketch, self.state
        ended = self.placer.ended(state)
        if not ended and sketch.settler != sketch.seat:
            self.reading.amiss(RIDER, "rider", "a rider is set down by the player whose turn begins")
        if sketch.actions != (0 if ended else 2):
            message = "the game ends here: write 'actions 0'" if ended else "a rider is set down before both actions"
            self.reading.amiss("head", "actions", message)
        settler = sketch.tribes[sketch.settler]
        if not settler.shaman or settler.spirit:
            whose = seat_word(SeatId(sketch.settler))
            message = f"a rider comes down near a shaman, and that of {whose} is not on the land"
            self.reading.amiss(RIDER, "rider", message)
        elif len(places_for_rider(state, SeatId(sketch.settler))) == 0:
            self.reading.amiss(RIDER, "rider", "there is no empty space for the rider")
        state.phase = SETTLE

    def _something_to_do(self) -> None:
        state, seat = self.state, self.sketch.seat
        name = seat_word(SeatId(seat))
        tribe = self.sketch.tribes[seat]
        is_stuck = tribe.spirit in self.sketch.pieces() and not state.empty_cells(-1)  # S5.6
        if tribe.spirit and self.sketch.actions == 2 and not is_stuck:
            message = f"{name} completes the spirit movement first: write 'actions 1', or let another begin"
            self.reading.amiss(f"{name} spirit {tribe.spirit}", "spirit-first", message, seat=name)
        elif not any_action(state):
            self.reading.amiss("head", "stuck", f"{name} could do nothing here: let another player begin", seat=name)
