"""The shelf: whatever stands on it can be opened, read and played in every set-up that it names."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import msgspec
import pytest
from tests.kit.tiny_games import LADDER, Ladder

from kamishima.core.errors import BadContent, KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.turn import Chance, Decision
from kamishima.games.box import Box
from kamishima.games.registry import GAMES, GROUP, OURS, Games, box

every_box = pytest.mark.parametrize("shelf", GAMES.values(), ids=list(GAMES))


def small_table(shelf: Box) -> AnyGame:
    return shelf.table(shelf.players[0])


def test_a_game_is_found_by_its_name() -> None:
    for name, shelf in GAMES.items():
        assert box(name) is shelf
        assert shelf.name == name == small_table(shelf).name
        assert re.fullmatch(r"[a-z]+", name)


@pytest.mark.parametrize("name", ["", "chess", "Origami", " origami"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(KamishimaError) as error:
        box(name)
    assert error.value.message.startswith(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    assert error.value.message.endswith("; did you mean 'origami'?") == ("rigami" in name)


@every_box
def test_no_set_up_stands_twice_in_the_list(shelf: Box) -> None:
    keys = [(players, msgspec.json.encode(options, order="sorted")) for players, options in shelf.setups()]
    assert len(set(keys)) == len(keys)


@every_box
def test_every_number_of_players_can_sit_down_without_any_options(shelf: Box) -> None:
    for players in shelf.players:
        table = shelf.table(players)
        assert table.players == players == len(table.seats)
        assert isinstance(table.turn(table.start()), Decision | Chance)


@every_box
def test_a_table_one_larger_or_smaller_is_refused(shelf: Box) -> None:
    for players in (shelf.players[0] - 1, shelf.players[-1] + 1):
        with pytest.raises(KamishimaError):
            shelf.table(players)


@every_box
def test_the_options_of_a_table_make_the_same_table_again(shelf: Box) -> None:
    """That is how a record finds its table; and they are plain, so that a record can hold them."""
    for players, options in shelf.setups()[::7]:
        table = shelf.table(players, options)
        again = shelf.table(players, msgspec.json.decode(msgspec.json.encode(table.options)))
        assert again.options == table.options
        assert options.items() <= table.options.items()
        assert again.encode(again.start()) == table.encode(table.start())


@every_box
def test_an_option_that_does_not_exist_is_refused(shelf: Box) -> None:
    with pytest.raises(KamishimaError, match="wings"):
        shelf.table(shelf.players[0], {"wings": True})


@every_box
def test_the_house_pack_given_by_hand_is_the_same_content(shelf: Box) -> None:
    text = shelf.house_text()
    assert shelf.table(shelf.players[0], {}, text).content_hash == small_table(shelf).content_hash
    commented = "# mine\n" + text
    assert shelf.table(shelf.players[0], {}, commented).content_hash == small_table(shelf).content_hash
    assert shelf.pack_name() == shelf.pack_name(text)


@every_box
def test_a_pack_that_cannot_be_read_is_refused_with_a_reason(shelf: Box) -> None:
    for text in ("", "name = ", "name = 'empty'\n", shelf.house_text() + "\n[wings]\nspan = 2\n"):
        with pytest.raises(BadContent):
            shelf.table(shelf.players[0], {}, text)


@every_box
def test_every_word_of_a_game_is_one_word_and_stands_once(shelf: Box) -> None:
    vocabulary = small_table(shelf).vocabulary
    assert [word for word in vocabulary if not re.fullmatch(r"[a-z0-9-]+", word)] == []
    assert len(set(vocabulary)) == len(vocabulary)


@every_box
def test_two_tables_share_nothing_that_can_be_written_into(shelf: Box) -> None:
    one, other = small_table(shelf), small_table(shelf)
    one.options["wings"] = 2
    assert "wings" not in other.options


# -- games of other packages -------------------------------------------------------------------------------------------


class Packaged:
    """The distribution that an entry point comes from."""

    def __init__(self, name: str) -> None:
        self.name = name


def brought(name: str, what: str, package: str = "") -> EntryPoint:
    point = EntryPoint(name, f"somebodys_games:{what}", GROUP)
    if package:
        vars(point).update(dist=Packaged(package))
    return point


@pytest.fixture
def somebodys(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("somebodys_games")
    for name, value in {"LADDER": LADDER, "NUMBER": 3}.items():
        setattr(module, name, value)
    monkeypatch.setitem(sys.modules, "somebodys_games", module)


@pytest.mark.usefixtures("somebodys")
def test_a_game_of_another_package_is_found_by_its_name() -> None:
    games = Games([brought("ladder", "LADDER")])
    assert list(games) == ["ladder"]
    assert games["ladder"] is LADDER


@pytest.mark.usefixtures("somebodys")
@pytest.mark.parametrize(
    ("point", "reason"),
    [
        (
            brought("gone", "GONE", "acme"),
            r"the game 'gone' \(somebodys_games:GONE of the package acme\) cannot be mad",
        ),
        (brought("number", "NUMBER", "acme"), r"of the package acme\) is no kamishima.games.box.Box"),
        (brought("snakes", "LADDER", "acme"), r"of the package acme\) calls itself 'ladder'"),
    ],
)
def test_a_game_that_is_broken_is_told_with_its_package_and_harms_no_other(point: EntryPoint, reason: str) -> None:
    games = Games([point, brought("ladder", "LADDER")])
    assert games["ladder"] is LADDER
    with pytest.raises(KamishimaError, match=reason):
        games[point.name]


@pytest.mark.usefixtures("somebodys")
def test_two_games_of_one_name_are_told_with_both_packages() -> None:
    games = Games([brought("ladder", "LADDER", "acme"), brought("ladder", "LADDER", "zen")])
    assert len(games) == 1
    with pytest.raises(KamishimaError, match=r"several games 'ladder': .* package acme and .* package zen; only one"):
        games["ladder"]


@pytest.mark.parametrize("name", OURS)
def test_a_part_that_a_box_names_is_there(name: str) -> None:
    values = [*msgspec.structs.astuple(GAMES[name]), *GAMES[name].exports.values()]
    parts = [value for value in values if isinstance(value, str) and ":" in value]
    assert parts
    for part in parts:
        assert GAMES[name].part(part) is not None


def test_a_game_without_content_takes_no_packs() -> None:
    bare = Box(name="bare", players=range(1, 2), make=lambda *_: Ladder(1))
    assert bare.content() is None
    assert bare.pack_name() == "bare"
    assert bare.usual_number == 1
    assert bare.setups() == [(1, {})]
    assert bare.file("RULES.md") is None
    with pytest.raises(BadContent, match="this game has no content"):
        bare.table(1, {}, 'name = "house"')
