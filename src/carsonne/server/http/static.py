"""Serves the built page from memory: files compressed once, hashed ones cached for a year."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from carsonne.server.errors import Refusal

FOLDER = Path(__file__).parent.parent / "static"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
UNBUILT = b"""<!doctype html><meta charset="utf-8"><title>Carsonne</title>
<h1>The page has not been built</h1>
<p>The server is running, and its API is described at <a href="/api/openapi.json">/api/openapi.json</a>,
but the page itself has not been built. Run <code>make web</code> in the project's folder, or install a release.</p>"""


class Asset(Struct):
    """A file as it is served."""

    data: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (FOLDER / "index.html").is_file()


@cache
def files() -> dict[str, Path]:
    """The built files by path: nothing else on the disk is ever served."""
    return {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}


@cache
def asset(name: str) -> Asset:
    """A file, read and compressed once."""
    try:
        data = files()[name].read_bytes()
    except FileNotFoundError:  # the page was rebuilt while the server was running
        raise Refusal("not_found", "There is nothing at this address.") from None
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if media_type.startswith(COMPRESSED) else None
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return Asset(data, packed, media_type, f'"{hashlib.sha256(data).hexdigest()[:20]}"', lasting)


def check_address(path: str) -> str:
    """The name of the file at an address; refuses an address that only a file could answer if there is none."""
    name = path.lstrip("/")
    is_file = name.startswith(("api/", "assets/")) or "." in name.rpartition("/")[2]
    if is_file and name not in files():
        raise Refusal("not_found", "There is nothing at this address.")
    return name


def file_for(path: str) -> Asset:
    """The file at an address, or the page itself, which knows all other addresses."""
    name = check_address(path)
    return asset(name if name in files() else "index.html")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """The page and its files."""
    if not is_built():
        check_address(path)
        return Response(UNBUILT, media_type="text/html; charset=utf-8", status_code=503)
    file = file_for(path)
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)
