"""What the knowledge of Carson City promises: exact ends, legal moves, chances, incomes, and nothing that is hidden."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import product
from random import Random

import pytest
from msgspec import to_builtins

import carsonne
from carsonne import registry
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import chances, income_worth, purse, target_worth, weight_names
from carsonne.games.carson_city.knowledge.advisor import make
from carsonne.games.carson_city.rules import codes, market
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.state import Rng
from tests.games.carson_city.table import resolving, sketch, start, town
from tests.games.carson_city.test_random import options, step


def policy_step(s: CarsonCityState, rng: Random) -> tuple[int, int]:
    """Make one step of a game in which all seats follow the policy; return who moved, and what."""
    seat = rng.choice(s.acting())
    if seat == CHANCE:
        outcomes = s.outcomes()
        move = rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]
    else:
        move = 0 if seat == RULES else make().ranked(s, seat)[0][0]
    s.play(seat, move)
    return seat, move


def opening(i: int) -> CarsonCityState:
    """Start a new game; consecutive numbers go through all player counts, sides and variants."""
    return start(2 + i % 4, **options(i))


def at_the_end(s: CarsonCityState) -> list[int]:
    """Return the points in hundredths, and a few hundredths for the order of passing, which breaks ties."""
    return [100 * points for points in s.scores()]


def test_the_registry_finds_the_advisor() -> None:
    assert type(registry.advisor("carson-city")) is type(make())


@pytest.mark.parametrize("i", range(24))
def test_the_policy_ranks_every_legal_move_and_its_games_end_with_the_expected_points(i: int) -> None:
    s, rng, advisor = opening(i), Random(i), make()
    while s.acting():
        for seat in s.acting():
            if seat >= 0:
                assert sorted(move for move, _ in advisor.ranked(s, seat)) == s.legal(seat)
        policy_step(s, rng)
    assert advisor.expected(s) == at_the_end(s)


@pytest.mark.parametrize("i", range(12))
def test_random_positions_are_ranked_too(i: int) -> None:
    s, rng, advisor = opening(i), Random(i), make()
    while s.acting():
        for seat in s.acting():
            if seat >= 0:
                assert sorted(move for move, _ in advisor.ranked(s, seat)) == s.legal(seat)
        assert all(abs(value) < 40000 for value in advisor.expected(s))
        step(s, rng)
    assert advisor.expected(s) == at_the_end(s)


def test_the_last_roads_are_counted_to_the_point() -> None:
    s, rng = start(3, carson_river=True, sides="drawn"), Random(5)
    while s.step != codes.DO_LAST_ROADS:
        policy_step(s, rng)
    expected = make().expected(s)
    while s.acting():
        seat = s.acting()[0]
        s.play(seat, 0 if seat == RULES else codes.DONE_MOVE)
    assert expected == [100 * points for points in s.scores()]


# Duels


def duel(strengths: list[int], passing: list[int]) -> CarsonCityState:
    """Set up a duel over gambling between seats with these strengths."""
    f = sketch(len(strengths))
    f.character[: len(strengths)] = [1, 2, 3, 4, 5][: len(strengths)]
    f.cowboys[: len(strengths)] = [strength - 1 for strength in strengths]
    return resolving(f, passing, income_gambling=range(len(strengths))).state()


@pytest.mark.clause("CB53", "CB54")
@pytest.mark.parametrize("strengths", [[3, 3], [5, 2], [2, 6], [4, 4, 4], [2, 5, 3], [6, 4, 3, 2]])
def test_the_chance_of_a_duel_is_that_of_all_rolls(strengths: list[int]) -> None:
    target, n = codes.PARCELS + codes.GAMBLING, len(strengths)
    passing = list(range(n))[::-1]
    s, wins = duel(strengths, passing), [0] * n
    for rolls in product(range(1, 7), repeat=n):
        totals = [strength + roll for strength, roll in zip(strengths, rolls, strict=True)]
        wins[max(passing, key=lambda seat: (totals[seat], seat))] += 1
    for seat in range(n):
        assert chances.duel_chance(s, seat, target, strengths[seat]) == pytest.approx(wins[seat] / 6**n)


@pytest.mark.clause("CB125")
def test_the_chance_of_a_tile_counts_every_tile_that_a_rival_may_hold() -> None:
    s, rng = start(2, law_of_the_strongest=True), Random(2)
    while s.phase != codes.ASK_TILES:
        step(s, rng)
    seat = s.acting()[0]
    other = 1 - seat
    for lead in (-2, 0, 3):
        for value in range(6):
            wins = sum(lead + value > theirs for theirs in range(6))
            assert chances.tile_beats(s, seat, other, lead, 0.0, value) == pytest.approx(wins / 6)


# Incomes


@pytest.mark.clause("CB99")
@pytest.mark.parametrize("seed", range(6))
def test_the_incomes_of_a_round_are_those_that_are_then_paid(seed: int) -> None:
    s, rng = start(2 + seed % 4), Random(seed)
    paid = 0
    while s.acting():
        due = s.step == codes.DO_TRACK and s.square == codes.INCOME_BUILDINGS and not any(s.stand)
        before = [income_worth.income_now(s, seat) for seat in range(s.seats)]
        money = list(s.money)[: s.seats]
        if due and s.acting() == (RULES,):
            s.play(RULES, 0)
            gained = [now - then for now, then in zip(s.money, money, strict=False)]
            assert gained == before
            paid += 1
        else:
            policy_step(s, rng)
    assert not income_worth.is_due(s)


def test_a_neighbour_changes_what_a_ranch_will_earn() -> None:
    f = town(sketch(), r1c1="ranch/0")
    f.round = 3
    alone = income_worth.coming_worth(f.state(), 0)
    town(f, r1c2="house")
    assert income_worth.coming_worth(f.state(), 0) == pytest.approx(alone * 2 / 3)


# Plans


def test_land_is_bought_only_with_a_property_tile_for_all_that_is_planned() -> None:
    f = town(sketch(), **dict.fromkeys(["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8"], "bare/0"))
    town(f, r3c1="bare/0", r3c2="bare/0")
    s = resolving(f, r5c5=[0]).state()
    assert target_worth.has_tile(s, 0, 0)
    s = resolving(town(f, r3c3="bare/0"), r5c5=[0]).state()
    assert not target_worth.has_tile(s, 0, 0)
    assert target_worth.has_tile(s, 0, 1)


def test_a_building_is_worth_nothing_without_the_money_for_it() -> None:
    f = sketch()
    square = codes.FIRST_BUILD
    s = resolving(f).state()
    price = market.price(s, 0, market.slot_of(square))
    assert target_worth.construction_worth(s, 0, square, 0, price - 1, 0.0) == weight_names.USELESS
    assert target_worth.construction_worth(s, 0, square, 0, price, 0.0) > weight_names.USELESS
    f.stand[codes.PARCELS + square] = 1
    s = f.state()  # the price is already taken off the purse
    assert target_worth.construction_worth(s, 0, square, 0, 0, 0.0) > weight_names.USELESS


def test_a_square_is_ahead_until_it_is_resolved() -> None:
    s = sketch().state()
    assert purse.is_ahead(s, codes.SALARY)
    s.step, s.square = codes.DO_TRACK, codes.SALARY + 1
    assert not purse.is_ahead(s, codes.SALARY)
    assert purse.is_ahead(s, codes.SALARY + 1)
    s.step = codes.DO_LAST_ROADS
    assert not purse.is_ahead(s, codes.SALARY + 2)


# What is hidden


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_position_looks_the_same_to_its_seat(seed: int) -> None:
    rng, s = Random(seed), start(2 + seed % 4, law_of_the_strongest=True, withdraw=codes.WITHDRAWALS[seed % 3])
    advisor, others = make(), Counter[str]()
    for _ in range(100 + rng.randrange(150)):
        if s.acting():
            step(s, rng)
    seat = rng.randrange(s.seats)
    for i in range(10):
        guess = advisor.imagined(s, seat, Rng(i))
        assert isinstance(guess, CarsonCityState)
        assert to_builtins(GAME.view(guess, seat)) == to_builtins(GAME.view(s, seat))
        others[str(list(guess.tile_at))] += 1
        go_to_the_end(guess, rng)
    if s.seats > 2 and s.round < 3:
        assert len(others) > 1


def go_to_the_end(s: CarsonCityState, rng: Random) -> None:
    """Play an imagined position on."""
    while s.acting():
        step(s, rng)


def test_secret_choices_and_hidden_tiles_look_alike() -> None:
    s, rng, advisor = start(3, law_of_the_strongest=True), Random(1), make()
    while s.phase != codes.ROLL_TILE:
        step(s, rng)
    other = (s.drawer + 1) % 3
    assert len({advisor.sight(s, other, CHANCE, value) for value, _ in s.outcomes()}) == 1
    assert len({advisor.sight(s, s.drawer, CHANCE, value) for value, _ in s.outcomes()}) == len(s.outcomes())
    while s.phase != codes.ASK_TILES:
        step(s, rng)
    seat = s.acting()[0]
    other = next(seat for seat in range(3) if seat != s.acting()[0])
    assert {advisor.sight(s, other, seat, move) for move in s.legal(seat)} == {0}
    assert [advisor.sight(s, seat, seat, move) for move in s.legal(seat)] == s.legal(seat)


def test_the_choice_of_a_tile_does_not_depend_on_what_rivals_hold() -> None:
    s, rng, advisor = start(4, law_of_the_strongest=True), Random(3), make()
    while s.phase != codes.ASK_TILES:
        step(s, rng)
    seat = s.acting()[0]
    assert {str(advisor.ranked(advisor.imagined(s, seat, Rng(i)), seat)) for i in range(20)} == {
        str(advisor.ranked(s, seat))
    }


# Plain and compiled


def trail(i: int) -> str:
    """Play a game of the policy; return all that it was told on the way."""
    s, rng, advisor, found = opening(i), Random(i), make(), []
    while s.acting():
        found += [str(advisor.ranked(s, seat)) for seat in s.acting() if seat >= 0]
        found.append(str(advisor.expected(s)))
        found.append(str(policy_step(s, rng)))
        found.append(str(list(advisor.imagined(s, 0, Rng(i)).dump())))
    return " ".join(found)


def test_plain_and_compiled_knowledge_say_the_same() -> None:
    code = "from tests.games.carson_city.test_advisor import trail; import carsonne, hashlib\n"
    code += "for i in (0, 3, 6, 9): print(carsonne.mode()[0], hashlib.md5(trail(i).encode()).hexdigest())"
    found = []
    for pure in ("", "1"):
        environment = {**os.environ, "CARSONNE_PURE": pure or os.environ.get("CARSONNE_PURE", "")}
        found.append(subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, check=True))
    compiled, plain = (run.stdout.decode().split() for run in found)
    assert compiled[1::2] == plain[1::2]
    assert plain[0] == "p"
    assert compiled[0] == carsonne.mode()[0]


def test_every_weight_has_a_name() -> None:
    assert len(weight_names.NAMES) == len(set(weight_names.NAMES))
    assert weight_names.NAMES[:3] == ["needed_dollar_1", "needed_dollar_2", "needed_dollar_3"]
