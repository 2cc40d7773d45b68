"""Why a cowboy cannot go somewhere, in a sentence with its clause (CB31 to CB38, CB107, CB108, CB136 to CB138)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carsonne.games.carson_city.rules import codes, cowboys, kit_carson, players, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import CONTENTS
from carsonne.kernel.why_not import WhyNot, player

PLACE: Final = WhyNot("Now you place a cowboy, or pass.", "CB31")
LOCK_INSTEAD: Final = WhyNot("With Kit Carson you lock in instead of passing.", "CB137")
PASS_INSTEAD: Final = WhyNot("Pass instead: locking in is for games with Kit Carson.", "CB38")
KIT: Final = WhyNot("Now everybody places, moves and takes back cowboys, or locks in.", "CB136")
USED_UP: Final = WhyNot("You have made 99 changes in this round: all you can do now is lock in.", "R20")
NO_COWBOY: Final = WhyNot("You have no cowboys left to place.", "CB31")
NO_WHITE: Final = WhyNot("You do not have the Sheriff's white cowboy to place.", "CB107")
NOT_THERE: Final = WhyNot("You have no such cowboy there.", "CB136")
THERE_ALREADY: Final = WhyNot("That is where the cowboy already stands.", "CB136")
OWN_THERE: Final = WhyNot("You already have a cowboy here; a target with duels holds one for each player.", "CB36")
WHITE_THERE: Final = WhyNot("Nobody may join the Sheriff's white cowboy here.", "CB107")
WHITE_JOINS_NOBODY: Final = WhyNot("The white cowboy goes only where nobody stands yet.", "CB107")
WHITE_ATTACKS_NOBODY: Final = WhyNot("The white cowboy attacks nobody.", "CB107")
SHERIFF_JOINS_NOBODY: Final = WhyNot("The red Sheriff does not join others where that means a duel.", "CB108")
SHERIFF_ATTACKS_NOBODY: Final = WhyNot("The red Sheriff attacks nobody.", "CB108")
RIVER: Final = WhyNot("Nobody can own the river, and no cowboys go there.", "CB130")
OWN_LAND: Final = WhyNot("This is your land. Only buildings can be attacked, so there is nothing to defend.", "CB35")
OWN_SAFE: Final = WhyNot("Your building cannot be attacked here, so it needs no defender.", "CB35")
BESIDE_CHURCH: Final = WhyNot("This building stands beside a church of its owner and cannot be attacked.", "CB34")
REMINDER: Final = WhyNot("This square is only a reminder; no cowboys go there.", "CB32")
NO_BUILDING: Final = WhyNot("There is no building on this construction square.", "CB32")
CLOSED: Final = WhyNot("This square is closed: points are no longer sold here.", "CB44")


def placing(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Refuse a cowboy, or passing where Kit Carson's first player locks in instead."""
    if move in (codes.PASS_MOVE, codes.LOCK_MOVE):
        if (move == codes.LOCK_MOVE) == bool(s.kit):
            return None
        return LOCK_INSTEAD if s.kit else PASS_INSTEAD
    return one_cowboy(s, seat, move, names) if _is_placing(move) else PLACE


def simultaneous(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Refuse an operation of the simultaneous placing."""
    if move == codes.LOCK_MOVE:
        return None
    if s.operations[seat] >= codes.MAX_OPERATIONS:
        return USED_UP
    if _is_placing(move):
        return one_cowboy(s, seat, move, names)
    if codes.BACK_MOVE <= move < codes.ROAD_MOVE:
        return _take_back(s, seat, move)
    if move >= codes.SHIFT_MOVE:
        return _shift(s, seat, move, names)
    return LOCK_INSTEAD if move == codes.PASS_MOVE else KIT


def _is_placing(move: int) -> bool:
    return codes.PLACE_MOVE <= move < codes.BACK_MOVE


def one_cowboy(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Refuse a cowboy from the reserve, coloured or white."""
    if move >= codes.WHITE_MOVE:
        return white_to(s, seat, move - codes.WHITE_MOVE, names) if players.has_white(s, seat) else NO_WHITE
    return to(s, seat, move - codes.PLACE_MOVE, names) if s.cowboys[seat] else NO_COWBOY


# Where to


def to(s: Position, seat: int, target: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a coloured cowboy may not go to a target."""
    if cowboys.may_place(s, seat, target):
        return None
    return _place(s, seat, target, names) or _company(s, seat, target)


def white_to(s: Position, seat: int, target: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why the white cowboy may not go to a target."""
    if cowboys.may_place_white(s, seat, target):
        return None
    if found := _place(s, seat, target, names):
        return found
    return WHITE_JOINS_NOBODY if s.stand[target] else WHITE_ATTACKS_NOBODY


def _place(s: Position, seat: int, target: int, names: Sequence[str]) -> WhyNot | None:
    if target >= codes.PARCELS:
        return None if cowboys.is_open(s, target - codes.PARCELS) else _closed(target - codes.PARCELS)
    return None if cowboys.takes(s, seat, target) else _parcel(s, seat, target, names)


def _closed(square: int) -> WhyNot:
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        return NO_BUILDING
    return CLOSED if square >= codes.FIRST_BUY else REMINDER


def _parcel(s: Position, seat: int, parcel: int, names: Sequence[str]) -> WhyNot:
    owner, what = s.owner[parcel], s.content[parcel]
    if owner == codes.NOBODY:
        return RIVER
    if not town.is_building(s, parcel):
        return OWN_LAND if owner == seat else _nothing_to_attack(owner, names)
    if town.is_safe(s, parcel):
        return OWN_SAFE if owner == seat else _safe(what)
    return SHERIFF_ATTACKS_NOBODY


def _nothing_to_attack(owner: int, names: Sequence[str]) -> WhyNot:
    who = player(owner, names)
    return WhyNot(f"{who[0].upper()}{who[1:]} owns this parcel, and there is no building to attack.", "CB35")


def _safe(what: int) -> WhyNot:
    if what in (codes.CHURCH, codes.PRISON):
        return WhyNot(f"A {CONTENTS[what]} cannot be attacked.", "CB34")
    return BESIDE_CHURCH


def _company(s: Position, seat: int, target: int) -> WhyNot:
    """Explain why the seat may not join the cowboys that stand there."""
    if s.stand[target] >> seat & 1:
        return OWN_THERE
    return WHITE_THERE if s.white_at == target else SHERIFF_JOINS_NOBODY


# Changes of mind


def _take_back(s: Position, seat: int, move: int) -> WhyNot | None:
    if move >= codes.WHITE_BACK_MOVE:
        return None if _has_white_at(s, seat, move - codes.WHITE_BACK_MOVE) else NOT_THERE
    return None if kit_carson.has_coloured(s, seat, move - codes.BACK_MOVE) else NOT_THERE


def _has_white_at(s: Position, seat: int, target: int) -> bool:
    return s.sheriff == seat and s.white_at == target and target < codes.TARGETS


def _shift(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    white = move >= codes.WHITE_SHIFT_MOVE
    start, target = divmod(move - (codes.WHITE_SHIFT_MOVE if white else codes.SHIFT_MOVE), codes.TARGET_ROOM)
    if not (_has_white_at(s, seat, start) if white else kit_carson.has_coloured(s, seat, start)):
        return NOT_THERE
    if start == target:
        return THERE_ALREADY
    return white_to(s, seat, target, names) if white else to(s, seat, target, names)
