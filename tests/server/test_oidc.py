"""Logging in with the account of a club or a school, at a provider of OpenID Connect of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from joserfc.jwk import RSAKey
from tests.server.client import Person, plans
from tests.server.desk import at_the_machine, id_of, quick_node, register
from tests.server.nodes import RunningNode
from tests.server.oidc_provider import CLIENT, SECRET, LocalProvider, local_provider
from tests.server.services import free_port

from kamishima.server.moderation import acts
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.moderation import SanctionWanted


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    with local_provider() as running:
        yield running


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory, provider: LocalProvider) -> Iterator[RunningNode]:
    port = free_port()
    given: dict[str, object] = {
        "port": port,
        "origins": (f"http://127.0.0.1:{port}",),
        "oidc_issuer": provider.base,
        "oidc_client": CLIENT,
        "oidc_secret": SECRET,
        "oidc_name": "Chess Club",
    }
    with quick_node(tmp_path_factory.mktemp("node"), given) as running:
        yield running


@pytest.fixture(autouse=True)
def _unspoilt(provider: LocalProvider) -> None:
    provider.spoil, provider.signing_key = {}, provider.key
    provider.person = {"sub": "7", "preferred_username": "Ana Maria"}


async def log_in(person: Person) -> httpx.Response:
    """Follow every redirection, as a browser does; the answer that leads back to the page."""
    answer = await person.http.get("/api/me/oidc")
    while answer.is_redirect and not urlsplit(answer.headers["location"]).path.startswith("/account"):
        answer = await person.http.get(answer.headers["location"])
    return answer


def test_somebody_without_an_account_gets_one_and_a_guest_keeps_the_seats(
    node: RunningNode, provider: LocalProvider
) -> None:
    async def told() -> None:
        provider.person = {"sub": "1", "preferred_username": "Ana Maria"}
        async with Person(node.base) as ana, Person(node.base) as elsewhere:
            assert (await ana.ask("GET", "/api/me", wire.Me)).provider == "Chess Club"
            table = await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            before = ana.cookie
            assert (await log_in(ana)).headers["location"] == "/account"
            assert ana.cookie != before
            assert (await ana.ask("GET", "/api/me", wire.Me)).login == "anamaria"
            assert (await ana.table(table.id)).seats[0].yours
            await log_in(elsewhere)
            assert (await elsewhere.table(table.id)).seats[0].yours

    asyncio.run(told())


def test_a_login_that_is_taken_gets_a_number(node: RunningNode, provider: LocalProvider) -> None:
    async def told() -> None:
        provider.person = {"sub": "2", "preferred_username": "zoe"}
        async with Person(node.base) as zoe, Person(node.base) as other:
            await register(zoe, "zoe")
            await log_in(other)
            assert (await other.ask("GET", "/api/me", wire.Me)).login == "zoe-2"

    asyncio.run(told())


def test_what_a_guest_had_goes_to_the_account_that_is_known(node: RunningNode, provider: LocalProvider) -> None:
    async def told() -> None:
        provider.person = {"sub": "3", "name": "Ł"}
        async with Person(node.base) as first, Person(node.base) as guest:
            await log_in(first)
            table = await guest.new_table(wire.NewTable(game="origami", seats=plans(2)))
            await log_in(guest)
            assert (await first.table(table.id)).seats[0].yours
            assert (await first.ask("GET", "/api/me", wire.Me)).login.startswith("player")

    asyncio.run(told())


@pytest.mark.parametrize(
    "spoil",
    [{"nonce": "another"}, {"aud": "another"}, {"iss": "https://elsewhere.example"}, {"exp": 1}],
    ids=lambda spoil: next(iter(spoil)),
)
def test_a_token_for_somebody_else_or_another_time_is_refused(
    node: RunningNode, provider: LocalProvider, spoil: dict[str, object]
) -> None:
    async def told() -> None:
        provider.spoil = spoil
        async with Person(node.base) as ana:
            assert (await log_in(ana)).headers["location"] == "/account?failed=bad-link"
            assert (await ana.ask("GET", "/api/me", wire.Me)).login == ""

    asyncio.run(told())


def test_a_token_that_somebody_else_has_signed_is_refused(node: RunningNode, provider: LocalProvider) -> None:
    async def told() -> None:
        provider.signing_key = RSAKey.generate_key(2048, {"kid": "k1"})
        async with Person(node.base) as ana:
            assert (await log_in(ana)).headers["location"] == "/account?failed=bad-link"

    asyncio.run(told())


def test_a_log_in_that_was_begun_in_another_browser_is_refused(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base) as eve:
            begun = await eve.http.get("/api/me/oidc")
            back = (await eve.http.get(begun.headers["location"])).headers["location"]
            assert (await ana.http.get(back)).headers["location"] == "/account?failed=bad-link"
            await ana.http.get("/api/me/oidc")
            assert (await ana.http.get(back)).headers["location"] == "/account?failed=bad-link"
            assert (await ana.ask("GET", "/api/me", wire.Me)).login == ""

    asyncio.run(told())


def test_who_is_banned_cannot_come_in_this_way(node: RunningNode, provider: LocalProvider) -> None:
    async def told() -> None:
        provider.person = {"sub": "4", "preferred_username": "rude"}
        async with Person(node.base) as rude, Person(node.base) as again:
            await log_in(rude)
            person = id_of(node, rude)
            at_the_machine(
                node, lambda connection: acts.sanction(connection, acts.CONSOLE, person, SanctionWanted("ban"))
            )
            for _ in range(100):
                if (await rude.http.get("/api/me")).status_code == 403:
                    break
                await asyncio.sleep(0.1)
            assert (await log_in(again)).headers["location"] == "/account?failed=banned"

    asyncio.run(told())


def test_a_provider_that_does_not_answer_or_is_another_one_leads_back_to_the_page(
    tmp_path: Path, provider: LocalProvider
) -> None:
    async def told(node: RunningNode) -> None:
        async with Person(node.base) as ana:
            assert (await log_in(ana)).headers["location"] == "/account?failed=unavailable"

    for place, issuer in enumerate((f"http://127.0.0.1:{free_port()}", f"{provider.base}/of/somebody/else")):
        given: dict[str, object] = {"oidc_issuer": issuer, "oidc_client": CLIENT, "origins": ("http://127.0.0.1",)}
        with quick_node(tmp_path / str(place), given) as node:
            asyncio.run(told(node))
