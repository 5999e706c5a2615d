"""What can be printed on a card: values with their sources, and the verbs of effects."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kamishima.core.pack import ContentStruct, Source
from kamishima.core.wire import kebab

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Perhaps = Annotated[int, msgspec.Meta(ge=0, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-8, le=8)]


class Verb(ContentStruct, frozen=True, tag_field="verb", tag=kebab):
    """One thing that an effect does."""


# -- instants and special actions --------------------------------------------------------------------------------------


class Draw(Verb, frozen=True):
    """Draw cards from the deck, and one more for each visible card of a name; the player, or everyone."""

    cards: Count
    per: str = ""
    who: Literal["you", "everyone"] = "you"


class Rice(Verb, frozen=True):
    """Take cards of the rice paper deck."""

    cards: Count


class Take(Verb, frozen=True):
    """Take cards of the line: at most `cards`, `folds` together and `each` by itself; or exactly so many folds."""

    cards: Count = 99
    folds: Count = 99
    each: Count = 99
    exactly: Perhaps = 0


class TakeTop(Verb, frozen=True):
    """Take the top cards of the discard pile."""

    cards: Count


class Salvage(Verb, frozen=True):
    """Take one card of at most so many folds out of the discard pile."""

    folds: Count


class Look(Verb, frozen=True):
    """Look at cards of the deck, keep some and discard the others."""

    cards: Count
    keep: Count


class Discard(Verb, frozen=True):
    """Discard hand cards of one's choice, or what one has."""

    cards: Count


class OthersDiscard(Verb, frozen=True):
    """Every other player discards cards of their choice."""

    cards: Count


class Redraw(Verb, frozen=True):
    """Discard any number of hand cards and draw as many."""


class Reclaim(Verb, frozen=True):
    """Take back one of the cards just paid."""


class Recover(Verb, frozen=True):
    """Take the card that was the top discard before paying."""


class Swap(Verb, frozen=True):
    """Swap a hand card with a card of the draw line."""


class SwapTop(Verb, frozen=True):
    """Swap a hand card with the top discard."""


class Sweep(Verb, frozen=True):
    """Discard the whole draw line and lay out a new one."""


class Pass(Verb, frozen=True):
    """Everybody passes a hand card to a neighbour, or one to each of both, all at once."""

    to: Literal["right", "both"]


class Steal(Verb, frozen=True):
    """Take a random card from the hand of a player of one's choice."""


class Trade(Verb, frozen=True):
    """Discard a hand card and take a card of the draw line worth at most so many folds more."""

    more: Count


class Copy(Verb, frozen=True):
    """Use an instant effect shown on top of any collection or in the draw line."""


class Play(Verb, frozen=True):
    """Play an origami: for less, free of cost, with the deck's top card helping to pay, or not the card just drawn."""

    less: Perhaps = 0
    free: bool = False
    reveal: bool = False
    not_drawn: bool = False


class Move(Verb, frozen=True):
    """Move one of one's origami to any place in one's collections."""


class Sink(Verb, frozen=True):
    """Move an origami of any player to the bottom of its collection."""


# -- scoring and placement ---------------------------------------------------------------------------------------------


class Bonus(Verb, frozen=True):
    """Points when another card is in one's collections, or lies beneath in the same one."""

    points: Count
    having: str = ""
    beneath: str = ""


class Per(Verb, frozen=True):
    """Points for each card of a name or a family in one's collections; `other` leaves the card itself out."""

    points: Count
    card: str = ""
    family: str = ""
    other: bool = False


class PerHand(Verb, frozen=True):
    """Points for every so many cards in hand."""

    points: Count
    every: Count


class PerRice(Verb, frozen=True):
    """Points for every so many rice papers in hand."""

    points: Count
    every: Count


class PerFamily(Verb, frozen=True):
    """Points for each different family in one's collections."""

    points: Count


class Worth(Verb, frozen=True):
    """Worth so many points instead of the printed ones when one has enough copies of it."""

    points: Count
    copies: Count


class Touching(Verb, frozen=True):
    """Points when it lies directly above or below a card of a name."""

    points: Count
    card: str


class OnTop(Verb, frozen=True):
    """Points when it is the top card of a collection."""

    points: Count


class Difference(Verb, frozen=True):
    """As many points as one's two collections differ by."""


class EveryFamily(Verb, frozen=True):
    """Counts as a member of every family."""


class Most(Verb, frozen=True):
    """Points for every player who has most of something, the owner or not."""

    points: Count
    of: Literal["family", "families", "origami", "top-points", "cost"]
    family: str = ""


class Fewest(Verb, frozen=True):
    """Points for every player who has fewest of something."""

    points: Count
    of: Literal["hand"]


class PerCost(Verb, frozen=True):
    """Points for everybody's origami whose costs are within these bounds."""

    points: Count
    least: Perhaps
    most: Perhaps


class Under(Verb, frozen=True):
    """May be played to the bottom of a collection."""


# -- ongoing effects of top cards, and table rules of characters -------------------------------------------------------


class Hand(Verb, frozen=True):
    """The hand limit changes: the owner's, or everybody's when a character says it."""

    more: Change


class RiceRedraw(Verb, frozen=True):
    """With the draw action any number of rice papers may be discarded to draw as many cards."""


class RicePerPlay(Verb, frozen=True):
    """Rice papers whenever one plays an origami."""

    cards: Count


class Overpay(Verb, frozen=True):
    """One may pay so many folds too many."""

    folds: Count


class Reach(Verb, frozen=True):
    """The draw action allows so many folds and all hand modifiers."""

    folds: Count


class Shield(Verb, frozen=True):
    """Effects of other players pass one by."""


class PlayTop(Verb, frozen=True):
    """The top discard may be played as an origami, its cost paid."""


class DrawTop(Verb, frozen=True):
    """The draw action may also take the top discard, its folds counted."""


class Line(Verb, frozen=True):
    """The draw line has so many cards."""

    cards: Count


class DrawFolds(Verb, frozen=True):
    """The draw action allows so many folds."""

    folds: Count


class FreeCard(Verb, frozen=True):
    """One card of at most so many folds is free of the draw limit."""

    folds: Count


class DrawGift(Verb, frozen=True):
    """Rice papers after each draw action; cards of the deck where no rice paper is in play."""

    cards: Count


class LookHand(Verb, frozen=True):
    """After a draw action one may look at another hand."""


class Discount(Verb, frozen=True):
    """Origami of at least this cost are so many folds cheaper."""

    cost: Count
    less: Count


class LimitAfterDraw(Verb, frozen=True):
    """The hand limit is checked only after draw actions."""


class Covered(Verb, frozen=True):
    """Special actions may be used when exactly so many cards cover them."""

    cards: Count


class Instead(Verb, frozen=True):
    """Whoever plays an origami may use an instant effect shown in the line instead of the card's own."""


Acting = (
    Draw | Rice | Take | TakeTop | Salvage | Look | Discard | OthersDiscard | Redraw | Reclaim | Recover | Swap
    | SwapTop | Sweep | Pass | Steal | Trade | Copy | Play | Move | Sink
)  # fmt: skip
Scoring = Bonus | Per | PerHand | PerRice | PerFamily | Worth | Touching | OnTop | Difference | EveryFamily
Awarding = Most | Fewest | PerCost
Ongoing = Hand | RiceRedraw | RicePerPlay | Overpay | Reach | Shield
TableRule = (
    PlayTop | DrawTop | Line | DrawFolds | FreeCard | DrawGift | LookHand | Discount | LimitAfterDraw | Covered
    | Instead
)  # fmt: skip
AnyVerb = Acting | Scoring | Awarding | Ongoing | TableRule | Under

When = Literal["instant", "action", "scoring", "placement", "ongoing", "price", "table", "paper"]
"""`price` is an instant that is a must, `table` the rule of a character, `paper` only pays costs."""


def fits(when: When, verb: AnyVerb) -> bool:
    """Whether an effect that works then can do this."""
    if when in ("instant", "action"):
        return isinstance(verb, Acting)
    if when == "scoring":
        return isinstance(verb, Scoring | Awarding)
    if when == "ongoing":
        return isinstance(verb, Ongoing)
    if when == "table":
        return isinstance(verb, TableRule | Awarding | Hand)
    return isinstance(verb, Discard) if when == "price" else isinstance(verb, Under)


class Effect(ContentStruct, frozen=True):
    """When an effect works, where it comes from, and what it does."""

    when: When
    source: Source = msgspec.field(name="from")
    verbs: tuple[AnyVerb, ...] = msgspec.field(name="do")
