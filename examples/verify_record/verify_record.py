"""Draw every chance step of records again: written from docs/records.md, with the standard library alone.

    python examples/verify_record/verify_record.py PACK RECORD...

PACK is the content pack that the matches were played with (`kamishima content export GAME` writes ours). What players
did is taken as it stands: whether they were allowed to is for `kamishima verify`.
"""

from __future__ import annotations

import contextlib
import sys
import tomllib
from pathlib import Path

from origami_chance import Origami
from record_chance import CHANCE, Ended, Record, Table, Wrong, each, position_parts, seat_words

TWO_DICE = {f"{low} {high}": 1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)}


DEALT = 3
ALIKE_SHEETS = 2
"""Since these rules nobody is dealt a sheet that they have, while there are others."""


def follow_islands(record: Record, pack: Table) -> None:
    """Sheets are drawn from those that are left; all else is dice."""
    near, copies = record.options["near"], pack["setup"]["copies"]["is"]
    left = {name: copies for name, sheet in pack["sheets"].items() if sheet.get("near", False) or not near}
    hands: list[list[str]] = [[] for _ in record.seats]
    for part in position_parts(record):
        for word in part[2:] if part[1:2] == ["sheets"] else ():
            if word not in left:
                break
            left[word] -= 1
            hands[int(part[0][1:]) - 1].append(word)
    while line := record.next:
        kind = line[1].split()[0]
        if line[0] != CHANCE:
            record.pass_over()
        elif kind == "sheet":
            deal(record, left, next(hand for hand in hands if len(hand) < DEALT))
        elif kind == "start":
            record.drawn("start", seat_words(range(len(record.seats))))
        elif kind == "die":
            record.drawn("die", each("123456"))
        else:
            record.drawn("dice", TWO_DICE)


def deal(record: Record, left: dict[str, int], hand: list[str]) -> None:
    """One more sheet for whoever has fewer than three."""
    outcomes = {name: count for name, count in left.items() if count}
    if record.head["rules"] >= ALIKE_SHEETS:
        outcomes = {name: count for name, count in outcomes.items() if name not in hand} or outcomes
    sheet = record.drawn("sheet", outcomes)
    left[sheet] -= 1
    hand.append(sheet)


def follow_shaman(record: Record, pack: Table) -> None:
    """The first player is drawn; in a match that began from a position, the coins are dealt instead."""
    coins = list(pack["coins"])
    for count in warriors(record) if "position" in record.options else ():
        left = list(coins)
        for _ in range(min(count, len(coins) - 1)):
            left.remove(record.drawn("coin", each(left)))
    while line := record.next:
        if line[0] == CHANCE:
            record.drawn("start", seat_words(range(len(record.seats))))
        else:
            record.pass_over()


def warriors(record: Record) -> list[int]:
    """How many warriors each seat has on the land or in the air, by the text of the position."""
    found = [0] * len(record.seats)
    for part in position_parts(record):
        if "warriors" in part:
            found[int(part[0][1:]) - 1] += len(part) - part.index("warriors") - 1
        elif part[0] == "rider" and part[2] == "warrior":
            found[int(part[1][1:]) - 1] += 1
    return found


def follow_origami(record: Record, pack: Table) -> None:
    """Cards are drawn from the deck and from hands, so all of them are followed."""
    Origami(record, pack).follow()


GAMES = {"origami": follow_origami, "islands": follow_islands, "shaman": follow_shaman}


def verify(text: str, pack: Table) -> int:
    """Draw every chance step of a record again, and say how many there were; `Wrong` names the first wrong line."""
    record = Record(text)
    if record.head["game"] != pack["game"]:
        raise Wrong(f"this is a record of {record.head['game']}, and a pack of {pack['game']}")
    with contextlib.suppress(Ended):
        GAMES[record.head["game"]](record, pack)
    return record.chances


def main(arguments: list[str]) -> int:
    """Verify some records; 1 when one of them is wrong."""
    if len(arguments) < 2:
        print("usage: verify_record.py PACK RECORD...")
        return 2
    pack = tomllib.loads(Path(arguments[0]).read_text("utf-8"))
    failed = 0
    for path in arguments[1:]:
        try:
            print(f"{path}: {verify(Path(path).read_text('utf-8'), pack)} chance steps drawn again")
        except Wrong as error:
            print(f"{path}: {error}")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
