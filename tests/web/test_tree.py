"""The page follows the tree of words as Python follows the actions, also where pools stand for very many."""

from __future__ import annotations

import random
import sys
from typing import Any

import msgspec
import pytest
from tests.games.origami.conftest import draw_table
from tests.games.origami.test_pools_of_payments import LARGE
from tests.web.modules import asked

from kamishima.core.turn import Decision
from kamishima.core.words import follow
from kamishima.server.match.broadcast import words_json

ASK = """
import { follow, leadsOn, completions, wayTo } from %(module)s
const tree = %(tree)s
console.log(JSON.stringify(%(said)s.map((said) => ({
  ...follow(tree, said), leads: leadsOn(tree, said), typed: completions(tree, said.join(' ') + ' '),
}))))
"""
POSITIONS = {
    "large hand": f"p1: {LARGE}\nline: ant bee pig crab",
    "rice paper and overpaying": """
        p1: walrus seal penguin penguin macaw rice-paper rice-paper rice-paper
        p1 left: caiman
        line: oni
    """,
    "top discard": "p1: oni tengu phoenix tanuki seal\ncharacters: geisha-yellow\ndiscards: kirin kappa\nline: macaw",
}


def ways(turn: Decision, rng: random.Random, number: int) -> list[list[str]]:
    """The beginnings of some actions with their payments in any order, and some that lead nowhere."""
    found: list[list[str]] = [[], ["nothing"], ["play"], ["play", "nothing"]]
    for action in rng.sample(turn.actions, min(number, len(turn.actions))):
        phrase = action.phrase()
        tail = [*phrase.bag, *([phrase.last] if phrase.last else [])]
        rng.shuffle(tail)
        said = [*phrase.head, *tail]
        found.append(said[: rng.randint(len(phrase.head), len(said))])
        found.append([*said[:-1], rng.choice(said)])
    return found


@pytest.mark.parametrize("name", list(POSITIONS))
@pytest.mark.parametrize("most", [0, sys.maxsize], ids=["pools", "lists"])
def test_the_page_finds_the_same_words_as_python(name: str, most: int) -> None:
    position = draw_table(POSITIONS[name])
    turn = position.game.turn(position.state)
    assert isinstance(turn, Decision)
    if most > 0 and len(turn.actions) > 1000:
        turn = Decision(turn.seat, turn.actions[:1000])
    said, phrases = ways(turn, random.Random(1), 40), [action.phrase() for action in turn.actions]
    tree = msgspec.json.decode(words_json(turn, most))
    assert ('"of"' in msgspec.json.encode(tree).decode()) == (most == 0)
    answers: list[dict[str, Any]] = asked(ASK, "tree.ts", tree=tree, said=said)
    for words, answer in zip(said, answers, strict=True):
        wanted = follow(phrases, words)
        complete = wanted.complete is not None
        found = (sorted(answer["words"]), answer["complete"], answer["leads"], sorted(answer["typed"]))
        expected = sorted(wanted.words)
        assert found == (expected, complete, complete or bool(expected), expected), words
