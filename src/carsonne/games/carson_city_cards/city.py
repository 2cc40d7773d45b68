"""Cities before the players: where a card may lie, laying it, and selling it (CC72 to CC81, CC94 to CC97)."""

from __future__ import annotations

from carsonne.games.carson_city_cards import tables
from carsonne.games.carson_city_cards.codes import (
    ALL_CARDS,
    ASIDE,
    AUCTIONEER,
    CAPTAIN,
    CELLS,
    KEPT,
    LIMIT,
    MAX_LAID,
    MAX_PLAYERS,
    NONE,
    PARCELS,
    PLACE_MOVE,
    PRISON,
    SALES,
    SELL_MOVE,
    SHERIFF,
    SIDE,
    SOLD,
    SPAN,
    TERRAIN,
    TOLD_ASIDE,
    TOLD_PLACED,
    TOLD_SOLD,
)
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer, State

COVER = tables.COVER
ALL_PARCELS = 384
ALL_CELLS = 1536
ALL_LAID = 180


class City(State):
    """All cities, and where every card is."""

    def __init__(self, seats: int) -> None:
        State.__init__(self, seats)
        self.players = seats
        self.parcels = zeros(ALL_PARCELS)
        self.attraction = zeros(ALL_CARDS)
        self.card_at = zeros(ALL_CARDS)
        self.top = zeros(ALL_CELLS)
        self.near = zeros(ALL_CELLS)  # 1 for parcels of the city and the places at their sides
        self.low_row = zeros(MAX_PLAYERS)
        self.high_row = zeros(MAX_PLAYERS)  # below low_row while there is no city
        self.low_col = zeros(MAX_PLAYERS)
        self.high_col = zeros(MAX_PLAYERS)
        self.sold = zeros(MAX_PLAYERS)
        self.laid_count = zeros(MAX_PLAYERS)
        self.laid_card = zeros(ALL_LAID)
        self.laid_row = zeros(ALL_LAID)
        self.laid_col = zeros(ALL_LAID)
        for seat in range(MAX_PLAYERS):
            self.clear_frame(seat)
        self.city_end = 0

    def clear_frame(self, seat: int) -> None:
        """No city: the lowest row lies above the highest."""
        self.low_row[seat] = 0
        self.high_row[seat] = -1
        self.low_col[seat] = 0
        self.high_col[seat] = -1

    # Looking

    def owns(self, player: int, character: int) -> bool:
        """Whether a character lies before a player."""
        return self.card_at[TERRAIN + character] == KEPT + player

    def has_law(self, seat: int) -> int:
        """1 with the Sheriff or a visible Prison (CC77, CC79, CC90)."""
        if self.owns(seat, SHERIFF):
            return 1
        for row in range(self.low_row[seat], self.high_row[seat] + 1):
            for col in range(self.low_col[seat], self.high_col[seat] + 1):
                if self.top[seat * CELLS + (row & 15) * SIDE + (col & 15)] == PRISON:
                    return 1
        return 0

    def places_into(self, seat: int, card: int, out: Buffer) -> int:
        """Write the places where a card may lie, row by row; how many (CC72 to CC79)."""
        if self.high_row[seat] < self.low_row[seat]:
            out.at[0] = PLACE_MOVE + SIDE * SPAN + SIDE
            return 1
        n = 0
        captain = 1 if self.owns(seat, CAPTAIN) else 0
        limit = LIMIT + captain
        first_col = self.first(self.low_col[seat], self.high_col[seat], limit)
        last_col = self.last(self.low_col[seat], self.high_col[seat], limit)
        law = self.has_law(seat)
        first_row = self.first(self.low_row[seat], self.high_row[seat], limit)
        last_row = self.last(self.low_row[seat], self.high_row[seat], limit)
        for row in range(first_row, last_row + 1):
            low = first_col
            high = last_col
            if captain and self.stretch(self.low_row[seat], self.high_row[seat], row) > LIMIT:
                if self.high_col[seat] - self.low_col[seat] >= LIMIT:
                    continue  # nine wide already: it cannot be nine high as well
                low = self.first(self.low_col[seat], self.high_col[seat], LIMIT)
                high = self.last(self.low_col[seat], self.high_col[seat], LIMIT)
            n = self.row_into(seat, card, row, low, high, law, n, out)
        return n

    def row_into(self, seat: int, card: int, row: int, low: int, high: int, law: int, n: int, out: Buffer) -> int:
        """Add the places of one row: all four quarters may lie there, and one of them touches (CC74 to CC77)."""
        at = card * 4
        upper_left = (law * PARCELS + self.parcels[at]) * PARCELS
        upper_right = (law * PARCELS + self.parcels[at + 1]) * PARCELS
        lower_left = (law * PARCELS + self.parcels[at + 2]) * PARCELS
        lower_right = (law * PARCELS + self.parcels[at + 3]) * PARCELS
        north = seat * CELLS + (row & 15) * SIDE
        south = seat * CELLS + (row + 1 & 15) * SIDE
        for col in range(low, high + 1):
            west = col & 15
            east = col + 1 & 15
            if (
                COVER[upper_left + self.top[north + west]]
                and COVER[upper_right + self.top[north + east]]
                and COVER[lower_left + self.top[south + west]]
                and COVER[lower_right + self.top[south + east]]
                and (
                    self.near[north + west]
                    or self.near[north + east]
                    or self.near[south + west]
                    or self.near[south + east]
                )
            ):
                out.at[n] = PLACE_MOVE + (row + SIDE) * SPAN + col + SIDE
                n += 1
        return n

    def first(self, low: int, high: int, limit: int) -> int:
        """The first row or column where a card can begin: beside the city and within the frame (CC73)."""
        return max(low - 2, high - limit + 1)

    def last(self, low: int, high: int, limit: int) -> int:
        """The last one."""
        return min(high + 1, low + limit - 2)

    def stretch(self, low: int, high: int, begin: int) -> int:
        """How long the city would be with a card beginning there."""
        return max(high, begin + 1) - min(low, begin) + 1

    # Laying

    def lay(self, seat: int, card: int, row: int, col: int) -> None:
        """Put a card into a city."""
        n = self.laid_count[seat]
        self.laid_count[seat] = n + 1
        self.laid_card[seat * MAX_LAID + n] = card
        self.laid_row[seat * MAX_LAID + n] = row
        self.laid_col[seat * MAX_LAID + n] = col
        self.card_at[card] = KEPT + seat
        for quarter in range(4):
            cell = seat * CELLS + (row + (quarter >> 1) & 15) * SIDE + (col + (quarter & 1) & 15)
            self.top[cell] = self.parcels[card * 4 + quarter]
        self.spread(seat, row, col)
        self.tell(TOLD_PLACED, seat, card, row, col, 0, 0, 0)

    def spread(self, seat: int, row: int, col: int) -> None:
        """Widen the frame, and mark the card and what lies at its sides as near."""
        if self.high_row[seat] < self.low_row[seat]:
            self.low_row[seat] = row
            self.high_row[seat] = row
            self.low_col[seat] = col
            self.high_col[seat] = col
        self.low_row[seat] = min(self.low_row[seat], row)
        self.high_row[seat] = max(self.high_row[seat], row + 1)
        self.low_col[seat] = min(self.low_col[seat], col)
        self.high_col[seat] = max(self.high_col[seat], col + 1)
        base = seat * CELLS
        for i in range(4):
            self.near[base + (row - 1 + i & 15) * SIDE + (col & 15)] = 1
            self.near[base + (row - 1 + i & 15) * SIDE + (col + 1 & 15)] = 1
            self.near[base + (row & 15) * SIDE + (col - 1 + i & 15)] = 1
            self.near[base + (row + 1 & 15) * SIDE + (col - 1 + i & 15)] = 1

    def set_aside(self, seat: int, card: int) -> None:
        """A card without a place is out of the game, before its player (CC81)."""
        self.card_at[card] = ASIDE + seat
        self.tell(TOLD_ASIDE, seat, card, 0, 0, 0, 0, 0)

    # Selling

    def sales_into(self, seat: int, n: int, out: Buffer) -> int:
        """Add the cards that the Auctioneer can sell now; how many there are then (CC94 to CC96)."""
        if self.sold[seat] < SALES and self.owns(seat, AUCTIONEER):
            for i in range(self.laid_count[seat]):
                if self.is_alone(seat, i) and self.stays_whole(seat, i):
                    out.at[n] = SELL_MOVE + self.laid_card[seat * MAX_LAID + i]
                    n += 1
        return n

    def can_sell(self, seat: int) -> bool:
        """Whether there is anything to sell now."""
        if self.sold[seat] < SALES and self.owns(seat, AUCTIONEER):
            for i in range(self.laid_count[seat]):
                if self.is_alone(seat, i) and self.stays_whole(seat, i):
                    return True
        return False

    def is_alone(self, seat: int, i: int) -> bool:
        """Whether a laid card covers none and is covered by none: no other overlaps it (CC95)."""
        base = seat * MAX_LAID
        for j in range(self.laid_count[seat]):
            rows = abs(self.laid_row[base + i] - self.laid_row[base + j])
            cols = abs(self.laid_col[base + i] - self.laid_col[base + j])
            if j != i and rows < 2 and cols < 2:
                return False
        return True

    def stays_whole(self, seat: int, without: int) -> bool:
        """Whether the other cards hang together by parcel sides (CC96)."""
        count = self.laid_count[seat]
        everything = (1 << count) - 1 & ~(1 << without)
        reached = everything & -everything
        grown = True
        while grown:
            grown = False
            for i in range(count):
                if everything & ~reached & 1 << i and self.touches(seat, i, reached):
                    reached |= 1 << i
                    grown = True
        return reached == everything

    def touches(self, seat: int, i: int, some: int) -> bool:
        """Whether a laid card shares a side with, or overlaps, one of some others, given as bits."""
        base = seat * MAX_LAID
        for j in range(self.laid_count[seat]):
            if some >> j & 1:
                rows = abs(self.laid_row[base + i] - self.laid_row[base + j])
                cols = abs(self.laid_col[base + i] - self.laid_col[base + j])
                if rows <= 2 and cols <= 2 and rows + cols < 4:
                    return True
        return False

    def sell(self, seat: int, card: int) -> None:
        """Take a card out of the city and put it under the Auctioneer (CC97)."""
        base = seat * MAX_LAID
        i = 0
        while self.laid_card[base + i] != card:
            i += 1
        count = self.laid_count[seat] - 1
        while i < count:
            self.laid_card[base + i] = self.laid_card[base + i + 1]
            self.laid_row[base + i] = self.laid_row[base + i + 1]
            self.laid_col[base + i] = self.laid_col[base + i + 1]
            i += 1
        self.laid_card[base + count] = 0
        self.laid_row[base + count] = 0
        self.laid_col[base + count] = 0
        self.laid_count[seat] = count
        self.card_at[card] = SOLD + seat
        self.sold[seat] += 1
        self.rebuild(seat)
        self.tell(TOLD_SOLD, seat, card, self.sold[seat], 0, 0, 0, 0)

    def rebuild(self, seat: int) -> None:
        """Lay the city anew from its list of cards, in their order."""
        base = seat * CELLS
        for cell in range(CELLS):
            self.top[base + cell] = NONE
            self.near[base + cell] = 0
        self.clear_frame(seat)
        for i in range(self.laid_count[seat]):
            at = seat * MAX_LAID + i
            for quarter in range(4):
                row = self.laid_row[at] + (quarter >> 1) & 15
                col = self.laid_col[at] + (quarter & 1) & 15
                self.top[base + row * SIDE + col] = self.parcels[self.laid_card[at] * 4 + quarter]
            self.spread(seat, self.laid_row[at], self.laid_col[at])
