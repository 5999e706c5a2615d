"""Everything to say about a pack of islands: faults with their squares, and hints about the balance."""

from __future__ import annotations

from kamishima.core.errors import BadContent
from kamishima.games.islands.lab.hints import hints
from kamishima.games.islands.pack import content as reading
from kamishima.games.islands.pack.checks import Fault
from kamishima.games.islands.pack.landmarks import SIDE
from kamishima.games.islands.pack.maps import MOST_REMARKS
from kamishima.games.islands.pack.schema import Content
from kamishima.games.pack_report import LONGEST_MESSAGE, PackReport, Remark, plain_content, unreadable


def pack_report(text: str) -> PackReport:
    """The report on a pack, also on one that cannot be played with."""
    try:
        content = reading.decode(text)
    except BadContent as error:
        return unreadable(error)
    faults = reading.all_faults(content)
    remarks = [_fault(text, fault) for fault in faults]
    if len(remarks) < MOST_REMARKS:
        remarks += hints(content)
    return PackReport(
        ok=not faults,
        name=content.name,
        hash="" if faults else content.hash,
        remarks=remarks[:MOST_REMARKS],
        content=plain_content(content) if _is_drawn(content) else None,
    )


def _is_drawn(content: Content) -> bool:
    """Whether every map fits the board it would be drawn on."""
    islands = [island for sheet in content.sheets.values() for island in sheet.islands.values()]
    return all([len(side) <= SIDE for island in islands for side in (island.rows, *island.rows)])


def _fault(text: str, fault: Fault) -> Remark:
    error = reading.located(text, fault)
    return Remark(
        level="fault",
        code=fault.code,
        message=error.message[:LONGEST_MESSAGE],
        line=error.line,
        sheet=fault.sheet,
        island=fault.island,
        squares=fault.squares,
        outline=fault.outline,
        given=fault.given,
    )
