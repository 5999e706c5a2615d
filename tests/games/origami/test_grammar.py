"""Words and actions are exact inverses, and what is no action is refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.core.errors import BadWords
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_content

GAME = Origami(house_content(), 3, {})
CARDS = st.sampled_from([kind.name for kind in GAME.kinds])
ORDER = [kind.name for kind in GAME.kinds]


@pytest.mark.parametrize(
    "text",
    [
        "draw cat",
        "draw raccoon parrot",
        "play cat left",
        "play snake right under",
        "play raccoon left pay butterfly",
        "play raccoon left pay owl elephant",
        "play snake right under pay gorilla elephant",
        "use fox",
        "use",
        "skip",
        "done",
        "pass",
        "take chick",
        "take cat dog",
        "discard cat",
        "give cat",
        "copy cat",
        "card cat",
        "swap cat lion",
        "rob p3",
        "start p1",
        "family lawn",
    ],
)
def test_every_kind_of_action_is_read_as_it_is_written(text: str) -> None:
    assert GAME.parse(text).text == text
    assert GAME.show(GAME.parse(text)) == text
    assert set(text.split()) <= set(GAME.vocabulary)


@given(st.lists(CARDS, min_size=1, max_size=4))
@settings(max_examples=50)
def test_cards_are_written_in_canonical_order(cards: list[str]) -> None:
    canonical = sorted(cards, key=ORDER.index)
    assert GAME.parse(f"draw {' '.join(canonical)}").text == f"draw {' '.join(canonical)}"
    if cards != canonical:
        with pytest.raises(BadWords, match="should be written"):
            GAME.parse(f"draw {' '.join(cards)}")


@given(CARDS, st.lists(CARDS, max_size=3), CARDS)
@settings(max_examples=50)
def test_any_payment_can_be_written(card: str, paid: list[str], top: str) -> None:
    words = ["play", card, "left", "pay", *sorted(paid, key=ORDER.index), top]
    assert GAME.parse(" ".join(words)).text == " ".join(words)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing was said"),
        ("draw", "cards must be named"),
        ("take", "cards must be named"),
        ("draw dragon", "there is no card 'dragon'"),
        ("draw dog cat", "'draw dog cat' should be written 'draw cat dog'"),
        ("draw  cat", "'draw  cat' should be written 'draw cat'"),
        ("play cat", "'play cat': an origami is played like 'play cat left pay dog'"),
        ("play cat middle", "an origami is played like 'play cat left pay dog'"),
        ("play cat left for dog", "after the collection comes 'pay' with the cards paid, or nothing"),
        ("play cat left pay", "after the collection comes 'pay' with the cards paid, or nothing"),
        ("play pig left pay dog cat owl", "should be written 'play pig left pay cat dog owl'"),
        ("rob p4", "there is no seat 'p4'; seats are p1, p2, p3"),
        ("start cat", "there is no seat 'cat'; seats are p1, p2, p3"),
        ("use fox cat", "'use fox cat' is not an action of Origami"),
        ("use moon", "there is no card 'moon'"),
        ("swap cat", "'swap cat' is not an action of Origami"),
        ("give", "'give' is not an action of Origami"),
        ("family moon", "'family' 'moon' is not an action of Origami"),
        ("fold paper", "'fold' 'paper' is not an action of Origami"),
        ("skip it", "'skip' 'it' is not an action of Origami"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(BadWords) as refused:
        GAME.parse(text)
    assert message in refused.value.message


# -- Legends -----------------------------------------------------------------------------------------------------------

COMBINED = Origami(house_content(), 3, {"box": "combined"})


@pytest.mark.parametrize(
    "text",
    [
        "draw macaw top",
        "draw top",
        "play top owl left pay cat dog",
        "play top snake right under pay gorilla elephant",
        "play top geisha-red pay kirin",
        "play geisha-red",
        "play geisha-red pay oni tengu",
        "play seal left pay rice-paper penguin",
        "play owl right",
        "look p3",
        "move left 3 right 1",
        "sink p2 left 28",
        "pair sumo-wrestler",
        "count",
        "discard rice-paper",
    ],
)
def test_every_kind_of_action_of_legends_is_read_as_it_is_written(text: str) -> None:
    assert COMBINED.parse(text).text == text
    assert set(text.split()) <= set(COMBINED.vocabulary)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draw top macaw", "should be written 'draw macaw top'"),
        ("play top", "'play top': an origami is played like 'play cat left pay dog'"),
        ("play", "'play': an origami is played like 'play cat left pay dog'"),
        ("play top cat", "'play top cat': an origami is played like 'play cat left pay dog'"),
        ("play geisha-red left", "after the collection comes 'pay' with the cards paid, or nothing"),
        ("play geisha pay cat", "there is no card 'geisha'"),
        ("look p4", "there is no seat 'p4'; seats are p1, p2, p3"),
        ("move up 1 left 2", "there is no collection 'up'; they are left and right"),
        ("move left 0 left 2", "there is no place '0' in a collection; places are 1 to 28"),
        ("move left 1 left", "'move left 1 left' is not an action of Origami"),
        ("sink p1 left 29", "there is no place '29' in a collection; places are 1 to 28"),
        ("pair cook", "'pair' 'cook' is not an action of Origami"),
    ],
)
def test_what_is_no_action_of_legends_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(BadWords) as refused:
        COMBINED.parse(text)
    assert message in refused.value.message


def test_a_classic_table_knows_no_words_of_legends() -> None:
    assert not set(GAME.vocabulary) & {"top", "look", "move", "sink", "pair", "count", "1", "geisha", "macaw", "polar"}
