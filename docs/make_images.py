"""Draws docs/images: the table in the terminal, in the middle of a match."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from kamishima.bots.registry import make_bot
from kamishima.bots.seat import Seat
from kamishima.cli.match_history import MatchHistory
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import box
from kamishima.terminal.drawing import Scene, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.terminal.wording import load_texts

IMAGES = Path(__file__).parent / "images"
NAMES = ("Ana", "Kumo", "Nami")
WIDTH, HEIGHT = 108, 36
DECISIONS = 57
INK = (54, 50, 47)
PAPER = TerminalTheme(
    (250, 247, 240),
    INK,
    [INK, (176, 58, 46), (74, 124, 62), (166, 112, 20), (46, 98, 150), (130, 70, 140), (30, 120, 126), (110, 104, 98)],
    [(110, 104, 98), (196, 78, 64), (94, 148, 80), (190, 136, 40), (66, 122, 176), (152, 92, 162), (50, 144, 150), INK],
)  # fmt: skip


def played(decisions: int) -> Match:
    """A match between greedy players, up to a decision of the first seat."""
    match = Match(box("origami").table(3), NAMES, SecretDice(bytes(range(32))))
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while isinstance(turn := match.turn, Decision) and (decisions > 0 or turn.seat != 0):
        match.act(turn.seat, bots[turn.seat].choose(Seat(match.game, match.state, turn.seat, bots[turn.seat].rng)))
        decisions -= 1
    return match


def draw_table(match: Match) -> str:
    """The terminal table through the eyes of the first seat, as SVG."""
    seat = SeatId(0)
    drawing = drawing_of(match.game, load_texts("origami", "en", None), NAMES)
    history = MatchHistory(match.game)
    history.follow(match)
    events = [event for step in range(len(match.log) - 7, len(match.log)) for event in history.events(step, seat)]
    view, turn = match.game.view(match.state, seat), match.turn
    assert isinstance(turn, Decision)
    scene = Scene(
        view=view,
        phrases=[action.phrase() for action in turn.actions],
        story_title="What happened",
        story=drawing.retold(events, seat),
        hint=drawing.hint(view),
    )
    with Path("/dev/null").open("w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=WIDTH, file=nowhere, force_terminal=True)
        for line in picture(drawing, scene, WIDTH, HEIGHT):
            console.print(line, soft_wrap=True)
        svg = console.export_svg(title="kamishima play origami", theme=PAPER)
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / "table.svg").write_text(draw_table(played(DECISIONS)), "utf-8")
