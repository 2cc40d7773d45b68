"""Choosing characters, placing, passing and duels (CB27 to CB56)."""

from __future__ import annotations

import pytest

from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes
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


@pytest.mark.clause("CB27", "CB28", "CB29", "CB30")
def test_characters_are_taken_in_order_and_set_the_order_of_placing() -> None:
    f = sketch(3)
    f.picking[:3] = [2, 0, 1]
    s = play_rules(f.state())
    say(s, 2, "pick", character="mercenary")
    assert s.acting() == (RULES,)
    go(s)
    assert len(legal(s, 0, "pick")) == 6
    assert not may(s, 0, "pick", character="mercenary")
    say(s, 0, "pick", character="captain")
    assert s.acting() == (0,)
    assert now(s) == "captain"
    go(say(s, 0, "hire", count=1))
    go(say(s, 1, "pick", character="sheriff"))
    assert Sketch(s).placing[:3] == [1, 0, 2]
    assert now(s) == "place"
    assert s.acting() == (1,)


@pytest.mark.clause("CB31", "CB36", "CB37", "CB38", "CB39", "R5")
def test_one_cowboy_or_pass_going_round() -> None:
    f = sketch(2)
    f.cowboys[:2] = [2, 1]
    s = placing(f, "banker", "mercenary")
    assert now(s) == "place"
    assert s.acting() == (0,)
    go(say(s, 0, "place", target="salary"))
    go(say(s, 1, "place", target="ammunition"))
    assert s.acting() == (0,)
    assert may(s, 0, "place", target="salary")
    assert may(s, 0, "place", target="ammunition")
    say(s, 0, "place", target="ammunition")
    assert Sketch(s).passed == 0  # not on placing the last one
    go(s, [1, 1])
    f = Sketch(s)
    assert f.passing_order() == [1, 0]  # both pass automatically on their turn


@pytest.mark.clause("CB38")
def test_passing_early_is_legal_and_final() -> None:
    s = placing(sketch(2), "banker", "mercenary")
    go(say(s, 0, "pass"))
    for left in (2, 1, 0):
        assert s.acting() == (1,)
        say(s, 1, "place", target="salary")
        if left:
            go(s)
    assert Sketch(s).passing_order() == [0]
    assert Sketch(s).cowboys[0] == 3


@pytest.mark.clause("CB32", "R5")
def test_which_squares_take_cowboys() -> None:
    f = sketch()
    f.round = 3
    f.market[0] = codes.BARE
    s = placing(f, "banker", "mercenary")
    squares = {move["target"] for move in legal(s, 0, "place")} - {
        f"r{i}c{j}" for i in range(1, 9) for j in range(1, 9)
    }
    assert {"buy_vp_5", "buy_vp_4", "build_4", "salary", "vp_land"} <= squares
    assert not squares & {"buy_vp_3", "buy_vp_2", "build_3", "land_purchase", "income_buildings", "kept_buildings"}
    assert len(squares) == 18


@pytest.mark.clause("CB33", "CB34", "CB35", "CB130", "R5")
def test_which_parcels_take_cowboys() -> None:
    f = town(
        sketch(),
        r1c1="bare",
        r1c2="bare/0",
        r1c3="house/1",
        r3c1="ranch/1",
        r3c2="church/1",
        r5c1="mine/0",
        r5c3="prison/0",
        r7c1="bank/1",
        r7c5="saloon/0",
        r7c6="church/0",
        r8c8="mountain",
    )
    s = placing(f, "banker", "mercenary")

    def ok(seat: int, name: str) -> bool:
        return may(s, seat, "place", target=name)

    assert ok(0, "r1c1")
    assert ok(0, "r8c8")
    assert not ok(0, "r1c2")
    assert not ok(0, "r1c3")
    assert ok(0, "r7c1")
    assert ok(0, "r5c1")
    assert not ok(0, "r3c1")
    assert not ok(0, "r3c2")
    assert not ok(0, "r5c3")
    assert not ok(0, "r7c5")
    assert not ok(0, "r7c6")


@pytest.mark.clause("CB33", "CB36")
def test_several_parcels_but_one_cowboy_on_each() -> None:
    s = placing(sketch(), "banker", "mercenary")
    go(say(s, 0, "place", target="r1c1"))
    go(say(s, 1, "place", target="r1c1"))
    assert not may(s, 0, "place", target="r1c1")
    assert may(s, 0, "place", target="r1c2")


@pytest.mark.clause("CB35a", "CB75", "R12")
def test_placing_needs_no_money_and_resolution_renounces() -> None:
    f = sketch()
    f.money[:2] = [0, 0]
    for i in range(12):
        f.owner[i] = 0
    s = placing(f, "banker", "mercenary")
    assert may(s, 0, "place", target="build_12")
    assert may(s, 0, "place", target="r8c8")
    g = resolving(f, build_12=[0], r8c8=[0])
    before = g.cowboys[0]
    g.money[0] = 20
    g.roads[:2] = [0, 0]
    t = go(g.state())
    assert Sketch(t).owner.count(0) == 12
    assert Sketch(t).owner[63] == codes.NOBODY
    assert now(t) == "construction"
    say(t, 0, "renounce")
    go(t)
    assert Sketch(t).cowboys[0] == before + 4  # nothing came back except the four at the end of the round


@pytest.mark.clause("CB40", "CB41", "CB55", "CB57", "CB58", "CB59", "CB60")
def test_squares_follow_in_order_and_cowboys_leave() -> None:
    f = centre(sketch())
    f.windows = 0
    resolving(f, salary=[0, 0, 1], ammunition=[0], roads_3=[1], roads_1=[1, 1, 0])
    f.roads[:2] = [0, 0]
    s = f.state()
    s.listen(True)
    go(s)
    g = Sketch(s)
    assert g.money[0] >= 15 + 8
    assert g.money[1] >= 15 + 4
    assert g.roads[:2] == [1, 5]
    assert not any(g.stand)


@pytest.mark.clause("CB42", "R12")
def test_an_action_may_be_renounced_after_a_won_duel() -> None:
    f = resolving(sketch(), passing=[1, 0], build_12=[0, 1])
    f.roads[:2] = [0, 0]
    s = go(f.state(), [6, 1])
    assert now(s) == "construction"
    assert s.acting() == (0,)
    market = Sketch(s).market[6]
    go(say(s, 0, "renounce"))
    f = Sketch(s)
    assert f.money[:2] == [15, 15]
    assert market in f.market + f.kept


@pytest.mark.clause("CB50", "CB51")
def test_strength_is_cowboys_at_home_and_revolvers() -> None:
    f = town(sketch(), r1c1="ranch/0", r1c3="mine/0", r1c5="prison/0", r1c7="bank/0")
    f.kept[codes.PRISON] = 1
    characters(f, "mercenary", "banker")
    assert accessors.strengths(f.state()) == [3 + 1 + 1 + 1 + 2 + 3, 4]
    f.ammunition = 1
    f.side[codes.MERCENARY] = codes.RED
    assert accessors.strengths(f.state()) == [3 + 1 + 4 + 2, 7]


@pytest.mark.clause("CB53", "CB54", "CB55")
def test_a_tie_goes_to_the_first_who_passed() -> None:
    f = characters(sketch(), "banker", "settler")
    f.cowboys[:2] = [2, 0]
    f.revolvers[:2] = [1, 4]
    resolving(f, passing=[1, 0], ammunition=[0, 1])
    f.roads[:2] = [0, 0]
    s = play_rules(f.state())
    s.play(-1, 3)
    s.play(-1, 2)
    g = Sketch(s)
    assert g.ammunition == 1
    assert g.cowboys[:2] == [3 + 4, 4]
    assert accessors.strengths(go(s))[0] == 3 + 4 + 1


@pytest.mark.clause("CB52", "CB53", "CB54")
def test_all_players_at_a_target_fight_one_duel() -> None:
    """Totals 7, 9 and 9; C passed before B."""
    f = characters(sketch(3), "banker", "settler", "grocer")
    f.cowboys[:3] = [1, 4, 4]
    resolving(f, passing=[0, 2, 1], build_8=[0, 1, 2])
    f.roads[:3] = [0, 0, 0]
    s = go(f.state(), [5, 4, 4])
    assert now(s) == "construction"
    assert s.acting() == (2,)
    assert Sketch(s).cowboys[:3] == [2, 5, 4]


@pytest.mark.clause("CB51", "CB58")
def test_ammunition_counts_from_its_square_on() -> None:
    f = characters(sketch(), "banker", "settler")
    f.cowboys[:2] = [2, 4]
    resolving(f, ammunition=[0], build_12=[0, 1])
    f.roads[:2] = [0, 0]
    s = play_rules(f.state())
    assert now(s) == "roll_duel"
    assert accessors.strengths(s) == [6, 5]


@pytest.mark.clause("CB56", "CB73", "R7")
def test_the_first_who_passed_among_those_involved_orders_duels() -> None:
    f = characters(sketch(4, duel_order="involved"), "banker", "settler", "grocer", "captain")
    resolving(f, passing=[3, 1, 0, 2], r1c1=[0, 1], r1c3=[0, 2], r1c5=[1, 2], r8c8=[3])
    f.roads[:4] = [0] * 4
    s = play_rules(f.state())
    assert now(s) == "next_duel"
    assert s.acting() == (1,)
    assert {move["parcel"] for move in legal(s, 1)} == {"r1c1", "r1c3", "r1c5"}  # including one he is not in
    say(s, 1, "fight", parcel="r1c3")
    s.play(RULES, 0)
    s.play(-1, 6)
    s.play(-1, 1)
    assert now(s) == "next_duel"
    assert s.acting() == (1,)
    say(s, 1, "fight", parcel="r1c1")
    s.play(RULES, 0)
    s.play(-1, 1)
    s.play(-1, 6)  # nobody is asked about the last one
    assert now(s) == "roll_duel"
    s.play(-1, 6)
    s.play(-1, 1)
    assert now(s) == "land"
    assert s.acting() == (3,)


@pytest.mark.clause("CB43", "CB44", "CB45", "CB48")
def test_the_end_of_a_round() -> None:
    f = resolving(characters(sketch(), "sheriff", "banker"), passing=[1, 0])
    f.round = 2
    f.ammunition = 1
    f.cowboys[:2] = [7, 3]
    f.money[:2] = [5, 5]
    f.roads[:2] = [0, 0]
    s = go(f.state())
    g = Sketch(s)
    assert g.cowboys[:2] == [10, 8]
    assert g.round == 3
    assert now(s) == "pick"
    assert (g.ammunition, g.sheriff, g.character[:2]) == (codes.NOBODY, codes.NOBODY, [7, 7])
    assert g.picking[:2] == [1, 0]


@pytest.mark.clause("CB46", "CB47", "R13")
def test_the_cash_limit() -> None:
    """Limit 20 and cash 37; limit 120 and cash 90."""
    f = resolving(characters(sketch(), "sheriff", "banker"))
    f.money[:2] = [37, 90]
    f.roads[:2] = [0, 0]
    s = go(f.state())
    assert now(s) == "cash_limit"
    assert s.acting() == (0, 1)
    assert [move["amount"] for move in legal(s, 0)] == list(range(17, 38))
    assert [move["amount"] for move in legal(s, 1)] == list(range(91))
    say(s, 0, "spend", amount=20)
    assert s.acting() == (1,)
    assert Sketch(s).money[0] == 37
    say(s, 1, "spend", amount=0)
    go(s)
    assert Sketch(s).money[:2] == [17, 90]
    assert s.scores() == [2, 0]


@pytest.mark.clause("CB47")
def test_players_with_less_than_ten_dollars_are_not_asked() -> None:
    f = resolving(characters(sketch(), "sheriff", "banker"))
    f.money[:2] = [9, 10]
    f.roads[:2] = [0, 0]
    assert go(f.state()).acting() == (1,)


@pytest.mark.clause("CB49", "R6")
def test_the_row_closes_up_and_is_filled() -> None:
    """Also with an empty bag."""
    f = resolving(characters(sketch(), "sheriff", "banker"))
    f.money[:2] = [0, 0]
    f.roads[:2] = [0, 0]
    f.market = [1, 0, codes.BANK, 0, codes.HOTEL, 1, 0]
    s = go(f.state(), [codes.CHURCH, codes.PRISON, codes.SALOON])
    assert Sketch(s).market == [1, codes.BANK, codes.HOTEL, 1, codes.CHURCH, codes.PRISON, codes.SALOON]
    f.bag = [0, 0, 0, 0, 0, 0, 0, 1, 0]
    s = go(f.state())
    assert Sketch(s).market == [1, codes.BANK, codes.HOTEL, 1, codes.CHURCH, 0, 0]
    for seat, name in ((0, "grocer"), (1, "mercenary")):
        go(say(s, seat, "pick", character=name))
        if now(s) == "money_or_wait":
            go(say(s, seat, "money"))
    assert not may(s, 0, "place", target="build_12")
    assert may(s, 0, "place", target="build_8")
