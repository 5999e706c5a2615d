"""A table as somebody wants it: the game, who is to sit where, and under which names."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import msgspec
from sqlalchemy import Connection

from kamishima.bots.registry import BOTS
from kamishima.core.chance import SECRET_BYTES
from kamishima.core.setting import Setting, setting
from kamishima.games.registry import GAMES, box, open_table
from kamishima.server.infra import clock
from kamishima.server.match.log_steps import MatchStart
from kamishima.server.match.rooms import Changed
from kamishima.server.match.versions import game_of
from kamishima.server.protocol.errors import BadRequest, NameTaken
from kamishima.server.protocol.messages import NewTable, SeatPlan
from kamishima.server.store import matches
from kamishima.server.store import tables as stored
from kamishima.server.store.tables import SeatRow, TableRow
from kamishima.server.tables.names import good_name, look_alike
from kamishima.server.tables.packs import checked_pack

TABLE_BYTES = 12
BOT_NAMES = ("Kumo", "Nami", "Sora", "Hana", "Yuki", "Mori", "Tsuki", "Kaze")
DEFAULT_BOT = "crane"


def new_row(person: str, wanted: NewTable) -> TableRow:
    """A table as it is asked for; `BadOptions` when it cannot be."""
    if wanted.game not in GAMES:
        raise BadRequest(f"there is no game {wanted.game!r}; the games are {', '.join(GAMES)}", "game")
    if wanted.clock.kind != "none" and wanted.clock.seconds < 1:
        raise BadRequest("a clock needs at least one second", "clock.seconds")
    if wanted.practice and [plan.kind for plan in wanted.seats if plan.kind != "bot"] != ["me"]:
        raise BadRequest("practice is for one person against bots", "practice")
    pack = checked_pack(wanted.game, wanted.pack) if wanted.pack else None
    game = open_table(setting(wanted.game, len(wanted.seats), dict(wanted.options), pack.text if pack else None))
    row = TableRow(
        id=secrets.token_urlsafe(TABLE_BYTES),
        game=wanted.game,
        players=len(wanted.seats),
        options=msgspec.json.encode(game.options, order="deterministic").decode(),
        pack=pack.name if pack else _pack_name(wanted.game),
        content=game.content_hash,
        pack_text=pack.text if pack else "",
        rules=game.rules,
        host=person,
        visibility=wanted.visibility,
        spectators=wanted.spectators,
        chat=wanted.chat,
        hints=wanted.hints,
        clock=msgspec.json.encode(wanted.clock).decode(),
        state="waiting",
        practice=wanted.practice,
        secret=secrets.token_bytes(SECRET_BYTES),
        created=clock.now(),
    )
    return msgspec.structs.replace(row, seats=planned_seats(person, wanted.seats))


def by_newest_rules(row: TableRow) -> TableRow:
    """The same table once more: by the newest rules, and with today's cards where it has no pack of its own."""
    wanted = Setting(row.game, row.players, row.options, row.pack_text or None)
    game = open_table(wanted)
    return msgspec.structs.replace(
        row,
        options=msgspec.json.encode(game.options, order="deterministic").decode(),
        pack=row.pack if row.pack_text else _pack_name(row.game),
        content=game.content_hash,
        house_text="",
        rules=game.rules,
    )


@cache
def _pack_name(game: str) -> str:
    """Reading the content for its name takes longer than all the rest of a new table."""
    return box(game).pack_name()


def planned_seats(person: str, plans: Sequence[SeatPlan]) -> tuple[SeatRow, ...]:
    own = [plan.name for plan in plans if plan.kind == "me"]
    names = bot_names([plan.level or DEFAULT_BOT for plan in plans if plan.kind == "bot"], own)
    planned: list[SeatRow] = []
    for place, plan in enumerate(plans):
        planned.append(_seat(person, place, plan, names.pop(0) if plan.kind == "bot" else plan.name))
    check_names(planned)
    return tuple(planned)


def bot_names(levels: Sequence[str], taken: Sequence[str]) -> list[str]:
    """A name for each bot; which bot it is stands beside the name, not in it."""
    for level in levels:
        if level not in BOTS:
            raise BadRequest(f"there is no bot {level!r}; the bots are {', '.join(BOTS)}", "seats.level")
    if not levels:
        return []  # to compare names takes longer than all else of a rematch
    free = [name for name in BOT_NAMES if not any([look_alike(name, own) for own in taken])]
    return free[: len(levels)]


def _seat(person: str, place: int, plan: SeatPlan, name: str) -> SeatRow:
    where = f"seats[{place}].name"
    if plan.kind == "me":
        return SeatRow(seat=place, kind="person", person=person, name=good_name(name, where))
    if plan.kind == "bot":
        return bot_seat(place, name, plan.level or DEFAULT_BOT)
    if plan.kind == "invited":
        expected = good_name(name, where) if name else ""
        return SeatRow(seat=place, kind="invited", name=expected, invitation=secrets.token_urlsafe(TABLE_BYTES))
    return SeatRow(seat=place, kind="open")


def bot_seat(place: int, name: str, level: str) -> SeatRow:
    return SeatRow(seat=place, kind="bot", name=name, level=level)


def check_names(seats: Sequence[SeatRow]) -> None:
    names = [seat.name for seat in seats if seat.kind in ("person", "bot")]
    for one, other in combinations(names, 2):
        if look_alike(one, other):
            same = one if one == other else f"{one} and {other}"
            raise NameTaken(f"every seat needs a name of its own, and {same} would look alike", "name")


# -- in the database ---------------------------------------------------------------------------------------------------


def opened(connection: Connection, row: TableRow) -> Changed:
    changed = _begun(row)
    stored.create(connection, changed.table)
    _add_first_entries(connection, changed)
    return changed


def begun_if_full(connection: Connection, row: TableRow) -> Changed:
    changed = _begun(row)
    if changed.begun is not None:
        stored.change(connection, row.id, state="playing", due=changed.table.due)
        _add_first_entries(connection, changed)
    return changed


def _begun(row: TableRow) -> Changed:
    """The match begins when every seat is taken."""
    if row.state != "waiting" or not row.is_full:
        return Changed(row)
    now = time.time()
    begun = MatchStart(game_of(row), row.dice, now, row.practising)
    return Changed(msgspec.structs.replace(row, state="playing", due=now), begun)


def _add_first_entries(connection: Connection, changed: Changed) -> None:
    """The first chance steps are the first entries of the log."""
    if changed.begun is not None:
        begun = changed.begun
        matches.add_entries(connection, changed.table.id, begun.entries, begun.play.acting)
