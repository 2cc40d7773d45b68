"""The actions and observations of Carcassonne as data, and the offset of each part (docs/research.md)."""

from __future__ import annotations

from typing import Final

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.words import PHASES, PLACES
from carsonne.kernel.scheme import Part, Scheme, starts

WINDOW: Final = 25
"""Rows and columns of the window, which is centred on the landscape."""
WINDOW_CELLS: Final = WINDOW * WINDOW
WIDEST: Final = WINDOW - 2
"""A landscape that is wider or higher does not fit: there must be room for a tile on every side."""
OUTGROWN: Final = 1
HALVES: Final = 8
TERRAINS: Final = 3
ROLES: Final = ("farmer", "thief", "knight", "monk")

ACTIONS: Final = (
    Part("skip", 1, "Place no follower."),
    Part("claim", codes.PLACE_COUNT, f"Place a follower on a place of the tile just laid: {', '.join(PLACES)}."),
    Part("discard", codes.HAND, "Nothing fits: set aside the tile in this slot of the hand (option hand=3)."),
    Part(
        "place",
        codes.HAND * WINDOW_CELLS * 4,
        "((slot * 25 + row) * 25 + column) * 4 + turn: lay the tile in a slot on a cell of the window after some "
        "clockwise quarter turns. Without hands the drawn tile is in slot 0.",
    ),
)

PLANES: Final = (
    Part("tile", 1, "1 where a tile lies."),
    Part("frontier", 1, "1 on empty cells beside a tile."),
    Part("last", 1, "1 on the tile laid last."),
    Part(
        "edge",
        4 * TERRAINS,
        "For each side (north, east, south, west) field, road, city: 1 where a tile shows that terrain, or an empty "
        "cell demands it.",
    ),
    Part("monastery", 1, "1 on monasteries."),
    Part("shield", 1, "1 on tiles with a shield."),
    Part(
        "follower", codes.MAX_SEATS, "1 where a follower stands, by owner: the observer first, then the seats after it."
    ),
    Part("role", len(ROLES), f"1 where a follower stands, by role: {', '.join(ROLES)}."),
    Part(
        "men",
        4 * codes.MAX_SEATS,
        "For each side, followers in the road or city that leaves there, by owner as above.",
        codes.FOLLOWERS,
    ),
    Part("opens", 4, "For each side, open edges of the road or city that leaves there.", 60),
    Part("size", 4, "For each side, segments of the road or city that leaves there.", 60),
    Part("around", 1, "Empty cells around a monastery.", 8),
    Part(
        "farmers",
        2 * HALVES,
        "For each half of a side, clockwise from the north-west corner, the observer's farmers in the field that "
        "leaves there, then the most farmers that any other seat has in it.",
        codes.FOLLOWERS,
    ),
    Part("kind", 1, "1 + the number of the kind of tile, in the order of the data file.", codes.KIND_COUNT),
    Part("turn", 1, "Its clockwise quarter turns.", 3),
)

VECTOR: Final = (
    Part("seats", 1, "How many seats play.", codes.MAX_SEATS),
    Part("phase", len(PHASES), f"One of: {', '.join(PHASES)}."),
    Part("turn", codes.MAX_SEATS, "Whose turn it is, counted from the observer."),
    Part("points", codes.MAX_SEATS, "Points, by seat from the observer on.", 200),
    Part("gained", 4 * codes.MAX_SEATS, "Points by seat and type: field, road, city, monastery.", 100),
    Part("supply", codes.MAX_SEATS, "Followers at home, by seat.", codes.FOLLOWERS),
    Part("held", codes.MAX_SEATS, "Tiles in hand, by seat (option hand=3).", codes.HAND),
    Part(
        "slot",
        codes.HAND * codes.KIND_COUNT,
        "The kind in each slot that the observer can lay; the drawn tile is in slot 0.",
    ),
    Part(
        "unseen",
        codes.KIND_COUNT,
        "Tiles that may still turn up, by kind: the bag, and hands that one does not see.",
        9,
    ),
    Part("aside", codes.KIND_COUNT, "Tiles that fitted nowhere, by kind.", 9),
    Part("undrawn", 1, "Tiles in the bag.", codes.TILE_COUNT),
    Part("tiles", 1, "Tiles on the table.", codes.TILE_COUNT),
    Part("small_city", 1, "Option small_city.", 4),
    Part("farm_mode", 3, "Option farm_mode: per_city, per_field, per_field_once."),
    Part("farm_points", 1, "Option farm_points.", 4),
    Part("with_farmers", 1, "Option farmers."),
    Part("hand_size", 1, "Option hand.", codes.HAND),
    Part("hand_end", len(codes.HAND_ENDS), f"Option hand_end: {', '.join(codes.HAND_ENDS)}."),
)

SCHEME: Final = Scheme(
    ACTIONS,
    PLANES,
    WINDOW,
    WINDOW,
    VECTOR,
    ("", f"the landscape is more than {WIDEST} tiles wide or high and does not fit the window"),
)

_action: Final = starts(ACTIONS)
SKIP_ACTION: Final = _action["skip"]
CLAIM_ACTION: Final = _action["claim"]
DISCARD_ACTION: Final = _action["discard"]
PLACE_ACTION: Final = _action["place"]

_plane: Final = {name: at * WINDOW_CELLS for name, at in starts(PLANES).items()}
TILE_PLANE: Final = _plane["tile"]
FRONTIER_PLANE: Final = _plane["frontier"]
LAST_PLANE: Final = _plane["last"]
EDGE_PLANE: Final = _plane["edge"]
MONASTERY_PLANE: Final = _plane["monastery"]
SHIELD_PLANE: Final = _plane["shield"]
FOLLOWER_PLANE: Final = _plane["follower"]
ROLE_PLANE: Final = _plane["role"]
MEN_PLANE: Final = _plane["men"]
OPENS_PLANE: Final = _plane["opens"]
SIZE_PLANE: Final = _plane["size"]
AROUND_PLANE: Final = _plane["around"]
FARMERS_PLANE: Final = _plane["farmers"]
KIND_PLANE: Final = _plane["kind"]
TURN_PLANE: Final = _plane["turn"]

_number: Final = starts(VECTOR)
AT_SEATS: Final = _number["seats"]
AT_PHASE: Final = _number["phase"]
AT_TURN: Final = _number["turn"]
AT_POINTS: Final = _number["points"]
AT_GAINED: Final = _number["gained"]
AT_SUPPLY: Final = _number["supply"]
AT_HELD: Final = _number["held"]
AT_SLOT: Final = _number["slot"]
AT_UNSEEN: Final = _number["unseen"]
AT_ASIDE: Final = _number["aside"]
AT_UNDRAWN: Final = _number["undrawn"]
AT_TILES: Final = _number["tiles"]
AT_SMALL_CITY: Final = _number["small_city"]
AT_FARM_MODE: Final = _number["farm_mode"]
AT_FARM_POINTS: Final = _number["farm_points"]
AT_FARMERS: Final = _number["with_farmers"]
AT_HAND_SIZE: Final = _number["hand_size"]
AT_HAND_END: Final = _number["hand_end"]
