"""On its day nothing tells the secret of a daily challenge, nor dice to those who have not rolled them; then all does.

Every channel is asked for everything: by who plays, by who has finished, by a stranger and by somebody who has a
challenge of their own; over HTTP and over sockets, with good requests and with bad ones.
"""

from __future__ import annotations

import base64
import json
import logging
import re

import pytest
from tests.server.challengers import Clock, begin, finish, history, play, shown, sitting, tell
from tests.server.client import Person, Refused
from tests.server.nodes import RunningNode

from kamishima.core.chance import SECRET_BYTES, SecretDice
from kamishima.core.record import read, verify
from kamishima.games.registry import box
from kamishima.server.infra import clock as days
from kamishima.server.protocol import messages as wire
from kamishima.server.store import daily as stored
from kamishima.server.store.tables import TableRow
from kamishima.server.tables.daily import secret_of

LOOKS = (
    "", "/log?since=0", "/log?since=0&language=de", "/log?since=0&seat=0", "/poll?wait=0", "/poll?wait=0&seat=0",
    "/poll?wait=0&mark=0.0.x", "/position?index=3", "/position?index=3&seat=0", "/story", "/story?seat=0", "/record",
    "/missed?since=3", "/missed?since=3&seat=0",
    "/record?seat=0",
)  # fmt: skip
ELSEWHERE = (
    "/api/tables/archive", "/api/tables/archive?whose=all", "/api/me/export",
    "/api/tables", "/api/tables/mine", "/api/daily", "/api/daily/mine", "/api/me", "/metrics", "/health",
    "/health/ready", "/schema/openapi.json", "/api/games/islands",
)  # fmt: skip
DEEDS: tuple[tuple[str, object], ...] = (
    ("branch", {"index": 4, "seat": 0, "name": "eve"}),
    ("branch", {"index": 60, "seat": 0, "name": "eve", "level": "greedy"}),
    ("join", {"name": "eve"}),
    ("leave", {"sure": True}),
    ("return", {}),
    ("hint", None),
    ("preview", {"words": "keep"}),
    ("preview", {"words": "bid 5"}),
    ("preview", {"words": "dance"}),
    ("chat", {"key": "c", "text": "which dice?"}),
    ("submit", {"key": "s", "words": "cheat"}),
    ("submit", {"key": "s2", "words": "bid 3", "index": 99999}),
    ("undo", {"key": "u"}),
    ("rematch", None),
)


async def everything(person: Person, table: str) -> list[tuple[str, int, str]]:
    """All that somebody can be told about a table, and beside it: what was asked, the status, the answer."""
    told: list[tuple[str, int, str]] = []
    for path in (*[f"/api/tables/{table}{look}" for look in LOOKS], *ELSEWHERE):
        answer = await person.http.get(path)
        told.append((path, answer.status_code, f"{dict(answer.headers)}\n{answer.text}"))
    for deed, body in DEEDS:
        answer = await person.http.post(f"/api/tables/{table}/{deed}", json=body)
        told.append((deed, answer.status_code, f"{dict(answer.headers)}\n{answer.text}"))
    return [*told, *[("socket", 0, text) for text in await over_the_socket(person, table)]]


async def over_the_socket(person: Person, table: str) -> list[str]:
    try:
        async with sitting(person, table, "?since=0") as line:
            await line.say(wire.Resync(0))
            await line.say(wire.Submit("bad", "cheat"))
            await line.say_raw("{}")
            await line.ping(1)
    except Refused as refused:
        return [str(refused.failure)]
    return [raw.decode() for raw in line.raw]


async def key_of(node: RunningNode) -> bytes:
    """The key from inside the server, read over a connection of the test's own."""
    with node.service.reader._engine.connect() as connection:  # the test knows what nobody may know
        key = stored.find_key(connection)
    assert key is not None
    return key


def forms(secret: bytes) -> list[str]:
    """How a secret could be written."""
    plain = (base64.b64encode(secret), base64.urlsafe_b64encode(secret), base64.b32encode(secret))
    return [
        secret.hex(), secret.hex().upper(), str(int.from_bytes(secret, "big")), repr(secret)[2:-1],
        json.dumps(list(secret)), json.dumps(list(secret), separators=(",", ":")),
        *[text.decode().rstrip("=") for text in plain],
    ]  # fmt: skip


def leaks_in(told: list[tuple[str, int, str]], *secrets: bytes) -> list[str]:
    """What was asked where the answer holds a secret."""
    written = [form for secret in secrets for form in forms(secret)]
    return [asked for asked, _, text in told if any(form in text for form in written)]


def statuses(told: list[tuple[str, int, str]]) -> dict[str, int]:
    return {asked.rpartition("/")[2]: status for asked, status, _ in told}


# -- on the day --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("clock")
def test_nobody_is_told_the_secret_on_the_day(node: RunningNode, caplog: pytest.LogCaptureFixture) -> None:
    """Neither who has begun, nor who has finished, nor who practises, nor anybody else."""
    caplog.set_level(logging.DEBUG)

    async def story(ana: Person, ben: Person, eve: Person) -> None:
        key = await _made_key(node, ana)
        table = (await begin(ana)).id
        async with sitting(ana, table) as line:
            await play(line, 3, most=12)
            other = (await begin(ben)).id
            secrets = (secret_of(key, days.today()), key)
            told = [*await everything(ana, table), *await everything(eve, table), *await everything(ben, table)]
            await line.ping(2)  # a step was taken back by another way
            await play(line, 3)
            assert line.ending is not None
            assert line.ending.secret == ""
            told += [("played", 0, raw.decode()) for raw in line.raw]
            for person in (ana, ben, eve):
                told += await everything(person, table)
            practice = (await begin(ana, practice=True)).id
            await finish(ana, practice, 8)
            for person in (ana, ben, eve):
                told += await everything(person, practice)
            told += await everything(ana, other)
            assert len(told) > 250
            assert leaks_in(told, *secrets) == []
            assert leaks_in([("log", 0, caplog.text)], *secrets) == []

    tell(node, story, "ana", "ben", "eve")


async def _made_key(node: RunningNode, person: Person) -> bytes:
    await shown(person)
    return await key_of(node)


@pytest.mark.usefixtures("clock")
def test_others_see_neither_a_running_nor_a_finished_challenge(node: RunningNode) -> None:
    """Not even those who have finished their own: they could tell, but not by us."""

    async def story(ana: Person, ben: Person) -> None:
        table = (await begin(ana)).id
        for finished in (False, True):
            if finished:
                await finish(ana, table)
                await finish(ben, (await begin(ben)).id)
            told = await everything(ben, table)
            dice = [
                asked
                for asked, status, text in told
                if table in asked and status == 200 and asked != f"/api/tables/{table}"
                and ("view" in text or "words" in text)
            ]  # fmt: skip
            assert dice == []
            for asked, status, text in told:
                if f"/{table}/" in asked or asked == "branch":
                    assert status == 403, asked
                    assert "no-spectators" in text or "not-seated" in text, asked
            sockets = [text for asked, _, text in told if asked == "socket"]
            assert len(sockets) == 1
            assert "no-spectators" in sockets[0]
        lobby = await ben.ask("GET", "/api/tables?limit=100", wire.TableList)
        assert table not in [each.id for each in lobby.tables]
        assert {line.table for line in (await shown(ben)).results} == {""}

    tell(node, story, "ana", "ben")


@pytest.mark.usefixtures("clock")
def test_who_has_finished_sees_the_own_match_again_but_gets_no_record_and_no_branch(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        table = (await begin(ana)).id
        await finish(ana, table)
        told = statuses(await everything(ana, table))
        assert (told["story"], told["position?index=3"], told["log?since=0"]) == (200, 200, 200)
        assert (told["record"], told["branch"]) == (409, 409)
        for path, body in (("record", None), ("branch", {"index": 5, "seat": 0, "name": "ana"})):
            with pytest.raises(Refused) as refused:
                await ana.ask("GET" if body is None else "POST", f"/api/tables/{table}/{path}", str, body)
            assert (refused.value.status, refused.value.failure.code) == (409, "day-not-over")

    tell(node, story, "ana")


@pytest.mark.usefixtures("clock")
def test_to_play_again_is_an_ordinary_match_with_other_dice(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        table = await begin(ana)
        await finish(ana, table.id)
        again = await ana.ask("POST", f"/api/tables/{table.id}/rematch", wire.TableInfo)
        assert (again.daily, again.practice, again.hints) == ("", False, "alone")
        assert again.commitment != table.commitment
        await finish(ana, again.id)
        verify(read(await ana.record(again.id)), box("islands").table(1, {"science": True}))
        assert len((await shown(ana)).results) == 1

    tell(node, story, "ana")


def test_all_that_is_told_while_playing_depends_on_the_dice_that_were_rolled_alone(
    node: RunningNode, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two days with other secrets, whose dice happen to have fallen the same way so far: nothing tells them apart."""
    fixed = SecretDice(bytes(SECRET_BYTES))
    monkeypatch.setattr(TableRow, "dice", property(lambda _table: fixed))
    worlds: list[list[tuple[str, int, str]]] = []

    async def story(ana: Person) -> None:
        table = await begin(ana)
        async with sitting(ana, table.id) as line:
            await play(line, 6, most=20)
            told = await everything(ana, table.id)  # who is connected would be different otherwise, now and then
        known = {table.id: "TABLE", table.commitment: "SEAL", table.daily: "DAY"}
        worlds.append([(asked.replace(table.id, ""), status, _plain(text, known)) for asked, status, text in told])

    for _ in range(2):
        tell(node, story, "ana")
        clock.next_noon()
    same = [one for one in worlds[0] if not one[0].startswith(("/metrics", "/api/tables?", "/health"))]
    other = [one for one in worlds[1] if not one[0].startswith(("/metrics", "/api/tables?", "/health"))]
    assert same == other


def _plain(text: str, known: dict[str, str]) -> str:
    """Without what is different by design: ids, the seal, times, the day, the request."""
    for found, name in known.items():
        text = text.replace(found, name)
    text = re.sub(r"'(date|set-cookie|content-length|x-request-id)': '[^']*'", "", text)
    text = re.sub(r'"(created|ends_at|deadline|at)":[0-9.e+]+', r'"\1":0', text)
    return re.sub(r'"(mark|before|after)":"[^"]*"', r'"\1":""', text)


# -- the test of the test ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("clock")
def test_the_test_finds_a_day_that_is_not_sealed(node: RunningNode, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak: the secret goes out with the end of a match, as it does elsewhere."""
    monkeypatch.setattr(days, "is_day_secret", lambda _day: False)

    async def story(ana: Person, eve: Person) -> None:
        key = await _made_key(node, ana)
        table = (await begin(ana)).id
        await finish(ana, table)
        found = set(leaks_in(await everything(eve, table), secret_of(key, days.today())))
        path = f"/api/tables/{table}"
        assert {path, f"{path}/story", f"{path}/record", f"{path}/poll?wait=0", "socket", "/api/daily"} <= found
        assert "/api/tables/mine" in leaks_in(await everything(ana, table), secret_of(key, days.today()))

    tell(node, story, "ana", "eve")


# -- when the day is over ----------------------------------------------------------------------------------------------


def test_everything_opens_when_the_day_is_over(node: RunningNode, clock: Clock) -> None:
    async def story(ana: Person, eve: Person) -> None:
        key = await _made_key(node, ana)
        day, secret = days.today(), secret_of(key, days.today())
        table = await begin(ana)
        score = await finish(ana, table.id)
        clock.moment = days.ends_at(day) + 30.0  # other nodes may still be a little behind
        assert leaks_in([*await everything(eve, table.id), *await everything(ana, table.id)], secret) == []
        clock.wait(0.01)
        seen = await shown(eve, day)
        assert (seen.secret, seen.commitment) == (secret.hex(), table.commitment)
        assert [(line.table, line.score) for line in seen.results] == [(table.id, score)]
        assert (await eve.table(table.id)).secret == secret.hex()
        told = statuses(await everything(eve, table.id))
        assert (told["story"], told["record"], told["branch"], told["poll?wait=0"]) == (200, 200, 201, 200)
        text = await eve.record(table.id)
        match = verify(read(text), box("islands").table(1, {"science": True}))
        assert match.result is not None
        assert match.result.scores == (score,)
        verdict = await eve.ask("POST", "/api/records/verify", wire.Verdict, wire.Written(text))
        assert verdict.scores == [score]
        async with sitting(eve, table.id) as line:
            assert line.ending is not None
            assert (line.seat, line.ending.secret) == (None, secret.hex())

    tell(node, story, "ana", "eve")


def test_a_match_that_goes_on_from_an_old_challenge_is_an_ordinary_one(node: RunningNode, clock: Clock) -> None:
    async def story(ana: Person, eve: Person) -> None:
        table = (await begin(ana)).id
        await finish(ana, table)
        clock.next_noon()
        body = {"index": 30, "seat": 0, "name": "eve"}
        branch = await eve.ask("POST", f"/api/tables/{table}/branch", wire.TableInfo, body)
        assert (branch.daily, branch.practice, branch.hints) == ("", False, "alone")
        await finish(eve, branch.id)
        verify(read(await eve.record(branch.id)), box("islands").table(1, {"science": True}))
        assert (await history(eve)).days == []

    tell(node, story, "ana", "eve")


def test_the_secret_of_the_next_day_stays_sealed_when_a_day_is_opened(node: RunningNode, clock: Clock) -> None:
    async def story(ana: Person) -> None:
        await finish(ana, (await begin(ana)).id)
        clock.next_noon()
        key = await key_of(node)
        table = (await begin(ana)).id
        told = await everything(ana, table)
        await finish(ana, table)
        told += await everything(ana, table)
        assert leaks_in(told, secret_of(key, days.today()), key) == []

    tell(node, story, "ana")
