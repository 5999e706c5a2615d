"""The web page: a folder of files as a build leaves it, made up here, and what is said when there is none."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.nodes import running_node

from kamishima.server import app as app_module
from kamishima.server.http import pages

INDEX = "<!doctype html><title>Kamishima</title>"
SCRIPT = "console.log('paper');\n" * 50
PRELOADS = {
    "main": ["assets/index-1a2b.js", "assets/index-1a2b.css"],
    "Lobby": ["assets/lobby-1.js"],
    "Table": ["assets/match-1.js", "assets/match-1.css"],
    "Review": ["assets/match-1.js", "assets/match-1.css"],
    "shaman": ["figures/shaman.svg", "assets/shaman-1.js", "assets/match-1.js"],
    "en": ["assets/en-1.js"],
    "pl": ["assets/pl-1.js"],
    "shaman-en": ["assets/shaman-en-1.js"],
    "shaman-pl": ["assets/shaman-pl-1.js"],
}


def made_up_page(folder: Path) -> Path:
    for name in ("assets", "figures/origami", "booklet"):
        (folder / name).mkdir(parents=True)
    files = {
        "index.html": INDEX,
        "sw.js": "self.skipWaiting()",
        "manifest.webmanifest": "{}",
        "icon.svg": "<svg/>",
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-1a2b.css": "body { margin: 0 }",
        "figures/origami/fox.svg": "<svg id='fox'/>",
        "booklet/rules.html": "<h1>Rules</h1>",
        "notes.md": "not for the page",
        "preload.json": json.dumps(PRELOADS),
    }
    for name, text in files.items():
        (folder / name).write_text(text)
    (folder / "assets/index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets/index-1a2b.js.br").write_bytes(b"as small as brotli makes it")
    (folder / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    return folder


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A node that serves the made-up page."""
    folder = made_up_page(tmp_path_factory.mktemp("page"))
    yield from _served(folder, tmp_path_factory.mktemp("data"))


def _served(folder: Path | None, data: Path) -> Iterator[httpx.Client]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_module, "page_folder", lambda: folder)
        with running_node(data) as node, httpx.Client(base_url=node.base, headers={"accept-encoding": ""}) as client:
            yield client


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/index.html", "text/html"),
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/index-1a2b.js", "text/javascript"),
        ("/assets/index-1a2b.css", "text/css"),
        ("/figures/origami/fox.svg", "image/svg+xml"),
        ("/booklet/rules.html", "text/html"),
    ],
)
def test_every_file_is_served_as_what_it_is(page: httpx.Client, path: str, kind: str) -> None:
    answer = page.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/new/origami", "/table/Ab-3_x", "/rules", "/rules/shaman", "/nowhere/at/all"])
def test_every_other_address_without_a_dot_is_the_page_itself(page: httpx.Client, path: str) -> None:
    answer = page.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/assets/old-9f.js",
        "/assets/nothing",
        "/table/icon.png",
        "/notes.md",
        "/index.html.gz",
        "/api",
        "/api/nothing",
        "/health/nothing",
        "/metrics/nothing",
        "/%2e%2e/pages.py",
        "/..%2fpages.py",
    ],
)
def test_what_is_not_there_is_not_the_page(page: httpx.Client, path: str) -> None:
    answer = page.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    assert page.get("/schema/nothing").status_code == 404


def test_files_whose_names_change_are_kept_for_ever_and_others_are_asked_for(page: httpx.Client) -> None:
    assert "immutable" in page.get("/assets/index-1a2b.js").headers["cache-control"]
    for path in ("/", "/sw.js", "/figures/origami/fox.svg", "/booklet/rules.html"):
        assert page.get(path).headers["cache-control"] == "no-cache"


def test_who_has_a_file_already_gets_nothing(page: httpx.Client) -> None:
    first = page.get("/sw.js")
    tag = first.headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again = page.get("/sw.js", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    for other in ('"other"', "", page.get("/icon.svg").headers["etag"]):
        assert page.get("/sw.js", headers={"if-none-match": other}).content == first.content


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br;q=0.0, gzip;q=0", ""),
        ("identity", ""),
        ("", ""),
    ],
)
def test_a_smaller_form_is_sent_to_who_accepts_it(page: httpx.Client, accepted: str, coding: str) -> None:
    with page.stream("GET", "/assets/index-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    sent = {"br": b"as small as brotli makes it", "": SCRIPT.encode()}
    assert (gzip.decompress(body) if coding == "gzip" else body) == sent.get(coding, SCRIPT.encode())


def test_long_answers_of_the_interface_are_packed_too(page: httpx.Client) -> None:
    plain = page.get("/api/games/origami/texts/en")
    packed = page.get("/api/games/origami/texts/en", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()


def test_the_interface_goes_before_the_page(page: httpx.Client) -> None:
    assert page.get("/health").json()["status"] == "well"
    assert page.get("/schema/openapi.json").json()["info"]["title"] == "Kamishima"
    assert page.get("/api/tables/nowhere").json()["code"] == "no-table"


def test_without_a_built_page_a_plain_page_says_so(tmp_path: Path) -> None:
    served = _served(None, tmp_path)
    client = next(served)
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "the web page is not part of this installation" in answer.text
    assert client.get("/schema/openapi.json").status_code == 200
    assert client.get("/table/x").status_code == 404
    assert next(served, None) is None


def test_a_folder_without_an_index_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kamishima.server.http.pages.resources.files", lambda _package: tmp_path)
    assert pages.page_folder() is None
    (tmp_path / "page").mkdir()
    assert pages.page_folder() is None
    (tmp_path / "page" / "index.html").write_text(INDEX)
    assert pages.page_folder() == tmp_path / "page"


def test_files_of_an_unknown_kind_and_packed_ones_are_no_files_of_their_own(tmp_path: Path) -> None:
    files = pages.read_files(made_up_page(tmp_path))
    assert "notes.md" not in files
    assert not [name for name in files if name.endswith((".gz", ".br"))]
    assert set(files["assets/index-1a2b.js"].packed) == {"br", "gzip"}
    assert files["sw.js"].packed == {}


def test_the_tag_of_a_file_follows_what_is_in_it(tmp_path: Path) -> None:
    before = pages.read_files(made_up_page(tmp_path))
    (tmp_path / "sw.js").write_text("self.skipWaiting(); 2")
    after = pages.read_files(tmp_path)
    assert before["sw.js"].tag != after["sw.js"].tag
    assert before["icon.svg"].tag == after["icon.svg"].tag


# -- what is fetched beside the page -----------------------------------------------------------------------------------


def linked(page: httpx.Client, path: str, language: str = "en-GB,en;q=0.9") -> list[str]:
    """The files that a browser is told to fetch, in their order."""
    return re.findall(r"<([^>]*)>", page.get(path, headers={"accept-language": language}).headers.get("link", ""))


def new_table(page: httpx.Client) -> str:
    seats = [{"kind": "me", "name": name} for name in ("ana", "bo")]
    wanted = {"game": "shaman", "options": {}, "seats": seats}
    answer = page.post("/api/tables", json=wanted, headers={"X-Kamishima": "1"})
    found: str = answer.json()["id"]
    return found


def test_a_page_names_the_files_that_its_script_will_ask_for(page: httpx.Client) -> None:
    assert linked(page, "/") == [
        "/assets/index-1a2b.js",
        "/assets/index-1a2b.css",
        "/assets/lobby-1.js",
        "/assets/en-1.js",
    ]
    assert linked(page, "/rules/shaman") == ["/assets/index-1a2b.js", "/assets/index-1a2b.css", "/assets/en-1.js"]
    assert linked(page, "/icon.svg") == linked(page, "/index.html") == []


def test_the_page_of_a_table_names_the_files_of_its_game_each_once(page: httpx.Client) -> None:
    for path in (f"/table/{new_table(page)}", f"/review/{new_table(page)}"):
        assert linked(page, path) == [
            "/assets/index-1a2b.js",
            "/assets/index-1a2b.css",
            "/assets/match-1.js",
            "/assets/match-1.css",
            "/figures/shaman.svg",
            "/assets/shaman-1.js",
            "/assets/en-1.js",
            "/assets/shaman-en-1.js",
        ]


def test_files_are_fetched_as_the_script_asks_for_them(page: httpx.Client) -> None:
    links = page.get(f"/table/{new_table(page)}").headers["link"].split(", ")
    assert "</assets/shaman-1.js>; rel=modulepreload" in links
    assert "</assets/match-1.css>; rel=preload; as=style; crossorigin" in links
    assert "</figures/shaman.svg>; rel=preload; as=fetch; crossorigin" in links


@pytest.mark.parametrize("path", ["/table/nothing", "/table/" + "x" * 60, "/review/a/b", "/table/"])
def test_where_there_is_no_table_no_game_is_named(page: httpx.Client, path: str) -> None:
    assert not [file for file in linked(page, path) if "shaman" in file]


@pytest.mark.parametrize(
    ("language", "locale"), [("pl-PL,en;q=0.5", "pl"), ("fr, pl;q=0.3", "pl"), ("fr", "en"), ("", "en"), (",;", "en")]
)
def test_the_language_is_the_first_of_ours_that_is_asked_for(page: httpx.Client, language: str, locale: str) -> None:
    assert linked(page, "/", language)[-1] == f"/assets/{locale}-1.js"
