"""The validator: what makes a figure a clean folding. `python -m kamishima.art.check` runs it; it needs shapely.

- A facet has at least three points, a real area, and does not cross itself.
- It lies inside the sheet, and so do its fold lines, which have two ends at least.
- Facets share edges but do not cover each other. A facet with `over = true` is laid on top on purpose; it must then
  really cover a facet that came before it.
- A figure hangs together: no facet floats away from the others.
- Every paper exists, and there are enough facets to look folded.
"""

import sys
from collections.abc import Iterable, Iterator

from shapely import MultiPolygon, union_all
from shapely import Polygon as Area
from shapely.validation import explain_validity

from kamishima.art.figure import PlacedFacet, placed_facets
from kamishima.art.geometry import SHEET_SIDE, Point
from kamishima.art.library import Piece, pieces
from kamishima.art.palette import papers

FEWEST_FACETS = 8
SMALLEST_AREA = 0.5
CREASE = 0.4  # half the width below which a common strip is only rounding between two neighbours
SLIGHTEST_COVER = 0.05
GAP = 0.8


def check_piece(piece: Piece) -> list[str]:
    """Everything that is wrong with a piece; a fault names the figure and the facet, counted as written from 1."""
    facets = list(placed_facets(piece.figure, piece.paper))
    faults = list(_figure_faults(facets)) + [fault for facet in facets for fault in _facet_faults(facet)]
    return [f"{piece.id}: {fault}" for fault in faults or _layer_faults(facets)]


def check_pieces(all_pieces: Iterable[Piece]) -> list[str]:
    return [fault for piece in all_pieces for fault in check_piece(piece)]


def _figure_faults(facets: list[PlacedFacet]) -> Iterator[str]:
    if len(facets) < FEWEST_FACETS:
        yield f"has {len(facets)} facets, a figure needs {FEWEST_FACETS}"


def _facet_faults(facet: PlacedFacet) -> Iterator[str]:
    if facet.paper not in papers():
        yield f"facet {facet.number} is on paper `{facet.paper}`, which the palette does not have"
    if outside := [p for line in (facet.points, *facet.fold_lines) for p in line if not _on_sheet(p)]:
        yield f"facet {facet.number} leaves the sheet at {outside[0].x:g},{outside[0].y:g}"
    if any(len(line) < 2 for line in facet.fold_lines):
        yield f"facet {facet.number} has a fold line without two ends"
    yield from _shape_faults(facet)


def _on_sheet(point: Point) -> bool:
    return 0 <= point.x <= SHEET_SIDE and 0 <= point.y <= SHEET_SIDE


def _shape_faults(facet: PlacedFacet) -> Iterator[str]:
    if len(facet.points) < 3:
        yield f"facet {facet.number} has {len(facet.points)} points, a polygon needs 3"
        return
    area = Area(facet.points)
    if area.convex_hull.area < SMALLEST_AREA:
        yield f"facet {facet.number} has no area"
    elif not area.is_valid:
        yield f"facet {facet.number} is not a simple polygon: {explain_validity(area)}"


def _layer_faults(facets: list[PlacedFacet]) -> Iterator[str]:
    areas = [Area(facet.points) for facet in facets]
    for at, facet in enumerate(facets):
        covered = [facets[below].number for below in range(at) if _covers(areas[at], areas[below])]
        if covered and not facet.over:
            yield f"facet {facet.number} covers facet {covered[0]} without `over = true`"
    yield from _idle_overs(facets, areas)
    yield from _floating(facets, areas)


def _idle_overs(facets: list[PlacedFacet], areas: list[Area]) -> Iterator[str]:
    """Facets that claim to lie over others but, their twins included, touch nothing that came before."""
    laid_on = {facet.number for at, facet in enumerate(facets) if _touches_any(areas[at], areas[:at])}
    for number in sorted({facet.number for facet in facets if facet.over} - laid_on):
        yield f"facet {number} says `over = true` but covers nothing"


def _touches_any(upper: Area, lower: Iterable[Area]) -> bool:
    return any(upper.intersection(area).area > SLIGHTEST_COVER for area in lower)


def _covers(upper: Area, lower: Area) -> bool:
    """Whether two facets have more in common than a strip as thin as a crease."""
    if not upper.intersects(lower):
        return False
    return not upper.intersection(lower).buffer(-CREASE).is_empty


def _floating(facets: list[PlacedFacet], areas: list[Area]) -> Iterator[str]:
    grown = [area.buffer(GAP / 2) for area in areas]
    whole = union_all(grown)
    if not isinstance(whole, MultiPolygon):
        return
    for island in sorted(whole.geoms, key=lambda part: part.area)[:-1]:
        first = next(at for at, area in enumerate(grown) if area.intersects(island))
        yield f"facet {facets[first].number} floats apart from the rest"


def main() -> int:
    faults = check_pieces(pieces().values())
    sys.stdout.write("".join(f"{fault}\n" for fault in faults) or f"{len(pieces())} figures, no fault\n")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
