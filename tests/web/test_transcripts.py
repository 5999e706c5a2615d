"""What a screen reader tells of one turn of each game, held against golden files.

Write them anew, and read them, when the page is meant to tell something else:

    KAMISHIMA_WRITE_TRANSCRIPTS=1 .venv/bin/python -m pytest tests/web/test_transcripts.py
"""

from __future__ import annotations

import os

import pytest
from tests.web.people import Company
from tests.web.transcripts import FOLDER, TURNS, transcript


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_told_as_in_its_transcript(company: Company, game: str) -> None:
    told, golden = transcript(company, game), FOLDER / f"{game}.txt"
    if os.environ.get("KAMISHIMA_WRITE_TRANSCRIPTS"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, "utf-8")
    assert told == golden.read_text("utf-8")
