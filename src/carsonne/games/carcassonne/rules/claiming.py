"""Claiming: placing a follower on the new tile or not, then scoring what is complete (CA6.2, CA6.3, CA13 to CA18)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.features import find, segment_at
from carsonne.games.carcassonne.rules.followers import stand_on
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import score_completed
from carsonne.kernel.state import Buffer

PLACE_OF_SEGMENT = tables.PLACE_OF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write skipping, and every place on the new tile whose feature nobody holds (CA13 to CA16)."""
    out.at[0] = codes.SKIP_MOVE
    n = 1
    if s.supply[seat] == 0:
        return n
    tile = s.tile_count - 1
    kind = s.turned[tile] >> 2
    for i in range(SEGMENT_COUNT[kind]):
        if is_free(s, s.first_segment[tile] + i):
            out.at[n] = codes.CLAIM_MOVE + PLACE_OF_SEGMENT[kind * codes.MAX_SEGMENTS + i]
            n += 1
    return n


def is_free(s: Position, segment: int) -> bool:
    """Return whether a follower may stand here: the feature is empty (CA14), and fields need the farmers option."""
    return s.men[find(s, segment)] == 0 and (s.farmers != 0 or s.type[segment] != codes.FIELD)


def answer(s: Position, seat: int, move: int) -> None:
    """Place a follower, or not, then score what is complete."""
    tile = s.tile_count - 1
    if move == codes.SKIP_MOVE:
        s.tell(codes.TOLD_SKIPPED, seat)
    else:
        stand_on(s, seat, segment_at(s, tile, move - codes.CLAIM_MOVE))
    score_completed(s, tile)
    s.phase = codes.TURN_END
