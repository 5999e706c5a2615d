"""Build the engine with mypyc when there is a C compiler, and say so when there is none."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = {
    "adapters": "observation word_steps",
    "bots": "bot judge lanes learned levels net net_inputs registry search seat simple tree values",
    "core": "cache chance engine errors game match narration observation phases plain play pools rollout turn words",
    "core.text": "finding notation spelling toml",
    "games.islands": "game observation position_editor values",
    "games.islands.pack": "checks landmarks maps shapes",
    "games.islands.positions": "pending placing reader text",
    "games.islands.rules": "acting actions bidding faults grammar keys money outlook phases refusal rolls scoring "
    "setup state",
    "games.islands.rules.painting": "atlas cards paint triggers",
    "games.islands.rules.science": "carrambah research technologies",
    "games.islands.show": "narrator view_builder",
    "games.origami": "game net_inputs observation values",
    "games.origami.rules": "actions awards cards effects grammar knowledge modifiers movement ongoing phases "
    "playing scorer scoring setup state turns",
    "games.origami.rules.verbs": "collections deck hand line passing registry rice",
    "games.origami.show": "narrator view_builder",
    "games.shaman": "game net_inputs observation position_editor values",
    "games.shaman.positions": "placing text",
    "games.shaman.rules": "actions dealing faults geometry grammar knowledge land moves phases scoring setup slides "
    "spirits state turns",
    "games.shaman.show": "narrator view_builder",
    "server.infra": "histogram",
    "server.match": "audience broadcast catch_up clocks log_steps move_times room table_info",
    "server.socket": "sockets",
    "server.store": "log_rows writer",
}
"""The compiled modules by package: the engine, and what every move goes through at a server or in an adapter.

Modules that declare msgspec structs are not among them, since mypyc would lose the annotations that msgspec reads.
"""

ASKED_ONLY = {"egg_info", "dist_info"}
"""Commands that want to know what the package is called and needs, and build nothing."""

DIRECT = ["-fvisibility=hidden", "-fno-plt", "-fno-stack-protector"]
"""Nobody else calls the functions of the engine: the compiler may call them directly, and put them in place. They call
Python's own as directly; and they are made from Python, which does not write past the end of anything."""


SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def compilation_units() -> dict[str, list[str]]:
    """Files that are compiled together, by name: a change compiles its own unit, and units are compiled in parallel."""
    units: dict[str, list[str]] = {}
    for package, modules in COMPILED.items():
        folder = Path("src/kamishima", *package.split("."))
        units.setdefault(unit_of(package), []).extend(str(folder / f"{module}.py") for module in modules.split())
    if missing := [file for unit in units.values() for file in unit if not Path(file).exists()]:
        raise FileNotFoundError(f"setup.py compiles what is not there: {', '.join(missing)}")
    return units


def unit_of(package: str) -> str:
    """A game with its rules and what it shows, what reads its packs and positions, the server, or what all share."""
    first, *inner = package.split(".")
    if first != "games":
        return "kamishima_server" if first == "server" else "kamishima_core"
    name = f"kamishima_{inner[0]}"
    return name if len(inner) == 1 or inner[1] in ("rules", "show") else f"{name}_positions"


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

    units = compilation_units()
    # What only a server needs (SQLAlchemy and so on) is not there when a package is built by itself.
    missing = ["--ignore-missing-imports", "--follow-imports=silent"]
    files = [file for unit in units.values() for file in unit]
    arguments = ["--config-file=pyproject.toml", "--cache-dir=build/mypyc", "--no-warn-unreachable", *missing, *files]
    separate = [(unit, name) for name, unit in units.items()]
    # At the third level the compiler takes three times as long for code that is not any quicker.
    extensions: list[Extension] = mypycify(
        arguments, opt_level="2", debug_level="0", separate=separate, target_dir="build/c"
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]
    return extensions


class BuildEngine(build_ext):
    """Compiles on all cores, and leaves nothing behind of modules that are no longer compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        super().run()
        built = {Path(output).resolve() for output in self.get_outputs()}
        for left in {path.resolve() for path in Path(self.build_lib).rglob(f"*{SUFFIX}")} - built:
            left.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
