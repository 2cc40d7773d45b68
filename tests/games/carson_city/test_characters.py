"""The seven characters, both sides (CB107 to CB119)."""

from __future__ import annotations

import pytest

from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, final_scoring, players, tables, words
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF
from carsonne.kernel.game import RULES
from tests.games.carson_city.table import (
    Sketch,
    centre,
    characters,
    go,
    legal,
    may,
    now,
    placing,
    play_rules,
    resolving,
    say,
    sketch,
    town,
)


def picked(name: str, side: str, f: Sketch | None = None) -> CarsonCityState:
    """Seat 0 has just taken a card."""
    f = f or sketch()
    f.side = [words.SIDE_CHOICES.index(side)] * 7
    f.roads[0] = f.roads[0] if name == "chinese_worker" else 0
    return say(play_rules(f.state()), 0, "pick", character=name)


@pytest.mark.clause("CB3")
def test_the_cash_limits_of_all_fourteen_sides() -> None:
    yellow, red = tables.LIMIT[::2], tables.LIMIT[1::2]
    assert yellow == [20, 120, 60, 30, 30, 25, 20]
    assert red == [20, 60, 60, 30, 20, 20, 30]


@pytest.mark.clause("CB107", "R16")
def test_the_white_cowboy() -> None:
    f = town(sketch(3), r1c1="ranch/0", r8c8="ranch/1")
    s = placing(f, "sheriff", "banker", "mercenary")
    assert accessors.strengths(s)[0] == 3 + 1 + 1 + 1  # it counts until it is placed, and so does the ranch
    assert may(s, 0, "place", target="r1c1", white=True)
    assert not may(s, 0, "place", target="r8c8", white=True)
    go(say(s, 0, "place", target="income_land", white=True))
    assert not may(s, 1, "place", target="income_land")
    assert accessors.strengths(s)[0] == 5
    t = placing(f, "sheriff", "banker", "mercenary")
    go(say(t, 0, "place", target="salary", white=True))
    assert may(t, 1, "place", target="salary")
    u = placing(f, "sheriff", "banker", "mercenary")
    go(say(u, 0, "place", target="ammunition"))
    go(say(u, 1, "place", target="salary"))
    go(say(u, 2, "pass"))
    assert not may(u, 0, "place", target="salary", white=True)
    assert may(u, 0, "place", target="r4c4", white=True)  # land to buy


@pytest.mark.clause("CB107")
def test_the_white_cowboy_acts_and_leaves_play() -> None:
    f = resolving(characters(sketch(), "sheriff", "banker"), salary=[0])
    f.white_at = codes.PARCELS + codes.SALARY
    f.roads = [0] * 5
    s = go(f.state())
    assert Sketch(s).money[0] == 15 + 8
    f = resolving(characters(sketch(), "sheriff", "banker"), vp_cowboys=[0], income_cowboys=[0])
    f.roads = [0] * 5
    s = go(f.state())
    assert Sketch(s).money[0] == 15 + 2 * 5
    assert s.scores()[0] == 2


@pytest.mark.clause("CB108", "R16")
def test_the_red_sheriff_does_not_challenge() -> None:
    f = town(sketch(sides="red"), r1c1="mine/0", r8c8="ranch/1")
    s = placing(f, "sheriff", "mercenary")
    assert not legal(s, 0, "place")[0].get("white")
    assert not may(s, 0, "place", target="r8c8")
    go(say(s, 0, "place", target="ammunition"))
    go(say(s, 1, "place", target="ammunition"))
    go(say(s, 0, "place", target="salary"))
    go(say(s, 1, "place", target="r1c1"))
    assert may(s, 0, "place", target="r1c1")  # to defend
    go(say(s, 0, "pass"))
    go(say(s, 1, "place", target="build_12"))
    go(s, [1, 6])
    assert s.scores()[0] == 3
    assert Sketch(s).ammunition == 1
    t = placing(town(sketch(sides="red"), r1c1="mine/0"), "sheriff", "mercenary")
    go(say(t, 0, "place", target="salary"))
    go(say(t, 1, "place", target="build_12"))
    assert not may(t, 0, "place", target="build_12")
    assert may(t, 0, "place", target="salary")


@pytest.mark.clause("CB109")
def test_the_yellow_banker_gets_nine_dollars() -> None:
    s = picked("banker", "yellow")
    assert Sketch(s).money[0] == 24
    assert s.acting() == (RULES,)


@pytest.mark.clause("CB110", "CB43")
def test_the_red_banker_buys_points_before_the_end_of_the_round() -> None:
    for points, left in ((7, 5), (5, 18), (3, 27), (0, 30)):
        f = resolving(characters(sketch(sides="red"), "banker", "mercenary"))
        f.money[0] = 30
        f.roads = [0] * 5
        s = go(f.state())
        assert now(s) == "banker"
        assert [move["points"] for move in legal(s, 0)] == [0, 3, 5, 7]
        go(say(s, 0, "buy_points", points=points))
        assert Sketch(s).money[0] == left
        assert s.scores()[0] == points
        assert now(s) == "cash_limit"
    f.money[0] = 2
    assert now(go(f.state())) != "banker"


@pytest.mark.clause("CB111", "R22")
def test_the_yellow_grocer() -> None:
    s = picked("grocer", "yellow")
    assert now(s) == "money_or_wait"
    assert Sketch(say(s, 0, "money")).money[0] == 23
    f = resolving(characters(sketch(), "grocer", "banker"))
    f.waits[0] = 1
    f.roads = [0] * 5
    assert Sketch(go(f.state())).money[0] == 23  # no question without a building that earns something
    town(f, r1c1="hotel/0")
    s = go(f.state())
    go(say(s, 0, "money"))
    assert Sketch(s).money[0] == 15 + 8 + 6


@pytest.mark.clause("CB112", "CB46", "R14")
def test_the_red_grocer() -> None:
    s = picked("grocer", "red")
    assert Sketch(say(s, 0, "money")).money[0] == 23
    assert Sketch(say(picked("grocer", "red"), 0, "wait")).waits[0] == 1
    f = town(sketch(sides="red"), r1c1="house/0", r1c2="house/0", r1c3="house", r1c4="hotel/0", r1c5="church/0")
    resolving(characters(f, "grocer", "mercenary"))
    f.roads = [0] * 5
    f.waits[0] = 1
    assert go(f.state()).scores()[0] == 2
    f.waits[0] = 0
    assert go(f.state()).scores()[0] == 0


@pytest.mark.clause("CB113", "CB88")
def test_the_yellow_chinese_worker_gets_two_roads() -> None:
    s = picked("chinese_worker", "yellow")
    assert Sketch(s).roads[0] == 3
    f = sketch()
    f.roads[:2] = [20, 4]
    assert Sketch(picked("chinese_worker", "yellow", f)).roads[0] == 21  # one was left


@pytest.mark.clause("CB114", "R14")
def test_the_red_chinese_worker_takes_a_building_for_five() -> None:
    f = town(sketch(), r1c1="bare/0")
    s = picked("chinese_worker", "red", f)
    assert now(s) == "worker"
    assert [move.get("square") for move in legal(s, 0)] == [
        None,
        *(f"build_{n}" for n in (3, 4, 5, 6, 8, 10, 12)),
    ]
    say(s, 0, "take", square="build_4")
    assert now(s) == "build"
    assert Sketch(s).money[0] == 10
    say(s, 0, "build", building="mine", parcel="r1c1")
    s.play(RULES, 0)
    assert now(s) == "draw_building"
    s.play(-1, codes.CHURCH)
    g = Sketch(s)
    assert g.market == [codes.RANCH, codes.BANK, codes.SALOON, codes.HOTEL, codes.RANCH, codes.MINE, codes.CHURCH]
    assert now(s) == "pick"
    assert s.acting() == (1,)
    assert accessors.strengths(s)[0] == 5
    s = picked("chinese_worker", "red")
    go(say(s, 0, "none"))
    assert Sketch(s).money[0] == 15
    assert s.acting() == (1,)
    f.money[0] = 4
    assert picked("chinese_worker", "red", f).acting() == (RULES,)  # too poor to be asked


@pytest.mark.clause("CB115", "CB75")
def test_the_yellow_settler_takes_a_free_parcel() -> None:
    f = town(sketch(), r4c4="house", r4c5="saloon/1", r1c1="bare/1")
    s = picked("settler", "yellow", f)
    assert now(s) == "settler"
    assert not may(s, 0, "claim", parcel="r1c1")
    say(s, 0, "claim", parcel="r4c4")
    assert Sketch(s).owner[PARCEL_OF["r4c4"]] == 0
    assert Sketch(s).money[0] == 15
    assert accessors.incomes(s)[0].amount == 0  # the rival's saloon no longer profits
    assert final_scoring.pieces(s, 0, bridged=False) == 1
    assert Sketch(say(picked("settler", "yellow"), 0, "none")).owner.count(0) == 0


@pytest.mark.clause("CB116", "CB46", "R4")
def test_the_red_settler_scores_mountains() -> None:
    assert Sketch(say(picked("settler", "red"), 0, "money")).money[0] == 23
    f = town(sketch(sides="red"), r1c1="mountain/0", r1c2="mountain/0", r1c3="mountain", r1c4="mountain/1")
    resolving(characters(f, "settler", "mercenary"))
    f.roads = [0] * 5
    f.waits[0] = 1
    s = go(f.state())
    assert s.scores()[0] == 2
    assert Sketch(s).money[0] == 15


@pytest.mark.clause("CB117")
def test_the_yellow_captain_buys_cowboys() -> None:
    s = picked("captain", "yellow")
    assert [move["count"] for move in legal(s, 0)] == [0, 1, 2, 3]
    say(s, 0, "hire", count=3)
    assert Sketch(s).money[0] == 6
    assert Sketch(s).cowboys[0] == 6
    f = sketch()
    f.cowboys[0] = 9
    assert [move["count"] for move in legal(picked("captain", "yellow", f), 0)] == [0, 1]
    f.cowboys[0] = 10
    assert picked("captain", "yellow", f).acting() == (RULES,)


@pytest.mark.clause("CB118")
def test_the_red_captain_buys_revolvers_for_good() -> None:
    for count, money in ((1, 12), (2, 6)):
        s = say(picked("captain", "red"), 0, "hire", count=count)
        assert Sketch(s).money[0] == money
        assert players.guns(s, 0) == 1 + count
    f = sketch()
    f.money[0] = 8
    assert [move["count"] for move in legal(picked("captain", "red", f), 0)] == [0, 1]


@pytest.mark.clause("CB119", "CB64", "CB68")
def test_the_mercenary_is_stronger_for_a_round() -> None:
    for side, bonus in ((codes.YELLOW, 3), (codes.RED, 2)):
        f = centre(resolving(characters(sketch(), "mercenary", "banker"), income_cowboys=[0], vp_cowboys=[0]))
        f.side[codes.MERCENARY] = side
        f.roads = [0] * 5
        s = go(f.state())
        assert Sketch(s).money[0] == 15 + 2 * (4 + bonus)
        assert s.scores()[0] == (4 + bonus) // 2
