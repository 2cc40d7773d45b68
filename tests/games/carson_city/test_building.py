"""Construction, houses, consent, kept buildings, roads and what buildings earn (CB76 to CB98)."""

from __future__ import annotations

import pytest

from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, earnings, tables
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF
from carsonne.games.carson_city.rules.town import is_safe
from carsonne.kernel.game import RULES
from tests.games.carson_city.table import (
    Sketch,
    centre,
    characters,
    go,
    legal,
    may,
    now,
    resolving,
    roads,
    say,
    sketch,
    town,
    what,
)


def buying(f: Sketch, **stands: list[int]) -> CarsonCityState:
    """Go to the first construction square with a cowboy."""
    characters(f, *(name for _, name in zip(range(f.seats), ("banker", "grocer", "mercenary"), strict=False)))
    f.windows = 0
    return go(resolving(f, **stands).state())


def income(f: Sketch, name: str) -> int:
    return earnings.income(f.state(), PARCEL_OF[name])


@pytest.mark.clause("CB76", "CB113")
def test_the_price_and_half_of_it() -> None:
    assert [(price + 1) // 2 for price in tables.PRICE] == [2, 2, 3, 3, 4, 5, 6]
    for name, price in (("chinese_worker", 3), ("banker", 5)):
        f = characters(sketch(), name, "mercenary")
        f.windows = 0
        f.roads[:2] = [0, 0]
        s = go(resolving(f, build_5=[0]).state())
        say(s, 0, "perform")
        assert Sketch(s).money[0] == 15 - price


@pytest.mark.clause("CB77", "CB90")
def test_a_ranch_goes_to_any_own_bare_parcel_without_road_or_house() -> None:
    f = town(sketch(), r1c1="bare/0", r8c8="bare/0", r1c8="mountain/0", r4c4="bare/1", r5c5="house/0")
    s = buying(f, build_3=[0])
    say(s, 0, "perform")
    assert {move.get("parcel") for move in legal(s, 0)} == {None, "r1c1", "r8c8"}
    say(s, 0, "build", building="ranch", parcel="r8c8")
    assert Sketch(s).content[63] == codes.RANCH
    assert Sketch(s).content.count(codes.HOUSE) == 1


@pytest.mark.clause("CB78", "CB79", "CB80", "CB89", "R4")
def test_others_need_a_road_and_a_house_on_another_served_parcel() -> None:
    f = town(centre(sketch()), r3c3="bare/0", r1c1="bare/0", r4c3="mountain", r4c5="bare/1", r5c5="house")
    s = buying(f, build_8=[0])
    say(s, 0, "perform")
    assert [move["parcel"] for move in legal(s, 0, "build")] == ["r3c3"]  # the only own bare served parcel
    say(s, 0, "build", building="hotel", parcel="r3c3")
    assert now(s) == "house"
    assert {move["parcel"] for move in legal(s, 0)} == {"r3c4", "r3c5", "r4c4", "r4c5", "r5c3", "r5c4"}
    assert Sketch(s).content[PARCEL_OF["r3c3"]] == codes.BARE  # nothing is built before the house has a place
    say(s, 0, "house", parcel="r3c4")
    g = Sketch(s)
    assert g.content[PARCEL_OF["r3c3"]] == codes.HOTEL
    assert g.content[PARCEL_OF["r3c4"]] == codes.HOUSE
    assert g.owner[PARCEL_OF["r3c4"]] == codes.NOBODY


@pytest.mark.clause("CB81", "CB79", "R10")
def test_a_rival_is_asked_for_consent() -> None:
    f = town(centre(sketch()), r3c3="bare/0", r3c4="bare/1", r3c5="bare/1")
    for name in ("r4c3", "r4c4", "r4c5", "r5c3", "r5c4", "r5c5"):
        town(f, **{name: "mountain"})
    f.roads[:2] = [0, 0]
    s = buying(f, build_5=[0])
    say(s, 0, "perform")
    say(s, 0, "build", building="bank", parcel="r3c3")
    say(s, 0, "house", parcel="r3c4")
    assert s.acting() == (RULES,)  # the builder may still take it back
    go(s)
    assert now(s) == "consent"
    assert s.acting() == (1,)
    say(s, 1, "refuse")
    go(s)
    assert now(s) == "build"
    assert s.acting() == (0,)
    assert Sketch(s).money[0] == 10
    say(s, 0, "build", building="bank", parcel="r3c3")
    assert [move["parcel"] for move in legal(s, 0)] == ["r3c5"]  # each rival parcel once
    say(s, 0, "house", parcel="r3c5")
    go(s)
    say(s, 1, "agree")
    go(s)
    g = Sketch(s)
    assert g.content[PARCEL_OF["r3c3"]] == codes.BANK
    assert g.content[PARCEL_OF["r3c5"]] == codes.HOUSE
    assert g.owner[PARCEL_OF["r3c5"]] == 1


@pytest.mark.clause("CB81", "CB82")
def test_refused_everywhere_the_building_is_kept() -> None:
    f = town(centre(sketch()), r3c3="bare/0", r3c4="bare/1")
    for name in ("r3c5", "r4c3", "r4c4", "r4c5", "r5c3", "r5c4", "r5c5"):
        town(f, **{name: "mountain"})
    f.roads[:2] = [0, 0]
    s = buying(f, build_5=[0])
    say(s, 0, "perform")
    say(s, 0, "build", building="bank", parcel="r3c3")
    go(say(s, 0, "house", parcel="r3c4"))
    s.play(1, codes.REFUSE_MOVE)
    s.play(RULES, 0)  # kept, and asked again in the window for kept buildings: another question
    assert Sketch(s).kept[codes.BANK] == 1
    assert now(s) == "kept_buildings"
    say(s, 0, "build", building="bank", parcel="r3c3")
    go(say(s, 0, "house", parcel="r3c4"))
    say(s, 1, "refuse")
    s.play(RULES, 0)
    assert now(s) != "kept_buildings"


@pytest.mark.clause("CB82", "CB83", "R8")
def test_kept_buildings_wait_for_the_window_in_passing_order() -> None:
    f = town(centre(sketch()), r3c3="bare/0", r3c4="bare/1")
    for name in ("r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5"):
        town(f, **{name: "mountain"})
    f.kept[codes.SALOON] = 1
    f.kept[codes.TYPES + codes.SALOON] = 1
    f.kept[codes.TYPES + codes.PRISON] = 1
    f.roads[:2] = [0, 0]
    characters(f, "banker", "grocer")
    f.windows = 0
    assert accessors.strengths(f.state()) == [4, 4]  # a kept prison gives nothing
    s = go(resolving(f, passing=[1, 0]).state())
    assert now(s) == "kept_buildings"
    assert s.acting() == (1,)
    say(s, 1, "build", building="saloon", parcel="r3c4")
    say(s, 1, "house", parcel="r4c4")
    assert s.acting() == (RULES,)
    go(s)  # A has only his own land left: his saloon is kept
    g = Sketch(s)
    assert g.content[PARCEL_OF["r3c4"]] == codes.SALOON
    assert g.kept[codes.SALOON] == 1
    assert g.content[PARCEL_OF["r3c3"]] == codes.BARE


@pytest.mark.clause("CB82")
def test_a_building_bought_on_the_last_square_can_be_kept_and_built_at_once() -> None:
    f = town(sketch(), r1c1="bare/0")
    s = buying(f, build_3=[0])
    say(s, 0, "perform")
    go(say(s, 0, "keep"))
    assert now(s) == "kept_buildings"
    say(s, 0, "build", building="ranch", parcel="r1c1")
    go(s)
    assert Sketch(s).content[0] == codes.RANCH
    assert sum(Sketch(s).kept) == 0


@pytest.mark.clause("CB84", "CB85")
def test_nothing_is_ever_moved_and_houses_suffice() -> None:
    """Every kind that brings a house, and the first house."""
    needed = sum(tables.COUNT[i] for i in range(1, 9) if tables.NEEDS_HOUSE[i])
    assert needed == 18
    assert needed + 1 < codes.ALL_HOUSES
    types = {"road", "build", "house", "place", "buy", "claim"}
    f = town(sketch(), r1c1="ranch/0")
    s = buying(f, build_3=[0])
    assert {move["type"] for move in legal(s, 0)} <= types | {"perform", "renounce"}


@pytest.mark.clause("CB86", "R9")
def test_roads_at_every_sequential_decision_and_in_two_windows() -> None:
    f = centre(characters(sketch(), "banker", "grocer"))
    f.money[:2] = [0, 0]
    f.roads[:2] = [1, 1]
    s = go(resolving(f, passing=[1, 0]).state())
    assert now(s) == "roads"
    assert s.acting() == (1,)
    say(s, 1, "done")
    go(s)
    assert now(s) == "roads"
    assert s.acting() == (0,)
    say(s, 0, "road", edge="H3,4")
    go(s)
    assert now(s) == "kept_buildings"
    assert s.acting() == (1,)
    say(s, 1, "done")
    go(s)
    assert now(s) == "pick"
    assert legal(s, 1, "road")
    assert Sketch(s).roads[:2] == [0, 1]
    say(s, 1, "road", edge="H3,2")
    assert now(s) == "pick"
    assert s.acting() == (1,)
    f.windows = 0
    assert now(go(resolving(f).state())) == "pick"  # switched off


@pytest.mark.clause("CB87")
def test_one_road_to_an_edge() -> None:
    f = centre(sketch())
    s = go(f.state())
    say(s, 0, "road", edge="V2,3")
    assert not may(s, 0, "road", edge="V2,3")
    assert Sketch(s).roads[0] == 0
    assert not legal(s, 0, "road")


@pytest.mark.clause("CB90")
def test_ranch_income() -> None:
    assert income(town(sketch(), r4c4="ranch/0"), "r4c4") == 8
    assert income(town(sketch(), r1c1="ranch/0", r1c2="bare/1"), "r1c1") == 3
    f = town(sketch(), r4c4="ranch/0")
    for name in ("r3c3", "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5"):
        town(f, **{name: "mountain"})
    assert income(f, "r4c4") == 1
    assert income(town(sketch(), r1c1="ranch/0", r1c3="ranch/1"), "r1c3") == 5  # shared bare parcels serve both


@pytest.mark.clause("CB91", "CB131")
def test_mine_income() -> None:
    f = town(sketch(), r4c7="mine/0", r3c7="mountain", r3c8="mountain/0", r5c8="mountain/1")
    assert income(f, "r4c7") == 6
    g = town(sketch(carson_river=True), r4c7="mine/0", r3c7="mountain", r3c8="mountain/0", r5c8="mountain/1")
    assert income(g, "r4c7") == 9  # r3c6 is river
    g = town(sketch(carson_river=True), r6c5="mine/0")
    assert income(g, "r6c5") == 3
    assert sum(g.content[p] == codes.RIVER for p in (35, 36, 43, 51)) == 4


@pytest.mark.clause("CB92")
def test_drugstore_income() -> None:
    base = {"r4c4": "drugstore/0", "r3c3": "house", "r3c4": "house", "r3c5": "house"}
    assert income(town(sketch(), **base, r4c5="ranch/0"), "r4c4") == 15
    assert income(town(sketch(), **base, r8c8="ranch/0"), "r4c4") == 12
    assert income(town(sketch(), **base, r4c5="ranch/1"), "r4c4") == 9


@pytest.mark.clause("CB93")
def test_bank_income() -> None:
    base = {"r4c4": "bank/0", "r8c8": "mine/0", "r3c4": "house"}
    assert income(town(sketch(), **base, r5c5="hotel/0"), "r4c4") == 12
    assert income(town(sketch(), **base, r5c5="hotel/1"), "r4c4") == 6


@pytest.mark.clause("CB94", "CB96", "CB97", "CB98")
def test_saloon_income_and_who_owns_the_houses() -> None:
    """The income, and what counts as a house."""
    base = {"r2c4": "house", "r3c4": "house/0", "r4c4": "house"}
    f = town(sketch(), **base, r3c3="saloon/0", r3c5="saloon/1")
    assert (income(f, "r3c3"), income(f, "r3c5")) == (15, 10)
    assert income(town(sketch(), r4c4="saloon/0"), "r4c4") == 0
    f = town(sketch(), r4c4="saloon/0", r3c3="church/0", r3c4="prison/0", r3c5="mine/0", r4c5="ranch/0", r5c5="bank/0")
    assert income(f, "r4c4") == 10
    f = town(sketch(), r4c4="saloon/0", r3c3="hotel/0", r3c4="hotel/0", r3c5="hotel/0", r5c3="house", r5c4="house/0")
    assert income(f, "r4c4") == 40  # no maximum


@pytest.mark.clause("CB95", "CB96", "CB97")
def test_hotel_church_and_prison_income() -> None:
    f = town(sketch(), r1c1="hotel/0", r4c4="church/0", r8c8="prison/1")
    assert [row.amount for row in accessors.incomes(f.state())] == [6, 0, 0]
    assert accessors.strengths(f.state()) == [4, 6]
    assert [is_safe(f.state(), PARCEL_OF[name]) for name in ("r1c1", "r4c4", "r8c8")] == [False, True, True]
    assert accessors.served_parcels(roads(f, "H0,0").state())[:2] == [0, 1]
    assert what("church") == codes.CHURCH
