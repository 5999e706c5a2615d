"""What a copy editor would look for: one word for one thing, forms that address everybody, whole grammar."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from tests.texts.corpus import FILLED, corpus, page, rule_texts, sources

from kamishima.games.registry import GAMES
from kamishima.texts.catalogue import LOCALES

BANNED = {
    "en": {
        rf"(?:\d|{FILLED})\. place": "1st place",
        r"(?:^|[.:] )[Ww]ho (?:won|passed|cannot)": "whoever",
        r"[Tt]he legends box": "the Legends box",
        r"season is (?:blue|green|red|◯)": "the season colour is blue",
    },
    "de": {
        r"Kohlegrube|Kohlenmarke|Kohlemarke": "Kohlengrube",
        r"Saison": "Jahreszeit",
        r"Jahreszeitenstein": "Jahreszeitenmarker",
        r"\bR[aä]ng": "Titel",
        r"Handwert": "what changes the hand limit",
        r"Dominos?\b": "Dominostein",
        r"Wahrzeichen": "Ort",
        r"umschl(?:o|ie)": "umringen",
        r"Auktion": "Versteigerung",
        r"versteigerte Form|Zuschlag bekommen": "ersteigerte Form",
        r"Ablagestapel": "Ablage",
        r"Inselbl[aä]tt": "Bogen",
        r"an erster Stelle": "Startperson",
        r"Kriegerfigur": "Krieger",
        r"Legenden|gemischte Schachtel": "Legends, kombinierte Schachtel",
        r"Prämie": "Auszeichnung",
        r"eine[rn]? Kappa|jede Kappa": "der Kappa",
        r"[Nn]imm \d Reispapier": "2 Blatt Reispapier",
        r"(?:^|[.:;] |\d\) )(?:Mal|Bemal|Wähl|[Zz]ahl|Füll|Nenn|Erforsch|Bezahl)\b(?! der| von)": "Male, Wähle",
        r"an der es berührte|bis wieder eine halbe Kante berührt": "berühren with what is touched",
    },
    "pl": {
        r"płytk": "kafelek",
        r"\b[Kk]oś(?:ci|ćmi)\b": "kostki",
        r"obiekt": "miejsce",
        r"zasob": "rezerwa",
        r"żółci\b": "kolor żółty (żółć is bile)",
        r"przeciw Carrambahowi$|pościg": "Nauka kontra Carrambah, Dogonić i wyprzedzić",
        r"[Pp]udełk\w+ Legendy|rodzin\w* (?:z )?Legend\b|połączone pudełko": "Legends, pudełko łączone",
        r"żeton(?:y|ów|em)? (?:węgla|złota)": "żeton kopalni węgla",
        r"limit\w* ręki": "limit kart na ręce",
        r"[Zz]nacznik\w* pory roku": "znacznik pór roku",
        r"odrzuconych kart\b": "stos kart odrzuconych",
        r"\bpapier(?:y|ów)\b": "arkusze papieru",
        r"sąsia": "osoba po lewej",
        r", w dół": "z zaokrągleniem w dół",
        r"którymi właśnie płacisz": "kart użytych do zapłaty",
        rf"^[^{FILLED}]*\w …$": "no space before three dots",
        r"kafelek albo go przesu": "another tile may be slid than the one that could be sunk",
    },
}
"""Words and forms that were found once, with what is said instead."""


@pytest.mark.parametrize(
    ("locale", "wrong"),
    [
        pytest.param(locale, wrong, id=f"{locale}-{instead}")
        for locale, forms in BANNED.items()
        for wrong, instead in forms.items()
    ],
)
def test_one_thing_has_one_name_and_a_mistake_stays_mended(locale: str, wrong: str) -> None:
    found = [(where, text) for where, text in corpus(locale) if re.search(wrong, text)]
    assert found == [], f"say: {BANNED[locale][wrong]}"


# -- Polish ------------------------------------------------------------------------------------------------------------

MASCULINE = r"\w+ł(?:eś|byś|bym)\b|\bten, kto\b|\bpowinieneś\b|\b(?:pewien|gotów) (?:jesteś|czy)\b"


def test_polish_addresses_everybody() -> None:
    """Neither past nor conditional tense of the second person: they would make the reader a man."""
    assert [(where, text) for where, text in corpus("pl") if re.search(MASCULINE, text)] == []


NOBODY = re.compile(r"\b(?:nikt|nikogo|nikomu|nikim)\b", re.IGNORECASE)
NEGATED = re.compile(r"\b(?:nie|ani)\b", re.IGNORECASE)
WITHOUT_VERB = re.compile(r"^dla nikogo$|\balbo nikogo\b", re.IGNORECASE)


def test_polish_negates_the_verb_beside_nobody() -> None:
    clauses = [(where, part) for where, text in corpus("pl") for part in re.split(r"[.;:!?]", text)]
    bare = [
        (where, part)
        for where, part in clauses
        if NOBODY.search(part) and not NEGATED.search(part) and not WITHOUT_VERB.search(part.strip())
    ]
    assert bare == []


@pytest.mark.parametrize("text", ["Wyspa daje punkty nikomu.", "co z nich widziałeś", "zna ten, kto ją obejrzał"])
def test_what_polish_readers_stumbled_over_would_be_seen(text: str) -> None:
    assert re.search(MASCULINE, text) or (NOBODY.search(text) and not NEGATED.search(text))


# -- rulebooks speak to players ----------------------------------------------------------------------------------------

DEVELOPERS = r"(?i)\b(?:tests?|testy|testów|testach|engine|repository|source code|quelltext|kod źródłowy|TODO|FIXME)\b"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_rulebook_speaks_to_players_and_not_to_developers(game: str, locale: str) -> None:
    assert [text for text in rule_texts(game, locale) if re.search(DEVELOPERS, text)] == []


# -- the same texts everywhere -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_every_file_has_the_same_messages_and_attributes_in_every_language(locale: str) -> None:
    english, other = sources("en"), sources(locale)
    assert list(other) == list(english)
    for ours, theirs in zip(english.values(), other.values(), strict=True):
        assert _ids(theirs) == _ids(ours)


def _ids(source: str) -> list[str]:
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return [
        name
        for message in messages
        for name in [message.id.name, *[f"{message.id.name}.{each.id.name}" for each in message.attributes]]
    ]


# -- places ------------------------------------------------------------------------------------------------------------

PLACES = {
    "en": ["1st place", "2nd place", "3rd place", "4th place", "5th place", "6th place"],
    "de": ["1. Platz", "2. Platz", "3. Platz", "4. Platz", "5. Platz", "6. Platz"],
    "pl": ["1. miejsce", "2. miejsce", "3. miejsce", "4. miejsce", "5. miejsce", "6. miejsce"],
}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_place_is_an_ordinal_of_the_language(locale: str) -> None:
    origami, islands = page(locale, "games/origami/"), page(locale, "games/islands/")
    assert [origami.text("board-rank", {"rank": rank}) for rank in range(1, 7)] == PLACES[locale]
    assert [islands.text("islands-rank", {"rank": rank}) for rank in range(1, 7)] == PLACES[locale]
