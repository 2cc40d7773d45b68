"""The figures of the arena: intervals, standings, the sequential test and ratings."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from carsonne.arena.intervals import mean_of, share_of, student
from carsonne.arena.outcome import Outcome, Thought
from carsonne.arena.ratings import ratings
from carsonne.arena.sequential import Referee, SequentialTest
from carsonne.arena.series import Series
from carsonne.arena.tally import Tally


def game(deal: int, order: int, bots: str, scores: list[int], lineup: int = 0) -> Outcome:
    """Make an outcome; the highest score wins."""
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    thoughts = [Thought(10, 0.02, 0.04) for _ in scores]
    return Outcome(lineup, deal, order, list(bots), scores, winners, thoughts)


def test_students_distribution() -> None:
    """Against the printed tables."""
    for freedom, value in [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)]:
        assert student(freedom) == pytest.approx(value, abs=0.01)


def test_intervals_hold_what_they_promise() -> None:
    rng = Random(7)
    hits = shares = 0
    for _ in range(400):
        deals = [fmean(rng.random() < 0.7 for _ in range(2)) for _ in range(60)]
        one, other = share_of(deals), mean_of([10 * share for share in deals])
        shares += (one.low or 0) <= 0.7 <= (one.high or 0)
        hits += (other.low or 0) <= 7 <= (other.high or 0)
    assert 365 <= shares <= 395
    assert 365 <= hits <= 395


def test_intervals_at_the_edge() -> None:
    assert share_of([]) == (0.0, None, None)
    assert mean_of([3.0]) == (3.0, None, None)
    mean, low, high = share_of([1.0] * 100)
    assert (mean, high) == (1.0, 1.0)
    assert low == pytest.approx(0.963, abs=0.001)


def test_pairs_narrow_the_interval() -> None:
    """Where each deal favours a seat and not a bot, the deals are all even."""
    tally = Tally()
    for deal in range(50):
        tally.add([game(deal, 0, "ab", [10, 5]), game(deal, 1, "ba", [10, 5])])
    first = tally.standings()[0]
    assert (first.wins.mean, first.margin) == (0.5, (0.0, 0.0, 0.0))
    assert [round(seat.mean, 2) for seat in tally.seats()] == [1.0, 0.0]


def test_standings_count() -> None:
    tally = Tally()
    tally.add([game(0, 0, "abb", [7, 7, 3]), game(0, 1, "bab", [1, 9, 2]), game(0, 2, "bba", [4, 2, 0])])
    a, b = tally.standings()
    assert (a.bot, a.seats, b.seats) == ("a", 3, 6)
    assert a.wins.mean == pytest.approx(0.5)
    assert b.wins.mean == pytest.approx(0.25)
    assert [a.draws, b.draws] == pytest.approx([1 / 3, 1 / 6])
    assert a.points.mean == pytest.approx(16 / 3)
    assert a.margin.mean == pytest.approx((0 + 7 - 4) / 3)
    assert [a.moves, a.cpu_ms, a.clock_ms] == pytest.approx([30, 2.0, 4.0])
    assert a.fair == pytest.approx(1 / 3)


def settled(chance: float, seed: int, deals: int) -> SequentialTest:
    rng = Random(seed)
    test = SequentialTest(("a", "b"))
    for _ in range(deals):
        test.add(fmean(rng.random() < chance for _ in range(2)))
    return test


def test_the_sequential_test_seldom_errs() -> None:
    """With equal bots it settles in at most 5 % of the series, though it looks after every deal."""
    assert sum(settled(0.5, seed, 400).verdict != "open" for seed in range(100)) <= 9


def test_the_sequential_test_finds_the_stronger_bot() -> None:
    found = [settled(0.65, seed, 400) for seed in range(40)]
    assert all(test.verdict == "stronger" for test in found)
    assert fmean(test.deals for test in found) < 120
    assert settled(0.3, 1, 400).verdict == "weaker"
    assert settled(1.0, 1, 100).deals < 12


def test_every_lineup_is_tested() -> None:
    referee = Referee(Series("x", ("a", "b", "c"), 1, seats=2))
    for deal in range(20):
        referee.add([game(deal, 0, "ab", [9, 1], 0), game(deal, 1, "ba", [1, 9], 0)])
        referee.add([game(deal, 0, "bc", [9, 1], 2), game(deal, 1, "cb", [9, 1], 2)])
    assert [test.verdict for test in referee.tests] == ["stronger", "open", "open"]
    assert [test.against for test in referee.tests] == [["b"], ["c"], ["c"]]
    assert referee.is_decided(0)
    assert not referee.is_decided(2)


def test_ratings_are_on_the_scale_of_chess() -> None:
    rng = Random(3)
    strength = {"a": 10.0, "b": 1.0, "c": 0.1}
    outcomes = []
    for deal in range(600):
        one, two = rng.sample(sorted(strength), 2)
        first = rng.random() < strength[one] / (strength[one] + strength[two])
        outcomes.append(game(deal, 0, one + two, [1, 0] if first else [0, 1]))
    found = ratings(outcomes)
    assert [row.bot for row in found] == ["a", "b", "c"]
    assert [row.rating.mean for row in found] == pytest.approx([1900, 1500, 1100], abs=60)
    low, high = found[0].rating[1:]
    assert low is not None
    assert high is not None
    assert low < found[0].rating.mean < high
    assert high - low < 200


def test_ratings_of_one_bot_or_of_bots_that_never_lost() -> None:
    assert ratings([game(0, 0, "aa", [1, 0])]) == []
    found = ratings([game(0, 0, "ab", [1, 0]), game(1, 0, "ab", [1, 0])])
    assert found[0].rating.mean > found[1].rating.mean
    assert found[0].rating.low is None
