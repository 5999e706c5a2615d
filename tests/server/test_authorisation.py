"""Who may do what: every published endpoint, tried by people of every role. An endpoint without a row here fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import product
from typing import NamedTuple

import httpx
import msgspec
import pytest
from tests.server.client import Person, Refused, plans
from tests.server.desk import PASSWORD, appoint, chat, finished_table, id_of, pair_table, quick_node, register, sanction
from tests.server.nodes import RunningNode

from kamishima.server.protocol import messages as wire

Operation = tuple[str, str]

ROLES = ("nobody", "stranger", "opponent", "spectator", "host", "moderator", "operator")
EVERYBODY = frozenset(ROLES)
SEATED = frozenset(["opponent", "host"])
HOST = frozenset(["host"])
DESK = frozenset(["moderator", "operator"])
OPERATOR = frozenset(["operator"])
NOBODY: frozenset[str] = frozenset()
GUESTS = EVERYBODY - DESK
"""Those without an account: they have no password that could be wrong."""

WATCHED, UNWATCHED, WAITING, OVER = "watched", "unwatched", "waiting", "over"
EXPORT = ("GET", "/api/me/export")
SOCKET = ("SOCKET", "/api/tables/{table_id}/socket")


class Case(NamedTuple):
    """Who is let in, at which table, and what they ask. Everybody else is answered 403."""

    let_in: frozenset[str]
    body: object = None
    table: str = ""
    query: str = ""


def at(body: object = None, *, query: str = "", watched: bool = False) -> list[Case]:
    """Something for those who sit at a table; `watched` also for those who watch, where the table allows it."""
    if not watched:
        return [Case(SEATED, body, WATCHED, query)]
    return [Case(EVERYBODY, body, WATCHED, query), Case(SEATED, body, UNWATCHED, query)]


def everybody(body: object = None, table: str = "", query: str = "") -> list[Case]:
    return [Case(EVERYBODY, body, table, query)]


ME = [{"kind": "me", "name": "ana"}, {"kind": "open"}]
WRONG = {"login": "nobody-at-all", "password": "not the password"}
LETTER = {"reason": "a reason"}
ROWS: dict[Operation, list[Case]] = {
    SOCKET: at(watched=True),
    ("GET", "/api/tables"): everybody(),
    ("POST", "/api/tables"): everybody({"game": "origami", "seats": ME}),
    ("GET", "/api/tables/mine"): everybody(),
    ("GET", "/api/tables/archive"): everybody(),
    ("GET", "/api/tables/{table_id}"): everybody(table=UNWATCHED),
    ("POST", "/api/tables/{table_id}/join"): everybody({"name": "eve"}, WAITING),
    ("POST", "/api/tables/{table_id}/leave"): [Case(SEATED, {}, WAITING)],
    ("POST", "/api/tables/{table_id}/return"): at({}),
    ("POST", "/api/tables/{table_id}/rematch"): [Case(SEATED, {}, OVER)],
    ("POST", "/api/tables/{table_id}/fill"): [Case(HOST, {"seat": 2}, WAITING)],
    ("POST", "/api/tables/{table_id}/cancel"): [Case(HOST, {}, WAITING)],
    ("POST", "/api/tables/{table_id}/kick"): [Case(HOST, {"seat": 1}, WAITING)],
    ("GET", "/api/tables/{table_id}/relations"): at(watched=True),
    ("POST", "/api/tables/{table_id}/relation"): at({"seat": 0, "kind": "none"}, watched=True),
    ("POST", "/api/tables/{table_id}/report"): at({"seat": 0, "reason": "other"}, watched=True),
    ("POST", "/api/tables/{table_id}/chat"): at({"key": "k", "text": "hello"}),
    ("POST", "/api/tables/{table_id}/hint"): at({}),
    ("GET", "/api/tables/{table_id}/log"): at(watched=True),
    ("GET", "/api/tables/{table_id}/poll"): at(query="?wait=0", watched=True),
    ("GET", "/api/tables/{table_id}/position"): at(watched=True),
    ("POST", "/api/tables/{table_id}/submit"): at({"key": "k", "words": "nothing"}),
    ("POST", "/api/tables/{table_id}/undo"): at({"key": "k"}),
    ("POST", "/api/tables/{table_id}/preview"): at({"words": "draw"}),
    ("GET", "/api/tables/{table_id}/record"): [*at(watched=True), Case(EVERYBODY, None, OVER)],
    ("GET", "/api/tables/{table_id}/content"): at(watched=True),
    ("GET", "/api/tables/{table_id}/pack"): at(watched=True),
    ("GET", "/api/tables/{table_id}/missed"): at(watched=True),
    ("GET", "/api/tables/{table_id}/story"): [*at(watched=True), Case(EVERYBODY, None, OVER)],
    ("POST", "/api/tables/{table_id}/branch"): at({"index": 0, "seat": 0, "name": "eve"}, watched=True),
    ("POST", "/api/records"): everybody({"record": "no record"}),
    ("POST", "/api/records/verify"): everybody({"record": "no record"}),
    ("POST", "/api/packs/check"): everybody({"game": "origami", "pack": "no pack"}),
    ("POST", "/api/packs/trial"): everybody({"game": "origami", "pack": "no pack"}),
    ("GET", "/api/daily"): everybody(),
    ("POST", "/api/daily"): everybody({"name": "ana"}),
    ("GET", "/api/daily/mine"): everybody(),
    ("GET", "/api/me"): everybody(),
    ("POST", "/api/me/register"): everybody({"login": "x", "password": PASSWORD}),
    ("POST", "/api/me/login"): everybody({"login": "eve", "password": PASSWORD}),
    ("POST", "/api/me/logout"): everybody({}),
    ("POST", "/api/me/password"): [Case(GUESTS, {"old": WRONG["password"], "new": PASSWORD})],
    ("POST", "/api/me/rename"): [Case(GUESTS, WRONG)],
    ("POST", "/api/me/forget"): [Case(GUESTS, WRONG)],
    EXPORT: everybody(),  # of whoever asks
    ("POST", "/api/me/delete"): everybody({}),  # likewise; nobody is sure here
    ("POST", "/api/me/reset"): [Case(NOBODY, {"token": "no token", "password": PASSWORD})],  # whoever has a link
    ("POST", "/api/me/confirm"): [Case(NOBODY, {"token": "no token"})],
    ("POST", "/api/me/lost"): everybody({"name": "nobody-at-all"}),
    ("POST", "/api/me/email"): everybody({"email": "", "password": PASSWORD}),
    ("GET", "/api/me/oidc"): everybody(),
    ("GET", "/api/me/oidc/back"): everybody(),
    ("GET", "/api/me/relations"): everybody(),
    ("POST", "/api/me/relations/end"): everybody({"id": "x"}),
    ("GET", "/api/games"): everybody(),
    ("GET", "/api/games/{game}"): everybody(),
    ("POST", "/api/games/{game}/check"): everybody({"players": 2}),
    ("GET", "/api/games/{game}/content"): everybody(),
    ("GET", "/api/games/{game}/texts/{language}"): everybody(),
    ("POST", "/api/positions"): everybody({"game": "islands", "players": 2, "text": ""}),
    ("GET", "/health"): everybody(),
    ("GET", "/health/ready"): everybody(),
    ("GET", "/metrics"): everybody(),  # from this machine
    ("GET", "/api/desk/find"): [Case(DESK, query="?text=ana")],
    ("GET", "/api/desk/people/{person}"): [Case(DESK)],
    ("POST", "/api/desk/people/{person}/sanction"): [Case(DESK, {"kind": "mute", "days": 0.00001})],
    ("POST", "/api/desk/people/{person}/lift"): [Case(DESK, {"kind": "ban"})],
    ("POST", "/api/desk/people/{person}/role"): [Case(OPERATOR, {"role": "person"})],
    ("POST", "/api/desk/people/{person}/reset"): [Case(OPERATOR)],
    ("GET", "/api/desk/tables/{table_id}"): [Case(DESK, table=UNWATCHED)],
    ("POST", "/api/desk/tables/{table_id}/close"): [Case(DESK, LETTER, WAITING)],
    ("POST", "/api/desk/tables/{table_id}/seal"): [Case(OPERATOR, LETTER, OVER)],
    ("POST", "/api/desk/tables/{table_id}/delete"): [Case(OPERATOR, LETTER, WAITING)],
    ("GET", "/api/desk/reports"): [Case(DESK)],
    ("POST", "/api/desk/reports/{report}/resolve"): [Case(DESK, {})],
    ("GET", "/api/desk/log"): [Case(OPERATOR)],
}
FOR_ANYBODY = {("GET", "/health"), ("GET", "/health/ready"), ("GET", "/metrics")}
"""What does not ask who is there: a banned person sees it, too."""


class Scene:
    """One person of each role, somebody whom the desk acts upon, and tables."""

    def __init__(self, node: RunningNode) -> None:
        self.node = node
        self.people: dict[str, str] = {"nobody": ""}
        """The id of each role's person."""
        self.someone = ""
        self.tables: dict[str, str] = {}
        self.host = Person(node.base)
        self.opponent = Person(node.base, "bo")

    async def set_up(self) -> None:
        await self._visit("stranger")
        await self._visit("spectator")
        for role in ("moderator", "operator"):
            async with Person(self.node.base) as one:
                await appoint(self.node, one, role, "moderator" if role == "moderator" else "operator")
                self.people[role] = id_of(self.node, one)
        async with Person(self.node.base, "eve") as eve:
            await register(eve, "eve")
            self.someone = id_of(self.node, eve)
        self.tables[WATCHED] = await pair_table(self.host, self.opponent)
        self.tables[UNWATCHED] = await pair_table(self.host, self.opponent, spectators="nobody")
        self.tables[OVER] = await finished_table(self.host, self.opponent)
        self.people |= {"host": id_of(self.node, self.host), "opponent": id_of(self.node, self.opponent)}

    async def close(self) -> None:
        await self.host.http.aclose()
        await self.opponent.http.aclose()

    async def _visit(self, role: str) -> None:
        async with Person(self.node.base) as one:
            await one.ask("GET", "/api/me", wire.Me)
            self.people[role] = id_of(self.node, one)

    async def table(self, name: str) -> str:
        """The id of a table; one that waits is a new one each time, since it may be closed or deleted."""
        if name != WAITING:
            return self.tables.get(name, "")
        seats = [*plans(3)[:2], wire.SeatPlan("open")]
        table = (await self.host.new_table(wire.NewTable(game="origami", seats=seats))).id
        await self.opponent.join(table)
        return table

    def headers(self, role: str) -> dict[str, str]:
        """Each request has a cookie of its own: some of them end the one that they came with."""
        own = {"x-kamishima": "1"}
        person = self.people[role]
        return {**own, "cookie": f"kamishima={self.node.service.auth.sign_cookie(person)}"} if person else own

    async def ask(self, role: str, operation: Operation, case: Case) -> tuple[int, str]:
        """The status and the body of the answer."""
        method, path = operation
        names = {"table_id": await self.table(case.table), "person": self.someone, "report": "x"}
        path = path.format(**names, game="origami", language="en") + case.query
        if method == "SOCKET":
            return await self._sit(role, names["table_id"])
        content = None if case.body is None else msgspec.json.encode(case.body)
        headers = {"content-type": "application/json", **self.headers(role)}
        async with httpx.AsyncClient(base_url=self.node.base, timeout=60) as http:
            answer = await http.request(method, path, content=content, headers=headers)
            return answer.status_code, answer.text

    async def _sit(self, role: str, table: str) -> tuple[int, str]:
        async with Person(self.node.base) as one:
            one.http.cookies.update(dict([self.headers(role)["cookie"].split("=", 1)]) if self.people[role] else {})
            try:
                line = await one.sit(table)
            except Refused as refused:
                return 403, msgspec.json.encode(refused.failure).decode()
            await line.close()
            return 200, "".join([raw.decode() for raw in line.raw])


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with quick_node(tmp_path_factory.mktemp("node")) as node:

        async def set_up() -> Scene:
            made = Scene(node)
            await made.set_up()
            await made.close()
            return made

        yield asyncio.run(set_up())


def published(node: RunningNode) -> set[Operation]:
    described = httpx.get(node.base + "/schema/openapi.json").json()["paths"]
    return {(method.upper(), path) for path, methods in described.items() for method in methods}


@asynccontextmanager
async def fresh(scene: Scene) -> AsyncIterator[Scene]:
    """The same people; their connections belong to the event loop of each test."""
    made = Scene(scene.node)
    made.people, made.someone, made.tables = scene.people, scene.someone, scene.tables
    for person, role in ((made.host, "host"), (made.opponent, "opponent")):
        person.http.cookies.set("kamishima", scene.node.service.auth.sign_cookie(scene.people[role]))
    try:
        yield made
    finally:
        await made.close()


def test_every_endpoint_has_a_row(scene: Scene) -> None:
    assert set(ROWS) - {SOCKET} == published(scene.node)


def test_whatever_is_not_published_is_the_page(scene: Scene) -> None:
    paths = {path for route in scene.node.server.app.http.routes for path in [route.path]}
    known = {path for _, path in published(scene.node)}
    others = {path for path in paths if path.replace(":str", "").replace(":int", "") not in known}
    assert others <= {"/", "/{path:path}", "/schema", "/schema/openapi.json", "/schema/{path:str}"}


@pytest.mark.parametrize("operation", ROWS, ids=[" ".join(operation) for operation in ROWS])
def test_those_are_let_in_who_should_be_and_nobody_else(scene: Scene, operation: Operation) -> None:
    async def told() -> None:
        async with fresh(scene) as own:
            for role, case in product(ROLES, ROWS[operation]):
                status, text = await own.ask(role, operation, case)
                assert status < 500, (role, status, text)
                assert (status != 403) == (role in case.let_in), (role, case.table, status, text[:300])

    asyncio.run(told())


def test_who_is_banned_can_do_nothing_at_all(scene: Scene) -> None:
    async def told() -> None:
        base = scene.node.base
        async with fresh(scene) as own, Person(base) as op, Person(base, "zoe") as zoe:
            await appoint(own.node, op, "operator-of-bans", "operator")
            await zoe.new_table(wire.NewTable(game="origami", seats=plans(2)))
            own.people = {**own.people, "banned": id_of(own.node, zoe)}
            await sanction(op, own.people["banned"], "ban")
            for operation, cases in ROWS.items():
                status, text = await own.ask("banned", operation, cases[0])
                assert ("banned" in text and status == 403) == (operation not in FOR_ANYBODY), (operation, status, text)

    asyncio.run(told())


def test_a_muted_persons_text_reaches_nobody_on_any_channel(scene: Scene) -> None:
    """Neither what was said before, nor what is said now: over no socket, in no poll, in no answer to anybody."""
    needle = "needle-in-the-hay"

    async def told() -> None:
        base = scene.node.base
        async with fresh(scene) as own, Person(base) as op, Person(base, "max") as loud:
            await appoint(own.node, op, "operator-of-mutes", "operator")
            table = await pair_table(own.host, loud)
            own.tables = dict.fromkeys(own.tables, table)
            own.people = {**own.people, "loud": id_of(own.node, loud)}
            await chat(loud, table, f"{needle} before")
            assert needle in (await own.ask("host", SOCKET, Case(SEATED, table=WATCHED)))[1], "it was heard"
            listening = await own.host.sit(table)
            listening.raw.clear()
            await sanction(op, own.people["loud"], "mute")
            with pytest.raises(Refused) as refused:
                await chat(loud, table, f"{needle} after", "k2")
            assert refused.value.failure.code == "muted"
            line = await loud.sit(table)
            await line.say(wire.Chat("k3", f"{needle} by socket"))
            failure = await line.hear()
            assert isinstance(failure, wire.Failure)
            assert failure.code == "muted"
            await listening.ping(1)
            await listening.say(wire.Resync(0))
            await listening.hear_until(wire.Hello)
            heard = b"".join(listening.raw)
            assert needle.encode() not in heard
            await line.close()
            await listening.close()
            for operation, cases in ROWS.items():
                if operation[0] == "POST":
                    continue
                for role in (*ROLES, "loud"):
                    _, text = await own.ask(role, operation, Case(EVERYBODY, table=WATCHED, query=cases[0].query))
                    # What somebody has said is theirs to take along.
                    assert (needle in text) == (operation == EXPORT and role == "loud"), (operation, role)

    asyncio.run(told())
