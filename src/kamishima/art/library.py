"""All figures, by group and by the id that the games use."""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kamishima.art.figure import Figure, FigureFault, Group, decode_group
from kamishima.games.box import Box
from kamishima.games.registry import GAMES

SHARED = ("boxes", "bots")
"""The groups that belong to no game."""


class UnknownPiece(LookupError):
    """No figure has the id that was asked for."""


class Piece(NamedTuple):
    """A figure folded from a certain paper, under the id of the content: `geisha` in red is `geisha-red`."""

    id: str
    group: str
    figure: Figure
    paper: str


def group_names() -> tuple[str, ...]:
    """The groups of every game, then those that they share."""
    return (*_homes(), *SHARED)


@cache
def _homes() -> dict[str, Box]:
    """The game that each group belongs to; a group that two have is a fault."""
    groups = [(name, box) for box in GAMES.values() for name in box.figures]
    twice = [name for name, count in Counter([*SHARED, *[name for name, _ in groups]]).items() if count > 1]
    if twice:
        raise FigureFault(f"groups of figures with the same name: {', '.join(twice)}")
    return dict(groups)


@cache
def load_group(name: str) -> Group:
    path = ("figures", f"{name}.toml")
    home = _homes().get(name)
    source = files("kamishima.art").joinpath(*path).read_text("utf-8") if home is None else home.file(*path)
    if source is None:
        raise FigureFault(f"{name}: there is no file {'/'.join(path)} in the package of the game")
    return decode_group(source, name)


@cache
def pieces_of(name: str) -> tuple[Piece, ...]:
    if name not in group_names():
        raise UnknownPiece(f"no group `{name}`; there are {', '.join(group_names())}")
    return pieces_in(load_group(name), name)


def pieces_in(group: Group, name: str) -> tuple[Piece, ...]:
    """Every figure of a group, on its base if it has one, in each of the group's papers."""
    bases = {base.id: base for base in group.bases}
    whole = (_on_base(figure, bases, name) for figure in group.figures)
    return tuple(piece for figure in whole for piece in _variants(figure, group, name))


def _variants(figure: Figure, group: Group, name: str) -> list[Piece]:
    if group.variants:
        return [Piece(f"{figure.id}-{paper}", name, figure, paper) for paper in group.variants]
    return [Piece(figure.id, name, figure, figure.paper or group.paper)]


def _on_base(figure: Figure, bases: dict[str, Figure], name: str) -> Figure:
    if figure.base is None:
        return figure
    if figure.base not in bases:
        raise FigureFault(f"{name}/{figure.id}: no base `{figure.base}`; there are {', '.join(bases) or 'none'}")
    base = bases[figure.base]
    if base.mirror != figure.mirror:
        raise FigureFault(f"{name}/{figure.id}: figure and base `{base.id}` must agree on `mirror`")
    return Figure(figure.id, base.facets + figure.facets, figure.paper or base.paper, None, figure.mirror)


@cache
def pieces() -> dict[str, Piece]:
    """Every piece by id; an id that occurs twice is a fault."""
    everything = [piece for name in group_names() for piece in pieces_of(name)]
    twice = [name for name, count in Counter(piece.id for piece in everything).items() if count > 1]
    if twice:
        raise FigureFault(f"figures with the same id: {', '.join(twice)}")
    return {piece.id: piece for piece in everything}


def find_piece(piece_id: str) -> Piece:
    try:
        return pieces()[piece_id]
    except KeyError:
        raise UnknownPiece(f"no figure `{piece_id}`") from None
