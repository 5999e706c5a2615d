"""Records: exact round trip, replay, verification, and clear refusals of anything edited by hand."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from kamishima.core.chance import SecretDice, below
from kamishima.core.errors import BadRecord
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.record import Record, read, record, replay, verify, write
from kamishima.core.turn import Decision
from kamishima.games.origami.pack.content import house_text
from kamishima.games.registry import box

SECRET = bytes(range(32))
NAMES = ("ana", "Bo Ř.", "cy")


def play(game: AnyGame, decisions: int | None = None) -> Match:
    """A match by random players: whole, or its first decisions."""
    match = Match(game, NAMES[: game.players], SecretDice(SECRET))
    rng = random.Random(1)
    while isinstance(turn := match.turn, Decision) and decisions != 0:
        match.act(turn.seat, turn.actions[below(rng, len(turn.actions))])
        decisions = None if decisions is None else decisions - 1
    return match


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return box("origami").table(3)


@pytest.fixture(scope="module")
def finished(game: AnyGame) -> Record:
    return record(play(game), "house", "0.1.0", SECRET, publish=True)


@pytest.fixture(scope="module")
def text(finished: Record) -> str:
    return write(finished)


def test_reading_and_writing_are_exact_inverses(finished: Record, text: str) -> None:
    assert read(text) == finished
    assert write(read(text)) == text


def test_a_record_is_readable_text(text: str) -> None:
    assert text.startswith('+++\nformat = 1\ngame = "origami"\nrules = 1\n')
    assert re.search(r"^~: card [a-z]+$", text, re.MULTILINE)
    assert re.search(r"^Bo Ř\.: (draw|play) [a-z]+", text, re.MULTILINE)


def test_a_good_record_replays_and_verifies(game: AnyGame, finished: Record) -> None:
    assert replay(finished, game).result == verify(finished, game).result


def test_a_running_match_has_no_result_and_hides_its_secret(game: AnyGame) -> None:
    running = record(play(game, 5), "house", "0.1.0", SECRET, publish=False)
    again = read(write(running))
    assert not again.header.over
    assert SECRET.hex() not in write(running)
    assert replay(again, game).result is None
    with pytest.raises(BadRecord, match="the secret is not published"):
        verify(again, game)


def test_the_match_goes_on_where_the_record_stops(game: AnyGame) -> None:
    """Replay the beginning, give it the dice again, and the rest is the same."""
    whole, part = play(game), play(game, 5)
    again = replay(record(part, "house", "0.1.0", SECRET, publish=True), game)
    again.dice = SecretDice(SECRET)
    for step in whole.log[len(part.log) :]:
        if step.seat is not None:
            again.act(step.seat, step.action)
    assert again.log == whole.log


def line_with(text: str, pattern: str, after: int = 0) -> int:
    """The number of the first line that matches."""
    rows = text.split("\n")
    return next(number for number in range(after + 1, len(rows) + 1) if re.search(pattern, rows[number - 1]))


def replaced(text: str, number: int, change: Callable[[str], str]) -> str:
    rows = text.split("\n")
    rows[number - 1] = change(rows[number - 1])
    return "\n".join(rows)


def removed(text: str, number: int) -> str:
    rows = text.split("\n")
    return "\n".join(rows[: number - 1] + rows[number:])


def refusal(edited: str, game: AnyGame) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        verify(read(edited), game)
    return error.value


class TestEditedByHand:
    """Refused with the line number and the reason."""

    def test_a_word_that_does_not_exist(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^ana: draw")
        error = refusal(replaced(text, number, lambda row: row.replace("draw", "grab")), game)
        assert error.line == number
        assert "is not an action of Origami" in error.message

    def test_a_card_that_does_not_exist(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^ana: draw")
        error = refusal(replaced(text, number, lambda _: "ana: draw unicorn"), game)
        assert (error.line, error.message) == (number, f"line {number}: there is no card 'unicorn'")

    def test_an_action_that_was_not_legal(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^ana: (draw|play)")
        error = refusal(replaced(text, number, lambda _: "ana: discard cat"), game)
        assert error.line == number
        assert error.message.endswith("'discard cat' is not offered now")

    def test_a_chance_step_that_was_changed(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^~: card")
        cards = sorted(set(re.findall(r"^~: card ([a-z]+)$", text, re.MULTILINE)))
        other = next(card for card in cards if card not in text.split("\n")[number - 1])
        error = refusal(replaced(text, number, lambda _: f"~: card {other}"), game)
        assert error.line == number
        assert "the secret draws 'card " in error.message

    def test_a_line_that_was_cut_out(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^(ana|cy): ")
        error = refusal(removed(text, number), game)
        assert error.line >= number
        assert "is a line missing before it?" in error.message or "the secret draws" in error.message

    def test_a_last_line_that_was_cut_out(self, game: AnyGame, text: str) -> None:
        error = refusal(removed(text, len(text.split("\n")) - 1), game)
        assert error.line == line_with(text, "^steps =")
        assert "steps are announced" in error.message

    def test_a_line_that_was_cut_short(self, game: AnyGame, text: str) -> None:
        error = refusal(text[:-5], game)
        assert error.line == len(text.split("\n")) - 1
        assert "cut off" in error.message

    def test_a_line_without_a_name(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^ana: draw")
        error = refusal(replaced(text, number, lambda row: row.removeprefix("ana: ")), game)
        assert error.line == number
        assert "a step looks like" in error.message

    def test_somebody_who_does_not_sit_there(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^ana: draw")
        error = refusal(replaced(text, number, lambda row: row.replace("ana", "eve")), game)
        assert error.line == number
        assert "it is the turn of 'ana'" in error.message

    def test_two_words_in_another_order(self, game: AnyGame, text: str) -> None:
        number = line_with(text, r"^.*: draw [a-z]+ [a-z]+$")
        name, verb, first, second = text.split("\n")[number - 1].rsplit(" ", 3)
        error = refusal(replaced(text, number, lambda _: f"{name} {verb} {second} {first}"), game)
        assert error.line == number
        assert "should be written" in error.message

    def test_a_wrong_content_hash(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^content =")
        error = refusal(replaced(text, number, lambda row: row.replace('"', '"0', 1)), game)
        assert error.line == number
        assert "played with the pack 'house'" in error.message

    def test_a_wrong_digest(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^digest =")
        error = refusal(replaced(text, number, lambda _: f'digest = "{64 * "0"}"'), game)
        assert error.line == number
        assert "some line was changed" in error.message

    def test_a_wrong_commitment(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^commitment =")
        error = refusal(replaced(text, number, lambda _: f'commitment = "{64 * "0"}"'), game)
        assert error.line == number
        assert "not the SHA-256 of the secret" in error.message

    def test_another_secret(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^secret =")
        error = refusal(replaced(text, number, lambda _: 'secret = "12"'), game)
        assert error.line == number
        assert "64 hexadecimal digits" in error.message

    def test_a_wrong_result(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^scores =")
        error = refusal(replaced(text, number, lambda _: "scores = [99, 1, 1]"), game)
        assert error.line == number
        assert "the stated result is wrong: the game ends with Result(" in error.message

    def test_an_unknown_field(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^rules =")
        error = refusal(replaced(text, number, lambda row: row.replace("rules", "rulez")), game)
        assert error.line in (number, 1)
        assert "the front matter is wrong" in error.message

    def test_a_wrong_type(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^rules =")
        error = refusal(replaced(text, number, lambda _: 'rules = "one"'), game)
        assert error.line == number

    def test_broken_toml(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^rules =")
        error = refusal(replaced(text, number, lambda _: "rules ="), game)
        assert error.line == number
        assert "not TOML" in error.message

    def test_rules_of_the_future(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^rules =")
        error = refusal(replaced(text, number, lambda _: "rules = 99"), game)
        assert error.line == number
        assert "this engine plays rules 1" in error.message

    def test_a_format_of_the_future(self, game: AnyGame, text: str) -> None:
        assert "format 2 is unknown" in refusal(text.replace("format = 1", "format = 2"), game).message

    def test_another_layout(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^rules =")
        error = refusal(replaced(text, number, lambda _: "rules  = 1"), game)
        assert (error.line, error.message) == (number, f"line {number}: 'rules  = 1' should be written 'rules = 1'")

    def test_steps_after_the_end(self, game: AnyGame, text: str) -> None:
        error = refusal(text + "ana: draw cat\n", game)
        assert error.line == len(text.split("\n"))
        assert "the game was over before this step" in error.message

    def test_names_twice(self, game: AnyGame, text: str) -> None:
        number = line_with(text, "^seats =")
        error = refusal(replaced(text, number, lambda row: row.replace("cy", "ana")), game)
        assert error.line == number

    def test_no_front_matter(self, game: AnyGame, text: str) -> None:
        assert refusal(text[1:], game).line == 1
        assert "not closed" in refusal("+++\nformat = 1\n", game).message


def test_a_record_of_another_pack_is_refused(finished: Record) -> None:
    other = box("origami").table(3, {}, house_text().replace("cost = { is = 2", "cost = { is = 3", 1))
    with pytest.raises(BadRecord, match="played with the pack 'house'"):
        replay(finished, other)


def test_every_single_changed_letter_of_the_steps_is_noticed(game: AnyGame, text: str) -> None:
    """Change one letter somewhere, a hundred times: never is a changed record taken for a good one."""
    rng = random.Random(3)
    start = text.index("+++", 4) + 4
    for _ in range(100):
        place = start + below(rng, len(text) - start)
        letter = rng.choice("abcdefghijklmnopqrstuvwxyz ~:")
        if letter != text[place]:
            with pytest.raises(BadRecord) as error:
                verify(read(text[:place] + letter + text[place + 1 :]), game)
            assert error.value.line > 0
