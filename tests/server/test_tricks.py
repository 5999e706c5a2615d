"""Servers without one of their tricks, as `bench.tricks` measures them."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from bench.load.asgi_socket import AsgiApp
from bench.load.without import TRICKS
from tests.server.client import Person, pick, plans
from tests.server.nodes import running_node
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kamishima.server import serve
from kamishima.server.protocol import messages as wire


@pytest.mark.parametrize("trick", list(TRICKS))
def test_a_server_without_a_trick_can_be_loaded(trick: str) -> None:
    code = f"from bench.load import without; without.TRICKS[{trick!r}](); import kamishima.server.serve"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_a_match_is_played_over_a_socket_of_plain_asgi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(base: str) -> None:
        async with Person(base) as ana:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2, bots=1)))
            socket = await ana.sit(table.id)
            await socket.ping(1)
            while not socket.my_turn:
                await socket.hear()
            assert socket.words is not None
            before = socket.index
            await socket.submit(pick(socket.words, random.Random(1)))
            assert socket.index > before
            await socket.close()

    monkeypatch.setattr(serve, "FastWebSocket", WebSocketsSansIOProtocol)
    monkeypatch.setattr(serve, "App", AsgiApp)
    with running_node(tmp_path) as node:
        asyncio.run(play(node.base))
