"""Building income, attacks, defence and churches (CB99 to CB106)."""

from __future__ import annotations

import pytest

from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF
from tests.games.carson_city.table import (
    Sketch,
    centre,
    characters,
    events,
    go,
    legal,
    now,
    resolving,
    say,
    sketch,
    town,
)


def attacked(f: Sketch, rolls: tuple[int, ...] = (), **stands: list[int]) -> CarsonCityState:
    """Resolve the track up to the first question."""
    if f.character[0] == codes.CHARACTERS:
        characters(f, *("banker", "settler", "captain")[: f.seats])
    f.roads = [0] * 5
    return go(resolving(f, **stands).state(), rolls)


SALOON_15 = {"r3c3": "saloon/0", "r2c4": "house", "r3c4": "house/0", "r4c4": "house"}


@pytest.mark.clause("CB99", "CB106", "CB66")
def test_every_building_pays_its_owner() -> None:
    f = characters(town(sketch(), **SALOON_15, r8c8="ranch/1", r1c8="church/1"), "banker", "settler")
    f.roads = [0] * 5
    s = resolving(f).state()
    s.listen(True)
    go(s)
    assert Sketch(s).money[:2] == [30, 18]
    told = {event["parcel"]: event for event in events(s) if event["type"] == "income"}
    assert told["r3c3"]["because"] == [["houses", 3, 5]]
    assert told["r8c8"]["amount"] == 3


@pytest.mark.clause("CB100", "CB102", "CB104", "CB42")
def test_an_undefended_building_loses_half() -> None:
    """A saloon of 15, a hotel, a ranch of 1 and a bank of 12."""
    s = attacked(town(sketch(), **SALOON_15), r3c3=[1])
    assert now(s) == "raid"
    assert s.acting() == (1,)
    go(say(s, 1, "perform"))
    assert Sketch(s).money[:2] == [15 + 8, 15 + 7]
    assert not any(Sketch(s).stand)
    s = go(say(attacked(town(sketch(), r1c1="hotel/0"), r1c1=[1]), 1, "perform"))
    assert Sketch(s).money[:2] == [18, 18]
    f = town(sketch(), r1c1="ranch/0", r1c2="mountain", r2c1="mountain", r2c2="mountain")
    s = attacked(f, r1c1=[1])
    assert Sketch(s).money[:2] == [16, 15]
    assert now(s) == "cash_limit"
    f = town(sketch(), r4c4="bank/0", r8c8="mine/0", r3c4="house", r5c5="hotel/0")
    s = go(say(attacked(f, r4c4=[1]), 1, "perform"))
    assert Sketch(s).money[:2] == [15 + 6 + 6, 15 + 6]


@pytest.mark.clause("CB42", "R12")
def test_a_successful_attacker_may_renounce() -> None:
    s = attacked(town(sketch(), **SALOON_15), r3c3=[1])
    go(say(s, 1, "renounce"))
    assert Sketch(s).money[:2] == [30, 15]


@pytest.mark.clause("CB101", "CB103", "CB55")
def test_a_defender_who_wins_keeps_everything() -> None:
    s = attacked(town(sketch(), **SALOON_15), (6, 1), r3c3=[0, 1])
    assert Sketch(s).money[:2] == [30, 15]
    assert now(s) == "cash_limit"
    assert Sketch(s).cowboys[:2] == [3 + 4, 3 + 1 + 4]


@pytest.mark.clause("CB101", "CB56")
def test_several_attackers_fight_one_duel() -> None:
    s = attacked(town(sketch(3), **SALOON_15), (1, 6), r3c3=[1, 2])
    assert now(s) == "raid"
    assert s.acting() == (2,)
    go(say(s, 2, "perform"))
    assert Sketch(s).money[:3] == [23, 15, 22]


@pytest.mark.clause("CB56", "R7")
def test_the_order_of_attack_duels_is_chosen_too() -> None:
    f = town(sketch(3, duel_order="involved"), **SALOON_15, r8c8="ranch/0")
    s = attacked(f, (), r3c3=[1, 2], r8c8=[1, 2])
    assert now(s) == "next_duel"
    assert s.acting() == (1,)
    assert [move["parcel"] for move in legal(s, 1)] == ["r3c3", "r8c8"]


@pytest.mark.clause("CB104", "R15")
def test_a_defender_nobody_attacked_goes_to_the_general_reserve() -> None:
    s = attacked(town(sketch(), **SALOON_15), r3c3=[0])
    assert Sketch(s).cowboys[0] == 3 + 4
    assert not any(Sketch(s).stand)


@pytest.mark.clause("CB105", "CB96", "R15")
def test_a_new_church_cancels_attacks_beside_it() -> None:
    """With a second building and a defender."""
    f = town(centre(sketch(3)), r3c3="bank/0", r4c3="bare/0", r5c3="hotel/0", r8c8="ranch/0")
    characters(f, "banker", "settler", "captain")
    f.market[2] = codes.CHURCH
    s = attacked(f, (), build_5=[0], build_4=[1], r3c3=[0, 1], r5c3=[2], r8c8=[2])
    say(s, 0, "perform")
    say(s, 0, "build", building="church", parcel="r4c3")
    say(s, 0, "house", parcel="r4c4")
    g = Sketch(s)
    assert g.cowboys[:3] == [3, 4, 4]  # returned immediately, before the next square
    assert g.stand[PARCEL_OF["r3c3"]] == 1
    assert g.stand[PARCEL_OF["r5c3"]] == 0
    assert g.stand[63] == 4
    go(s)
    go(say(s, 1, "renounce"))
    say(s, 2, "perform")
    go(s)
    assert Sketch(s).money[0] == 15 - 5 + 6 + 6 + 2
    assert Sketch(s).money[2] == 15 + 1


@pytest.mark.clause("CB111", "R22")
def test_the_grocer_doubles_and_shares_single_incomes() -> None:
    base = {"r4c4": "bank/0", "r8c8": "mine/0", "r3c4": "house", "r5c5": "hotel/0"}
    for stands, rolls, money in (({}, (), (24, 0)), ({"r4c4": [0, 1]}, (6, 1), (24, 0)), ({"r4c4": [1]}, (), (12, 12))):
        f = characters(town(sketch(), **base), "grocer", "settler")
        f.waits[0] = 1
        s = attacked(f, (), **stands)
        assert now(s) == "double"
        assert s.acting() == (0,)
        assert [move.get("building") for move in legal(s, 0)] == [None, "mine", "bank", "hotel"]
        go(say(s, 0, "double", building="bank"), rolls)
        if now(s) == "raid":
            go(say(s, 1, "perform"))
        assert Sketch(s).money[:2] == [15 + money[0] + 6, 15 + money[1]]
