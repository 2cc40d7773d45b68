"""Whole games between the policy and the greedy bot without leaving compiled code, for fitting weights."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import judgement, policy
from carsonne.games.carson_city.knowledge.weights import use
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.codes import CHANCE, CHANCE_BIT, RULES, RULES_BIT
from carsonne.kernel.state import Buffer, Rng


def play(s: CarsonCityState, tried: int, able: int, rng: Rng, moves: Buffer, worth: Buffer) -> int:
    """Play to the end; how many decisions there were.

    The seats of `tried` follow the policy with weights that are to be tried, those of `able` with the present ones,
    all others are greedy.
    """
    n = 0
    bits = s.actors()
    while bits:
        if bits & CHANCE_BIT:
            s.apply(CHANCE, s.sample(rng, moves, worth))
        elif bits & RULES_BIT:
            s.apply(RULES, 0)
        else:
            seat = any_of(bits, rng)
            s.apply(seat, chosen(s, seat, tried >> seat & 1, able >> seat & 1, rng, moves, worth))
            n += 1
        bits = s.actors()
    use(0)
    return n


def any_of(bits: int, rng: Rng) -> int:
    """One of the seats that have to decide."""
    seat = rng.below(5)
    while not bits >> seat & 1:
        seat = (seat + 1) % 5
    return seat


def chosen(s: CarsonCityState, seat: int, tried: int, able: int, rng: Rng, moves: Buffer, worth: Buffer) -> int:
    """The move that promises most; equal ones by lot."""
    n = s.legal_into(seat, moves)
    if tried or able:
        use(tried)
        policy.rank_moves(s, seat, n, moves, worth)
        return pick(n, rng, moves, worth)
    return greedy(s, seat, n, rng, moves)


def pick(n: int, rng: Rng, moves: Buffer, worth: Buffer) -> int:
    """One of the best moves."""
    best = 0
    ties = 1
    for i in range(1, n):
        if worth.at[i] > worth.at[best]:
            best = i
            ties = 1
        elif worth.at[i] == worth.at[best]:
            ties += 1
            if rng.below(ties) == 0:
                best = i
    return moves.at[best]


def greedy(s: CarsonCityState, seat: int, n: int, rng: Rng, moves: Buffer) -> int:
    """What the greedy bot would do (`insight.choose`)."""
    best = 0
    ties = 1
    most: float = judgement.worth(s, seat, moves.at[0])
    for i in range(1, n):
        value: float = judgement.worth(s, seat, moves.at[i])
        if value > most:
            best = i
            ties = 1
            most = value
        elif value == most:
            ties += 1
            if rng.below(ties) == 0:
                best = i
    return moves.at[best]
