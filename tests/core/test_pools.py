"""A pool says the same as the list of all that it allows."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamishima.core.pools import Pool, PoolWord
from kamishima.core.words import Phrase, follow

HEAD = ("pay",)
NAMES = ("ant", "bee", "cat", "dog")


def pool(text: str, least: int, most: int, must: str = "", inner: str = "") -> Pool:
    """`pool("ant 1 2, bee 3 1", 3, 4)`: each word with its weight and how often it may be said."""
    words = [PoolWord(word, int(weight), int(times)) for word, weight, times in map(str.split, text.split(", "))]
    return Pool(words, least, most, must=tuple(must.split()), inner=tuple(inner.split()))


def listed(given_pool: Pool) -> list[Phrase]:
    """Every way to close, found by trying all: bags in the order of the pool, each with every last word it may have."""
    found: list[Phrase] = []
    for times in product(*[range(one.times + 1) for one in given_pool.of]):
        bag = [one.word for one, number in zip(given_pool.of, times, strict=True) for _ in range(number)]
        total = sum(one.weight * number for one, number in zip(given_pool.of, times, strict=True))
        lacks = any(bag.count(word) < given_pool.must.count(word) for word in given_pool.must)
        if not bag or lacks or not given_pool.least <= total <= given_pool.most:
            continue
        outer = [word for word in dict.fromkeys(bag) if word not in given_pool.inner]
        for last in outer or dict.fromkeys(bag):
            rest = list(bag)
            rest.remove(last)
            found.append(Phrase(HEAD, tuple(rest), last))
    return found


@st.composite
def pools(draw: st.DrawFn) -> Pool:
    names = NAMES[: draw(st.integers(1, 4))]
    words = [PoolWord(name, draw(st.integers(1, 4)), draw(st.integers(1, 3))) for name in names]
    least = draw(st.integers(1, 9))
    must = draw(st.sampled_from([(), names[:1], names[-1:]]))
    inner = draw(st.sampled_from([(), names[:1], names[-1:], names]))
    return Pool(words, least, least + draw(st.integers(0, 2)), must=must, inner=inner)


@given(pools(), st.lists(st.sampled_from(NAMES), max_size=6))
def test_what_may_follow_in_a_pool_is_what_may_follow_in_the_list(given_pool: Pool, said: list[str]) -> None:
    following = follow(listed(given_pool), [*HEAD, *said])
    assert sorted(given_pool.next_words(said)) == sorted(following.words)
    assert given_pool.is_complete(said) == (following.complete is not None)
    assert given_pool.leads_on(said) == (bool(following.words) or following.complete is not None)


@pytest.mark.parametrize(
    ("said", "words", "complete"),
    [
        ("", "ant bee rice", False),
        ("bee", "ant", False),
        ("ant bee", "", True),
        ("bee ant", "", True),
        ("ant rice", "ant", False),  # rice is not the last word
        ("ant ant", "", False),  # and nothing else would be left
        ("rice rice", "ant rice", False),
        ("rice rice rice", "", True),  # unless there is nothing else
        ("bee bee", "", False),
        ("cow", "", False),
    ],
)
def test_an_inner_word_is_the_last_only_among_its_like(said: str, words: str, complete: bool) -> None:
    three = pool("ant 1 2, bee 2 1, rice 1 3", 3, 3, inner="rice")
    assert three.next_words(said.split()) == words.split()
    assert three.is_complete(said.split()) == complete


def test_a_word_that_must_be_said_leaves_room_for_itself() -> None:
    four = pool("ant 1 3, owl 3 2", 4, 4, must="owl")
    assert four.next_words([]) == ["ant", "owl"]
    assert four.next_words(["ant"]) == ["owl"]
    assert four.is_complete(["ant", "owl"])


def test_more_may_follow_a_complete_pool_where_it_may_be_exceeded() -> None:
    some = pool("ant 1 3, bee 2 1", 2, 3)
    assert some.is_complete(["bee"])
    assert some.next_words(["bee"]) == ["ant"]
