"""Every language has all texts, nothing is left over, and nothing is missing silently."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.texts.shelf import BROADEST, GAMES, ids_of

import kamishima
from kamishima.core.errors import KamishimaError
from kamishima.games.origami.pack.schema import Verb
from kamishima.texts.catalogue import LOCALES, Catalogue, MissingText, NoSuchLocale, source_texts
from kamishima.texts.texts import Texts

TRANSLATIONS = [locale for locale in LOCALES if locale != "en"]
TECHNOLOGIES = {
    "technology-expancing", "technology-auctionis", "technology-economicus", "technology-re-color",
    "technology-re-roll", "technology-transforming", "technology-timenautics",
}  # fmt: skip
"""Proper names, invented ones at that."""

SAME_AS_ENGLISH: dict[tuple[str, str], set[str]] = {
    ("origami", "de"): {
        "game-title", "card-gorilla", "card-zebra", "table-placeholder-name",
        "card-piranha", "card-jaguar", "card-velociraptor", "card-ankylosaurus", "card-mesosaurus", "card-brontosaurus",
        "card-stegosaurus", "card-triceratops", "card-t-rex", "card-tanuki", "card-oni", "card-kappa", "card-tengu",
        "card-kirin", "pair-geisha", "pair-samurai", "pair-ninja",
    },
    ("origami", "pl"): {
        "game-title", "card-zebra",
        "card-jaguar", "card-triceratops", "card-t-rex", "card-tanuki", "card-oni", "card-kappa", "card-tengu",
        "card-kirin", "pair-ninja",
    },
    ("islands", "de"): {"game-title", "table-placeholder-name"} | TECHNOLOGIES,
    ("islands", "pl"): {"game-title"} | TECHNOLOGIES,
    ("shaman", "de"): {"game-title", "table-placeholder-name"},
    ("shaman", "pl"): {"game-title"},
}  # fmt: skip
"""Names that happen to be the same."""

NO_WORDS = {"game-ended", "phase-verb"}
"""Messages that only put together what others say."""


def messages(game: str, locale: str) -> dict[str, ast.Message]:
    """All messages of a locale by their ids."""
    entries = [entry for source in source_texts(game, locale) for entry in FluentParser().parse(source).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def patterns(game: str, locale: str) -> dict[str, ast.Pattern]:
    """All texts of a locale, attributes by `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for name, message in messages(game, locale).items():
        assert message.value is not None, f"{locale}: {name} says nothing"
        found[name] = message.value
        found.update({f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return found


class _Variables(Visitor):
    """Collects the names of the arguments of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor calls it so
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    collected = _Variables()
    collected.visit(pattern)
    return collected.names


def listed_ids() -> dict[str, set[str]]:
    """The ids with their arguments that the comment at the top of interface/en.ftl names."""
    shared, _ = source_texts("origami", "en")
    comment = "\n".join([line for line in shared.splitlines() if line.startswith("###   ")])
    found = re.findall(r"((?:table|result)-[a-z-]+)(?:\(([a-z, ]+)\))?", comment)
    return {name: set(arguments.split(", ")) if arguments else set() for name, arguments in found}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_every_language_has_exactly_the_same_texts(game: str, locale: str) -> None:
    assert set(patterns(game, locale)) == set(patterns(game, "en"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_asked_for_and_every_text_asked_for_is_there(game: str, locale: str) -> None:
    assert set(messages(game, locale)) == set(listed_ids()) | ids_of(game)


def test_every_text_that_all_games_share_is_said_somewhere() -> None:
    folder = Path(next(iter(kamishima.__path__)))
    source = "".join([path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]).replace("'", '"')
    assert [name for name in listed_ids() if f'"{name}"' not in source] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_in_the_english_file_names_the_arguments_of_every_language(locale: str) -> None:
    found = patterns("origami", locale)
    assert {name: variables(found[name]) for name in listed_ids()} == listed_ids()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_translation_uses_no_argument_that_english_does_not_know(game: str, locale: str) -> None:
    # Other languages inflect names, so they may ask for the word behind a name.
    english = patterns(game, "en")
    for name, pattern in patterns(game, locale).items():
        assert {variable.removesuffix("-word") for variable in variables(pattern)} <= {
            variable.removesuffix("-word") for variable in variables(english[name])
        }, name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_other_meaning_of_a_word_is_that_of_a_verb_or_a_phase(game: str, locale: str) -> None:
    table: Any = BROADEST[game]
    tasks = {"now", *table._phases, *[str(verb.__struct_config__.tag) for verb in Verb.__subclasses__()]}
    for name in patterns(game, locale):
        word, _, attribute = name.partition(".")
        if word.startswith("word-") and attribute:
            assert attribute in tasks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_nothing_is_left_in_english(game: str, locale: str) -> None:
    english = patterns(game, "en")
    same = {name for name, pattern in patterns(game, locale).items() if pattern.equals(english[name])}
    allowed = SAME_AS_ENGLISH[game, locale]
    assert same <= allowed | NO_WORDS
    assert same >= allowed, "the list of names that are the same names too many"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_quotation_marks_and_apostrophes_are_those_of_print(game: str, locale: str) -> None:
    for source in source_texts(game, locale):
        texts_only = re.sub(r'\{"( ?)"\}|^#.*$', "", source, flags=re.MULTILINE)
        assert not re.search(r"[\"']", texts_only)


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    with pytest.raises(NoSuchLocale, match="'fr'; the languages are en, de, pl"):
        Texts.load("origami", "fr")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(KamishimaError, match="no game 'chess'"):
        Texts.load("chess", "en")


def test_a_missing_text_is_an_error_and_never_shown(texts: Texts) -> None:
    with pytest.raises(MissingText, match="no text 'table-nothing'"):
        texts.say("table-nothing")


def test_a_missing_argument_is_an_error_and_never_shown(texts: Texts) -> None:
    with pytest.raises(MissingText, match="'table-saved' is incomplete"):
        texts.say("table-saved")


def test_a_file_with_a_mistake_is_refused() -> None:
    with pytest.raises(MissingText, match="this is not Fluent"):
        Catalogue("en", ["hello = Hello\nworld World"])


def test_a_text_that_is_there_twice_is_refused() -> None:
    with pytest.raises(MissingText, match="'hello' is there twice"):
        Catalogue("en", ["hello = Hello", "hello = Good day"])


def test_an_attribute_is_a_text_of_its_own() -> None:
    catalogue = Catalogue("en", ["door = A door\n    .hint = Open it, { $name }."])
    assert catalogue.has("door", "hint")
    assert not catalogue.has("door", "help")
    assert catalogue.text("door", {"name": "Ana"}, "hint") == "Open it, Ana."
    with pytest.raises(MissingText, match=r"'door\.help'"):
        catalogue.text("door", {}, "help")
