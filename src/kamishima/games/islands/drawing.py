"""The table as plain text: islands with letters, coordinates and paint."""

from __future__ import annotations

from kamishima.games.islands.actions import LAND_WORDS
from kamishima.games.islands.landmarks import FILES
from kamishima.games.islands.view import LandView, PlayerView, View

GAP = "   "


def draw_text(view: View) -> str:
    """The whole table; painted squares are `b`, `g` and `r`, empty ones dots."""
    lines = [_headline(view), ""]
    for seat, player in enumerate(view.players):
        lines += [_purse(seat, player, view), *_lands(player), ""]
    return "\n".join(lines)


def _headline(view: View) -> str:
    track = "".join([colour[0] for colour in view.season])
    marked = f"{track[: view.space]}[{track[view.space]}]{track[view.space + 1 :]}"
    card = f"card #{view.card}" if view.card else "no card yet"
    leader = f", p{view.leader + 1} bids {view.bid}" if view.leader is not None else ""
    return f"round {view.round}  {marked}  {card}{leader}"


def _purse(seat: int, player: PlayerView, view: View) -> str:
    marks = "*" if view.acting == seat else " "
    return (
        f"{marks}p{seat + 1}  {player.coins} coins (+{player.income})  {player.score} points  "
        f"coal {player.coal_any}+{player.coal_season}  gold {player.gold_two}+{player.gold_one}  "
        f"volcanoes {player.volcanoes}  accesses {player.access_any}+{player.access_regular}"
    )


def _lands(player: PlayerView) -> list[str]:
    blocks = [draw_land(word, land) for word, land in zip(LAND_WORDS, player.lands, strict=False)]
    height = max([len(block) for block in blocks], default=0)
    widths = [max([len(line) for line in block]) for block in blocks]
    lines: list[str] = []
    for row in range(height):
        cells = [
            (block[row] if row < len(block) else "").ljust(width) for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(GAP.join(cells).rstrip())
    return lines


def draw_land(word: str, land: LandView) -> list[str]:
    """One island: its word and name, the map with coordinates, and its outlines."""
    lines = [f"{word} {land.name}"]
    lines.append("  " + " ".join(FILES[: len(land.rows[0])]))
    for number, row in enumerate(land.rows, start=1):
        lines.append(f"{number} " + " ".join(row))
    for outline in land.outlines:
        state = f" ({outline.filled})" if outline.filled else ""
        lines.append(f"{outline.colour}: {' '.join(outline.squares)}{state}")
    return lines
