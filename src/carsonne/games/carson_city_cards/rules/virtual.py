"""Virtual players: what they take, and what it is worth to them (CC31 to CC33, CC91). Their bids are in `bids`."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes, market
from carsonne.games.carson_city_cards.rules.position import Position


def take(s: Position, player: int) -> None:
    """Take a card automatically for a virtual player, who keeps it (CC31, CC33)."""
    market.take_out(s, player, most_attractive(s))


def most_attractive(s: Position) -> int:
    """Return the card of the highest attraction, the nearest among equals (CC31)."""
    best = -1
    card = codes.NO_CARD
    for i in range(s.market_size):
        at = i if codes.CHARACTER_NEAREST else (i + 1) % s.market_size
        if s.market[at] != codes.NO_CARD and s.attraction[s.market[at]] > best:
            best = s.attraction[s.market[at]]
            card = s.market[at]
    return card


def total(s: Position, player: int) -> int:
    """Return a virtual player's score: the attraction of all its cards (CC91)."""
    points = 0
    for card in range(codes.ALL_CARDS):
        if s.card_at[card] == codes.KEPT + player:
            points += s.attraction[card]
    return points
