"""The figure format: facets on a square sheet, grouped in TOML files, decoded strictly.

A figure is a list of facets, painted in the order in which they are written. A facet is a polygon with a tone (-3 dark
to 3 light) on the figure's paper or on a paper of its own. Facets share edges; one that is laid on top of others says
`over = true`. With `mirror` a facet has a twin on the other side of the sheet's middle line, one tone darker, because
the light comes from the upper left. A figure may be folded onto a `base`: its facets come after those of the base.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Any

import msgspec

from kamishima.art.geometry import Polygon, parse_points, reflected

MIRROR_TONE_DROP = 1
DARKEST, LIGHTEST = -3, 3

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Tone = Annotated[int, msgspec.Meta(ge=DARKEST, le=LIGHTEST)]


class FigureFault(ValueError):
    """A figure that cannot be read; the message names the file's group, the figure and the facet."""


class Facet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    shape: str
    tone: Tone = 0
    paper: str | None = None
    over: bool = False
    mirror: bool | None = None
    folds: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for text in (self.shape, *self.folds):
            parse_points(text)  # bad text is a fault now, not when the facet is drawn

    @cached_property
    def points(self) -> Polygon:
        return parse_points(self.shape)

    @cached_property
    def fold_lines(self) -> tuple[Polygon, ...]:
        return tuple(parse_points(line) for line in self.folds)


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    facets: tuple[Facet, ...]
    paper: str | None = None
    base: str | None = None
    mirror: bool = False


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The figures of one file; with `variants`, each figure exists once in every paper named there."""

    paper: str
    figures: tuple[Figure, ...]
    bases: tuple[Figure, ...] = ()
    variants: tuple[str, ...] = ()


class PlacedFacet(msgspec.Struct, frozen=True):
    """A facet where it lies, after mirroring; `number` counts the facets as they are written, from 1."""

    number: int
    points: Polygon
    tone: int
    paper: str
    over: bool
    fold_lines: tuple[Polygon, ...]


def placed_facets(figure: Figure, paper: str) -> Iterator[PlacedFacet]:
    """Every facet with its twin, in painting order; facets without a paper of their own get `paper`."""
    for number, facet in enumerate(figure.facets, 1):
        placed = _as_written(number, facet, paper)
        yield placed
        if figure.mirror if facet.mirror is None else facet.mirror:
            yield _twin(placed)


def _as_written(number: int, facet: Facet, paper: str) -> PlacedFacet:
    return PlacedFacet(number, facet.points, facet.tone, facet.paper or paper, facet.over, facet.fold_lines)


def _twin(facet: PlacedFacet) -> PlacedFacet:
    tone = max(DARKEST, facet.tone - MIRROR_TONE_DROP)
    folds = tuple(reflected(line) for line in facet.fold_lines)
    return msgspec.structs.replace(facet, points=reflected(facet.points), tone=tone, fold_lines=folds)


class _RawGroup(msgspec.Struct, forbid_unknown_fields=True):
    """A file as it is written: `[[figure]]` and `[[base]]` tables whose content is decoded one by one."""

    paper: str
    figure: list[dict[str, Any]]
    base: list[dict[str, Any]] = []
    variants: tuple[str, ...] = ()


def decode_group(text: str, name: str) -> Group:
    """Read one group file; `name` is only used to say where a fault is."""
    try:
        raw = msgspec.toml.decode(text, type=_RawGroup)
    except msgspec.DecodeError as error:
        raise FigureFault(f"{name}: {error}") from error
    figures = tuple(_decode_figure(table, name) for table in raw.figure)
    bases = tuple(_decode_figure(table, name) for table in raw.base)
    return Group(raw.paper, figures, bases, raw.variants)


def _decode_figure(table: dict[str, Any], group: str) -> Figure:
    try:
        return msgspec.convert(table, Figure)
    except msgspec.ValidationError as error:
        raise FigureFault(f"{group}/{table.get('id', '(no id)')}: {_in_words(str(error))}") from error


def _in_words(message: str) -> str:
    """Turn msgspec's path `$.facets[2].tone` into `facet 3 tone`, counted as people count."""
    text = re.sub(r"\$\.facets\[(\d+)\]", lambda hit: f"facet {int(hit[1]) + 1}", message)
    return re.sub(r"(`facet \d+)\.", r"\1 ", text).replace("`$.", "`")
