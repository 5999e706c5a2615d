"""The web page: the files that were built for it, or a plain page that says there are none."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from kamishima import __version__
from kamishima.core.errors import KamishimaError
from kamishima.server.http.shared import AnyRequest, Node, address_of
from kamishima.server.node import Service
from kamishima.server.store.tables import TableRow
from kamishima.texts.catalogue import LOCALES

NO_PAGE = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kamishima</title>
<h1>Kamishima {__version__}</h1>
<p>The server runs, but the web page is not part of this installation.</p>
<p>Programs find the interface described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
</html>
"""
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""How a file may lie there in a smaller form, the smallest first."""
AS_IT_IS = "as-it-is"
"""Marks handlers whose answers are not packed on the way: these files lie there packed."""
NOT_PAGES = frozenset(["api", "schema", "health", "metrics", "assets"])
"""What begins with these is never an address of the page."""
PRELOADS = "preload.json"
"""Written with the page: the files of each page, game and language, and of each game in each language."""
AT_TABLES = re.compile(r"(table|review)/([\w-]{1,32})")
LINKS = {
    ".js": "rel=modulepreload",
    ".css": "rel=preload; as=style; crossorigin",
    ".svg": "rel=preload; as=fetch; crossorigin",
    "": "rel=preload; as=fetch; crossorigin",
}
"""How a browser is told to fetch a file at once: as its script would ask for it later."""


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page, as it was when the server started."""

    kind: str
    body: bytes
    packed: dict[str, bytes]
    tag: str
    """The same for all forms of the file, so it is a weak one."""
    cache: str


def page_folder() -> Path | None:
    """Where the built page is, if it is there."""
    folder = Path(str(resources.files("kamishima"))) / "page"
    return folder if (folder / "index.html").is_file() else None


def page_handlers(folder: Path | None) -> list[ControllerRouterHandler]:
    """Handlers for the page: it finds its way by the address itself, so tables have links of their own."""
    return [_no_page() if folder is None else _page(read_files(folder))]


def read_files(folder: Path) -> dict[str, PageFile]:
    """All files by their paths; those that lie beside another in a smaller form belong to it."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in KINDS]
    return {path.relative_to(folder).as_posix(): _read(path) for path in paths}


def _read(path: Path) -> PageFile:
    body = path.read_bytes()
    packed = {name: Path(f"{path}{ending}") for name, ending in PACKED}
    # Names under assets/ change with what is in them; the others are asked for each time. Browsers ask for the icon
    # again whenever the address changes, as it does with every step of a review.
    cache = FOR_EVER if path.parent.name == "assets" else FOR_A_DAY if path.stem.startswith("icon") else "no-cache"
    return PageFile(
        kind=KINDS[path.suffix],
        body=body,
        packed={name: smaller.read_bytes() for name, smaller in packed.items() if smaller.is_file()},
        tag=f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=cache,
    )


def _no_page() -> ControllerRouterHandler:
    @get("/", include_in_schema=False, media_type=MediaType.HTML)
    async def no_page() -> str:
        return NO_PAGE

    return no_page


def _page(files: dict[str, PageFile]) -> ControllerRouterHandler:
    preloads = Preloads(files)

    @get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
    async def page(request: AnyRequest, service: Node, path: Annotated[str, PathParameter()] = "") -> Response[bytes]:
        path = path.strip("/")
        answered = answer(files, path, request.headers)
        table = await _table_at(service, request, path)
        if path not in files and (links := preloads.links(path, table, request.headers)):
            answered.headers["Link"] = links
        return answered

    return page


class Preloads:
    """What a browser fetches beside the page itself, so that its script need not ask for one thing after the other."""

    def __init__(self, files: Mapping[str, PageFile]) -> None:
        written = files.get(PRELOADS)
        self._parts = {} if written is None else msgspec.json.decode(written.body, type=dict[str, list[str]])

    def links(self, path: str, table: TableRow | None, headers: Mapping[str, str]) -> str:
        """The `Link` header of a page; at a table, with what its game is drawn with; in a review, with the match."""
        name = path.partition("/")[0].title() if path else "Lobby"
        game, locale = "" if table is None else table.game, locale_of(headers.get("accept-language", ""))
        parts = ("main", name, game, locale, f"{game}-{locale}")
        found = dict.fromkeys([file for part in parts for file in self._parts.get(part, ())])
        links = [f"</{file}>; {LINKS[Path(file).suffix]}" for file in found]
        if links and table is not None and name == "Review" and table.state == "over":
            links.append(f"</api/tables/{table.id}/story>; {LINKS['']}")
        return ", ".join(links)


async def _table_at(service: Service, request: AnyRequest, path: str) -> TableRow | None:
    """The table of an address, if it has one."""
    table = AT_TABLES.fullmatch(path)
    if table is None or (service.settings.limited and service.requests.take(address_of(request)) > 0):
        return None
    try:
        return (await service.rooms.get(table[2])).table
    except KamishimaError:
        return None


def locale_of(header: str) -> str:
    """The first of our languages in an `Accept-Language` header, as the page chooses it."""
    wanted = [part.strip().lower()[:2] for part in header.split(",")]
    return next((locale for locale in wanted if locale in LOCALES), LOCALES[0])


def answer(files: dict[str, PageFile], path: str, headers: Mapping[str, str]) -> Response[bytes]:
    """A file, or the page itself for every address without a dot; the page says when there is nothing."""
    found = files.get(path or "index.html")
    if found is None:
        if _is_no_page(path) or "." in path.rpartition("/")[2]:
            raise NotFoundException(f"there is no page /{path}")
        found = files["index.html"]
    sent = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if _has_it(headers.get("if-none-match", ""), found.tag):
        return Response(b"", status_code=304, headers=sent)
    accepted = accepted_codings(headers.get("accept-encoding", ""))
    for name, body in found.packed.items():
        if name in accepted:
            return Response(body, media_type=found.kind, headers={**sent, "Content-Encoding": name})
    return Response(found.body, media_type=found.kind, headers=sent)


def _is_no_page(path: str) -> bool:
    """Whether a path names something else than a page, however it is spelled."""
    words = re.split(r"[/;\0]", path.lower())
    return words[0] in NOT_PAGES or "metrics" in words


def _has_it(tags: str, tag: str) -> bool:
    """Whether a browser has the file already; tags are compared without their marks of weakness."""
    known = [each.strip().removeprefix("W/") for each in tags.split(",")]
    return tags.strip() == "*" or tag.removeprefix("W/") in known


def accepted_codings(header: str) -> set[str]:
    """The content codings that an `Accept-Encoding` header wants; one with a weight of nothing is not wanted."""
    accepted: set[str] = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        number = weight.strip().removeprefix("q=")
        if name.strip() and not (number and number.strip("0.") == ""):
            accepted.add(name.strip())
    return accepted
