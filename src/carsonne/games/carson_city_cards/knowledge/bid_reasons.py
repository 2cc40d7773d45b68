"""Why to bid a card: when the seat would choose, which card it would get, who wants it too, and which bids are left."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.accessors import bid_cards, hand_of
from carsonne.games.carson_city_cards.knowledge.card_words import card_name, listed, player_name
from carsonne.games.carson_city_cards.knowledge.demand import demand
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.reasons import CompoundMove, Reason

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def reasons(compound: CompoundMove) -> list[Reason]:
    """Explain what the bid buys, and what it costs."""
    s, value = compound.before, compound.moves[0]["value"]
    return [_place(s, compound.seat, value), *_aims(compound, s), _left(s, compound.seat, value)]


def _place(s: Position, seat: int, value: int) -> Reason:
    """Explain when the seat would choose if every card in the other hands were equally likely."""
    own = value + s.bonus[seat]
    before = sum(_beaten_by(s, player, own) for player in range(s.players) if player != seat)
    return Reason(f"will probably choose {_PLACES[round(before)]} of {s.players}")


def _beaten_by(s: Position, player: int, own: int) -> float:
    """Return the chance that a player's bid is higher; a tie counts half."""
    cards = [
        card + s.bonus[player] for card in bid_cards(s.hand[player] | (1 << s.bid[player] if s.bid[player] else 0))
    ]
    higher = sum(1.0 if card > own else 0.5 if card == own else 0.0 for card in cards)
    return higher / len(cards) if cards else 0.0


def _aims(compound: CompoundMove, s: Position) -> list[Reason]:
    """Explain which card is worth most to the seat, and which rivals want the same."""
    wanted = demand(s)
    card = wanted.favourite(compound.seat)
    if card is None:
        return []
    found = [Reason(f"aims at {card_name(s, card)}", round(wanted.worth(compound.seat, card)))]
    others = [player for player in range(s.players) if player != compound.seat and wanted.favourite(player) == card]
    names = listed([player_name(compound, s, player) for player in others])
    return [*found, Reason(f"competes with {names} for it", risk=True)] if others else found


def _left(s: Position, seat: int, value: int) -> Reason:
    left = [card for card in hand_of(s, seat) if card != value]
    if not left:
        return Reason("spends your last bid card", risk=True)
    highest = value > max(left)
    return Reason(f"leaves you the bids {listed([str(card) for card in left])}", risk=highest)
