"""What things are called at a Shaman Island table, and which signs stand for them."""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.games.shaman.show.view import View
from kamishima.games.shaman.terminal.map import CHOSEN, HIDDEN, HOST, LEVELS, SPIRIT, TARGET, WATER, tribe_letters
from kamishima.texts.texts import Texts

PIECES = ("shaman", "warrior", "spirit", "tile")


class Names:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def tribe(self, word: str) -> str:
        return self.texts.name("tribe", word)

    def letters(self, view: View) -> tuple[str, ...]:
        return tribe_letters([self.tribe(tribe.name) for tribe in view.tribes])

    def piece(self, word: str) -> str:
        return self.texts.name("piece", word)

    def legend(self, letters: Sequence[str]) -> list[str]:
        say, letter = self.texts.say, letters[0]
        return [
            f"{letter} {self.piece('shaman')}",
            f"{letter.lower()} {self.piece('warrior')}",
            f"{letter.lower()}{HIDDEN} {say('terminal-shaman-hidden')}",
            f"{SPIRIT} {self.piece('spirit')}",
            f"{HOST} {say('terminal-shaman-host')}",
            f"{' '.join(LEVELS[1:4])} {say('terminal-shaman-height')}",
            f"/\\ {self.piece('tile')}",
            f"{WATER} {say('terminal-shaman-water')}",
            f"{TARGET} {say('terminal-shaman-target')}",
            f"{CHOSEN} {say('terminal-shaman-chosen')}",
        ]
