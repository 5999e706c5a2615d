"""What is drawn: every word of the games has its figure, and no two are alike."""

from __future__ import annotations

import msgspec
import pytest

from kamishima.art import library
from kamishima.art.figure import FigureFault
from kamishima.art.library import UnknownPiece, find_piece, group_names, pieces, pieces_of
from kamishima.art.paint import paint
from kamishima.art.palette import Tint, UnknownPaper, colour, papers, towards_white
from kamishima.games.registry import GAMES

WORDS = {
    "farm": "cat sheep raccoon pig dog fox rabbit",
    "sky": "chick parrot owl dove chicken vulture eagle magpie",
    "sea": "minnow shell skate whale squid crab dolphin shark",
    "savannah": "monkey cheetah rhino gorilla elephant zebra lion snake",
    "lawn": "ant butterfly bee cricket caterpillar spider fly",
    "polar": "penguin seal snowy-owl arctic-fox arctic-wolf walrus polar-bear reindeer",
    "exotic": "macaw toucan caiman anaconda piranha sloth chameleon jaguar",
    "dinosaurs": "velociraptor pterodactyl ankylosaurus mesosaurus brontosaurus stegosaurus triceratops t-rex",
    "legendary": "phoenix tanuki dragon nine-tailed-fox oni kappa tengu kirin",
    "origami": "rice-paper card-back",
    "islands": "regular-harbour secret-harbour lighthouse volcano coal-pit gold-mine grove temple mountain sea coin"
    " coal-token gold-token volcano-token winter spring summer autumn auction-die",
    "boxes": "box-origami box-legends box-islands box-shaman app-icon",
    "bots": "bot-paper bot-crane bot-dragon",
}
CHARACTERS = "geisha merchant actor sumo-wrestler samurai ninja monk emperor fisherman poet"
TRIBES = "suns moons crowns arms"


@pytest.mark.parametrize("group", WORDS)
def test_a_group_has_a_figure_for_each_of_its_words(group: str) -> None:
    assert [piece.id for piece in pieces_of(group)] == WORDS[group].split()


def test_characters_exist_in_red_and_in_yellow() -> None:
    expected = [f"{name}-{paper}" for name in CHARACTERS.split() for paper in ("red", "yellow")]
    assert [piece.id for piece in pieces_of("characters")] == expected
    assert {find_piece("monk-red").paper, find_piece("monk-yellow").paper} == {"red", "yellow"}


def test_every_tribe_has_a_shaman_a_warrior_and_a_spirit_and_tiles_have_four_heights() -> None:
    pieces_of_tribes = [f"{tribe}-{kind}" for tribe in TRIBES.split() for kind in ("shaman", "warrior", "spirit")]
    tiles = [f"tile-{height}" for height in range(1, 5)]
    assert [piece.id for piece in pieces_of("shaman")] == pieces_of_tribes + tiles


def test_no_two_figures_are_alike() -> None:
    drawings = {paint(piece.figure, piece.paper): piece.id for piece in pieces().values()}
    assert len(drawings) == len(pieces())


def test_an_unknown_figure_or_group_is_named() -> None:
    with pytest.raises(UnknownPiece, match="unicorn"):
        find_piece("unicorn")
    with pytest.raises(UnknownPiece, match="farm, sky"):
        pieces_of("zoo")


def test_an_id_that_occurs_twice_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    names = (*group_names(), "farm")
    monkeypatch.setattr("kamishima.art.library.group_names", lambda: names)
    pieces.cache_clear()
    with pytest.raises(FigureFault, match="same id: cat"):
        pieces()
    monkeypatch.undo()
    pieces.cache_clear()
    assert "cat" in pieces()


def test_a_group_that_two_games_have_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "zoo", msgspec.structs.replace(GAMES["islands"], name="zoo", figures=("zebras", "farm")))
    library._homes.cache_clear()
    with pytest.raises(FigureFault, match="same name: farm"):
        group_names()
    monkeypatch.undo()
    library._homes.cache_clear()
    assert "zebras" not in group_names()


@pytest.mark.parametrize("paper", papers())
def test_a_papers_tones_go_from_dark_to_light_in_colour_and_in_grey(paper: str) -> None:
    greys = [colour(paper, tone, Tint.GREY) for tone in range(-3, 4)]
    assert greys == sorted(greys)
    assert len(set(greys)) == 7
    assert all(grey[1:3] == grey[3:5] == grey[5:7] for grey in greys)
    assert len({colour(paper, tone) for tone in range(-3, 4)}) == 7


def test_tone_zero_is_the_paper_itself() -> None:
    assert {paper: colour(paper, 0) for paper in papers()} == papers()


def test_a_paper_that_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownPaper, match="velvet"):
        colour("velvet", 0)


def test_a_white_veil_lightens_a_colour() -> None:
    assert towards_white("#000000", 0.2) == "#333333"
    assert towards_white("#ffffff", 0.5) == "#ffffff"
