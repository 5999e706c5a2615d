"""Understanding what is typed: actions, commands, completion and what may follow."""

from __future__ import annotations

import pytest

from kamishima.cli.session.prompt import completed, shortened
from kamishima.cli.session.typed_input import TypedInput
from kamishima.core.words import Phrase
from kamishima.terminal.wording import load_texts

PHRASES = [
    Phrase(("draw",), ("bee",)),
    Phrase(("draw",), ("bee", "chick")),
    Phrase(("play", "raccoon", "left", "pay"), ("owl",), "elephant"),
    Phrase(("play", "raccoon", "left", "pay"), ("elephant",), "owl"),
    Phrase(("play", "rabbit", "right", "pay"), (), "butterfly"),
    Phrase(("use", "fox")),
]
CARDS = ("raccoon", "rabbit", "fox", "bee")


def typed_input(locale: str = "en", phrases: list[Phrase] | None = None) -> TypedInput:
    offered = PHRASES if phrases is None else phrases
    return TypedInput(offered, CARDS, load_texts("origami", locale, None), ("Anna", "Kumo"))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("draw bee", 0),
        ("draw chick bee", 1),
        ("  DRAW   Bee ", 0),
        ("play raccoon left pay owl elephant", 2),
        ("play raccoon left pay elephant owl", 3),
        ("use fox", 5),
    ],
)
def test_an_action_is_understood_whatever_the_order_of_its_bag(line: str, action: int) -> None:
    assert typed_input().parse(line).action == action


def test_an_unfinished_action_is_kept_and_what_may_follow_is_said() -> None:
    parsed = typed_input().parse("play raccoon left pay")
    assert parsed.answer == "This may follow: owl, elephant"
    assert parsed.kept == "play raccoon left pay "


def test_only_the_good_words_of_a_wrong_action_are_kept() -> None:
    parsed = typed_input().parse("play raccoon up pay owl")
    assert parsed.answer == "“up” is not possible now. This may follow: left (onto your left collection)"
    assert parsed.kept == "play raccoon "


def test_a_word_too_many_is_wrong_too() -> None:
    parsed = typed_input().parse("use fox bee")
    assert parsed.action is None
    assert parsed.answer == "“bee” is not possible now. This may follow: —"


def test_cards_are_named_in_the_language_of_the_table() -> None:
    assert typed_input("de").parse("play raccoon left pay").answer.endswith("owl (Eule), elephant (Elefant)")


@pytest.mark.parametrize(
    ("line", "command", "argument"),
    [
        ("?", "?", ""),
        ("help", "?", ""),
        ("QUIT", "quit", ""),
        ("card Snowy Owl", "card", "Snowy Owl"),
        ("save /tmp/My Match.txt", "save", "/tmp/My Match.txt"),
    ],
)
def test_commands_keep_their_argument_as_it_was_typed(line: str, command: str, argument: str) -> None:
    parsed = typed_input().parse(line)
    assert (parsed.command, parsed.argument) == (command, argument)


def test_a_word_that_is_offered_is_never_taken_for_a_command() -> None:
    assert typed_input(phrases=[Phrase(("undo", "fox"))]).parse("undo fox").action == 0


# -- while typing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("d", ["draw", "discards"]),
        ("draw ", ["bee", "chick"]),
        ("draw bee ", ["chick"]),
        ("play ra", ["raccoon", "rabbit"]),
        ("play raccoon left pay o", ["owl"]),
        ("play unicorn ", []),
        ("card r", ["raccoon", "rabbit"]),
        ("card ", list(CARDS)),
        ("card fox ", []),
        ("undo ", []),
    ],
)
def test_only_what_is_legal_is_suggested(text: str, words: list[str]) -> None:
    assert typed_input().suggestions(text) == words


def test_at_the_beginning_actions_come_before_commands() -> None:
    words = typed_input().suggestions("")
    assert words[:3] == ["draw", "play", "use"]
    assert "undo" in words


def test_a_card_is_suggested_for_its_name_in_another_language() -> None:
    assert typed_input("de").suggestions("play wasch") == ["raccoon"]
    assert typed_input("de").suggestions("card fuch") == ["fox"]


@pytest.mark.parametrize(
    ("text", "words", "after"),
    [
        ("pl", ["play"], "play "),
        ("play ra", ["raccoon", "rabbit"], "play ra"),
        ("play r", ["raccoon", "rabbit"], "play ra"),
        ("play rac", ["raccoon"], "play raccoon "),
        ("play wasch", ["raccoon"], "play raccoon "),
        ("draw ", ["bee", "chick"], "draw "),
        ("nonsense", [], "nonsense"),
    ],
)
def test_tab_writes_what_is_certain(text: str, words: list[str], after: str) -> None:
    assert completed(text, words) == after


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "Next: draw play use"),
        ("draw ", "Next: bee chick"),
        ("draw bee", "Enter says it like this. Next: chick"),
        ("draw bee chick", "Enter says it like this."),
        ("play r", "Next: raccoon rabbit"),
        ("play unicorn", ""),
        ("un", "Next: undo"),
    ],
)
def test_the_line_beneath_says_what_may_follow(text: str, hint: str) -> None:
    assert typed_input().hint(text) == hint


def test_the_line_beneath_stays_one_line() -> None:
    assert shortened("Next: bee chick", 15) == "Next: bee chick"
    assert shortened("Next: bee chick", 14) == "Next: bee chi…"
