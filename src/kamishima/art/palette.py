"""Papers and their tones: one base colour a paper, lightened and darkened in OKLab so that steps look even."""

from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

LIGHT_END, DARK_END = 0.975, 0.17
LIGHTER = (0.0, 0.26, 0.5, 0.74)
DARKER = (0.0, 0.17, 0.33, 0.49)
INK_DEPTH = 0.8
MIDDLE_LUMINANCE = 0.179  # as far from black as from white, as contrast is counted


class Tint(StrEnum):
    COLOUR = "colour"
    GREY = "grey"


class UnknownPaper(LookupError):
    """A facet or a figure asks for a paper that the palette does not have."""


class _PaletteFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    papers: dict[str, str]


class Lab(NamedTuple):
    lightness: float
    a: float
    b: float


@cache
def papers() -> dict[str, str]:
    text = files("kamishima.art").joinpath("palette.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=_PaletteFile).papers


@cache
def colour(paper: str, tone: int, tint: Tint = Tint.COLOUR) -> str:
    if paper not in papers():
        raise UnknownPaper(f"no paper `{paper}`; the palette has {', '.join(sorted(papers()))}")
    lab = _toned(_lab_of(papers()[paper]), tone)
    return _hex_of(Lab(lab.lightness, 0, 0) if tint is Tint.GREY else lab)


def towards_white(final_colour: str, part: float) -> str:
    """A colour seen through a white veil, for printing without transparency."""
    channels = (int(final_colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(value + (255 - value) * part):02x}" for value in channels)


def ink_of(paper: str) -> str:
    """A deep shade of a paper for words on white or on the lightest tone of the same paper."""
    dark = colour(paper, -3)
    return "#" + "".join(f"{round(int(dark[at : at + 2], 16) * INK_DEPTH):02x}" for at in (1, 3, 5))


def ink_on(ground: str) -> str:
    """Black or white, whichever stands out more: on any ground one of them has a contrast of 4.5 or more."""
    red, green, blue = (_linear(int(ground[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return "#000000" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE_LUMINANCE else "#ffffff"


def _toned(lab: Lab, tone: int) -> Lab:
    end, way, fade = (LIGHT_END, LIGHTER[tone], 0.55) if tone > 0 else (DARK_END, DARKER[-tone], 0.35)
    keep = 1 - fade * way
    return Lab(lab.lightness + (end - lab.lightness) * way, lab.a * keep, lab.b * keep)


def _lab_of(colour_text: str) -> Lab:
    red, green, blue = (_linear(int(colour_text[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return Lab(
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _hex_of(lab: Lab) -> str:
    long = (lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3
    medium = (lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3
    short = (lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b) ** 3
    channels = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(min(1.0, max(0.0, value)))):02x}" for value in channels)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
