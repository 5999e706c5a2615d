"""From the verbs of the content to the phases that carry them out."""

from __future__ import annotations

from kamishima.games.origami import printed
from kamishima.games.origami.actions import Lexicon
from kamishima.games.origami.cards import Kind
from kamishima.games.origami.content import Content
from kamishima.games.origami.effects import CardEffect, Copy, Instead, VerbPhase
from kamishima.games.origami.verbs_collections import MoveOwn, SinkAny
from kamishima.games.origami.verbs_deck import Draw, Look
from kamishima.games.origami.verbs_hand import Discard, LookHand, OthersDiscard, PlayAnother, Redraw, Steal
from kamishima.games.origami.verbs_line import (
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
from kamishima.games.origami.verbs_pass import PassCards
from kamishima.games.origami.verbs_rice import DrawGift, Rice, RiceRedraw


class Workshop:
    """Makes the phases of one game."""

    def __init__(self, content: Content, kinds: tuple[Kind, ...], lexicon: Lexicon) -> None:
        self.content = content
        self.kinds = kinds
        self.lexicon = lexicon
        self.effects: dict[str, CardEffect] = {}
        """The instants and special actions of all cards, by the card's word."""
        self.rules: list[VerbPhase] = []
        """What follows by itself from ongoing effects and characters."""
        self.paper: Kind | None = kinds[-1] if kinds[-1].paper else None
        for kind in kinds:
            if kind.instant or kind.special or kind.price:
                self.effects[kind.name] = self._effect(kind)
            else:
                self._add_rules(kind)

    def _effect(self, kind: Kind) -> CardEffect:
        verbs = self.content.cards[kind.name].effect.verbs
        bars = any([isinstance(verb, printed.Play) and verb.not_drawn for verb in verbs])
        return CardEffect(kind, [self._phase(f"{kind.name}.{place}", verb, bars) for place, verb in enumerate(verbs)])

    def _phase(self, key: str, verb: object, bars: bool) -> VerbPhase:
        if isinstance(verb, printed.Draw):
            return Draw(key, verb, self.lexicon, bars=bars)
        if isinstance(verb, printed.Look):
            return Look(key, verb, self.lexicon)
        if isinstance(verb, printed.Play):
            return PlayAnother(key, verb, self.lexicon)
        if isinstance(verb, printed.Discard):
            return Discard(key, verb.cards, self.lexicon)
        if isinstance(verb, printed.OthersDiscard):
            return OthersDiscard(key, verb.cards, self.lexicon)
        if isinstance(verb, printed.Rice):
            return Rice(key, verb.cards, self._paper)
        if isinstance(verb, printed.Pass):
            return PassCards(key, self.lexicon, both=verb.to == "both")
        return self._line_phase(key, verb)

    @property
    def _paper(self) -> Kind:
        assert self.paper is not None, "cards that need rice paper come with it"
        return self.paper

    def _line_phase(self, key: str, verb: object) -> VerbPhase:
        if isinstance(verb, printed.Take):
            return TakeLine(key, verb)
        if isinstance(verb, printed.TakeTop):
            return TakeTop(key, verb)
        if isinstance(verb, printed.Salvage):
            return Salvage(key, verb, self.lexicon)
        if isinstance(verb, printed.Trade):
            return Trade(key, verb, self.lexicon)
        return self._plain_phase(key, verb)

    def _plain_phase(self, key: str, verb: object) -> VerbPhase:
        """The verbs without parameters."""
        if isinstance(verb, printed.Copy):
            return Copy(key, self.effects, self.lexicon)
        if isinstance(verb, printed.Redraw):
            return Redraw(key, self.lexicon)
        if isinstance(verb, printed.Reclaim):
            return Reclaim(key, self.lexicon)
        if isinstance(verb, printed.Recover):
            return Recover(key)
        if isinstance(verb, printed.Swap):
            return SwapLine(key)
        if isinstance(verb, printed.SwapTop):
            return SwapTop(key)
        if isinstance(verb, printed.Sweep):
            return Sweep(key)
        if isinstance(verb, printed.Move):
            return MoveOwn(key)
        if isinstance(verb, printed.Sink):
            return SinkAny(key)
        assert isinstance(verb, printed.Steal)
        return Steal(key, self.lexicon)

    def _add_rules(self, kind: Kind) -> None:
        """The phases of an ongoing effect or a character; most of these only change numbers."""
        for place, verb in enumerate(self.content.cards[kind.name].effect.verbs):
            key = f"{kind.name}.{place}"
            if isinstance(verb, printed.RiceRedraw):
                self.rules.append(RiceRedraw(key, self._paper, self.lexicon))
            elif isinstance(verb, printed.RicePerPlay):
                self.rules.append(Rice(key, verb.cards, self._paper))
            elif isinstance(verb, printed.LookHand):
                self.rules.append(LookHand(key))
            elif isinstance(verb, printed.DrawGift):
                self.rules.append(DrawGift(key, verb.cards, self.paper, self.content.rice_family, self.lexicon))
            elif isinstance(verb, printed.Line):
                self.rules.append(AddToLine(key, self.lexicon))
            elif isinstance(verb, printed.Instead):
                self.rules.append(Instead(key, self.effects, self.lexicon))
