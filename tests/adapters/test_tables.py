"""Tables by name, with options as keywords."""

from __future__ import annotations

from pathlib import Path

import pytest

from kamishima.adapters.tables import default_options, make_table
from kamishima.core.errors import BadContent, BadOptions, KamishimaError
from kamishima.games.registry import GAMES

TINY = Path(__file__).parent.parent.parent / "docs" / "research" / "tiny-origami.toml"


def test_keywords_are_options_with_another_hyphen() -> None:
    assert make_table("shaman", 3, {"turn_limit": 7}).options == {"turn-limit": 7}
    assert make_table("shaman", 3, {"turn-limit": 7}).options == {"turn-limit": 7}


def test_two_play_where_two_can() -> None:
    for name in GAMES:
        assert GAMES[name].usual_number == 2
        assert make_table(name).players == 2


def test_the_defaults_of_every_option_are_known() -> None:
    assert default_options("shaman") == {"turn_limit": 40, "position": ""}
    assert default_options("islands") == {"near": False, "catch_up": False, "science": False, "position": ""}
    assert default_options("origami")["box"] == "classic"


def test_a_pack_can_be_given_by_its_path() -> None:
    game = make_table("origami", pack=TINY)
    assert {"cat", "fox", "owl", "eagle"} <= set(game.vocabulary)
    assert "raccoon" not in game.vocabulary
    assert make_table("origami", pack="").content_hash == make_table("origami").content_hash


def test_bad_tables_are_told_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("name = 3", "utf-8")
    with pytest.raises(KamishimaError, match="there is no game 'chess'"):
        make_table("chess")
    with pytest.raises(BadOptions, match="cannot be read"):
        make_table("origami", pack=tmp_path / "nothing.toml")
    with pytest.raises(BadContent):
        make_table("origami", pack=broken)
