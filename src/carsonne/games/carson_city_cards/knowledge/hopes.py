"""What things may still score in the remaining rounds: the greedy player's guesses."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CHARACTERS, PARCELS

_ELEMENTS: Final = {
    "mountain": 30, "house": 50, "townhouse": 90, "mine": 70, "ranch": 30, "blacksmith": 50, "drugstore": 70,
    "bank": 70, "saloon": 120, "hotel": 80, "general_store": 140, "church": 140, "prison": 30, "city_hall": 60,
    "outlaws": 40,
}  # fmt: skip
"""What an element that is seen may still bring with all rounds to come, in hundredths of a point."""
_CHARACTERS: Final = {
    "singer": 9, "settler": 5, "banker": 9, "auctioneer": 9, "captain": 1, "cowboy": 5, "shopkeeper": 9,
    "undertaker": 5, "doctor": 2, "editor": 5, "heroes": 3, "governor": 9, "schoolteacher": 10, "indian": -14,
    "chinese_worker": 12, "paperboy": 6, "prospector": 8, "sheriff": 3, "hired_gun": 5, "gunsmith": 6, "lawyer": 6,
}  # fmt: skip
"""The same for a character, in points."""


def share_left(rounds: int) -> float:
    """How much of the game is still to come in so many rounds, from 1 down to 0."""
    return max(0.0, 1 - rounds / codes.ALL_ROUNDS)


def rounds_begun(s: Position) -> int:
    """How many rounds have begun; one more once the last has ended."""
    return s.era * codes.ERA_ROUNDS + s.round + 1


def hope_for(s: Position, character: int) -> float:
    """What a character may still bring, in points."""
    return _CHARACTERS[CHARACTERS[character]] * share_left(rounds_begun(s))


HOPE: Final = [
    int(_ELEMENTS.get(name, 0) * share_left(rounds)) for rounds in range(codes.ALL_ROUNDS + 2) for name in PARCELS
]
"""Rounds begun, element -> what it may still bring, in hundredths of a point."""
