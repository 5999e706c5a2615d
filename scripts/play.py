"""The table in the browser; the engine is compiled meanwhile at low priority, and the next start takes it.

play.py MAKE TARGET
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

SERVE = (str(Path(sys.executable).with_name("kamishima")), "serve", "--open")


def main(make: str, target: str) -> int:
    compiling = subprocess.Popen(
        ["nice", "-n", "19", make, "--no-print-directory", target],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # Ctrl-C is for the server
    )
    threading.Thread(target=tell, args=(compiling,), daemon=True).start()
    server = subprocess.Popen(SERVE)
    try:
        return wait(server)
    finally:
        if compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)
            compiling.wait()


def wait(server: subprocess.Popen[bytes]) -> int:
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server has got it as well, and ends by itself
            continue


def tell(compiling: subprocess.Popen[str]) -> None:
    print("the engine is being compiled in the background; until then it is the same, only slower", flush=True)
    output, _ = compiling.communicate()
    if "uncompiled" in output:
        print("there is no C compiler (gcc or clang, and Python.h): the engine stays as it is, only slower", flush=True)
    elif compiling.returncode == 0:
        print("the engine is compiled: the next start takes it", flush=True)
    elif compiling.returncode > 0:
        print(f"the engine could not be compiled, and stays as it is:\n{output[-2000:]}", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
