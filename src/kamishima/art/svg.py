"""Painted facets as a small SVG: no ids, no styles, the same bytes every time."""

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from kamishima.art.geometry import SHEET_SIDE, Point, Polygon, Segment, show_number
from kamishima.art.library import Piece
from kamishima.art.paint import PaintedFacet, outline_colour, paint
from kamishima.art.palette import Tint

SVG_NAMESPACE = "http://www.w3.org/2000/svg"
MARGIN = 2  # room for the rims of facets that reach the edge of the sheet
HALO_WIDTH, OUTLINE_WIDTH, SEAM_WIDTH, LIT_WIDTH, FOLD_WIDTH = "3.4", "1.5", ".5", ".7", ".6"


def draw_svg(piece: Piece, tint: Tint = Tint.COLOUR, title: str | None = None) -> str:
    """One piece as an SVG document that can also be inlined; `title` makes it speak to screen readers."""
    label = f"<title>{escape(title)}</title>" if title else ""
    role = 'role="img"' if title else 'aria-hidden="true"'
    box = f"{-MARGIN} {-MARGIN} {SHEET_SIDE + 2 * MARGIN} {SHEET_SIDE + 2 * MARGIN}"
    return f'<svg xmlns="{SVG_NAMESPACE}" viewBox="{box}" {role}>{label}{draw_facets(piece, tint)}</svg>'


def draw_facets(piece: Piece, tint: Tint = Tint.COLOUR) -> str:
    """The inside of the picture, for use in a larger drawing."""
    facets = paint(piece.figure, piece.paper, tint)
    outline = _outline(facets, outline_colour(piece.paper, tint))
    body = "".join(_facet(facet) for facet in facets)
    return f'<g stroke-linejoin="round" stroke-linecap="round">{outline}<g fill="none">{body}</g></g>'


def _outline(facets: Iterable[PaintedFacet], dark: str) -> str:
    """A dark rim and, around it, a pale one that carries the figure on dark tables."""
    silhouette = "".join(_closed(facet.points) for facet in facets)
    halo = f'<path stroke="#fff" stroke-opacity=".5" stroke-width="{HALO_WIDTH}" fill="none" d="{silhouette}"/>'
    return f'{halo}<path stroke="{dark}" stroke-width="{OUTLINE_WIDTH}" fill="{dark}" d="{silhouette}"/>'


def _facet(facet: PaintedFacet) -> str:
    return "".join(_facet_paths(facet))


def _facet_paths(facet: PaintedFacet) -> Iterator[str]:
    # The stroke in the facet's own colour closes the seam to its neighbour.
    yield f'<path fill="{facet.fill}" stroke="{facet.fill}" stroke-width="{SEAM_WIDTH}" d="{_closed(facet.points)}"/>'
    if facet.lit_edges:
        yield f'<path stroke="#fff" stroke-opacity=".35" stroke-width="{LIT_WIDTH}" d="{_chain(facet.lit_edges)}"/>'
    if facet.folds:
        lines = "".join(_open(line) for line in facet.folds)
        yield f'<path stroke="{facet.fold_colour}" stroke-width="{FOLD_WIDTH}" d="{lines}"/>'


def _closed(points: Polygon) -> str:
    return _open(points) + "z"


def _open(points: Iterable[Point]) -> str:
    first, *rest = (f"{show_number(p.x)} {show_number(p.y)}" for p in points)
    return f"M{first}L{' '.join(rest)}"


def _chain(segments: Iterable[Segment]) -> str:
    """Segments as one path that lifts the pen only where an edge does not continue the one before."""
    pieces: list[list[Point]] = []
    for start, end in segments:
        if pieces and pieces[-1][-1] == start:
            pieces[-1].append(end)
        else:
            pieces.append([start, end])
    return "".join(_open(piece) for piece in pieces)
