"""The law of the strongest, the Carson River, Kit Carson, alone and together (CB123 to CB140)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.faces import race
from carsonne.games.carson_city.faces.move_types import LockMove
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.options import parse_river
from carsonne.games.carson_city.rules import codes, final_scoring, tables, words
from carsonne.games.carson_city.rules.roads import is_by_bridge
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadOptions, IllegalMove
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import Match, checked_setup
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
    start,
    town,
)

FACE_UP, STOCK = 6, 7


def hand(f: Sketch, seat: int, *values: int) -> None:
    """Give a seat exactly these tiles; those it had are face up."""
    for i in range(30):
        if f.tile_at[i] == seat:
            f.tile_at[i] = FACE_UP
            f.tile_since[i] = f.draws
    for value in values:
        i = next(i for i in range(value, 30, 6) if f.tile_at[i] in (FACE_UP, STOCK))
        f.tile_at[i] = seat


def law(seats: int, **options: object) -> Sketch:
    """Set up a game after the deal, with all tiles face up."""
    f = sketch(seats, law_of_the_strongest=True, **options)
    for i in range(6 * seats):
        f.tile_at[i] = FACE_UP
        f.tile_since[i] = 0
    f.drawer = codes.NOBODY
    f.roads = [0] * 5
    return f


@pytest.mark.clause("CB123")
def test_two_players_have_a_full_set_each() -> None:
    f = Sketch(go(start(2, law_of_the_strongest=True)))
    assert [f.tiles_of(seat) for seat in (0, 1)] == [[0, 1, 2, 3, 4, 5]] * 2
    assert f.money[:2] == [15, 15]


@pytest.mark.clause("CB124")
def test_three_players_are_dealt_six_and_announce_their_totals() -> None:
    s = play_rules(start(3, law_of_the_strongest=True))
    wanted = [(0, 0, 1, 2, 4, 5), (0, 1, 3, 4, 5, 5), (1, 2, 2, 3, 3, 4)]
    for values in wanted:
        for value in values:
            s.play(CHANCE, value)
            assert s.acting() == (RULES,)
            s.play(RULES, 0)
    f = Sketch(s)
    assert f.announced[:3] == [12, 18, 15]
    assert f.money[:3] == [18, 12, 15]
    assert sum(f.announced) == 45


@pytest.mark.clause("CB124", "CB125")
def test_dealt_tiles_are_private() -> None:
    s = play_rules(start(3, law_of_the_strongest=True))
    assert to_builtins(GAME.to_json(s, CHANCE, 4)) == {"type": "duel_tile", "value": 4, "to": 0}
    assert GAME.draw(s).stream == "duel_tiles"
    assert sum(weight for _, weight in s.outcomes()) == 18


@pytest.mark.clause("CB125", "CB54")
def test_duel_tiles_are_chosen_secretly_and_added_to_strength() -> None:
    f = law(3)
    for seat in range(3):
        hand(f, seat, 0, 3, 5)
    characters(f, "banker", "settler", "captain")
    s = play_rules(resolving(f, passing=[2, 0, 1], ammunition=[0, 1]).state())
    assert now(s) == "duel_tile"
    assert s.acting() == (0, 1)
    say(s, 1, "tile", value=3)
    assert s.acting() == (0,)
    assert to_builtins(GAME.view(s, 0))["duel"]["ready"] == [1]
    assert to_builtins(GAME.view(s, 0))["duel"]["values"] == []
    say(s, 0, "tile", value=3)
    assert s.acting() == (RULES,)
    s.play(RULES, 0)
    g = Sketch(s)
    assert g.ammunition == 0
    assert g.tiles_of(0) == [0, 5]
    assert g.tiles_of(1) == [0, 5]


@pytest.mark.clause("CB126", "R17")
def test_a_player_with_no_tiles_left_draws_three() -> None:
    f = law(3, withdraw="never")
    hand(f, 0, 5)
    hand(f, 1, 0, 1)
    hand(f, 2, 2)
    characters(f, "banker", "settler", "captain")
    s = play_rules(resolving(f, ammunition=[0, 1]).state())
    say(s, 1, "tile", value=0)  # A has only one and is not asked
    s.play(RULES, 0)
    assert now(s) == "draw_duel_tile"
    assert sum(weight for _, weight in s.outcomes()) == 18 - 2
    for value in (5, 5, 5):
        s.play(CHANCE, value)
    g = Sketch(s)
    assert g.tiles_of(0) == [5, 5, 5]
    assert g.tiles_of(1) == [1]
    view = to_builtins(GAME.view(go(s), 1))["duel_tiles"]
    assert view["hands"] == [3, [1], 1]
    assert view["discard"] == []
    assert view["stock"] == 13


@pytest.mark.clause("CB127")
def test_gambling_still_uses_dice() -> None:
    f = law(2)
    s = play_rules(resolving(characters(f, "banker", "settler"), income_gambling=[0]).state())
    assert now(s) == "roll_gambling"
    assert len(s.outcomes()) == 36


@pytest.mark.clause("CB128", "CB129", "CB130")
def test_the_given_river() -> None:
    s = go(start(2, carson_river=True))
    f = Sketch(s)
    names = {words.PARCELS[p] for p, what in enumerate(f.content) if what == codes.RIVER}
    assert names == {"r1c6", "r2c6", "r3c6", "r3c5", "r4c5", "r5c5", "r5c4", "r6c4", "r7c4", "r8c4"}
    assert f.content.count(codes.MOUNTAIN) == 6
    assert f.content.count(codes.HOUSE) == 1
    assert not {move["parcel"] for move in legal(s, s.acting()[0])} & names
    t = placing(sketch(carson_river=True), "banker", "grocer")
    assert not {move["target"] for move in legal(t, 0, "place")} & names
    assert accessors.prices(sketch(carson_river=True).state())[PARCEL_OF["r1c7"]] == 1


@pytest.mark.clause("CB131")
def test_river_parcels_count_as_bare_for_ranches() -> None:
    f = town(sketch(carson_river=True), r4c6="ranch/0", r4c4="mountain")
    assert accessors.incomes(f.state())[0].amount == 8


@pytest.mark.clause("CB132", "R19")
def test_bridges_take_two_roads() -> None:
    f = roads(sketch(carson_river=True), "V0,5")
    f.roads[0] = 1
    s = play_rules(f.state())
    assert not may(s, 0, "road", edge="H1,5")  # between r1c6 and r2c6
    assert may(s, 0, "road", edge="V1,5")
    assert not may(s, 0, "road", edge="H0,5")
    f.roads[0] = 2
    s = play_rules(f.state())
    say(s, 0, "road", edge="H1,5")
    g = Sketch(s)
    assert g.roads[0] == 0
    assert g.edges[tables.EDGE_OF["H1,5"]] == 2
    assert {PARCEL_OF["r1c7"], PARCEL_OF["r2c7"]} <= set(accessors.served_parcels(s))


@pytest.mark.clause("CB133")
def test_pieces_at_a_bridge_are_worth_three() -> None:
    f = town(
        sketch(carson_river=True), r1c5="house/0", r2c5="mountain/0", r1c7="ranch/0", r2c7="mine/0", r3c7="house/0"
    )
    f.edges[tables.EDGE_OF["H1,5"]] = 2
    s = f.state()
    assert [words.PARCELS[p] for p in range(codes.PARCELS) if is_by_bridge(s, p)] == [
        "r1c5",
        "r1c6",
        "r1c7",
        "r2c5",
        "r2c6",
        "r2c7",
    ]
    assert [final_scoring.pieces(s, 0, bridged) for bridged in (False, True)] == [1, 4]


@pytest.mark.clause("CB134")
def test_the_last_roads_before_the_final_scoring() -> None:
    for river in (True, False):
        f = roads(sketch(carson_river=river), "V0,5")
        f.windows = 0
        f.round = 4
        f.money = [0] * 5
        f.roads[:2] = [0, 2]
        s = go(resolving(characters(f, "banker", "grocer"), passing=[1, 0]).state())
        if not river:
            assert s.acting() == ()
            continue
        assert now(s) == "last_roads"
        assert s.acting() == (1,)
        go(say(s, 1, "road", edge="H1,5"))
        assert s.acting() == ()


@pytest.mark.clause("CB135", "CB129")
def test_a_river_of_ones_own() -> None:
    text = "r4c1-r4c2-r4c3-r4c4-r4c5-r4c6-r4c7-r4c8"
    f = Sketch(go(start(2, carson_river=True, river=text)))
    assert f.content.count(codes.RIVER) == 8
    assert f.content.count(codes.MOUNTAIN) == 9 - 2
    for bad in (
        "r9c1",
        "r1c1-r3c1",
        "r4c4-r4c5",
        "r1c1-r1c1",
        "r1c1",
        "-".join(f"r{i}c{j}" for i in (1, 2) for j in range(1, 9)),
    ):
        with pytest.raises(BadOptions):
            parse_river(bad)


# Kit Carson


def scramble(seats: int = 3, **options: object) -> CarsonCityState:
    f = sketch(seats, kit_carson=True, **options)
    return placing(f, "sheriff", "banker", "captain")


@pytest.mark.clause("CB136", "CB137", "CB138", "R20")
def test_all_place_move_and_take_back_at_once() -> None:
    s = scramble()
    assert s.acting() == (0,)
    assert may(s, 0, "lock")
    assert not may(s, 0, "pass")
    play_rules(say(s, 0, "place", target="salary"))
    assert s.acting() == (0, 1, 2)
    say(s, 2, "place", target="build_12")
    say(s, 1, "place", target="build_12")
    assert not may(s, 1, "place", target="build_12")  # one cowboy each, at every moment
    say(s, 1, "move", **{"from": "build_12", "target": "r4c4"})
    say(s, 0, "take_back", target="salary")
    g = Sketch(s)
    assert g.cowboys[:3] == [3, 2, 2]
    assert g.stand[PARCEL_OF["r4c4"]] == 2
    assert g.stand[64] == 0
    assert not legal(s, 1, "road")
    say(s, 0, "place", target="income_land", white=True)
    assert not may(s, 1, "place", target="income_land")
    say(s, 0, "move", white=True, **{"from": "income_land", "target": "vp_land"})
    assert may(s, 1, "place", target="income_land")
    say(s, 2, "lock")
    assert s.acting() == (0, 1)
    assert not s.legal(2)
    say(s, 0, "lock")
    say(s, 1, "lock")
    assert Sketch(s).passing_order() == [2, 0, 1]
    assert s.acting() == (RULES,)


@pytest.mark.clause("CB136", "CB38")
def test_the_first_may_lock_at_once_and_nobody_is_locked_by_himself() -> None:
    f = sketch(2, kit_carson=True)
    f.cowboys[:2] = [0, 1]
    s = placing(f, "banker", "captain")
    assert [move["type"] for move in legal(s, 0)] == ["lock"]
    play_rules(say(s, 0, "lock"))
    say(s, 1, "place", target="salary")
    assert s.acting() == (1,)
    assert may(s, 1, "take_back", target="salary")


@pytest.mark.clause("CB139")
def test_points_for_locking_early_in_the_last_round() -> None:
    f = sketch(4, kit_carson=True)
    f.round = 4
    f.money = [0] * 5
    f.roads = [0] * 5
    s = go(resolving(characters(f, "sheriff", "banker", "captain", "settler"), passing=[0, 1, 2, 3]).state())
    assert s.acting() == ()
    assert s.scores() == [3, 2, 1, 0]


@pytest.mark.clause("CB140", "R20")
def test_operations_count_in_order_of_acceptance_and_cannot_be_undone() -> None:
    match = Match(GAME, checked_setup(GAME, 2, {"kit_carson": True}), Dealer(b"k" * 32), auto=[])
    rng = Random(1)
    while match.state.phase != codes.ASK_KIT:
        seat = match.waiting_for()[0]
        if match.asks(seat) == "confirm":
            match.confirm(seat)
        else:
            moves = [
                move
                for move in to_builtins(match.game.view(match.state, seat))["moves"]
                if move["type"] not in ("road", "lock")
            ]
            match.play(seat, rng.choice(moves))
    target = legal(match.state, 0, "place")[-1]
    match.play(0, target)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.play(0, {"type": "take_back", "target": "r1c1"})
    match.play(1, {"type": "lock"})
    match.play(0, {"type": "lock"})
    assert match.moves(None)[-1] == (0, {"type": "lock"})
    assert match.asks(0) != "confirm"


@pytest.mark.clause("CB136", "R20")
def test_operations_are_bounded() -> None:
    s = scramble()
    play_rules(say(s, 0, "place", target="salary"))
    for i in range(codes.MAX_OPERATIONS - 1):
        assert Sketch(s).operations[0] == i + 1
        say(s, 0, "take_back" if i % 2 == 0 else "place", target="salary")
    assert [move["type"] for move in legal(s, 0)] == ["lock"]
    assert len(legal(s, 1)) > 50


@pytest.mark.clause("CB137", "R20")
def test_a_clock_would_lock_the_late_in_placing_order() -> None:
    options = checked_setup(GAME, 3, {"kit_carson": True, "countdown": 45}).options
    s = scramble()
    assert race.race(s, options) is None  # it is the first player's turn
    play_rules(say(s, 0, "place", target="salary"))
    now = race.race(s, options)
    assert now is not None
    assert (now.number, now.seconds) == (1, 45)
    assert now.late == tuple((seat, LockMove()) for seat in Sketch(s).placing[:3])
    say(s, 1, "lock")
    now = race.race(s, options)
    assert now is not None
    assert [seat for seat, _ in now.late] == [0, 2]
    for seat, move in now.late:
        say(s, seat, move.type)
    assert race.race(s, options) is None
