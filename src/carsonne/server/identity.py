"""Who a browser is: a player's id in a cookie that only the site can have signed."""

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
    """An id that nobody can guess: whoever knows that of a table may look on and sit down."""
    return secrets.token_urlsafe(size)


def is_id(text: str) -> bool:
    """Whether this could be the id of anything."""
    return _ID.fullmatch(text) is not None


def sign(player: str, secret: str) -> str:
    """The cookie's value."""
    return f"{player}.{_mark(player, secret)}"


def signed_player(cookies: Mapping[str, str], secret: str) -> str | None:
    """The player's id, if the cookie is there and was signed here."""
    player, dot, mark = cookies.get(COOKIE, "").rpartition(".")
    if not dot or not hmac.compare_digest(mark.encode(), _mark(player, secret).encode()):
        return None
    return player


def _mark(player: str, secret: str) -> str:
    return hmac.digest(secret.encode(), f"player:{player}".encode(), hashlib.sha256).hex()


def csrf_secret(secret: str) -> str:
    """The secret of the form tokens, made from the site's."""
    return hmac.digest(secret.encode(), b"csrf", hashlib.sha256).hex()
