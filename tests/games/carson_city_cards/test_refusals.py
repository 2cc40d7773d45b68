"""Why a move is not allowed: a reason exactly where the rules refuse, and the right one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge.refusals import why_not
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.placing import place_move
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import say

NAMES = ("Ann", "Bea", "Cid", "Dot")
VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (2, {"suits": "chosen"}),
    (3, {"outlaws_cover": False}),
    (1, {"lawyer_with_worker": True}),
)


def step(s: CarsonCityCardsState, rng: Random) -> None:
    actor = rng.choice(s.acting())
    if actor == CHANCE:
        s.play(CHANCE, rng.choice(s.outcomes())[0])
    else:
        s.play(actor, 0 if actor == RULES else rng.choice(s.legal(actor)))


def conceivable(s: CarsonCityCardsState, rng: Random) -> list[int]:
    """Return some of everything that a player could try."""
    small = range(-1, codes.CHOOSE_MOVE + codes.CHARACTERS)
    written = [move for move in small if move != 0 or s.phase == codes.SUIT_CHOICE]
    takes = rng.sample(range(codes.TAKE_MOVE, codes.TAKE_MOVE + codes.ALL_CARDS), 12)
    places = [place_move(row, col) for row in range(-10, 11) for col in range(-10, 11)]
    return [*written, *takes, *rng.sample(places, 40), *range(codes.SELL_MOVE, codes.SELL_MOVE + codes.TERRAIN, 7)]


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_move_has_a_reason_against_it_exactly_if_it_is_not_legal(number: int) -> None:
    seats, options = VARIANTS[number]
    clauses: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        s = GAME.start(checked_setup(GAME, seats, options))
        while s.acting():
            for seat in s.acting():
                if seat >= 0:
                    clauses |= checked(s, seat, rng)
            step(s, rng)
    assert clauses >= {"CC19", "CC21", "CC22", "CC73", "CC74", "CC76", "CC81", "CC94", "CC98"}


def checked(s: CarsonCityCardsState, seat: int, rng: Random) -> set[str]:
    legal, clauses = set(s.legal(seat)), set()
    for move in {*conceivable(s, rng), *legal}:
        found = why_not(s, seat, move, NAMES)
        assert (found is None) == (move in legal), (s.phase, move, found)
        if found:
            assert say(found.said, NAMES, "en").endswith(".")
            clauses.add(found.clause)
    return clauses


def told(found: WhyNot | None) -> tuple[str, str]:
    """Return what is said, in English, with the clause."""
    assert found is not None
    return say(found.said, NAMES, "en"), found.clause


def bidding(seed: int = 0) -> CarsonCityCardsState:
    """Play to the first bids of a game."""
    rng, s = Random(seed), GAME.start(checked_setup(GAME, 4, {}))
    while s.phase != codes.BID:
        step(s, rng)
    return s


def test_a_spent_bid_says_so() -> None:
    rng, s = Random(0), bidding()
    for seat in range(4):
        s.play(seat, codes.BID_MOVE + 5)
    while s.phase != codes.BID:
        step(s, rng)
    found = why_not(s, 0, codes.BID_MOVE + 5, NAMES)
    assert told(found) == ("You have already played your 5. Spent bid cards come back in Era II.", "CC22")
    s.era = 1
    found = why_not(s, 0, codes.BID_MOVE + 5, NAMES)
    assert told(found)[0].endswith("don’t come back any more.")
    found = why_not(s, 0, codes.BID_MOVE + 10, NAMES)
    assert told(found) == ("Your bid cards run from 1 to 9.", "CC12")


def test_a_card_that_is_gone_says_who_has_it() -> None:
    rng, s = Random(0), bidding()
    while s.phase != codes.TAKE:
        step(s, rng)
    first, card = s.turn, next(card for card in s.market if card < codes.TERRAIN)
    s.play(first, codes.TAKE_MOVE + card)
    while s.phase != codes.TAKE or s.turn == first:
        step(s, rng)
    found = why_not(s, s.turn, codes.TAKE_MOVE + card, NAMES)
    assert told(found)[0].startswith(f"{NAMES[first]} has already taken the card with a")


def test_the_match_refuses_with_the_same_sentence() -> None:
    match = Match(GAME, checked_setup(GAME, 4, {}, NAMES), Dealer(arena_seed("refusals", 0)))
    with pytest.raises(IllegalMove, match="Choose a bid card now") as caught:
        match.play(0, {"type": "done"})
    assert (caught.value.code, caught.value.clause) == ("illegal", "CC19")
