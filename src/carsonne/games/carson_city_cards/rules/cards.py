"""Who owns a character."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position


def owns(s: Position, player: int, character: int) -> bool:
    """Return whether a player has a character."""
    return s.card_at[codes.TERRAIN + character] == codes.KEPT + player


def seat_with(s: Position, character: int) -> int:
    """Return the real player who has a character, or NOBODY: virtual players never use theirs (CC33)."""
    owner = s.card_at[codes.TERRAIN + character] - codes.KEPT
    return owner if 0 <= owner < s.seats else codes.NOBODY
