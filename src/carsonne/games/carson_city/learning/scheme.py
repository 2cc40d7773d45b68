"""The actions and observations of Carson City as data, and the offset of each part (docs/research.md)."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city.rules import codes, words
from carsonne.games.carson_city.rules.words import BUILDINGS, CONTENTS
from carsonne.kernel.scheme import Part, Scheme, starts

KINDS: Final = codes.TYPES - 1
"""Kinds of building."""
PIECES: Final = len(CONTENTS) - 1
"""What a parcel can hold, if it is not bare."""
AMOUNTS: Final = 256
"""One more than the largest number of points or dollars that an action can name."""
STEPS: Final = codes.DO_LAST_ROADS + 1
PENDING: Final = codes.STANDING + 1
PHASES: Final = codes.OVER + 1
_WORDS: Final = (
    "pass, lock, done, perform, renounce, keep, agree, refuse, none, money, wait, withdraw, stay"  # PASS_MOVE on
)

ACTIONS: Final = (
    Part("word", codes.STAY_MOVE, f"An answer in a word: {_WORDS}."),
    Part("pick", codes.CHARACTERS, f"Pick a character: {', '.join(words.CHARACTERS)}."),
    Part("hire", codes.HIRE_MOST + 1, "How many cowboys the Captain hires, or revolvers he buys: 0 to 3."),
    Part("take", codes.SLOTS, "The Worker takes the building in this place of the row, from the cheapest."),
    Part("double", KINDS, f"The Grocer doubles a kind of building: {', '.join(BUILDINGS)}."),
    Part("tile", codes.FACES, "Play the duel tile of this value: 0 to 5."),
    Part("claim", codes.PARCELS, "Take a parcel for nothing: row * 8 + column, like all parcels."),
    Part("buy", codes.PARCELS, "Buy a parcel."),
    Part("house", codes.PARCELS, "Put the house of a building there."),
    Part("fight", codes.PARCELS, "Fight the duel on this parcel next."),
    Part("place", codes.TARGETS, "Put a cowboy on a target: the 64 parcels, then the 24 squares of the track."),
    Part("white", codes.TARGETS, "Put the white cowboy on a target."),
    Part("back", codes.TARGETS, "Take a cowboy back from a target (option kit_carson, like the next three)."),
    Part("white_back", 1, "Take the white cowboy back."),
    Part("white_shift", codes.TARGETS, "Move the white cowboy to a target."),
    Part("shift", codes.TARGETS * codes.TARGETS, "from * 88 + to: move a cowboy from one target to another."),
    Part(
        "road",
        codes.EDGES,
        "Lay a road on an edge: 72 that run east, 9 rows of 8, then 72 that run south, 8 rows of 9.",
    ),
    Part("build", KINDS * codes.PARCELS, "kind * 64 + parcel: build a building there."),
    Part("points", AMOUNTS, "How many points to buy: 0 to 255."),
    Part("spend", AMOUNTS, "How many dollars to spend beyond what the cash limit demands: 0 to 255."),
)

PLANES: Final = (
    Part("piece", PIECES, f"1 where a parcel holds {', '.join(CONTENTS[1:])}."),
    Part("owner", codes.MAX_SEATS, "1 on parcels with an owner: the observer, then the seats after it."),
    Part("served", 1, "1 on parcels that a road touches."),
    Part("road", 4, "Roads on the north, east, south and west side of a parcel: 1, or 2 for a bridge.", 2),
    Part("cowboy", codes.MAX_SEATS, "1 where a cowboy stands, by owner."),
    Part("white", 1, "1 where the white cowboy stands."),
    Part("price", 1, "What the parcel costs, or would cost.", 10),
    Part("income", 1, "What the building there earns.", 60),
    Part("safe", 1, "1 on buildings that nobody can attack."),
    Part("raid", codes.MAX_SEATS, "1 on buildings of which a seat will take its share, by seat."),
    Part("asked", KINDS, f"1 where the owner was asked for leave to build {', '.join(BUILDINGS)}."),
    Part("focus", 1, "1 on the parcel that is in question: a duel, a raid, the site of a building or its house."),
)

_SEATS: Final = "by seat from the observer on"
VECTOR: Final = (
    Part("seats", 1, "How many seats play.", codes.MAX_SEATS),
    Part("round", codes.ROUNDS + 1, "The round; 0 before the first."),
    Part("phase", PHASES, "What is asked, by its number in codes.py."),
    Part("step", STEPS, "What the rules do when nobody is asked, by its number in codes.py."),
    Part("pending", PENDING, "What must be settled first, by its number in codes.py."),
    Part("square", codes.SQUARES, f"The square that is being resolved: {', '.join(words.SQUARES)}."),
    Part("acts", codes.MAX_SEATS, f"Who has to decide, {_SEATS}."),
    Part("money", codes.MAX_SEATS, f"Dollars, {_SEATS}.", 200),
    Part("points", codes.MAX_SEATS, "Points, by seat.", 100),
    Part("cowboys", codes.MAX_SEATS, "Cowboys at home, by seat.", codes.MAX_COWBOYS),
    Part("has_white", codes.MAX_SEATS, "Whether the white cowboy is still to be placed, by seat."),
    Part("sheriff", codes.MAX_SEATS, "Who has the white cowboy, placed or not."),
    Part("roads", codes.MAX_SEATS, "Roads, by seat.", codes.ALL_ROADS),
    Part("guns", codes.MAX_SEATS, "Revolvers, by seat.", 10),
    Part("ammunition", codes.MAX_SEATS, "Who has the triple revolver."),
    Part("strength", codes.MAX_SEATS, "Strength, by seat.", 20),
    Part("limit", codes.MAX_SEATS, "The cash limit of the character, by seat; 0 without one.", 120),
    Part("parcels", codes.MAX_SEATS, "Parcels, by seat.", codes.MAX_PARCELS),
    Part("kept", codes.MAX_SEATS * KINDS, "Buildings kept for later, by seat and kind.", 3),
    Part("character", codes.MAX_SEATS * codes.CHARACTERS, f"By seat, one of {', '.join(words.CHARACTERS)}."),
    Part("waits", codes.MAX_SEATS, "Whether a seat uses its character later, by seat."),
    Part("picking", codes.MAX_SEATS, "The place in the order of picking, from 1 on, by seat.", codes.MAX_SEATS),
    Part("placing", codes.MAX_SEATS, "The place in the order of placing, from 1 on, by seat.", codes.MAX_SEATS),
    Part(
        "passed", codes.MAX_SEATS, "The place in the order of passing, from 1 on, by seat; 0 before.", codes.MAX_SEATS
    ),
    Part(
        "operations",
        codes.MAX_SEATS,
        "How often cowboys were touched (option kit_carson), by seat.",
        codes.MAX_OPERATIONS + 1,
    ),
    Part(
        "on_square",
        codes.SQUARES * codes.MAX_SEATS,
        "Cowboys on each square of the track, by square and seat.",
        codes.MAX_COWBOYS,
    ),
    Part("white_on", codes.SQUARES, "The square on which the white cowboy stands."),
    Part(
        "market",
        codes.SLOTS * KINDS,
        f"The building in each place of the row, from the cheapest: {', '.join(BUILDINGS)}.",
    ),
    Part("bag", KINDS, "Buildings in the bag, by kind.", 6),
    Part(
        "side",
        codes.CHARACTERS * len(words.SIDE_CHOICES),
        f"The side of each character: {', '.join(words.SIDE_CHOICES)}.",
    ),
    Part("stock", 1, "Roads in the general reserve.", codes.ALL_ROADS),
    Part("building", KINDS, "The building that is being built."),
    Part("builder", codes.MAX_SEATS, "Who builds it."),
    Part("from_kept", 1, "Whether it was kept."),
    Part("doubled", KINDS, "The kind of building that the Grocer doubles."),
    Part("fights", codes.MAX_SEATS, "Who takes part in the duel that is fought."),
    Part("duel_square", codes.SQUARES, "The square on which it is fought, if it is one."),
    Part("ready", codes.MAX_SEATS, "Whether a seat has rolled, chosen a tile or an amount, or said to stay."),
    Part("shown", codes.MAX_SEATS, "1 + what it has rolled or chosen, as far as the observer may know.", 200),
    Part("hand", codes.FACES, "The observer's duel tiles, by value.", 5),
    Part("tiles", codes.MAX_SEATS, "Duel tiles in hand, by seat.", codes.FACES),
    Part("announced", codes.MAX_SEATS, "The total of the tiles dealt, by seat.", 30),
    Part("refilled", codes.MAX_SEATS, "Whether a seat has drawn new tiles."),
    Part("discard", codes.FACES, "Duel tiles that lie open, by value.", 5),
    Part("law", 1, "Option law_of_the_strongest."),
    Part("kit", 1, "Option kit_carson."),
    Part("windows", 1, "Option road_windows."),
    Part("river", 1, "Option carson_river."),
    Part("duel_order", len(codes.DUEL_ORDERS), f"Option duel_order: {', '.join(codes.DUEL_ORDERS)}."),
    Part("withdraw", len(codes.WITHDRAWALS), f"Option withdraw: {', '.join(codes.WITHDRAWALS)}."),
    Part("duel_refill", len(codes.DUEL_REFILLS), f"Option duel_refill: {', '.join(codes.DUEL_REFILLS)}."),
)

SCHEME: Final = Scheme(ACTIONS, PLANES, codes.GRID, codes.GRID, VECTOR)

_action: Final = starts(ACTIONS)
WORD_ACTION: Final = _action["word"]
PICK_ACTION: Final = _action["pick"]
HIRE_ACTION: Final = _action["hire"]
TAKE_ACTION: Final = _action["take"]
DOUBLE_ACTION: Final = _action["double"]
TILE_ACTION: Final = _action["tile"]
CLAIM_ACTION: Final = _action["claim"]
BUY_ACTION: Final = _action["buy"]
HOUSE_ACTION: Final = _action["house"]
FIGHT_ACTION: Final = _action["fight"]
PLACE_ACTION: Final = _action["place"]
WHITE_ACTION: Final = _action["white"]
BACK_ACTION: Final = _action["back"]
WHITE_BACK_ACTION: Final = _action["white_back"]
WHITE_SHIFT_ACTION: Final = _action["white_shift"]
SHIFT_ACTION: Final = _action["shift"]
ROAD_ACTION: Final = _action["road"]
BUILD_ACTION: Final = _action["build"]
POINTS_ACTION: Final = _action["points"]
SPEND_ACTION: Final = _action["spend"]

_plane: Final = {name: at * codes.PARCELS for name, at in starts(PLANES).items()}
PIECE_PLANE: Final = _plane["piece"]
OWNER_PLANE: Final = _plane["owner"]
SERVED_PLANE: Final = _plane["served"]
ROAD_PLANE: Final = _plane["road"]
COWBOY_PLANE: Final = _plane["cowboy"]
WHITE_PLANE: Final = _plane["white"]
PRICE_PLANE: Final = _plane["price"]
INCOME_PLANE: Final = _plane["income"]
SAFE_PLANE: Final = _plane["safe"]
RAID_PLANE: Final = _plane["raid"]
ASKED_PLANE: Final = _plane["asked"]
FOCUS_PLANE: Final = _plane["focus"]

_number: Final = starts(VECTOR)
AT_SEATS: Final = _number["seats"]
AT_ROUND: Final = _number["round"]
AT_PHASE: Final = _number["phase"]
AT_STEP: Final = _number["step"]
AT_PENDING: Final = _number["pending"]
AT_SQUARE: Final = _number["square"]
AT_ACTS: Final = _number["acts"]
AT_MONEY: Final = _number["money"]
AT_POINTS: Final = _number["points"]
AT_COWBOYS: Final = _number["cowboys"]
AT_HAS_WHITE: Final = _number["has_white"]
AT_SHERIFF: Final = _number["sheriff"]
AT_ROADS: Final = _number["roads"]
AT_GUNS: Final = _number["guns"]
AT_AMMUNITION: Final = _number["ammunition"]
AT_STRENGTH: Final = _number["strength"]
AT_LIMIT: Final = _number["limit"]
AT_PARCELS: Final = _number["parcels"]
AT_KEPT: Final = _number["kept"]
AT_CHARACTER: Final = _number["character"]
AT_WAITS: Final = _number["waits"]
AT_PICKING: Final = _number["picking"]
AT_PLACING: Final = _number["placing"]
AT_PASSED: Final = _number["passed"]
AT_OPERATIONS: Final = _number["operations"]
AT_ON_SQUARE: Final = _number["on_square"]
AT_WHITE_ON: Final = _number["white_on"]
AT_MARKET: Final = _number["market"]
AT_BAG: Final = _number["bag"]
AT_SIDE: Final = _number["side"]
AT_STOCK: Final = _number["stock"]
AT_BUILDING: Final = _number["building"]
AT_BUILDER: Final = _number["builder"]
AT_FROM_KEPT: Final = _number["from_kept"]
AT_DOUBLED: Final = _number["doubled"]
AT_FIGHTS: Final = _number["fights"]
AT_DUEL_SQUARE: Final = _number["duel_square"]
AT_READY: Final = _number["ready"]
AT_SHOWN: Final = _number["shown"]
AT_HAND: Final = _number["hand"]
AT_TILES: Final = _number["tiles"]
AT_ANNOUNCED: Final = _number["announced"]
AT_REFILLED: Final = _number["refilled"]
AT_DISCARD: Final = _number["discard"]
AT_LAW: Final = _number["law"]
AT_KIT: Final = _number["kit"]
AT_WINDOWS: Final = _number["windows"]
AT_RIVER: Final = _number["river"]
AT_DUEL_ORDER: Final = _number["duel_order"]
AT_WITHDRAW: Final = _number["withdraw"]
AT_DUEL_REFILL: Final = _number["duel_refill"]
