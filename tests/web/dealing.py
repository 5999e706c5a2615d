"""`kamishima serve` whose deals can be had again: they follow from the name of the test that asks for a table.

A red test is red again when it is run again. `KAMISHIMA_DEALS=2` (or anything else) deals other cards.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from pathlib import Path
from unittest import mock

from kamishima.cli.main import main
from kamishima.core.chance import SECRET_BYTES

NAME = "KAMISHIMA_TEST_NAME"
"""The file that says which test is running."""
DEALS = "KAMISHIMA_DEALS"


class Deals:
    """Takes the place of `secrets.token_bytes`."""

    def __init__(self, name: Path) -> None:
        self._name = name
        self._test = ""
        self._made = 0
        self._unpredictable = secrets.token_bytes

    def __call__(self, count: int | None = None) -> bytes:
        if count != SECRET_BYTES:
            return self._unpredictable(count)
        if (test := self._name.read_text("utf-8")) != self._test:
            self._test, self._made = test, 0
        self._made += 1
        return hashlib.sha256(f"{os.environ.get(DEALS, '1')} {self._test} {self._made}".encode()).digest()


if __name__ == "__main__":
    with mock.patch.object(secrets, "token_bytes", Deals(Path(os.environ[NAME]))):
        sys.exit(main())
