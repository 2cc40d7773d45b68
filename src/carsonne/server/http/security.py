"""Protection against abuse: security headers and CSRF tokens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.config.csrf import CSRFConfig

from carsonne.server import identity, metrics
from carsonne.server.config import Config

# Positions on the board are style attributes; nothing else may be inline.
CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
FILES_TOO = (b"x-content-type-options", b"cross-origin-resource-policy")
OF_FILES = [(name, value) for name, value in RAW if name in FILES_TOO]
"""The headers of the page's own scripts, styles and fonts: the rest is about documents and would double small files."""
CSRF_COOKIE = "csrftoken"


App = Callable[[Any, Any, Any], Awaitable[None]]


def headers(app: App) -> App:
    """Add the headers to every response, errors from other layers included, count the responses, and answer HEAD."""

    async def with_headers(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = _with_caching(message.get("headers", []))
                message["headers"] = [*given, *(OF_FILES if _is_file(given) else RAW)]
                metrics.REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        if scope["type"] != "http":
            await app(scope, receive, send)
        else:
            await app(_as_get(scope), receive, send_with_headers)

    return with_headers


def _as_get(scope: Any) -> Any:
    """Let a HEAD, which probes of sites send, be handled like a GET; the web server leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _with_caching(given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Forbid caching what a person may see, unless the answer allows it, as the page's files do."""
    if any(name == b"cache-control" for name, _ in given):
        return given
    return [*given, (b"cache-control", b"no-store")]


def _is_file(given: list[tuple[bytes, bytes]]) -> bool:
    """Return whether this is a file that never changes, a part of the page."""
    return any(name == b"cache-control" and b"immutable" in value for name, value in given)


def csrf(config: Config) -> CSRFConfig:
    """Require that every writing request repeats a token that only our own page can read."""
    return CSRFConfig(
        secret=identity.csrf_secret(config.secret),
        cookie_name=CSRF_COOKIE,
        header_name="x-csrftoken",
        cookie_secure=config.secure,
        cookie_samesite="lax",
    )
