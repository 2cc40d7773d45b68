"""The named constants of Carcassonne, each defined once; sizes follow from the tiles in the box."""

from __future__ import annotations

from typing import Final

from carsonne.games.carcassonne.rules.box import BOX

# The types of features, and the places that a tile can have for a follower.
FIELD: Final = 1
ROAD: Final = 2
CITY: Final = 3
MONASTERY: Final = 4
TYPES: Final = 5
"""Size of a list with one number per type; 0 stands for no type."""
PLACE_COUNT: Final = 11
MONASTERY_PLACE: Final = 6

# The players.
MAX_SEATS: Final = 5
FOLLOWERS: Final = 7
ALL_FOLLOWERS: Final = MAX_SEATS * FOLLOWERS
HAND: Final = 3
ALL_HANDS: Final = MAX_SEATS * HAND

# The tiles.
KIND_COUNT: Final = BOX.kinds
TILE_COUNT: Final = BOX.tiles
MAX_SEGMENTS: Final = BOX.most_segments
ALL_SEGMENTS: Final = BOX.segments
ALL_MONASTERIES: Final = BOX.monasteries
ALL_FORKS: Final = BOX.forks
"""Tiles with several roads or several cities."""
MAX_WALLS: Final = BOX.most_walls
"""The pairs of a field and a city that touch each other on one tile."""
ALL_WALLS: Final = TILE_COUNT * MAX_WALLS

# Nothing there.
NOBODY: Final = 255
"""The seat that laid the start tile."""
NO_TILE: Final = 255
"""The kind of a missing tile: nothing is drawn, or a hand has room."""
NOTHING: Final = 255 if ALL_SEGMENTS <= 255 else 65535
"""The root of no feature."""
AT_HOME: Final = NOTHING
"""Where a follower is that stands on no segment."""

# The plane. Cell (x, y) is kept at (x + ROW * y) mod CELLS. Cells that are kept in the same place are at least ROW
# steps apart, and nothing that connected tiles can ask about is: neither they nor their neighbours ever meet.
ROW: Final = 2 * BOX.radius + 1
CELLS: Final = 2 * BOX.radius * (BOX.radius + 1) + 1
REACH: Final = TILE_COUNT
SPAN: Final = 2 * REACH + 1
SPOTS: Final = SPAN * SPAN
"""A *spot* is the same cell without wrapping, for moves: (y + REACH) * SPAN + x + REACH."""
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbour on each side: x and y."""
CELLS_AROUND: Final = 8
"""A monastery is complete when they all hold tiles."""
MAX_SLOTS: Final = 2 * TILE_COUNT + 2
"""A *slot* is an empty cell beside a tile; n connected tiles have at most 2n + 2."""
FIRST_SLOT: Final = TILE_COUNT + 1
"""`Position.at` holds 0 for nothing, tile number + 1, or FIRST_SLOT + slot."""

# Phases.
DEAL: Final = 0
DRAW: Final = 1
PLACE: Final = 2
CLAIM: Final = 3
TURN_END: Final = 4
OVER: Final = 5

# Moves. A kind is added to DRAW_MOVE and DISCARD_MOVE, a place to CLAIM_MOVE; for PLACE_MOVE see rules/placing.py.
KIND_ROOM: Final = max(32, 1 << KIND_COUNT.bit_length())
DRAW_MOVE: Final = 0
SKIP_MOVE: Final = KIND_ROOM - 1
CLAIM_MOVE: Final = KIND_ROOM
DISCARD_MOVE: Final = 2 * KIND_ROOM
PLACE_MOVE: Final = 4 * KIND_ROOM

# Options.
PER_CITY: Final = 0
PER_FIELD: Final = 1
PER_FIELD_ONCE: Final = 2
FARM_MODES: Final = ("per_city", "per_field", "per_field_once")
PLAY_OUT: Final = 0
LAST_DRAW: Final = 1
HAND_ENDS: Final = ("play_out", "last_draw")
NO_HAND: Final = 1
"""The size of a hand without the variant: the tile that was drawn."""

# What is recorded, with its facts. Segments and roots stand for places and features; winners are bits, one a seat.
TOLD_DRAWN: Final = 1  # seat, kind
TOLD_SET_ASIDE: Final = 2  # seat, kind
TOLD_PLACED: Final = 3  # seat, kind, spot, turn
TOLD_CLAIMED: Final = 4  # seat, segment
TOLD_SKIPPED: Final = 5  # seat
TOLD_SCORED: Final = 6  # root, points, winners, men, whether complete
TOLD_RETURNED: Final = 7  # seat, segment
TOLD_FARM_CITY: Final = 8  # city's root, points, winners, men
TOLD_FARM_FIELD: Final = 9  # field's root, points, winners, men, city's root
TOLD_TURN: Final = 10  # seat
TOLD_ENDED: Final = 11
