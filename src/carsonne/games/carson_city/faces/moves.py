"""Translates between moves as people write them and moves as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carsonne.games.carson_city.faces.move_types import (
    AgreeMove,
    AnyMove,
    BuildingDraw,
    BuildMove,
    BuyMove,
    BuyPointsMove,
    ChanceMove,
    ClaimMove,
    DoneMove,
    DoubleMove,
    DuelDieDraw,
    DuelTileDraw,
    FightMove,
    GamblingDraw,
    HireMove,
    HouseMove,
    KeepMove,
    LockMove,
    MoneyMove,
    Move,
    NoneMove,
    OrderDraw,
    PassMove,
    PerformMove,
    PickMove,
    PlaceMove,
    RefuseMove,
    RenounceMove,
    RoadMove,
    ShiftMove,
    SideDraw,
    SpendMove,
    StayMove,
    TakeBackMove,
    TakeMove,
    TileMove,
    TownDraw,
    WaitMove,
    WithdrawMove,
)
from carsonne.games.carson_city.rules import codes, market
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import EDGE_OF, PARCEL_OF, TARGET_OF
from carsonne.games.carson_city.rules.words import (
    BUILDINGS,
    CHARACTERS,
    CONSTRUCTION_SQUARES,
    EDGES,
    PARCELS,
    SIDES,
    TARGETS,
    Building,
    ConstructionSquare,
)
from carsonne.kernel.errors import BadMove
from carsonne.kernel.parse_move import read_move, structs_of

NO_MOVE = -1
"""A written move that is well formed but never legal."""
_SLOTS: tuple[ConstructionSquare, ...] = CONSTRUCTION_SQUARES[::-1]
"""The squares of the row, from the cheapest."""


def square_of_slot(slot: int) -> ConstructionSquare:
    """Return the construction square of a place on the row."""
    return _SLOTS[slot]


def building_of(what: int) -> Building:
    """Return the name of the building with this number; numbers begin with 1."""
    return BUILDINGS[what - 1]


# From numbers

_WORDS: dict[int, Callable[[], Move]] = {
    codes.PASS_MOVE: PassMove,
    codes.LOCK_MOVE: LockMove,
    codes.DONE_MOVE: DoneMove,
    codes.PERFORM_MOVE: PerformMove,
    codes.RENOUNCE_MOVE: RenounceMove,
    codes.KEEP_MOVE: KeepMove,
    codes.AGREE_MOVE: AgreeMove,
    codes.REFUSE_MOVE: RefuseMove,
    codes.NONE_MOVE: NoneMove,
    codes.MONEY_MOVE: MoneyMove,
    codes.WAIT_MOVE: WaitMove,
    codes.WITHDRAW_MOVE: WithdrawMove,
    codes.STAY_MOVE: StayMove,
}
"""Moves that say nothing but their type."""
_SPELL: list[tuple[int, Callable[[int], Move]]] = [
    (codes.PICK_MOVE, lambda n: PickMove(CHARACTERS[n])),
    (codes.HIRE_MOVE, HireMove),
    (codes.TAKE_MOVE, lambda n: TakeMove(_SLOTS[n])),
    (codes.DOUBLE_MOVE, lambda n: DoubleMove(building_of(n))),
    (codes.TILE_MOVE, TileMove),
    (codes.CLAIM_MOVE, lambda n: ClaimMove(PARCELS[n])),
    (codes.BUY_MOVE, lambda n: BuyMove(PARCELS[n])),
    (codes.HOUSE_MOVE, lambda n: HouseMove(PARCELS[n])),
    (codes.FIGHT_MOVE, lambda n: FightMove(PARCELS[n])),
    (codes.PLACE_MOVE, lambda n: PlaceMove(TARGETS[n])),
    (codes.WHITE_MOVE, lambda n: PlaceMove(TARGETS[n], white=True)),
    (codes.BACK_MOVE, lambda n: TakeBackMove(TARGETS[n])),
    (codes.WHITE_BACK_MOVE, lambda n: TakeBackMove(TARGETS[n], white=True)),
    (codes.ROAD_MOVE, lambda n: RoadMove(EDGES[n])),
    (codes.BUILD_MOVE, lambda n: BuildMove(building_of(n // codes.PARCELS), PARCELS[n % codes.PARCELS])),
    (codes.POINTS_MOVE, BuyPointsMove),
    (codes.SPEND_MOVE, SpendMove),
    (codes.SHIFT_MOVE, lambda n: _shift(n, white=False)),
    (codes.WHITE_SHIFT_MOVE, lambda n: _shift(n, white=True)),
]
"""The first number of each family of moves, and the function that writes one."""


def written(move: int) -> Move:
    """Write a seat's move."""
    if move in _WORDS:
        return _WORDS[move]()
    first, spell = next(family for family in reversed(_SPELL) if move >= family[0])
    return spell(move - first)


def _shift(n: int, white: bool) -> ShiftMove:
    start, end = divmod(n, codes.TARGET_ROOM)
    return ShiftMove(TARGETS[start], TARGETS[end], white)


def written_draw(s: Position, outcome: int) -> ChanceMove:
    """Write an outcome of the pending draw; where a single seat sees it, the move names that seat."""
    if s.phase == codes.ROLL_SIDE:
        return SideDraw(CHARACTERS[s.count], SIDES[outcome])
    if s.phase == codes.ROLL_TILE:
        return DuelTileDraw(outcome, s.drawer)
    if s.phase == codes.ROLL_BAG:
        return BuildingDraw(building_of(outcome), _SLOTS[market.free_slot(s)])
    if s.phase == codes.ROLL_ORDER:
        return OrderDraw(outcome)
    if s.phase == codes.ROLL_DUEL:
        return DuelDieDraw(s.turn, outcome)
    dice = outcome // codes.FACES + 1, outcome % codes.FACES + 1
    return GamblingDraw(*dice) if s.phase == codes.ROLL_GAMBLE else TownDraw(*dice)


# To numbers

_NUMBERS: dict[type, Callable[[Any], int]] = {
    PickMove: lambda m: codes.PICK_MOVE + CHARACTERS.index(m.character),
    HireMove: lambda m: _counted(codes.HIRE_MOVE, m.count, codes.HIRE_MOST),
    TakeMove: lambda m: codes.TAKE_MOVE + _SLOTS.index(m.square),
    DoubleMove: lambda m: codes.DOUBLE_MOVE + BUILDINGS.index(m.building) + 1,
    TileMove: lambda m: _counted(codes.TILE_MOVE, m.value, codes.FACES - 1),
    ClaimMove: lambda m: codes.CLAIM_MOVE + PARCEL_OF[m.parcel],
    BuyMove: lambda m: codes.BUY_MOVE + PARCEL_OF[m.parcel],
    HouseMove: lambda m: codes.HOUSE_MOVE + PARCEL_OF[m.parcel],
    FightMove: lambda m: codes.FIGHT_MOVE + PARCEL_OF[m.parcel],
    PlaceMove: lambda m: (codes.WHITE_MOVE if m.white else codes.PLACE_MOVE) + TARGET_OF[m.target],
    TakeBackMove: lambda m: (codes.WHITE_BACK_MOVE if m.white else codes.BACK_MOVE) + TARGET_OF[m.target],
    ShiftMove: lambda m: (
        (codes.WHITE_SHIFT_MOVE if m.white else codes.SHIFT_MOVE)
        + TARGET_OF[m.start] * codes.TARGET_ROOM
        + TARGET_OF[m.target]
    ),
    RoadMove: lambda m: codes.ROAD_MOVE + EDGE_OF[m.edge],
    BuildMove: lambda m: codes.BUILD_MOVE + (BUILDINGS.index(m.building) + 1) * codes.PARCELS + PARCEL_OF[m.parcel],
    BuyPointsMove: lambda m: _counted(codes.POINTS_MOVE, m.points, codes.MAX_AMOUNT),
    SpendMove: lambda m: _counted(codes.SPEND_MOVE, m.amount, codes.MAX_AMOUNT),
}


_WORD_NUMBERS: dict[type, int] = {type(word()): move for move, word in _WORDS.items()}


def number_of(s: Position, move: AnyMove) -> int:
    """Return the number of a move, or NO_MOVE where there is none, or no such outcome of the pending draw."""
    if type(move) in _WORD_NUMBERS:
        return _WORD_NUMBERS[type(move)]
    if type(move) in _NUMBERS:
        return _NUMBERS[type(move)](move)
    for outcome, _ in s.outcomes():
        if written_draw(s, outcome) == move:
            return outcome
    return NO_MOVE


def number_of_draw(s: Position, data: object, title: str) -> int:
    """Return the number of a written outcome, or NO_MOVE if the pending draw has none such.

    Raises BadMove for what is not a draw.
    """
    try:
        return number_of(s, read_move(ChanceMove, data, title))
    except BadMove:
        if isinstance(data, dict) and data.get("type") in structs_of(ChanceMove):
            return NO_MOVE
        raise


def _counted(first: int, n: int, most: int) -> int:
    """Return a number's place in its family of moves, or NO_MOVE outside."""
    return first + n if 0 <= n <= most else NO_MOVE
