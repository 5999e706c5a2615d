"""Names that people see, and logins: written in one way, visible, and not to be taken for one another.

The rules are those of Unicode Technical Standard 39 (Unicode Security Mechanisms): a name is in one script, or in one
of the mixtures that Japanese, Chinese and Korean are written in, and names are compared by their skeletons.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from confusable_homoglyphs.categories import alias as script_of
from confusable_homoglyphs.confusables import confusables_data

from kamishima.core.match import LONGEST_NAME, is_name
from kamishima.server.protocol.errors import BadRequest

LOGIN = re.compile("[a-z0-9][a-z0-9._-]{2,31}")
MOST_MARKS = 4
"""So many accents may stand on one letter: with more, letters run into the lines above and below (UTS 39, 5.4)."""
ANY_SCRIPT = frozenset(["COMMON", "INHERITED"])
MIXTURES = (
    frozenset(["LATIN", "HAN", "HIRAGANA", "KATAKANA"]),
    frozenset(["LATIN", "HAN", "BOPOMOFO"]),
    frozenset(["LATIN", "HAN", "HANGUL"]),
)
"""Scripts that are written together (UTS 39, "highly restrictive")."""

_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors: phones put them behind emoji; without them a name looks the same."""
_UNSEEN = re.compile(
    # Default ignorable code points: joiners, directions, fillers, tags.
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
    "\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    # What is drawn as nothing: the empty Braille cell, blanks and fillers of single scripts, a missing object.
    "\u2800\u303f\ufffc\U00013441\U00013442\U00016fe4\U0001d159]"
)
_LATIN_DIRECTION = "\u200e"
"""Stands around right-to-left letters in the table of `confusable_homoglyphs`."""


def good_login(written: str) -> str:
    """A login as it is stored: small letters, however it was typed."""
    login = unicodedata.normalize("NFKC", written).casefold()
    if not LOGIN.fullmatch(login):
        raise BadRequest(
            f"{written!r} cannot be a login: 3 to 32 of a-z, 0-9, '.', '_' and '-', a letter or a digit first", "login"
        )
    return login


def good_name(written: str, where: str) -> str:
    """A name as it is stored and shown: NFKC, single spaces, nothing that cannot be seen, no odd mixture of scripts."""
    name = " ".join(unicodedata.normalize("NFKC", _SELECTORS.sub("", written)).split())
    if not is_name(name):
        raise BadRequest(f"{written!r} cannot be a name: 1 to {LONGEST_NAME} printable characters without ':'", where)
    if found := _UNSEEN.search(name):
        sign = f"U+{ord(found[0]):04X} {unicodedata.name(found[0], '')}".rstrip()
        raise BadRequest(f"{written!r} cannot be a name: it holds a character that cannot be seen, {sign}", where)
    _check_marks(name, where)
    _check_scripts(name, where)
    return name


def _check_marks(name: str, where: str) -> None:
    marks = "".join(["m" if unicodedata.category(letter).startswith("M") else "." for letter in name])
    if marks.startswith("m") or "m" * (MOST_MARKS + 1) in marks:
        raise BadRequest(
            f"{name!r} cannot be a name: at most {MOST_MARKS} accents on one letter, and none first", where
        )


def _check_scripts(name: str, where: str) -> None:
    scripts = {script_of(letter) for letter in name} - ANY_SCRIPT
    if len(scripts) > 1 and not any([scripts <= mixture for mixture in MIXTURES]):
        mixed = " and ".join([script.capitalize() for script in sorted(scripts)])
        raise BadRequest(f"{name!r} cannot be a name: it mixes {mixed} letters; write it in one script", where)


def look_alike(one: str, other: str) -> bool:
    """Whether one name can be taken for another, in whatever case they are written."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> frozenset[str]:
    """A capital and a small letter do not look like the same others: `I` is like `l`, `i` is not."""
    name = unicodedata.normalize("NFKC", name)
    return frozenset([_skeleton(form).casefold() for form in (name, name.casefold())])


def _skeleton(text: str) -> str:
    letters = [_prototype(letter) for letter in unicodedata.normalize("NFD", text)]
    return unicodedata.normalize("NFD", "".join(letters))


@lru_cache(maxsize=4096)
def _prototype(letter: str) -> str:
    """What all that look like a letter are replaced by.

    The table lists for each prototype all that look like it, and for these the prototype alone. Of two that have only
    each other it does not tell which is the prototype; any will do, as long as both are given the same.
    """
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    return alike[0] if len(_alike(alike[0])) > 1 else max(letter, alike[0], key=lambda text: (len(text), text))


def _alike(text: str) -> list[str]:
    marked = f"{_LATIN_DIRECTION}{text}{_LATIN_DIRECTION}"
    known = confusables_data.get(text) or confusables_data.get(marked, ())
    return [str(found["c"]).strip(_LATIN_DIRECTION) for found in known]
