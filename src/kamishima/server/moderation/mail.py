"""Messages by e-mail over the server of the settings, in threads beside the event loop."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from importlib import resources
from urllib.parse import unquote, urlsplit

from kamishima.server.infra.config import Settings
from kamishima.server.protocol.errors import BadRequest, Unavailable
from kamishima.texts.catalogue import LOCALES, Catalogue

AT_ONCE = 4
TIMEOUT_SECONDS = 15.0
PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_ADDRESS = 254

log = logging.getLogger(__name__)


def good_address(written: str) -> str:
    """An address as it is stored; where domains are not written in Latin letters, their `xn--` form is."""
    address = written.strip()
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise BadRequest(f"{written!r} is no e-mail address: it is written name@example.org", "email")
    name, _, domain = address.rpartition("@")
    return f"{name}@{domain.lower()}"


@cache
def _texts(language: str) -> Catalogue:
    folder = resources.files("kamishima.server.moderation").joinpath("mail_texts")
    return Catalogue(language, [folder.joinpath(f"{language}.ftl").read_text("utf-8")])


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.smtp)
        self._sender = settings.mail_from
        self._turns = asyncio.Semaphore(AT_ONCE)
        self.is_on = bool(settings.smtp)

    async def send(self, to: str, name: str, language: str, **given: str) -> None:
        """Send the message of this name; `Unavailable` when it was not taken."""
        texts = _texts(language if language in LOCALES else LOCALES[0])
        message = EmailMessage()
        message["From"], message["To"] = self._sender, to
        message["Subject"] = texts.text(f"mail-{name}-subject", given)
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(texts.text(f"mail-{name}-body", given))
        async with self._turns:
            try:
                await asyncio.to_thread(self._deliver, message)
            except (OSError, smtplib.SMTPException) as error:
                log.warning(
                    "a message could not be sent", extra={"kind": type(error).__name__}
                )  # no address in the log
                raise Unavailable("the message could not be sent; try again later") from None

    def _deliver(self, message: EmailMessage) -> None:
        scheme, host = self._server.scheme, self._server.hostname or ""
        port = self._server.port or PORTS[scheme]
        secure = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_SECONDS, context=secure)
            if scheme == "smtps"
            else smtplib.SMTP(host, port, timeout=TIMEOUT_SECONDS)
        ) as smtp:
            if scheme == "smtp":
                smtp.starttls(context=secure)
            if self._server.username:
                smtp.login(unquote(self._server.username), unquote(self._server.password or ""))
            smtp.send_message(message)
