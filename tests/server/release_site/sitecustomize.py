"""Read by every Python process that has this folder on its path: makes it one of the releases of the tests."""

from __future__ import annotations

import os

from tests.server.releases import NAME, install

if os.environ.get(NAME) in ("N", "N+1"):
    install("N" if os.environ[NAME] == "N" else "N+1")
