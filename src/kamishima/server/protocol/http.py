"""Messages over HTTP about matches, people and games; `messages` exports them too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from kamishima.server.protocol.moderation import Role

OptionValue = str | int | bool | list[str]
Login = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=32,
        description="Letters, digits, '.', '_' and '-', a letter or a digit first; capitals count as small letters.",
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]

# -- tables over HTTP --------------------------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, and what happens when it thinks longer."""

    kind: Literal["none", "turn", "game"] = "none"
    """`turn`: seconds for each decision; `game`: seconds for the whole match, plus the increment for each decision."""
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    policy: Literal["bot", "resign", "random"] = "bot"
    """`bot`: a bot sits in until the player is back; `resign`: for good; `random`: one decision is made at random."""


class FreeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to have a seat at which nobody sits: a bot, or whoever comes first."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    kind: Literal["bot", "open"] = "bot"
    level: Annotated[str, Meta(max_length=32)] = ""
    """Which bot; empty for the default one."""


# -- matches over HTTP -------------------------------------------------------------------------------------------------


class LogLine(msgspec.Struct, frozen=True):
    """One entry of the log, and what it means in sentences if a language was asked for."""

    step: Raw
    sentences: list[str]


class Log(msgspec.Struct, frozen=True):
    """The log of a match as the caller may know it."""

    since: int
    lines: list[LogLine]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a match that is over, as a seat saw it then."""

    index: int
    last: int
    """How many entries the log has."""
    seat: int | None
    view: Raw
    acting: int | None
    words: Raw
    """What the acting seat could say."""
    step: Raw
    """The entry that led here; null at the beginning."""
    text: str | None = None
    """What the option `position` takes to set a table up like this, without what was hidden; null where no text can."""


class Advice(msgspec.Struct, frozen=True):
    """An action that a bot thinks well of."""

    words: str
    chance: float
    """The chance to win after it, between 0 and 1; alone at the table, how near it comes to a score to be proud of."""
    score: float
    """The score that may be hoped for."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do in your place, and what else it thought of."""

    words: str
    level: str
    index: int
    hints: list[Advice]
    """The best actions, the one it would choose first."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text; with the text of the content pack it was played with, if that is not ours."""

    record: str
    pack: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """What came of replaying a record: every step was legal, and every chance step is what the secret draws."""

    game: str
    seats: list[str]
    steps: int
    chances: int
    scores: list[int]
    ranks: list[int]
    reason: str


# -- people ------------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    login: str
    """Empty for a guest, whose seats can be reached from this browser only."""
    role: Role = "person"
    mail: bool = False
    """Whether this server sends messages to replace a lost password."""
    email: str = ""
    """Your confirmed address."""
    provider: str = ""
    """Where one can log in as well; empty when there is no such place."""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account."""

    login: Login
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for your account."""

    old: Password
    new: Password


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything that the server keeps of you. `sure` must be true; an account asks for its password."""

    sure: bool = False
    password: Annotated[str, Meta(max_length=200)] = ""


# -- games -------------------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game's tables."""

    name: str
    kind: Literal["choice", "flag", "number", "text", "words"]
    """`words`: either none, or as many different ones of the values as there are players."""
    default: OptionValue
    values: list[str] = []
    least: int | None = None
    most: int | None = None
    values_by: dict[str, dict[str, list[str]]] = {}
    """Where the values depend on another option: its name, and the values for each of its own."""
    players: list[int] = []
    """If not empty, the option is for these numbers of players only."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    rules: int
    pack: str
    content: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]


class GameList(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of players and options, to be checked."""

    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}


class Checked(msgspec.Struct, frozen=True):
    """The options with all defaults filled in."""

    options: dict[str, OptionValue]


class CardTexts(msgspec.Struct, frozen=True):
    """A card in words."""

    name: str
    text: str


class GameTexts(msgspec.Struct, frozen=True):
    """All texts of a game in one language."""

    game: str
    language: str
    fluent: list[str]
    """Fluent sources: what all games share, and the game's own."""
    names: dict[str, dict[str, str]]
    """The names of things by kind and word, also of those that have no text of their own."""
    cards: dict[str, CardTexts]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["well", "stopping", "ill"]
    version: str
    parts: dict[str, bool] = {}
    rules: dict[str, list[int]] = {}
    """The versions of the rules that matches can be played by here, the newest last."""
    content: dict[str, str] = {}
    """The hash of the content that new tables of each game have."""
