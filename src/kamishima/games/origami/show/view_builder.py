"""Building views by allow-list (O8)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kamishima.core.turn import Decision, Over, SeatId, Turn
from kamishima.games.origami.rules.actions import names
from kamishima.games.origami.rules.cards import Kind, Pile
from kamishima.games.origami.rules.modifiers import draw_folds, hand_limit, line_size
from kamishima.games.origami.rules.movement import known_hand
from kamishima.games.origami.rules.options import Options
from kamishima.games.origami.rules.scorer import Award, Scorer, rice_in
from kamishima.games.origami.rules.state import State
from kamishima.games.origami.show.view import AwardLine, CardLine, Player, Reach, View

_LINE: Final = 0
_DISCARDS: Final = 1
_CHARACTERS: Final = 2
_AWARDS: Final = 3
_PLAYERS: Final = 4
"""Where `State.seen` has what was shown last; the players stand behind all the rest, each for others and for itself."""


class Named:
    """Cards that lie openly, and their names: mostly they lie there still."""

    def __init__(self, pile: Pile) -> None:
        self.pile: Final = pile
        self.names: Final = names(pile)


class Known:
    """A player as shown, and all that it follows from: most actions leave most players as they are."""

    def __init__(
        self, state: State, owner: SeatId, known: Pile, rice: int, awards: list[Award], *, player: Player
    ) -> None:
        self.left: Final = state.collections[2 * owner]
        self.right: Final = state.collections[2 * owner + 1]
        self.hand: Final = state.hands[owner]
        self.characters: Final = state.characters
        self.families: Final = state.families
        self.gifts: Final = state.gifts
        self.known: Final = known
        self.rice: Final = rice
        self.awards: Final = awards
        self.player: Final = player

    def is_of(self, state: State, owner: SeatId, known: Pile, rice: int, awards: list[Award]) -> bool:
        return self.counts_as(state, owner, rice, awards) and (self.known is known or self.known == known)

    def counts_as(self, state: State, owner: SeatId, rice: int, awards: list[Award]) -> bool:
        """Whether all but the cards of the hand would be shown alike: what has not changed is the same object."""
        return (
            self.hand is state.hands[owner]
            and self.left is state.collections[2 * owner]
            and self.right is state.collections[2 * owner + 1]
            and self.characters is state.characters
            and self.families is state.families
            and self.gifts is state.gifts
            and self.rice == rice
            and _are_alike(self.awards, awards)
        )


def _are_alike(some: list[Award], others: list[Award]) -> bool:
    if some is others:
        return True
    if len(some) != len(others):
        return False
    for place in range(len(some)):
        if some[place].card is not others[place].card or some[place].points != others[place].points:
            return False
    return True


class Judged:
    """What characters and cards give to each seat, and all that it follows from: the same for every audience."""

    def __init__(self, state: State, awards: list[list[Award]]) -> None:
        self.collections: Final = state.collections
        self.characters: Final = state.characters
        self.hands: Final = state.hands
        self.families: Final = state.families
        self.awards: Final = awards

    def is_of(self, state: State) -> bool:
        """Whether it is the same in a position: what has not changed is the same object."""
        return (
            self.collections is state.collections
            and self.characters is state.characters
            and self.hands is state.hands
            and self.families is state.families
        )


class Viewer:
    def __init__(self, options: Options, scorer: Scorer, rice_family: str, reaches: dict[str, Reach]) -> None:
        self._options = options
        self._scorer = scorer
        self._rice_family = rice_family
        self._reaches = reaches
        self._lines: Final[dict[Kind, dict[int, CardLine]]] = {}
        """Cards in collections by their bonuses: made once, since most stay as they are."""

    def view(self, state: State, seat: SeatId | None, turn: Turn, *, sees_aside: bool) -> View:
        seen = _remembered(state)
        mine = seat is not None and state.stack[-1].seat == seat
        awards = self._awards(state, seen)
        is_over = isinstance(turn, Over)
        phase = state.stack[-1].phase
        acting = turn.seat if isinstance(turn, Decision) else None
        return View(
            seat=seat,
            phase=phase,
            acting=acting,
            turn_of=state.seat,
            starter=state.starter,
            round=state.round,
            last_round=state.last_round,
            box=self._options.box,
            families=state.families,
            pairs=state.pairs,
            characters=_names(seen, _CHARACTERS, state.characters),
            rice_size=state.rice if self._rice_family in state.families else None,
            line=_names(seen, _LINE, state.line),
            line_size=line_size(state),
            deck_size=len(state.deck),
            deck_runouts=state.runouts,
            discards=_names(seen, _DISCARDS, state.discards),
            aside=names(state.aside) if sees_aside else None,
            aside_size=len(state.aside),
            gift=_gift(state, seat, 0),
            left_gift=_gift(state, seat, state.players),
            drawn=state.drawn.name if mine and state.drawn is not None else None,
            reach=self._reaches[phase] if acting is not None and acting == seat else {},
            players=tuple(
                [
                    self._shown(state, SeatId(owner), seat, seen, awards[owner], counted=is_over)
                    for owner in range(state.players)
                ]
            ),
            ended=state.ended,
            ranks=turn.result.ranks if isinstance(turn, Over) else (),
        )

    def _awards(self, state: State, seen: list[object]) -> list[list[Award]]:
        known = seen[_AWARDS]
        if not (isinstance(known, Judged) and known.is_of(state)):
            known = seen[_AWARDS] = Judged(state, self._scorer.awards(state))
        return known.awards

    def _shown(
        self,
        state: State,
        owner: SeatId,
        seat: SeatId | None,
        seen: list[object],
        awards: list[Award],
        *,
        counted: bool,
    ) -> Player:
        """A player, as it was shown before if nothing about it has changed."""
        sees_hand = owner == seat
        known = known_hand(state, owner, seat)
        rice = rice_in(state.hands[owner] if sees_hand or counted else known)
        place = _PLAYERS + 2 * owner + (1 if sees_hand else 0)
        before, twin = seen[place], seen[place + (-1 if sees_hand else 1)]
        if isinstance(before, Known) and before.is_of(state, owner, known, rice, awards):
            return before.player
        if isinstance(twin, Known) and twin.counts_as(state, owner, rice, awards):
            # Somebody else has just seen all but the cards of the hand.
            hand = names(state.hands[owner]) if sees_hand else None
            player = replace(twin.player, hand=hand, known=names(known) if self._options.memory_aid else None)
        else:
            player = self._player(state, owner, known, rice, awards, sees_hand=sees_hand)
        seen[place] = Known(state, owner, known, rice, awards, player=player)
        return player

    def _player(
        self, state: State, owner: SeatId, known: Pile, rice: int, awards: list[Award], *, sees_hand: bool
    ) -> Player:
        points = 0
        sides: list[list[CardLine]] = [[], []]
        for score in self._scorer.sheet(state, owner, rice):
            points += score.card.points + score.bonus
            sides[score.side].append(self._line(score.card, score.bonus))
        return Player(
            hand_size=len(state.hands[owner]),
            hand=names(state.hands[owner]) if sees_hand else None,
            known=names(known) if self._options.memory_aid else None,
            left=tuple(sides[0]),
            right=tuple(sides[1]),
            awards=tuple([AwardLine(award.card.name, award.points) for award in awards]),
            score=points + sum([award.points for award in awards]),
            hand_limit=hand_limit(state, owner),
            draw_folds=draw_folds(state, owner),
            has_chosen=_has_chosen(state, owner),
        )

    def _line(self, card: Kind, bonus: int) -> CardLine:
        known = self._lines.get(card)
        if known is None:
            known = self._lines[card] = {}
        line = known.get(bonus)
        if line is None:
            line = known[bonus] = CardLine(card.name, card.points, bonus)
        return line


def _remembered(state: State) -> list[object]:
    """What was shown last in this match."""
    seen = state.seen
    if seen is None:
        nothing: list[object] = [None] * (_PLAYERS + 2 * state.players)
        seen = state.seen = nothing
    return seen


def _names(seen: list[object], place: int, pile: Pile) -> tuple[str, ...]:
    known = seen[place]
    if not (isinstance(known, Named) and known.pile is pile):
        known = seen[place] = Named(pile)
    return known.names


def _gift(state: State, seat: SeatId | None, half: int) -> str | None:
    """The card that a seat passes; the second half of the gifts goes to the left."""
    if seat is None or len(state.gifts) <= half:
        return None
    gift = state.gifts[half + seat]
    return None if gift is None else gift.name


def _has_chosen(state: State, owner: SeatId) -> bool:
    if not state.gifts:
        return False
    gifts = [state.gifts[slot] for slot in range(owner, len(state.gifts), state.players)]
    wanted = min(len(gifts), len(state.hands[owner]))
    return wanted > 0 and sum([gift is not None for gift in gifts]) == wanted
