"""Chance: weighted outcomes, and the two ways to draw one.

A match draws from its secret: step k takes HMAC-SHA256(secret, k, round) with k and round as eight bytes each, big
end first, for rounds 0, 1, 2, ... Each digest is read as four 64-bit numbers; the first one below the largest
multiple of the total weight that fits in 64 bits is reduced modulo the total. So no outcome is favoured, and whoever
knows the secret can redraw every step. Simulations draw from a seeded generator instead, which is much faster.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kamishima.core.errors import KamishimaError

SECRET_BYTES = 32
_SPAN: Final = 1 << 64


def commitment(secret: bytes) -> str:
    """What is shown before the first move: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def drawn_below(secret: bytes, step: int, total: int) -> int:
    """The number in 0..total-1 that the secret gives for one chance step."""
    if not 0 < total <= _SPAN:
        raise ValueError(f"a total weight is between 1 and 2^64, not {total}")
    limit = _SPAN - _SPAN % total
    attempt = 0
    while True:
        digest = hmac.digest(secret, step.to_bytes(8, "big") + attempt.to_bytes(8, "big"), "sha256")
        for start in range(0, 32, 8):
            number = int.from_bytes(digest[start : start + 8], "big")
            if number < limit:
                return number % total
        attempt += 1


def below(rng: random.Random, total: int) -> int:
    """A uniform number in 0..total-1, without modulo bias."""
    if total < 1:
        raise ValueError("there is no number below nothing")
    bits = total.bit_length()
    number = rng.getrandbits(bits)
    while number >= total:
        number = rng.getrandbits(bits)
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    @abstractmethod
    def below(self, step: int, total: int) -> int:
        """A number in 0..total-1 for the chance step with this index."""


class SecretDice(Dice):
    """Chance that can be verified afterwards."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise KamishimaError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret

    def below(self, step: int, total: int) -> int:
        return drawn_below(self.secret, step, total)


class SeededDice(Dice):
    """Fast chance for simulations: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def below(self, step: int, total: int) -> int:
        return below(self.rng, total)
