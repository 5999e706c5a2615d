"""Nothing on the wire depends on what is hidden from whoever reads it.

Twins are two playings that an audience cannot tell apart (see `twins.py`). Both are played at a running server: the
other seats say what the script says, chance draws what the script draws. The audience listens on its socket, asks for
everything over HTTP that can be asked for, says wrong things, chats and takes steps back. All that it receives is the
same in both worlds, byte for byte, but for what is random by design: ids, times and the commitment.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest
from tests.server.client import Person, TableSocket
from tests.server.nodes import RunningNode
from tests.server.twins import Spoken, Twins, twins_of

from kamishima.core.chance import SECRET_BYTES, Dice
from kamishima.core.game import AnyGame
from kamishima.core.narration import Narration
from kamishima.core.turn import Chance, Decision, SeatId
from kamishima.games.registry import GAMES
from kamishima.server.match import broadcast as telling
from kamishima.server.protocol import messages as wire
from kamishima.server.store.tables import TableRow
from kamishima.testing.walk import Audience

NAMES = ("ana", "bo", "cy", "di", "eva", "fay")
RANDOM_BY_DESIGN = ("id", "commitment", "secret", "created", "at", "deadline", "mark", "rematch")


# -- chance by script --------------------------------------------------------------------------------------------------


class LoadedDice(Dice):
    """Dice that fall as they are told."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, step: int, total: int) -> int:
        assert self.numbers[step] < total
        return self.numbers[step]


def numbers_of(game: AnyGame, steps: tuple[Spoken, ...]) -> list[int]:
    """What the dice must show for each chance step."""
    found: list[int] = []
    state = game.start()
    for step in steps:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            place = [action.text for action in turn.actions].index(step.words)
            found.append(sum(turn.weights[:place]))
        state = game.apply(state, game.parse(step.words))
    return found


class Script:
    """The chance steps of matches to come, found by the secrets that they will be given."""

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.chances: dict[bytes, list[int]] = {}

    def announce(self, game: AnyGame, steps: tuple[Spoken, ...]) -> None:
        """The next table that is set up draws these."""
        secret = os.urandom(SECRET_BYTES)
        self.chances[secret] = numbers_of(game, steps)
        self.waiting.append(secret)

    def token_bytes(self, count: int | None = None) -> bytes:
        if count == SECRET_BYTES and self.waiting:
            return self.waiting.pop()
        return os.urandom(32 if count is None else count)

    def dice(self, table: TableRow) -> Dice:
        return LoadedDice(self.chances[table.secret])


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Script]:
    made = Script()
    monkeypatch.setattr(secrets, "token_bytes", made.token_bytes)
    monkeypatch.setattr(TableRow, "dice", property(made.dice))
    yield made
    assert not made.waiting


def playable(twins: Twins) -> Twins:
    """The twins up to their last decision: chance is drawn as soon as it is due, and the end shows everything."""
    last = max([number for number, step in enumerate(twins.one) if step.seat is not None], default=0)
    return msgspec.structs.replace(twins, one=twins.one[:last], two=twins.two[:last])


# -- one world ---------------------------------------------------------------------------------------------------------


class World:
    """A match at the server, and everything that one audience was told of it."""

    def __init__(self, node: RunningNode, twins: Twins, stack: AsyncExitStack) -> None:
        self.node = node
        self.twins = twins
        self.stack = stack
        self.told: list[object] = []
        self.rng = random.Random(5)
        self.lines: list[TableSocket] = []
        self.keys = 0

    async def set_up(self) -> None:
        players = self.twins.game.players
        people = [await self.stack.enter_async_context(Person(self.node.base, name)) for name in NAMES[:players]]
        seats = [wire.SeatPlan("me", name="ana"), *[wire.SeatPlan("open")] * (players - 1)]
        options = msgspec.convert(self.twins.game.options, dict[str, wire.OptionValue])
        wanted = wire.NewTable(game=self.twins.game.name, options=options, seats=seats, visibility="lobby")
        self.table = (await people[0].new_table(wanted)).id
        for person in people[1:]:
            await person.join(self.table)
        for person in people:
            self.lines.append(await self._line(person))
        audience = self.twins.audience
        self.person = (
            await self.stack.enter_async_context(Person(self.node.base)) if audience is None else people[audience]
        )
        self.line = await self._line(self.person) if audience is None else self.lines[audience]

    async def _line(self, person: Person) -> TableSocket:
        line = await person.sit(self.table, "?since=0")
        self.stack.push_async_callback(line.close)
        return line

    async def play(self, steps: tuple[Spoken, ...]) -> None:
        """Say what the script says; between the steps the audience looks around."""
        for own, other in zip(steps, self.twins.one, strict=True):
            if own.seat is not None:
                await self._look_around(other)
                await self._submit(own.seat, own.words)
                await self._take_back_and_repeat(own.seat, own.words)
        await self.line.ping(1)
        await self._ask_everything()
        self.told += [json.loads(raw) for raw in self.line.raw]

    async def _submit(self, seat: int, words: str) -> None:
        self.keys += 1
        await self.lines[seat].submit(words, f"key {self.keys}")

    async def _take_back_and_repeat(self, seat: int, words: str) -> None:
        """The audience takes its own step back now and then, where that is allowed."""
        if seat == self.twins.audience and self.line.undo and self.rng.random() < 0.3:
            key = f"undo {self.line.index}"
            await self.line.say(wire.Undo(key))
            await self.line.acknowledged(key)
            await self._submit(seat, words)

    async def _look_around(self, step: Spoken) -> None:
        """Whatever is said here is the same in both worlds: the first world's words."""
        await self.line.ping(3)
        choice = self.rng.randrange(40)
        if choice == 0:
            await self._ask_everything()
        elif choice < 4:
            await self._say_wrong(step)
        elif choice < 7:
            await self.line.say(wire.Resync(self.rng.randrange(self.line.index + 1)))
            await self.line.hear_until(wire.Hello)
        elif choice < 9:
            speaker = self.lines[self.rng.randrange(len(self.lines))]
            key = f"chat {self.line.index}"
            await speaker.say(wire.Chat(key, "well played"))
            await speaker.acknowledged(key)

    async def _say_wrong(self, step: Spoken) -> None:
        await self.line.say(wire.Submit("wrong 1", "nonsense"))
        await self.line.say(wire.Submit("wrong 2", step.words.split()[0] + " nonsense"))
        if step.seat != self.twins.audience:
            await self.line.say(wire.Submit("wrong 3", step.words))
        if not self.line.undo:
            await self.line.say(wire.Undo("wrong 4"))
        await self.line.say_raw('{"type":"cheat"}')
        await self.line.ping(5)

    async def _ask_everything(self) -> None:
        table, last = f"/api/tables/{self.table}", self.line.index
        paths = [
            table,
            f"{table}/log",
            f"{table}/log?since={last // 2}&language=en",
            f"{table}/log?since={max(0, last - 9)}&language=de",
            f"{table}/missed?since={last // 2}",
            f"{table}/poll?wait=0",
            f"{table}/position?index={last // 2}",
            f"{table}/story?seat=0",
            f"{table}/record",
            "/api/tables/mine",
            "/api/tables/archive",
            "/api/me/export",
        ]
        for path in paths:
            self.told.append(seen(await self.person.http.get(path)))
        lobby = await self.person.http.get("/api/tables?limit=100")
        self.told.append([each for each in lobby.json()["tables"] if each["id"] == self.table])
        self.told.append(seen(await self.person.http.post(f"{table}/hint")))
        wrong = {"key": "wrong 5", "words": "nonsense"}
        self.told.append(seen(await self.person.http.post(f"{table}/submit", json=wrong)))


def seen(answer: httpx.Response) -> object:
    """An answer with its status and the headers that could tell something."""
    headers = {name: answer.headers.get(name) for name in ("content-type", "content-disposition", "etag")}
    return [answer.status_code, headers, answer.json() if "json" in answer.headers["content-type"] else answer.text]


def normal(value: object) -> object:
    """Without what is random by design."""
    if isinstance(value, dict):
        return {name: "…" if name in RANDOM_BY_DESIGN else normal(inner) for name, inner in value.items()}
    return [normal(inner) for inner in value] if isinstance(value, list) else value


async def receive(node: RunningNode, script: Script, twins: Twins, steps: tuple[Spoken, ...]) -> list[object]:
    """Everything that the audience of the twins receives in one of their worlds."""
    async with AsyncExitStack() as stack:
        world = World(node, twins, stack)
        script.announce(twins.game, steps)
        await world.set_up()
        await world.play(steps)
        return [normal(each) for each in world.told]


def differences(node: RunningNode, script: Script, twins: Twins) -> list[str]:
    """Where what the audience is told in one world is told differently in the other."""

    async def both() -> tuple[list[object], list[object]]:
        return (
            await receive(node, script, twins, twins.one),
            await receive(node, script, twins, twins.two),
        )

    one, two = asyncio.run(both())
    assert len(one) > len(twins.one) / 3
    return list(parts(one, two, "$"))


def parts(one: object, two: object, path: str) -> Iterator[str]:
    """Where two plain values differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for name in one:
            yield from parts(one[name], two[name], f"{path}.{name}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for place, (a, b) in enumerate(zip(one, two, strict=True)):
            yield from parts(a, b, f"{path}[{place}]")
    elif one != two:
        yield f"{path}: {str(one)[:200]} / {str(two)[:200]}"


# -- the tests ---------------------------------------------------------------------------------------------------------

Case = tuple[str, int, dict[str, object], int, Audience]
CASES: list[Case] = [
    ("origami", 2, {}, 3, SeatId(0)),
    ("origami", 2, {}, 3, SeatId(1)),
    ("origami", 2, {}, 3, None),
    ("origami", 3, {"box": "legends"}, 4, SeatId(2)),
    ("origami", 3, {"box": "legends"}, 8, None),
    ("origami", 3, {"box": "combined"}, 5, None),
    ("origami", 2, {"box": "combined"}, 6, SeatId(0)),
    ("shaman", 2, {"turn-limit": 5}, 6, SeatId(0)),
    ("shaman", 2, {"turn-limit": 5}, 6, SeatId(1)),
    ("shaman", 3, {"turn-limit": 1}, 7, None),
]


@pytest.mark.parametrize("case", CASES)
def test_what_is_hidden_changes_nothing_on_the_wire(node: RunningNode, script: Script, case: Case) -> None:
    name, players, options, seed, audience = case
    most = a_pair(GAMES[name].table(players, options), audience, seed)
    assert most.differences > 0
    assert differences(node, script, most) == []


def test_a_game_without_anything_hidden_has_no_twins() -> None:
    assert twins_of(GAMES["islands"].table(2), SeatId(0), 1) == []


def a_pair(game: AnyGame, audience: Audience, seed: int) -> Twins:
    """The twins that differ most in the first random game, from a seed on, in which anything hidden can differ."""
    for number in range(seed, seed + 50):
        pairs = [playable(twins) for twins in twins_of(game, audience, number)]
        most = max(pairs, key=lambda pair: pair.differences, default=None)
        if most is not None and most.differences:
            return most
    raise AssertionError(f"nothing hidden can differ for {audience} in {game.options}")


def shaman_pair(audience: Audience = None) -> Twins:
    return a_pair(GAMES["shaman"].table(2), audience, 6)


Tell = Callable[[int, SeatId | None, str, Narration, telling.Audience], msgspec.Raw]


def test_a_planted_leak_in_the_steps_is_found(
    node: RunningNode, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the words of a concealed step were told after all, the twins would show it."""
    honest: Tell = telling.step_json

    def leaking(
        at: int, seat: SeatId | None, text: str, narration: Narration, audience: telling.Audience
    ) -> msgspec.Raw:
        told = json.loads(bytes(honest(at, seat, text, narration, audience)))
        told["words"] = text
        return msgspec.Raw(json.dumps(told).encode())

    monkeypatch.setattr("kamishima.server.match.broadcast.step_json", leaking)
    assert differences(node, script, shaman_pair())


def test_a_planted_leak_in_an_error_is_found(
    node: RunningNode, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error that quotes the position would show it too."""

    def quoting(code: str, message: str, where: str, key: str) -> wire.Failure:
        plays = [room.play for room in node.service.rooms if room.play is not None]
        stands = [play.game.encode(play.state) for play in plays[-1:]]
        return wire.Failure(code, f"{message} in {stands}", where, key)

    monkeypatch.setattr("kamishima.server.socket.sockets.Failure", quoting)
    pair = max([shaman_pair(seat) for seat in (SeatId(0), SeatId(1))], key=lambda twins: len(twins.one))
    assert differences(node, script, pair)


def test_twins_are_legal_games_that_really_differ() -> None:
    for name, audience in (("origami", SeatId(0)), ("shaman", None)):
        for twins in twins_of(GAMES[name].table(2), audience, 3):
            assert twins.differences > 0
            for steps in (twins.one, twins.two):
                state = twins.game.start()
                for step in steps:
                    turn = twins.game.turn(state)
                    assert step.seat == (turn.seat if isinstance(turn, Decision) else None)
                    state = twins.game.apply(state, twins.game.parse(step.words))
