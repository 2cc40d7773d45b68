"""Windows: when players with roads or kept buildings are asked before the game continues (CB82, CB86, CB134)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, construction, sites, squares
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import can_lay
from carsonne.kernel.state import Buffer

# Stages of the first construction square and of the window for kept buildings.
BEFORE = 0
OPEN = 1


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write ending the window, and in the one for kept buildings every site; roads are added elsewhere."""
    out.at[0] = codes.DONE_MOVE
    return sites.kept_into(s, seat, 1, out) if s.phase == codes.ASK_KEPT else 1


def answer(s: Position, seat: int, move: int) -> None:
    """End the window, or build a kept building."""
    if move == codes.DONE_MOVE:
        leave(s)
    else:
        construction.build_kept(s, seat, (move - codes.BUILD_MOVE) // codes.PARCELS, move % codes.PARCELS)


def leave(s: Position) -> None:
    """Close a player's window and move on to the next player."""
    s.who += 1
    if s.square == codes.KEPT:
        s.stage = BEFORE
    s.phase = codes.RUN


def after_road(s: Position, seat: int) -> None:
    """Close the question after a road if nothing is left to ask; a road does not answer it (CB86)."""
    if s.phase in (codes.ASK_ROADS, codes.ASK_LAST_ROADS):
        if not can_lay(s, seat):
            leave(s)
    elif s.phase == codes.ASK_KEPT:
        if not sites.wants_window(s, seat):
            leave(s)
    elif s.phase == codes.ASK_BUILD and not sites.has_site(s, seat, s.hand) and not can_lay(s, seat):
        construction.keep(s)


def open_for_roads(s: Position) -> bool:
    """Let players lay roads before the first construction square, in passing order; False when all have (CB86)."""
    if s.stage == OPEN:
        return False
    while s.who < s.seats:
        seat = s.passing[s.who]
        if s.windows and can_lay(s, seat):
            s.turn = seat
            s.phase = codes.ASK_ROADS
            return True
        s.who += 1
    s.stage = OPEN
    return False


def run_kept(s: Position) -> None:
    """Open the window for kept buildings, in passing order (CB82)."""
    while s.who < s.seats:
        seat = s.passing[s.who]
        if s.stage == BEFORE:
            construction.forget_refusals(s)
            s.stage = OPEN
        if sites.wants_window(s, seat):
            s.turn = seat
            s.phase = codes.ASK_KEPT
            return
        leave(s)
    squares.next_square(s)


def open_for_bridges(s: Position) -> bool:
    """Let players with the river build bridges from their last roads; return False when all have decided (CB134)."""
    while s.river and s.who < s.seats:
        seat = s.passing[s.who]
        if can_lay(s, seat):
            s.turn = seat
            s.phase = codes.ASK_LAST_ROADS
            return True
        s.who += 1
    return False
