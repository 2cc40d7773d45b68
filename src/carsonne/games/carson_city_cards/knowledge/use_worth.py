"""Whether to use a character now: what it gains in this round against what it could do later in the era."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import bid_worth, city_worth, feature_codes, market_worth
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Rng

BONUS = tables.BONUS
QUESTION_ORDER = tables.QUESTION_ORDER


def held_worth(s: Position, question: int, d: Scratch) -> int:
    """Return what a character could do in a later round of this era; the Governor in any later round."""
    left = city_worth.rounds_after(s)
    if QUESTION_ORDER[question] != codes.GOVERNOR and s.era == 0:
        left -= codes.ERA_ROUNDS
    chance = feature_codes.STRENGTH * left // (left + 1) if left > 0 else 0
    return city_worth.divided(d.now[feature_codes.READY + question] * chance, 100) * d.setting[feature_codes.HOLD]


def gain_of_use(s: Position, seat: int, rng: Rng, d: Scratch) -> int:
    """Return what using the character in question gains in this round, once the market's worth to all is known."""
    character = QUESTION_ORDER[s.question]
    if bid_worth.is_open(s):
        return climb(s, seat, BONUS[character], d)
    bid_worth.suppose_sense(s, seat, rng, d)
    now = turn_worth(s, seat, s.bonus[seat], 1, rng, d)
    if character == codes.GOVERNOR:
        return governed(s, seat, now, rng, d)
    if character == codes.LAWYER:
        return market_worth.worth_to(d, seat, market_worth.favourite(d, seat, 0)) - bid_worth.cheapest(s, seat, d) - now
    if character == codes.CHINESE_WORKER:
        return worked(s, seat, now, rng, d)
    return turn_worth(s, seat, s.bonus[seat] + BONUS[character], 1, rng, d) - now


def turn_worth(s: Position, seat: int, bonus: int, takes: int, rng: Rng, d: Scratch) -> int:
    """Return what the best bid gains, less what it costs."""
    if is_void(s, seat):
        return -bid_worth.cheapest(s, seat, d)
    bid_worth.find_gains(s, seat, bonus, takes, rng, d)
    return bid_worth.best_net(s, seat, bonus, d)


def governed(s: Position, seat: int, now: int, rng: Rng, d: Scratch) -> int:
    """Return what the best card of the market now, and a turn without it later, gain."""
    best = market_worth.favourite(d, seat, 0)
    gain = market_worth.worth_to(d, seat, best)
    take_away(s, best, d)
    return gain + turn_worth(s, seat, s.bonus[seat], 1, rng, d) - now


def take_away(s: Position, i: int, d: Scratch) -> None:
    """Remove a card from the market in the scratch buffers."""
    d.cards -= 1
    for j in range(i, d.cards):
        d.card[j] = d.card[j + 1]
        for player in range(s.players):
            d.worth_to[player * codes.MARKET + j] = d.worth_to[player * codes.MARKET + j + 1]


def worked(s: Position, seat: int, now: int, rng: Rng, d: Scratch) -> int:
    """Return what two cards in a turn gain; after the Lawyer one, with a bid that counts after all (CC63)."""
    if is_void(s, seat):
        bid_worth.find_gains(s, seat, s.bonus[seat], 1, rng, d)
        return bid_worth.best_net(s, seat, s.bonus[seat], d) - now
    return turn_worth(s, seat, s.bonus[seat], 2, rng, d) - now


def climb(s: Position, seat: int, bonus: int, d: Scratch) -> int:
    """Return what more value brings to a bid that lies open."""
    bid_worth.read_bids(s, d)
    others = bid_worth.line_up(s, seat, d)
    bid_worth.find_payoffs(s, seat, others, 2 if seat == s.worker else 1, 0, d)
    value = s.bid[seat] + s.bonus[seat]
    now = bid_worth.ahead_of(s, seat, value, others, d)
    then = bid_worth.ahead_of(s, seat, value + bonus, others, d)
    return d.payoff[then] - d.payoff[now]
