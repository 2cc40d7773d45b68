"""Serves the built page from memory: files compressed once, hashed ones cached for a year.

The build leaves a copy in Brotli (`.br`) beside each text; gzip is for clients that do not accept it.
"""

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

from carsonne.locales import message
from carsonne.server.errors import Refusal

BROTLI = ".br"
FOLDER = Path(__file__).parent.parent / "static"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
UNBUILT = b"""<!doctype html><meta charset="utf-8"><title>Carsonne</title>
<h1>The page has not been built</h1>
<p>The server is running, and its API is described at <a href="/api/openapi.json">/api/openapi.json</a>,
but the page itself has not been built. Run <code>make web</code> in the project's folder, or install a release.</p>"""


class Asset(Struct):
    """A file as it is served."""

    data: bytes
    packed: dict[str, bytes]  # by encoding, smallest first
    media_type: str
    etag: str
    cache: str


def is_built() -> bool:
    """Return whether there is a page to serve."""
    return (FOLDER / "index.html").is_file()


@cache
def files() -> dict[str, Path]:
    """Return the built files by path: nothing else on the disk is ever served."""
    found = (path for path in FOLDER.rglob("*") if path.is_file() and path.suffix != BROTLI)
    return {path.relative_to(FOLDER).as_posix(): path for path in found}


@cache
def asset(name: str) -> Asset:
    """Read and compress a file, once."""
    try:
        data = files()[name].read_bytes()
    except FileNotFoundError:  # the page was rebuilt while the server was running
        raise Refusal("not_found", message("error-nothing-here")) from None
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = _packed(files()[name], data) if media_type.startswith(COMPRESSED) else {}
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return Asset(data, packed, media_type, f'"{hashlib.sha256(data).hexdigest()[:20]}"', lasting)


def _packed(path: Path, data: bytes) -> dict[str, bytes]:
    brotli = path.with_name(path.name + BROTLI)
    smallest = {"br": brotli.read_bytes()} if brotli.is_file() else {}
    return smallest | {"gzip": gzip.compress(data, 9, mtime=0)}


def check_address(path: str) -> str:
    """Return the name of the file at an address; refuse an address that only a missing file could answer."""
    name = path.lstrip("/")
    is_file = name.startswith(("api/", "assets/")) or "." in name.rpartition("/")[2]
    if is_file and name not in files():
        raise Refusal("not_found", message("error-nothing-here"))
    return name


def file_for(path: str) -> Asset:
    """Return the file at an address, or the page itself, which knows all other addresses."""
    name = check_address(path)
    return asset(name if name in files() else "index.html")


def _accepted(header: str) -> set[str]:
    """Return the encodings that a browser takes: a weight of nought refuses one."""
    weighed = (one.strip().partition(";q=") for one in header.split(","))
    return {name for name, _, weight in weighed if not weight or weight.strip("0.")}


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the page and its files."""
    if not is_built():
        check_address(path)
        return Response(UNBUILT, media_type="text/html; charset=utf-8", status_code=503)
    file = file_for(path)
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    encoding = next((one for one in file.packed if one in accepted), None)
    if encoding is None:
        return Response(file.data, headers=headers, media_type=file.media_type)
    return Response(file.packed[encoding], headers=headers | {"content-encoding": encoding}, media_type=file.media_type)
