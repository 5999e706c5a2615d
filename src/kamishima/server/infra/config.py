"""The settings of a server: from the environment (`KAMISHIMA_...`), and from the flags of `kamishima serve`."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from kamishima.core.errors import KamishimaError

PREFIX = "KAMISHIMA_"
KEY_BYTES = 32
KEY_FILE = "signing-key"


class BadSetting(KamishimaError):
    """A setting that makes no sense."""

    code = "bad-setting"


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask for; a rate is so many a second, a burst so many at once."""

    message_bytes: int = 4096
    body_bytes: int = 64 * 1024
    record_bytes: int = 512 * 1024
    head_bytes: int = 16 * 1024
    head_fields: int = 100
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive, and an idle connection to say anything at all."""
    body_seconds: float = 30.0
    message_rate: float = 200.0
    message_burst: float = 400.0
    request_rate: float = 20.0
    request_burst: float = 100.0
    costly_rate: float = 0.5
    """New tables, imported records, passwords: what takes more of the server."""
    costly_burst: float = 30.0
    password_rate: float = 1 / 60
    """Wrong passwords for one account: from all browsers that never logged in to it together, from each that has."""
    password_burst: float = 10.0
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    waiting_each: int = 10
    """How many tables that wait for players one person may have set up."""
    waiting_address: int = 20
    """How many of them may come from one address."""
    connections_each: int = 50
    """How many sockets and polls one person, or one address without a cookie, may have open."""
    connections_each_address: int = 200
    """How many all the people of one address may have open together."""
    handshake_rate: float = 5.0
    """New sockets of one address."""
    handshake_burst: float = 100.0
    outbox: int = 256
    """How many messages may wait for a client that does not read them."""


class Retention(msgspec.Struct, frozen=True):
    """For how many days things are kept; 0 is for ever."""

    closed_days: float = 7.0
    """Tables that were closed before anybody played."""
    abandoned_days: float = 180.0
    """Running matches since somebody last did something there."""
    chat_days: float = 30.0
    """What was said, since the match ended."""
    seal_days: float = 30.0
    """The log of a finished match, until its record takes its place."""
    guest_days: float = 400.0
    """Finished matches in which nobody with an account sat: no browser keeps the cookie of a guest any longer."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    database: str
    """A SQLAlchemy URL."""
    key: bytes
    """Signs the cookies."""
    valkey: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Where pages may come from besides the server itself: `https://play.example.org`."""
    bot_workers: int = 1
    bot_seconds: float = 30.0
    secure: bool = False
    """Whether the cookie is for https only; true when every origin is https."""
    limited: bool = True
    """Whether rates are limited at all; a load test switches it off."""
    limits: Limits = Limits()
    room_seconds: float = 300.0
    """How long a match without anybody connected stays in memory."""
    empty_lobby_seconds: float = 600.0
    """How long a table of the lobby waits for players while nobody is there."""
    empty_private_seconds: float = 172_800.0
    """The same for a table that only those come to who have its link: they may follow it tomorrow."""
    retention: Retention = Retention()
    traces: str = ""
    """Where OpenTelemetry's traces are sent: `http://collector:4318/v1/traces`."""
    trace_share: float = 0.01
    """Which share of moves and requests is traced."""
    smtp: str = ""
    """Where messages are sent from: `smtps://USER:PASSWORD@HOST`, `smtp://` with STARTTLS, `smtp+plain://` without."""
    mail_from: str = ""
    oidc_issuer: str = ""
    """The provider of OpenID Connect with whose accounts people can log in."""
    oidc_client: str = ""
    oidc_secret: str = ""
    oidc_name: str = ""
    """What the page calls the provider."""
    metrics_for: str = "127.0.0.1,::1"
    """Who may read the metrics, directly and not through a proxy: addresses or networks with commas between them."""
    trusted_proxies: str = "127.0.0.1"
    """Whose word on the address of a client is taken: addresses or networks with commas between them, or `*`."""

    @property
    def address(self) -> str:
        """Where the page is, for links in messages."""
        return self.origins[0] if self.origins else f"http://{self.host}:{self.port}"


def data_folder(environment: Mapping[str, str]) -> Path:
    own = environment.get(f"{PREFIX}DATA", "")
    if own:
        return Path(own).expanduser().absolute()
    written = environment.get("XDG_DATA_HOME", "")
    # The XDG specification asks to ignore a relative path.
    base = Path(written) if Path(written).is_absolute() else Path.home() / ".local" / "share"
    return base / "kamishima"


class Place(NamedTuple):
    data: Path
    database: str
    key: str
    """The signing key as the environment gives it; empty where it lies in the data folder."""


def place(given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None) -> Place:
    """Where the server that has these settings keeps everything; nothing is made there."""
    environment = os.environ if environment is None else environment
    chosen = {**_from_environment(environment), **(given or {})}
    data = Path(str(chosen.get("data", data_folder(environment))))
    database = database_url(str(chosen.get("database", f"sqlite:///{data / 'kamishima.db'}")))
    return Place(data, database, str(chosen.get("key", "")))


def settings(given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings: what is given goes before the environment, and that before the defaults."""
    environment = os.environ if environment is None else environment
    chosen: dict[str, object] = {**_from_environment(environment), **(given or {})}
    data, database, written = place(given, environment)
    make_folder(data)
    key = _key(written, data)
    try:
        made = msgspec.convert({**chosen, "data": data, "database": database, "key": b""}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"a setting is wrong: {error}") from None
    return _checked(msgspec.structs.replace(made, key=key))


# fmt: off
NAMES = (
    "database", "valkey", "host", "port", "origins", "bot_workers", "bot_seconds", "key", "limited",
    "trusted_proxies", "room_seconds", "empty_lobby_seconds", "empty_private_seconds", "metrics_for",
    "traces", "trace_share",
    "smtp", "mail_from", "oidc_issuer", "oidc_client", "oidc_secret", "oidc_name",
)
# fmt: on
"""Settings that can come from the environment, each under its name in capitals."""


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in NAMES:
        value = environment.get(f"{PREFIX}{name.upper()}", "")
        if value:
            found[name] = tuple(value.replace(",", " ").split()) if name == "origins" else value
    kept = {name: environment.get(f"{PREFIX}KEEP_{name.upper()}", "") for name in Retention.__struct_fields__}
    if any(kept.values()):
        found["retention"] = {name: value for name, value in kept.items() if value}
    return found


def database_url(url: str) -> str:
    """PostgreSQL is spoken to with psycopg 3, however the URL is written."""
    for written in ("postgresql://", "postgres://"):
        if url.startswith(written):
            return f"postgresql+psycopg://{url.removeprefix(written)}"
    if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        scheme = url.partition(":")[0]
        raise BadSetting(f"the database {scheme!r}: is unknown; write sqlite:///FILE or postgresql://USER@HOST/NAME")
    return url


def make_folder(folder: Path) -> None:
    """A data folder for its owner alone, if it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadSetting(f"{folder}: {error.strerror}") from None


def _key(written: str, folder: Path) -> bytes:
    """The signing key: given in hexadecimal, or made once and kept for the owner's eyes only."""
    if written:
        return _read_key(written, f"{PREFIX}KEY")
    _write_key(folder, secrets.token_hex(KEY_BYTES))
    return _read_key(kept_key(folder), str(folder / KEY_FILE))


def kept_key(folder: Path) -> str:
    """The signing key in a data folder as it is written there; empty when there is none."""
    try:
        return (folder / KEY_FILE).read_text("utf-8").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{folder / KEY_FILE}: {getattr(error, 'strerror', 'this is no signing key')}") from None


def keep_key(folder: Path, written: str) -> bool:
    """Put a signing key into a data folder that has none; whether it was not there before."""
    _read_key(written, "the signing key")
    return _write_key(folder, written)


def _write_key(folder: Path, written: str) -> bool:
    """Write a key that nobody else may read, unless there is one already."""
    path = folder / KEY_FILE
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(written)
    except FileExistsError:
        return False
    except OSError as error:
        raise BadSetting(f"{path}: {error.strerror}") from None
    return True


def _read_key(written: str, where: str) -> bytes:
    try:
        key = bytes.fromhex(written)
    except ValueError:
        key = b""
    if len(key) < KEY_BYTES:
        raise BadSetting(f"{where}: a signing key is at least {2 * KEY_BYTES} hexadecimal digits")
    return key


def _checked(made: Settings) -> Settings:
    if not 0 <= made.port <= 65535:
        raise BadSetting(f"port {made.port}: a port is between 0 and 65535")
    if made.bot_workers < 1:
        raise BadSetting(f"{made.bot_workers} bot workers: at least one is needed")
    if made.valkey and not made.valkey.startswith(("redis://", "rediss://", "valkey://", "unix://")):
        raise BadSetting("the address of Valkey is written redis://HOST:PORT/0")
    if not 0 <= made.room_seconds < float("inf"):
        raise BadSetting(f"{made.room_seconds} seconds: a match stays in memory for a number of seconds")
    for seconds in (made.empty_lobby_seconds, made.empty_private_seconds):
        if not 0 < seconds < float("inf"):
            raise BadSetting(f"{seconds} seconds: an empty table is closed after a number of seconds, more than none")
    _check_retention(made.retention)
    if not 0 < made.trace_share <= 1:
        raise BadSetting(f"{made.trace_share}: the share that is traced is more than 0 and at most 1")
    for proxy in made.trusted_proxies.split(","):
        _check_network("trusted proxy", proxy.strip())
    for reader in filter(None, made.metrics_for.split(",")):
        _check_network("metrics for", reader.strip())
    _check_elsewhere(made)
    origins = tuple([_origin(origin) for origin in made.origins])
    secure = bool(origins) and all([origin.startswith("https://") for origin in origins])
    return msgspec.structs.replace(made, origins=origins, secure=secure)


def _check_retention(rules: Retention) -> None:
    for days in msgspec.structs.astuple(rules):
        if not 0 <= days < float("inf"):
            raise BadSetting(f"{days} days: things are kept for a number of days, or with 0 for ever")


def _check_elsewhere(made: Settings) -> None:
    """A mail server and a provider of accounts, where there is one."""
    mail, issuer = urlsplit(made.smtp), urlsplit(made.oidc_issuer)
    if made.smtp and (mail.scheme not in ("smtp", "smtps", "smtp+plain") or not mail.hostname):
        raise BadSetting("the mail server is written smtps://USER:PASSWORD@HOST, smtp:// or smtp+plain://HOST:PORT")
    if made.smtp and "@" not in made.mail_from:
        raise BadSetting(f"{PREFIX}MAIL_FROM is the address that messages come from: write name@example.org")
    if made.oidc_issuer and issuer.scheme != "https" and issuer.hostname not in ("127.0.0.1", "localhost", "::1"):
        raise BadSetting("the issuer of OpenID Connect is written https://login.example.org")
    if made.oidc_issuer and not made.oidc_client:
        raise BadSetting(f"{PREFIX}OIDC_CLIENT is the name that the provider knows this server by")
    if (made.smtp or made.oidc_issuer) and not made.origins:
        raise BadSetting(f"{PREFIX}ORIGINS is where the page is: links in messages and from a provider lead there")


def _check_network(what: str, written: str) -> None:
    if written == "*":
        return
    try:
        ip_network(written)
    except ValueError:
        raise BadSetting(f"{what} {written!r}: write an address, or a network as 10.0.0.0/24, or *") from None


def _origin(written: str) -> str:
    parts = urlsplit(written)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise BadSetting(f"origin {written!r}: an origin is written https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"
