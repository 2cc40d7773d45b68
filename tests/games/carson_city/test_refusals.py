"""Why a move is not allowed: a reason exactly where the rules refuse, and the right one."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge.refusals import why_not
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.codes import RULES
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.match import Match, checked_setup
from carsonne.locales import say
from tests.games.carson_city.table import start
from tests.games.carson_city.test_random import options, step

NAMES = ("Ann", "Bea", "Cid")
FAMILIES = (
    (codes.PASS_MOVE, codes.STAY_MOVE + 1),
    (codes.PICK_MOVE, codes.PICK_MOVE + codes.CHARACTERS),
    (codes.HIRE_MOVE, codes.HIRE_MOVE + codes.HIRE_MOST + 1),
    (codes.TAKE_MOVE, codes.TAKE_MOVE + codes.SLOTS),
    (codes.DOUBLE_MOVE + 1, codes.DOUBLE_MOVE + codes.TYPES),
    (codes.TILE_MOVE, codes.TILE_MOVE + codes.FACES),
    (codes.CLAIM_MOVE, codes.PLACE_MOVE),
    (codes.PLACE_MOVE, codes.PLACE_MOVE + codes.TARGETS),
    (codes.WHITE_MOVE, codes.WHITE_MOVE + codes.TARGETS),
    (codes.BACK_MOVE, codes.BACK_MOVE + codes.TARGETS),
    (codes.WHITE_BACK_MOVE, codes.WHITE_BACK_MOVE + codes.TARGETS),
    (codes.ROAD_MOVE, codes.ROAD_MOVE + codes.EDGES),
    (codes.BUILD_MOVE + codes.PARCELS, codes.BUILD_MOVE + codes.PARCELS * codes.TYPES),
    (codes.POINTS_MOVE, codes.POINTS_MOVE + 60),
    (codes.SPEND_MOVE, codes.SPEND_MOVE + 60),
)


def conceivable(rng: Random) -> list[int]:
    """Return some of everything that a player could try."""
    found = [-1]
    for first, end in FAMILIES:
        found += rng.sample(range(first, end), min(end - first, 12))
    targets = range(codes.TARGETS)
    for first in (codes.SHIFT_MOVE, codes.WHITE_SHIFT_MOVE):
        found += [first + rng.choice(targets) * codes.TARGET_ROOM + rng.choice(targets) for _ in range(6)]
    return found


@pytest.mark.parametrize("i", range(8))
def test_a_move_has_a_reason_against_it_exactly_if_it_is_not_legal(i: int) -> None:
    rng = Random(i)
    s = start(3, **options(i))
    clauses: set[str] = set()
    while s.acting():
        for seat in s.acting():
            if seat >= 0:
                legal = s.legal(seat)
                tried = {*conceivable(rng), *rng.sample(legal, min(len(legal), 20))}
                clauses |= {against(s, seat, move, move in set(legal)) for move in tried}
        step(s, rng)
    assert clauses >= {"CB26", "CB28", "CB31", "CB32", "CB35", "CB36", "CB73", "CB86", "CB87"}


def against(s: CarsonCityState, seat: int, move: int, legal: bool) -> str:
    found = why_not(s, seat, move, NAMES)
    assert (found is None) == legal, (s.phase, move, found)
    assert found is None or say(found.said, language="en").endswith(".")
    return found.clause if found else ""


def until(phase: int, seed: int = 1) -> CarsonCityState:
    """Return the first position of a random game that asks a question."""
    rng, s = Random(seed), start(3)
    while s.phase != phase:
        step(s, rng)
    return s


def sentence(s: CarsonCityState, seat: int, move: int) -> tuple[str, str]:
    found = why_not(s, seat, move, NAMES)
    assert found is not None
    return say(found.said, language="en"), found.clause


def test_a_character_says_who_has_taken_it() -> None:
    s = until(codes.ASK_PICK)
    first = s.turn
    s.play(first, codes.PICK_MOVE + codes.MERCENARY)
    s.play(RULES, 0)
    told = f"{NAMES[first]} has already taken the Mercenary."
    assert sentence(s, s.turn, codes.PICK_MOVE + codes.MERCENARY) == (told, "CB28")


def test_a_parcel_says_who_owns_it() -> None:
    s = until(codes.ASK_DRAFT)
    first = s.turn
    s.play(first, codes.CLAIM_MOVE)
    s.play(RULES, 0)
    assert sentence(s, s.turn, codes.CLAIM_MOVE) == (f"{NAMES[first]} already owns this parcel.", "CB26")


@pytest.mark.parametrize(
    ("square", "words", "clause"),
    [
        (codes.LAND, "only a reminder", "CB32"),
        (codes.INCOME_BUILDINGS, "only a reminder", "CB32"),
    ],
)
def test_a_square_says_why_it_takes_no_cowboys(square: int, words: str, clause: str) -> None:
    s = until(codes.ASK_PLACE)
    told, why = sentence(s, s.turn, codes.PLACE_MOVE + codes.PARCELS + square)
    assert words in told
    assert why == clause


def test_a_closed_square_says_so() -> None:
    s = until(codes.ASK_PLACE)
    while s.round < 2 or s.phase != codes.ASK_PLACE:
        step(s, Random(s.round))
    told = sentence(s, s.turn, codes.PLACE_MOVE + codes.PARCELS + codes.LAST_BUY)
    assert told == ("This square is closed: points are no longer sold here.", "CB44")


def test_two_cowboys_of_one_player_do_not_meet() -> None:
    s = until(codes.ASK_PLACE)
    seat, target = s.turn, codes.PARCELS + codes.AMMUNITION
    s.play(seat, codes.PLACE_MOVE + target)
    while s.phase != codes.ASK_PLACE or s.turn != seat:
        s.play(RULES if s.phase == codes.RUN else s.turn, 0 if s.phase == codes.RUN else codes.PASS_MOVE)
    assert sentence(s, seat, codes.PLACE_MOVE + target)[1] == "CB36"


def test_the_match_refuses_with_the_same_sentence() -> None:
    setup = checked_setup(GAME, 3, names=NAMES)
    match = Match(GAME, setup, Dealer(arena_seed("refusals", 0)))
    seat = match.waiting_for()[0]
    with pytest.raises(IllegalMove, match="Now you claim a parcel that nobody owns") as caught:
        match.play(seat, {"type": "pass"})
    assert (caught.value.code, caught.value.clause) == ("illegal", "CB26")
