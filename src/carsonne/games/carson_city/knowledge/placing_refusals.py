"""Why a cowboy cannot go somewhere, as a message with its clause (CB31 to CB38, CB107, CB108, CB136 to CB138)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.rules import codes, cowboys, kit_carson, players, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import called, message

PLACE: Final = WhyNot(message("cc-refused-place"), "CB31")
LOCK_INSTEAD: Final = WhyNot(message("cc-refused-lock-instead"), "CB137")
PASS_INSTEAD: Final = WhyNot(message("cc-refused-pass-instead"), "CB38")
KIT: Final = WhyNot(message("cc-refused-kit-carson"), "CB136")
USED_UP: Final = WhyNot(message("cc-refused-used-up"), "R20")
NO_COWBOY: Final = WhyNot(message("cc-refused-no-cowboys"), "CB31")
NO_WHITE: Final = WhyNot(message("cc-refused-no-white"), "CB107")
NOT_THERE: Final = WhyNot(message("cc-refused-not-there"), "CB136")
THERE_ALREADY: Final = WhyNot(message("cc-refused-there-already"), "CB136")
OWN_THERE: Final = WhyNot(message("cc-refused-own-there"), "CB36")
WHITE_THERE: Final = WhyNot(message("cc-refused-white-there"), "CB107")
WHITE_JOINS_NOBODY: Final = WhyNot(message("cc-refused-white-joins"), "CB107")
WHITE_ATTACKS_NOBODY: Final = WhyNot(message("cc-refused-white-attacks"), "CB107")
SHERIFF_JOINS_NOBODY: Final = WhyNot(message("cc-refused-sheriff-joins"), "CB108")
SHERIFF_ATTACKS_NOBODY: Final = WhyNot(message("cc-refused-sheriff-attacks"), "CB108")
RIVER: Final = WhyNot(message("cc-refused-cowboy-on-river"), "CB130")
OWN_LAND: Final = WhyNot(message("cc-refused-own-land"), "CB35")
OWN_SAFE: Final = WhyNot(message("cc-refused-own-safe"), "CB35")
BESIDE_CHURCH: Final = WhyNot(message("cc-refused-beside-church"), "CB34")
REMINDER: Final = WhyNot(message("cc-refused-reminder"), "CB32")
NO_BUILDING: Final = WhyNot(message("cc-refused-no-building"), "CB32")
CLOSED: Final = WhyNot(message("cc-refused-closed"), "CB44")


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
    return WhyNot(message("cc-refused-nothing-to-attack", name=called(owner, names)), "CB35")


def _safe(what: int) -> WhyNot:
    if what in (codes.CHURCH, codes.PRISON):
        return WhyNot(message("cc-refused-safe", building=words.content(what)), "CB34")
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
