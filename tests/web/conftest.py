"""Fixtures of the page's tests: a real server with the built page, and people with a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.web import dealing
from tests.web.people import Company

from kamishima.testing.server import TestServer


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine; none is ever downloaded. Without its own windows it takes half of the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, "the tests of the page need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def name_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("test") / "name"
    file.touch()
    return file


@pytest.fixture(autouse=True)
def _named(name_file: Path, request: pytest.FixtureRequest) -> None:
    """Tell the server which test is running: what it deals follows from that."""
    name_file.write_text(request.node.nodeid, "utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, name_file: Path) -> Iterator[str]:
    """The address of a server process with an empty data folder, which serves the built page."""
    built = Path(str(resources.files("kamishima"))) / "page" / "index.html"
    assert built.is_file(), "the page is not built: run `make web`"
    environment = {**os.environ, dealing.NAME: str(name_file)}
    server = TestServer(tmp_path_factory.mktemp("data"), environment=environment, module=dealing.__name__)
    yield server.open()
    server.close()


@pytest.fixture
def company(browser: Browser, server: str) -> Iterator[Company]:
    """People who come to the server, each with a browser of their own; nobody's page may complain."""
    guests = Company(browser, server)
    yield guests
    guests.leave()
