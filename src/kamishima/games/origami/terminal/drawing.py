"""How Origami looks in a terminal: pictures, score sheets, cards, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kamishima.core.turn import SeatId
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.schema import FreeCard
from kamishima.games.origami.rules.cards import Kind
from kamishima.games.origami.show.events import Dealt, FamilyChosen, GameEnded, LineGrew, TurnBegan
from kamishima.games.origami.show.view import CardLine, View
from kamishima.games.origami.terminal.cards import SIGNS, Cards
from kamishima.games.origami.terminal.picture import LAYOUTS, TablePicture
from kamishima.terminal.drawing import Drawing, Lines, Scene, clearest
from kamishima.texts.texts import Texts

EXAMPLES = (("raccoon", "owl", "elephant"), ("seal", "velociraptor", "ninja-red"))
"""An origami of each box, and two cards that pay for it as the rules show."""


def example_of(kinds: Sequence[Kind]) -> str:
    """An action with cards that are in the game: one that the rules show, or the first that can be paid with two."""
    known = {kind.name: kind for kind in kinds}
    shown = [tuple([known[name] for name in names]) for names in EXAMPLES if set(names) <= set(known)]
    found = [(card, one, other) for card in kinds if card.family for one, other in combinations(kinds, 2)]
    for card, one, other in [*shown, *found]:
        if card not in (one, other) and one.folds + other.folds == card.cost:
            return f"play {card.name} left pay {one.name} {other.name}"
    return f"draw {kinds[0].name}"


class OrigamiDrawing(Drawing):
    has_discards = True
    turn_events = (TurnBegan,)
    quiet_events = (FamilyChosen, LineGrew, TurnBegan, GameEnded)

    def __init__(self, game: Origami, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, texts, names)
        self._game = game
        self._cards = Cards(game.content, texts)

    def table(self, scene: Scene, width: int, height: int) -> Lines:
        drawn = TablePicture(self._cards, self._texts, self._names, scene, width)
        return clearest((drawn.lines(layout) for layout in LAYOUTS), height)

    def opened(self, view: object, others: Sequence[object]) -> object:
        assert isinstance(view, View)
        for other in others:
            assert isinstance(other, View)
            assert other.seat is not None
            players = list(view.players)
            players[other.seat] = other.players[other.seat]
            aside = view.aside if other.aside is None else other.aside
            view = msgspec.structs.replace(view, players=tuple(players), aside=aside)
        return view

    def hint(self, view: object) -> str:
        assert isinstance(view, View)
        limit = 0 if view.acting is None else view.players[view.acting].hand_limit
        return self._texts.phase_hint(view.phase, limit, **self.details(view))

    def details(self, view: object) -> Mapping[str, object]:
        assert isinstance(view, View)
        if view.acting is None:
            return {}
        cards = self._game.content.cards
        special = any([card.effect.when == "action" and card.family in view.families for card in cards.values()])
        verbs = [verb for character in view.characters for verb in cards[character].effect.verbs]
        free = max([verb.folds for verb in verbs if isinstance(verb, FreeCard)], default=0)
        return {"folds": view.players[view.acting].draw_folds, "free": free, "special": special}

    @property
    def example(self) -> str:
        families = self._game.chosen.families or self._game.families
        kinds = [kind for kind in self._game.kinds if kind.family in families or kind.character]
        return example_of(kinds)

    def legend(self) -> list[list[str]]:
        cards = [kind.name for kind in self._game.kinds]
        kinds = {self._cards.kind(card) for card in cards}
        signs = [
            f"{sign} {self._texts.say(f'effect-{kind}').rstrip('.')}" for kind, sign in SIGNS.items() if kind in kinds
        ]
        groups = {self._cards.group(card): self._texts.group_name(card) for card in cards}
        return [signs, [f"{self._cards.codes[group]} {name}" for group, name in groups.items()]]

    def sheet(self, view: object) -> RenderableType:
        assert isinstance(view, View)
        return Columns([self._sheet_of(view, SeatId(seat)) for seat in range(len(view.players))], padding=(1, 4))

    def _sheet_of(self, view: View, seat: SeatId) -> Table:
        say, player = self._texts.say, view.players[seat]
        title = f"{self._names[seat]} · {say('terminal-hand-short', count=player.hand_size)}"
        table = Table(title=Text(title), box=None, padding=(0, 1), title_style="bold", title_justify="left")
        table.add_column(say("table-sheet-card"), footer=say("table-sheet-total"))
        table.add_column(say("table-sheet-points"), justify="right")
        table.add_column(say("table-sheet-bonus"), justify="right")
        table.add_column("=", justify="right", footer=str(player.score))
        table.show_footer = True
        for pile in (player.left, player.right):
            for line in reversed(pile):
                table.add_row(*self._sheet_row(line))
            table.add_section()
        if player.awards:
            table.add_row(Text(say("table-sheet-awards"), style="dim"))
        for award in player.awards:
            table.add_row(self._cards.tag(award.card), "", f"+{award.points}", str(award.points))
        return table

    def _sheet_row(self, line: CardLine) -> tuple[Text | str, ...]:
        bonus = f"+{line.bonus}" if line.bonus else ""
        return self._cards.tag(line.card), str(line.points), bonus, str(line.points + line.bonus)

    def card(self, name: str) -> RenderableType | None:
        word = self._cards.find(name)
        return None if word is None else self._cards.page(word)

    def cards(self, view: object) -> RenderableType:
        assert isinstance(view, View)
        cards = self._game.content.cards
        pairs = [f"{pair}-{colour}" for pair in view.pairs for colour in ("red", "yellow")]
        rice = [card for card in cards if self._cards.kind(card) == "paper" and view.rice_size is not None]
        return self._cards.list_of([*[card for card in cards if cards[card].family in view.families], *pairs, *rice])

    def discards(self, view: object) -> RenderableType:
        assert isinstance(view, View)
        tags = [self._cards.tag(card) for card in reversed(view.discards)]
        heading = Text(self._texts.say("terminal-discard-pile"))
        return Group(heading, Text(", ").join(tags) if tags else Text("—"))

    @property
    def words(self) -> tuple[str, ...]:
        return tuple([kind.name for kind in self._game.kinds])

    def retold(self, events: Sequence[object], seat: SeatId | None) -> list[str]:
        sentences: list[str] = []
        hands: dict[int, list[str]] = {}
        for event in events:
            if isinstance(event, Dealt):
                hands.setdefault(event.seat, []).append(event.card)
            elif not isinstance(event, self.quiet_events):
                sentences.append(self._texts.event(event, self._names, seat))
        return [*[self._dealt(owner, cards, seat) for owner, cards in hands.items()], *sentences]

    def _dealt(self, owner: int, cards: list[str], seat: SeatId | None) -> str:
        you = "yes" if owner == seat else "no"
        return self._texts.say("terminal-dealt", you=you, name=self._names[owner], cards=self._texts.card_names(cards))
