"""The names that Carson City's data uses, in the order of their numbers."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from carsonne.games.carson_city.rules import codes

Building: TypeAlias = Literal["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"]
Content: TypeAlias = Literal["bare", Building, "house", "mountain", "river"]
"""What a parcel holds."""
Parcel: TypeAlias = Literal[
    "r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8",
    "r2c1", "r2c2", "r2c3", "r2c4", "r2c5", "r2c6", "r2c7", "r2c8",
    "r3c1", "r3c2", "r3c3", "r3c4", "r3c5", "r3c6", "r3c7", "r3c8",
    "r4c1", "r4c2", "r4c3", "r4c4", "r4c5", "r4c6", "r4c7", "r4c8",
    "r5c1", "r5c2", "r5c3", "r5c4", "r5c5", "r5c6", "r5c7", "r5c8",
    "r6c1", "r6c2", "r6c3", "r6c4", "r6c5", "r6c6", "r6c7", "r6c8",
    "r7c1", "r7c2", "r7c3", "r7c4", "r7c5", "r7c6", "r7c7", "r7c8",
    "r8c1", "r8c2", "r8c3", "r8c4", "r8c5", "r8c6", "r8c7", "r8c8",
]  # fmt: skip
"""Row and column, from the north-west."""
Edge: TypeAlias = Literal[
    "H0,0", "H0,1", "H0,2", "H0,3", "H0,4", "H0,5", "H0,6", "H0,7",
    "H1,0", "H1,1", "H1,2", "H1,3", "H1,4", "H1,5", "H1,6", "H1,7",
    "H2,0", "H2,1", "H2,2", "H2,3", "H2,4", "H2,5", "H2,6", "H2,7",
    "H3,0", "H3,1", "H3,2", "H3,3", "H3,4", "H3,5", "H3,6", "H3,7",
    "H4,0", "H4,1", "H4,2", "H4,3", "H4,4", "H4,5", "H4,6", "H4,7",
    "H5,0", "H5,1", "H5,2", "H5,3", "H5,4", "H5,5", "H5,6", "H5,7",
    "H6,0", "H6,1", "H6,2", "H6,3", "H6,4", "H6,5", "H6,6", "H6,7",
    "H7,0", "H7,1", "H7,2", "H7,3", "H7,4", "H7,5", "H7,6", "H7,7",
    "H8,0", "H8,1", "H8,2", "H8,3", "H8,4", "H8,5", "H8,6", "H8,7",
    "V0,0", "V0,1", "V0,2", "V0,3", "V0,4", "V0,5", "V0,6", "V0,7", "V0,8",
    "V1,0", "V1,1", "V1,2", "V1,3", "V1,4", "V1,5", "V1,6", "V1,7", "V1,8",
    "V2,0", "V2,1", "V2,2", "V2,3", "V2,4", "V2,5", "V2,6", "V2,7", "V2,8",
    "V3,0", "V3,1", "V3,2", "V3,3", "V3,4", "V3,5", "V3,6", "V3,7", "V3,8",
    "V4,0", "V4,1", "V4,2", "V4,3", "V4,4", "V4,5", "V4,6", "V4,7", "V4,8",
    "V5,0", "V5,1", "V5,2", "V5,3", "V5,4", "V5,5", "V5,6", "V5,7", "V5,8",
    "V6,0", "V6,1", "V6,2", "V6,3", "V6,4", "V6,5", "V6,6", "V6,7", "V6,8",
    "V7,0", "V7,1", "V7,2", "V7,3", "V7,4", "V7,5", "V7,6", "V7,7", "V7,8",
]  # fmt: skip
"""Where a road can lie: a horizontal or vertical line between two crossings, by its row and column."""
ConstructionSquare: TypeAlias = Literal["build_12", "build_10", "build_8", "build_6", "build_5", "build_4", "build_3"]
Square: TypeAlias = Literal[
    "salary", "ammunition", "roads_3", "roads_1", "land_purchase", ConstructionSquare, "kept_buildings", "income_land",
    "income_cowboys", "income_gambling", "income_buildings", "vp_land", "vp_cowboys", "vp_buildings", "buy_vp_5",
    "buy_vp_4", "buy_vp_3", "buy_vp_2",
]  # fmt: skip
"""The squares of the action track in the order of resolution."""
Target: TypeAlias = Parcel | Square
"""Where a cowboy can stand."""
Character: TypeAlias = Literal["sheriff", "banker", "grocer", "chinese_worker", "settler", "captain", "mercenary"]
Side: TypeAlias = Literal["yellow", "red"]
"""The side of a character card that is in use."""
QuestionType: TypeAlias = Literal[
    "draft", "pick", "settler", "captain", "money_or_wait", "worker", "place", "kit_carson", "next_duel", "duel_tile",
    "land", "roads", "construction", "build", "house", "consent", "kept_buildings", "double", "raid", "buy_points",
    "banker", "cash_limit", "last_roads", "withdraw",
]  # fmt: skip
ChanceType: TypeAlias = Literal[
    "draw_side", "draw_duel_tile", "draw_building", "roll_town", "draw_order", "roll_duel", "roll_gambling"
]  # fmt: skip
Step: TypeAlias = Literal["draft", "pick", "place", "resolve", "end"]
"""The part of a round, or what comes before the first."""
Phase: TypeAlias = Literal["rules", QuestionType, ChanceType, "over"]
"""What is asked or drawn now; "rules" when the rules go on by themselves."""
Why: TypeAlias = Literal[
    "start", "banker", "grocer", "settler", "captain", "chinese_worker", "salary", "land", "building", "income_land",
    "income_cowboys", "gambling", "income", "raid", "vp_land", "vp_cowboys", "vp_buildings", "bought_points", "sheriff",
    "houses", "mountains", "spent", "pieces", "pieces_at_bridge", "money_left", "kit_carson",
]  # fmt: skip
"""Why money or points change hands."""
IncomeReason: TypeAlias = tuple[
    Literal["bare_parcels", "minimum", "mountains", "river", "houses", "ranches", "mines", "hotel"], int, int
]
"""What was counted, how many, and the dollars for each."""
PointsReason: TypeAlias = tuple[
    Why | Literal["dollars", "parcels", "strength"], int, int | Literal["1/6", "1/2"] | None
]
"""What was counted, how many, and the points for each; none where it is no simple product."""
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
"""A player in a typed position."""

BUILDINGS: tuple[Building, ...] = get_args(Building)
CONTENTS: tuple[Content, ...] = get_args(Content)
PARCELS: tuple[Parcel, ...] = get_args(Parcel)
EDGES: tuple[Edge, ...] = get_args(Edge)
CONSTRUCTION_SQUARES: tuple[ConstructionSquare, ...] = get_args(ConstructionSquare)
SQUARES: tuple[Square, ...] = get_args(Square)
TARGETS: tuple[Target, ...] = (*PARCELS, *SQUARES)
CHARACTERS: tuple[Character, ...] = get_args(Character)
SIDES: tuple[Side, ...] = get_args(Side)
SIDE_CHOICES: tuple[Side | Literal["drawn"], ...] = (*SIDES, "drawn")
QUESTIONS: dict[int, QuestionType] = dict(enumerate(get_args(QuestionType), codes.ASK_DRAFT))
STEPS: dict[int, Step] = {
    codes.DO_PICK: "pick",
    codes.DO_PLACE: "place",
    codes.DO_TRACK: "resolve",
    **dict.fromkeys((codes.DO_BANKER, codes.DO_END, codes.DO_CASH, codes.DO_REFILL, codes.DO_LAST_ROADS), "end"),
}
PHASES: dict[int, Phase] = {
    codes.RUN: "rules",
    **QUESTIONS,
    **dict(enumerate(get_args(ChanceType), codes.ROLL_SIDE)),
    codes.OVER: "over",
}
WHYS: tuple[Why, ...] = get_args(Why)
LETTERS: tuple[Letter, ...] = get_args(Letter)
