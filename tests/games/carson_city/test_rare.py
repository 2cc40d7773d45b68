"""Rare cases: limits of the material, several things together, and exceptions to exceptions."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.tables import PARCEL_OF
from carsonne.games.carson_city.rules.town import is_safe
from carsonne.kernel.game import RULES
from tests.games.carson_city.table import (
    Sketch,
    characters,
    go,
    legal,
    may,
    now,
    placing,
    play_rules,
    resolving,
    roads,
    say,
    sketch,
    town,
)

FIVE = ("banker", "grocer", "settler", "captain", "chinese_worker")


def quiet(f: Sketch) -> Sketch:
    """Make sure that no player is asked about roads."""
    f.roads = [0] * 5
    f.windows = 0
    return f


# Placing


@pytest.mark.clause("CB34", "CB35", "CB96")
def test_only_a_church_of_the_same_owner_protects() -> None:
    f = town(sketch(), r1c1="church/1", r4c4="ranch/1", r4c5="church/0", r8c8="mine/0")
    assert not is_safe(f.state(), PARCEL_OF["r4c4"])
    s = placing(f, "banker", "mercenary")
    assert may(s, 0, "place", target="r4c4")  # B has a church, but not there
    assert may(s, 0, "place", target="r8c8")


@pytest.mark.clause("CB32", "CB44", "CB70")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_square_for_points_closes_after_each_round(number: int) -> None:
    f = sketch()
    f.round = number
    s = placing(f, "banker", "mercenary")
    points = [f"buy_vp_{price}" for price in (5, 4, 3, 2)]
    taken = {move["target"] for move in legal(s, 0, "place")}
    assert [name for name in points if name in taken] == points[: 5 - number]
    assert to_builtins(GAME.view(s, 0))["closed"] == points[5 - number :]


@pytest.mark.clause("CB36", "CB57", "CB60")
@pytest.mark.parametrize("square", ["salary", "roads_1"])
def test_any_number_of_cowboys_on_the_squares_without_duels(square: str) -> None:
    s = placing(quiet(sketch()), "banker", "mercenary")
    for seat in (0, 1, 0, 1, 0):
        go(say(s, seat, "place", target=square))
    assert [(row["seat"], row["count"]) for row in to_builtins(GAME.view(s, 0))["cowboys"]] == [(0, 3), (1, 2)]


@pytest.mark.clause("CB50", "CB57")
def test_cowboys_on_the_board_do_not_count() -> None:
    f = characters(sketch(), "banker", "settler")
    f.cowboys[:2] = [2, 0]
    resolving(f, salary=[0, 0], roads_1=[0], r1c1=[1], build_3=[1])
    assert accessors.strengths(f.state()) == [3, 1]


@pytest.mark.clause("CB31", "CB38", "CB107")
def test_with_only_the_white_cowboy_one_is_still_asked() -> None:
    f = sketch()
    f.cowboys[:2] = [0, 3]
    s = placing(f, "sheriff", "banker")
    assert s.acting() == (0,)
    assert {move["type"] for move in legal(s, 0)} == {"place", "pass"}
    assert all(move["white"] for move in legal(s, 0, "place"))
    go(say(s, 0, "place", target="ammunition", white=True))
    say(s, 1, "pass")
    play_rules(s)
    assert Sketch(s).passing_order() == [1, 0]  # now he has none left


@pytest.mark.clause("CB35", "CB107", "R16")
def test_the_white_cowboy_guards_a_building_against_everybody() -> None:
    f = quiet(town(sketch(3), r1c1="hotel/0"))
    s = placing(f, "sheriff", "banker", "mercenary")
    go(say(s, 0, "place", target="r1c1", white=True))
    assert not may(s, 1, "place", target="r1c1")
    assert not may(s, 0, "place", target="r1c1")
    for seat in (1, 2, 0):
        go(say(s, seat, "pass"))
    assert now(s) == "cash_limit"
    g = Sketch(s)
    assert g.money[0] == 15 + 6
    assert g.white_at == codes.NOWHERE
    assert accessors.strengths(s)[0] == 3 + 4 + 1


# Duels


@pytest.mark.clause("CB52", "CB54", "CB55")
def test_five_in_one_duel() -> None:
    f = quiet(characters(sketch(5), *FIVE))
    resolving(f, passing=[4, 3, 2, 1, 0], income_land=range(5))
    f.owner[:5] = [2] * 5
    s = go(f.state(), [1, 6, 6, 1, 1])
    g = Sketch(s)
    assert g.money[:5] == [15, 15, 15 + 10, 15, 15]  # B and C tie, C passed first
    assert g.cowboys[:5] == [3 + 1 + 4, 3 + 1 + 4, 3 + 4, 3 + 1 + 4, 3 + 1 + 4]


@pytest.mark.clause("CB55", "CB56", "CB64")
def test_a_cowboy_that_came_home_counts_in_the_next_duel() -> None:
    f = quiet(characters(sketch(), "banker", "settler"))
    s = play_rules(resolving(f, ammunition=[0, 1], roads_3=[0, 1]).state())
    s.play(-1, 6)
    s.play(-1, 1)
    assert now(s) == "roll_duel"
    assert accessors.strengths(s) == [3 + 1 + 3, 4 + 1]  # the triple revolver against a cowboy that came home


@pytest.mark.clause("CB108", "R16")
def test_the_red_sheriff_is_paid_once_for_each_duel_lost_and_for_nothing_else() -> None:
    f = quiet(characters(sketch(3, sides="red"), "sheriff", "banker", "mercenary"))
    resolving(f, income_land=[0, 1, 2])
    assert go(f.state(), [1, 6, 6]).scores()[0] == 3
    assert go(f.state(), [6, 1, 1]).scores()[0] == 0
    f = quiet(characters(town(sketch(3, sides="red"), r1c1="hotel/0"), "sheriff", "banker", "mercenary"))
    s = go(resolving(f, r1c1=[2]).state())
    go(say(s, 2, "perform"))
    assert s.scores()[0] == 0  # robbed without a duel
    s = go(resolving(f, r1c1=[0, 2]).state(), [1, 6])
    assert s.scores()[0] == 3  # as a defender


@pytest.mark.clause("CB37", "CB108")
def test_the_red_sheriff_joins_nobody_on_land_for_sale() -> None:
    f = sketch(sides="red")
    f.stand[PARCEL_OF["r1c1"]] = 2
    s = placing(f, "sheriff", "banker")
    assert not may(s, 0, "place", target="r1c1")
    assert may(s, 0, "place", target="r1c2")
    go(say(s, 0, "place", target="r1c2"))
    assert may(s, 1, "place", target="r1c2")  # others may challenge him


@pytest.mark.clause("CB111")
def test_the_grocer_doubles_nobody_elses_buildings() -> None:
    f = quiet(characters(town(sketch(), r1c1="hotel/0", r1c5="hotel/0", r8c8="hotel/1"), "grocer", "banker"))
    f.waits[0] = 1
    s = go(resolving(f, r8c8=[0]).state())
    go(say(s, 0, "double", building="hotel"))
    go(say(s, 0, "perform"))
    assert Sketch(s).money[:2] == [15 + 24 + 3, 15 + 3]


@pytest.mark.clause("CB111", "CB112", "CB46")
def test_the_yellow_grocer_scores_no_houses() -> None:
    f = quiet(characters(town(sketch(), r1c1="house/0", r8c8="hotel/0"), "grocer", "banker"))
    f.waits[0] = 1
    s = go(resolving(f).state())
    go(say(s, 0, "double", building="hotel"))
    assert Sketch(s).money[0] == 15 + 12
    assert s.scores() == [0, 0]


@pytest.mark.clause("CB56", "CB101", "R7")
def test_each_time_a_player_in_a_waiting_attack_duel_orders_them() -> None:
    f = sketch(4, duel_order="involved")
    f = quiet(characters(town(f, r1c1="hotel/3", r1c5="hotel/3", r5c1="hotel/3"), *FIVE[:4]))
    s = go(resolving(f, passing=[3, 1, 0, 2], r1c1=[1, 2], r1c5=[0, 2], r5c1=[0, 2]).state())
    assert now(s) == "next_duel"
    assert s.acting() == (1,)  # D passed first but has nobody in a duel
    say(s, 1, "fight", parcel="r1c1")
    s.play(RULES, 0)
    s.play(-1, 1)
    s.play(-1, 6)
    assert now(s) == "next_duel"
    assert s.acting() == (0,)  # B's only duel is over


# Limits


@pytest.mark.clause("CB75", "CB115")
def test_the_settler_with_twelve_parcels_gets_none() -> None:
    f = quiet(sketch())
    f.owner[:12] = [0] * 12
    s = say(play_rules(f.state()), 0, "pick", character="settler")
    assert s.acting() == (RULES,)
    assert Sketch(go(s)).owner.count(0) == 12


@pytest.mark.clause("CB45", "CB117")
@pytest.mark.parametrize(("number", "more"), [(1, 4), (2, 5), (3, 5), (4, 0)])
def test_how_many_cowboys_come_after_each_round(number: int, more: int) -> None:
    f = quiet(characters(sketch(), "banker", "grocer"))
    f.round = number
    f.money = [0] * 5
    assert Sketch(go(resolving(f).state())).cowboys[:2] == [3 + more, 3 + more]


@pytest.mark.clause("CB47", "R13")
@pytest.mark.parametrize(("amount", "points"), [(17, 1), (19, 1), (20, 2), (29, 2), (37, 3)])
def test_only_full_tens_are_points(amount: int, points: int) -> None:
    f = quiet(resolving(characters(sketch(), "sheriff", "banker")))
    f.money[:2] = [37, 0]
    s = go(f.state())
    go(say(s, 0, "spend", amount=amount))
    assert s.scores()[0] == points
    assert Sketch(s).money[0] == 37 - amount


@pytest.mark.clause("CB46", "CB47", "CB112", "CB116", "R14")
def test_houses_and_mountains_score_before_the_cash_limit() -> None:
    f = town(sketch(sides="red"), r1c1="house/0", r1c3="mountain/1", r1c5="mountain/1")
    f = quiet(characters(f, "grocer", "settler"))
    f.waits[:2] = [1, 1]
    f.money[:2] = [70, 25]
    s = go(resolving(f).state())
    assert now(s) == "cash_limit"
    assert s.scores() == [1, 2]
    assert Sketch(s).cowboys[:2] == [7, 7]  # and cowboys have come too
    assert [row["excess"] for row in to_builtins(GAME.view(s, 0))["question"]["limits"]] == [10, 5]


@pytest.mark.clause("CB59", "CB88")
def test_three_roads_when_one_is_left() -> None:
    f = characters(sketch(), "banker", "settler")
    f.roads[:2] = [20, 4]
    f.windows = 0
    assert Sketch(go(resolving(f, roads_3=[1]).state())).roads[:2] == [20, 5]


# The variants


@pytest.mark.clause("CB125", "CB126")
def test_the_last_tile_of_a_hand_is_played_without_a_question() -> None:
    f = quiet(sketch(3, law_of_the_strongest=True, withdraw="never"))
    for tile in range(18):
        f.tile_at[tile], f.tile_since[tile] = 6, 0
    f.drawer = codes.NOBODY
    for seat, tiles in enumerate(([5], [0, 1], [8, 14])):  # five; zero and one; two twos
        for tile in tiles:
            f.tile_at[tile] = seat
    characters(f, *FIVE[:3])
    s = play_rules(resolving(f, ammunition=[0, 1, 2]).state())
    assert now(s) == "duel_tile"
    assert s.acting() == (1, 2)  # asked even with equal tiles: others must not learn that they are equal
    assert to_builtins(GAME.view(s, 1))["duel"] == {
        "target": "ammunition",
        "seats": [0, 1, 2],
        "ready": [0],
        "values": [],
    }
    say(s, 1, "tile", value=1)
    say(s, 2, "tile", value=2)
    s.play(RULES, 0)
    g = Sketch(s)
    assert [g.tiles_of(seat) for seat in range(3)] == [[], [0], [2]]
    assert now(s) == "draw_duel_tile"
    f.tile_at[1] = 6
    f.tile_at[14] = 6
    s = play_rules(f.state())
    assert now(s) == "draw_duel_tile"  # three last tiles: the duel is over immediately


@pytest.mark.clause("CB125", "R17")
def test_played_tiles_lie_open() -> None:
    f = quiet(sketch(2, law_of_the_strongest=True))
    for tile in range(12):
        f.tile_at[tile], f.tile_since[tile] = tile // 6, codes.NOWHERE
    f.drawer = codes.NOBODY
    s = play_rules(resolving(characters(f, *FIVE[:2]), ammunition=[0, 1]).state())
    say(s, 0, "tile", value=5)
    go(say(s, 1, "tile", value=2))
    for seat in (0, 1, None):
        tiles = to_builtins(GAME.view(s, seat))["duel_tiles"]
        assert (tiles["discard"], tiles["stock"]) == ([2, 5], 0)


@pytest.mark.clause("CB121", "CB132", "CB133", "CB134", "CB139")
def test_river_kit_carson_and_duel_tiles_end_together() -> None:
    f = roads(sketch(3, carson_river=True, kit_carson=True, law_of_the_strongest=True), "V0,5")
    town(f, r1c5="house/2", r1c7="ranch/2", r8c8="mountain/2", r2c7="mine/1")
    f.round = 4
    f.money = [0] * 5
    f.windows = 0
    f.roads[:3] = [1, 2, 0]
    f.drawer = codes.NOBODY
    characters(f, "banker", "grocer", "settler")
    s = go(resolving(f, passing=[1, 2, 0]).state())
    assert (now(s), s.acting()) == ("last_roads", (1,))
    go(say(s, 1, "road", edge="H1,5"))
    assert (now(s), s.acting()) == ("last_roads", (0,))
    go(say(s, 0, "done"))
    g = Sketch(s)
    assert g.edges[tables.EDGE_OF["H1,5"]] == 2
    assert g.money[:3] == [0, 3, 4]  # too little for points
    assert s.scores() == [0, 3 + 2, 3 + 3 + 2 + 1]  # pieces at the bridge, one far from it, two later locks
