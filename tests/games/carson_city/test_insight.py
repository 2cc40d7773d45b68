"""What the engine says about targets, the question in the view, and the greedy bot."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carson_city import insight
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.state import CarsonCityState
from tests.games.carson_city.table import facts, go, placing, say, start, town
from tests.games.carson_city.test_random import options, step


def test_what_a_target_gives_and_who_contests_it() -> None:
    f = town(facts(3), r1c1="hotel/0", r8c8="ranch/1", r4c4="mountain", r1c3="bare/0")
    s = placing(f, "banker", "chinese_worker", "mercenary")
    go(say(s, 0, "place", target="build_12"))
    found = {target["target"]: target for target in insight.targets(s, 1)}
    assert found["build_12"]["gives"] == {"building": "mine", "price": 6}
    assert found["build_12"]["contested"] == [{"seat": 0, "strength": 3}]
    assert found["build_12"]["strength"] == 4
    assert found["r1c1"]["gives"] == {"money": 3}
    assert found["r8c8"]["gives"] == {"guards": 1}
    assert found["r4c4"]["gives"] == {"parcel": "r4c4", "price": 2}
    assert found["income_cowboys"]["gives"] == {"money": 8}
    assert found["buy_vp_5"]["gives"] == {"points": 3, "price": 5}
    assert found["salary"] == {"target": "salary", "gives": {"money": 4}, "contested": [], "strength": 4}
    survey = GAME.survey(s)
    assert survey["incomes"][0]["because"] == [["hotel", 1, 6]]
    assert survey["prices"]["r4c4"] == 2
    assert len(survey["targets"]) == 3


@pytest.mark.parametrize("i", range(12))
def test_every_question_says_what_is_asked_and_why(i: int) -> None:
    rng = Random(i)
    s = start(2 + i % 4, **options(i))
    while s.acting():
        step(s, rng)
        view = GAME.view(s, 0)
        asked = [seat for seat in s.acting() if seat >= 0]
        assert (view["question"] is None) == (not asked)
        if asked:
            assert view["question"]["seats"] == asked
            assert view["question"]["clause"].startswith("CB")
            assert bool(view["moves"]) == (0 in asked)


def play(i: int, seats: int, bots: set[int], **chosen: object) -> CarsonCityState:
    rng = Random(i)
    s = start(seats, **chosen)
    while s.acting():
        seat = s.acting()[0]
        if seat in bots:
            s.play(seat, insight.choose(s, seat, rng))
        else:
            step(s, rng)
    return s


def test_greedy_beats_three_random_players() -> None:
    wins = sum(GAME.winners(play(i, 4, {i % 4})) == [i % 4] for i in range(12))
    assert wins >= 11


@pytest.mark.parametrize("i", range(8))
def test_greedy_plays_every_variant_to_its_end(i: int) -> None:
    s = play(i, 2 + i % 4, set(range(5)), **options(i))
    assert min(s.scores()) >= 5
