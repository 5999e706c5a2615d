from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from kamishima.core.turn import SeatId, seat_word
from kamishima.core.words import follow
from kamishima.games.origami.show.view import CardLine, Player, View
from kamishima.games.origami.terminal.cards import SIGNS, Cards
from kamishima.terminal.drawing import Lines, Scene, flow, grid, padded, rule
from kamishima.texts.texts import Texts

ABOVE = " › "
"""Between a card and the one beneath it."""


class Layout:
    def __init__(self, *, line_rows: bool, hand_rows: bool, joined: bool) -> None:
        self.line_rows = line_rows
        """Whether each card of the line has a row of its own, with its text."""
        self.hand_rows = hand_rows
        self.joined = joined
        """Whether both collections of a player share a line where they can."""


LAYOUTS = (
    Layout(line_rows=True, hand_rows=True, joined=False),
    Layout(line_rows=False, hand_rows=True, joined=False),
    Layout(line_rows=False, hand_rows=False, joined=False),
    Layout(line_rows=False, hand_rows=False, joined=True),
)
"""From roomy to tight."""


class TablePicture:
    def __init__(self, cards: Cards, texts: Texts, names: Sequence[str], scene: Scene, width: int) -> None:
        assert isinstance(scene.view, View)
        self.view = scene.view
        self.cards = cards
        self.texts = texts
        self.names = names
        self.width = width
        self.playable = set(follow(scene.phrases, ["play"]).words) if scene.phrases else set()
        hand = self._own.hand if self._own is not None else None
        self.hand: tuple[str, ...] = hand or ()
        self.titles = (texts.say("table-draw-line"), texts.say("terminal-hand"))
        self.widths = cards.widths([*self.view.line, *self.hand], self.titles)

    @property
    def _own(self) -> Player | None:
        return None if self.view.seat is None else self.view.players[self.view.seat]

    def lines(self, layout: Layout) -> Lines:
        return [
            *self._header(),
            *self._draw_line(layout),
            *self._players(layout),
            *self._own_hand(layout),
            *self._aside(),
        ]

    def _header(self) -> Lines:
        view, say = self.view, self.texts.say
        top = self.cards.name(view.discards[-1]) if view.discards else ""
        line = Text(say("game-title"), style="bold")
        line.append(f" · {self._round()}", style="not bold")
        if view.last_round == view.round:
            line.append(f" · {say('table-last-round')}")
        piles = [say("table-deck", count=view.deck_size), say("table-discards", count=len(view.discards), top=top)]
        if view.rice_size is not None:
            piles.append(say("table-rice-paper", count=view.rice_size))
        right = " · ".join(piles)
        gap = self.width - line.cell_len - len(right)
        if gap < 3:
            return [line, Text(right), *self._characters()]
        return [line.append(" " * gap + right, style="not bold"), *self._characters()]

    def _characters(self) -> Lines:
        """The characters in play with their rules, which concern everybody."""
        rows = [Text("◆ ").append_text(self.cards.tag(card)) for card in self.view.characters]
        for row, card in zip(rows, self.view.characters, strict=True):
            row.append(f"  {self.texts.effect_text(card)}", style="default")
            row.truncate(self.width, overflow="ellipsis")
        return rows

    def _round(self) -> str:
        view, say = self.view, self.texts.say
        if view.ended:
            return say("phase-over")
        if view.last_round:
            return say("terminal-round-of", round=view.round, last=view.last_round)
        return say("table-round", round=view.round)

    def _draw_line(self, layout: Layout) -> Lines:
        title = self.titles[0]
        if not self.view.line:
            return [rule(title, self.width), Text(f"  {self.texts.say('table-draw-line-empty')}", style="dim")]
        return self._cards(title, [], list(self.view.line), set(), rows=layout.line_rows)

    def _own_hand(self, layout: Layout) -> Lines:
        if self._own is None or self._own.hand is None:
            return []
        say = self.texts.say
        right = [say("terminal-hand-limit", count=len(self.hand), limit=self._own.hand_limit)]
        if self.playable:
            right.append(say("terminal-playable"))
        return self._cards(self.titles[1], right, list(self.hand), self.playable, rows=layout.hand_rows)

    def _cards(self, title: str, right: list[str], cards: list[str], marked: set[str], *, rows: bool) -> Lines:
        counts = Counter(cards)
        if rows:
            columns = self.cards.columns(title, self.widths)
            made = [self.cards.row(card, count, card in marked, self.widths) for card, count in counts.items()]
            return [rule(title, self.width, columns=columns, right=right), *made]
        cells = [self.cards.cell(card, count, card in marked) for card, count in counts.items()]
        heading = Text(f"─ {self.cards.cell_heading()} ")
        return [rule(title, self.width, columns=heading, right=right), *grid(cells, self.width)]

    def _aside(self) -> Lines:
        view, say = self.view, self.texts.say
        lines: list[str] = []
        if view.aside:
            lines.append(say("table-aside", cards=self.texts.card_names(view.aside)))
        elif view.aside_size:
            lines.append(say("table-aside-hidden", count=view.aside_size))
        if view.left_gift is not None:
            lines.append(say("table-gift-left", card=self.cards.name(view.left_gift)))
        if view.gift is not None:
            both = "table-gift-right" if view.left_gift is not None else "table-gift"
            lines.append(say(both, card=self.cards.name(view.gift)))
        if view.drawn is not None:
            lines.append(say("table-drawn", card=self.cards.name(view.drawn)))
        return [Text(line) for line in lines]

    def _players(self, layout: Layout) -> Lines:
        say = self.texts.say
        lines = [rule(say("terminal-collections"), self.width, right=[say("terminal-top-first")])]
        for seat, player in enumerate(self.view.players):
            lines += self._player(SeatId(seat), player, layout)
        return lines

    def _player(self, seat: SeatId, player: Player, layout: Layout) -> Lines:
        lines = [self._player_line(seat, player)]
        left, right = self._pile("left", player.left), self._pile("right", player.right)
        joined = self._joined(left, right)
        is_joined = layout.joined or not (player.left or player.right)
        lines += [joined] if is_joined and joined.cell_len <= self.width else [*left, *right]
        if player.hand is not None and seat != self.view.seat:
            lines += self._hand_row(self.texts.say("terminal-open-hand"), player.hand)
        if player.known and seat != self.view.seat:
            lines.append(Text(f"     {self.texts.say('table-known', cards=self.texts.card_names(player.known))}"))
        return lines

    def _player_line(self, seat: SeatId, player: Player) -> Text:
        say, view = self.texts.say, self.view
        mover = view.turn_of if view.acting is None else view.acting
        is_acting = seat == mover and view.starter is not None and not view.ended
        line = Text("▸ " if is_acting else "  ", style="bold" if is_acting else "")
        line.append(f"{seat_word(seat)} ")
        for column in (
            self.names,
            [say("table-points", count=other.score) for other in view.players],
            [say("terminal-hand-short", count=other.hand_size) for other in view.players],
        ):
            widest = max([Text(entry).cell_len for entry in column])
            line.append_text(padded(Text(column[seat]), widest)).append("  ")
        badges = self._badges(seat, player)
        return line.append(" · ".join(badges), style="not bold dim")

    def _badges(self, seat: SeatId, player: Player) -> list[str]:
        badges = [self.texts.say("terminal-you")] if seat == self.view.seat else []
        if seat == self.view.starter:
            badges.append(self.texts.say("table-starter"))
        if player.has_chosen and seat != self.view.seat:
            badges.append(self.texts.say("table-has-chosen", name=self.names[seat]))
        return badges

    def _pile(self, side: str, pile: Sequence[CardLine]) -> Lines:
        first = Text(f"     {side:<5} ", style="dim")
        if not pile:
            return [first.append("—")]
        pieces = [self._lying(line, is_top=place == 0) for place, line in enumerate(reversed(pile))]
        first = Text("").append_text(first)
        return flow(first, pieces, ABOVE, self.width)

    def _lying(self, line: CardLine, *, is_top: bool) -> Text:
        points = f"{line.points}+{line.bonus}" if line.bonus else f"{line.points}"
        piece = self.cards.tag(line.card).append(f" {points}")
        if not is_top:
            return piece
        if self.cards.kind(line.card) in ("action", "ongoing"):
            piece.append(f" {SIGNS[self.cards.kind(line.card)]}")
        piece.stylize("bold")
        return Text("[").append_text(piece).append("]")

    def _joined(self, left: Lines, right: Lines) -> Text:
        if len(left) != 1 or len(right) != 1:
            return Text(" " * (self.width + 1))
        line = left[0].copy()
        short = right[0].copy()
        return line.append("  ").append_text(short[4:])

    def _hand_row(self, title: str, hand: Sequence[str]) -> Lines:
        pieces = [self.cards.tag(card) for card in hand] or [Text("—")]
        return flow(Text(f"     {title:<5} ", style="dim"), pieces, ", ", self.width)
