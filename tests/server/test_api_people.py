"""Guests and accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher
from tests.server.client import Person, Refused, plans
from tests.server.nodes import RunningNode, running_node

from kamishima.server.protocol import messages as wire


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    """A node whose passwords are quick to check: the real ones take their time on purpose."""
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("kamishima.server.tables.accounts.PasswordHasher", quick)
        with running_node(tmp_path_factory.mktemp("node")) as running:
            yield running


def credentials(login: str, password: str = "correct horse") -> wire.Credentials:
    return wire.Credentials(login, password)


def test_a_stranger_is_a_guest_and_gets_a_cookie_with_the_first_deed(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            assert (await ana.ask("GET", "/api/tables", wire.TableList)).tables is not None
            assert ana.cookie == ""
            await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            assert ana.cookie.startswith("kamishima=")
            first = ana.cookie
            await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            assert ana.cookie == first

    asyncio.run(told())


def test_who_asks_who_they_are_has_a_cookie_before_anything_is_joined(node: RunningNode) -> None:
    """So an answer to a join that is lost on the way takes no cookie, and no seat, with it."""

    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo:
            table = await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            assert (await bo.ask("GET", "/api/me", wire.Me)).login == ""
            first = bo.cookie
            assert first.startswith("kamishima=")
            await bo.ask("GET", "/api/me", wire.Me)
            assert bo.cookie == first
            await bo.join(table.id)
            assert bo.cookie == first
            assert (await bo.table(table.id)).seats[1].yours

    asyncio.run(told())


def test_with_an_account_a_seat_is_reached_from_another_device(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as here, Person(node.base) as there:
            table = await here.new_table(wire.NewTable(game="origami", seats=plans(2)))
            assert (await here.ask("POST", "/api/me/register", wire.Me, credentials("ana"))).login == "ana"
            assert not (await there.table(table.id)).seats[0].yours
            assert (await there.ask("POST", "/api/me/login", wire.Me, credentials("ana"))).login == "ana"
            assert (await there.table(table.id)).seats[0].yours
            assert (await there.ask("GET", "/api/me", wire.Me)).login == "ana"
            await there.ask("POST", "/api/me/logout", wire.Me)
            assert not (await there.table(table.id)).seats[0].yours

    asyncio.run(told())


def test_a_wrong_password_and_an_unknown_login_look_the_same(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            await ana.ask("POST", "/api/me/register", wire.Me, credentials("bea"))
            seen: list[wire.Failure] = []
            for login, password in (("bea", "wrong horse"), ("nobody", "correct horse")):
                with pytest.raises(Refused) as refused:
                    await ana.ask("POST", "/api/me/login", wire.Me, credentials(login, password))
                assert refused.value.status == 403
                seen.append(refused.value.failure)
            assert seen[0] == seen[1]

    asyncio.run(told())


def test_a_login_is_taken_once(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as other:
            await ana.ask("POST", "/api/me/register", wire.Me, credentials("cleo"))
            with pytest.raises(Refused, match="409 name-taken"):
                await other.ask("POST", "/api/me/register", wire.Me, credentials("cleo"))
            with pytest.raises(Refused, match="409 name-taken"):
                await ana.ask("POST", "/api/me/register", wire.Me, credentials("cleopatra"))

    asyncio.run(told())


def test_a_password_can_be_changed_and_an_account_removed(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            await ana.ask("POST", "/api/me/register", wire.Me, credentials("dora"))
            with pytest.raises(Refused, match="403 wrong-password"):
                await ana.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("wrong horse", "new password"))
            await ana.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("correct horse", "new password"))
            await ana.ask("POST", "/api/me/login", wire.Me, credentials("dora", "new password"))
            gone = await ana.ask("POST", "/api/me/forget", wire.Me, credentials("dora", "new password"))
            assert gone.login == ""
            with pytest.raises(Refused, match="404 not-found"):
                await ana.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("new password", "correct horse"))

    asyncio.run(told())


def test_another_password_logs_every_other_browser_out_and_closes_its_sockets(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as here, Person(node.base) as there, Person(node.base, "bo") as guest:
            table = await here.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            await guest.join(table.id)
            await here.ask("POST", "/api/me/register", wire.Me, credentials("fay"))
            await there.ask("POST", "/api/me/login", wire.Me, credentials("fay"))
            line, own = await there.sit(table.id), await here.sit(table.id)
            await here.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("correct horse", "new password"))
            assert (await line.hear_until(wire.Bye)).reason == "you have been logged out"
            assert (await own.hear_until(wire.Bye)).reason == "you have been logged out"
            for each in (line, own):
                await each.close()
            assert (await here.ask("GET", "/api/me", wire.Me)).login == "fay"
            assert (await here.table(table.id)).seats[0].yours
            assert (await guest.table(table.id)).seats[1].yours
            assert not (await there.table(table.id)).seats[0].yours
            assert (await there.ask("GET", "/api/me", wire.Me)).login == ""
            again = await there.ask("POST", "/api/me/login", wire.Me, credentials("fay", "new password"))
            assert again.login == "fay"

    asyncio.run(told())


def test_a_cookie_from_before_a_password_stays_worthless_when_the_account_is_gone(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as thief:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            await ana.ask("POST", "/api/me/register", wire.Me, credentials("gus"))
            thief.http.cookies.update(ana.http.cookies)
            assert (await thief.table(table.id)).seats[0].yours
            await ana.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("correct horse", "new password"))
            await ana.ask("POST", "/api/me/forget", wire.Me, credentials("gus", "new password"))
            assert not (await thief.table(table.id)).seats[0].yours
            assert (await ana.table(table.id)).seats[0].yours

    asyncio.run(told())


def test_the_seats_of_a_guest_go_to_the_account_that_logs_in(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as home, Person(node.base, "bo") as other, Person(node.base) as phone:
            await home.ask("POST", "/api/me/register", wire.Me, credentials("hal"))
            table = await phone.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            await other.join(table.id)
            line = await phone.sit(table.id)
            await phone.ask("POST", "/api/me/login", wire.Me, credentials("hal"))
            assert (await line.hear_until(wire.Bye)).reason == "this seat is not yours any more"
            await line.close()
            for person in (home, phone):
                shown = await person.table(table.id)
                assert shown.host
                assert shown.seats[0].yours
            own = await home.sit(table.id)
            assert own.seat == 0
            await own.close()
            assert not (await other.table(table.id)).seats[0].yours

    asyncio.run(told())


def test_who_has_an_account_gives_nothing_to_another_by_logging_in(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ida, Person(node.base) as ken:
            await ken.ask("POST", "/api/me/register", wire.Me, credentials("ken"))
            table = await ida.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            await ida.ask("POST", "/api/me/register", wire.Me, credentials("ida"))
            await ida.ask("POST", "/api/me/login", wire.Me, credentials("ken"))
            assert not (await ken.table(table.id)).seats[0].yours
            await ida.ask("POST", "/api/me/login", wire.Me, credentials("ida"))
            assert (await ida.table(table.id)).seats[0].yours

    asyncio.run(told())


@pytest.mark.parametrize(
    ("login", "password"),
    [("a na", "correct horse"), ("admin\n", "correct horse"), ("a", "correct horse"), ("anna", "short")],
)
def test_a_login_or_password_that_cannot_be_is_refused(node: RunningNode, login: str, password: str) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            with pytest.raises(Refused, match="400 bad-request"):
                await ana.ask("POST", "/api/me/register", wire.Me, {"login": login, "password": password})

    asyncio.run(told())


def test_a_login_is_one_account_however_it_is_typed(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as here, Person(node.base) as there:
            assert (await here.ask("POST", "/api/me/register", wire.Me, credentials("Nora"))).login == "nora"
            with pytest.raises(Refused, match="409 name-taken"):
                await there.ask("POST", "/api/me/register", wire.Me, credentials("ＮＯＲＡ"))
            assert (await there.ask("POST", "/api/me/login", wire.Me, credentials("NORA"))).login == "nora"

    asyncio.run(told())


def test_nobody_sits_down_with_a_name_that_looks_like_anothers_or_like_nothing(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "АNА") as mixed, Person(node.base, "\u3164") as blank:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            for person in (mixed, blank):
                with pytest.raises(Refused, match="400 bad-request"):
                    await person.join(table.id)
            mixed.name = "ａｎａ"
            with pytest.raises(Refused, match="409 name-taken"):
                await mixed.join(table.id)
            blank.name = "Zoe\u0308"
            assert (await blank.join(table.id)).seats[1].name == "Zoë"

    asyncio.run(told())
