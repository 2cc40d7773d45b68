"""The planes of an observation: the landscape as a seat sees it.

They change only where they differ from what the notes say. For each segment the notes keep its place in the window, the
followers in its feature, and the open edges and size of that; for each follower, where it is drawn. A tile never moves
inside the window and never vanishes: the planes are cleared when the window moves, and before another game.
"""

from __future__ import annotations

from carsonne.games.carcassonne.learning import exits, scheme
from carsonne.games.carcassonne.learning.actions import cell_of
from carsonne.games.carcassonne.rules import codes, plane, tables
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.coding import Canvas

EDGE = tables.EDGE
SEGMENT_COUNT = tables.SEGMENT_COUNT
SEGMENT_OF_PLACE = tables.SEGMENT_OF_PLACE
EXITS = exits.EXITS
SHIELDED = exits.SHIELDED
STEP_SPOT = [-codes.SPAN, 1, codes.SPAN, -1]

# The notes.
TILES = 0  # how many tiles are drawn
LAST = 1  # 1 + the cell that is marked as the last one
PLACE = 2  # by segment, (1 + cell) << 8 | exits; 0 outside the window
MEN = PLACE + codes.ALL_SEGMENTS  # by segment, followers in its feature as the observer counts them, four bits a seat
FACTS = MEN + codes.ALL_SEGMENTS  # by segment of a road, city or monastery, opens << 8 | size
MARK = FACTS + codes.ALL_SEGMENTS  # by follower, cell << 8 | owner << 4 | role; 0 where there is none
NOTES = MARK + codes.ALL_FOLLOWERS


def draw_landscape(s: Position, seat: int, out: Canvas) -> None:
    """Draw everything on the table, with seats counted from the observer."""
    for tile in range(out.notes[TILES], s.tile_count):
        draw_tile(s, tile, out)
    if out.notes[TILES] != s.tile_count:
        out.notes[TILES] = s.tile_count
        mark_last(s, out)
    draw_features(s, seat, out)
    draw_followers(s, seat, out)


# Tiles


def draw_tile(s: Position, tile: int, out: Canvas) -> None:
    """Draw a new tile. The edges that its neighbours demanded of its cell stay: the tile has exactly those."""
    cell = cell_of(s.spot[tile], out)
    note_places(s, tile, cell, out)
    if cell < 0:
        return
    turned = s.turned[tile]
    out.planes[scheme.TILE_PLANE + cell] = 1
    out.planes[scheme.FRONTIER_PLANE + cell] = 0
    out.planes[scheme.KIND_PLANE + cell] = (turned >> 2) + 1
    out.planes[scheme.TURN_PLANE + cell] = turned & 3
    out.planes[scheme.SHIELD_PLANE + cell] = SHIELDED[turned >> 2]
    out.planes[scheme.MONASTERY_PLANE + cell] = (
        SEGMENT_OF_PLACE[(turned >> 2) * codes.PLACE_COUNT + codes.MONASTERY_PLACE] >= 0
    )
    for side in range(4):
        draw_edge(EDGE[turned * 4 + side], side, cell, out)
        draw_demand(s, tile, side, out)


def note_places(s: Position, tile: int, cell: int, out: Canvas) -> None:
    """Note where the segments of a new tile are."""
    turned = s.turned[tile]
    for i in range(SEGMENT_COUNT[turned >> 2]):
        place = (cell + 1) << 8 | EXITS[turned * codes.MAX_SEGMENTS + i] if cell >= 0 else 0
        out.notes[PLACE + s.first_segment[tile] + i] = place


def draw_edge(terrain: int, side: int, cell: int, out: Canvas) -> None:
    """Mark the terrain that a cell has, or demands, on a side."""
    out.planes[scheme.EDGE_PLANE + (side * scheme.TERRAINS + terrain - codes.FIELD) * scheme.WINDOW_CELLS + cell] = 1


def draw_demand(s: Position, tile: int, side: int, out: Canvas) -> None:
    """Mark what a tile demands of the cell beside it, if that cell is empty."""
    spot = s.spot[tile] + STEP_SPOT[side]
    cell = cell_of(spot, out)
    if cell >= 0 and s.at[plane.cell_of(spot)] >= codes.FIRST_SLOT:
        out.planes[scheme.FRONTIER_PLANE + cell] = 1
        draw_edge(EDGE[s.turned[tile] * 4 + side], side ^ 2, cell, out)


def mark_last(s: Position, out: Canvas) -> None:
    """Move the mark of the last tile."""
    if out.notes[LAST]:
        out.planes[scheme.LAST_PLANE + out.notes[LAST] - 1] = 0
    cell = cell_of(s.spot[s.tile_count - 1], out)
    out.notes[LAST] = cell + 1
    if cell >= 0:
        out.planes[scheme.LAST_PLANE + cell] = 1


# Features


def draw_features(s: Position, seat: int, out: Canvas) -> None:
    """Redraw what has changed in the feature of each segment."""
    for segment in range(s.segment_count):
        root = s.parent[segment]
        if s.parent[root] != root:
            root = find(s, root)
        men = s.men[root]
        if men:
            men = seen_from(s, seat, men)
        if men != out.notes[MEN + segment]:
            draw_men(s, segment, men, out)
        if s.type[segment] != codes.FIELD:
            facts = s.opens[root] << 8 | s.size[root]
            if facts != out.notes[FACTS + segment]:
                draw_facts(s, segment, facts, out)


def seen_from(s: Position, seat: int, men: int) -> int:
    """Rotate follower counts, four bits a seat, so that the observer's come first."""
    before = men & ((1 << 4 * seat) - 1)
    return men >> 4 * seat | before << 4 * (s.seats - seat)


def draw_men(s: Position, segment: int, men: int, out: Canvas) -> None:
    """Draw the followers of a segment's feature on the sides where it leaves the tile."""
    was = out.notes[MEN + segment]
    place = out.notes[PLACE + segment]
    out.notes[MEN + segment] = men
    if place == 0 or s.type[segment] == codes.MONASTERY:
        return
    if s.type[segment] == codes.FIELD:
        if (was ^ men) & 15:
            draw_farmers(scheme.FARMERS_PLANE, place, men & 15, out)
        if most_of(was >> 4) != most_of(men >> 4):
            draw_farmers(scheme.FARMERS_PLANE + scheme.HALVES * scheme.WINDOW_CELLS, place, most_of(men >> 4), out)
        return
    for owner in range(s.seats):
        if (was ^ men) >> 4 * owner & 15:
            draw_owner(owner, place, men >> 4 * owner & 15, out)


def most_of(men: int) -> int:
    """Return the most followers that any one seat has."""
    most = 0
    while men:
        most = max(most, men & 15)
        men >>= 4
    return most


def draw_farmers(first: int, place: int, number: int, out: Canvas) -> None:
    """Draw a number of farmers where their field leaves the tile."""
    at = first + (place >> 8) - 1
    for half in range(scheme.HALVES):
        if place >> half & 1:
            out.planes[at + half * scheme.WINDOW_CELLS] = number


def draw_owner(owner: int, place: int, number: int, out: Canvas) -> None:
    """Draw one seat's followers where their road or city leaves the tile."""
    at = scheme.MEN_PLANE + owner * scheme.WINDOW_CELLS + (place >> 8) - 1
    for side in range(4):
        if place >> side & 1:
            out.planes[at + side * codes.MAX_SEATS * scheme.WINDOW_CELLS] = number


def draw_facts(s: Position, segment: int, facts: int, out: Canvas) -> None:
    """Draw the open edges and size of a road or city, or the empty cells around a monastery."""
    place = out.notes[PLACE + segment]
    out.notes[FACTS + segment] = facts
    if place == 0:
        return
    cell = (place >> 8) - 1
    if s.type[segment] == codes.MONASTERY:
        out.planes[scheme.AROUND_PLANE + cell] = facts >> 8
        return
    for side in range(4):
        if place >> side & 1:
            out.planes[scheme.OPENS_PLANE + side * scheme.WINDOW_CELLS + cell] = facts >> 8
            out.planes[scheme.SIZE_PLANE + side * scheme.WINDOW_CELLS + cell] = facts & 255


# Followers


def draw_followers(s: Position, seat: int, out: Canvas) -> None:
    """Redraw all followers if any of them has changed."""
    changed = False
    for i in range(s.seats * codes.FOLLOWERS):
        mark = 0 if s.stand[i] == codes.AT_HOME else mark_of(s, seat, i, out)
        out.sheet.at[i] = mark
        if mark != out.notes[MARK + i]:
            changed = True
    if changed:
        for i in range(s.seats * codes.FOLLOWERS):
            draw_mark(out.notes[MARK + i], 0, out)
        for i in range(s.seats * codes.FOLLOWERS):
            draw_mark(out.sheet.at[i], 1, out)
            out.notes[MARK + i] = out.sheet.at[i]


def mark_of(s: Position, seat: int, i: int, out: Canvas) -> int:
    """Encode a follower's cell, owner and role; 0 outside the window."""
    segment = s.stand[i]
    place = out.notes[PLACE + segment]
    if place == 0:
        return 0
    owner = i // codes.FOLLOWERS - seat
    if owner < 0:
        owner += s.seats
    return ((place >> 8) - 1) << 8 | owner << 4 | s.type[segment]


def draw_mark(mark: int, value: int, out: Canvas) -> None:
    """Draw a follower (value 1) or erase it (value 0)."""
    if mark:
        out.planes[scheme.FOLLOWER_PLANE + (mark >> 4 & 15) * scheme.WINDOW_CELLS + (mark >> 8)] = value
        out.planes[scheme.ROLE_PLANE + ((mark & 15) - codes.FIELD) * scheme.WINDOW_CELLS + (mark >> 8)] = value
