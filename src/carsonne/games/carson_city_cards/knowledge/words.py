"""Cards and players of the Card Game in words."""

from __future__ import annotations

from collections import Counter

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS, PARCELS, SUITS
from carsonne.kernel.reasons import CompoundMove


def card_name(s: Position, card: int) -> str:
    """Name a character; describe a terrain card by what it shows: "the card with saloon and 2 houses"."""
    if card >= codes.TERRAIN:
        return f"the {CARDS[card].replace('_', ' ').title()}"
    return f"the card with {listed(_shown(s, card)) or 'empty parcels'}"


def _shown(s: Position, card: int) -> list[str]:
    quarters = s.parcels[card * codes.QUARTERS : (card + 1) * codes.QUARTERS]
    counts = Counter(PARCELS[parcel].replace("_", " ") for parcel in quarters)
    counts.pop("empty", None)
    return [what if number == 1 else f"{number} × {what}" for what, number in counts.items()]


def player_name(compound: CompoundMove, s: Position, player: int) -> str:
    """Name a player; a virtual one is known by its suit."""
    return compound.name(player) if player < s.seats else f"the virtual {SUITS[s.suit[player]]}"


def listed(words: list[str]) -> str:
    """Join words: "a, b and c"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
