"""Texts in every language, once for all tests."""

from __future__ import annotations

from functools import cache

import pytest

from kamishima.games.origami.pack.content import Content, house_content
from kamishima.texts.catalogue import LOCALES
from kamishima.texts.texts import Texts


@cache
def _load(locale: str) -> Texts:
    return Texts.load("origami", locale)


@pytest.fixture(params=LOCALES)
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of each language in turn."""
    return _load(request.param)


@pytest.fixture
def english() -> Texts:
    return _load("en")


@pytest.fixture
def german() -> Texts:
    return _load("de")


@pytest.fixture
def polish() -> Texts:
    return _load("pl")


@pytest.fixture(scope="session")
def content() -> Content:
    """Our own pack."""
    return house_content()
