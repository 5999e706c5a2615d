"""Settings: plain values that make the same table again, here or in another process."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from tests.kit.tiny_games import LADDER

from kamishima.core.errors import BadOptions, KamishimaError
from kamishima.core.setting import Setting, setting
from kamishima.games.registry import GAMES, open_table

FARM: dict[str, object] = {"families": ["farm", "lawn"], "turn-limit": 9}


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "settings-ladder", LADDER)


def test_the_same_setting_gives_the_very_same_table() -> None:
    assert open_table(setting("origami", 2, FARM)) is open_table(setting("origami", 2, FARM))


def test_the_order_of_the_options_does_not_matter() -> None:
    backwards = dict(reversed(list(FARM.items())))
    assert list(backwards) != list(FARM)
    assert setting("origami", 2, backwards) == setting("origami", 2, FARM)
    assert hash(setting("origami", 2, backwards)) == hash(setting("origami", 2, FARM))


def test_a_setting_is_told_in_a_few_words() -> None:
    assert setting("shaman", 2, {}).words == "shaman, 2 players"
    assert setting("islands", 1, {"science": True}).words == "islands, 1 player, science true"
    assert setting("origami", 2, FARM).words == "origami, 2 players, families [farm,lawn], turn-limit 9"


@pytest.mark.usefixtures("ladder")
@pytest.mark.parametrize(
    "other",
    [
        setting("settings-ladder", 3, {"rounds": 1}),
        setting("settings-ladder", 2, {"rounds": 2}),
        setting("settings-ladder", 2, {"rounds": 1}, "another pack"),
    ],
    ids=["players", "options", "pack"],
)
def test_whatever_differs_gives_another_table(other: Setting) -> None:
    here = setting("settings-ladder", 2, {"rounds": 1})
    assert other != here
    assert open_table(other) is not open_table(here)
    assert (open_table(other).players, open_table(other).options) == (other.players, msgspec.json.decode(other.options))


def test_a_setting_arrives_whole_in_another_process() -> None:
    place = setting("origami", 2, FARM, GAMES["origami"].house_text())
    again = pickle.loads(pickle.dumps(place))
    assert again == place
    assert open_table(again) is open_table(place)
    assert msgspec.json.decode(msgspec.json.encode(place), type=Setting) == place


def test_the_options_reach_the_table() -> None:
    table = open_table(setting("origami", 2, FARM))
    assert (table.options["turn-limit"], table.options["families"]) == (9, ["farm", "lawn"])


def test_changing_the_options_afterwards_does_not_change_the_setting() -> None:
    options = {**FARM}
    place = setting("origami", 2, options)
    options["turn-limit"] = 1
    assert place == setting("origami", 2, FARM)


def test_a_table_that_cannot_be_is_refused_every_time_it_is_asked_for() -> None:
    for _ in range(2):
        with pytest.raises(BadOptions, match="turn-limit is between"):
            open_table(setting("origami", 2, {"turn-limit": 0}))
        with pytest.raises(KamishimaError, match="there is no game 'chess'"):
            open_table(setting("chess", 2, {}))
