"""One self-contained page with every figure, for light and dark screens."""

from html import escape
from importlib.resources import files
from string import Template

from kamishima.art.library import Piece, find_piece, group_names, pieces, pieces_of
from kamishima.art.palette import colour
from kamishima.art.svg import draw_svg


def draw_gallery() -> str:
    page = Template(files("kamishima.art").joinpath("gallery.html").read_text("utf-8"))
    return page.substitute(
        icon=draw_svg(find_piece("app-icon")),
        count=len(pieces()),
        links="".join(_link(name) for name in group_names()),
        sections="\n".join(_section(name) for name in group_names()),
    )


def in_words(piece_id: str) -> str:
    """`snowy-owl` as `Snowy owl`: good enough for a gallery; the games have their own translated names."""
    return piece_id.replace("-", " ").capitalize()


def _link(group: str) -> str:
    return f'<a href="#{group}" style="--family:{_group_colour(group)}">{in_words(group)}</a>'


def _section(group: str) -> str:
    cards = "".join(_card(piece) for piece in pieces_of(group))
    title = f"<h2>{in_words(group)} <small>{len(pieces_of(group))}</small></h2>"
    style = f"--family:{_group_colour(group)}"
    return f'<section id="{group}" style="{style}">{title}<div class="sheet">{cards}</div></section>'


def _card(piece: Piece) -> str:
    name = escape(in_words(piece.id))
    return f'<button class="card" type="button" data-name="{name}">{draw_svg(piece)}<span>{name}</span></button>'


def _group_colour(group: str) -> str:
    return colour(pieces_of(group)[0].paper, 0)
