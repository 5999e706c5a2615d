"""`python -m kamishima.art.web OUT`: the figures as the web page takes them.

For each group a sprite, `GROUP.svg`, with one `<symbol id="fig-ID">` a figure: the page loads only the groups that it
shows. Beside them `papers.css` names the colours of all papers as custom properties, for light and for dark tables.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from kamishima.art.geometry import SHEET_SIDE
from kamishima.art.library import Piece, group_names, pieces_of
from kamishima.art.palette import colour, ink_of, ink_on, papers
from kamishima.art.svg import MARGIN, SVG_NAMESPACE, draw_facets

PREFIX = "fig-"
"""Before the ids of symbols, which share one document with everything else on the page."""
HALO = 'stroke="#fff" stroke-opacity=".5"'
HALO_BY_THEME = 'class="halo"'
"""The pale rim that carries a figure on dark tables is a matter of the theme."""
DARK_PALE = 0.34
"""How much of a paper shines through the dark ground behind a figure."""
DARK_GROUND = (33, 31, 37)


def draw_sprite(pieces: Sequence[Piece]) -> str:
    return f'<svg xmlns="{SVG_NAMESPACE}">{"".join(_symbol(piece) for piece in pieces)}</svg>\n'


def _symbol(piece: Piece) -> str:
    box = f"{-MARGIN} {-MARGIN} {SHEET_SIDE + 2 * MARGIN} {SHEET_SIDE + 2 * MARGIN}"
    inside = draw_facets(piece).replace(HALO, HALO_BY_THEME)
    return f'<symbol id="{PREFIX}{piece.id}" viewBox="{box}">{inside}</symbol>'


def draw_papers() -> str:
    """The colours of all papers: as they are, what is written on them, pale grounds, and words in their colour."""
    lines = [line for paper in papers() for line in _paper_lines(paper)]
    return ":root {\n" + "".join(f"  {line}\n" for line in lines) + "}\n"


def _paper_lines(paper: str) -> list[str]:
    base = colour(paper, 0)
    pale, dark_pale = colour(paper, 3), _over_dark(base)
    return [
        f"--paper-{paper}: {base};",
        f"--paper-{paper}-on: {ink_on(base)};",
        f"--paper-{paper}-pale: light-dark({pale}, {dark_pale});",
        f"--paper-{paper}-ink: light-dark({ink_of(paper)}, {colour(paper, 2)});",
    ]


def _over_dark(base: str) -> str:
    channels = (int(base[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (round(ground + (value - ground) * DARK_PALE) for value, ground in zip(channels, DARK_GROUND, strict=True))
    return "#" + "".join(f"{value:02x}" for value in mixed)


def export(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    texts = {f"{group}.svg": draw_sprite(pieces_of(group)) for group in group_names()}
    texts["papers.css"] = draw_papers()
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return [folder / name for name in texts]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="kamishima.art.web", description="The figures for the web page.")
    parser.add_argument("out", type=Path, help="folder for the sprites and papers.css; made if need be")
    asked = parser.parse_args(arguments)
    try:
        written = export(asked.out)
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    sys.stdout.write("".join(f"{path}\n" for path in written))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
