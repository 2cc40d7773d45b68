"""The planes of an observation (the cities) and the score pads: they change seldom and are noted from step to step.

Planes change only where they differ from what the notes say, and pads are only counted again when a city, its
characters or its sales have changed.
"""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning import scheme
from carsonne.games.carson_city_cards.learning.actions import cell_of
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.coding import Canvas

# The sheet, behind what counting a pad needs: the characters of each player, as bits, and each city as it is now.
OWNED = codes.SHEET
NOW = OWNED + codes.MAX_PLAYERS

# The notes, by player. A city has a frame, height << 8 | width, and cells, corners of cards << 8 | parcel.
PLACE = 0  # 1 + the player whose city the planes show, by place counted from the observer
FRAME = PLACE + codes.MAX_PLAYERS
CITY = FRAME + codes.MAX_PLAYERS
FACTS = (
    CITY + codes.MAX_PLAYERS * scheme.WINDOW_CELLS
)  # 1 + (sold cards << CHARACTERS | characters); 0 before the pad is counted
LAWFUL = FACTS + codes.MAX_PLAYERS
TOTAL = LAWFUL + codes.MAX_PLAYERS
LINE = TOTAL + codes.MAX_PLAYERS  # by player and line
NOTES = LINE + codes.MAX_PLAYERS * codes.LINES


def show_cities(s: Position, seat: int, out: Canvas) -> None:
    """Draw the cities of all seats, and count the pads of those that have changed."""
    list_characters(s, out)
    for player in range(s.seats):
        read_city(s, player, out)
    for player in range(s.seats):
        i = player - seat if player >= seat else player - seat + s.seats
        draw_city(s, player, i, out)
    for player in range(s.seats):
        facts = 1 + (s.sold[player] << codes.CHARACTERS | out.sheet.at[OWNED + player])
        if note_city(s, player, out) or facts != out.notes[FACTS + player]:
            out.notes[FACTS + player] = facts
            count_pad(s, player, out)


# Cities


def frame_of(s: Position, player: int) -> int:
    """Return a city's height and width, packed as a frame."""
    height = s.high_row[player] - s.low_row[player] + 1
    return height << 8 | s.high_col[player] - s.low_col[player] + 1


def read_city(s: Position, player: int, out: Canvas) -> None:
    """Write the cells of a city on the sheet."""
    first = NOW + player * scheme.WINDOW_CELLS
    low = s.low_col[player]
    for row in range(s.low_row[player], s.high_row[player] + 1):
        at = first + (row - s.low_row[player] + scheme.MARGIN) * scheme.WINDOW + scheme.MARGIN
        from_ = player * codes.CELLS + (row & codes.WRAP) * codes.SIDE
        for col in range(low, s.high_col[player] + 1):
            out.sheet.at[at + col - low] = s.top[from_ + (col & codes.WRAP)]
    for k in range(player * codes.MAX_LAID, player * codes.MAX_LAID + s.laid_count[player]):
        cell = cell_of(s, player, s.laid_row[k], s.laid_col[k])
        if cell >= 0:
            out.sheet.at[first + cell] = out.sheet.at[first + cell] + 256


def draw_city(s: Position, player: int, i: int, out: Canvas) -> None:
    """Draw a city in place i, over the one that is noted there."""
    before = out.notes[PLACE + i] - 1
    out.notes[PLACE + i] = player + 1
    frame = frame_of(s, player)
    shown = out.notes[FRAME + before] if before >= 0 else 0
    for row in range(max(frame >> 8, shown >> 8)):
        now_width = frame & 255 if row < frame >> 8 else 0
        was_width = shown & 255 if row < shown >> 8 else 0
        for col in range(max(now_width, was_width)):
            cell = (row + scheme.MARGIN) * scheme.WINDOW + col + scheme.MARGIN
            now = out.sheet.at[NOW + player * scheme.WINDOW_CELLS + cell] if col < now_width else 0
            was = out.notes[CITY + before * scheme.WINDOW_CELLS + cell] if col < was_width else 0
            if now != was:
                draw_cell(i * scheme.PER_PLAYER * scheme.WINDOW_CELLS + cell, was, now, out)


def draw_cell(at: int, was: int, now: int, out: Canvas) -> None:
    """Update a cell, given its place in the first plane of the city."""
    if (was ^ now) & 255:
        if was & 255:
            out.planes[at + ((was & 255) - 1) * scheme.WINDOW_CELLS] = 0
        if now & 255:
            out.planes[at + ((now & 255) - 1) * scheme.WINDOW_CELLS] = 1
    if (was ^ now) >> 8:
        out.planes[at + scheme.ELEMENTS * scheme.WINDOW_CELLS] = now >> 8


def note_city(s: Position, player: int, out: Canvas) -> bool:
    """Note what a city shows; return whether that has changed."""
    frame = frame_of(s, player)
    changed = frame != out.notes[FRAME + player]
    out.notes[FRAME + player] = frame
    for row in range(scheme.MARGIN, scheme.MARGIN + (frame >> 8)):
        first = player * scheme.WINDOW_CELLS + row * scheme.WINDOW + scheme.MARGIN
        for at in range(first, first + (frame & 255)):
            if out.notes[CITY + at] != out.sheet.at[NOW + at]:
                out.notes[CITY + at] = out.sheet.at[NOW + at]
                changed = True
    return changed


# Pads


def list_characters(s: Position, out: Canvas) -> None:
    """List on the sheet which characters each player has."""
    for player in range(s.players):
        out.sheet.at[OWNED + player] = 0
    for character in range(codes.CHARACTERS):
        player = s.card_at[codes.TERRAIN + character] - codes.KEPT
        if 0 <= player < s.players:
            out.sheet.at[OWNED + player] = out.sheet.at[OWNED + player] | 1 << character


def count_pad(s: Position, player: int, out: Canvas) -> None:
    """Count the pad of a real player, and note it."""
    out.notes[TOTAL + player] = scoring.total_of(s, player, out.sheet)
    out.notes[LAWFUL + player] = out.sheet.at[codes.LAW]
    for line in range(codes.LINES):
        out.notes[LINE + player * codes.LINES + line] = out.sheet.at[line]


def write_characters(player: int, i: int, out: Canvas) -> None:
    """Write the characters that a player has."""
    for character in range(codes.CHARACTERS):
        if out.sheet.at[OWNED + player] >> character & 1:
            out.vector[scheme.AT_CHARACTER + i * codes.CHARACTERS + character] = 1


def write_pad(s: Position, player: int, i: int, out: Canvas) -> None:
    """Write a player's current score, with the lines of the score pad of a real one."""
    if player >= s.seats:
        out.vector[scheme.AT_SCORE + i] = scoring.total_of(s, player, out.sheet)
        return
    out.vector[scheme.AT_SCORE + i] = out.notes[TOTAL + player]
    out.vector[scheme.AT_LAW + i] = out.notes[LAWFUL + player]
    for line in range(codes.LINES):
        out.vector[scheme.AT_LINE + i * codes.LINES + line] = out.notes[LINE + player * codes.LINES + line]
