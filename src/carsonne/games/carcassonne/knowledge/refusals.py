"""Why a move is not allowed, in a sentence with its clause."""

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
from carsonne.kernel.why_not import WhyNot, holders

SIDES: Final = ("north", "east", "south", "west")
TERRAIN: Final = {codes.FIELD: "field", codes.ROAD: "road", codes.CITY: "city"}
FEATURE: Final = {**TERRAIN, codes.MONASTERY: "monastery"}

OUT_OF_REACH: Final = WhyNot("No tile can lie there: the landscape cannot reach that far.", "CA8")
LAID: Final = WhyNot("Your tile already lies on the board: place a follower on it, or none.", "CA6")
NOT_LAID: Final = WhyNot("Lay your tile first; after that you may place a follower on it.", "CA6")
MUST_CLAIM_OR_SKIP: Final = WhyNot("A tile can only be set aside before one is laid.", "CA40")
NO_HAND_TO_DISCARD: Final = WhyNot("A tile that fits somewhere must be laid.", "CA12")
HAND_FITS: Final = WhyNot("A tile in your hand fits somewhere, so none can be set aside.", "CA12")
NOT_IN_HAND: Final = WhyNot("You do not have that tile in your hand.", "CA40")
NOT_DRAWN: Final = WhyNot("That is not the tile you have drawn.", "CA6")
TAKEN: Final = WhyNot("There is already a tile there.", "CA8")
APART: Final = WhyNot("A tile has to share an edge with one that is already there.", "CA8")
SAME_TURN: Final = WhyNot("Turned that way the tile looks the same as with fewer turns; use the fewest.", "CA10")
NO_FOLLOWERS: Final = WhyNot("You have no followers left: they are all in the landscape.", "CA16")
NO_FARMERS: Final = WhyNot("This game is played without farmers.", "CA13")


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
            clash = f"its {TERRAIN[mine]} would meet a {TERRAIN[theirs]} in the {SIDES[side]}"
            return WhyNot(_turned(turns, clash), "CA9")
    return SAME_TURN


def _turned(turns: int, clash: str) -> str:
    if turns:
        return f"The tile does not fit this way: {clash}. Turned another way it fits here."
    return f"The tile does not fit here, whichever way you turn it. As it lies, {clash}."


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
        return WhyNot(f"The tile you have laid has no such place for a {ROLES[PLACES[place][0]]}.", "CA13")
    if s.supply[seat] == 0:
        return NO_FOLLOWERS
    segment = segment_at(s, tile, place)
    if claiming.is_free(s, segment):
        return None
    if s.type[segment] == codes.FIELD and not s.farmers:
        return NO_FARMERS
    return _held_by(s, seat, find(s, segment), PLACES[place], names)


def _held_by(s: Position, seat: int, root: int, place: str, names: Sequence[str]) -> WhyNot:
    who = holders([other for other in range(s.seats) if count(s.men[root], other)], seat, names)
    verb = "have" if who == "you" or " and " in who else "has"
    sentence = f"{who[0].upper()}{who[1:]} already {verb} a {ROLES[place[0]]} in this {FEATURE[s.type[root]]}."
    return WhyNot(sentence, "CA14")
