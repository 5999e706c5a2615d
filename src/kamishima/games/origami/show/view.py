"""What one audience may know of a position (O8); `viewing` builds it."""

from __future__ import annotations

from typing import Literal

import msgspec

Names = tuple[str, ...]
Zone = Literal["line", "hand", "aside", "discards", "tops", "own", "sides", "own-places", "places", "seats"]
"""Where a word lies on the table.

`tops` are the top cards of all collections, `own` all cards of one's own collections and `sides` these collections; the
others are seats and places in collections, which are named by side and number, of `places` with the seat before them.
"""
Reach = dict[str, tuple[tuple[Zone, ...], ...]]
"""By words that were said: where each of the next words lies; what is said later lies where the last of these does."""


class CardLine(msgspec.Struct, frozen=True, gc=False):
    """One card of a collection with what it is worth now."""

    card: str
    points: int
    bonus: int


class AwardLine(msgspec.Struct, frozen=True, gc=False):
    """Points from a character, or from a card that may be another player's."""

    card: str
    points: int


class Player(msgspec.Struct, frozen=True, gc=False):
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


class View(msgspec.Struct, frozen=True, gc=False):
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
    reach: Reach
    """Where the words of the actions lie, for whoever decides; of several entries the last one holds."""
    players: tuple[Player, ...]
    ended: str
    ranks: tuple[int, ...]
