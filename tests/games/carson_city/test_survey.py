"""What the survey says about targets, and the question in the view."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import survey
from tests.games.carson_city.table import characters, go, in_json, placing, resolving, say, sketch, start, town
from tests.games.carson_city.test_random import options, step


def test_what_a_target_gives_and_who_contests_it() -> None:
    f = town(sketch(3), r1c1="hotel/0", r8c8="ranch/1", r4c4="mountain", r1c3="bare/0")
    s = placing(f, "banker", "chinese_worker", "mercenary")
    go(say(s, 0, "place", target="build_12"))
    found = {target["target"]: target for target in in_json(survey.targets(s, 1))}
    assert found["build_12"]["gives"] == {"building": "mine", "price": 6}
    assert found["build_12"]["contested"] == [{"seat": 0, "strength": 3}]
    assert found["build_12"]["strength"] == 4
    assert found["r1c1"]["gives"] == {"money": 3}
    assert found["r8c8"]["gives"] == {"guards": 1}
    assert found["r4c4"]["gives"] == {"parcel": "r4c4", "price": 2}
    assert found["income_cowboys"]["gives"] == {"money": 8}
    assert found["buy_vp_5"]["gives"] == {"points": 3, "price": 5}
    assert found["salary"] == {"target": "salary", "gives": {"money": 4}, "contested": [], "strength": 4}
    facts = in_json(to_builtins(survey.survey(s)))
    assert facts["incomes"][0]["because"] == [["hotel", 1, 6]]
    assert facts["prices"]["r4c4"] == 2
    assert len(facts["targets"]) == 3


@pytest.mark.clause("CB50", "CB123")
def test_what_a_duel_could_come_to_with_dice_and_with_tiles() -> None:
    f = sketch()
    f.cowboys[:2] = [4, 2]
    s = placing(f, "banker", "mercenary")
    strong = survey.survey(s).strengths
    assert survey.survey(s).totals == [(one + 1, one + 6) for one in strong]
    tiles = placing(sketch(law_of_the_strongest=True), "banker", "mercenary")
    assert survey.survey(tiles).totals == [(one, one + 5) for one in survey.survey(tiles).strengths]


@pytest.mark.clause("CB57", "CB58", "CB59", "CB60", "CB63", "CB64", "CB65", "CB67", "CB68", "CB69", "CB88", "CB96")
def test_what_every_square_would_give() -> None:
    f = town(sketch(), r1c1="hotel/0", r1c3="bare/0", r1c5="mountain/0", r8c8="hotel/1", r8c7="church/1")
    f.cowboys[:2] = [6, 3]
    f.roads[:2] = [20, 3]  # two are left
    s = placing(f, "banker", "settler")
    go(say(s, 0, "place", target="salary"))
    gives = {target["target"]: target["gives"] for target in in_json(survey.targets(s, 0))}
    assert gives["ammunition"] == {"strength": 3}
    assert (gives["roads_3"], gives["roads_1"]) == ({"roads": 2}, {"roads": 1})
    assert gives["income_land"] == {"money": 6}
    assert gives["income_cowboys"] == {"money": 2 * 5}  # five of seven: one is on salary, one would be here
    assert gives["income_gambling"] == {"money": 7}
    assert (gives["vp_land"], gives["vp_cowboys"], gives["vp_buildings"]) == (
        {"points": 1},
        {"points": 2},
        {"points": 1},
    )
    assert next(t for t in in_json(survey.targets(s, 1)) if t["target"] == "salary")["contested"] == []
    assert [row["safe"] for row in to_builtins(survey.survey(s))["incomes"]] == [False, True, True]


@pytest.mark.clause("CB47", "CB70", "CB102", "CB117", "CB118")
def test_questions_name_what_they_are_about() -> None:
    f = characters(town(sketch(), r1c1="hotel/0"), "sheriff", "banker")
    f.roads = [0] * 5
    f.money[0] = 43
    s = go(resolving(f, r1c1=[1], buy_vp_4=[1]).state())
    asked = to_builtins(GAME.view(s, 1))["question"]
    assert (asked["type"], asked["seats"], asked["parcel"], asked["owner"]) == ("raid", [1], "r1c1", 0)
    go(say(s, 1, "perform"))
    asked = to_builtins(GAME.view(s, 0))["question"]
    assert (asked["type"], asked["square"], asked["price"]) == ("buy_points", "buy_vp_4", 4)
    go(say(s, 1, "buy_points", points=0))
    asked = to_builtins(GAME.view(s, None))["question"]
    rows = [(row["limit"], row["money"], row["excess"], row["suggested"]) for row in asked["limits"]]
    assert rows == [(20, 46, 26, [26, 30, 40]), (120, 18, 0, [0, 10])]
    assert not asked["roads"]
    for sides, clause in (("yellow", "CB117"), ("red", "CB118")):
        t = say(go(sketch(sides=sides).state()), 0, "pick", character="captain")
        assert to_builtins(GAME.view(t, 0))["question"]["clause"] == clause
        assert to_builtins(GAME.view(t, 0))["players"][0]["cash_limit"] == {"yellow": 25, "red": 20}[sides]


@pytest.mark.parametrize("i", range(12))
def test_every_question_says_what_is_asked_and_why(i: int) -> None:
    rng = Random(i)
    s = start(2 + i % 4, **options(i))
    while s.acting():
        step(s, rng)
        view = to_builtins(GAME.view(s, 0))
        asked = [seat for seat in s.acting() if seat >= 0]
        assert (view["question"] is None) == (not asked)
        if asked:
            assert view["question"]["seats"] == asked
            assert view["question"]["clause"].startswith("CB")
            assert bool(view["moves"]) == (0 in asked)
