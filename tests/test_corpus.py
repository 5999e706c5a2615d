"""Records of every version of our games that was ever released: each of them is verified by whatever is installed."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamishima.core.errors import BadRecord
from kamishima.core.record import read, verify, write
from kamishima.games.registry import OURS, box, earlier_pack, house_hash, table_of

CORPUS = Path(__file__).parent / "corpus"
ARCHIVES = sorted([path.name for path in CORPUS.glob("*.zip")])


def records_in(archive: str) -> Iterator[tuple[str, str]]:
    with zipfile.ZipFile(CORPUS / archive) as opened:
        for name in opened.namelist():
            yield name, opened.read(name).decode()


@pytest.mark.parametrize("archive", ARCHIVES)
def test_every_record_ever_written_is_verified(archive: str) -> None:
    game, rules, content = archive.removesuffix(".zip").split("-")
    for name, text in records_in(archive):
        value = read(text)
        assert (value.header.game, value.header.rules, value.header.content[:12]) == (game, int(rules), content), name
        table = table_of(value, None)
        assert (table.rules, table.content_hash) == (value.header.rules, value.header.content), name
        assert verify(value, table).result is not None, name
        assert write(value) == text, name


def test_every_version_of_the_rules_is_in_the_corpus() -> None:
    """Whoever adds a number runs `make corpus`."""
    expected = {(game, version.number) for game in OURS for version in box(game).versions}
    assert {(name.split("-")[0], int(name.split("-")[1])) for name in ARCHIVES} == expected


def test_the_newest_rules_have_a_record_of_every_set_up() -> None:
    for game in OURS:
        newest = [name for name in ARCHIVES if name.startswith(f"{game}-{box(game).versions[-1].number}-")]
        for archive in newest:
            assert len(list(records_in(archive))) == len(box(game).setups())


@pytest.mark.parametrize("game", OURS)
def test_the_house_pack_is_kept_for_the_time_when_it_is_not_ours_any_more(game: str) -> None:
    """Whoever changes a card runs `make corpus`: it keeps the pack, and records of it."""
    text = box(game).released_pack(house_hash(game))
    assert text is not None
    assert box(game).content(text).hash == house_hash(game)
    assert any([name.split("-")[2].startswith(house_hash(game)[:12]) for name in ARCHIVES if name.startswith(game)])


@pytest.mark.parametrize("game", OURS)
def test_every_pack_that_is_kept_says_what_its_name_says(game: str) -> None:
    """A new field of the schema must not change the hash of packs without it: else old records find nothing."""
    folder = Path(__file__).parents[1] / "src" / "kamishima" / "games" / game / "content" / "released"
    for path in folder.iterdir():
        content = path.name.removesuffix(".toml.gz")
        text = box(game).released_pack(content)
        assert text is not None
        assert box(game).table(box(game).usual_number, {}, text).content_hash == content


def test_todays_pack_is_no_earlier_one() -> None:
    for game in OURS:
        assert earlier_pack(game, house_hash(game)) is None
        assert earlier_pack(game, "0" * 64) is None
        assert earlier_pack(game, "../../cards") is None


def test_a_record_of_newer_rules_gets_a_clear_error() -> None:
    text = next(text for _, text in records_in(ARCHIVES[0]))
    value = read(text.replace("\nrules = 1\n", "\nrules = 9\n"))
    with pytest.raises(BadRecord, match=r"^line 4: rules 9 of islands are newer than this program, .* up to 2"):
        table_of(value, None)
