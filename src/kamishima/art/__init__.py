"""Folded-paper art: figures made of facets, painted from one palette, drawn as SVG or in a PDF."""

from kamishima.art.figure import Facet, Figure, FigureFault, Group
from kamishima.art.library import Piece, find_piece, group_names, pieces, pieces_of
from kamishima.art.paint import PaintedFacet, paint
from kamishima.art.palette import Tint
from kamishima.art.svg import draw_svg

__all__ = [
    "Facet",
    "Figure",
    "FigureFault",
    "Group",
    "PaintedFacet",
    "Piece",
    "Tint",
    "draw_svg",
    "find_piece",
    "group_names",
    "paint",
    "pieces",
    "pieces_of",
]
