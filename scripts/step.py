"""One step of the set-up, with a line that says what is done and how long that usually takes.

    step.py SECONDS WHAT COMMAND...

The output of the command is shown only when it fails, and then what is missing where that can be seen from it.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time

MISSING = {
    "No module named venv|ensurepip is not available": "Python lacks venv; on Debian: apt install python3-venv",
    "No space left on device": "the disk is full",
    "Could not find a version that satisfies": "pip does not reach an index with these packages: is the network there?",
    "npm error.*(network|ENOTFOUND|EAI_AGAIN|ECONNREFUSED)": "npm does not reach its registry: is the network there?",
}
"""What the output of a failed command says, as patterns, and what that means."""


def main(arguments: list[str]) -> int:
    usual, what, *command = arguments
    started = time.monotonic()
    with tempfile.TemporaryFile("w+") as output, subprocess.Popen(command, stdout=output, stderr=output) as process:
        try:
            code = wait(process, f"{what} (usually {usual} s)", started)
        except KeyboardInterrupt:
            process.terminate()
            say(f"{what}: stopped", ends=True)
            return 130
        took = f"{time.monotonic() - started:.1f} s"
        output.seek(0)
        if code == 0:
            say(f"{what}: {took}", ends=True)
        else:
            say(f"{what}: failed after {took}: {' '.join(command)}", ends=True)
            print(explained(output.read()))
    return code


def wait(process: subprocess.Popen[bytes], line: str, started: float) -> int:
    if not sys.stdout.isatty():
        return process.wait()
    while True:
        say(f"{line} … {time.monotonic() - started:.0f} s")
        try:
            return process.wait(0.2)
        except subprocess.TimeoutExpired:
            continue


def explained(output: str) -> str:
    """What a command printed, and after it what is missing."""
    reasons = [meaning for pattern, meaning in MISSING.items() if re.search(pattern, output)]
    return "\n".join([output.rstrip(), *reasons])


def say(line: str, *, ends: bool = False) -> None:
    """Write over the line before, on a terminal."""
    if sys.stdout.isatty():
        line = f"\r\x1b[K{line}"
    print(line, end="\n" if ends else "", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
