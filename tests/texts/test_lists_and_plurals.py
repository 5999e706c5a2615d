"""Lists and numbers of things as each language says them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.games.registry import GAMES
from kamishima.terminal.wording import terminal_texts
from kamishima.texts.catalogue import LOCALES, Catalogue, source_texts
from kamishima.texts.texts import Texts

AND = {"en": " and ", "de": " und ", "pl": " i "}
LISTS = {locale: Catalogue(locale, []) for locale in LOCALES}

# -- lists -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_lists_of_none_one_two_three_and_four(locale: str) -> None:
    join, last = LISTS[locale].join, AND[locale]
    assert join([]) == ""
    assert join(["Ana"]) == "Ana"
    assert join(["Ana", "Ben"]) == f"Ana{last}Ben"
    assert join(["Ana", "Ben", "Cleo"]) == f"Ana, Ben{last}Cleo"
    assert join(["Ana", "Ben", "Cleo", "Dora"]) == f"Ana, Ben, Cleo{last}Dora"


@settings(deadline=None)
@given(st.sampled_from(LOCALES), st.lists(st.text("abc{}0, ", min_size=1, max_size=4), max_size=8))
def test_a_list_has_all_its_items_in_order_and_nothing_else(locale: str, items: list[str]) -> None:
    separators = [", "] * (len(items) - 2) + [AND[locale]] * (len(items) > 1) + [""]
    expected = "".join([item + separator for item, separator in zip(items, separators, strict=False)])
    assert LISTS[locale].join(items) == expected


# -- counting ----------------------------------------------------------------------------------------------------------


def polish_form(number: int) -> str:
    """One, few or many, as Polish counts."""
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


NUMBERS = [*range(26), 100, 101, 102, 104, 105, 111, 112, 114, 121, 122, 125]
POLISH = {
    "table-folds": {"one": "zagięcie", "few": "zagięcia", "many": "zagięć"},
    "table-points": {"one": "punkt", "few": "punkty", "many": "punktów"},
    "table-deck": {"one": "karta", "few": "karty", "many": "kart"},
    "table-rice-paper": {"one": "arkusz", "few": "arkusze", "many": "arkuszy"},
}


@pytest.mark.parametrize("message_id", POLISH)
def test_polish_counts_one_few_and_many(polish: Texts, message_id: str) -> None:
    for number in NUMBERS[1:]:
        said = polish.say(message_id, count=number)
        assert said.endswith(f"{number} {POLISH[message_id][polish_form(number)]}")


def test_polish_says_that_there_is_nothing_or_counts_to_zero(polish: Texts) -> None:
    assert polish.say("table-folds", count=0) == "0 zagięć"
    assert polish.say("table-points", count=0) == "0 punktów"
    for message_id in ("table-deck", "table-rice-paper"):
        assert "0" not in polish.say(message_id, count=0)


@pytest.mark.parametrize(
    ("locale", "one", "more"), [("en", "point", "points"), ("de", "Punkt", "Punkte"), ("pl", "punkt", "punktów")]
)
def test_points_below_zero_are_counted_by_their_size(locale: str, one: str, more: str) -> None:
    texts = Texts.load("origami", locale)
    assert texts.say("table-points", count=-1).endswith(f"1 {one}")
    assert texts.say("table-points", count=-5).endswith(f"5 {more}")


def test_english_and_german_know_one_and_more(english: Texts, german: Texts) -> None:
    for number in NUMBERS:
        assert english.say("table-folds", count=number) == f"{number} fold{'s' if number != 1 else ''}"
        assert german.say("table-folds", count=number) == f"{number} Faltung{'en' if number != 1 else ''}"


# -- every text that counts --------------------------------------------------------------------------------------------


class Choices(Visitor):
    """Collects the keys of everything that a text chooses between, the default's last."""

    def __init__(self) -> None:
        self.keys: list[list[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor calls it so
        ordered = sorted(node.variants, key=lambda variant: variant.default)
        self.keys.append([_key(variant) for variant in ordered])
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def choices(locale: str) -> Iterator[tuple[str, list[str]]]:
    """The id of every text of any game, or of the terminal, with each of its choices."""
    sources = {source for game in GAMES for source in (*source_texts(game, locale), *terminal_texts(game, locale))}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                found = Choices()
                found.visit(entry)
                yield from [(entry.id.name, keys) for keys in found.keys]


@pytest.mark.parametrize(("locale", "forms"), [("en", {"one"}), ("de", {"one"}), ("pl", {"one", "few", "many"})])
def test_whatever_is_counted_uses_the_forms_of_its_language(locale: str, forms: set[str]) -> None:
    # In some cases Polish says few and many alike, so that `one` is enough; but what has many must have few.
    counted = [
        (name, keys) for name, keys in choices(locale) if {"one", "few", "many"} & set(keys) and "open" not in keys
    ]
    assert counted
    for name, keys in counted:
        used = {key for key in keys[:-1] if not key.isdigit()}
        assert keys[-1] == "other", name
        assert "one" in used, name
        assert used <= forms, name
        assert "many" not in used or "few" in used, name


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_chooses_twice_for_the_same_reason(locale: str) -> None:
    for name, keys in choices(locale):
        assert len(keys) == len(set(keys)), name
