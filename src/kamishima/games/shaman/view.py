"""What one audience may know of a position, built by allow-list (S2.2)."""

from __future__ import annotations

import msgspec

from kamishima.core.game import Decision, Over, SeatId, Turn
from kamishima.games.shaman.geometry import NOWHERE
from kamishima.games.shaman.knowledge import sees_coins
from kamishima.games.shaman.scoring import IslandScore, Scorer
from kamishima.games.shaman.state import OVER, State

Names = tuple[str, ...]


class Stack(msgspec.Struct, frozen=True):
    """A stack of tiles: the name of its site, its south-western column and row counted from 0, and its height."""

    site: str
    x: int
    y: int
    height: int
    spaces: Names
    """South-west, south-east, north-west, north-east."""


class Island(msgspec.Struct, frozen=True):
    """Stacks that hang together, named after the southernmost and then westernmost of them."""

    name: str
    tiles: int
    sites: Names


class Warrior(msgspec.Struct, frozen=True):
    """A warrior on the land, and its coin if the audience may know it."""

    space: str
    coin: str | None


class Tribe(msgspec.Struct, frozen=True):
    """The pieces of one seat as the audience sees them."""

    name: str
    shaman: str | None
    """The space of the shaman; nothing while it is in hand or in the spirit world."""
    spirit: str | None
    """The space of its spirit, while a spirit movement is under way."""
    host: str | None
    """The space of the warrior on which the shaman is laid meanwhile."""
    warriors: tuple[Warrior, ...]
    """By the places where they stand."""
    in_hand: int
    coins_in_hand: Names | None
    """The coins still to be placed, if the audience may know them."""


class Rider(msgspec.Struct, frozen=True):
    """A piece that is being set down."""

    seat: int
    piece: str
    coin: str | None


class Tally(msgspec.Struct, frozen=True):
    """What an island brought to whom, when the game is over."""

    island: str
    tiles: int
    totals: tuple[int, ...]
    strongest: tuple[int, ...]
    controllers: tuple[int, ...]
    points: tuple[int, ...]


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
    """How many turns everybody has begun, counted from 1."""
    last_round: int
    actions_left: int
    stacks: tuple[Stack, ...]
    islands: tuple[Island, ...]
    islands_to_end: int
    sunk: int
    tribes: tuple[Tribe, ...]
    rider: Rider | None
    coin: str | None
    """The coin that the audience has chosen to place next."""
    tallies: tuple[Tally, ...]
    scores: tuple[int, ...]
    ended: str
    ranks: tuple[int, ...]


class Viewer:
    """Builds views of one game."""

    def __init__(self, tribes: Names, coins: Names, scorer: Scorer, turn_limit: int) -> None:
        self._tribes = tribes
        self._coins = coins
        self._scorer = scorer
        self._turn_limit = turn_limit

    def view(self, state: State, seat: SeatId | None, turn: Turn) -> View:
        """The table as a seat, or a spectator (None), sees it."""
        result = turn.result if isinstance(turn, Over) else None
        return View(
            seat=seat,
            phase=state.phase,
            acting=turn.seat if isinstance(turn, Decision) else None,
            turn_of=state.seat,
            starter=state.starter,
            round=min(state.turns // state.players + 1, self._turn_limit),
            last_round=self._turn_limit,
            actions_left=state.actions,
            stacks=stacks(state),
            islands=islands(state),
            islands_to_end=state.players + 1,
            sunk=state.sunk,
            tribes=tuple([self._tribe(state, owner, seat) for owner in range(state.players)]),
            rider=self._rider(state, seat),
            coin=self._coins[state.coin] if state.coin != NOWHERE and state.seat == seat else None,
            tallies=tallies(state, self._scorer) if result else (),
            scores=result.scores if result else (),
            ended=state.ended,
            ranks=result.ranks if result else (),
        )

    def coin_of(self, state: State, piece: int, seat: SeatId | None) -> str | None:
        """The coin of a warrior, if the audience may know it; nothing for a shaman."""
        coin = piece % state.size - 1
        return self._coins[coin] if coin >= 0 and sees_coins(state, state.owner(piece), seat) else None

    def _tribe(self, state: State, owner: int, seat: SeatId | None) -> Tribe:
        shaman, host = state.shaman(owner), state.hosts[owner]
        pieces = range(shaman + 1, shaman + state.size)
        # by their places, since the order of the coins would tell
        placed = sorted([piece for piece in pieces if state.where[piece] >= 0], key=lambda piece: _order(state, piece))
        left = [self._coins[piece - shaman - 1] for piece in pieces if state.where[piece] < 0 and piece != state.rider]
        return Tribe(
            name=self._tribes[owner],
            shaman=space_of(state, state.where[shaman]),
            spirit=space_of(state, state.dice[owner]),
            host=None if host == NOWHERE else space_of(state, state.where[host]),
            warriors=tuple(
                [
                    Warrior(state.land.space(state.where[piece]).name, self.coin_of(state, piece, seat))
                    for piece in placed
                ]
            ),
            in_hand=len(left),
            coins_in_hand=tuple(left) if sees_coins(state, owner, seat) else None,
        )

    def _rider(self, state: State, seat: SeatId | None) -> Rider | None:
        if state.rider == NOWHERE:
            return None
        kind = "shaman" if state.rider % state.size == 0 else "warrior"
        return Rider(state.owner(state.rider), kind, self.coin_of(state, state.rider, seat))


def _order(state: State, piece: int) -> tuple[int, int]:
    space = state.land.space(state.where[piece])
    return space.y, space.x


def space_of(state: State, cell: int) -> str | None:
    """The name of a cell's space; nothing for no cell."""
    return None if cell == NOWHERE else state.land.space(cell).name


def stacks(state: State) -> tuple[Stack, ...]:
    """All stacks from the south to the north, from the west to the east."""
    land = state.land
    found: list[Stack] = []
    for slot in range(land.slots):
        site = land.sites[slot]
        if site is not None:
            names = tuple([space.name for space in site.spaces])
            found.append(Stack(site.name, site.x, site.y, land.heights[slot], names))
    return tuple(sorted(found, key=lambda stack: (stack.y, stack.x)))


def islands(state: State) -> tuple[Island, ...]:
    """All islands, in the order of the stacks that name them."""
    order = {stack.site: place for place, stack in enumerate(stacks(state))}
    found = [
        Island("", state.land.tiles_of(island), tuple(sorted(sites_of(state, island), key=order.__getitem__)))
        for island in state.land.islands
    ]
    return tuple(
        [
            Island(island.sites[0], island.tiles, island.sites)
            for island in sorted(found, key=lambda island: order[island.sites[0]])
        ]
    )


def sites_of(state: State, island: int) -> list[str]:
    """The sites of an island's stacks."""
    return [state.land.site(slot).name for slot in range(state.land.slots) if (island >> slot) & 1]


def tallies(state: State, scorer: Scorer) -> tuple[Tally, ...]:
    """What each island brings, in the order of the islands."""
    if state.phase != OVER:
        return ()
    sheet = {site: score for score in scorer.sheet(state) for site in sites_of(state, score.island)}
    return tuple([_tally(island.name, sheet[island.name]) for island in islands(state)])


def _tally(name: str, score: IslandScore) -> Tally:
    return Tally(name, score.tiles, score.totals, score.strongest, score.controllers, score.points)
