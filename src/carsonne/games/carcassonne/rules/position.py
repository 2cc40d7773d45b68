"""The fields of a position of Carcassonne, and nothing else."""

from __future__ import annotations

from typing import Annotated, Final

from carsonne.games.carcassonne.rules import codes
from carsonne.kernel.fields import Array, Fields, Kind, Row, fields, smallest
from carsonne.kernel.state import State

# How numbers are stored that depend on the box.
TILE: Final[Kind] = smallest(codes.TILE_COUNT)
TURNED: Final[Kind] = smallest(4 * codes.KIND_COUNT)
SEGMENT: Final[Kind] = smallest(codes.NOTHING)
SPOT: Final[Kind] = smallest(codes.SPOTS)
CELL: Final[Kind] = smallest(codes.CELLS, -1)
ENTRY: Final[Kind] = smallest(codes.FIRST_SLOT + codes.MAX_SLOTS)


class Layout(Fields):
    """What a position is made of, in the order in which it is written."""

    __slots__ = ()

    # The switches of the edition and the variant.
    small_city: int  # points for a complete city of two tiles
    farm_mode: int
    farm_points: int
    farmers: int  # whether followers may stand on fields
    hand_size: int
    hand_end: int
    # The turn.
    phase: int
    turn: int  # the seat whose turn it is
    drawn: int  # the kind that was drawn and is not laid yet; meaningless if there are hands
    closing: int  # with hands: whether the draw that is due closes the turn
    dealt: int  # tiles dealt into hands so far
    undrawn: int
    bag: Annotated[Array, Row(codes.KIND_COUNT, "u8")]  # undrawn tiles of each kind
    aside: Annotated[Array, Row(codes.KIND_COUNT, "u8")]
    hand: Annotated[Array, Row(codes.ALL_HANDS, "u8")]  # kinds in ascending order, NO_TILE where there is none
    # The players.
    points: Annotated[Array, Row(codes.MAX_SEATS)]
    gained: Annotated[Array, Row(codes.MAX_SEATS * codes.TYPES)]  # the same by seat and type of feature
    supply: Annotated[Array, Row(codes.MAX_SEATS, "u8")]
    stand: Annotated[Array, Row(codes.ALL_FOLLOWERS, SEGMENT)]  # the segment on which each follower stands, or AT_HOME
    # The laid tiles, in their order.
    tile_count: int
    turned: Annotated[Array, Row(codes.TILE_COUNT, TURNED, until="tile_count")]  # kind * 4 + quarter turns
    spot: Annotated[Array, Row(codes.TILE_COUNT, SPOT, until="tile_count")]
    laid_by: Annotated[Array, Row(codes.TILE_COUNT, "u8", until="tile_count")]  # the seat, or NOBODY
    first_segment: Annotated[Array, Row(codes.TILE_COUNT, SEGMENT, derived=True)]
    # The segments of all tiles. They form features: `parent` leads to the root, where the facts of the whole stand.
    segment_count: int
    parent: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT, until="segment_count")]
    opens: Annotated[
        Array, Row(codes.ALL_SEGMENTS, SEGMENT, until="segment_count")
    ]  # open edges; empty cells around a monastery
    size: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT, until="segment_count")]  # segments in the feature
    shields: Annotated[Array, Row(codes.ALL_SEGMENTS, SEGMENT, until="segment_count")]
    men: Annotated[Array, Row(codes.ALL_SEGMENTS, until="segment_count")]  # followers in the feature, four bits a seat
    type: Annotated[Array, Row(codes.ALL_SEGMENTS, "u8", derived=True)]
    # The empty cells beside tiles.
    slot_count: int
    slot_spot: Annotated[Array, Row(codes.MAX_SLOTS, SPOT, until="slot_count")]
    pattern: Annotated[Array, Row(codes.MAX_SLOTS, "u8", until="slot_count")]  # what the cell demands of a tile
    slot_cell: Annotated[Array, Row(codes.MAX_SLOTS, CELL, derived=True)]
    at: Annotated[Array, Row(codes.CELLS, ENTRY, derived=True)]  # tile or slot on each cell of the wrapped plane
    # The tiles with a monastery, and those with several roads or several cities.
    monastery_count: int
    monasteries: Annotated[Array, Row(codes.ALL_MONASTERIES, TILE, until="monastery_count")]
    fork_count: int
    forks: Annotated[Array, Row(codes.ALL_FORKS, TILE, until="fork_count")]
    # A list that counting farms needs for a moment: pairs of fields and cities; empty between moves.
    wall_count: int
    wall_field: Annotated[Array, Row(codes.ALL_WALLS, SEGMENT, until="wall_count")]
    wall_city: Annotated[Array, Row(codes.ALL_WALLS, SEGMENT, until="wall_count")]


class Position(State, Layout):
    """The landscape with its followers, and what lies beside it."""

    FIELDS = fields(Layout)
