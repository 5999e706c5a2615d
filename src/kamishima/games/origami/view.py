"""What one audience may know of a position, built by allow-list (O8)."""

from __future__ import annotations

import msgspec

from kamishima.core.game import Decision, Over, SeatId, Turn
from kamishima.games.origami.actions import names
from kamishima.games.origami.modifiers import draw_folds, hand_limit, line_size
from kamishima.games.origami.movement import known_hand
from kamishima.games.origami.options import Options
from kamishima.games.origami.scorer import Award, Scorer, rice_in
from kamishima.games.origami.state import State

Names = tuple[str, ...]


class CardLine(msgspec.Struct, frozen=True):
    """One card of a collection with what it is worth now."""

    card: str
    points: int
    bonus: int


class AwardLine(msgspec.Struct, frozen=True):
    """Points from a character, or from a card that may be another player's."""

    card: str
    points: int


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
    awards: tuple[AwardLine, ...]
    score: int
    """Cards and awards, as far as the audience may know: an Arctic Fox counts the rice papers seen."""
    hand_limit: int
    draw_folds: int
    """How many folds the draw action allows."""
    has_chosen: bool
    """Whether all cards to pass have been chosen, while everybody chooses."""


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
    box: str
    families: Names
    pairs: Names
    characters: Names
    """Those in play, in the order in which they came."""
    rice_size: int | None
    """The cards left in the rice paper deck; none when it is not on the table."""
    line: Names
    line_size: int
    """How many cards the line is refilled to."""
    deck_size: int
    deck_runouts: int
    discards: Names
    """From the bottom to the top."""
    aside: Names | None
    """Cards held by an effect, if the audience may see them."""
    aside_size: int
    gift: str | None
    """The card that the audience has chosen to pass to the right."""
    left_gift: str | None
    """The card that the audience has chosen to pass to the left."""
    drawn: str | None
    """The card that the audience has just drawn and may not play."""
    players: tuple[Player, ...]
    ended: str
    ranks: tuple[int, ...]


class Viewer:
    """Makes the views of one game."""

    def __init__(self, options: Options, scorer: Scorer, rice_family: str) -> None:
        self._options = options
        self._scorer = scorer
        self._rice_family = rice_family

    def view(self, state: State, seat: SeatId | None, turn: Turn, *, sees_aside: bool) -> View:
        """The table as a seat, or a spectator (None), sees it."""
        mine = seat is not None and state.stack[-1].seat == seat
        awards = self._scorer.awards(state)
        is_over = isinstance(turn, Over)
        return View(
            seat=seat,
            phase=state.stack[-1].phase,
            acting=turn.seat if isinstance(turn, Decision) else None,
            turn_of=state.seat,
            starter=state.starter,
            round=state.round,
            last_round=state.last_round,
            box=self._options.box,
            families=state.families,
            pairs=state.pairs,
            characters=names(state.characters),
            rice_size=state.rice if self._rice_family in state.families else None,
            line=names(state.line),
            line_size=line_size(state),
            deck_size=len(state.deck),
            deck_runouts=state.runouts,
            discards=names(state.discards),
            aside=names(state.aside) if sees_aside else None,
            aside_size=len(state.aside),
            gift=_gift(state, seat, 0),
            left_gift=_gift(state, seat, state.players),
            drawn=state.drawn.name if mine and state.drawn is not None else None,
            players=tuple(
                [
                    self._player(state, SeatId(owner), seat, awards[owner], counted=is_over)
                    for owner in range(state.players)
                ]
            ),
            ended=state.ended,
            ranks=turn.result.ranks if isinstance(turn, Over) else (),
        )

    def _player(
        self, state: State, owner: SeatId, seat: SeatId | None, awards: list[Award], *, counted: bool
    ) -> Player:
        sees_hand = owner == seat
        known = known_hand(state, owner, seat)
        rice = rice_in(state.hands[owner] if sees_hand or counted else known)
        sheet = self._scorer.sheet(state, owner, rice)
        lines = [(score.side, CardLine(score.card.name, score.card.points, score.bonus)) for score in sheet]
        return Player(
            hand_size=len(state.hands[owner]),
            hand=names(state.hands[owner]) if sees_hand else None,
            known=names(known) if self._options.memory_aid else None,
            left=tuple([line for side, line in lines if side == 0]),
            right=tuple([line for side, line in lines if side == 1]),
            awards=tuple([AwardLine(award.card.name, award.points) for award in awards]),
            score=sum([line.points + line.bonus for _, line in lines]) + sum([award.points for award in awards]),
            hand_limit=hand_limit(state, owner),
            draw_folds=draw_folds(state, owner),
            has_chosen=_has_chosen(state, owner),
        )


def _gift(state: State, seat: SeatId | None, half: int) -> str | None:
    """The card that a seat passes; the second half of the gifts goes to the left."""
    if seat is None or len(state.gifts) <= half:
        return None
    gift = state.gifts[half + seat]
    return None if gift is None else gift.name


def _has_chosen(state: State, owner: SeatId) -> bool:
    gifts = [state.gifts[slot] for slot in range(owner, len(state.gifts), state.players)]
    wanted = min(len(gifts), len(state.hands[owner]))
    return wanted > 0 and sum([gift is not None for gift in gifts]) == wanted
