"""The draft: each player claims a parcel, and in reverse order a second one (CB26)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import characters, codes, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def run(s: Position) -> None:
    """Ask in order, then in reverse order; then the first round begins."""
    if s.count == 2 * s.seats:
        characters.begin_round(s)
        return
    i = s.count if s.count < s.seats else 2 * s.seats - 1 - s.count
    s.turn = s.picking[i]
    s.phase = codes.ASK_DRAFT


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write every parcel that nobody has; no roads are laid yet."""
    return town.claims_into(s, 0, out)


def answer(s: Position, seat: int, move: int) -> None:
    """Claim one parcel."""
    town.claim(s, seat, move - codes.CLAIM_MOVE)
    s.count += 1
    s.phase = codes.RUN
