"""Lost passwords: by an operator's link, and by e-mail over a real mail server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from tests.server.client import Person, Refused
from tests.server.desk import PASSWORD, appoint, at_the_machine, id_of, quick_node, register
from tests.server.nodes import RunningNode
from tests.server.services import free_port

from kamishima.server.infra.config import BadSetting, settings
from kamishima.server.moderation import acts
from kamishima.server.moderation.mail import good_address
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as desk
from kamishima.server.protocol.errors import BadRequest

SENDER = "table@example.org"


class Mailbox:
    """Takes every message, from those who log in as they should."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []

    async def handle_DATA(self, _server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert session.authenticated
        assert isinstance(envelope.content, bytes)
        self.messages.append(message_from_bytes(envelope.content, EmailMessage, policy=policy.default))
        return "250 taken"


def _log_in(_server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, data: object) -> AuthResult:
    is_right = isinstance(data, LoginPassword) and (data.login, data.password) == (b"house", b"p@ss")
    return AuthResult(success=is_right)


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    port = free_port()
    controller = Controller(
        box,
        hostname="127.0.0.1",
        port=port,
        authenticator=_log_in,
        auth_require_tls=False,
    )
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory, mailbox: tuple[Mailbox, int]) -> Iterator[RunningNode]:
    given: dict[str, object] = {
        "smtp": f"smtp+plain://house:p%40ss@127.0.0.1:{mailbox[1]}",
        "mail_from": SENDER,
        "origins": ("http://play.example.org",),
    }
    with quick_node(tmp_path_factory.mktemp("node"), given) as running:
        yield running


async def next_message(box: Mailbox, count: int) -> EmailMessage:
    for _ in range(200):
        if len(box.messages) >= count:
            return box.messages[count - 1]
        await asyncio.sleep(0.05)
    raise AssertionError("no message came")


def link_in(message: EmailMessage, part: str) -> str:
    found = re.search(rf"^http://play\.example\.org/{part}#([\w-]+)\s*$", message.get_content(), re.MULTILINE)
    assert found is not None, message.get_content()
    return found[1]


async def log_in(base: str, login: str, password: str) -> wire.Me:
    async with Person(base) as one:
        return await one.ask("POST", "/api/me/login", wire.Me, wire.Credentials(login, password))


def test_an_operators_link_sets_another_password_once_and_logs_every_browser_out(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base) as new:
            await appoint(node, op, "operator", "operator")
            await register(ana, "ana")
            link = await op.ask("POST", f"/api/desk/people/{id_of(node, ana)}/reset", desk.ResetLink)
            body = desk.ResetPassword(link.token, "another horse")
            assert (await new.ask("POST", "/api/me/reset", wire.Me, body)).login == "ana"
            assert (await new.ask("GET", "/api/me", wire.Me)).login == "ana"
            assert (await ana.ask("GET", "/api/me", wire.Me)).login == ""
            assert (await log_in(node.base, "ana", "another horse")).login == "ana"
            with pytest.raises(Refused):
                await log_in(node.base, "ana", PASSWORD)
            with pytest.raises(Refused) as refused:
                await new.ask("POST", "/api/me/reset", wire.Me, body)
            assert refused.value.failure.code == "bad-link"
            lines = (await op.ask("GET", "/api/desk/log?limit=2", desk.AuditLog)).lines
            assert [line.act for line in lines] == ["reset", "reset-link"]

    asyncio.run(told())


def test_a_link_that_has_run_out_or_was_replaced_does_not_work(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as bo:
            await register(bo, "bo-of-links")
            person = id_of(node, bo)
            old, _ = at_the_machine(node, lambda connection: acts.make_token(connection, person, "reset", -1.0))
            first, _ = at_the_machine(node, lambda connection: acts.make_token(connection, person, "reset", 60.0))
            second, _ = at_the_machine(node, lambda connection: acts.make_token(connection, person, "reset", 60.0))
            other, _ = at_the_machine(node, lambda connection: acts.make_token(connection, person, "email", 60.0))
            for token in (old, first, other, "x"):
                with pytest.raises(Refused) as refused:
                    await bo.ask("POST", "/api/me/reset", wire.Me, desk.ResetPassword(token, "another horse"))
                assert refused.value.failure.code == "bad-link"
            await bo.ask("POST", "/api/me/reset", wire.Me, desk.ResetPassword(second, "another horse"))

    asyncio.run(told())


def test_a_lost_password_is_replaced_by_e_mail(node: RunningNode, mailbox: tuple[Mailbox, int]) -> None:
    box = mailbox[0]

    async def told() -> None:
        async with Person(node.base) as cy, Person(node.base) as elsewhere:
            await register(cy, "cy-of-mail")
            count = len(box.messages)
            wanted = desk.NewEmail("Cy@Example.ORG", PASSWORD, "de")
            assert (await cy.ask("POST", "/api/me/email", wire.Me, wanted)).email == "", "not before it is confirmed"
            message = await next_message(box, count + 1)
            assert (message["To"], message["From"]) == ("Cy@example.org", SENDER)
            assert message["Subject"] == "Bestätige deine Adresse bei Kamishima"
            await cy.ask("POST", "/api/me/confirm", wire.Me, desk.ConfirmEmail(link_in(message, "confirm")))
            assert (await cy.ask("GET", "/api/me", wire.Me)).email == "Cy@example.org"
            for place, name in enumerate(("CY-of-mail", "Cy@EXAMPLE.org")):
                await elsewhere.ask("POST", "/api/me/lost", desk.Done, desk.Lost(name, "pl"))
                message = await next_message(box, count + 2 + place)
                assert message["Subject"] == "Nowe hasło do konta cy-of-mail w Kamishima"
            reset = desk.ResetPassword(link_in(message, "reset"), "a third horse")
            assert (await elsewhere.ask("POST", "/api/me/reset", wire.Me, reset)).login == "cy-of-mail"
            await elsewhere.ask("POST", "/api/me/email", wire.Me, desk.NewEmail("", "a third horse"))
            assert (await elsewhere.ask("GET", "/api/me", wire.Me)).email == ""

    asyncio.run(told())


def test_nobody_learns_which_accounts_there_are_and_no_mailbox_is_filled(
    node: RunningNode, mailbox: tuple[Mailbox, int]
) -> None:
    box = mailbox[0]

    async def told() -> None:
        async with Person(node.base) as dan:
            await register(dan, "dan-of-mail")
            person = id_of(node, dan)
            token, _ = at_the_machine(
                node, lambda connection: acts.make_token(connection, person, "email", 60.0, detail="dan@example.org")
            )
            await dan.ask("POST", "/api/me/confirm", wire.Me, desk.ConfirmEmail(token))
            count = len(box.messages)
            for name in ("nobody-here", "nobody@example.org", *["dan-of-mail"] * 8):
                assert (await dan.ask("POST", "/api/me/lost", desk.Done, desk.Lost(name))).act == "lost"
            await next_message(box, count + 3)
            await asyncio.sleep(0.3)
            assert len(box.messages) == count + 3

    asyncio.run(told())


def test_an_address_is_set_with_the_password_alone(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as eve:
            await register(eve, "eve-of-mail")
            with pytest.raises(Refused) as refused:
                await eve.ask("POST", "/api/me/email", wire.Me, desk.NewEmail("eve@example.org", "not the password"))
            assert refused.value.failure.code == "wrong-password"

    asyncio.run(told())


@pytest.mark.parametrize("written", ["ana", "ana@", "@example.org", "a b@example.org", "ana@example.org\nBcc: x@y.zz"])
def test_what_is_no_address_is_refused(written: str) -> None:
    with pytest.raises(BadRequest, match="is no e-mail address"):
        good_address(written)


def test_a_mail_server_that_does_not_answer_is_told(tmp_path: Path) -> None:
    given: dict[str, object] = {
        "smtp": f"smtp+plain://127.0.0.1:{free_port()}",
        "mail_from": SENDER,
        "origins": ("http://play.example.org",),
    }

    async def told(node: RunningNode) -> None:
        async with Person(node.base) as ana:
            await register(ana, "ana")
            with pytest.raises(Refused, match="could not be sent") as refused:
                await ana.ask("POST", "/api/me/email", wire.Me, desk.NewEmail("ana@example.org", PASSWORD))
            assert refused.value.status == 503
            assert (await ana.ask("POST", "/api/me/lost", desk.Done, desk.Lost("ana"))).act == "lost"

    with quick_node(tmp_path, given) as node:
        asyncio.run(told(node))


def test_no_password_goes_to_a_mail_server_in_the_clear(tmp_path: Path, mailbox: tuple[Mailbox, int]) -> None:
    given: dict[str, object] = {
        "smtp": f"smtp://house:p%40ss@127.0.0.1:{mailbox[1]}",
        "mail_from": SENDER,
        "origins": ("http://play.example.org",),
    }

    async def told(node: RunningNode) -> None:
        async with Person(node.base) as ana:
            await register(ana, "ana")
            with pytest.raises(Refused, match="could not be sent"):
                await ana.ask("POST", "/api/me/email", wire.Me, desk.NewEmail("ana@example.org", PASSWORD))

    with quick_node(tmp_path, given) as node:
        asyncio.run(told(node))


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def told(node: RunningNode) -> None:
        async with Person(node.base) as ana:
            assert not (await ana.ask("GET", "/api/me", wire.Me)).mail
            with pytest.raises(Refused, match="operator") as refused:
                await ana.ask("POST", "/api/me/lost", desk.Done, desk.Lost("ana"))
            assert refused.value.failure.code == "not-offered"

    with quick_node(tmp_path) as node:
        asyncio.run(told(node))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"smtp": "http://mail.example.org"}, "the mail server is written"),
        ({"smtp": "smtps://mail.example.org"}, "KAMISHIMA_MAIL_FROM"),
        ({"smtp": "smtps://mail.example.org", "mail_from": SENDER}, "KAMISHIMA_ORIGINS"),
        ({"oidc_issuer": "http://login.example.org"}, "the issuer of OpenID Connect is written https://"),
        ({"oidc_issuer": "https://login.example.org"}, "KAMISHIMA_OIDC_CLIENT"),
    ],
)
def test_settings_that_cannot_work_are_told(tmp_path: Path, given: dict[str, object], told: str) -> None:
    with pytest.raises(BadSetting, match=told):
        settings({"data": tmp_path, **given}, environment={})
