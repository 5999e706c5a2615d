"""The command itself: exit codes, missing extras, interruptions, and pipes that close early."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import kamishima
from kamishima.cli.commands import info
from kamishima.cli.main import all_commands, main
from kamishima.core.errors import BadOptions, KamishimaError

SOURCE = str(Path(next(iter(kamishima.__path__))).parent)


def run_python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a few lines in a fresh process."""
    command = [sys.executable, "-c", code, *arguments]
    environment = os.environ | {"PYTHONPATH": SOURCE}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, env=environment)


def without(package: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `kamishima` where a package is not installed."""
    hiding = f"import sys; sys.modules[{package!r}] = None"
    return run_python(f"{hiding}; from kamishima.cli.main import main; sys.exit(main(sys.argv[1:]))", *arguments)


# -- commands ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", all_commands())
def test_every_command_has_its_own_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([command, "--help"])
    assert leaving.value.code == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.startswith(f"usage: kamishima {command}")
    assert all_commands()[command].summary in shown


@pytest.mark.parametrize("command", all_commands())
def test_every_command_is_a_module_that_adds_arguments_and_runs(command: str) -> None:
    module = import_module(all_commands()[command].module)
    module.add_arguments(argparse.ArgumentParser())
    assert callable(module.run)


@pytest.mark.parametrize("arguments", [["fly"], ["--fast"], ["play"], ["play", "chess"], ["info", "more"]])
def test_a_line_that_is_no_command_leaves_with_code_2_and_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    assert capsys.readouterr().err.startswith("usage: kamishima")


def test_the_arguments_of_the_process_are_used_when_none_are_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["kamishima", "info"])
    assert main() == 0
    assert capsys.readouterr().out.startswith(f"kamishima {kamishima.__version__}")


# -- what can happen while a command runs ------------------------------------------------------------------------------


def running(happens: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let something happen in `kamishima info`."""
    monkeypatch.setattr(info, "run", lambda _arguments: happens())


def raising(error: BaseException) -> Callable[[], int]:
    def happen() -> int:
        raise error

    return happen


@pytest.mark.parametrize("code", [0, 1, 2])
def test_the_exit_code_is_that_of_the_command(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    running(lambda: code, monkeypatch)
    assert main(["info"]) == code


@pytest.mark.parametrize("error", [KamishimaError("no such thing"), BadOptions("no such thing")])
def test_a_mistake_of_the_person_is_one_line(
    error: KamishimaError, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    running(raising(error), monkeypatch)
    assert main(["info"]) == 2
    assert capsys.readouterr() == ("", "kamishima: no such thing\n")


def test_an_interruption_is_told_and_has_the_code_of_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    running(raising(KeyboardInterrupt()), monkeypatch)
    assert main(["info"]) == 130
    assert capsys.readouterr().err == "\nkamishima: stopped\n"


@pytest.mark.parametrize("error", [ZeroDivisionError("ours"), ModuleNotFoundError("no", name="no"), OSError(5, "bad")])
def test_a_mistake_of_ours_is_not_hidden(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    running(raising(error), monkeypatch)
    with pytest.raises(type(error)):
        main(["info"])


# -- extras ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("package", "command"),
    [
        ("rich", "play"),
        ("prompt_toolkit", "play"),
        ("fluent", "play"),
        ("babel", "play"),
        ("prompt_toolkit", "replay"),
        ("reportlab", "print"),
    ],
)
def test_a_missing_extra_is_named(package: str, command: str) -> None:
    done = without(package, command, "origami")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("kamishima: ")
    assert "pip install '.[terminal" in done.stderr
    assert "pip install 'FILE.whl[terminal" in done.stderr
    assert "Traceback" not in done.stderr


def test_whatever_needs_no_extra_works_without_any(finished: Path) -> None:
    lines = [
        ["info"],
        ["content", "export", "origami"],
        ["simulate", "origami", "--games", "2", "--processes", "1"],
        ["check", "origami", "--games", "1", "--every", "500", "--processes", "1"],
        ["verify", str(finished)],
    ]
    missing = ("rich", "prompt_toolkit", "fluent", "babel", "reportlab", "font_roboto", "hypothesis", "pytest")
    code = f"""
import sys
for name in {missing!r}:
    sys.modules[name] = None
from kamishima.cli.main import main
sys.exit(sum(main(line) for line in {lines!r}))
"""
    done = run_python(code)
    assert done.stderr == ""
    assert done.returncode == 0
    assert "verified: " in done.stdout


def test_a_module_of_ours_that_is_missing_is_not_taken_for_an_extra() -> None:
    done = without("kamishima.terminal.drawing", "play", "origami")
    assert "ModuleNotFoundError" in done.stderr
    assert "needs an extra" not in done.stderr


# -- pipes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [["info"], ["content", "export", "origami"], ["islands", "show"], ["--help"]], ids=lambda a: a[0]
)
def test_whoever_stops_reading_early_gets_no_complaint(arguments: list[str]) -> None:
    # As in `kamishima info | true`; output that is short is written only when the process ends.
    reading, writing = os.pipe()
    os.close(reading)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "kamishima", *arguments]
    done = subprocess.run(
        command,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
        env=environment | {"PYTHONPATH": SOURCE},
    )
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode in (0, 141)
