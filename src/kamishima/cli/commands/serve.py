"""`kamishima serve`: the server, for the browser and for programs."""

from __future__ import annotations

import argparse
import contextlib
import threading
import webbrowser

from kamishima.server.infra import logs
from kamishima.server.infra.config import settings
from kamishima.server.serve import serve

EVERYWHERE = {"//0.0.0.0:": "//127.0.0.1:", "//[::]:": "//[::1]:"}
"""A browser cannot go everywhere: from this machine the server is found here."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, and what to use. What is not given comes from the environment, or has a default."""
    parser.add_argument("--host", metavar="ADDRESS", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help="the port to listen on (8000); 0 takes a free one")
    parser.add_argument("--data", metavar="FOLDER", help="where matches are kept when no database is named")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME")
    parser.add_argument("--valkey", metavar="URL", help="redis://HOST:PORT/0, when there are several nodes")
    parser.add_argument("--origin", action="append", metavar="URL", help="where the page is served, if elsewhere")
    parser.add_argument("--bot-workers", type=int, metavar="N", help="how many bots think at the same time")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--unlimited", action="store_true", help="without limits on rates: for load tests only")


def run(arguments: argparse.Namespace) -> int:
    names = ("host", "port", "data", "database", "valkey", "bot_workers")
    given = {name: value for name in names if (value := getattr(arguments, name)) is not None}
    if arguments.origin:
        given["origins"] = tuple(arguments.origin)
    if arguments.unlimited:
        given["limited"] = False
    chosen = settings(given)
    logs.set_up()

    def started(address: str) -> None:
        print(f"listening on {address}", flush=True)
        if arguments.open:
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(page_address(address),), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):
        serve(chosen, started)
    print("stopped; every match goes on when the server is started again", flush=True)
    return 0


def page_address(address: str) -> str:
    """Where a browser on this machine finds the page."""
    for everywhere, here in EVERYWHERE.items():
        address = address.replace(everywhere, here)
    return address
