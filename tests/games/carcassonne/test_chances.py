"""What an empty cell needs and how probably a feature is completed, against laying the tiles and against play."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carcassonne.knowledge import chances, evaluation, joining_worth
from carsonne.games.carcassonne.knowledge.advisor import make
from carsonne.games.carcassonne.knowledge.scales import ONE
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.knowledge.weights import load, scratch, supply_worths
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import find, segment_at
from carsonne.games.carcassonne.rules.placing import move_of
from carsonne.games.carcassonne.rules.plane import cell_of, spot_at, x_of, y_of
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import FIT, HALF_SEGMENT, KIND_OF, PERIOD, SIDE_SEGMENT
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.state import Buffer
from tests.games.carcassonne import table

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
C0 = 0


def read(s: CarcassonneState) -> Scratch:
    """Return what the policy thinks of a position."""
    o = scratch(load())
    evaluation.expect_into(s, o, Buffer(), codes.NO_TILE)
    return o


def laid(s: CarcassonneState, kind: int, turn: int, slot: int) -> CarcassonneState:
    """Return a copy with one more tile on a slot."""
    then = table.copy(s)
    table.put_tile(then, kind * 4 + turn, x_of(s.slot_spot[slot]), y_of(s.slot_spot[slot]), codes.NOBODY)
    return then


def turns(s: CarcassonneState, kind: int, slot: int) -> list[int]:
    """Return the turns in which a kind fits a slot."""
    return [turn for turn in range(PERIOD[kind]) if FIT[(kind << 8) + s.pattern[slot]] >> turn & 1]


def is_empty(s: CarcassonneState, spot: int, side: int) -> bool:
    """Return whether no tile lies beside a spot."""
    dx, dy = STEPS[side]
    there = spot_at(x_of(spot) + dx, y_of(spot) + dy)
    return s.at[cell_of(there)] == 0 or s.at[cell_of(there)] >= codes.FIRST_SLOT


def ends(s: CarcassonneState, kind: int, slot: int, side: int) -> bool:
    """Return whether some turn of a kind leaves what enters through a side no way out to an empty cell."""
    for turn in turns(s, kind, slot):
        row = (kind * 4 + turn) * 4
        ways = [way for way in range(4) if SIDE_SEGMENT[row + way] == SIDE_SEGMENT[row + side]]
        if not any(is_empty(s, s.slot_spot[slot], way) for way in ways):
            return True
    return False


@pytest.mark.parametrize("seed", range(3))
def test_the_tiles_that_fit_and_close_a_cell_are_counted(seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(2), rng, 60 + 60 * seed)
    o = read(s)
    for slot in range(s.slot_count):
        fitting = sum(s.bag[kind] for kind in range(codes.KIND_COUNT) if turns(s, kind, slot))
        assert chances.fitting(o, s.pattern[slot]) == fitting
        for side in range(4):
            if s.pattern[slot] >> 2 * side & 3 not in (0, codes.FIELD):
                closing = sum(s.bag[kind] for kind in range(codes.KIND_COUNT) if ends(s, kind, slot, side))
                assert chances.closers(o, s.pattern[slot], side) == closing


@pytest.mark.parametrize("seed", range(3))
def test_the_tiles_that_join_two_features_are_counted_by_laying_them(seed: int) -> None:
    s = table.wander(table.start(2), Random(seed), 150)
    o = read(s)
    for pair in range(o.pair_count):
        slot = s.at[o.pair_cell[pair]] - codes.FIRST_SLOT
        a, b = o.pair_a[pair], o.pair_b[pair]
        joining_kinds = [
            kind
            for kind in range(codes.KIND_COUNT)
            if any(
                find(then, a) == find(then, b) for then in (laid(s, kind, turn, slot) for turn in turns(s, kind, slot))
            )
        ]
        assert o.pair_tiles[pair] <= sum(s.bag[kind] for kind in joining_kinds)
        assert o.pair_tiles[pair] > 0


def test_half_edges_of_two_tiles_meet_crosswise() -> None:
    """A road cuts a cell's west side: its southern field goes on along the south."""
    s = table.start(2)
    o = read(s)
    straight = KIND_OF["U"]  # a road from north to south
    east = s.at[cell_of(spot_at(1, 0))] - codes.FIRST_SLOT
    assert turns(s, straight, east) == [1]
    first = (straight * 4 + 1) * 8
    north, south = HALF_SEGMENT[first + 7], HALF_SEGMENT[first + 6]
    assert (
        joining_worth.segment_behind(straight * 4 + 1, 6) == north
    )  # seen from the tile to the west, whose half is the other
    assert joining_worth.segment_behind(straight * 4 + 1, 7) == south
    assert o.pair_count == 0  # nobody holds anything


def city_beside(tiles: str) -> CarcassonneState:
    """Give red the city of the start tile, which has one open cell, with these tiles to come."""
    s = table.start(2, edition="third")
    table.put_follower(s, 0, 0, "c0")
    table.only(s, *tiles)
    return s


@pytest.mark.parametrize(("tiles", "closers"), [("UUUUVVVV", 0), ("EUUUVVVV", 1), ("EEUUUUVV", 2), ("EEEEUUVV", 4)])
def test_the_chance_of_a_city_is_about_how_often_it_is_completed(tiles: str, closers: int) -> None:
    s = city_beside(tiles)
    o = read(s)
    root = find(s, segment_at(s, 0, C0))
    pattern = s.pattern[s.at[cell_of(spot_at(0, -1))] - codes.FIRST_SLOT]
    assert chances.closers(o, pattern, 2) == closers
    often = sum(completed(s, seed) for seed in range(120)) / 120
    assert o.chance[root] / ONE == pytest.approx(often, abs=0.3)
    assert (o.chance[root] == 0) == (closers == 0)


def completed(s: CarcassonneState, seed: int) -> bool:
    """Return whether the city is completed when both play by the policy."""
    rng, advisor, then = Random(seed), make(), table.copy(s)
    while actors := then.acting():
        actor = actors[0]
        if actor == RULES:
            move = 0
        elif actor == CHANCE:
            move = rng.choice([kind for kind, n in then.outcomes() for _ in range(n)])
        else:
            move = advisor.ranked(then, actor)[0][0]
        then.play(actor, move)
    return then.opens[find(then, segment_at(then, 0, C0))] == 0


def test_a_cell_that_no_tile_fits_is_never_filled() -> None:
    s = city_beside("UUUUVVVV")
    o = read(s)
    root = find(s, segment_at(s, 0, C0))
    assert o.chance[root] == 0
    assert list(o.value[:2]) == [o.prospect[root], 0]  # nothing for a follower that never returns


@pytest.mark.parametrize(("turn", "pairs"), [(3, 1), (1, 0)])
def test_cities_that_face_the_same_empty_cell_may_be_joined(turn: int, pairs: int) -> None:
    """Blue's cap at 1,-1 looks west into the cell north of red's city, or east and away from it."""
    s = table.start(2, edition="third")
    table.put_follower(s, 0, 0, "c0")
    table.put_tile(s, KIND_OF["U"] * 4 + 1, 1, 0, codes.NOBODY)
    table.put_tile(s, KIND_OF["E"] * 4 + turn, 1, -1, codes.NOBODY)
    table.put_follower(s, 1, 2, "c0")
    o = read(s)
    found = [i for i in range(o.pair_count) if s.type[o.pair_a[i]] == codes.CITY]
    assert len(found) == pairs
    assert [points > 0 for points in o.join[:2]] == [pairs > 0] * 2  # each would share what the other has


def test_a_move_is_numbered_as_the_rules_do() -> None:
    s = table.start(2)
    table.draw(s, "U")
    ranked = make().ranked(s, 0)
    assert {move for move, _ in ranked} == {
        move_of(KIND_OF["U"], s.slot_spot[slot], turn)
        for slot in range(s.slot_count)
        for turn in turns(s, KIND_OF["U"], slot)
    }


def test_each_follower_at_home_is_worth_less_than_the_one_before() -> None:
    worths = supply_worths({"follower_first": 100, "follower_decay": 0.5})
    assert worths == [0, 100, 150, 175, 188, 194, 197, 198]
