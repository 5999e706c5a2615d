# drift/rules.py
import random
from collections.abc import Mapping

from drift.actions import Die, Word
from drift.show import Drifted, View
from drift.state import State
from kamishima.core.errors import BadOptions, BadPosition, BadWords
from kamishima.core.game import Game, Plain, Step
from kamishima.core.narration import Narration
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn, ranked

PLAYERS = range(2, 5)
RIVER = 10
TURNS_EACH = 40


class Drift(Game[State]):
    """Paper boats on a river."""

    def __init__(self, content: object, players: int, options: Mapping[str, object], rules: int = 1) -> None:
        if players not in PLAYERS or options:
            raise BadOptions(f"Drift is for 2 to 4 players and has no options, not for {players} with {dict(options)}")
        super().__init__("drift", rules, players, options, "no content")

    def start(self) -> State:
        return State((0,) * self.players, 0, 0)

    def offer(self, state: State) -> Turn:
        if max(state.boats) >= RIVER or state.turns == TURNS_EACH * self.players:
            reason = "river" if max(state.boats) >= RIVER else "turn-limit"
            return Over(Result(state.boats, ranked([(boat,) for boat in state.boats]), reason))
        if state.sailing:
            return Chance((Die(1), Die(2), Die(3)), (3, 2, 1))
        return Decision(SeatId(state.seat), (Word("sail"), Word("wait")))

    def advance(self, state: State, action: Action) -> State:
        if isinstance(action, Word) and action.word == "sail":
            return State(state.boats, state.seat, state.turns, sailing=True)
        boats = list(state.boats)
        if isinstance(action, Die):
            boats[state.seat] += action.stones
        return State(tuple(boats), (state.seat + 1) % self.players, state.turns + 1)

    @property
    def bound(self) -> int:
        return 2 * TURNS_EACH * self.players

    def view(self, state: State, seat: SeatId | None) -> object:
        return View(state.boats, state.seat, state.sailing)

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return state

    def reveals(self, step: Step[State], seat: SeatId | None) -> bool:
        return False

    def narrate(self, step: Step[State]) -> Narration:
        if not isinstance(step.action, Die):
            return Narration()
        return Narration((Drifted(step.before.seat, step.action.stones),))

    def parse(self, text: str) -> Action:
        known: dict[str, Action] = {
            action.text: action for action in (Die(1), Die(2), Die(3), Word("sail"), Word("wait"))
        }
        if text not in known:
            raise BadWords(f"{text!r} is not an action of Drift; there are {', '.join(known)}")
        return known[text]

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return ("sail", "wait", "die", "1", "2", "3")

    def encode(self, state: State) -> Plain:
        return {"boats": list(state.boats), "seat": state.seat, "turns": state.turns, "sailing": state.sailing}

    def decode(self, plain: Plain) -> State:
        boats, seat, turns, sailing = (plain.get(key) for key in ("boats", "seat", "turns", "sailing"))
        if not (isinstance(boats, list) and isinstance(seat, int) and isinstance(turns, int)):
            raise BadPosition("a position of Drift has boats, seat, turns and sailing")
        return State(tuple(boats), seat, turns, sailing=sailing is True)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.boats

    def outlook(self, state: State, seat: SeatId) -> float:
        return state.boats[seat] - max(state.boats)

    def faults(self, state: State) -> list[str]:
        return [] if max(state.boats) < RIVER + 3 else ["a boat is beyond the sea"]
