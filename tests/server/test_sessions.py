"""Cookies that are ended, and passwords that are guessed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.server.client import Person, Refused, TableSocket, plans
from tests.server.nodes import RunningNode, running_node

from kamishima.server.infra.config import Limits
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.errors import TooMany
from kamishima.server.tables.accounts import Passwords

GUESSES = 3
LIMITS = Limits(costly_burst=1000, request_burst=1000, password_burst=GUESSES, password_rate=0.0001)


@pytest.fixture(scope="module", autouse=True)
def quick_passwords() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("kamishima.server.tables.accounts.PasswordHasher", quick)
        yield


def credentials(login: str, password: str = "correct horse") -> wire.Credentials:
    return wire.Credentials(login, password)


async def register(person: Person, login: str) -> None:
    await person.ask("POST", "/api/me/register", wire.Me, credentials(login))


async def log_in(person: Person, login: str, password: str = "correct horse") -> None:
    await person.ask("POST", "/api/me/login", wire.Me, credentials(login, password))


async def login_of(person: Person) -> str:
    return (await person.ask("GET", "/api/me", wire.Me)).login


async def logged_out(line: TableSocket) -> None:
    async with asyncio.timeout(30):
        assert (await line.hear_until(wire.Bye)).reason == "you have been logged out"
    await line.close()


def copy_cookies(person: Person, to: Person) -> None:
    to.http.cookies.update(person.http.cookies)


# -- which cookies hold ------------------------------------------------------------------------------------------------


def test_a_cookie_known_before_registering_is_not_the_accounts_afterwards(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as thief:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            copy_cookies(ana, thief)
            line = await thief.sit(table.id)
            assert line.seat == 0
            await register(ana, "olga")
            await logged_out(line)
            assert not (await thief.table(table.id)).seats[0].yours
            assert await login_of(thief) == ""
            assert (await ana.table(table.id)).seats[0].yours, "the guest keeps the seat"
            assert await login_of(ana) == "olga"

    asyncio.run(told())


def test_logging_out_ends_the_cookie_on_the_server_and_no_other(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as phone, Person(node.base) as thief:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            await register(ana, "pia")
            await log_in(phone, "pia")
            copy_cookies(ana, thief)
            line = await thief.sit(table.id)
            await ana.ask("POST", "/api/me/logout", wire.Me)
            await logged_out(line)
            assert not (await thief.table(table.id)).seats[0].yours
            assert await login_of(thief) == ""
            assert await login_of(phone) == "pia"
            await log_in(ana, "pia")
            assert (await ana.table(table.id)).seats[0].yours

    asyncio.run(told())


def test_the_cookie_of_a_guest_who_logs_out_is_ended_too(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as thief:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            copy_cookies(ana, thief)
            await ana.ask("POST", "/api/me/logout", wire.Me)
            assert not (await thief.table(table.id)).seats[0].yours

    asyncio.run(told())


def test_logging_in_to_another_account_ends_the_cookie_of_the_first(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as other, Person(node.base) as thief:
            await register(other, "quinn")
            await register(ana, "rosa")
            copy_cookies(ana, thief)
            await log_in(ana, "quinn")
            assert await login_of(ana) == "quinn"
            assert await login_of(thief) == ""

    asyncio.run(told())


def test_what_was_logged_out_stays_so_when_the_server_starts_again(tmp_path: Path, database_url: str) -> None:
    async def begin(base: str) -> tuple[dict[str, str], dict[str, str]]:
        async with Person(base) as ana, Person(base) as phone:
            await register(ana, "sara")
            await log_in(phone, "sara")
            kept, ended = dict(phone.http.cookies), dict(ana.http.cookies)
            await ana.ask("POST", "/api/me/logout", wire.Me)
            return kept, ended

    async def look(base: str, cookies: dict[str, str]) -> str:
        async with Person(base) as ana:
            ana.http.cookies.update(cookies)
            return await login_of(ana)

    given: dict[str, object] = {"database": database_url}
    with running_node(tmp_path, given) as first:
        kept, ended = asyncio.run(begin(first.base))
    with running_node(tmp_path, given) as second:
        assert asyncio.run(look(second.base, kept)) == "sara"
        assert asyncio.run(look(second.base, ended)) == ""


# -- guessing passwords ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with running_node(tmp_path_factory.mktemp("limited"), limits=LIMITS) as running:
        yield running


async def guess(base: str, login: str, address: int) -> str:
    """Try a wrong password from an address of one's own; the code of the refusal."""
    async with Person(base) as thief:
        thief.http.headers["x-forwarded-for"] = f"192.0.2.{address}"
        with pytest.raises(Refused) as refused:
            await log_in(thief, login, "wrong horse")
        return refused.value.failure.code


def test_wrong_passwords_for_one_account_are_limited_from_however_many_addresses(limited: RunningNode) -> None:
    async def told() -> None:
        async with Person(limited.base) as ana:
            await register(ana, "tara")
            await register_another(limited.base)
            answers = [await guess(limited.base, name, at) for at, name in enumerate(["tara", "Tara", "TARA"] * 2)]
            assert answers == ["wrong-password"] * GUESSES + ["too-many"] * GUESSES
            assert await guess(limited.base, "uma", 200) == "wrong-password"

    asyncio.run(told())


async def register_another(base: str) -> None:
    async with Person(base) as person:
        await register(person, "uma")


def test_who_guesses_cannot_keep_the_owner_out_of_a_browser_that_was_used_before(limited: RunningNode) -> None:
    async def told() -> None:
        async with Person(limited.base) as owner, Person(limited.base) as stranger:
            await register(owner, "vera")
            await owner.ask("POST", "/api/me/logout", wire.Me)
            for address in range(2 * GUESSES):
                await guess(limited.base, "vera", address)
            with pytest.raises(Refused, match="wait") as refused:
                await log_in(stranger, "vera")
            assert refused.value.status == 429
            await log_in(owner, "vera")
            assert await login_of(owner) == "vera"
            await owner.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("correct horse", "new password"))

    asyncio.run(told())


def test_a_browser_that_was_used_before_has_its_own_share_of_guesses(limited: RunningNode) -> None:
    async def told() -> None:
        async with Person(limited.base) as owner:
            await register(owner, "wanda")
            await owner.ask("POST", "/api/me/logout", wire.Me)
            for _ in range(GUESSES):
                with pytest.raises(Refused, match="403 wrong-password"):
                    await log_in(owner, "wanda", "wrong horse")
            with pytest.raises(Refused, match="429 too-many"):
                await log_in(owner, "wanda", "wrong horse")
            assert await guess(limited.base, "wanda", 7) == "wrong-password"

    asyncio.run(told())


def test_right_passwords_do_not_count_and_an_unknown_login_is_limited_like_a_known_one() -> None:
    passwords = Passwords(0.001, 2)
    for _ in range(10):
        passwords.try_one("ana", "")
        passwords.was_right("ana", "")
    for login in ("ana", "nobody"):
        passwords.try_one(login, "")
        passwords.try_one(login, "")
        with pytest.raises(TooMany, match="wrong passwords"):
            passwords.try_one(login, "")
