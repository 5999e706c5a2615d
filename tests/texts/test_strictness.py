"""A catalogue never shows a text that is not whole: what is missing or broken is an error that says where."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.core.errors import KamishimaError
from kamishima.games.registry import GAMES
from kamishima.texts.catalogue import LOCALES, Catalogue, MissingText, NoSuchLocale, source_texts

unhurried = settings(deadline=None)


def catalogue(source: str, locale: str = "en") -> Catalogue:
    return Catalogue(locale, [source])


# -- sources -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    [
        "hello",
        "hello =",
        "hello = { $name",
        "hello = { name",
        "hello = { $count ->\n    [one] card\n}",
        "hello = { $count ->\n   *[one] card\n   *[other] cards\n}",
        "2hello = Hello",
        'hello = { "unfinished }',
    ],
)
def test_whatever_is_not_fluent_is_refused_with_the_language_and_the_text(broken: str) -> None:
    with pytest.raises(MissingText, match=r"^pl: this is not Fluent: ") as error:
        catalogue(f"good = Good\n{broken}\n", "pl")
    assert broken.split("\n", maxsplit=1)[0].strip() in error.value.message


def test_a_mistake_in_the_middle_is_found_although_what_follows_is_good() -> None:
    with pytest.raises(MissingText, match="oops"):
        catalogue("first = First\noops\nlast = Last")


@pytest.mark.parametrize(
    "sources",
    [
        ["hello = Hello", "hello = Good day"],
        ["hello = Hello\nbye = Bye\nhello = Good day"],
        ["hello = Hello\nhello = Hello"],
    ],
    ids=["in two files", "in one file", "with the same words"],
)
def test_a_text_that_is_there_twice_is_refused_wherever_it_is(sources: list[str]) -> None:
    with pytest.raises(MissingText, match="'hello' is there twice"):
        Catalogue("en", sources)


def test_comments_and_terms_are_no_texts() -> None:
    own = catalogue("# hello = Hello\n### About all\n-brand = Kamishima\ntitle = { -brand }")
    assert not own.has("hello")
    assert not own.has("-brand")
    assert own.text("title", {}) == "Kamishima"


def test_a_text_may_use_texts_of_an_earlier_or_a_later_file() -> None:
    both = Catalogue("en", ["whole = { first }, { last }\nfirst = one", "last = two"])
    assert both.text("whole", {}) == "one, two"


# -- texts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "arguments"),
    [
        ("greeting = Hello, { $name }!", {}),
        ("greeting = { $name } and { $other }", {"name": "Ana"}),
        ("greeting = { missing }", {}),
        ("greeting = { -missing }", {}),
        ("greeting = { missing.hint }", {}),
        ("greeting = { SHOUT($name) }", {"name": "Ana"}),
        ("greeting = { $count ->\n    [one] card\n   *[other] cards\n}", {}),
    ],
)
def test_whatever_a_text_lacks_is_an_error_that_names_the_text(source: str, arguments: dict[str, str]) -> None:
    with pytest.raises(MissingText, match=r"^en: the text 'greeting' is incomplete: "):
        catalogue(source).text("greeting", arguments)


def test_a_text_that_has_only_attributes_says_nothing_itself() -> None:
    door = catalogue("door =\n    .hint = Open it.")
    with pytest.raises(MissingText, match="'door' is empty"):
        door.text("door", {})
    assert door.text("door", {}, "hint") == "Open it."


def test_an_argument_too_many_does_no_harm() -> None:
    assert catalogue("hello = Hello").text("hello", {"name": "Ana", "count": 3}) == "Hello"


def test_an_incomplete_attribute_is_named_with_its_text() -> None:
    with pytest.raises(MissingText, match=r"the text 'door\.hint' is incomplete"):
        catalogue("door = A door\n    .hint = Open it, { $name }.").text("door", {}, "hint")


@unhurried
@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_an_argument_is_shown_as_it_is(name: str) -> None:
    # Neither braces nor anything else in a person's name is read as Fluent, and no marks are put around it.
    assert catalogue("hello = Hello, { $name }!").text("hello", {"name": name}) == f"Hello, {name}!"


@pytest.mark.parametrize(("locale", "written"), [("en", "12,345"), ("de", "12.345"), ("pl", "12\xa0345")])
def test_large_numbers_are_written_as_in_each_language(locale: str, written: str) -> None:
    assert catalogue("points = { $points }", locale).text("points", {"points": 12345}) == written


# -- languages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["fr", "EN", "en_GB", "de-CH", "", "../en", "pl "])
def test_a_language_is_named_exactly(locale: str) -> None:
    with pytest.raises(NoSuchLocale, match="the languages are en, de, pl") as error:
        Catalogue.load("origami", locale)
    assert repr(locale) in error.value.message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_is_loaded_in_every_language_without_direction_marks(game: str, locale: str) -> None:
    loaded = Catalogue.load(game, locale)
    assert loaded.locale == locale
    assert loaded.has("game-title")
    assert not re.search(r"[\u2066-\u2069\u200e\u200f]", "".join(source_texts(game, locale)))


def test_errors_have_codes_that_programs_can_rely_on() -> None:
    assert (NoSuchLocale.code, MissingText.code) == ("no-such-locale", "missing-text")
    assert issubclass(NoSuchLocale, KamishimaError)
    assert issubclass(MissingText, KamishimaError)
