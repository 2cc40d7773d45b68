"""Why to bid a card: when the seat would choose, which card it would get, who wants it too, and which bids are left."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.accessors import bid_cards, hand_of
from carsonne.games.carson_city_cards.knowledge.demand import demand
from carsonne.games.carson_city_cards.knowledge.words import player_name, the_card
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import message


def reasons(compound: CompoundMove) -> list[Reason]:
    """Explain what the bid buys, and what it costs."""
    s, value = compound.before, compound.moves[0]["value"]
    return [_place(s, compound.seat, value), *_aims(compound, s), _left(s, compound.seat, value)]


def _place(s: Position, seat: int, value: int) -> Reason:
    """Explain when the seat would choose if every card in the other hands were equally likely."""
    own = value + s.bonus[seat]
    before = sum(_beaten_by(s, player, own) for player in range(s.players) if player != seat)
    return Reason(message("cards-reason-place", place=round(before) + 1, players=s.players))


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
    found = [Reason(message("cards-reason-aims", card=the_card(s, card)), round(wanted.worth(compound.seat, card)))]
    others = [player for player in range(s.players) if player != compound.seat and wanted.favourite(player) == card]
    names = [player_name(s, player, compound.names) for player in others]
    return [*found, Reason(message("cards-reason-competes", names=names), risk=True)] if others else found


def _left(s: Position, seat: int, value: int) -> Reason:
    left = [card for card in hand_of(s, seat) if card != value]
    if not left:
        return Reason(message("cards-reason-last-bid"), risk=True)
    highest = value > max(left)
    return Reason(message("cards-reason-bids-left", bids=left, count=len(left)), risk=highest)
