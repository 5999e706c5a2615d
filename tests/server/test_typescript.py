"""The types of the web page follow from the server's messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType, inspect

from kamishima.games.registry import GAMES
from kamishima.server.protocol import messages as wire
from kamishima.server.typescript import MODULES, RAW, UnknownType, Writer, content, main, typescript

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


class Leaf(msgspec.Struct, tag="leaf"):
    """A struct with everything that a message may hold."""

    word: str
    place: tuple[int, float]
    kind: Literal["a", "b"]
    names: tuple[str, ...] | None
    counts: dict[str, int]
    mixed: list[int | str]
    left_out: str | UnsetType = UNSET
    chosen: bool = False


class Branch(msgspec.Struct, rename="kebab"):
    """A struct that holds another."""

    first_leaf: Leaf


class Odd(msgspec.Struct):
    """A struct with something that has no form on the page."""

    numbers: set[int]


def written(struct: type, prefix: str = "") -> str:
    writer = Writer(prefix)
    writer.name(struct)
    return writer.text


def test_the_types_of_the_page_are_those_that_the_server_speaks() -> None:
    stale = "wire.ts is stale: run `python -m kamishima.server.typescript web`"
    assert PAGE_TYPES.read_text("utf-8") == typescript(), stale


def test_every_kind_of_value_has_its_form() -> None:
    assert written(Leaf) == (
        "\nexport interface Leaf {\n"
        "  type: 'leaf'\n"
        "  word: string\n"
        "  place: [number, number]\n"
        "  kind: 'a' | 'b'\n"
        "  names: string[] | null\n"
        "  counts: Record<string, number>\n"
        "  mixed: (number | string)[]\n"
        "  left_out?: string\n"
        "  chosen: boolean\n"
        "}"
    )


def test_a_struct_inside_another_is_written_under_the_same_prefix() -> None:
    text = written(Branch, "Tree")
    assert "'first-leaf': TreeLeaf" in text
    assert "export interface TreeLeaf {" in text


def test_a_struct_is_written_once() -> None:
    writer = Writer()
    writer.name(Branch)
    writer.name(Leaf)
    assert writer.text.count("export interface Leaf ") == 1


def test_a_type_without_a_form_is_an_error() -> None:
    with pytest.raises(UnknownType, match="no TypeScript"):
        written(Odd)


def test_what_is_no_struct_is_an_error() -> None:
    with pytest.raises(UnknownType, match="int is no struct"):
        written(int)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_its_view_and_its_events(game: str) -> None:
    text = typescript()
    assert f"export interface {game.title()}View {{" in text
    assert re.search(rf"export type {game.title()}Event =\n  \| {game.title()}", text)
    assert f"{game.title()}View" in text.partition("export type View = ")[2].splitlines()[0]


def test_no_message_holds_anything_unknown() -> None:
    assert "unknown" not in typescript()


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_says_is_not() -> None:
    text = typescript()
    assert "  index?: number | null\n" in text.partition("export interface Submit {")[2].partition("}")[0]
    assert "  rematch: string\n" in text.partition("export interface TableInfo {")[2].partition("}")[0]
    assert "  ack?: string\n" in text.partition("export interface Update {")[2].partition("}")[0]


def test_each_encoded_field_that_is_named_exists() -> None:
    for struct, field in RAW:
        module = next(module for module in MODULES if hasattr(module, struct))
        assert field in getattr(module, struct).__struct_fields__


def test_every_message_of_the_socket_says_its_type() -> None:
    text = typescript()
    for union in (wire.Said, wire.Told):
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        for part in info.types:
            assert isinstance(part, inspect.StructType)
            assert f"export interface {part.cls.__name__} {{\n  type: '{part.tag}'" in text


def test_every_game_tells_what_is_in_its_box() -> None:
    for game in GAMES:
        assert msgspec.json.decode(content(game))["name"] == GAMES[game].pack_name()
    origami = msgspec.json.decode(content("origami"))
    assert origami["cards"]["cat"]["effect"]["do"] == [{"verb": "draw", "cards": 1, "per": "", "who": "you"}]
    assert "geisha" in origami["pairs"]


def test_the_build_writes_the_boxes_alone(tmp_path: Path) -> None:
    assert main([str(tmp_path), "boxes"]) == 0
    assert not (tmp_path / "src" / "lib").exists()
    assert sorted([path.name for path in (tmp_path / "src" / "generated").iterdir()]) == [
        "islands.json",
        "origami.json",
        "shaman.json",
    ]


def test_the_command_writes_all_files(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert (tmp_path / "src/lib/wire.ts").read_text("utf-8") == typescript()
    assert {path.stem for path in (tmp_path / "src/generated").iterdir()} == set(GAMES)


@pytest.mark.parametrize("wrong", [[], ["nowhere"], ["a", "b"]])
def test_the_command_says_how_it_is_called(capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    assert main(wrong) == 2
    assert "usage: python -m kamishima.server.typescript web" in capsys.readouterr().err
