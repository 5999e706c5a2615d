"""Games to learn from: what is kept of them, who plays them, and matches that decide; nothing here needs PyTorch."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec
import pytest

from kamishima.bots.levels import Thinker
from kamishima.bots.net_file import write_net
from kamishima.bots.nets import shipped
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting, setting
from kamishima.games.registry import open_table
from kamishima.train.matches import Match, play_game, play_match
from kamishima.train.players import Player, read_file, seated, trainable
from kamishima.train.positions import Bags, Positions
from kamishima.train.self_play import Part, SelfPlay, play_part

T = TypeVar("T")
QUICK = Player("paper-1@2")
TABLES = [setting("origami", 2, {"turn-limit": 3}), setting("shaman", 3, {"turn-limit": 2})]
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.players}")


def positions_of(table: Setting, *seeds: int) -> Positions:
    return play_part(Part(SelfPlay(table, (QUICK,), 0.1), seeds))


def numbers(kind: str, content: bytes) -> list[float]:
    return [float(number) for number in array(kind, content)]


def in_one_bag_each(bags: Bags, count: int) -> bool:
    sizes = numbers("H", bags.sizes)
    return len(sizes) == count and sum(sizes) == len(bags.times) == len(bags.rows) // 2


@tables
def test_every_position_is_kept_with_what_the_game_came_to(table: Setting) -> None:
    found = positions_of(table, 1, 2)
    seats = found.count * table.players
    assert found.games == 2
    assert found.count > 10
    assert in_one_bag_each(found.table, found.count)
    assert in_one_bag_each(found.own, seats)
    assert in_one_bag_each(found.seen, seats)
    wins = numbers("f", found.wins)
    assert len(wins) == len(numbers("f", found.targets)) == len(numbers("f", found.scores)) == seats
    for start in range(0, seats, table.players):
        assert sum(wins[start : start + table.players]) == pytest.approx(1.0)


@tables
def test_the_same_seeds_give_the_same_positions(table: Setting) -> None:
    assert positions_of(table, 3) == positions_of(table, 3) != positions_of(table, 4)


def test_one_game_of_twenty_is_held_out() -> None:
    held = [set(numbers("b", positions_of(TABLES[0], seed).held_out)) for seed in (19, 20, 21)]
    assert held == [{0}, {1}, {0}]


def test_positions_can_be_kept_in_a_file() -> None:
    found = positions_of(TABLES[0], 1)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Positions) == found


def test_what_the_judge_thinks_is_kept_in_its_spreads() -> None:
    table = open_table(TABLES[1])
    found = positions_of(TABLES[1], 1)
    spread = judge_of(table).spread(table.start())
    hopes, logits = numbers("f", found.hopes), numbers("f", found.logits)
    assert [hope / spread for hope in hopes] == pytest.approx(logits)


def test_a_net_in_a_file_sits_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    net = shipped("shaman")["two"]
    file = tmp_path_factory.mktemp("nets") / "one.weights"
    file.write_bytes(write_net(net.header, net.weights))
    player = Player("3", str(file))
    bot = seated(player, setting("shaman", 2, {}), 1)
    assert isinstance(bot, Thinker)
    assert player.words == "one@3"
    assert read_file(file).hash == net.hash
    played = play_game(Match(setting("shaman", 2, {"turn-limit": 1}), player, QUICK, 2, 1), 0)
    assert played.decisions[0] > 0


def unseen(chunks: Iterable[Sequence[T]], _total: int, _what: str) -> Iterator[T]:
    for chunk in chunks:
        yield from chunk


def test_a_match_gives_every_seed_to_every_seating_and_tells_wins_and_times() -> None:
    match = Match(TABLES[0], Player("greedy"), Player("uniform"), 4, 7)
    figure = play_match(match, 1, unseen)
    assert (figure.against, figure.games) == ("uniform", 4)
    assert figure.low <= figure.ahead <= figure.high
    assert figure.ms > figure.their_ms > 0


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (setting("islands", 2, {}), "islands has no inputs of a net yet"),
        (setting("islands", 1, {"science": True}), "islands has no inputs of a net yet"),
    ],
)
def test_a_game_without_inputs_cannot_be_trained(table: Setting, told: str) -> None:
    with pytest.raises(KamishimaError, match=told):
        trainable(open_table(table))


def test_a_file_that_is_not_there_or_no_net_is_named(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("nets")
    (folder / "bad.weights").write_bytes(b"x")
    for name in ("none.weights", "bad.weights"):
        with pytest.raises(KamishimaError, match=name):
            read_file(folder / name)
