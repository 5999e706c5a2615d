"""Make a release: the version and its date in the sources, the packages with their checksums, a commit and a tag.

    python scripts/release.py 0.2.0

The changes are those of `## Unreleased` in CHANGELOG.md. Nothing leaves this machine: what to push is printed. When
something fails, the sources are as they were.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
UNRELEASED = "## Unreleased\n"
CHANGELOG, MODULE, CITATION = Path("CHANGELOG.md"), Path("src/kamishima/__init__.py"), Path("CITATION.cff")
PACKAGES = Path("dist")


class ReleaseError(Exception):
    """Why there is no release."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not VERSION.fullmatch(arguments[0]):
        print("usage: release.py VERSION, such as 0.2.0 or 0.2.0rc1", file=sys.stderr)
        return 2
    try:
        release(arguments[0], datetime.now(UTC).date().isoformat())
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


def release(version: str, date: str) -> None:
    tag = f"v{version}"
    if _git("status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed")
    if _git("tag", "--list", tag):
        raise ReleaseError(f"there is a tag {tag} already")
    before = {path: path.read_text("utf-8") for path in (CHANGELOG, MODULE, CITATION)}
    try:
        for path, text in written(before, version, date).items():
            path.write_text(text, "utf-8")
        packages = build(version)
    except BaseException:
        for path, text in before.items():
            path.write_text(text, "utf-8")
        raise
    _git("commit", "--quiet", "--all", "--message", f"release: {version}")
    _git("tag", "--annotate", tag, "--message", f"Kamishima {version}")
    print(f"{tag} is committed and tagged; in {PACKAGES}/: {', '.join(packages)}")
    print(f"next: git push origin HEAD {tag}, and upload the packages with their checksums")


def written(sources: dict[Path, str], version: str, date: str) -> dict[Path, str]:
    """The sources with a version and the day of its release."""
    changes = sources[CHANGELOG].partition(UNRELEASED)[2].partition("\n## ")[0]
    if not changes.strip():
        raise ReleaseError(f"{CHANGELOG} has nothing under '{UNRELEASED.strip()}'")
    module = re.sub(r'(?m)^__version__ = ".*"$', f'__version__ = "{version}"', sources[MODULE])
    undated = re.sub(r"(?m)^date-released: .*\n", "", sources[CITATION])
    return {
        CHANGELOG: sources[CHANGELOG].replace(UNRELEASED, f"## {version} ({date})\n", 1),
        MODULE: module,
        CITATION: re.sub(r"(?m)^version: .*$", f"version: {version}\ndate-released: {date}", undated),
    }


def build(version: str) -> list[str]:
    """The wheels and the sources of this version, with their checksums; all that lay there before is removed."""
    for left in PACKAGES.glob("*"):
        left.unlink()
    done = subprocess.run(["make", "--no-print-directory", "wheel", "sdist"], check=False)
    if done.returncode != 0:
        raise ReleaseError("the packages could not be built")
    packages = sorted([path.name for path in PACKAGES.iterdir()])
    if not packages or any([f"-{version}" not in name for name in packages]):
        raise ReleaseError(f"these are no packages of {version}: {', '.join(packages) or 'none'}")
    lines = [f"{hashlib.sha256((PACKAGES / name).read_bytes()).hexdigest()}  {name}\n" for name in packages]
    (PACKAGES / "SHA256SUMS").write_text("".join(lines), "ascii")
    return [*packages, "SHA256SUMS"]


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ReleaseError(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
