"""Errors beyond those of the rules, each with a stable code, what is said to people and an HTTP status."""

from __future__ import annotations

from carsonne.kernel.errors import CarsonneError, IllegalMove, UnknownGame
from carsonne.locales import Message

STATUS = {
    "no_name": 401,
    "csrf": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_allowed": 403,
    "not_found": 404,
    "not_waiting": 409,
    "not_running": 409,
    "not_over": 409,
    "old_rules": 409,
    "full": 409,
    "seats_open": 409,
    "changed": 409,
    "too_many": 409,
    "too_big": 413,
    "too_fast": 429,
    "unavailable": 503,
}


class Refusal(CarsonneError):
    """Something that this person may not do, or not at the moment."""

    def __init__(self, code: str, said: Message | str) -> None:
        super().__init__(said, code)

    def __reduce__(self) -> tuple[type[CarsonneError], tuple[str, Message | str]]:
        return type(self), (self.code, self.said)


def status(error: CarsonneError) -> int:
    """Return the HTTP status of a client's mistake."""
    if isinstance(error, UnknownGame):
        return 404
    return STATUS.get(error.code, 409 if isinstance(error, IllegalMove) else 400)
