"""Figures of the benchmark are kept with their day, the newest first."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.rows import HEAD, RESULTS, Row, against, keep, section


def test_a_section_has_its_day_and_a_row_for_every_figure() -> None:
    text = section([Row("memory", 1.5, "kB"), against("play", 20.0, "moves/s", "peer", 10.0)], "2026-11-18")
    assert text.startswith("\n## 2026-11-18 (")
    assert "| memory | 1.5 kB |  |" in text
    assert "| play | 20.0 moves/s | peer 10.0, 2.00× |" in text


def test_newer_results_stand_above_older_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    RESULTS.parent.mkdir()
    keep([Row("the older", 1.0, "ms")])
    keep([Row("the newer", 2.0, "ms")])
    text = RESULTS.read_text("utf-8")
    assert text.startswith(HEAD)
    assert text.count(HEAD) == 1
    assert text.index("the newer ") < text.index("the older ")
