# drift/actions.py
from kamishima.core.turn import Action
from kamishima.core.words import Phrase


class Word(Action):
    """`sail` or `wait`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def phrase(self) -> Phrase:
        return Phrase((self.word,))


class Die(Action):
    """How far the water takes the boat."""

    def __init__(self, stones: int) -> None:
        self.stones = stones

    def phrase(self) -> Phrase:
        return Phrase(("die", str(self.stones)))
