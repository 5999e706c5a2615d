# drift/state.py
from kamishima.core import game as core


class State(core.State):
    """How far each boat has come, whose turn it is, and whether the die is due."""

    def __init__(self, boats: tuple[int, ...], seat: int, turns: int, *, sailing: bool = False) -> None:
        self.boats = boats
        self.seat = seat
        self.turns = turns
        self.sailing = sailing
