"""What the documents say is true: their examples run, and the house rules hold."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kamishima.games.registry import box
from kamishima.testing.walk import actions_of
from kamishima.texts.catalogue import LOCALES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
LONGEST_FILE = 400


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_does_what_it_says() -> None:
    (example,) = blocks(README, "python")
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    commands = [line.partition("#")[0].strip() for block in blocks(README, "sh") for line in block.splitlines()]
    ours = [line for line in commands if re.match(r"kamishima (?!play|replay|serve)", line)]
    assert len(ours) >= 5
    for line in ours:
        words, _, output = line.partition(" > ")
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(words)],
            capture_output=True, text=True, cwd=tmp_path, timeout=240, check=False,
        )  # fmt: skip
        assert done.returncode == 0, (line, done.stderr)
        if output:
            (tmp_path / output.split()[0]).write_text(done.stdout, "utf-8")


def test_links_between_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_changelog_has_the_present_version() -> None:
    from kamishima import __version__

    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in (ROOT / folder).rglob("*.py")]


def test_no_source_file_is_longer_than_four_hundred_lines() -> None:
    long = [path for path in sources("src", "tests", "bench") if path.read_text("utf-8").count("\n") > LONGEST_FILE]
    assert long == []


def test_there_is_at_least_as_much_test_as_source() -> None:
    def lines(*folders: str) -> int:
        return sum([path.read_text("utf-8").count("\n") for path in sources(*folders)])

    assert lines("tests") >= lines("src")


def test_no_document_or_source_names_a_registry_or_a_machine() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    for name in tracked:
        path = ROOT / name
        if (
            path.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ".json"}
            and path.exists()
            and name != "tests/test_documents.py"
        ):
            text = path.read_text("utf-8")
            for word in ("pypi" + ".org", "registry.npmjs", "/root/", "/home/", "file:///"):
                assert word not in text, f"{name} mentions {word}"


def test_the_commands_about_positions_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (block,) = blocks((ROOT / "docs" / "positions.md").read_text("utf-8"), "sh")
    for line in block.splitlines():
        command = [sys.executable, "-m", *shlex.split(line)]
        done = subprocess.run(command, input="", capture_output=True, text=True, cwd=tmp_path, timeout=240, check=False)
        assert done.returncode == 0, (line, done.stderr)


@pytest.mark.parametrize("game", ["shaman", "islands"])
def test_the_positions_of_the_document_can_be_played(game: str) -> None:
    texts = blocks((ROOT / "docs" / "positions.md").read_text("utf-8"), f"position {game} 2")
    assert texts
    for text in texts:
        table = box(game).table(2, {"position": text.strip()})
        assert actions_of(table, table.start())


def test_the_document_names_everything_that_a_position_of_shaman_island_can_say() -> None:
    page = (ROOT / "docs" / "positions.md").read_text("utf-8").partition("## Shaman Island")[2].partition("\n## ")[0]
    said = {"turn", "place", "build", "tiles", "rider", "by", "shaman", "spirit", "host", "warriors"}
    assert said <= set(re.findall(r"\w+", " ".join(re.findall("`(.+?)`", page))))
    for phrase in ("actions 1", "actions 0", "host rider"):
        assert phrase in page


def test_the_notation_of_a_match_can_be_followed_in_every_language() -> None:
    assert len(LOCALES) == 3
    assert "all three languages" in (ROOT / "docs" / "ppn.md").read_text("utf-8")
