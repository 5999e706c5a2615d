"""What can be drawn and paid under the rules that cards change, compared with trying everything."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kamishima.games.origami.rules.cards import Kind, Pile, folds_of, in_order

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table

MANY = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
"""The fixture `table` is a function that keeps nothing."""

CARDS = "penguin seal walrus reindeer toucan macaw caiman jaguar"
IN_PLAY = st.tuples(
    st.sampled_from(["", "merchant-red", "merchant-yellow"]),
    st.sampled_from(["", "fisherman-red", "fisherman-yellow"]),
    st.sampled_from(["", "geisha-red", "geisha-yellow"]),
)
FEW = st.lists(st.sampled_from(CARDS.split()), max_size=5).filter(lambda cards: all(cards.count(c) < 2 for c in cards))


def parts(cards: Pile) -> set[Pile]:
    """All parts of some cards."""
    return {in_order(list(part)) for size in range(len(cards) + 1) for part in combinations(cards, size)}


def may_be_drawn(cards: list[Kind], characters: tuple[str, ...]) -> bool:
    """The rule in the plainest words."""
    most = 5 if "merchant-red" in characters else 4
    if folds_of(tuple(cards)) <= most:
        return True
    one_fold = [kind for kind in cards if kind.folds == 1]
    return "fisherman-yellow" in characters and bool(one_fold) and folds_of(tuple(cards)) - 1 <= most


@given(IN_PLAY, FEW, st.sampled_from([[], ["penguin"], ["walrus"], ["macaw"]]))
@MANY
def test_every_draw_that_the_characters_allow_is_offered_and_no_other(
    table: Table, characters: tuple[str, ...], line: list[str], top: list[str]
) -> None:
    most = 5 if "merchant-yellow" in characters else 4
    drawn = table(f"""
        characters: {" ".join(characters)}
        line: {" ".join(line[:most])}
        discards: {" ".join(top)}
        p1: ninja-red rice-paper toucan
        p3: macaw
    """)
    expected: set[str] = set()
    tops = [False, True] if top and "geisha-red" in characters else [False]
    for part, with_top in product(parts(drawn.state.line), tops):
        cards = [*part, *([drawn.state.discards[-1]] if with_top else [])]
        if cards and may_be_drawn(cards, characters):
            expected.add(" ".join(["draw", *[kind.name for kind in part], *(["top"] if with_top else [])]))
    assert set(drawn.offers("draw")) == expected


@given(
    st.lists(st.sampled_from([*CARDS.split(), "rice-paper"]), min_size=2, max_size=7).filter(
        lambda cards: all(cards.count(card) <= 2 for card in cards)
    ),
    st.sampled_from(["", "characters: ninja-red"]),
    st.sampled_from(["", "p1 left: caiman"]),
)
@MANY
def test_every_payment_that_the_rules_allow_is_offered_and_no_other(
    table: Table, hand: list[str], ninja: str, caiman: str
) -> None:
    if caiman and hand.count("caiman") == 2:
        return
    held = table(f"{ninja}\n{caiman}\np1: {' '.join(hand)}\np2: macaw penguin\np2 left: dragon\np3: velociraptor")
    cards = held.state.hands[0]
    expected = set()
    for place, kind in enumerate(cards):
        cost = kind.cost - (1 if ninja and kind.cost >= 4 else 0)
        for part in parts(cards[:place] + cards[place + 1 :]):
            extra = folds_of(part) - cost
            if not kind.paper and (extra == 0 or (caiman and extra == 1)):
                expected.add((kind.name, tuple(sorted(card.name for card in part))))
    offered = {(text.split()[1], tuple(sorted(text.split()[4:]))) for text in held.offers("play")}
    assert offered == expected
