"""Moves as people write them and as numbers; one module knows both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carsonne.games.carson_city.rules import codes, market
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import (
    BUILDINGS,
    CHARACTER_NAMES,
    EDGE_NAMES,
    EDGE_OF,
    PARCEL_NAMES,
    PARCEL_OF,
    SQUARE_NAMES,
    TARGET_NAMES,
    TARGET_OF,
)
from carsonne.kernel.errors import BadMove

Json = dict[str, Any]
NO_MOVE = -1
"""A written move that is well formed and legal nowhere."""
_WORDS = {
    "pass": codes.PASS_MOVE,
    "lock": codes.LOCK_MOVE,
    "done": codes.DONE_MOVE,
    "perform": codes.PERFORM_MOVE,
    "renounce": codes.RENOUNCE_MOVE,
    "keep": codes.KEEP_MOVE,
    "agree": codes.AGREE_MOVE,
    "refuse": codes.REFUSE_MOVE,
    "none": codes.NONE_MOVE,
    "money": codes.MONEY_MOVE,
    "wait": codes.WAIT_MOVE,
}
"""Moves that say nothing but their type."""
_WORD_OF = {move: word for word, move in _WORDS.items()}
_SLOTS = [SQUARE_NAMES[market.slot_of(slot)] for slot in range(codes.SLOTS)]
_SLOT_OF = {name: slot for slot, name in enumerate(_SLOTS)}
_CARD_OF = {name: card for card, name in enumerate(CHARACTER_NAMES)}
_BUILDING_OF = {name: what for what, name in enumerate(BUILDINGS) if name}


def to_json(move: int) -> Json:
    """A seat's move in words."""
    if move in _WORD_OF:
        return {"type": _WORD_OF[move]}
    for first, spell in reversed(_SPELL):
        if move >= first:
            return spell(move - first)
    raise ValueError(move)


def _target(type_: str, white: bool) -> Callable[[int], Json]:
    def spell(n: int) -> Json:
        return {"type": type_, "target": TARGET_NAMES[n], **({"white": True} if white else {})}

    return spell


def _shift(white: bool) -> Callable[[int], Json]:
    def spell(n: int) -> Json:
        start, end = divmod(n, codes.TARGET_ROOM)
        words = {"type": "move", "from": TARGET_NAMES[start], "target": TARGET_NAMES[end]}
        return {**words, **({"white": True} if white else {})}

    return spell


def _build(n: int) -> Json:
    return {"type": "build", "building": BUILDINGS[n // codes.PARCELS], "parcel": PARCEL_NAMES[n % codes.PARCELS]}


_SPELL: list[tuple[int, Callable[[int], Json]]] = [
    (codes.PICK_MOVE, lambda n: {"type": "pick", "character": CHARACTER_NAMES[n]}),
    (codes.HIRE_MOVE, lambda n: {"type": "hire", "count": n}),
    (codes.TAKE_MOVE, lambda n: {"type": "take", "square": _SLOTS[n]}),
    (codes.DOUBLE_MOVE, lambda n: {"type": "double", "building": BUILDINGS[n]}),
    (codes.TILE_MOVE, lambda n: {"type": "tile", "value": n}),
    (codes.CLAIM_MOVE, lambda n: {"type": "claim", "parcel": PARCEL_NAMES[n]}),
    (codes.BUY_MOVE, lambda n: {"type": "buy", "parcel": PARCEL_NAMES[n]}),
    (codes.HOUSE_MOVE, lambda n: {"type": "house", "parcel": PARCEL_NAMES[n]}),
    (codes.FIGHT_MOVE, lambda n: {"type": "fight", "parcel": PARCEL_NAMES[n]}),
    (codes.PLACE_MOVE, _target("place", False)),
    (codes.WHITE_MOVE, _target("place", True)),
    (codes.BACK_MOVE, _target("take_back", False)),
    (codes.WHITE_BACK_MOVE, _target("take_back", True)),
    (codes.ROAD_MOVE, lambda n: {"type": "road", "edge": EDGE_NAMES[n]}),
    (codes.BUILD_MOVE, _build),
    (codes.POINTS_MOVE, lambda n: {"type": "buy_points", "points": n}),
    (codes.SPEND_MOVE, lambda n: {"type": "spend", "amount": n}),
    (codes.SHIFT_MOVE, _shift(False)),
    (codes.WHITE_SHIFT_MOVE, _shift(True)),
]

_FIELDS: dict[str, tuple[set[str], set[str]]] = {
    **{word: (set(), set()) for word in _WORDS},
    "pick": ({"character"}, set()),
    "hire": ({"count"}, set()),
    "take": ({"square"}, set()),
    "double": ({"building"}, set()),
    "tile": ({"value"}, set()),
    "claim": ({"parcel"}, set()),
    "buy": ({"parcel"}, set()),
    "house": ({"parcel"}, set()),
    "fight": ({"parcel"}, set()),
    "place": ({"target"}, {"white"}),
    "take_back": ({"target"}, {"white"}),
    "move": ({"from", "target"}, {"white"}),
    "road": ({"edge"}, set()),
    "build": ({"building", "parcel"}, set()),
    "buy_points": ({"points"}, set()),
    "spend": ({"amount"}, set()),
}
"""What each type of move must say, and what it may say."""


def from_json(data: Json) -> int:
    """The number of a seat's move, or BadMove."""
    type_ = data["type"]
    if type_ not in _FIELDS:
        raise BadMove(f"Carson City has no move {str(type_)[:40]!r}; it has {', '.join(_FIELDS)}.")
    check_fields(type_, data, *_FIELDS[type_])
    if type_ in _WORDS:
        return _WORDS[type_]
    if type_ in ("claim", "buy", "house", "fight"):
        first = {"claim": codes.CLAIM_MOVE, "buy": codes.BUY_MOVE, "house": codes.HOUSE_MOVE, "fight": codes.FIGHT_MOVE}
        return first[type_] + named(data["parcel"], PARCEL_OF, "parcel")
    if type_ in ("place", "take_back", "move"):
        return _from_target(type_, data)
    return _READ[type_](data)


def _from_target(type_: str, data: Json) -> int:
    white = data.get("white", False)
    if not isinstance(white, bool):
        raise BadMove("'white' must be true or false.")
    target = named(data["target"], TARGET_OF, "target")
    if type_ == "place":
        return (codes.WHITE_MOVE if white else codes.PLACE_MOVE) + target
    if type_ == "take_back":
        return (codes.WHITE_BACK_MOVE if white else codes.BACK_MOVE) + target
    first = codes.WHITE_SHIFT_MOVE if white else codes.SHIFT_MOVE
    return first + named(data["from"], TARGET_OF, "target") * codes.TARGET_ROOM + target


_READ: dict[str, Callable[[Json], int]] = {
    "pick": lambda data: codes.PICK_MOVE + named(data["character"], _CARD_OF, "character"),
    "hire": lambda data: number(data, "count", codes.HIRE_MOVE, codes.HIRE_MOST),
    "take": lambda data: codes.TAKE_MOVE + named(data["square"], _SLOT_OF, "construction square"),
    "double": lambda data: codes.DOUBLE_MOVE + named(data["building"], _BUILDING_OF, "building"),
    "tile": lambda data: number(data, "value", codes.TILE_MOVE, codes.FACES - 1),
    "road": lambda data: codes.ROAD_MOVE + named(data["edge"], EDGE_OF, "edge"),
    "build": lambda data: (
        codes.BUILD_MOVE
        + named(data["building"], _BUILDING_OF, "building") * codes.PARCELS
        + named(data["parcel"], PARCEL_OF, "parcel")
    ),
    "buy_points": lambda data: number(data, "points", codes.POINTS_MOVE, codes.MAX_AMOUNT),
    "spend": lambda data: number(data, "amount", codes.SPEND_MOVE, codes.MAX_AMOUNT),
}


def check_fields(type_: str, data: Json, needed: set[str], allowed: set[str]) -> None:
    """Refuse a move that says too little or too much."""
    for name in sorted(needed - data.keys()):
        raise BadMove(f"A move {type_!r} must say {name!r}.")
    for name in sorted(data.keys() - needed - allowed - {"type"}):
        raise BadMove(f"A move {type_!r} has no {str(name)[:40]!r}.")


def named(name: object, known: dict[str, int], what: str) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in known:
        raise BadMove(f"There is no {what} {str(name)[:40]!r}.")
    return known[name]


def number(data: Json, name: str, first: int, most: int) -> int:
    """A whole number behind the first move of its family."""
    n = data[name]
    if not isinstance(n, int) or isinstance(n, bool):
        raise BadMove(f"{name!r} must be a whole number.")
    return first + n if 0 <= n <= most else NO_MOVE


# Chance


def chance_to_json(s: Position, outcome: int) -> Json:
    """An outcome of the draw that is due, in words; one that a single seat sees carries "to"."""
    if s.phase == codes.ROLL_SIDE:
        side = codes.SIDE_NAMES[outcome]
        return {"type": "side", "character": CHARACTER_NAMES[s.count], "side": side}
    if s.phase == codes.ROLL_TILE:
        return {"type": "duel_tile", "value": outcome, "to": s.drawer}
    if s.phase == codes.ROLL_BAG:
        return {"type": "building", "building": BUILDINGS[outcome], "square": _SLOTS[market.free_slot(s)]}
    if s.phase == codes.ROLL_ORDER:
        return {"type": "order", "seat": outcome}
    if s.phase == codes.ROLL_DUEL:
        return {"type": "duel_die", "seat": s.turn, "value": outcome}
    type_ = "gambling" if s.phase == codes.ROLL_GAMBLE else "town_dice"
    return {"type": type_, "black": outcome // codes.FACES + 1, "white": outcome % codes.FACES + 1}


def chance_from_json(s: Position, data: Json) -> int:
    """The outcome that somebody wrote down, NO_MOVE when it is none of the draw that is due."""
    types = ("side", "duel_tile", "building", "order", "duel_die", "gambling", "town_dice")
    if data["type"] not in types:
        raise BadMove(f"Carson City draws no {str(data['type'])[:40]!r}; it draws {', '.join(types)}.")
    for outcome in range(codes.DICE):
        try:
            if chance_to_json(s, outcome) == data:
                return outcome
        except (IndexError, ValueError):
            break
    return NO_MOVE


def square_of_slot(slot: int) -> str:
    """The construction square of a place on the row."""
    return _SLOTS[slot]
