"""Points and polygons on the square sheet, written as text: `10,20 30,40.5 50,20`."""

from collections.abc import Iterable
from math import hypot, isfinite
from typing import NamedTuple

SHEET_SIDE = 100


class Point(NamedTuple):
    x: float
    y: float


Polygon = tuple[Point, ...]
Segment = tuple[Point, Point]


def parse_points(text: str) -> Polygon:
    """The inverse of `show_points`; a ValueError names the word that is not a point."""
    return tuple(_parse_point(word) for word in text.split())


def _parse_point(word: str) -> Point:
    try:
        x, y = (_parse_place(part) for part in word.split(","))
    except ValueError:
        raise ValueError(f"`{word}` is not a point; a point is written `x,y`") from None
    return Point(x, y)


def _parse_place(text: str) -> float:
    place = float(text)
    if not isfinite(place):
        raise ValueError(text)  # `nan` and `inf` are numbers to Python, but nowhere on a sheet
    return place


def show_points(points: Iterable[Point]) -> str:
    return " ".join(f"{show_number(p.x)},{show_number(p.y)}" for p in points)


def show_number(value: float) -> str:
    """At most two decimals and no trailing zeros: the same text on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def reflected(points: Polygon) -> Polygon:
    """The polygon on the other side of the vertical middle line."""
    return tuple(Point(SHEET_SIDE - p.x, p.y) for p in points)


def edges(points: Polygon) -> tuple[Segment, ...]:
    return tuple(zip(points, points[1:] + points[:1], strict=True))


def signed_area(points: Polygon) -> float:
    """Positive for points that run clockwise on a sheet whose y axis points down."""
    return sum(a.x * b.y - b.x * a.y for a, b in edges(points)) / 2


def clockwise(points: Polygon) -> Polygon:
    return points if signed_area(points) >= 0 else points[::-1]


def facing(edge: Segment, direction: Point) -> float:
    """How far an edge of a clockwise polygon faces a direction: 1 fully, 0 sideways, less than 0 away."""
    start, end = edge
    normal = Point(end.y - start.y, start.x - end.x)
    length = hypot(*normal) * hypot(*direction)
    return (normal.x * direction.x + normal.y * direction.y) / length if length else 0.0
