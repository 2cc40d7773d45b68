"""Set-up and the draft of two parcels (CB17 to CB26, CB123, CB124, CB129)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.building import Building
from carsonne.games.carson_city.codes import (
    ASK_DRAFT,
    BARE,
    CHARACTERS,
    CLAIM_MOVE,
    DO_CENTRE,
    DO_DRAFT,
    DO_MARKET,
    DO_MOUNTAINS,
    DO_ORDER,
    DO_PICK,
    DO_TILES,
    DRAWN,
    DUEL_TILES,
    FACES,
    MOUNTAIN,
    NOBODY,
    PARCELS,
    RIVER,
    ROLL_ORDER,
    ROLL_SIDE,
    ROLL_TILE,
    ROLL_TOWN,
    RUN,
    TOLD_ANNOUNCED,
    TOLD_CLAIMED,
    TOLD_FOUNDED,
    TOLD_ORDER,
    TOLD_ROUND,
    TOLD_SIDE,
)
from carsonne.kernel.state import Buffer

BAG = tables.BAG
MARKET = tables.MARKET
SLOTS = 7
TYPES_IN_BAG = 9
STOCK = 7
NEVER = 99
SET_TOTAL = 15


class Opening(Building):
    """The game until the first character is taken."""

    def __init__(self, seats: int) -> None:
        Building.__init__(self, seats)
        self.count = 0  # how far a drawing, a draft or a choice of characters has come

    def begin(self, law: int, kit: int, windows: int) -> None:
        """Money, cowboys, a road and a revolver for each; buildings on the row and in the bag (CB18 to CB20)."""
        self.law = law
        self.kit = kit
        self.windows = windows
        self.mountains = 9
        for seat in range(self.seats):
            self.money[seat] = 15
            self.cowboys[seat] = 3
            self.revolvers[seat] = 1
            self.roads[seat] = 1
            self.road_stock -= 1
        for i in range(SLOTS):
            self.market[i] = MARKET[i]
        for what in range(TYPES_IN_BAG):
            self.bag[what] = BAG[what]

    def choose_side(self, card: int, side: int) -> None:
        """YELLOW, RED, or DRAWN by chance before the game (CB17)."""
        self.side[card] = side

    def flow(self, river: list[int]) -> None:
        """The river takes parcels, and one mountain less for every three of them (CB128, CB129, CB135)."""
        self.river = 1
        for parcel in river:
            self.content[parcel] = RIVER
        self.mountains = 9 - len(river) // 3

    # Set-up

    def run_sides(self) -> None:
        """Draw the side of each card that is to be drawn (CB17)."""
        for card in range(CHARACTERS):
            if self.side[card] == DRAWN:
                self.count = card
                self.phase = ROLL_SIDE
                return
        self.step = DO_TILES
        if self.law:
            self.lay_out_tiles()

    def draw_side(self, side: int) -> None:
        """CHANCE turns a card."""
        self.side[self.count] = side
        self.tell(TOLD_SIDE, self.count, side, 0, 0, 0, 0, 0)
        self.phase = RUN

    def lay_out_tiles(self) -> None:
        """One set of duel tiles for each player: their own with two, else mixed (CB123, CB124)."""
        for i in range(self.seats * FACES):
            self.tile_at[i] = i // FACES if self.seats == 2 else STOCK
            self.tile_since[i] = NEVER
        self.drawer = 0

    def run_tiles(self) -> None:
        """Deal six tiles to each, who announce their totals and get their money (CB124)."""
        if self.law:
            while self.drawer < self.seats and self.hand_size(self.drawer) == FACES:
                self.announce(self.drawer)
                self.drawer += 1
            if self.drawer < self.seats:
                self.phase = ROLL_TILE
                return
            self.drawer = NOBODY
        self.step = DO_MARKET

    def announce(self, seat: int) -> None:
        """The total of a hand is public; with three or more players it sets the starting money."""
        total = 0
        for i in range(DUEL_TILES):
            if self.tile_at[i] == seat:
                total += i % FACES
        self.announced[seat] = total
        if self.seats > 2:
            self.money[seat] = 2 * SET_TOTAL - total
        self.tell(TOLD_ANNOUNCED, seat, total, self.money[seat], 0, 0, 0, 0)

    def run_market(self) -> None:
        """Three buildings from the bag (CB20)."""
        if not self.fill_market():
            self.step = DO_CENTRE

    def town_into(self, out: Buffer, weights: Buffer) -> int:
        """The rolls that count: black * 6 + white, both from 0, for a free inner parcel (CB21, CB23, CB129)."""
        n = 0
        for roll in range(36):
            if self.content[self.rolled(roll)] == BARE:
                out.at[n] = roll
                weights.at[n] = 1
                n += 1
        return n

    def rolled(self, roll: int) -> int:
        """The parcel that two dice name: black the row, white the column, of the inner six (CB21)."""
        return (roll // 6 + 1) * 8 + roll % 6 + 1

    def roll_town(self, roll: int) -> None:
        """CHANCE places the centre or a mountain (CB22, CB23)."""
        parcel = self.rolled(roll)
        if self.step == DO_CENTRE:
            self.found(parcel)
            self.step = DO_MOUNTAINS
        else:
            self.content[parcel] = MOUNTAIN
            self.mountains -= 1
        self.tell(TOLD_FOUNDED, parcel, self.content[parcel], 0, 0, 0, 0, 0)
        self.phase = RUN

    def run_mountains(self) -> None:
        """Until all are placed."""
        if self.mountains:
            self.phase = ROLL_TOWN
        else:
            self.step = DO_ORDER
            self.count = 0

    def run_order(self) -> None:
        """Draw the seats one by one; the last one follows (CB25)."""
        if self.count < self.seats - 1:
            self.phase = ROLL_ORDER
            return
        for seat in range(self.seats):
            if not self.is_drawn(seat):
                self.put_in_order(seat)
        self.step = DO_DRAFT
        self.count = 0

    def is_drawn(self, seat: int) -> bool:
        """Whether a seat has its place in the first order."""
        for i in range(self.count):
            if self.picking[i] == seat:
                return True
        return False

    def order_into(self, out: Buffer, weights: Buffer) -> int:
        """The seats that are still to be drawn."""
        n = 0
        for seat in range(self.seats):
            if not self.is_drawn(seat):
                out.at[n] = seat
                weights.at[n] = 1
                n += 1
        return n

    def put_in_order(self, seat: int) -> None:
        """The next place is this seat's."""
        self.picking[self.count] = seat
        self.tell(TOLD_ORDER, seat, self.count, 0, 0, 0, 0, 0)
        self.count += 1
        self.phase = RUN

    # The draft

    def run_draft(self) -> None:
        """In order, then in reverse order (CB26)."""
        if self.count == 2 * self.seats:
            self.begin_round()
            return
        i = self.count if self.count < self.seats else 2 * self.seats - 1 - self.count
        self.turn = self.picking[i]
        self.phase = ASK_DRAFT

    def claims_into(self, n: int, out: Buffer) -> int:
        """Every parcel without owner that is no river (CB26, CB115, CB130)."""
        for p in range(PARCELS):
            if self.owner[p] == NOBODY and self.content[p] != RIVER:
                out.at[n] = CLAIM_MOVE + p
                n += 1
        return n

    def has_claim(self) -> bool:
        """Whether any parcel is without owner."""
        for p in range(PARCELS):
            if self.owner[p] == NOBODY and self.content[p] != RIVER:
                return True
        return False

    def claim(self, seat: int, parcel: int) -> None:
        """A free parcel, in the draft or from the Settler."""
        self.own(seat, parcel)
        self.tell(TOLD_CLAIMED, seat, parcel, 0, 0, 0, 0, 0)

    def answer_draft(self, seat: int, move: int) -> None:
        """One claim of the draft."""
        self.claim(seat, move - CLAIM_MOVE)
        self.count += 1
        self.phase = RUN

    def begin_round(self) -> None:
        """All cards are on offer again (CB27, CB28)."""
        self.round += 1
        self.count = 0
        self.passed = 0
        self.step = DO_PICK
        self.tell(TOLD_ROUND, self.round, 0, 0, 0, 0, 0, 0)
