"""Texts of positions that are nearly right, for both games."""

from __future__ import annotations

import random
from typing import cast

from kamishima.core.errors import BadPosition
from kamishima.core.game import AnyGame, Game, S, State
from kamishima.testing.conformance import encoded
from kamishima.testing.walk import pick, walk

SHAMAN = (
    "turn 5 p1; tiles m35x4 o35 o37x2 k35 k37x2 m37; p1 shaman m35 warriors n35 o35 p35 o36 p36 k35; "
    "p2 shaman m36 warriors n36 m37 n37 k37 l37 l38"
)
ISLANDS = (
    "season 15 first p1; now bidding p2; card 3 bid 4 by p1; p1 sheets d k coins 4 i4 6.rg.3b2.rbg2.b2g6.; "
    "p2 sheets e g coins 5 access 0 1 i3 2g2.g2b3g.4b.g.3g3.2r2b."
)
STRANGE = (
    "0",
    "7",
    "999999",
    "p9",
    "i9",
    "m35",
    "x",
    "/",
    ";",
    "é",
    "٣",
    "²",
    "turn",
    "now",
    "actions",
    "rider",
    "passed",
)


def moments(game: Game[S], seed: int, every: int) -> list[S]:
    """Positions of a random game, one in so many steps."""
    return [cast(S, visit.state) for visit in walk(game, seed) if visit.step % every == seed % every]


def spoiled(text: str, words: list[str], rng: random.Random) -> str:
    """A text with one to three changes."""
    for _ in range(rng.randint(1, 3)):
        said = text.replace(";", " ;").split(" ")
        place, other = rng.randrange(len(said)), rng.randrange(len(said))
        change = rng.randrange(5)
        if change == 0:
            said[place] = rng.choice(words)
        elif change == 1:
            del said[place]
        elif change == 2:
            said.insert(place, rng.choice(words))
        elif change == 3:
            said[place], said[other] = said[other], said[place]
        text = " ".join(said)
        if change == 4 and text:
            at = rng.randrange(len(text))
            text = text[:at] + chr(rng.randrange(32, 0x2FF)) + text[at + 1 :]
    return text


def try_spoiled(game: AnyGame, texts: list[str], rng: random.Random, times: int) -> tuple[int, int]:
    """Read spoiled texts: each is refused, or can be played on from. How many were taken, and how many refused."""
    words = sorted({word for text in texts for word in text.replace(";", " ").split()}) + list(STRANGE)
    taken = refused = 0
    for _ in range(times):
        text = spoiled(rng.choice(texts), words, rng)
        try:
            state = game.placed(text)
        except BadPosition:  # nothing else may come of it
            refused += 1
            continue
        check_playable(game, state, rng)
        taken += 1
    return taken, refused


def check_playable(game: AnyGame, state: State, rng: random.Random, steps: int = 40) -> None:
    """Nothing is lost or made while it is played on at random."""
    for _ in range(steps):
        assert game.faults(state) == []
        assert encoded(game, game.decode(game.encode(state))) == encoded(game, state)
        action = pick(game, state, rng)
        if action is None:
            return
        state = game.apply(state, action)
