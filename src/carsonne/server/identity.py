"""Ids, and the signed cookie that says which player a browser is."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256

from itsdangerous import BadSignature, Signer

COOKIE = "carsonne_me"
YEAR = 365 * 24 * 3600
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_id(size: int = 12) -> str:
    """Make an id that cannot be guessed: anyone who knows a table's id may watch it and sit down."""
    return secrets.token_urlsafe(size)


def is_id(text: str) -> bool:
    """Return whether this has the form of an id."""
    return _ID.fullmatch(text) is not None


def sign(player: str, secret: str) -> str:
    """Return the cookie's value for a player."""
    return _signer(secret).sign(player).decode()


def signed_player(cookies: Mapping[str, str], secret: str) -> str | None:
    """Return the player's id, if there is a cookie with our signature, in today's form or the first version's."""
    cookie = cookies.get(COOKIE, "")
    try:
        return _signer(secret).unsign(cookie).decode()
    except (BadSignature, UnicodeError):
        return _signed_by_the_first(cookie, secret)


def _signed_by_the_first(cookie: str, secret: str) -> str | None:
    """Return the id in a cookie of version 0.1.0, which signed in hexadecimal."""
    player, _, signature = cookie.rpartition(".")
    expected = hmac.digest(secret.encode(), f"player:{player}".encode(), "sha256").hex()
    return player if hmac.compare_digest(signature.encode(), expected.encode()) else None


def _signer(secret: str) -> Signer:
    return Signer(secret, salt="player", digest_method=sha256)


def csrf_secret(secret: str) -> str:
    """Derive the secret for CSRF tokens from the site's secret."""
    return Signer(secret, salt="csrf", digest_method=sha256).derive_key().hex()
