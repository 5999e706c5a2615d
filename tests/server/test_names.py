"""Names and logins: what can be seen, what looks alike, and what is stored."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamishima.core.match import LONGEST_NAME, Match, is_name
from kamishima.core.record import read, record, replay, write
from kamishima.games.registry import box
from kamishima.server.protocol.errors import BadRequest, NameTaken
from kamishima.server.protocol.messages import NewTable, SeatPlan
from kamishima.server.tables.names import good_login, good_name, look_alike
from kamishima.server.tables.new_table import new_row

INVISIBLE = {
    "Hangul filler": "\u3164",
    "half-width Hangul filler": "\uffa0",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "Braille blank": "\u2800",
    "grapheme joiner": "a\u034fna",
    "zero width space": "a\u200bna",
    "zero width joiner": "a\u200dna",
    "right-to-left override": "\u202eana",
    "isolate": "\u2066ana\u2069",
    "soft hyphen": "a\u00adna",
    "byte order mark": "\ufeffana",
    "Mongolian vowel separator": "a\u180ena",
    "Khmer inherent vowel": "\u17b4",
    "only a variation selector": "\ufe0f",
    "only spaces": " \u3000\u00a0",
    "tag": "ana\U000e0041",
    "null notehead": "\U0001d159",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_holds_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        good_name(name, "name")
    assert refused.value.where == "name"


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("Zoe\u0308", "Zoë"),
        ("Ａｎａ", "Ana"),
        ("  Ana \u3000 B ", "Ana B"),
        ("Ana ❤\ufe0f", "Ana ❤"),
        ("𝓐𝓷𝓪", "Ana"),
    ],
)
def test_a_name_is_stored_in_one_way_however_it_was_typed(written: str, stored: str) -> None:
    assert good_name(written, "name") == stored


@pytest.mark.parametrize("name", ["Аnna", "Ανna", "Αнна", "Pауl", "Оlga"])
def test_latin_greek_and_cyrillic_letters_are_not_mixed_in_one_name(name: str) -> None:
    with pytest.raises(BadRequest, match="write it in one script"):
        good_name(name, "name")


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Łukasz",
        "Müller-Lüdenscheidt",
        "Олександр 2",
        "Ελένη",
        "アナ Ana",
        "花子 さくら",
        "김민수 Kim",
        "王力宏",
        "דוד",
        "محمد",
        "Ana 👍",
    ],
)
def test_a_name_in_any_one_script_or_in_a_usual_mixture_is_good(name: str) -> None:
    assert good_name(name, "name") == name


@pytest.mark.parametrize("name", ["\u0301Ana", "A\u030d\u030e\u0310\u0311\u0312na"])
def test_a_name_with_a_heap_of_accents_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="accents"):
        good_name(name, "name")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Zoë", "Zoe\u0308"),
        ("cop", "сор"),  # the second is Cyrillic
        ("BEHA", "ВЕНА"),
        ("Ivan", "lvan"),
        ("Ivan", "ivan"),
        ("Bob", "B0b"),
        ("Ana", "Ａna"),
        ("Arno", "Amo"),
        ("oo", "סס"),  # the second is Hebrew
    ],
)
def test_names_that_can_be_taken_for_one_another_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Bea"), ("Zoe", "Zoë"), ("Kumo", "Kuma"), ("Ana 2", "Ana 3")])
def test_names_that_differ_for_the_eye_do_not_look_alike(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_two_who_look_alike_cannot_sit_at_one_table() -> None:
    def table(*names: str) -> NewTable:
        return NewTable(game="origami", seats=[SeatPlan("me", name=name) for name in names])

    assert [seat.name for seat in new_row("p", table("Anna", "Bea")).seats] == ["Anna", "Bea"]
    with pytest.raises(NameTaken, match="look alike"):
        new_row("p", table("cop", "сор"))


def test_a_bot_has_no_name_that_looks_like_a_persons() -> None:
    seats = [SeatPlan("me", name="Кумо"), SeatPlan("me", name="Kum0"), SeatPlan("bot")]
    with pytest.raises(NameTaken):
        new_row("p", NewTable(game="origami", seats=[*seats[1:], SeatPlan("me", name="Kumo")]))
    names = [seat.name for seat in new_row("p", NewTable(game="origami", seats=seats)).seats]
    assert not any(look_alike(names[2], name) for name in names[:2])


def test_records_with_names_from_before_are_read_as_ever() -> None:
    """What a record may hold has not changed: only who sits down now is held to more."""
    game = box("shaman").table(2)
    text = write(record(Match(game, ("cop", "сор\ufe0f")), "house", "0.1.0", bytes(32), publish=True))
    assert write(read(text)) == text
    assert replay(read(text), game).names == ("cop", "сор\ufe0f")


@given(st.text(max_size=40))
def test_a_name_that_is_good_stays_as_it_is_and_can_stand_in_a_record(written: str) -> None:
    try:
        name = good_name(written, "name")
    except BadRequest:
        return
    assert is_name(name)
    assert len(name) <= LONGEST_NAME
    assert good_name(name, "name") == name
    assert unicodedata.is_normalized("NFKC", name)
    assert any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


@given(st.text(alphabet=st.characters(categories=("Lu", "Ll", "Nd")), min_size=1, max_size=12))
def test_every_name_looks_like_itself_however_it_is_composed(name: str) -> None:
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert look_alike(name, unicodedata.normalize(form, name))


# -- logins ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "login",
    ["admin\n", "\nadmin", "admin ", "ad min", "аdmin", "ad\u200bmin", "a", "ab", ".admin", "a" * 33, "ädmin", ""],
)
def test_a_login_of_other_characters_is_refused(login: str) -> None:
    with pytest.raises(BadRequest, match="cannot be a login"):
        good_login(login)


@pytest.mark.parametrize("login", ["Ana", "ANA", "ａｎａ", "Ａna", "𝐚𝐧𝐚"])
def test_a_login_is_the_same_however_it_was_typed(login: str) -> None:
    assert good_login(login) == "ana"


@given(st.text(max_size=40))
def test_a_login_that_is_good_is_plain_and_stays_as_it_is(written: str) -> None:
    try:
        login = good_login(written)
    except BadRequest:
        return
    assert login.isascii()
    assert login == login.lower().strip()
    assert good_login(login) == login
