"""Scratch buffers for judging a position: weights, what is still to come, features, and a move's effects.

Nothing here belongs to the position. They are made once and overwritten for every position, so that judging
needs no memory of its own and runs without the interpreter lock.
"""

from __future__ import annotations

from typing import Annotated

from carsonne.games.carcassonne.knowledge.needs import MEETING, MOST_PAIRS
from carsonne.games.carcassonne.knowledge.scales import CHANCES, OPENS
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import CELL, SEGMENT, TILE
from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import State


class Layout(Fields):
    """The parts of the scratch buffers."""

    __slots__ = ()

    # Weights, as tables. Chances are of 1024, worths in hundredths of a point.
    city_cell: Annotated[Array, Row(OPENS * CHANCES)]
    road_cell: Annotated[Array, Row(OPENS * CHANCES)]
    around_cell: Annotated[Array, Row(CHANCES)]
    around_free: int  # a cell around a monastery with no tile beside it
    horizon: Annotated[Array, Row(codes.TILE_COUNT)]  # how much of the future is left, of 1024, by tiles to come
    city_paces: Annotated[Array, Row(codes.TILE_COUNT)]  # how many tiles at half time one stands for, by tiles to come
    free_shares: Annotated[
        Array, Row(codes.TILE_COUNT)
    ]  # the part of a city's chance that is left while nobody holds it
    road_paces: Annotated[Array, Row(codes.TILE_COUNT)]
    city_join: Annotated[Array, Row(CHANCES)]  # that two features will be joined on a cell
    road_join: Annotated[Array, Row(CHANCES)]
    field_join: Annotated[Array, Row(CHANCES)]
    supply_worth: Annotated[Array, Row(codes.FOLLOWERS + 1)]
    return_worth: Annotated[Array, Row(codes.TYPES)]  # of a follower that comes home from a type of feature
    growth: Annotated[Array, Row(codes.TYPES)]  # of an open end
    # What is still to come.
    stamp: int  # marks what was worked out for these tiles
    to_come: int
    future: int  # `horizon` of them
    city_pace: int
    free_share: int
    road_pace: int
    pool: Annotated[Array, Row(codes.KIND_COUNT)]
    kind_count: int
    kinds: Annotated[Array, Row(codes.KIND_COUNT)]  # those of which some are to come
    closer_stamp: Annotated[Array, Row(1024)]
    closer: Annotated[Array, Row(1024)]  # tiles that end what enters a pattern through a side
    fitting_stamp: Annotated[Array, Row(256)]
    fitting: Annotated[Array, Row(256)]  # tiles that fit a pattern
    # The position before the move: open edges of features, by slot and side and as a list for each root.
    slot_root: Annotated[Array, Row(codes.MAX_SLOTS * 4, SEGMENT)]  # NOTHING where no road or city meets the slot
    slot_field: Annotated[Array, Row(codes.MAX_SLOTS * 8, SEGMENT)]  # the fields at both halves of a side
    edge_count: int
    edge_cell: Annotated[Array, Row(2 * codes.MAX_SLOTS, CELL)]
    edge_side: Annotated[Array, Row(2 * codes.MAX_SLOTS, "u8")]
    edge_next: Annotated[Array, Row(2 * codes.MAX_SLOTS, "i16")]
    edge_head: Annotated[Array, Row(codes.ALL_SEGMENTS, "i16")]  # -1: none
    field_opens: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT)]  # open half edges of a field
    repeated: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT)]  # segments beyond one a tile
    chance: Annotated[Array, Row(codes.ALL_SEGMENTS)]  # that a road or city will be completed
    prospect: Annotated[Array, Row(codes.ALL_SEGMENTS)]  # what it will bring its holders
    # Cities that each field touches.
    wall_count: int
    wall_city: Annotated[Array, Row(codes.ALL_WALLS, SEGMENT)]
    wall_next: Annotated[Array, Row(codes.ALL_WALLS, "i16")]
    wall_head: Annotated[Array, Row(codes.ALL_SEGMENTS, "i16")]
    farm_count: int
    farms: Annotated[Array, Row(codes.ALL_FOLLOWERS, SEGMENT)]  # fields with farmers
    # Sums of the position before the move.
    base_value: Annotated[Array, Row(codes.MAX_SEATS)]
    base_home: Annotated[Array, Row(codes.MAX_SEATS)]  # followers at home once everything complete is scored
    # The same after a move.
    value: Annotated[Array, Row(codes.MAX_SEATS)]
    home: Annotated[Array, Row(codes.MAX_SEATS)]
    farm: Annotated[Array, Row(codes.MAX_SEATS)]
    join: Annotated[Array, Row(codes.MAX_SEATS)]
    total: Annotated[Array, Row(codes.MAX_SEATS)]
    # A move: the features whose chances it changes.
    move_stamp: int
    touched_count: int
    touched: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT)]  # roots before the move
    touched_now: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT)]  # the roots that they have after it
    touched_stamp: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    now_stamp: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    chance_now: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    prospect_now: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    field_count: int
    field_touched: Annotated[Array, Row(8, SEGMENT)]
    field_filled: Annotated[Array, Row(8, "u8")]  # how many of its half edges the new tile has filled
    field_stamp: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    half_open: Annotated[Array, Row(8, "u8")]  # half edges of the new tile that lead to empty cells
    # Pairs of features that a tile may join: before the move, and after it.
    base_pairs: int
    base_a: Annotated[Array, Row(MOST_PAIRS, SEGMENT)]
    base_b: Annotated[Array, Row(MOST_PAIRS, SEGMENT)]
    base_tiles: Annotated[Array, Row(MOST_PAIRS, TILE)]
    base_cell: Annotated[Array, Row(MOST_PAIRS, CELL)]
    pair_count: int
    pair_a: Annotated[Array, Row(MOST_PAIRS, SEGMENT)]
    pair_b: Annotated[Array, Row(MOST_PAIRS, SEGMENT)]
    pair_tiles: Annotated[Array, Row(MOST_PAIRS, TILE)]
    pair_cell: Annotated[Array, Row(MOST_PAIRS, CELL)]
    meeting: Annotated[Array, Row(MEETING, SEGMENT)]  # what meets a cell: fields at half edges, then roads and cities
    joiner_stamp: Annotated[Array, Row(256 * MEETING * MEETING)]
    joiner: Annotated[Array, Row(256 * MEETING * MEETING)]
    field_value: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    # Scratch for one sum at a time.
    mark: int
    cell_marks: Annotated[Array, Row(codes.CELLS)]
    city_mark: int
    city_marks: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    field_marks: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    fed_stamp: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    fed_men: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    fed_bits: Annotated[Array, Row(codes.ALL_SEGMENTS)]
    fed_count: int
    fed: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT)]
    listed_count: int
    listed: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT)]
    sum: int
    likely: int


class Scratch(State, Layout):
    """Thoughts about one position at a time."""

    FIELDS = fields(Layout)
