"""Any single request takes at most a second of processor and 50 MB, whatever is in it.

The list of endpoints is the published one: an endpoint without worst cases fails here. The server is a process of its
own; what its workers use counts as well. Trials are the one exception, and a job rather than a request: bots play for
as long as somebody listens, one trial at a time with the lowest priority. Here their first line counts.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from tests.server import hostile
from tests.server.client import Person
from tests.server.costs import Cost, is_at_rest, measured
from tests.server.desk import register, until
from tests.server.process import ServerProcess

from kamishima.core.engine import is_compiled
from kamishima.games.registry import box
from kamishima.server.infra.config import Limits
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as desk
from kamishima.server.tables.jobs import PLAIN
from kamishima.server.tables.records import MOST_STEPS
from kamishima.texts.catalogue import LOCALES

MOST_SECONDS = 1.0 if is_compiled() else 1.0 * PLAIN
"""The engine as it was written is only slower; its limits are wider by the same factor."""
MOST_MEGABYTES = 50.0
RESTS = 5
"""So often in a row nobody works before a request is measured."""

Operation = tuple[str, str]
Ask = tuple[str, str, bytes | object | None]
"""What is asked, the path, and the body."""


class Scene:
    """Tables of every kind at a server, and somebody who sits at them."""

    def __init__(self, person: Person) -> None:
        self.ana = person
        self.tables: dict[str, str] = {}
        self.someone = ""
        """Somebody with an account, whom an operator can do something about."""

    async def set_up(self) -> None:
        me = [wire.SeatPlan("me", name=name) for name in hostile.NAMES]
        await self._take_in("long", hostile.long_match(), hostile.RICH)
        await self._take_in("six", hostile.random_record(box("islands").table(6)))
        await self._take_in("cards", hostile.random_record(box("origami").table(4, {"box": "combined"})))
        await self._new("waiting", game="shaman", seats=[me[0], wire.SeatPlan("open")])
        await self._new("running", game="origami", options={"box": "combined"}, seats=me[:4], hints="anyone")
        await self._new("large", game="islands", pack=hostile.many_sheets(), seats=me[:2], hints="anyone")
        await self._new("hand", game="origami", pack=hostile.BIG_HAND, seats=me[:2])
        for _ in range(3):  # the seat that acts draws 99 cards and may play one of them at once
            await self._play_something("hand")
        # The worker that thinks for tables is started by the first who needs it; that is no request's own cost.
        await self.ana.http.post(f"/api/tables/{self.tables['running']}/hint")
        async with Person(self.ana.base, "eve") as eve:
            await register(eve, "eve-of-costs")
            found = await self.ana.ask("GET", "/api/desk/find?text=eve-of-costs", desk.Found)
            self.someone = found.people[0].person
        for number in range(12):
            await self._new(f"large {number}", game="islands", pack=f"{hostile.many_sheets()}# {number}", seats=me[:2])

    async def _new(self, name: str, **wanted: Any) -> None:
        self.tables[name] = (await self.ana.new_table(wire.NewTable(**wanted))).id

    async def _take_in(self, name: str, text: str, pack: str = "") -> None:
        taken = await self.ana.ask("POST", "/api/records", wire.TableInfo, {"record": text, "pack": pack})
        self.tables[name] = taken.id

    async def _play_something(self, name: str) -> None:
        line = await self.ana.sit(self.tables[name])
        try:
            acting = line.acting
        finally:
            await line.close()
        assert acting is not None
        seated = await self.ana.sit(self.tables[name], f"?seat={acting}")
        try:
            words = hostile.first_play(seated.words or {})
        finally:
            await seated.close()
        body = {"key": f"k{words}{acting}"[:40], "words": words, "seat": acting}
        await self.ana.http.post(f"/api/tables/{self.tables[name]}/submit", json=body)


# -- the worst of each endpoint ----------------------------------------------------------------------------------------


def reading(scene: Scene, part: str, *queries: str) -> list[Ask]:
    """Something of every table."""
    return [
        (f"{name} {query}", f"/api/tables/{table}{part}{query}", None)
        for name, table in scene.tables.items()
        if not name.startswith("large ")
        for query in (queries or ("",))
    ]


def writing(scene: Scene, part: str, *good: dict[str, object]) -> list[Ask]:
    """Something at every table, and bodies that fit nothing."""
    found: list[Ask] = [
        (f"{name}", f"/api/tables/{table}{part}", body)
        for name, table in scene.tables.items()
        if not name.startswith("large ")
        for body in good
    ]
    return found + junk(f"/api/tables/{scene.tables['running']}{part}")


def junk(path: str, size: int = Limits().body_bytes) -> list[Ask]:
    return [(name, path, body) for name, body in hostile.bodies(size).items()]


def new_tables() -> Iterator[Ask]:
    seats = [{"kind": "me", "name": name} for name in hostile.NAMES]
    for name, (game, pack) in hostile.packs().items():
        yield f"pack: {name}", "/api/tables", {"game": game, "pack": pack, "seats": seats[:2]}
    for name, text in hostile.positions().items():
        for game, players in (("islands", 6), ("shaman", 4)):
            wanted = {"game": game, "options": {"position": text}, "seats": seats[:players]}
            yield f"position: {name}", "/api/tables", wanted
    wanted = {"game": "islands", "pack": hostile.many_sheets(), "options": {"position": "p1 sheets " + "x " * 1_900}}
    yield "pack and position", "/api/tables", {**wanted, "seats": seats[:2]}


def sketches() -> Iterator[Ask]:
    for name, text in hostile.positions().items():
        for game, players in (("islands", 6), ("shaman", 4)):
            for tool in ("", "tile", "square", "table"):
                wanted = {"game": game, "players": players, "text": text, "tool": tool, "words": "x " * 90}
                yield f"{name} {tool}", "/api/positions", wanted
    for game, players in (("islands", 6), ("shaman", 4), ("origami", 2)):
        yield f"random {game}", "/api/positions", {"game": game, "players": players, "begin": "random"}


def options() -> Iterator[Ask]:
    for name, text in hostile.positions().items():
        yield name, "/api/games/islands/check", {"players": 6, "options": {"position": text}}
        yield name, "/api/games/shaman/check", {"players": 4, "options": {"position": text}}
    many = [f"family{number}" for number in range(4_000)]
    yield "many families", "/api/games/origami/check", {"players": 4, "options": {"families": many}}


def written(path: str) -> list[Ask]:
    size = Limits().record_bytes
    found = hostile.records(size - 60_000)
    good: list[Ask] = [(name, path, {"record": text, "pack": pack}) for name, (text, pack) in found.items()]
    return good + junk(path, size)


def packs(path: str, **more: object) -> list[Ask]:
    return [(name, path, {"game": game, "pack": text, **more}) for name, (game, text) in hostile.packs().items()]


def moderating(scene: Scene) -> dict[Operation, list[Ask]]:
    """The endpoints of people at tables, of the desk and of lost passwords; whoever asks is an operator."""
    long, password = "x" * 500, "p" * 200
    report: dict[str, object] = {"seat": 1, "reason": "other", "text": long}
    running = scene.tables["running"]

    def posted(path: str, *good: dict[str, object], at: str = "") -> tuple[Operation, list[Ask]]:
        return ("POST", path), [("good", at or path, body) for body in good] + junk(at or path)

    def got(path: str, *asked: str) -> tuple[Operation, list[Ask]]:
        return ("GET", path), [("get", each, None) for each in asked or (path,)]

    people, tables = "/api/desk/people/{person}", "/api/desk/tables/{table_id}"
    about, one = f"/api/desk/people/{scene.someone}", f"/api/desk/tables/{running}"
    return dict([
        (("GET", "/api/tables/{table_id}/relations"), reading(scene, "/relations")),
        (("POST", "/api/tables/{table_id}/relation"), writing(scene, "/relation", {"seat": 1, "kind": "block"})),
        (("POST", "/api/tables/{table_id}/report"), writing(scene, "/report", report)),
        (("POST", "/api/tables/{table_id}/kick"), writing(scene, "/kick", {"seat": 1})),
        got("/api/me/relations"),
        posted("/api/me/relations/end", {"id": "x" * 32}),
        posted("/api/me/reset", {"token": "x" * 64, "password": password}),
        posted("/api/me/lost", {"name": "x" * 254}),
        posted("/api/me/email", {"email": "x" * 254, "password": password}),
        posted("/api/me/confirm", {"token": "x" * 64}),
        got("/api/me/oidc"),
        got("/api/me/oidc/back", f"/api/me/oidc/back?code={'x' * 2048}&state={'x' * 128}"),
        got("/api/desk/find", "/api/desk/find?text=" + "%25" * 64, "/api/desk/find?text=a"),
        got(people, about),
        posted(f"{people}/sanction", {"kind": "mute", "days": 1, "reason": long}, at=f"{about}/sanction"),
        posted(f"{people}/lift", {"kind": "mute", "reason": long}, at=f"{about}/lift"),
        posted(f"{people}/role", {"role": "person"}, at=f"{about}/role"),
        (("POST", f"{people}/reset"), [("reset", f"{about}/reset", None)]),
        got(tables, one),
        posted(f"{tables}/close", {"reason": long}, at=f"/api/desk/tables/{scene.tables['large 11']}/close"),
        posted(f"{tables}/seal", {"reason": long}, at=f"/api/desk/tables/{scene.tables['long']}/seal"),
        posted(f"{tables}/delete", {"reason": long}, at=f"/api/desk/tables/{scene.tables['large 10']}/delete"),
        got("/api/desk/reports", "/api/desk/reports?all=true&limit=100"),
        posted("/api/desk/reports/{report}/resolve", {"outcome": long}, at="/api/desk/reports/x/resolve"),
        got("/api/desk/log", "/api/desk/log?limit=100"),
    ])  # fmt: skip


def worst(scene: Scene) -> dict[Operation, list[Ask]]:
    """For each endpoint what could take it longest."""
    indices = [f"?index={index}" for index in (0, 40, MOST_STEPS - 1_000)]
    credentials = {"login": "ana-of-costs", "password": "p" * 200}
    return {
        ("GET", "/api/tables"): [
            ("lobby", "/api/tables?limit=100", None),
            ("odd", "/api/tables?game=" + "%00" * 32, None),
        ],
        ("POST", "/api/tables"): [*new_tables(), *junk("/api/tables")],
        ("GET", "/api/tables/mine"): [
            ("mine", "/api/tables/mine?limit=100", None),
            ("odd", "/api/tables/mine?cursor=0~" + "9" * 60, None),
        ],
        ("GET", "/api/me/export"): [("everything", "/api/me/export", None)],
        ("POST", "/api/me/delete"): [("not sure", "/api/me/delete", {}), *junk("/api/me/delete")],
        ("GET", "/api/tables/archive"): [
            ("mine", "/api/tables/archive?limit=100", None),
            ("all", "/api/tables/archive?limit=100&whose=all&result=won&people=" + "a," * 120, None),
            ("people", "/api/tables/archive?whose=all&people=ana,b,c,d,e,f,g,h&since=0001-01-01", None),
            ("odd", "/api/tables/archive?until=9999-12-31&cursor=2~1e308~%00", None),
        ],
        ("GET", "/api/tables/{table_id}"): reading(scene, ""),
        ("POST", "/api/tables/{table_id}/join"): writing(scene, "/join", {"name": "eve", "invitation": "x" * 64}),
        ("POST", "/api/tables/{table_id}/leave"): writing(scene, "/leave", {}),
        ("POST", "/api/tables/{table_id}/return"): writing(scene, "/return", {"seat": 0}),
        ("POST", "/api/tables/{table_id}/rematch"): writing(scene, "/rematch", {}),
        ("POST", "/api/tables/{table_id}/fill"): writing(scene, "/fill", {"seat": 1, "level": "x" * 32}),
        ("POST", "/api/tables/{table_id}/cancel"): writing(scene, "/cancel", {}),
        ("POST", "/api/tables/{table_id}/chat"): writing(scene, "/chat", {"key": "k", "text": "紙" * 500}),
        ("POST", "/api/tables/{table_id}/hint"): writing(scene, "/hint", {}),
        ("GET", "/api/tables/{table_id}/log"): reading(scene, "/log", "", "?language=pl"),
        ("GET", "/api/tables/{table_id}/poll"): reading(scene, "/poll", "?wait=0", "?wait=0&seat=0&mark=x"),
        ("GET", "/api/tables/{table_id}/position"): reading(scene, "/position", *indices),
        ("POST", "/api/tables/{table_id}/submit"): writing(
            scene, "/submit", {"key": "a", "words": "play " * 80}, {"key": "b", "words": "x " * 200, "seat": 1}
        ),
        ("POST", "/api/tables/{table_id}/undo"): writing(scene, "/undo", {"key": "u"}),
        ("POST", "/api/tables/{table_id}/preview"): writing(
            scene, "/preview", {"words": "play " * 80}, {"words": "x " * 200, "seat": 1}
        ),
        ("GET", "/api/tables/{table_id}/record"): reading(scene, "/record"),
        ("GET", "/api/tables/{table_id}/content"): reading(scene, "/content"),
        ("GET", "/api/tables/{table_id}/pack"): reading(scene, "/pack"),
        ("GET", "/api/tables/{table_id}/missed"): reading(scene, "/missed", "", "?since=3"),
        ("GET", "/api/tables/{table_id}/story"): reading(scene, "/story", "", "?seat=0"),
        ("POST", "/api/tables/{table_id}/branch"): writing(
            scene, "/branch", {"index": 40, "seat": 0, "name": "eve"}, {"index": 3_900, "seat": 0, "name": "eve"}
        ),
        ("POST", "/api/records"): written("/api/records"),
        ("POST", "/api/records/verify"): written("/api/records/verify"),
        ("POST", "/api/packs/check"): [*packs("/api/packs/check"), *junk("/api/packs/check")],
        ("POST", "/api/packs/trial"): [
            *packs("/api/packs/trial", games=1, players=6, bot="uniform"),
            *junk("/api/packs/trial"),
        ],
        ("GET", "/api/daily"): [("daily", "/api/daily?limit=100", None)],
        ("POST", "/api/daily"): [("daily", "/api/daily", {"name": "ana"}), *junk("/api/daily")],
        ("GET", "/api/daily/mine"): [("mine", "/api/daily/mine", None)],
        ("GET", "/api/me"): [("me", "/api/me", None)],
        ("POST", "/api/me/register"): [("register", "/api/me/register", credentials), *junk("/api/me/register")],
        ("POST", "/api/me/login"): [("login", "/api/me/login", credentials), *junk("/api/me/login")],
        ("POST", "/api/me/password"): [
            ("password", "/api/me/password", {"old": "p" * 200, "new": "q" * 200}),
            *junk("/api/me/password"),
        ],
        ("POST", "/api/me/forget"): [
            ("forget", "/api/me/forget", {"login": "ana-of-costs", "password": "x" * 200}),
            *junk("/api/me/forget"),
        ],
        ("POST", "/api/me/rename"): [("rename", "/api/me/rename", credentials), *junk("/api/me/rename")],
        **moderating(scene),
        ("POST", "/api/me/logout"): [("logout", "/api/me/logout", None)],
        ("GET", "/api/games"): [("games", "/api/games", None)],
        ("GET", "/api/games/{game}"): [(game, f"/api/games/{game}", None) for game in ("islands", "origami", "x" * 32)],
        ("POST", "/api/games/{game}/check"): [*options(), *junk("/api/games/islands/check")],
        ("GET", "/api/games/{game}/content"): [
            (game, f"/api/games/{game}/content", None) for game in ("islands", "origami")
        ],
        ("GET", "/api/games/{game}/texts/{language}"): [
            (f"{game} {language}", f"/api/games/{game}/texts/{language}", None)
            for game in ("islands", "origami", "shaman")
            for language in LOCALES
        ],
        ("POST", "/api/positions"): [*sketches(), *junk("/api/positions")],
        ("GET", "/health"): [("health", "/health", None)],
        ("GET", "/health/ready"): [("ready", "/health/ready", None)],
        ("GET", "/metrics"): [("metrics", "/metrics", None)],
    }


# -- asking ------------------------------------------------------------------------------------------------------------


async def cost_of(server: ServerProcess, ana: Person, method: str, ask: Ask) -> tuple[Cost, int]:
    _, path, body = ask
    content = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
    headers = {} if body is None else {"content-type": "application/json"}
    await settled(server.process)
    with measured(server.process) as cost:
        if path == "/api/packs/trial":
            async with ana.http.stream(method, path, content=content, headers=headers) as answer:
                await anext(answer.aiter_lines(), "")
                status = answer.status_code
        else:
            status = (await ana.http.request(method, path, content=content, headers=headers)).status_code
    return cost, status


async def settled(process: int) -> None:
    """Wait until nobody works any more: what a request before has left is not of this one.

    Who goes on from a moment of a match leaves bots that think about their first moves, for example.
    """
    rests = 0
    while rests < RESTS:
        rests = rests + 1 if is_at_rest(process) else 0
        await asyncio.sleep(0.01)


def is_too_much(cost: Cost) -> bool:
    return cost.seconds > MOST_SECONDS or cost.megabytes > MOST_MEGABYTES


async def try_all(server: ServerProcess, told: Callable[[str], None]) -> list[str]:
    """Ask everything; what took too much, or was answered with a fault of ours."""
    async with Person(server.base) as ana:
        scene = Scene(ana)
        await register(ana, "operator-of-costs")
        command = ["admin", "operator", "operator-of-costs", "--data", str(server.log.parent)]
        subprocess.run([sys.executable, "-m", "kamishima", *command], check=True, timeout=60)

        async def is_operator() -> bool:
            return (await ana.ask("GET", "/api/me", wire.Me)).role == "operator"

        await until(is_operator)
        await scene.set_up()
        described = (await ana.http.get("/schema/openapi.json")).json()["paths"]
        published = {(method.upper(), path) for path, methods in described.items() for method in methods}
        asks = worst(scene)
        assert set(asks) == published, "every endpoint has its worst cases here, and only those"
        wrong: list[str] = []
        for operation in sorted(asks, key=lambda each: (each[1].startswith("/api/me"), each)):
            highest = Cost()
            slowest = largest = ""
            for ask in asks[operation]:
                cost, status = await cost_of(server, ana, operation[0], ask)
                if cost.seconds >= highest.seconds:
                    highest.seconds, slowest = cost.seconds, f"{ask[0].strip()} {status}"
                if cost.megabytes >= highest.megabytes:
                    highest.megabytes, largest = cost.megabytes, f"{ask[0].strip()} {status}"
                if is_too_much(cost) or status >= 500:
                    wrong.append(f"{operation} {ask[0]}: {status}, {cost}")
            told(
                f"{operation[0]:4} {operation[1]:40} {highest.seconds:5.2f} s ({slowest:32}) "
                f"{highest.megabytes:5.1f} MB ({largest})"
            )
        return wrong


def test_no_request_takes_more_than_a_second_of_processor_and_50_megabytes(tmp_path: Path) -> None:
    table: list[str] = []

    async def story() -> list[str]:
        # Matches are forgotten as soon as nobody is connected, so that each request has to load its own.
        async with ServerProcess(tmp_path / "server", {"KAMISHIMA_ROOM_SECONDS": "0"}) as server:
            return await try_all(server, table.append)

    wrong = asyncio.run(story())
    print("\n".join(table))  # noqa: T201  # shown with -s: the figures are asked for
    assert not wrong, "\n".join(wrong)
