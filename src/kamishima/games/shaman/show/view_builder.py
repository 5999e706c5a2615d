"""Building views by allow-list (S2.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import Decision, Over, SeatId, Turn
from kamishima.games.shaman.rules.actions import Site, Space
from kamishima.games.shaman.rules.dealing import dealt_to, is_dealt
from kamishima.games.shaman.rules.geometry import NOWHERE, SEA
from kamishima.games.shaman.rules.knowledge import sees_coins
from kamishima.games.shaman.rules.land import Land
from kamishima.games.shaman.rules.scoring import IslandScore, Scorer
from kamishima.games.shaman.rules.state import DEAL, OVER, State
from kamishima.games.shaman.show.view import Island, Names, Rider, Stack, Tally, Tribe, View, Warrior


class Shown:
    def __init__(self, stacks: tuple[Stack, ...], islands: tuple[Island, ...]) -> None:
        self.stacks: Final = stacks
        self.islands: Final = islands


class Known:
    """A tribe as it was shown, and all that it follows from: most actions leave most tribes as they are."""

    def __init__(self, state: State, owner: i64, tribe: Tribe) -> None:
        first = state.shaman(owner)
        self.rider: Final[i64] = state.rider
        self.spaces: Final = [_space(state.land, cell) for cell in state.where[first : first + state.size]]
        self.spirit: Final = _space(state.land, state.dice[owner])
        self.host: Final = _host(state, owner)
        self.tribe: Final = tribe

    def is_of(self, state: State, owner: i64) -> bool:
        """Whether it would be shown alike in a position: the land may be another where the tribe does not stand."""
        land, where, first = state.land, state.where, state.shaman(owner)
        if self.rider != state.rider or self.spirit is not _space(land, state.dice[owner]):
            return False
        spaces = self.spaces
        for place in range(len(spaces)):
            if spaces[place] is not _space(land, where[first + place]):
                return False
        return self.host is _host(state, owner)


def _space(land: Land, cell: i64) -> Space | None:
    return None if cell == NOWHERE else land.space(cell)


def _host(state: State, owner: i64) -> Space | None:
    """Where the warrior stands that a seat's shaman is laid on."""
    host = state.hosts[owner]
    return None if host == NOWHERE else _space(state.land, state.where[host])


class Viewer:
    def __init__(self, tribes: Names, coins: Names, scorer: Scorer, turn_limit: int) -> None:
        self._tribes = tribes
        self._coins = coins
        self._scorer = scorer
        self._turn_limit = turn_limit

    def view(self, state: State, seat: SeatId | None, turn: Turn) -> View:
        result = turn.result if isinstance(turn, Over) else None
        land = shown(state.land)
        return View(
            seat=seat,
            phase=state.phase,
            acting=turn.seat if isinstance(turn, Decision) else None,
            turn_of=state.seat,
            starter=state.starter,
            round=min(state.turns // state.players + 1, self._turn_limit),
            last_round=self._turn_limit,
            actions_left=state.actions,
            stacks=land.stacks,
            islands=land.islands,
            islands_to_end=state.players + 1,
            sunk=state.sunk,
            tribes=tuple([self._shown(state, owner, seat) for owner in range(state.players)]),
            rider=self._rider(state, seat),
            coin=self._coins[state.coin] if state.coin != NOWHERE and state.seat == seat else None,
            tallies=tallies(state, self._scorer) if result else (),
            scores=result.scores if result else (),
            ended=state.ended,
            ranks=result.ranks if result else (),
        )

    def coin_of(self, state: State, piece: i64, seat: SeatId | None) -> str | None:
        """The coin of a warrior, if the audience may know it; nothing for a shaman."""
        coin = piece % state.size - 1
        if coin < 0 or not sees_coins(state, state.owner(piece), seat) or not is_dealt(state, piece):
            return None
        return self._coins[coin]

    def _shown(self, state: State, owner: i64, seat: SeatId | None) -> Tribe:
        """A tribe, as it was shown before if nothing about it has changed."""
        if state.phase == DEAL:  # which coins are settled changes from step to step
            return self._tribe(state, owner, seat)
        remembered = state.tribes
        if remembered is None:
            nothing: list[object] = [None] * (2 * state.players)
            remembered = state.tribes = nothing
        place = 2 * owner + (1 if sees_coins(state, owner, seat) else 0)
        known = remembered[place]
        if isinstance(known, Known) and known.is_of(state, owner):
            return known.tribe
        tribe = self._tribe(state, owner, seat)
        remembered[place] = Known(state, owner, tribe)
        return tribe

    def _tribe(self, state: State, owner: i64, seat: SeatId | None) -> Tribe:
        shaman, host = state.shaman(owner), _host(state, owner)
        placed: list[i64] = []
        left: list[str] = []
        for piece in range(shaman + 1, shaman + state.size):
            if state.where[piece] >= 0:
                # by their places, since the order of the coins would tell
                placed.append(_order(state, piece) * len(state.where) + piece)
            elif piece != state.rider:
                left.append(self._coins[piece - shaman - 1])
        placed.sort()
        return Tribe(
            name=self._tribes[owner],
            shaman=space_of(state, state.where[shaman]),
            spirit=space_of(state, state.dice[owner]),
            host=None if host is None else host.name,
            warriors=tuple([self._warrior(state, key % len(state.where), seat) for key in placed]),
            in_hand=len(left),
            coins_in_hand=tuple(left) if self._knows_hand(state, owner, seat) else None,
        )

    def _knows_hand(self, state: State, owner: i64, seat: SeatId | None) -> bool:
        """Nobody knows what is left in a hand before all others have been dealt."""
        return sees_coins(state, owner, seat) and dealt_to(state, owner) == state.size - 1

    def _warrior(self, state: State, piece: i64, seat: SeatId | None) -> Warrior:
        space = state.land.space(state.where[piece])
        coin = self.coin_of(state, piece, seat)
        if coin is not None:
            return Warrior(space.name, coin)
        known = space.warrior
        if not isinstance(known, Warrior):
            known = space.warrior = Warrior(space.name, None)
        return known

    def _rider(self, state: State, seat: SeatId | None) -> Rider | None:
        if state.rider == NOWHERE:
            return None
        kind = "shaman" if state.rider % state.size == 0 else "warrior"
        return Rider(state.owner(state.rider), kind, self.coin_of(state, state.rider, seat))


def _order(state: State, piece: i64) -> i64:
    """Rows first, then columns: the place of a space among all."""
    space = state.land.space(state.where[piece])
    return 1000 * space.y + space.x


def space_of(state: State, cell: i64) -> str | None:
    space = _space(state.land, cell)
    return None if space is None else space.name


def shown(land: Land) -> Shown:
    """A land as everybody sees it; worked out once, since most actions leave the land as it is."""
    known = land.shown
    if not isinstance(known, Shown):
        known = land.shown = _show(land)
    return known


def _show(land: Land) -> Shown:
    slots = _in_order(land)
    stacks = [_stack(land.site(slot), land.heights[slot]) for slot in slots]
    order = {slot: place for place, slot in enumerate(slots)}
    found = [[slot for slot in slots if (island >> slot) & 1] for island in land.islands]
    found.sort(key=lambda island: order[island[0]])
    return Shown(tuple(stacks), tuple([_island(land, island) for island in found]))


def _in_order(land: Land) -> list[int]:
    """The slots of the stacks, rows first, then columns."""
    keys: list[int] = []
    for slot in range(land.slots):
        site = land.sites[slot]
        if site is not None:
            keys.append((site.y * SEA + site.x) * land.slots + slot)
    return [key % land.slots for key in sorted(keys)]


def _stack(site: Site, height: int) -> Stack:
    known = site.shown.get(height)
    if not isinstance(known, Stack):
        names = tuple([space.name for space in site.spaces])
        known = site.shown[height] = Stack(site.name, site.x, site.y, height, names)
    return known


def _island(land: Land, slots: list[int]) -> Island:
    sites = tuple([land.site(slot).name for slot in slots])
    tiles = sum([land.heights[slot] for slot in slots])
    return Island(sites[0], tiles, sites)


def islands(state: State) -> tuple[Island, ...]:
    """All islands, in the order of the stacks that name them."""
    return shown(state.land).islands


def tallies(state: State, scorer: Scorer) -> tuple[Tally, ...]:
    """What each island brings, in the order of the islands."""
    if state.phase != OVER:
        return ()
    sheet = {site: score for score in scorer.sheet(state) for site in _sites_of(state, score.island)}
    return tuple([_tally(island.name, sheet[island.name]) for island in islands(state)])


def _sites_of(state: State, island: i64) -> list[str]:
    return [state.land.site(slot).name for slot in range(state.land.slots) if (island >> slot) & 1]


def _tally(name: str, score: IslandScore) -> Tally:
    return Tally(name, score.tiles, score.totals, score.strongest, score.controllers, score.points)
