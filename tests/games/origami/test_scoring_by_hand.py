"""The scores of whole random games, counted once more by hand: card by card, without the engine's scoring rules."""

from __future__ import annotations

from collections import Counter

import pytest

from kamishima.core.turn import Over
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_content
from kamishima.games.origami.rules.actions import names
from kamishima.games.origami.rules.state import State
from kamishima.testing.walk import final_state

CARDS = house_content().cards


class Sheet:
    """One player's end of the game in plain words."""

    def __init__(self, state: State, seat: int) -> None:
        self.piles = [names(pile) for pile in state.collections[2 * seat : 2 * seat + 2]]
        self.mine = [*self.piles[0], *self.piles[1]]
        self.hand = names(state.hands[seat])
        self.families_in_play = len(state.families)

    def of_family(self, family: str) -> int:
        return sum(CARDS[card].family == family or card == "chameleon" for card in self.mine)

    def families(self) -> int:
        if "chameleon" in self.mine:
            return self.families_in_play
        return len({CARDS[card].family for card in self.mine})

    def costs(self) -> list[int]:
        return [CARDS[card].cost.value for card in self.mine]

    def tops(self) -> list[str]:
        return [pile[-1] for pile in self.piles if pile]

    def bonus(self, card: str, pile: tuple[str, ...], place: int) -> int:
        """What a card adds to its printed points; an anaconda counts later."""
        have, hand = Counter(self.mine), len(self.hand)
        touching = [pile[other] for other in (place - 1, place + 1) if 0 <= other < len(pile)]
        return {
            "sheep": int("dog" in self.mine),
            "rabbit": hand // 2,
            "chicken": 2 * have["chick"],
            "minnow": have["minnow"] - 1,
            "whale": self.of_family("sea") - 1,
            "gorilla": 2 * have["monkey"],
            "ant": 2 if have["ant"] > 1 else 0,
            "butterfly": 3 if "caterpillar" in pile[:place] else 0,
            "bee": self.of_family("lawn"),
            "arctic-fox": self.hand.count("rice-paper") // 2,
            "macaw": 3 if "macaw" in touching else 0,
            "toucan": 2 if place == len(pile) - 1 else 0,
            "velociraptor": have["velociraptor"] - 1,
            "tengu": hand,
            "kirin": self.families(),
        }.get(card, 0)

    def points(self) -> int:
        totals = [
            sum(CARDS[card].points.value + self.bonus(card, pile, place) for place, card in enumerate(pile))
            for pile in self.piles
        ]
        return sum(totals) + self.mine.count("anaconda") * abs(totals[0] - totals[1])


def winners(amounts: list[int]) -> list[int]:
    best = max(amounts)
    return [5 if amount == best and best > 0 else 0 for amount in amounts]


def awarded(character: str, sheets: list[Sheet]) -> list[int]:
    """What a character in play, or a kappa, gives to each player."""
    hands = [len(sheet.hand) for sheet in sheets]
    given = {
        "kappa": winners([sheet.of_family("legendary") for sheet in sheets]),
        "actor-yellow": winners([sheet.families() for sheet in sheets]),
        "actor-red": [5 if hand == min(hands) else 0 for hand in hands],
        "sumo-wrestler-yellow": winners([len(sheet.mine) for sheet in sheets]),
        "samurai-yellow": winners([sum(CARDS[card].points.value for card in sheet.tops()) for sheet in sheets]),
        "samurai-red": winners([max(sheet.costs(), default=0) for sheet in sheets]),
        "emperor-yellow": [sum(cost >= 8 for cost in sheet.costs()) for sheet in sheets],
        "emperor-red": [sum(cost == 2 for cost in sheet.costs()) for sheet in sheets],
    }
    return given.get(character, [0] * len(sheets))


def counted_by_hand(state: State) -> tuple[int, ...]:
    sheets = [Sheet(state, seat) for seat in range(state.players)]
    scores = [sheet.points() for sheet in sheets]
    givers = [*names(state.characters), *["kappa"] * sum(sheet.mine.count("kappa") for sheet in sheets)]
    for giver in givers:
        scores = [score + points for score, points in zip(scores, awarded(giver, sheets), strict=True)]
    return tuple(scores)


@pytest.mark.parametrize("box", ["classic", "legends", "combined"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scores_of_random_games_are_those_counted_by_hand(box: str, players: int) -> None:
    game = Origami(house_content(), players, {"box": box})
    for seed in range(25):
        state = final_state(game, seed)
        assert isinstance(state, State)
        turn = game.turn(state)
        assert isinstance(turn, Over)
        assert turn.result.scores == counted_by_hand(state), f"seed {seed}"
