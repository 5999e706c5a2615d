"""What goes out about a table: allow-lists, so that neither the secret nor an invitation reaches the wrong people."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec

from kamishima.core.chance import commitment
from kamishima.core.turn import Result
from kamishima.server.match.versions import is_earlier
from kamishima.server.protocol.archive import ArchivedTable
from kamishima.server.protocol.messages import ChatLine, Ending, MyTable, OptionValue, SeatInfo, TableInfo
from kamishima.server.store.matches import ChatRow
from kamishima.server.store.tables import PRESENT, RESIGNED, SeatRow, TableRow

_options_in = msgspec.json.Decoder(dict[str, OptionValue]).decode


@lru_cache(maxsize=256)
def _options(written: str) -> dict[str, OptionValue]:
    """Options as they are shown: everybody at a table sees the same, again and again."""
    return _options_in(written)


def table_info(row: TableRow, person: str, connected: Collection[int] = ()) -> TableInfo:
    is_host = bool(person) and row.host == person
    return TableInfo(
        id=row.id,
        game=row.game,
        options=_options(row.options),
        pack=row.pack,
        content=row.content,
        own_pack=bool(row.played_pack),
        earlier=is_earlier(row),
        rules=row.rules,
        seats=[_seat_info(seat, person, seat.seat in connected, is_host=is_host) for seat in row.seats],
        visibility=row.visibility,
        spectators=row.spectators,
        chat=row.chat,
        hints=row.hints,
        clock=row.clock_rules,
        state=row.state,
        commitment=commitment(row.secret),
        secret=row.secret.hex() if row.state == "over" and not row.is_day_secret else "",
        host=is_host,
        rematch=row.rematch,
        created=row.created,
        daily=row.daily,
        practice=row.practice,
    )


def my_table(row: TableRow, person: str, connected: Collection[int], acting: int | None, index: int) -> MyTable:
    """A table as somebody who sits there finds it among others: whose turn it is, and how it ended."""
    table, ending = table_info(row, person, connected), row.ending
    known = {name: getattr(table, name) for name in table.__struct_fields__}
    scores, ranks = ([], []) if ending is None else (list(ending.scores), list(ending.ranks))
    return MyTable(**known, acting=acting, index=index, scores=scores, ranks=ranks)


def archived_table(row: TableRow, person: str) -> ArchivedTable:
    table, ending = table_info(row, person), row.ending
    known = {name: getattr(table, name) for name in table.__struct_fields__}
    scores, ranks, reason = ((), (), "") if ending is None else (ending.scores, ending.ranks, ending.reason)
    return ArchivedTable(
        **known,
        ended=row.created if row.ended is None else row.ended,
        scores=list(scores),
        ranks=list(ranks),
        reason=reason,
        sealed=row.sealed is not None,
    )


def _seat_info(seat: SeatRow, person: str, is_connected: bool, *, is_host: bool) -> SeatInfo:  # named by its variable
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        away=seat.away != PRESENT,
        gone=seat.away == RESIGNED,
        connected=is_connected,
        yours=bool(person) and seat.person == person,
        invitation=seat.invitation if is_host and seat.kind == "invited" else "",
    )


def ending_info(row: TableRow, result: Result) -> Ending:
    """How a match ended; from then on the secret is everybody's, unless others still play with the same."""
    secret = "" if row.is_day_secret else row.secret.hex()
    return Ending(list(result.scores), list(result.ranks), result.reason, secret)


def chat_info(said: ChatRow) -> ChatLine:
    """Something said, without the key it was said under."""
    return ChatLine(said.number, said.seat, said.name, said.text, said.at)
