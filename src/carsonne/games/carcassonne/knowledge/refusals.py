"""Why a move is not allowed, as a message with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carsonne.games.carcassonne.knowledge.accessors import hand
from carsonne.games.carcassonne.rules import claiming, codes, frontier, placing, tables
from carsonne.games.carcassonne.rules.features import find, segment_at
from carsonne.games.carcassonne.rules.followers import count
from carsonne.games.carcassonne.rules.plane import cell_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.words import PLACES, ROLES
from carsonne.kernel.why_not import WhyNot, held
from carsonne.locales import Message, message

TERRAIN: Final = {codes.FIELD: "field", codes.ROAD: "road", codes.CITY: "city"}

OUT_OF_REACH: Final = WhyNot(message("ca-refused-out-of-reach"), "CA8")
LAID: Final = WhyNot(message("ca-refused-placed"), "CA6")
NOT_LAID: Final = WhyNot(message("ca-refused-not-placed"), "CA6")
MUST_CLAIM_OR_SKIP: Final = WhyNot(message("ca-refused-late-discard"), "CA40")
NO_HAND_TO_DISCARD: Final = WhyNot(message("ca-refused-discard"), "CA12")
HAND_FITS: Final = WhyNot(message("ca-refused-hand-fits"), "CA12")
NOT_IN_HAND: Final = WhyNot(message("ca-refused-not-in-hand"), "CA40")
NOT_DRAWN: Final = WhyNot(message("ca-refused-not-drawn"), "CA6")
TAKEN: Final = WhyNot(message("ca-refused-taken"), "CA8")
APART: Final = WhyNot(message("ca-refused-apart"), "CA8")
SAME_TURN: Final = WhyNot(message("ca-refused-same-turn"), "CA10")
NO_FOLLOWERS: Final = WhyNot(message("ca-refused-no-followers"), "CA16")
NO_FARMERS: Final = WhyNot(message("ca-refused-no-farmers"), "CA13")


def why_not(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a move is not allowed; None if it is legal."""
    if s.phase == codes.CLAIM:
        return _after_laying(s, seat, move, names)
    if move >= codes.PLACE_MOVE:
        return _placement(s, seat, placing.kind_in(move), placing.spot_in(move), placing.turn_in(move))
    if move >= codes.DISCARD_MOVE:
        return _discard(s, seat, move - codes.DISCARD_MOVE)
    return NOT_LAID if move >= codes.SKIP_MOVE else OUT_OF_REACH


# Laying a tile


def _placement(s: Position, seat: int, kind: int, spot: int, turn: int) -> WhyNot | None:
    if s.hand_size == codes.NO_HAND and kind != s.drawn:
        return NOT_DRAWN
    if s.hand_size > codes.NO_HAND and kind not in hand(s, seat):
        return NOT_IN_HAND
    found = s.at[cell_of(spot)]
    if 0 < found < codes.FIRST_SLOT and s.spot[found - 1] == spot:
        return TAKEN
    if found < codes.FIRST_SLOT or s.slot_spot[found - codes.FIRST_SLOT] != spot:
        return APART
    return _edges(kind, turn, s.pattern[found - codes.FIRST_SLOT])


def _edges(kind: int, turn: int, pattern: int) -> WhyNot | None:
    """Name the first edge that does not match (CA9)."""
    turns = tables.FIT[(kind << 8) + pattern]
    if turns >> turn & 1:
        return None
    for side in range(4):
        mine, theirs = tables.EDGE[(kind * 4 + turn) * 4 + side], pattern >> 2 * side & 3
        if theirs not in (0, mine):
            return WhyNot(_clash("ca-refused-turn" if turns else "ca-refused-cell", mine, theirs, side), "CA9")
    return SAME_TURN


def _clash(id: str, mine: int, theirs: int, side: int) -> Message:
    """Say what would meet what, and on which side."""
    return message(
        id,
        mine=message(f"sort-{TERRAIN[mine]}"),
        theirs=message(f"sort-{TERRAIN[theirs]}"),
        side=message(f"side-{'nesw'[side]}"),
    )


def _discard(s: Position, seat: int, kind: int) -> WhyNot | None:
    if s.hand_size == codes.NO_HAND:
        return NO_HAND_TO_DISCARD
    if kind not in hand(s, seat):
        return NOT_IN_HAND
    return HAND_FITS if any(frontier.fits(s, held) for held in hand(s, seat)) else None


# Placing a follower


def _after_laying(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.SKIP_MOVE:
        return None
    if codes.CLAIM_MOVE <= move < codes.CLAIM_MOVE + codes.PLACE_COUNT:
        return _claim(s, seat, move - codes.CLAIM_MOVE, names)
    return MUST_CLAIM_OR_SKIP if codes.DISCARD_MOVE <= move < codes.PLACE_MOVE else LAID


def _claim(s: Position, seat: int, place: int, names: Sequence[str]) -> WhyNot | None:
    tile = s.tile_count - 1
    if tables.SEGMENT_OF_PLACE[(s.turned[tile] >> 2) * codes.PLACE_COUNT + place] < 0:
        role = message(f"role-{ROLES[PLACES[place][0]]}")
        return WhyNot(message("ca-refused-no-place", role=role), "CA13")
    if s.supply[seat] == 0:
        return NO_FOLLOWERS
    segment = segment_at(s, tile, place)
    if claiming.is_free(s, segment):
        return None
    if s.type[segment] == codes.FIELD and not s.farmers:
        return NO_FARMERS
    men = s.men[find(s, segment)]
    seats = [other for other in range(s.seats) if count(men, other)]
    return WhyNot(held(f"ca-refused-held-{PLACES[place][0]}", seats, seat, names), "CA14")
