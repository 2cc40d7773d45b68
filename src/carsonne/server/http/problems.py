"""Turns exceptions into responses: always a status, a stable code and what is said to people."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from carsonne.kernel.errors import CarsonneError
from carsonne.locales import Message, message, say, sentences, spoken
from carsonne.server import errors
from carsonne.server.http import security
from carsonne.server.http.validation_errors import plain, sentence
from carsonne.server.protocol.payloads import Problem

_log = structlog.get_logger("http")
CODES = {
    400: "bad_request",
    403: "csrf",
    404: "not_found",
    405: "bad_method",
    413: "too_big",
    415: "refused",
    429: "too_fast",
}


def _answer(status: int, code: str, said: Message, headers: dict[str, str] | None = None) -> Response[Problem]:
    body = Problem(code, say(said, language="en"), said)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def on_mistake(request: Request[Any, Any, Any], error: CarsonneError) -> Response[Problem]:
    """Answer a request for something that is not possible."""
    status = errors.status(error)
    return _answer(status, error.code, plain(error.said), {"retry-after": "2"} if status == 503 else None)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a request that the framework refused."""
    headers, status = dict(error.headers or {}), error.status_code
    answer = _answer(status, CODES.get(status, "refused"), _said(error), headers)
    if error.status_code == 403:
        answer.delete_cookie(security.CSRF_COOKIE)  # it may be signed with another site's secret: get a new one
    return answer


def _said(error: HTTPException) -> Message:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return sentences(*map(sentence, extra))
    if error.status_code not in CODES:
        return spoken(error.detail)
    return message(f"error-http-{error.status_code}", why=error.detail)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a request that met a bug of ours, and log it."""
    _log.error("bug", path=request.url.path, exc_info=error)
    return _answer(500, "bug", message("error-bug"))


HANDLERS: dict[int | type[Exception], Any] = {
    CarsonneError: on_mistake,
    HTTPException: on_http,
    Exception: on_bug,
}
