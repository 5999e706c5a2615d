"""Build the engine with mypyc when there is a C compiler, and say so when there is none."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ENGINE = ("core", "games", "bots")
ADAPTERS = ("adapters/sight.py", "adapters/steps.py")
"""What is between the rules and NumPy."""
SERVER = (
    *("clocks", "frames", "gallery", "play", "renewal", "requests", "room", "showing", "sockets", "telling"),
    *("store/appending", "store/orders", "store/quick", "store/writer"),
)
"""What every move of every match goes through at a server."""

ASKED_ONLY = {"egg_info", "dist_info"}
"""Commands that want to know what the package is called and needs, and build nothing."""

DIRECT = ["-fvisibility=hidden", "-fno-plt", "-fno-stack-protector"]
"""Nobody else calls the functions of the engine: the compiler may call them directly, and put them in place. They call
Python's own as directly; and they are made from Python, which does not write past the end of anything."""


def engine_modules() -> list[str]:
    """Every module of the engine but those that declare msgspec structs, since mypyc would lose their annotations."""
    found = []
    for package in ENGINE:
        for path in sorted(Path("src/kamishima", package).rglob("*.py")):
            source = path.read_text("utf-8")
            if path.name != "__init__.py" and "import msgspec" not in source and "core.wire" not in source:
                found.append(str(path))
    beside = [*ADAPTERS, *[f"server/{name}.py" for name in SERVER]]
    return [*found, *[f"src/kamishima/{path}" for path in beside]]


def has_compiler() -> bool:
    """Whether C extensions can be built here."""
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc")
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and header.exists()


def extensions() -> list[Extension]:
    """The compiled engine, or nothing."""
    if not ASKED_ONLY.isdisjoint(sys.argv):
        return []
    if os.environ.get("KAMISHIMA_PLAIN") or not has_compiler():
        print("kamishima: no C compiler is used; the engine will run uncompiled, only slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # What only a server needs (SQLAlchemy and so on) is not there when a package is built by itself.
    missing = ["--ignore-missing-imports", "--follow-imports=silent"]
    arguments = ["--config-file=pyproject.toml", "--no-warn-unreachable", *missing, *engine_modules()]
    # At the third level the compiler takes three times as long for code that is not any quicker.
    extensions: list[Extension] = mypycify(arguments, opt_level="2", debug_level="0")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]
    return extensions


setup(ext_modules=extensions())
