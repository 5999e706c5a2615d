"""Frames of a socket as nearly all of them are: whole texts, short ones from the client."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where that package comes without its compiled part
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Lengths that stand for a length in the next bytes."""
SHORT_HEAD: Final = 6
"""Two bytes and a mask: what stands before a text of less than 126 bytes."""
_LONGER: Final = bytes((TEXT, TWO_BYTES))
_LONGEST: Final = bytes((TEXT, EIGHT_BYTES))


def short_text(data: bytes) -> str | None:
    """The text, where this is one whole short frame, as nearly everything is that arrives; None for anything else."""
    size = len(data) - SHORT_HEAD
    if not 0 <= size < TWO_BYTES or data[0] != TEXT or data[1] != MASKED + size:
        return None
    return text_in(data, SHORT_HEAD)


def text_in(frame: bytes, body: int) -> str | None:
    """The text of a frame whose mask ends where its body begins; None when it is none."""
    try:
        return apply_mask(frame[body:], frame[body - 4 : body]).decode()
    except UnicodeDecodeError:
        return None


def framed(message: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return _LONGER + size.to_bytes(2, "big") + message
    return _LONGEST + size.to_bytes(8, "big") + message
