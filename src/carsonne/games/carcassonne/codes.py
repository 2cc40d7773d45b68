"""The numbers of Carcassonne that compiled modules and plain ones share."""

from __future__ import annotations

from typing import Final

FIELD: Final = 1
ROAD: Final = 2
CITY: Final = 3
MONASTERY: Final = 4
TYPE_NAMES: Final = ("", "field", "road", "city", "monastery")

PLACES: Final = ("c0", "c1", "r0", "r1", "r2", "r3", "m0", "f0", "f1", "f2", "f3")
ROLES: Final = {"c": "knight", "r": "thief", "m": "monk", "f": "farmer"}
COLOURS: Final = ("red", "blue", "green", "yellow", "black")
MAX_SEGMENTS: Final = 9
"""No tile has more places than the crossroads with its four roads and four fields (8)."""

# The plane. Cell (x, y) is kept at (x + EAST_WEST * y) mod CELLS. Cells with the same number are at least 75 steps
# apart, and nothing that 72 connected tiles can ask about is: no two of them, nor their neighbours, ever meet.
CELLS: Final = 2813
ROW: Final = 75
REACH: Final = 72
SPAN: Final = 2 * REACH + 1
SPOTS: Final = SPAN * SPAN
"""A *spot* is the same cell without wrapping, for moves: (y + REACH) * SPAN + x + REACH."""

TILE_COUNT: Final = 72
MAX_FRONTIER: Final = 146
"""The empty cells beside n connected tiles are at most 2n + 2."""
FIRST_SLOT: Final = 100
"""`Board.at` holds 0 for nothing, tile number + 1 up to 72, or FIRST_SLOT + slot for an empty cell beside a tile."""
ALL_SEGMENTS: Final = 243
FOLLOWERS: Final = 7
NOBODY: Final = 255

# Phases.
DEAL: Final = 0
DRAW: Final = 1
PLACE: Final = 2
CLAIM: Final = 3
TURN_END: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("deal", "draw", "place", "claim", "turn_end", "over")

# Moves.
DRAW_MOVE: Final = 0
SKIP_MOVE: Final = 31
CLAIM_MOVE: Final = 32
DISCARD_MOVE: Final = 64
PLACE_MOVE: Final = 128
"""PLACE_MOVE + (kind * SPOTS + spot) * 4 + turn."""

# Options.
PER_CITY: Final = 0
PER_FIELD: Final = 1
PER_FIELD_ONCE: Final = 2
FARM_MODES: Final = ("per_city", "per_field", "per_field_once")
PLAY_OUT: Final = 0
LAST_DRAW: Final = 1
HAND_ENDS: Final = ("play_out", "last_draw")
NO_HAND: Final = 1

# What is told.
TOLD_DRAWN: Final = 1
TOLD_SET_ASIDE: Final = 2
TOLD_PLACED: Final = 3
TOLD_CLAIMED: Final = 4
TOLD_SKIPPED: Final = 5
TOLD_SCORED: Final = 6
TOLD_RETURNED: Final = 7
TOLD_FARM_CITY: Final = 8
TOLD_FARM_FIELD: Final = 9
TOLD_TURN: Final = 10
TOLD_ENDED: Final = 11
