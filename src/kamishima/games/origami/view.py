"""What one audience may know of a position, built by allow-list (O8)."""

from __future__ import annotations

import msgspec

from kamishima.core.game import Decision, Over, SeatId, Turn
from kamishima.games.origami.actions import names
from kamishima.games.origami.movement import known_hand
from kamishima.games.origami.scoring import Scorer
from kamishima.games.origami.state import State

Names = tuple[str, ...]


class CardLine(msgspec.Struct, frozen=True):
    """One card of a collection with what it is worth now."""

    card: str
    points: int
    bonus: int


class Player(msgspec.Struct, frozen=True):
    """One seat as the audience sees it."""

    hand_size: int
    hand: Names | None
    """The cards in hand, if the audience may see them."""
    known: Names | None
    """What the audience has seen of this hand, if the table shows it (O8.2)."""
    left: tuple[CardLine, ...]
    """The left collection from the bottom to the top."""
    right: tuple[CardLine, ...]
    score: int
    has_chosen: bool
    """Whether a card to pass has been chosen, while everybody chooses."""


class View(msgspec.Struct, frozen=True):
    """The table as one audience sees it."""

    seat: int | None
    """Who looks; nobody is a spectator."""
    phase: str
    acting: int | None
    """Whose decision it is; nobody's while chance is due or the game is over."""
    turn_of: int
    starter: int | None
    round: int
    last_round: int
    """The round that ends the game, once it is known; 0 before."""
    families: Names
    line: Names
    deck_size: int
    deck_runouts: int
    discards: Names
    """From the bottom to the top."""
    aside: Names | None
    """Cards held by an effect, if the audience may see them."""
    aside_size: int
    gift: str | None
    """The card that the audience has chosen to pass."""
    drawn: str | None
    """The card that the audience has just drawn and may not play."""
    players: tuple[Player, ...]
    ended: str
    ranks: tuple[int, ...]


def view(state: State, seat: SeatId | None, scorer: Scorer, turn: Turn, *, memory_aid: bool, sees_aside: bool) -> View:
    """The table as a seat, or a spectator (None), sees it."""
    mine = seat is not None and state.stack[-1].seat == seat
    return View(
        seat=seat,
        phase=state.stack[-1].phase,
        acting=turn.seat if isinstance(turn, Decision) else None,
        turn_of=state.seat,
        starter=state.starter,
        round=state.round,
        last_round=state.last_round,
        families=state.families,
        line=names(state.line),
        deck_size=len(state.deck),
        deck_runouts=state.runouts,
        discards=names(state.discards),
        aside=names(state.aside) if sees_aside else None,
        aside_size=len(state.aside),
        gift=_gift(state, seat),
        drawn=state.drawn.name if mine and state.drawn is not None else None,
        players=tuple(
            [_player(state, SeatId(owner), seat, scorer, memory_aid=memory_aid) for owner in range(state.players)]
        ),
        ended=state.ended,
        ranks=turn.result.ranks if isinstance(turn, Over) else (),
    )


def _gift(state: State, seat: SeatId | None) -> str | None:
    if seat is None or not state.gifts:
        return None
    gift = state.gifts[seat]
    return None if gift is None else gift.name


def _player(state: State, owner: SeatId, seat: SeatId | None, scorer: Scorer, *, memory_aid: bool) -> Player:
    sheet = scorer.sheet(state, owner)
    lines = [(score.side, CardLine(score.card.name, score.card.points, score.bonus)) for score in sheet]
    return Player(
        hand_size=len(state.hands[owner]),
        hand=names(state.hands[owner]) if owner == seat else None,
        known=names(known_hand(state, owner, seat)) if memory_aid else None,
        left=tuple([line for side, line in lines if side == 0]),
        right=tuple([line for side, line in lines if side == 1]),
        score=sum([line.points + line.bonus for _, line in lines]),
        has_chosen=bool(state.gifts) and state.gifts[owner] is not None,
    )
