"""What a seat cannot know in the Card Game: the bids that lie face down, and nothing else (CC102a)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Rng


def imagine_into(s: Position, seat: int, rng: Rng) -> None:
    """Replace the bids that lie face down by any cards that their owners have."""
    if s.phase in (codes.BID, codes.REVEAL):
        for other in range(s.seats):
            if other != seat and s.bid[other]:
                s.bid[other] = any_card(s.hand[other], rng)


def any_card(hand: int, rng: Rng) -> int:
    """Pick one of the bid cards in a hand, given as bits."""
    cards = 0
    for value in range(1, codes.HIGHEST_BID + 1):
        cards += hand >> value & 1
    skip = rng.below(cards)
    for value in range(1, codes.HIGHEST_BID + 1):
        if hand >> value & 1:
            if skip == 0:
                return value
            skip -= 1
    return 0


def seen(s: Position, viewer: int, actor: int, move: int) -> int:
    """Return what a viewer sees of a move: another's bid lies face down until RULES reveal all; the rest is public."""
    if s.phase == codes.BID and viewer != actor:
        return codes.BID_MOVE
    return bids_shown(s) if s.phase == codes.REVEAL else move


def bids_shown(s: Position) -> int:
    """Return all bids as one number."""
    code = 0
    for seat in range(s.seats):
        code = code * 16 + s.bid[seat]
    return code
