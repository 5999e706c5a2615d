"""What would be in the container: the Dockerfile is followed in a clean folder, without Docker."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.image import Image, context, ignored
from tests.server.test_deploy import ROOT, instructions


@pytest.mark.parametrize(
    ("path", "is_out"),
    [
        (".git/config", True),
        ("tests/server/image.py", True),
        ("src/kamishima/core/game.py", False),
        ("src/kamishima/core/game.so", True),
        ("src/kamishima/page/index.html", True),
        ("web/src/main.ts", False),
        ("web/node_modules/vite/package.json", True),
        ("web/public/figures/animals.svg", True),
        ("web/public/icon.svg", False),
    ],
)
def test_what_is_built_elsewhere_is_not_sent_to_the_build(path: str, is_out: bool) -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    assert ignored(rules, path) == is_out


def test_the_page_is_in_the_image_and_its_server_shows_it(tmp_path: Path) -> None:
    context(ROOT, tmp_path / "context")
    image = Image(tmp_path, tmp_path / "context")
    last = image.follow(instructions())
    assert last == tmp_path / "last"
    assert [command.split()[0] for command in image.left_out] == ["apt-get", "useradd"]
    assert sum("npm" in command for command in image.ran) == 2
    (page,) = last.glob("opt/kamishima/lib/python*/site-packages/kamishima/page")
    check_files(page)
    with served(last / "opt" / "kamishima" / "bin" / "python", tmp_path / "data") as base:
        check_page(base)


def check_files(page: Path) -> None:
    index = (page / "index.html").read_text()
    linked = re.findall(r'(?:src|href)="/?([^"]+\.(?:js|css))"', index)
    assert linked
    for name in [*linked, "figures/papers.css", "booklet/rules-shaman.de.json", "manifest.webmanifest"]:
        assert (page / name).stat().st_size > 0, name
    assert (page / f"{linked[0]}.br").exists()


@contextmanager
def served(python: Path, data: Path) -> Iterator[str]:
    """The program of the image, serving."""
    data.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KAMISHIMA_", "PYTHONPATH"))}
    command = [str(python), "-m", "kamishima", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, env=kept, cwd=data, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def check_page(base: str) -> None:
    answer = httpx.get(base, headers={"accept": "text/html"}, verify=False)
    assert answer.status_code == 200
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', answer.text)
    assert scripts
    for script in scripts:
        assert httpx.get(f"{base}{script}", verify=False).headers["content-type"].startswith("text/javascript")
