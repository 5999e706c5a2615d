"""Words against a model: every order in which a phrase may be said is written out, and nothing else may be offered."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kamishima.core.errors import IllegalAction
from kamishima.core.text.finding import complete, explain, find
from kamishima.core.words import Phrase, follow, tree, unique

Said = tuple[str, ...]

slowly = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# Three letters only, so that heads, bags and last words often collide.
letters = st.sampled_from(["ant", "bee", "cat"])
some_words = st.lists(letters, max_size=3).map(tuple)
phrases = st.builds(
    Phrase, st.lists(letters, min_size=1, max_size=2).map(tuple), some_words, st.one_of(st.none(), letters)
)


def sayings(phrase: Phrase) -> set[Said]:
    """All the ways to say a phrase."""
    last = () if phrase.last is None else (phrase.last,)
    return {phrase.head + bag + last for bag in permutations(phrase.bag)}


def prefixes(offer: Sequence[Phrase]) -> set[Said]:
    """Everything that can be said on the way to one of these phrases."""
    return {said[:length] for phrase in offer for said in sayings(phrase) for length in range(len(said) + 1)}


def clear(offer: list[Phrase]) -> list[Phrase]:
    """The phrases of an offer that can be said only one way at a time: no two are said alike."""
    kept: list[Phrase] = []
    taken: set[Said] = set()
    for phrase in offer:
        if not taken & sayings(phrase):
            kept.append(phrase)
            taken |= sayings(phrase)
    return kept


offers = st.lists(phrases, min_size=1, max_size=8).map(clear)


@slowly
@given(offers)
def test_following_the_offered_words_reaches_every_saying_and_nothing_else(offer: list[Phrase]) -> None:
    reached: dict[Said, int | None] = {}
    waiting: list[Said] = [()]
    while waiting:
        said = waiting.pop()
        following = follow(offer, said)
        reached[said] = following.complete
        waiting += [(*said, word) for word in following.words]
    assert set(reached) == prefixes(offer)
    complete_ones = {said: index for said, index in reached.items() if index is not None}
    assert complete_ones == {said: index for index, phrase in enumerate(offer) for said in sayings(phrase)}


@slowly
@given(offers, st.lists(letters, max_size=7))
def test_words_that_lead_nowhere_are_followed_by_nothing(offer: list[Phrase], said: list[str]) -> None:
    following = follow(offer, said)
    leads_on = bool(following.words) or following.complete is not None
    assert leads_on == (tuple(said) in prefixes(offer))
    assert len(set(following.words)) == len(following.words)


@slowly
@given(offers)
def test_every_order_of_a_bag_finds_its_phrase_however_it_is_spaced(offer: list[Phrase]) -> None:
    for index, phrase in enumerate(offer):
        for said in sayings(phrase):
            assert find(offer, f"  {'   '.join(said)} ") == index


@slowly
@given(offers, st.lists(letters, max_size=7))
def test_an_explanation_blames_the_first_wrong_word_and_names_what_is_offered(
    offer: list[Phrase], said: list[str]
) -> None:
    if any(tuple(said) in sayings(phrase) for phrase in offer):
        return
    good = max(length for length in range(len(said) + 1) if tuple(said[:length]) in prefixes(offer))
    allowed = {way[good] for way in prefixes(offer) if len(way) == good + 1 and list(way[:good]) == said[:good]}
    blamed, _, named = explain(offer, said).partition("; ")
    assert set(named.partition("may follow: ")[2].split(", ")) == (allowed or {"nothing more"})
    if good < len(said):
        assert blamed == f"{said[good]!r} is not offered"
    else:
        assert blamed == f"{' '.join(said)!r} is not finished"
    with pytest.raises(IllegalAction) as error:
        find(offer, " ".join(said))
    assert error.value.message == explain(offer, said)


@slowly
@given(offers, st.data())
def test_a_typed_part_of_a_word_is_completed_to_exactly_the_words_that_begin_with_it(
    offer: list[Phrase], data: st.DataObject
) -> None:
    said = data.draw(st.sampled_from(sorted(prefixes(offer))))
    typed = data.draw(st.sampled_from(["", "a", "be", "cat", "x"]))
    next_words = follow(offer, said).words
    text = " ".join([*said, typed])
    assert complete(offer, text) == [word for word in next_words if word.startswith(typed)]


@slowly
@given(offers)
def test_the_tree_holds_exactly_the_phrases_and_survives_json(offer: list[Phrase]) -> None:
    def leaves(node: dict[str, object], head: Said) -> list[tuple[Said, Said, str | None]]:
        found: list[tuple[Said, Said, str | None]] = []
        for word, child in node.items():
            if word:
                assert isinstance(child, dict)
                found += leaves(child, (*head, word))
            else:
                assert isinstance(child, list)
                found += [(head, tuple(leaf["bag"]), leaf["last"]) for leaf in child]
        return found

    wired = json.loads(json.dumps(tree(offer)))
    expected = [(phrase.head, phrase.bag, phrase.last) for phrase in offer]
    assert sorted(leaves(wired, ()), key=repr) == sorted(expected, key=repr)


@slowly
@given(phrases)
def test_a_phrase_is_rebuilt_from_what_it_shows(phrase: Phrase) -> None:
    again = eval(repr(phrase))
    assert isinstance(again, Phrase)
    assert (again.head, again.bag, again.last) == (phrase.head, phrase.bag, phrase.last)
    assert again.text.split() == list(phrase.words)


@slowly
@given(phrases)
def test_what_is_left_to_say_shrinks_by_one_with_every_word(phrase: Phrase) -> None:
    """Whoever says only offered words is done after as many words as the phrase has."""
    said: list[str] = []
    while following := phrase.next_words(said):
        said.append(following[-1])
    assert len(said) == len(phrase.words)
    assert sorted(said) == sorted(phrase.words)
    assert phrase.next_words([*said, "ant"]) is None


@given(st.lists(letters, max_size=9))
def test_unique_keeps_the_first_of_each_word(words: list[str]) -> None:
    assert unique(words) == sorted(set(words), key=words.index)


@pytest.mark.parametrize(
    "offer",
    [
        [Phrase(("take", "bee", "ant")), Phrase(("take",), ("ant", "bee"))],
        [Phrase(("pay",), ("bee",), "ant"), Phrase(("pay",), ("ant", "bee"))],
    ],
    ids=["head-and-bag", "last-and-bag"],
)
def test_the_canonical_text_finds_its_own_action_even_if_another_bag_can_be_said_like_it(offer: list[Phrase]) -> None:
    """An action's text is its form on the wire: it must never act as another action."""
    assert [find(offer, phrase.text) for phrase in offer] == [0, 1]
