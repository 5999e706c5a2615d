"""From the verbs of the content to the phases that carry them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kamishima.games.origami.pack import schema
from kamishima.games.origami.pack.content import Content
from kamishima.games.origami.rules.actions import Lexicon
from kamishima.games.origami.rules.cards import Kind
from kamishima.games.origami.rules.effects import CardEffect, Copy, Instead
from kamishima.games.origami.rules.phases import Phase
from kamishima.games.origami.rules.verbs.collections import MoveOwn, SinkAny
from kamishima.games.origami.rules.verbs.deck import Draw, Look
from kamishima.games.origami.rules.verbs.hand import Discard, LookHand, OthersDiscard, PlayAnother, Redraw, Steal
from kamishima.games.origami.rules.verbs.line import (
    AddToLine,
    Reclaim,
    Recover,
    Salvage,
    SwapLine,
    SwapTop,
    Sweep,
    TakeLine,
    TakeTop,
    Trade,
)
from kamishima.games.origami.rules.verbs.passing import PassCards
from kamishima.games.origami.rules.verbs.rice import DrawGift, Rice, RiceRedraw


class Workshop:
    """Makes the phases of one game."""

    def __init__(self, content: Content, kinds: tuple[Kind, ...], lexicon: Lexicon) -> None:
        self.content = content
        self.kinds = kinds
        self.lexicon = lexicon
        self.effects: dict[str, CardEffect] = {}
        """The instants and special actions of all cards, by the card's word."""
        self.rules: list[Phase] = []
        """What follows by itself from ongoing effects and characters."""
        self.paper: Kind | None = kinds[-1] if kinds[-1].paper else None
        for kind in kinds:
            if kind.instant or kind.special or kind.price:
                self.effects[kind.name] = self._effect(kind)
            else:
                self._add_rules(kind)

    def _effect(self, kind: Kind) -> CardEffect:
        verbs = self.content.cards[kind.name].effect.verbs
        bars = any([isinstance(verb, schema.Play) and verb.not_drawn for verb in verbs])
        return CardEffect(kind, [self._phase(f"{kind.name}.{place}", verb, bars) for place, verb in enumerate(verbs)])

    def _phase(self, key: str, verb: object, bars: bool) -> Phase:
        if isinstance(verb, schema.Draw):
            return Draw(key, verb, self.lexicon, bars=bars)
        return PHASES[type(verb)](self, key, verb)

    @property
    def rice_paper(self) -> Kind:
        assert self.paper is not None, "cards that need rice paper come with it"
        return self.paper

    def _add_rules(self, kind: Kind) -> None:
        """The phases of an ongoing effect or a character; most of these only change numbers."""
        for place, verb in enumerate(self.content.cards[kind.name].effect.verbs):
            if type(verb) in RULES:
                self.rules.append(RULES[type(verb)](self, f"{kind.name}.{place}", verb))


Maker = Callable[[Workshop, str, Any], Phase]
PHASES: Final[dict[type, Maker]] = {
    schema.Look: lambda shop, key, verb: Look(key, verb, shop.lexicon),
    schema.Play: lambda shop, key, verb: PlayAnother(key, verb, shop.lexicon),
    schema.Discard: lambda shop, key, verb: Discard(key, verb.cards, shop.lexicon),
    schema.OthersDiscard: lambda shop, key, verb: OthersDiscard(key, verb.cards, shop.lexicon),
    schema.Rice: lambda shop, key, verb: Rice(key, verb.cards, shop.rice_paper),
    schema.Pass: lambda shop, key, verb: PassCards(key, shop.lexicon, both=verb.to == "both"),
    schema.Take: lambda _shop, key, verb: TakeLine(key, verb),
    schema.TakeTop: lambda _shop, key, verb: TakeTop(key, verb),
    schema.Salvage: lambda shop, key, verb: Salvage(key, verb, shop.lexicon),
    schema.Trade: lambda shop, key, verb: Trade(key, verb, shop.lexicon),
    schema.Copy: lambda shop, key, _verb: Copy(key, shop.effects, shop.lexicon),
    schema.Redraw: lambda shop, key, _verb: Redraw(key, shop.lexicon),
    schema.Reclaim: lambda shop, key, _verb: Reclaim(key, shop.lexicon),
    schema.Recover: lambda _shop, key, _verb: Recover(key),
    schema.Swap: lambda _shop, key, _verb: SwapLine(key),
    schema.SwapTop: lambda _shop, key, _verb: SwapTop(key),
    schema.Sweep: lambda _shop, key, _verb: Sweep(key),
    schema.Move: lambda _shop, key, _verb: MoveOwn(key),
    schema.Sink: lambda _shop, key, _verb: SinkAny(key),
    schema.Steal: lambda shop, key, _verb: Steal(key, shop.lexicon),
}
RULES: Final[dict[type, Maker]] = {
    schema.RiceRedraw: lambda shop, key, _verb: RiceRedraw(key, shop.rice_paper, shop.lexicon),
    schema.RicePerPlay: lambda shop, key, verb: Rice(key, verb.cards, shop.rice_paper),
    schema.LookHand: lambda _shop, key, _verb: LookHand(key),
    schema.DrawGift: lambda shop, key, verb: DrawGift(
        key, verb.cards, shop.paper, shop.content.rice_family, shop.lexicon
    ),
    schema.Line: lambda shop, key, _verb: AddToLine(key, shop.lexicon),
    schema.Instead: lambda shop, key, _verb: Instead(key, shop.effects, shop.lexicon),
}
