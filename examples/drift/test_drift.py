# drift/test_drift.py
from drift.box import BOX
from kamishima.testing.conformance import check_game
from kamishima.testing.scripts import play_script


def test_drift_keeps_every_promise() -> None:
    for players, options in BOX.setups():
        for seed in range(20):
            check_game(BOX.table(players, options), seed)


def test_a_boat_drifts_as_far_as_the_die_says() -> None:
    match = play_script(BOX.table(2), "p1: sail\n ~: die 3\n p2: wait\n p1: sail\n ~: die 2")
    assert match.game.scores(match.state) == (5, 0)
