"""`kamishima replay`: a match read as sentences, and walked through with somebody's eyes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from kamishima.cli.commands.replay import played
from kamishima.cli.main import main
from kamishima.cli.replay.keys import drawn
from kamishima.cli.replay.playback import ALL, Playback
from kamishima.core.errors import KamishimaError
from kamishima.core.match import Match
from kamishima.games.origami.show.view import View
from kamishima.terminal.console import make_console
from kamishima.terminal.wording import load_texts

if TYPE_CHECKING:
    from tests.cli.conftest import Play


@pytest.fixture
def running(play: Play, tmp_path: Path) -> Path:
    """A match that was left at once."""
    path = tmp_path / "running.txt"
    play(lambda _match: None, save=path)
    return path


def playback_of(path: Path, eyes: str = "") -> Playback:
    return Playback(played(path, None), load_texts("origami", "en", None), eyes)


# -- as sentences ------------------------------------------------------------------------------------------------------


def test_a_match_is_read_as_sentences(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--text"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Origami: Ana, Kumo (greedy) and Nami (greedy)\nseen from outside, hands closed\n")
    assert "is the starting player." in out
    assert "\n\n" in out
    assert "The game is over: " in out
    assert "1. " in out
    assert "\x1b" not in out


def test_output_that_is_no_terminal_is_text_anyway(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(finished), "--text"])
    told = capsys.readouterr().out
    main(["replay", str(finished)])
    assert capsys.readouterr().out == told


def test_every_step_is_told(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(finished), "--text", "--seat", "all"])
    numbers = {line.split()[0] for line in capsys.readouterr().out.splitlines() if line.strip()}
    assert numbers >= {str(step + 1) for step in range(len(played(finished, None).log))}


def test_each_pair_of_eyes_is_told_only_what_it_saw(finished: Path) -> None:
    # A card drawn from the deck is named to whoever drew it and to nobody else.
    own, other, everyone = playback_of(finished, "p1"), playback_of(finished, "p2"), playback_of(finished, ALL)
    seen = [step for step in range(own.length) if own.events(step) != other.events(step)]
    assert seen
    for step in seen:
        assert holes(own.events(step)) or holes(other.events(step))
        assert not holes(everyone.events(step))


def holes(events: tuple[object, ...]) -> bool:
    """Whether something is kept back in these events."""
    return b"null" in msgspec.json.encode(events)


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_other_languages(finished: Path, capsys: pytest.CaptureFixture[str], locale: str) -> None:
    assert main(["replay", str(finished), "--text", "--locale", locale]) == 0
    assert "is the starting player" not in capsys.readouterr().out


# -- walking -----------------------------------------------------------------------------------------------------------


def test_walking_stays_between_the_first_and_the_last_step(finished: Path) -> None:
    playback = playback_of(finished)
    playback.go_to(-5)
    assert playback.place == 0
    playback.go_to(10_000)
    assert playback.place == playback.length


def test_walking_by_turns_stops_where_somebody_else_speaks(finished: Path) -> None:
    log = played(finished, None).log
    playback = playback_of(finished)
    speakers = []
    playback.go_turn(1)
    while playback.place < playback.length:
        speakers.append(log[playback.place - 1].seat)
        playback.go_turn(1)
    assert None not in speakers
    assert all([one != other for one, other in pairwise(speakers)])
    playback.go_turn(-1)
    assert 0 < playback.place < playback.length


@pytest.mark.parametrize(("eyes", "open_hands"), [("", []), ("p2", [1]), (ALL, [0, 1, 2])])
def test_only_the_hands_of_the_chosen_eyes_are_open(finished: Path, eyes: str, open_hands: list[int]) -> None:
    playback = playback_of(finished, eyes)
    playback.go_to(playback.length // 2)
    view = playback.view()
    assert isinstance(view, View)
    assert [seat for seat, player in enumerate(view.players) if player.hand is not None] == open_hands


def test_a_line_of_the_record_is_shown_only_to_eyes_that_may_read_it(finished: Path) -> None:
    log = played(finished, None).log
    outside, everyone = playback_of(finished), playback_of(finished, ALL)
    lines = [everyone.line(step) for step in range(len(log))]
    assert all(lines)
    concealed = [step for step in range(len(log)) if not outside.line(step)]
    assert concealed
    assert all([lines[step].startswith("~: card") or ": give" in lines[step] for step in concealed])


def test_hands_of_a_running_match_stay_closed(running: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KamishimaError, match="only when a match is over"):
        playback_of(running, ALL)
    playback = playback_of(running)
    playback.try_view_as(ALL)
    assert playback.viewer == ""
    assert "only when a match is over" in playback.message
    assert main(["replay", str(running), "--seat", "all"]) == 2
    assert "only when a match is over" in capsys.readouterr().err


def test_a_seat_that_does_not_exist_is_refused(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--seat", "p4"]) == 2
    assert "There is no seat p4 at this table; the seats are p1, p2, p3." in capsys.readouterr().err


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (160, 50), (30, 8)])
@pytest.mark.parametrize("eyes", ["", "p1", ALL])
def test_every_step_fits_the_screen(finished: Path, size: tuple[int, int], eyes: str) -> None:
    playback = playback_of(finished, eyes)
    console = make_console()
    for place in range(0, playback.length, 17):
        playback.go_to(place)
        rows = drawn(playback, console, *size).split("\n")
        assert len(rows) == size[1]
        assert max([len(row) for row in rows]) <= size[0]


# -- bad records -------------------------------------------------------------------------------------------------------


def test_a_bad_record_is_refused_with_line_and_reason(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = finished.read_text("utf-8").split("\n")
    place = next(number for number, row in enumerate(rows) if row.startswith("Kumo (greedy): "))
    rows[place] = "Kumo (greedy): draw unicorn"
    finished.write_text("\n".join(rows), "utf-8")
    assert main(["replay", str(finished)]) == 2
    assert capsys.readouterr().err == f"kamishima: {finished}: line {place + 1}: there is no card 'unicorn'\n"


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.txt")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_a_match_of_people_can_be_looked_at_too(finished: Path) -> None:
    match = played(finished, None)
    people = Match(match.game, ("ana", "bo", "cleo"))
    people.log, people.play = match.log, match.play
    assert Playback(people, load_texts("origami", "en", None)).names == ("ana", "bo", "cleo")
