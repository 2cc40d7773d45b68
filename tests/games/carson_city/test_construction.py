"""Rare cases of construction: roads at any time, asking for consent again, kept buildings, churches, an empty bag."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.rules import codes, players
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
    start,
    town,
)


def quiet(f: Sketch) -> Sketch:
    """Make sure that no player is asked about roads."""
    f.roads = [0] * 5
    f.windows = 0
    return f


@pytest.mark.clause("CB86", "CB31")
def test_a_road_before_placing_does_not_end_the_turn() -> None:
    s = placing(centre(sketch()), "banker", "mercenary")
    say(s, 0, "road", edge="H3,4")
    assert s.acting() == (0,)
    assert now(s) == "place"
    assert Sketch(s).roads[0] == 0
    assert may(s, 0, "place", target="salary")


@pytest.mark.clause("CB86")
def test_no_roads_while_all_choose_at_once_nor_in_the_draft() -> None:
    f = centre(characters(sketch(law_of_the_strongest=True), "banker", "grocer"))
    for tile in range(12):
        f.tile_at[tile], f.tile_since[tile] = tile // 6, codes.NOWHERE
    f.drawer, f.windows = codes.NOBODY, 0
    f.roads[:2] = [2, 2]
    s = play_rules(resolving(f, ammunition=[0, 1]).state())
    assert now(s) == "duel_tile"
    assert not legal(s, 0, "road")
    say(s, 0, "tile", value=1)
    go(say(s, 1, "tile", value=0))
    assert now(s) == "cash_limit"
    assert not legal(s, 0, "road")
    draft = go(start())
    assert not legal(draft, draft.acting()[0], "road")


@pytest.mark.clause("CB86", "R9")
def test_a_window_stays_open_until_the_roads_are_laid_or_one_has_done() -> None:
    f = centre(characters(sketch(), "banker", "grocer"))
    f.roads[:2] = [2, 0]
    s = go(resolving(f).state())
    assert (now(s), s.acting()) == ("roads", (0,))
    say(s, 0, "road", edge="H3,4")
    assert (now(s), s.acting()) == ("roads", (0,))
    go(say(s, 0, "done"))
    assert (now(s), s.acting()) == ("kept_buildings", (0,))
    go(say(s, 0, "road", edge="H3,5"))
    assert now(s) == "cash_limit"


def waiting(seats: int, *kept: tuple[int, int]) -> Sketch:
    """Set up served, bare parcels r3c3 of A, r3c4 of B and r3c5 of the last player, with some buildings kept."""
    last = seats - 1
    f = town(centre(sketch(seats)), r3c3="bare/0", r3c4="bare/1" if last > 1 else "bare/0", r3c5=f"bare/{last}")
    for name in ("r4c3", "r4c4", "r4c5", "r5c3", "r5c4", "r5c5"):
        town(f, **{name: "mountain"})
    for seat, building in kept:
        f.kept[seat * codes.TYPES + building] += 1
    f.windows, f.roads = 0, [0] * 5
    return characters(f, *("banker", "grocer", "settler")[:seats])


def ask(s: CarsonCityState, seat: int, site: str, house: str, answer: str) -> CarsonCityState:
    """Build a kept bank with its house on a rival's parcel."""
    say(s, seat, "build", building="bank", parcel=site)
    owner = Sketch(s).owner[PARCEL_OF[house]]
    go(say(s, seat, "house", parcel=house))
    assert (now(s), s.acting()) == ("consent", (owner,))
    return go(say(s, owner, answer))


@pytest.mark.clause("CB86", "CB81")
def test_who_is_asked_for_consent_may_lay_a_road_first() -> None:
    f = waiting(2, (0, codes.BANK))
    f.roads[1] = 1
    f.windows = 0
    s = go(resolving(f).state())
    say(s, 0, "build", building="bank", parcel="r3c3")
    go(say(s, 0, "house", parcel="r3c5"))
    assert (now(s), s.acting()) == ("consent", (1,))
    say(s, 1, "road", edge="H3,4")
    assert (now(s), s.acting()) == ("consent", (1,))
    assert Sketch(s).content[PARCEL_OF["r3c3"]] == codes.BARE


@pytest.mark.clause("CB81", "CB82")
def test_what_one_player_was_refused_another_may_still_ask_for() -> None:
    s = go(resolving(waiting(3, (0, codes.BANK), (1, codes.BANK))).state())
    assert (now(s), s.acting()) == ("kept_buildings", (0,))
    ask(s, 0, "r3c3", "r3c5", "refuse")
    assert (now(s), s.acting()) == ("kept_buildings", (0,))
    say(s, 0, "build", building="bank", parcel="r3c3")
    assert [move["parcel"] for move in legal(s, 0)] == ["r3c4"]  # not the same one again
    go(say(s, 0, "house", parcel="r3c4"))
    go(say(s, 1, "refuse"))
    assert (now(s), s.acting()) == ("kept_buildings", (1,))  # A has nobody left to ask
    ask(s, 1, "r3c4", "r3c5", "agree")
    assert Sketch(s).content[PARCEL_OF["r3c5"]] == codes.HOUSE


@pytest.mark.clause("CB81", "CB82")
def test_for_the_next_building_of_a_kind_one_may_ask_again() -> None:
    f = town(waiting(2, (0, codes.BANK), (0, codes.BANK)), r4c3="bare", r4c4="bare/0", r4c5="bare/0")
    s = go(resolving(f).state())
    ask(s, 0, "r3c3", "r3c5", "refuse")
    say(s, 0, "build", building="bank", parcel="r3c3")
    assert not may(s, 0, "house", parcel="r3c5")
    say(s, 0, "house", parcel="r4c3")
    ask(s, 0, "r3c4", "r3c5", "agree")
    g = Sketch(s)
    assert g.content.count(codes.BANK) == 2
    assert g.content[PARCEL_OF["r3c5"]] == codes.HOUSE


# Buying, keeping, building


@pytest.mark.clause("CB35a", "CB41", "CB76", "R12")
def test_a_building_that_cannot_be_paid_is_lost_without_a_question() -> None:
    f = quiet(characters(sketch(), "banker", "settler"))
    f.money[0] = 7
    s = go(resolving(f, build_8=[0, 1]).state(), [6, 1])
    assert now(s) == "cash_limit"  # nobody is asked, and B does not get it instead
    assert Sketch(s).market[4] == codes.HOTEL
    assert Sketch(s).cowboys[:2] == [3 + 4, 3 + 1 + 4]


@pytest.mark.clause("CB63", "CB71", "CB74")
def test_land_bought_in_this_round_counts_in_this_round() -> None:
    f = quiet(characters(town(sketch(), r8c8="bare/0"), "banker", "settler"))
    s = go(resolving(f, r1c1=[0], r1c2=[0], income_land=[0], vp_land=[0]).state())
    say(s, 0, "buy", parcel="r1c1")
    go(say(s, 0, "buy", parcel="r1c2"))
    assert Sketch(s).money[0] == 15 - 2 + 6
    assert s.scores()[0] == 1


@pytest.mark.clause("CB82", "CB83")
def test_all_kept_buildings_may_be_built_in_one_window() -> None:
    f = quiet(characters(town(sketch(), r1c1="bare/0", r1c2="bare/0", r1c3="bare/0"), "banker", "grocer"))
    f.kept[codes.RANCH] = 2
    f.kept[codes.MINE] = 1
    s = go(resolving(f).state())
    for building, parcel in (("ranch", "r1c1"), ("mine", "r1c3"), ("ranch", "r1c2")):
        assert now(s) == "kept_buildings"
        say(s, 0, "build", building=building, parcel=parcel)
    go(s)
    assert sum(Sketch(s).kept) == 0
    assert players.guns(s, 0) == 4


@pytest.mark.clause("CB81", "CB82", "CB114")
def test_a_rival_is_asked_also_while_characters_are_chosen() -> None:
    f = quiet(town(centre(sketch(sides="red")), r3c3="bare/0", r3c4="bare/1"))
    for name in ("r3c5", "r4c3", "r4c4", "r4c5", "r5c3", "r5c4", "r5c5"):
        town(f, **{name: "mountain"})
    s = say(play_rules(f.state()), 0, "pick", character="chinese_worker")
    say(s, 0, "take", square="build_5")
    say(s, 0, "build", building="bank", parcel="r3c3")
    go(say(s, 0, "house", parcel="r3c4"))
    assert (now(s), s.acting()) == ("consent", (1,))
    question = to_builtins(GAME.view(s, 1))["question"]
    facts_ = (question["building"], question["builder"], question["site"], question["house"], question["clause"])
    assert facts_ == ("bank", 0, "r3c3", "r3c4", "CB81")
    go(say(s, 1, "agree"))
    g = Sketch(s)
    assert g.content[PARCEL_OF["r3c4"]] == codes.HOUSE
    assert g.market.count(codes.BARE) == 0
    assert (now(s), s.acting()) == ("pick", (1,))


@pytest.mark.clause("CB114", "CB49", "R6")
def test_with_an_empty_bag_the_row_of_the_red_chinese_worker_only_closes_up() -> None:
    f = quiet(sketch(sides="red"))
    f.bag = [0] * 9
    s = say(play_rules(f.state()), 0, "pick", character="chinese_worker")
    go(say(s, 0, "take", square="build_3"))  # kept: there is no parcel for it
    g = Sketch(s)
    assert g.market == [codes.MINE, codes.BANK, codes.SALOON, codes.HOTEL, codes.RANCH, codes.MINE, codes.BARE]
    assert g.kept[codes.RANCH] == 1
    f.market = [codes.BARE] * 7
    s = say(play_rules(f.state()), 0, "pick", character="chinese_worker")
    assert s.acting() == (RULES,)  # nothing to buy, nothing to ask


@pytest.mark.clause("CB105", "CB108", "R15")
def test_a_kept_church_calls_attacks_off_and_that_is_no_duel() -> None:
    f = quiet(town(centre(sketch(3)), r3c3="hotel/1", r4c3="bare/1", r5c3="ranch/0"))
    characters(f, "sheriff", "grocer", "banker")
    f.side[codes.SHERIFF] = codes.RED
    f.sheriff, f.white_at = codes.NOBODY, codes.NOWHERE
    f.kept[codes.TYPES + codes.CHURCH] = 1
    s = go(resolving(f, r3c3=[0], r5c3=[2]).state())
    assert now(s) == "kept_buildings"
    say(s, 1, "build", building="church", parcel="r4c3")
    say(s, 1, "house", parcel="r4c4")
    g = Sketch(s)
    assert g.cowboys[0] == 4
    assert g.stand[PARCEL_OF["r3c3"]] == 0
    assert g.stand[PARCEL_OF["r5c3"]] == 4  # the church does not protect a rival's ranch
    assert g.cowboys[2] == 3
    assert s.scores()[0] == 0


@pytest.mark.clause("CB86")
def test_the_view_stays_on_the_square_of_a_building_just_bought() -> None:
    f = quiet(characters(town(sketch(), r1c1="bare/0", r1c2="bare/0"), "banker", "grocer"))
    f.kept[codes.MINE] = 1
    s = go(resolving(f, build_3=[0]).state())
    assert to_builtins(GAME.view(s, 0))["square"] == "build_3"
    say(s, 0, "perform")
    assert (now(s), to_builtins(GAME.view(s, 0))["square"]) == ("build", "build_3")
    go(say(s, 0, "keep"))
    assert to_builtins(GAME.view(s, 0))["square"] == "kept_buildings"
