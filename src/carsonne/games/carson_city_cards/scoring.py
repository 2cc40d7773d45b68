"""The score pad: every line of a city, the characters, and virtual players (CC82 to CC91, CC41 to CC60)."""

from __future__ import annotations

from carsonne.games.carson_city_cards import tables
from carsonne.games.carson_city_cards.city import City
from carsonne.games.carson_city_cards.codes import (
    ALL_CARDS,
    AUCTIONEER,
    BANK,
    BANKER,
    BLACKSMITH,
    CAPTAIN,
    CELLS,
    CHARACTER_LINE,
    CHARACTER_POINTS,
    CHARACTERS,
    CHURCH,
    CITY_HALL,
    COWBOY,
    DRUGSTORE,
    EDITOR,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    INDIAN,
    KEPT,
    LIMIT,
    MINE,
    MOUNTAIN,
    NONE,
    OUTLAWS,
    PRISON,
    PROSPECTOR,
    RANCH,
    SALE_POINTS,
    SALES,
    SALOON,
    SCHOOLTEACHER,
    SETTLER,
    SHERIFF,
    SHOPKEEPER,
    SIDE,
    SINGER,
    TOLD_CHARACTER_POINTS,
    TOLD_PART,
    TOTAL,
    UNDERTAKER,
)
from carsonne.kernel.state import Buffer

EDITOR_POINTS = tables.EDITOR_POINTS
FIXED_POINTS = tables.FIXED_POINTS
HOUSES = tables.HOUSES
OFFICES = tables.OFFICES

# Where things stand in a buffer of lines, beside the 13 lines, the total and the characters' points.
BEST_SALOON = 13
COVERED = 14
HOUSE_SUM = 40
OFFICE_SUM = 41
LAW = 42
COUNT = 48
USED = 65
COVERED_AT = 80
OUTLAW_POINTS = 6


class Scoring(City):
    """Cities and what they are worth."""

    # What lies around a parcel

    def empties_around(self, seat: int, row: int, col: int, law: int) -> int:
        """Adjacent empty parcels; with law, Outlaws are empty too (CC84a, CC88, CC90)."""
        n = 0
        for r in range(row - 1, row + 2):
            for c in range(col - 1, col + 2):
                parcel = self.top[seat * CELLS + (r & 15) * SIDE + (c & 15)]
                if parcel == EMPTY or (law and parcel == OUTLAWS):
                    n += 1
        return n

    def around(self, seat: int, row: int, col: int, element: int) -> int:
        """Adjacent parcels that show an element."""
        n = 0
        for r in range(row - 1, row + 2):
            for c in range(col - 1, col + 2):
                if self.top[seat * CELLS + (r & 15) * SIDE + (c & 15)] == element:
                    n += 1
        return n

    def houses_around(self, seat: int, row: int, col: int) -> int:
        """The house values of the adjacent parcels (CC83)."""
        n = 0
        for r in range(row - 1, row + 2):
            for c in range(col - 1, col + 2):
                n += HOUSES[self.top[seat * CELLS + (r & 15) * SIDE + (c & 15)]]
        return n

    # Lines

    def lines_into(self, seat: int, out: Buffer) -> None:
        """Write the lines of the score pad, the characters' points and the total of a real player."""
        for i in range(USED):
            out.at[i] = 0
        out.at[LAW] = self.has_law(seat)
        for row in range(self.low_row[seat], self.high_row[seat] + 1):
            for col in range(self.low_col[seat], self.high_col[seat] + 1):
                self.count_parcel(seat, row, col, out)
        self.score_city(out)
        self.score_characters(seat, out)
        total = 0
        for i in range(CHARACTER_LINE + 1):
            total += out.at[i]
        out.at[TOTAL] = total

    def count_parcel(self, seat: int, row: int, col: int, out: Buffer) -> None:
        """What a parcel adds to the sums of the city, and what it scores for its neighbours (CC84a to CC84f)."""
        parcel = self.top[seat * CELLS + (row & 15) * SIDE + (col & 15)]
        if parcel == NONE:
            return
        out.at[COVERED] = out.at[COVERED] + 1
        out.at[COUNT + parcel] = out.at[COUNT + parcel] + 1
        out.at[HOUSE_SUM] = out.at[HOUSE_SUM] + HOUSES[parcel]
        out.at[OFFICE_SUM] = out.at[OFFICE_SUM] + OFFICES[parcel]
        if parcel == RANCH:
            self.part(seat, 0, row, col, self.empties_around(seat, row, col, out.at[LAW]), 1, out)
        elif parcel == MINE:
            self.part(seat, 1, row, col, self.around(seat, row, col, MOUNTAIN), 2, out)
        elif parcel == DRUGSTORE:
            self.part(seat, 2, row, col, self.houses_around(seat, row, col), 1, out)
        elif parcel == BANK:
            self.part(seat, 3, row, col, self.houses_around(seat, row, col), 1, out)
        elif parcel == SALOON:
            houses = self.houses_around(seat, row, col)
            self.part(seat, 4, row, col, houses, 2, out)
            out.at[BEST_SALOON] = max(out.at[BEST_SALOON], 2 * houses)
        elif parcel in (GENERAL_STORE, CITY_HALL):
            self.part(seat, 5, row, col, self.houses_around(seat, row, col), 1, out)

    def part(self, seat: int, line: int, row: int, col: int, n: int, each: int, out: Buffer) -> None:
        """One building's share of a line."""
        out.at[line] = out.at[line] + n * each
        self.tell(TOLD_PART, seat, line, row, col, n, each, 0)

    def score_city(self, out: Buffer) -> None:
        """The lines that count things anywhere in the city (CC84g to CC84l)."""
        smiths = out.at[COUNT + BLACKSMITH]
        out.at[6] = (out.at[COUNT + DRUGSTORE] + smiths) * out.at[COUNT + RANCH]
        out.at[7] = (out.at[COUNT + BANK] + smiths) * out.at[COUNT + MINE]
        out.at[8] = (out.at[COUNT + CHURCH] + out.at[COUNT + GENERAL_STORE]) * out.at[HOUSE_SUM]
        out.at[9] = 3 * out.at[COUNT + HOTEL]
        out.at[10] = out.at[COUNT + CITY_HALL] * out.at[OFFICE_SUM]
        out.at[11] = 0 if out.at[LAW] else -OUTLAW_POINTS * out.at[COUNT + OUTLAWS]

    def score_characters(self, seat: int, out: Buffer) -> None:
        """The characters' line, one by one (CC84m)."""
        for character in range(CHARACTERS):
            if self.owns(seat, character):
                points = FIXED_POINTS[character] + self.worth(seat, character, out)
                out.at[CHARACTER_POINTS + character] = points
                out.at[CHARACTER_LINE] = out.at[CHARACTER_LINE] + points
                self.tell(TOLD_CHARACTER_POINTS, seat, character, points, 0, 0, 0, 0)

    def worth(self, seat: int, character: int, out: Buffer) -> int:
        """What a character counts at the end, beside a fixed number (section "The characters")."""
        if character == SINGER:
            return out.at[BEST_SALOON]
        if character == SETTLER:
            return self.settled(seat, out.at[LAW])
        if character == BANKER:
            return 4 * out.at[COUNT + BANK]
        if character == AUCTIONEER:
            return SALE_POINTS * min(self.sold[seat], SALES)
        if character == COWBOY:
            return 3 * out.at[COUNT + RANCH]
        if character == SHOPKEEPER:
            return 4 * out.at[COUNT + DRUGSTORE]
        if character == UNDERTAKER:
            return 2 * self.owned(seat)
        if character == EDITOR:
            return self.edited(seat)
        if character == SCHOOLTEACHER:
            return out.at[HOUSE_SUM]
        if character == INDIAN:
            return self.uncovered(seat, out.at[COVERED])
        if character == PROSPECTOR:
            return out.at[COUNT + MOUNTAIN] + out.at[COUNT + MINE]
        if character == SHERIFF:
            return 3 * out.at[COUNT + PRISON]
        return 0

    def settled(self, seat: int, law: int) -> int:
        """Empty parcels beside at least one Ranch, each once (CC44)."""
        n = 0
        for row in range(self.low_row[seat], self.high_row[seat] + 1):
            for col in range(self.low_col[seat], self.high_col[seat] + 1):
                parcel = self.top[seat * CELLS + (row & 15) * SIDE + (col & 15)]
                if (parcel == EMPTY or (law and parcel == OUTLAWS)) and self.around(seat, row, col, RANCH):
                    n += 1
        return n

    def owned(self, seat: int) -> int:
        """How many characters a player has."""
        n = 0
        for character in range(CHARACTERS):
            if self.owns(seat, character):
                n += 1
        return n

    def edited(self, seat: int) -> int:
        """1 for each character that scores, 4 for each with an arrow, both for one that has both (CC52)."""
        n = 0
        for character in range(CHARACTERS):
            if self.owns(seat, character):
                n += EDITOR_POINTS[character]
        return n

    def uncovered(self, seat: int, covered: int) -> int:
        """Half a point for each place of the largest city without a card, rounded up (CC56)."""
        room = LIMIT * (LIMIT + 1) if self.owns(seat, CAPTAIN) else LIMIT * LIMIT
        return (room - covered + 1) // 2

    # Totals

    def attracted(self, player: int) -> int:
        """A virtual player's score: the attraction of all its cards (CC91)."""
        total = 0
        for card in range(ALL_CARDS):
            if self.card_at[card] == KEPT + player:
                total += self.attraction[card]
        return total

    def total_of(self, player: int, out: Buffer) -> int:
        """What a player, real or virtual, would have if the game ended now."""
        if player >= self.seats:
            return self.attracted(player)
        self.lines_into(player, out)
        return out.at[TOTAL]

    def scores_into(self, out: Buffer) -> None:
        # The lines of a seat need the buffer, so the totals wait behind them.
        for seat in range(self.seats):
            out.at[USED + seat] = self.total_of(seat, out)
        for seat in range(self.seats):
            out.at[seat] = out.at[USED + seat]

    def try_lines(self, seat: int, card: int, row: int, col: int, out: Buffer) -> None:
        """The lines as they would be with a card laid there; the city stays as it is."""
        self.swap(seat, card, row, col, out)
        low_row = self.low_row[seat]
        high_row = self.high_row[seat]
        low_col = self.low_col[seat]
        high_col = self.high_col[seat]
        if high_row < low_row:
            self.low_row[seat] = row
            self.low_col[seat] = col
        self.low_row[seat] = min(self.low_row[seat], row)
        self.high_row[seat] = max(high_row, row + 1)
        self.low_col[seat] = min(self.low_col[seat], col)
        self.high_col[seat] = max(high_col, col + 1)
        self.lines_into(seat, out)
        self.low_row[seat] = low_row
        self.high_row[seat] = high_row
        self.low_col[seat] = low_col
        self.high_col[seat] = high_col
        for quarter in range(4):
            cell = seat * CELLS + (row + (quarter >> 1) & 15) * SIDE + (col + (quarter & 1) & 15)
            self.top[cell] = out.at[COVERED_AT + quarter]

    def swap(self, seat: int, card: int, row: int, col: int, out: Buffer) -> None:
        """Show a card's parcels in the city, and keep what they cover behind the lines of the buffer."""
        for quarter in range(4):
            cell = seat * CELLS + (row + (quarter >> 1) & 15) * SIDE + (col + (quarter & 1) & 15)
            out.at[COVERED_AT + quarter] = self.top[cell]
            self.top[cell] = self.parcels[card * 4 + quarter]
