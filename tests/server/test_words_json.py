"""The words of a turn as JSON: the tree of all its phrases, shared parts written once."""

from __future__ import annotations

import sys

import msgspec

from kamishima.core.turn import Action, Decision, SeatId
from kamishima.core.words import Phrase, tree
from kamishima.games.registry import box
from kamishima.server.match.broadcast import words_json
from kamishima.testing.walk import walk


class Says(Action):
    """One phrase."""

    def __init__(self, phrase: Phrase) -> None:
        self._phrase = phrase

    def phrase(self) -> Phrase:
        return self._phrase


def offer(*phrases: Phrase) -> Decision:
    return Decision(SeatId(0), tuple([Says(phrase) for phrase in phrases]))


def turns_with_runs() -> list[Decision]:
    """Turns of Origami in which several cards can be paid for in several ways."""
    game = box("origami").table(2)
    turns = [game.turn(visit.state) for seed in range(3) for visit in walk(game, seed)]
    return [turn for turn in turns if isinstance(turn, Decision) and len(turn.runs) > 1]


def plain(turn: Decision) -> bytes:
    return msgspec.json.encode(tree([action.phrase() for action in turn.actions]))


def test_a_complete_action_may_be_the_beginning_of_others_in_whichever_order_they_are_offered() -> None:
    short, long = Phrase(("take", "fox")), Phrase(("take", "fox", "under"))
    closed, ended = Phrase(("take",), ("owl",)), Phrase(("take",), (), "bee")
    for turn in (
        offer(Phrase(("pass",)), short, long, closed),
        offer(long, short, short, closed, ended),
        offer(closed, Phrase(("take",)), ended),
        offer(Phrase((), ("owl",)), Phrase(())),
    ):
        assert bytes(words_json(turn)) == plain(turn)


def test_runs_stand_among_the_other_actions_and_are_told_alike_every_time() -> None:
    turns = turns_with_runs()
    assert len(turns) > 10
    for turn in turns:
        told = bytes(words_json(turn, most=sys.maxsize))
        assert told == bytes(words_json(turn, most=sys.maxsize)) == plain(turn)


def test_of_very_many_closings_the_pool_is_told() -> None:
    turn = turns_with_runs()[-1]
    count = sum([run.closings.count for run in turn.runs])
    assert bytes(words_json(turn, most=count)) == plain(turn)
    told = msgspec.json.decode(words_json(turn, most=count - 1))
    for run in turn.runs:
        node, pool = told, run.closings.pool()
        for word in run.head():
            node = node[word]
        if pool is not None:
            (pooled,) = node[""]
            assert pooled["of"] == [[one.word, one.weight, one.times] for one in pool.of]
            assert (pooled["least"], pooled["most"]) == (pool.least, pool.most)
    assert any([run.closings.pool() is not None for run in turn.runs])
