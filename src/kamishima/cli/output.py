"""The standard streams, also where they cannot show every letter: what they lack is shown by what is most like it."""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
import unicodedata

LIKE = {
    **dict.fromkeys("‐‑‒–—−─━┄┈╌═", "-"),
    **dict.fromkeys("│┃┆┊╎║▏▕", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝┏┓┗┛╞╡╪╴╵╶╷", "+"),
    **dict.fromkeys("█▉▊▋▌▍▐▀▄■▓▒░", "#"),
    **dict.fromkeys("·∙", "."),
    **dict.fromkeys("•◦●○◆◇▪★☆", "*"),
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("“”„″", '"'),
    **dict.fromkeys("›»→▶▸", ">"),
    **dict.fromkeys("‹«←◀◂", "<"),
    **dict(zip("↑▲↓▼×…±✓✗łŁß", "^^vvx.~+xlLs", strict=True)),
}
"""One letter for one, so that columns stay straight."""


def prepare() -> None:
    """No text that we show and no byte that somebody types may end a command."""
    codecs.register_error("kamishima", _most_like)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="kamishima")
    if isinstance(sys.stdin, io.TextIOWrapper):
        with contextlib.suppress(io.UnsupportedOperation):  # something was read from it already
            sys.stdin.reconfigure(errors="replace")


def _most_like(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join([_letter(letter) for letter in letters]), error.end


def _letter(letter: str) -> str:
    """The letter without its accents, or a sign that looks like it; a question mark when there is none."""
    bare = unicodedata.normalize("NFKD", letter)[0]
    return LIKE.get(letter, bare if bare.isascii() else "?")


def write_text(text: str) -> None:
    """Write a file's content to the standard output: it is UTF-8 whatever a terminal can show."""
    sys.stdout.flush()
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:
        sys.stdout.write(text)
    else:
        binary.write(text.encode())
