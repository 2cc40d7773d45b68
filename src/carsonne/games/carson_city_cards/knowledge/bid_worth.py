"""Bids: what others may bid, what each place in the order is worth, and what a bid card could do later."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import city_worth, feature_codes, features, market_worth
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.taking import takes_two
from carsonne.kernel.advisor import whole
from carsonne.kernel.state import Rng

SAMPLES = 48
"""How many guesses of the others' bids a choice is tried against."""
CERTAIN = 10000
"""What the chances of a player's bids add up to."""


# What others may bid


def suppose_any(s: Position, d: Scratch) -> None:
    """Suppose that each card left to a player is as likely as the others."""
    for player in range(s.players):
        for value in range(feature_codes.VALUES):
            d.belief[player * feature_codes.VALUES + value] = 0
        d.belief_sum[player] = 0
        for value in range(1, codes.HIGHEST_BID + 1):
            if s.hand[player] >> value & 1:
                d.belief[player * feature_codes.VALUES + value] = 1
                d.belief_sum[player] += 1


def suppose_sense(s: Position, me: int, rng: Rng, d: Scratch) -> None:
    """Suppose that real rivals bid by what they want, more or less, as if any card of theirs were as likely."""
    suppose_any(s, d)
    for player in range(s.seats):
        if player != me and not is_void(s, player) and d.setting[feature_codes.GUESS]:
            find_gains(s, player, s.bonus[player], 1 + takes_two(s, player), rng, d)
            note_sense(s, player, d)
    for player in range(s.seats):
        if player != me and not is_void(s, player) and d.setting[feature_codes.GUESS]:
            mix_sense(s, player, d)


def note_sense(s: Position, player: int, d: Scratch) -> None:
    """Note how likely each bid of a player is, by what it falls short of the best one, until all are known."""
    best = best_net(s, player, s.bonus[player], d)
    heat: float = max(1, d.setting[feature_codes.HEAT]) * (feature_codes.UNIT / 100.0)
    for value in range(1, codes.HIGHEST_BID + 1):
        d.sense[player * feature_codes.VALUES + value] = 0
        if s.hand[player] >> value & 1:
            short: float = (best - net(s, player, value, s.bonus[player], d)) / heat
            d.sense[player * feature_codes.VALUES + value] = 1 + whole(
                1000.0 / ((1.0 + short * short) * (1.0 + short * short))
            )


def mix_sense(s: Position, player: int, d: Scratch) -> None:
    """Mix sense into the belief; the rest is that any card may come."""
    total = 0
    cards = d.belief_sum[player]
    for value in range(1, codes.HIGHEST_BID + 1):
        total += d.sense[player * feature_codes.VALUES + value]
    if total == 0:
        return
    d.belief_sum[player] = 0
    for value in range(1, codes.HIGHEST_BID + 1):
        if s.hand[player] >> value & 1:
            sensible = d.setting[feature_codes.GUESS] * 100 * d.sense[player * feature_codes.VALUES + value] // total
            d.belief[player * feature_codes.VALUES + value] = (
                sensible + (100 - d.setting[feature_codes.GUESS]) * 100 // cards
            )
            d.belief_sum[player] += d.belief[player * feature_codes.VALUES + value]


def guess_bids(s: Position, me: int, rng: Rng, d: Scratch) -> None:
    """Sample the others' bids."""
    for player in range(s.players):
        if player != me and d.belief_sum[player]:
            left = rng.below(d.belief_sum[player])
            value = 0
            while left >= 0:
                value += 1
                left -= d.belief[player * feature_codes.VALUES + value]
            d.guessed[player] = value + s.bonus[player]


# What a bid gains


def find_gains(s: Position, me: int, bonus: int, takes: int, rng: Rng, d: Scratch) -> None:
    """Find what each bid card in hand gains on average, by its value with the bonus."""
    rng.n = 0  # the same guesses each time: what differs is the bid
    for value in range(feature_codes.VALUES):
        d.gain[value] = 0
    for _ in range(SAMPLES):
        guess_bids(s, me, rng, d)
        others = line_up(s, me, d)
        find_payoffs(s, me, others, takes, 0, d)
        for card in range(1, codes.HIGHEST_BID + 1):
            if s.hand[me] >> card & 1:
                d.gain[card + bonus] += d.payoff[ahead_of(s, me, card + bonus, others, d)]
    for value in range(feature_codes.VALUES):
        d.gain[value] = city_worth.divided(d.gain[value], SAMPLES)


def line_up(s: Position, me: int, d: Scratch) -> int:
    """List the others in the order of their bids; return how many."""
    n = 0
    for player in range(s.players):
        if player != me and not is_void(s, player):
            i = n
            while i > 0 and is_stronger(s, player, d.guessed[player], d.line[i - 1], d.guessed[d.line[i - 1]]):
                d.line[i] = d.line[i - 1]
                i -= 1
            d.line[i] = player
            n += 1
    return n


def is_stronger(s: Position, player: int, value: int, other: int, its_value: int) -> bool:
    """Return whether a bid comes before another (CC21, CC29)."""
    if value != its_value:
        return value > its_value
    row = s.back * codes.MAX_PLAYERS
    return s.ranks[row + s.suit[player]] < s.ranks[row + s.suit[other]]


def ahead_of(s: Position, me: int, value: int, others: int, d: Scratch) -> int:
    """Count the players in line that come before a bid."""
    n = 0
    while n < others and not is_stronger(s, me, value, d.line[n], d.guessed[d.line[n]]):
        n += 1
    return n


def find_payoffs(s: Position, me: int, others: int, takes: int, taken: int, d: Scratch) -> None:
    """Find what a player gains behind 0, 1, 2 … of the line, less a part of what the others gain."""
    before = 0
    gone = taken
    for k in range(others + 1):
        mine = market_worth.favourite(d, me, gone)
        gain = market_worth.worth_to(d, me, mine)
        left = gone | 1 << mine if mine >= 0 else gone
        if takes > 1:
            second = market_worth.favourite(d, me, left)
            gain += market_worth.worth_to(d, me, second)
            left = left | 1 << second if second >= 0 else left
        theirs = before
        if d.setting[feature_codes.DENY]:
            theirs += rest_gains(d, left, k, others)
        d.payoff[k] = gain - city_worth.divided(theirs * d.setting[feature_codes.DENY], 100 * max(1, others))
        if k < others:
            pick = market_worth.favourite(d, d.line[k], gone)
            before += market_worth.worth_to(d, d.line[k], pick)
            gone = gone | 1 << pick if pick >= 0 else gone


def rest_gains(d: Scratch, taken: int, first: int, others: int) -> int:
    """Return what the players in line from a place on gain together, if some cards are taken."""
    total = 0
    gone = taken
    for k in range(first, others):
        pick = market_worth.favourite(d, d.line[k], gone)
        total += market_worth.worth_to(d, d.line[k], pick)
        gone = gone | 1 << pick if pick >= 0 else gone
    return total


# What a bid costs


def charge(s: Position, player: int, card: int, d: Scratch) -> int:
    """Return what a bid card could do in a later round of this era."""
    strength = features.strength_of(s, player, card)
    worth = d.now[feature_codes.BIDS] * (strength - feature_codes.STRENGTH // 2)
    worth += d.now[feature_codes.BIDS_SQUARED] * (
        strength * strength // feature_codes.STRENGTH - feature_codes.STRENGTH // 3
    )
    return city_worth.divided(worth, 100) * d.setting[feature_codes.PRICE]


def net(s: Position, player: int, card: int, bonus: int, d: Scratch) -> int:
    """Return what a bid card gains now, less what it could do later."""
    return d.gain[card + bonus] - charge(s, player, card, d)


def best_net(s: Position, player: int, bonus: int, d: Scratch) -> int:
    """Return the best net gain over the hand."""
    best = 0
    found = False
    for card in range(1, codes.HIGHEST_BID + 1):
        if s.hand[player] >> card & 1:
            worth = net(s, player, card, bonus, d)
            if not found or worth > best:
                best = worth
                found = True
    return best


def cheapest(s: Position, player: int, d: Scratch) -> int:
    """Return the least that any card of a hand costs: it is what a void bid takes."""
    best = 0
    found = False
    for card in range(1, codes.HIGHEST_BID + 1):
        if s.hand[player] >> card & 1:
            worth = charge(s, player, card, d)
            if not found or worth < best:
                best = worth
                found = True
    return best


# Bids that lie open


def read_bids(s: Position, d: Scratch) -> None:
    """Read the bids as they lie open, with everything that was added to them."""
    for player in range(s.players):
        d.guessed[player] = s.bid[player] + s.bonus[player]


def is_open(s: Position) -> bool:
    """Return whether the bids have been shown."""
    return s.stage != codes.BIDDING
