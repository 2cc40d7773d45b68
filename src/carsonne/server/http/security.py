"""Protection against abuse: security headers, CSRF tokens and rate limits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.config.csrf import CSRFConfig
from litestar.middleware.rate_limit import RateLimitConfig

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
SAFE = ("GET", "HEAD", "OPTIONS")
CSRF_COOKIE = "csrftoken"


App = Callable[[Any, Any, Any], Awaitable[None]]


def headers(app: App) -> App:
    """Add the headers to every response, errors from other layers included, and count the responses."""

    async def with_headers(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *RAW]
                metrics.REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return with_headers


def csrf(config: Config) -> CSRFConfig:
    """Every request that writes must repeat a token that only our own page can read."""
    return CSRFConfig(
        secret=identity.csrf_secret(config.secret),
        cookie_name=CSRF_COOKIE,
        header_name="x-csrftoken",
        cookie_secure=config.secure,
        cookie_samesite="lax",
    )


def write_limit(config: Config) -> RateLimitConfig:
    """Limit the writing requests a minute of each person, or of each address without a name."""

    def who(request: Request[Any, Any, Any]) -> str:
        player = identity.signed_player(request.cookies, config.secret)
        return player or (request.client.host if request.client else "nobody")

    def writes(request: Request[Any, Any, Any]) -> bool:
        return request.method not in SAFE

    return RateLimitConfig(
        rate_limit=("minute", config.writes_a_minute),
        check_throttle_handler=writes,
        identifier_for_request=who,
        set_rate_limit_headers=True,
    )
