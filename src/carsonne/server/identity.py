"""Ids, and the signed cookie that says which player a browser is."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

COOKIE = "carsonne_me"
YEAR = 365 * 24 * 3600
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_id(size: int = 12) -> str:
    """An id that nobody can guess: anyone who knows a table's id may watch it and sit down."""
    return secrets.token_urlsafe(size)


def is_id(text: str) -> bool:
    """Whether this has the form of an id."""
    return _ID.fullmatch(text) is not None


def sign(player: str, secret: str) -> str:
    """The cookie's value."""
    return f"{player}.{_mark(player, secret)}"


def signed_player(cookies: Mapping[str, str], secret: str) -> str | None:
    """The player's id, if there is a cookie with our signature."""
    player, dot, mark = cookies.get(COOKIE, "").rpartition(".")
    if not dot or not hmac.compare_digest(mark.encode(), _mark(player, secret).encode()):
        return None
    return player


def _mark(player: str, secret: str) -> str:
    return hmac.digest(secret.encode(), f"player:{player}".encode(), hashlib.sha256).hex()


def csrf_secret(secret: str) -> str:
    """The secret for CSRF tokens, derived from the site's secret."""
    return hmac.digest(secret.encode(), b"csrf", hashlib.sha256).hex()
