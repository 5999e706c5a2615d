"""Every message between server and client. The types of the web page are generated from here.

Views and events are those of the games: `kamishima.games.<game>.view.View` and the events of its narration.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from kamishima.core.match import LONGEST_NAME
from kamishima.server.protocol.http import (
    Advice,
    CardTexts,
    Checked,
    Clock,
    Credentials,
    GameInfo,
    GameList,
    GameTexts,
    Health,
    Hint,
    Log,
    Login,
    LogLine,
    Me,
    NewPassword,
    OptionInfo,
    OptionValue,
    Password,
    Position,
    Setup,
    Verdict,
    Written,
)
from kamishima.server.protocol.live import Part

# fmt: off
__all__ = [
    "Advice", "CardTexts", "Checked", "Clock", "Credentials", "GameInfo", "GameList", "GameTexts", "Health", "Hint",
    "Log", "LogLine", "Login", "Me", "NewPassword", "OptionInfo", "OptionValue", "Password", "Position", "Setup",
    "Verdict", "Written",
]
# fmt: on
"""From `protocol.http`: all messages can be imported from here."""

Key = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]

Hints = Literal["alone", "anyone", "nobody"]
"""Who may ask for hints: those who play against bots alone, anyone at the table, or nobody."""

LONGEST_WORDS, LONGEST_CHAT, LONGEST_PACK = 400, 500, 48_000  # characters; our packs have fewer than half


class Failure(msgspec.Struct, frozen=True, tag="error"):
    """Something was refused, and nothing has changed. The code is stable; the message may change."""

    code: str
    message: str
    where: str = ""
    """The field or parameter that was wrong, if one was."""
    ack: str = ""
    """The key of the socket message that was refused, if it had one."""


# -- tables ------------------------------------------------------------------------------------------------------------


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""
    """Which bot; empty for the default one."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """For `me`: the name to play under; for `invited`: whom the link is for."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, OptionValue] = {}
    pack: Annotated[str, Meta(max_length=LONGEST_PACK)] = ""
    """The text of a content pack; empty for our own."""
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    visibility: Literal["lobby", "private"] = "private"
    spectators: Literal["anyone", "nobody"] = "anyone"
    chat: bool = True
    hints: Hints = "alone"
    clock: Clock = Clock()
    practice: bool = False
    """Alone against bots: every decision can be taken back until the end, and the match counts nowhere."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: the one that is named, the one that the invitation is for, or the first open one."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a table. In a running match a bot takes the seat, so `sure` must be true; with `resign` for good."""

    sure: bool = False
    resign: bool = False
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of your seats is meant, for those who have several."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    level: str
    """Which bot plays here: at a bot's seat, or in the place of somebody who left or ran out of time."""
    away: bool
    """Whether a bot plays in the place of a person."""
    gone: bool
    """Whether it does so for good: the person has resigned."""
    connected: bool
    yours: bool  # you sit there, or, where the kind is `invited`, it is kept for you
    invitation: str
    """The secret of the invitation; only the host sees it, and only while nobody has followed it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table."""

    id: str
    game: str
    options: dict[str, OptionValue]
    pack: str
    content: str
    own_pack: bool
    """Whether it is played with a content pack of its own, which can be asked for."""
    rules: int
    earlier: bool
    """Whether new tables of the game have newer rules or cards; this one is played to its end as it began."""
    seats: list[SeatInfo]
    visibility: Literal["lobby", "private"]
    spectators: Literal["anyone", "nobody"]
    chat: bool
    hints: Hints
    clock: Clock
    state: Literal["waiting", "playing", "over", "closed"]
    commitment: str
    """The SHA-256 of the secret from which chance is drawn: shown before the first move."""
    secret: str
    """Published when the match is over; that of a daily challenge when the day is."""
    host: bool
    """Whether you set the table up."""
    rematch: str
    """The id of the table where the rematch is played, if somebody asked for one."""
    created: float
    daily: str
    """The day whose challenge this is; empty for all other matches."""
    practice: bool
    """Whether it counts nowhere: beside the attempt of a day that counts, or to take back whatever one likes."""


class TableList(msgspec.Struct, frozen=True):
    """Some tables, the newest first."""

    tables: list[TableInfo]


class MyTable(TableInfo, frozen=True, kw_only=True):
    """One of your own tables."""

    acting: int | None
    """Whose turn it is, while the match is running."""
    index: int
    """How many entries the log has."""
    scores: list[int]
    """When the match is over; empty before."""
    ranks: list[int]


class MyTables(msgspec.Struct, frozen=True):
    """Your own tables: those that wait for you, those that run, the finished ones; in each group the newest first."""

    tables: list[MyTable]
    next: str = ""
    """The cursor of the next page; empty when this is the last."""


# -- sockets: what a client says ---------------------------------------------------------------------------------------


class Submit(msgspec.Struct, frozen=True, tag="submit"):
    """Say an action. The same key is never applied twice: it is answered as it was the first time."""

    key: Key
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
    index: Number | None = None
    """If given, the action is refused as stale unless the match stands at this index."""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back your last step."""

    key: Key
    index: Number | None = None


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Resync(msgspec.Struct, frozen=True, tag="resync"):
    """Ask for the full view again, with the steps since an index."""

    since: Number


class Again(msgspec.Struct, frozen=True, tag="again"):
    """When the match is over: move to the table of the rematch, which says hello, and hear no more of this one."""

    key: Key


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Ask whether anybody is there."""

    number: int = 0


Said = Submit | Undo | Chat | Resync | Again | Ping

# -- sockets: what the server says -------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True):
    """One entry of the log as this audience may know it."""

    index: int
    seat: int | None
    """Who acted; nobody is chance."""
    words: str | None
    """Nothing when the words are kept from this audience."""
    events: list[Raw]
    undone: bool = False
    """Whether this entry takes back the seat's last decision; it has no words and no events then."""


class Ending(msgspec.Struct, frozen=True):
    """How the match ended, and the secret that the commitment was made of."""

    scores: list[int]
    ranks: list[int]
    reason: str
    secret: str


class Clocks(msgspec.Struct, frozen=True):
    """Whose time runs and until when, in seconds since 1970; what each seat has left, where time is for the match."""

    seat: int | None
    deadline: float | None
    left: list[float] | None = None


class ChatLine(msgspec.Struct, frozen=True, tag="chat"):
    """Something said at the table."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    ack: str | UnsetType = UNSET


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """Everything that this audience may know: the first message, and the answer to a resync."""

    table: TableInfo
    seat: int | None
    """Your seat; nobody is a spectator."""
    index: int
    """How many entries the log has."""
    view: Raw
    """The view of the game; nothing before the match begins."""
    acting: int | None
    words: Raw
    """The tree of words that you may say now; null when it is not your turn."""
    undo: int
    """How many of your last steps you can take back."""
    since: int
    """The first entry that `steps` tells of."""
    steps: list[Raw]
    clocks: Clocks
    ending: Ending | None
    chat: list[ChatLine]


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """What has changed since the update before. One entry or several: `index` counts the entries of the log."""

    index: int
    view: dict[str, object]
    parts: list[Part] | UnsetType = UNSET
    """What has changed: fields of the view, each as a whole, and then parts of those that are long."""
    acting: int | None
    words: Raw
    undo: int
    steps: list[Raw]
    clocks: Clocks | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    ack: str | UnsetType = UNSET
    """The key of your own submission, if this is what followed from it."""


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """A key that was applied before: nothing has changed now."""

    ack: str
    index: int


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Somebody came or went, or the table moved on."""

    table: TableInfo


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    number: int


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The server stops, or you are too slow: connect again."""

    reason: str


Told = Hello | Update | Ack | ChatLine | TableChanged | Pong | Bye | Failure


class Polled(msgspec.Struct, frozen=True):
    """The answer to a long poll: the same messages as on a socket, none when nothing happened meanwhile."""

    messages: list[Raw]
    mark: str
    """What to say in the next poll: it is answered at once when something is new since then."""


class Posted(msgspec.Struct, frozen=True):
    """What was applied: the log had so many entries after it, or the chat line has this number."""

    ack: str
    index: int


class PostedSubmit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`submit` over HTTP."""

    key: Key
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
    index: Number | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class PostedUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`undo` over HTTP."""

    key: Key
    index: Number | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class PostedChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`chat` over HTTP."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
