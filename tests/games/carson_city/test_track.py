"""The squares of the track and the purchase of land (CB57 to CB75)."""

from __future__ import annotations

import pytest

from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, final_scoring
from carsonne.games.carson_city.rules.tables import PARCEL_OF
from carsonne.games.carson_city.rules.words import SQUARES
from tests.games.carson_city.table import Sketch, characters, go, legal, now, resolving, say, sketch, town


def quiet(f: Sketch) -> Sketch:
    """Make sure that no player has a road to lay, so that none is asked about roads."""
    f.roads = [0] * 5
    return f


@pytest.mark.clause("CB61", "CB62", "CB66")
def test_the_order_of_the_squares() -> None:
    building = [f"build_{price}" for price in (12, 10, 8, 6, 5, 4, 3)]
    buying = [f"buy_vp_{price}" for price in (5, 4, 3, 2)]
    first = ["salary", "ammunition", "roads_3", "roads_1", "land_purchase", *building, "kept_buildings"]
    incomes = ["income_land", "income_cowboys", "income_gambling", "income_buildings"]
    assert [*first, *incomes, "vp_land", "vp_cowboys", "vp_buildings", *buying] == list(SQUARES)


@pytest.mark.clause("CB63", "CB64", "CB67", "CB68", "CB69", "CB71")
def test_incomes_and_points_for_land_cowboys_and_buildings() -> None:
    """Seven parcels and strength 5."""
    f = town(sketch(), r1c1="bare/0", r1c2="mountain/0", r1c3="house/0", r1c4="bare/0", r1c5="bare/0", r1c6="bare/0")
    town(f, r8c8="hotel/0")
    characters(f, "banker", "settler")
    f.cowboys[0] = 4
    f.kept[codes.BANK] = 1
    quiet(resolving(f, income_land=[0], income_cowboys=[0], vp_land=[0], vp_cowboys=[0], vp_buildings=[0]))
    s = f.state()
    s.listen(True)
    go(s)
    g = Sketch(s)
    assert g.money[0] == 15 + 14 + 10 + 6  # the hotel earns six
    assert s.scores()[0] == 3 + 2 + 1
    assert now(s) == "cash_limit"


@pytest.mark.clause("CB65")
def test_gambling_pays_the_sum_of_two_dice() -> None:
    f = quiet(resolving(characters(sketch(), "banker", "settler"), income_gambling=[1]))
    s = go(f.state(), [3 * 6 + 4])
    assert Sketch(s).money[:2] == [15, 15 + 4 + 5]


@pytest.mark.clause("CB70", "R11")
def test_buying_points_as_many_as_money_allows() -> None:
    f = quiet(resolving(characters(sketch(), "banker", "settler"), buy_vp_5=[0], buy_vp_2=[0, 1]))
    f.money[1] = 1
    s = go(f.state())
    assert now(s) == "buy_points"
    assert [move["points"] for move in legal(s, 0)] == [0, 1, 2, 3]
    say(s, 0, "buy_points", points=2)
    go(s, [1, 6])
    assert Sketch(s).money[0] == 5
    assert s.scores()[0] == 2
    assert now(s) == "pick"  # B won the last square but could not pay


@pytest.mark.clause("CB72")
def test_the_price_of_land() -> None:
    f = town(sketch(), r3c3="house", r3c4="house", r3c5="saloon/0", r5c5="saloon/1", r5c3="mountain", r4c3="bare/1")
    assert accessors.prices(f.state())[PARCEL_OF["r4c4"]] == 6
    g = sketch()
    assert set(accessors.prices(g.state())) == {1}
    for name in (
        "r4c4",
        "r3c3",
        "r3c4",
        "r3c5",
        "r4c3",
        "r4c5",
        "r5c3",
        "r5c4",
        "r5c5",
        "r1c1",
        "r1c2",
        "r2c1",
        "r2c2",
    ):
        town(g, **{name: "house"})
    assert accessors.prices(g.state())[PARCEL_OF["r4c4"]] == 10
    assert accessors.prices(g.state())[PARCEL_OF["r1c1"]] == 5


@pytest.mark.clause("CB61", "CB73", "CB74")
def test_buying_land_in_passing_order() -> None:
    f = town(sketch(), r2c2="mountain", r6c6="house")
    characters(f, "banker", "settler")
    f.money[:2] = [5, 2]
    quiet(resolving(f, passing=[1, 0], r2c2=[0], r6c6=[0], r4c4=[0], r8c8=[1]))
    s = go(f.state())
    assert s.acting() == (1,)
    say(s, 1, "buy", parcel="r8c8")
    go(s)
    assert s.acting() == (0,)
    assert len(legal(s, 0, "buy")) == 3
    say(s, 0, "buy", parcel="r6c6")
    assert s.acting() == (0,)
    say(s, 0, "buy", parcel="r2c2")
    assert [move["type"] for move in legal(s, 0)] == ["done", "buy"]
    say(s, 0, "done")
    go(s)
    g = Sketch(s)
    assert (g.owner[PARCEL_OF["r6c6"]], g.owner[PARCEL_OF["r2c2"]], g.owner[PARCEL_OF["r4c4"]]) == (0, 0, codes.NOBODY)
    assert final_scoring.pieces(s, 0, bridged=False) == 2  # house and mountain are his now
    assert g.money[:2] == [1, 1]
    assert not any(g.stand)


@pytest.mark.clause("CB75", "R18")
def test_nobody_owns_more_than_twelve_parcels() -> None:
    f = characters(sketch(), "banker", "settler")
    for parcel in range(11):
        f.owner[parcel] = 0
    quiet(resolving(f, r8c8=[0], r8c6=[0]))
    s = go(f.state())
    say(s, 0, "buy", parcel="r8c8")
    go(s)
    assert Sketch(s).owner.count(0) == 12
    assert Sketch(s).owner[PARCEL_OF["r8c6"]] == codes.NOBODY


@pytest.mark.clause("CB88")
def test_roads_run_out() -> None:
    f = characters(sketch(), "banker", "settler")
    f.roads[:2] = [20, 2]
    f.windows = 0
    resolving(f, passing=[1, 0], roads_1=[0, 0, 1, 1])
    s = f.state()
    go(s)
    assert Sketch(s).roads[:2] == [21, 4]  # the first to pass takes all of his first
    f.roads[:2] = [21, 2]
    resolving(f, roads_3=[0])
    assert sum(Sketch(go(f.state())).roads) == 25
