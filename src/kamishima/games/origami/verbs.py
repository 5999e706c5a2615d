"""From the verbs of the content to the phases that carry them out."""

from __future__ import annotations

from kamishima.games.origami import content as pack
from kamishima.games.origami.actions import Lexicon
from kamishima.games.origami.cards import Kind
from kamishima.games.origami.content import Content
from kamishima.games.origami.effects import CardEffect, Copy, VerbPhase
from kamishima.games.origami.verbs_deck import Draw, Look
from kamishima.games.origami.verbs_hand import OthersDiscard, PassCards, PlayAnother, Redraw, Steal
from kamishima.games.origami.verbs_line import Reclaim, Recover, Salvage, SwapLine, Sweep, TakeLine, TakeTop, Trade


def card_effects(content: Content, kinds: tuple[Kind, ...], lexicon: Lexicon) -> dict[str, CardEffect]:
    """The instants and special actions of all cards, by the card's word."""
    effects: dict[str, CardEffect] = {}
    for kind in kinds:
        if kind.instant or kind.special:
            verbs = content.cards[kind.name].effect.verbs
            bars = any([isinstance(verb, pack.Play) and verb.not_drawn for verb in verbs])
            phases = [_phase(f"{kind.name}.{place}", verb, lexicon, effects, bars) for place, verb in enumerate(verbs)]
            effects[kind.name] = CardEffect(kind, phases)
    return effects


def _phase(key: str, verb: object, lexicon: Lexicon, effects: dict[str, CardEffect], bars: bool) -> VerbPhase:
    if isinstance(verb, pack.Draw):
        return Draw(key, verb, lexicon, bars=bars)
    if isinstance(verb, pack.Look):
        return Look(key, verb, lexicon)
    if isinstance(verb, pack.Play):
        return PlayAnother(key, verb, lexicon)
    if isinstance(verb, pack.OthersDiscard):
        return OthersDiscard(key, verb, lexicon)
    if isinstance(verb, pack.Copy):
        return Copy(key, effects, lexicon)
    return _line_phase(key, verb, lexicon)


def _line_phase(key: str, verb: object, lexicon: Lexicon) -> VerbPhase:
    if isinstance(verb, pack.Take):
        return TakeLine(key, verb)
    if isinstance(verb, pack.TakeTop):
        return TakeTop(key, verb)
    if isinstance(verb, pack.Salvage):
        return Salvage(key, verb, lexicon)
    if isinstance(verb, pack.Trade):
        return Trade(key, verb, lexicon)
    return _plain_phase(key, verb, lexicon)


def _plain_phase(key: str, verb: object, lexicon: Lexicon) -> VerbPhase:
    """The verbs without parameters."""
    if isinstance(verb, pack.Redraw):
        return Redraw(key, lexicon)
    if isinstance(verb, pack.Reclaim):
        return Reclaim(key, lexicon)
    if isinstance(verb, pack.Recover):
        return Recover(key)
    if isinstance(verb, pack.Swap):
        return SwapLine(key)
    if isinstance(verb, pack.Sweep):
        return Sweep(key)
    if isinstance(verb, pack.Pass):
        return PassCards(key, lexicon)
    assert isinstance(verb, pack.Steal)
    return Steal(key, lexicon)
