"""Settings: from flags and the environment, with one clear line for what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from kamishima.core.errors import KamishimaError
from kamishima.server.infra.config import BadSetting, data_folder, settings


def test_without_any_setting_a_sqlite_file_in_the_users_folder_is_used(tmp_path: Path) -> None:
    made = settings(environment={"XDG_DATA_HOME": str(tmp_path)})
    assert made.database == f"sqlite:///{tmp_path / 'kamishima' / 'kamishima.db'}"
    assert (made.host, made.port, made.valkey) == ("127.0.0.1", 8000, "")


def test_the_folder_can_be_named(tmp_path: Path) -> None:
    assert data_folder({"KAMISHIMA_DATA": str(tmp_path / "here"), "XDG_DATA_HOME": "/there"}) == tmp_path / "here"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local" / "share" / "kamishima"


def test_flags_go_before_the_environment(tmp_path: Path) -> None:
    environment = {"KAMISHIMA_DATA": str(tmp_path), "KAMISHIMA_PORT": "9000", "KAMISHIMA_HOST": "0.0.0.0"}
    made = settings({"port": 9001}, environment)
    assert (made.host, made.port) == ("0.0.0.0", 9001)


def test_the_environment_can_say_everything_that_a_container_needs(tmp_path: Path) -> None:
    made = settings(
        environment={
            "KAMISHIMA_DATA": str(tmp_path),
            "KAMISHIMA_DATABASE": "postgres://ana@db/games",
            "KAMISHIMA_VALKEY": "redis://cache:6379/0",
            "KAMISHIMA_ORIGINS": "https://play.example.org, https://www.example.org/",
            "KAMISHIMA_BOT_WORKERS": "3",
            "KAMISHIMA_LIMITED": "false",
            "KAMISHIMA_KEY": "ab" * 32,
        }
    )
    assert made.database == "postgresql+psycopg://ana@db/games"
    assert made.origins == ("https://play.example.org", "https://www.example.org")
    assert made.secure
    assert (made.bot_workers, made.limited, made.key) == (3, False, b"\xab" * 32)


def test_the_signing_key_is_made_once_for_the_owners_eyes_only(tmp_path: Path) -> None:
    first = settings({"data": tmp_path}, {})
    assert settings({"data": tmp_path}, {}).key == first.key
    assert (tmp_path / "signing-key").stat().st_mode & 0o777 == 0o600
    assert settings({"data": tmp_path / "other"}, {}).key != first.key


def test_the_environment_names_proxies_and_how_long_matches_stay_in_memory(tmp_path: Path) -> None:
    environment = {
        "KAMISHIMA_DATA": str(tmp_path),
        "KAMISHIMA_TRUSTED_PROXIES": "10.1.0.0/16, ::1",
        "KAMISHIMA_ROOM_SECONDS": "12.5",
    }
    made = settings(environment=environment)
    assert (made.trusted_proxies, made.room_seconds) == ("10.1.0.0/16, ::1", 12.5)
    assert settings({"trusted_proxies": "*"}, environment).trusted_proxies == "*"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"room_seconds": "-1"}, "-1.0 seconds: a match stays in memory for a number of seconds"),
        ({"room_seconds": "inf"}, "inf seconds: a match stays in memory"),
        ({"trusted_proxies": "127.0.0.1,proxy"}, "trusted proxy 'proxy': write an address, or a network"),
        ({"port": 70000}, "port 70000: a port is between 0 and 65535"),
        ({"port": "many"}, "a setting is wrong: Expected `int`"),
        ({"bot_workers": 0}, "0 bot workers: at least one is needed"),
        ({"database": "mysql://x"}, "the database 'mysql': is unknown; write sqlite"),
        ({"valkey": "localhost"}, "the address of Valkey is written redis://HOST:PORT/0"),
        ({"origins": ("example.org",)}, "origin 'example.org': an origin is written https://"),
        ({"origins": ("https://example.org/page",)}, "an origin is written https://"),
        ({"key": "short"}, "KAMISHIMA_KEY: a signing key is at least 64 hexadecimal digits"),
    ],
)
def test_a_setting_that_makes_no_sense_is_told_in_one_line(
    tmp_path: Path, given: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSetting, match=r"^[^\n]*$") as refused:
        settings({"data": tmp_path, **given}, {})
    assert message in refused.value.message


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(KamishimaError, match="file"):
        settings({"data": tmp_path / "file" / "folder"}, {})


def test_a_key_file_that_was_spoilt_is_told(tmp_path: Path) -> None:
    (tmp_path / "signing-key").write_text("spoilt")
    with pytest.raises(BadSetting, match="signing-key: a signing key is at least"):
        settings({"data": tmp_path}, {})
