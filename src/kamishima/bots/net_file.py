"""The weights of a net as a file: a line of JSON that says what they are and how they came about, then half floats."""

from __future__ import annotations

import hashlib
import struct
from typing import Any

import msgspec

from kamishima.bots.net import OUTPUTS, Weights
from kamishima.core.errors import KamishimaError

FORMAT = 1


class Figure(msgspec.Struct, frozen=True):
    """What came of a match of the net against somebody."""

    against: str
    table: str
    games: int
    ahead: float
    """The share of games won, ties counted half."""
    low: float
    high: float
    """The 95 % interval."""
    ms: float = 0.0
    """The mean time of a decision of the net."""
    their_ms: float = 0.0


class Round(msgspec.Struct, frozen=True):
    """One round of self-play and learning."""

    seed: int
    games: int
    positions: int
    iterations: int
    epochs: int
    brier_judge: float
    brier_net: float
    """Of games that were held out; 0.25 is a coin's between two."""
    figures: tuple[Figure, ...] = ()


class History(msgspec.Struct, frozen=True):
    engine: str
    content_hash: str
    tables: tuple[str, ...]
    """What it was trained at, in words."""
    players: tuple[int, ...]
    rounds: tuple[Round, ...] = ()
    figures: tuple[Figure, ...] = ()
    """Against the frozen levels."""


class Header(msgspec.Struct, frozen=True):
    format: int
    game: str
    hidden: int
    gain: float
    features: tuple[str, ...]
    history: History


class NetFile(msgspec.Struct, frozen=True):
    header: Header
    weights: Any
    """`Weights`: a compiled class, of which msgspec knows nothing."""
    hash: str
    """Of the weights alone."""


def write_net(header: Header, weights: Weights) -> bytes:
    numbers: list[float] = []
    for name in header.features:
        numbers += weights.features[name]
    numbers += weights.bias
    for pair in weights.out:
        numbers += pair
    return msgspec.json.encode(header) + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)


def read_net(content: bytes) -> NetFile:
    line, _, body = content.partition(b"\n")
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise KamishimaError(f"these are no weights of a net: {error}") from None
    if header.format != FORMAT:
        raise KamishimaError(f"weights of format {header.format}; this version reads format {FORMAT}")
    width = header.hidden + OUTPUTS
    count = (len(header.features) + 1) * width + header.hidden * OUTPUTS
    if len(body) != 2 * count:
        raise KamishimaError(f"weights of {len(body)} bytes; a net like this has {2 * count}")
    rows = _Rows(struct.unpack(f"<{count}e", body))
    weights = Weights(
        {name: rows.take(width) for name in header.features},
        bias=rows.take(width),
        out=[rows.take(OUTPUTS) for _ in range(header.hidden)],
        gain=header.gain,
    )
    return NetFile(header, weights, hashlib.sha256(body).hexdigest())


class _Rows:
    def __init__(self, numbers: tuple[float, ...]) -> None:
        self._numbers = numbers
        self._place = 0

    def take(self, count: int) -> list[float]:
        self._place += count
        return list(self._numbers[self._place - count : self._place])
