"""Cookies that nobody else can make, and pages that are ours."""

from __future__ import annotations

import base64
import hmac
import time
from pathlib import Path

import pytest

from kamishima.server.infra.auth import COOKIE, COOKIE_SECONDS, MANY_ENDED, Auth, Session, header, new_person
from kamishima.server.infra.config import Settings
from kamishima.server.protocol.errors import ForeignOrigin


def auth(*, key: bytes = b"k" * 32, origins: tuple[str, ...] = (), secure: bool = False) -> Auth:
    made = Settings(data=Path(), database="sqlite:///", key=key, origins=origins, secure=secure)
    return Auth(made)


def test_a_cookie_is_read_as_it_was_signed() -> None:
    person = new_person()
    session = auth().read(auth().sign_cookie(person))
    assert isinstance(session, Session)
    assert session.person == person


@pytest.mark.parametrize("change", ["x", "", ".", "ä"])
def test_a_cookie_that_was_changed_is_nobodys(change: str) -> None:
    signed = auth().sign_cookie("somebody")
    assert auth().read(change + signed[1:]) is None
    assert auth().read(signed[:-1] + change) is None


def test_a_cookie_of_another_key_is_nobodys() -> None:
    assert auth().read(auth(key=b"q" * 32).sign_cookie("somebody")) is None


@pytest.mark.parametrize("value", ["", ".", "..", "a.b", "somebody.now.sig", "a" * 5000])
def test_what_is_no_cookie_is_nobodys(value: str) -> None:
    assert auth().read(value) is None


def test_the_person_is_found_among_other_cookies() -> None:
    made = auth()
    assert made.person_of(f"theme=dark; {COOKIE}={made.sign_cookie('ana')}; lang=de") == "ana"
    assert made.person_of("theme=dark") == ""
    assert made.person_of("=;=;;;") == ""


def test_a_cookie_from_before_the_others_were_made_worthless_is_nobodys() -> None:
    made = auth()
    old, other = made.sign_cookie("ana"), made.sign_cookie("bo")
    assert made.raise_epoch("ana", 1)
    assert not made.raise_epoch("ana", 1)
    assert made.person_of(f"{COOKIE}={old}") == ""
    assert made.person_of(f"{COOKIE}={other}") == "bo"
    new = made.sign_cookie("ana")
    assert made.person_of(f"{COOKIE}={new}") == "ana"
    assert made.raise_epoch("ana", 2)
    assert made.person_of(f"{COOKIE}={new}") == ""


def test_a_cookie_that_was_ended_is_nobodys_and_others_of_that_person_hold() -> None:
    made = auth()
    one, two = made.sign_cookie("ana"), made.sign_cookie("ana")
    assert one != two
    session = made.session_of(f"{COOKIE}={one}")
    assert session is not None
    assert made.revoke(session.id, time.time() + 60)
    assert not made.revoke(session.id, time.time() + 60)
    assert made.person_of(f"{COOKIE}={one}") == ""
    assert made.person_of(f"{COOKIE}={two}") == "ana"


def test_cookies_that_have_run_out_hold_no_longer_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    made = auth()
    signed = made.sign_cookie("ana")
    now = time.time()
    for number in range(MANY_ENDED - 1):
        made.revoke(f"session {number}", now + 60)
    monkeypatch.setattr(time, "time", lambda: now + COOKIE_SECONDS + 1)
    assert made.person_of(f"{COOKIE}={signed}") == ""
    made.revoke("one more", now + 2 * COOKIE_SECONDS)
    assert made.revoke("session 0", now + 2 * COOKIE_SECONDS)


def test_a_cookie_from_before_sessions_had_names_holds() -> None:
    made = auth()
    body = f"ana.0.{int(time.time())}"
    digest = hmac.digest(b"k" * 32, b"cookie " + body.encode(), "sha256")
    old = f"{body}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
    assert made.person_of(f"{COOKIE}={old}") == "ana"


def test_a_browser_is_known_to_the_account_that_it_has_logged_in_to_until_the_next_password() -> None:
    made = auth()
    device = made.set_device_cookie("ana").partition(";")[0]
    assert made.device_of(f"theme=dark; {device}", "ana")
    assert made.device_of(device, "bo") == ""
    assert made.device_of(device[:-1] + "x", "ana") == ""
    assert made.device_of("", "ana") == ""
    made.raise_epoch("ana", 1)
    assert made.device_of(device, "ana") == ""


def test_a_cookie_that_another_node_has_renewed_holds_before_one_hears_of_it() -> None:
    one, two = auth(), auth()
    one.raise_epoch("ana", 3)
    assert two.person_of(f"{COOKIE}={one.sign_cookie('ana')}") == "ana"


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites() -> None:
    line = auth().set_cookie("ana")
    assert "; HttpOnly" in line
    assert "; SameSite=Lax" in line
    assert "Secure" not in line
    assert auth(secure=True).set_cookie("ana").endswith("; Secure")


def test_programs_say_no_origin_and_our_own_pages_say_ours() -> None:
    made = auth(origins=("https://play.example.org",))
    for origin in ("", "http://localhost:8000", "https://play.example.org"):
        made.check_origin(origin, "localhost:8000")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:8001", "ftp://localhost:8000"])
def test_pages_of_somebody_else_are_refused(origin: str) -> None:
    with pytest.raises(ForeignOrigin):
        auth().check_origin(origin, "localhost:8000")


def test_two_people_are_never_the_same() -> None:
    assert len({new_person() for _ in range(1000)}) == 1000


def test_a_raw_header_is_found_by_its_name() -> None:
    headers = [(b"host", b"here"), (b"cookie", b"a=b")]
    assert header(headers, b"cookie") == "a=b"
    assert header(headers, b"origin") == ""
