"""Duels: with dice, or with secret tiles by the law of the strongest (CB50 to CB56, CB123 to CB127)."""

from __future__ import annotations

from carsonne.games.carson_city.codes import (
    ASK_DUEL,
    ASK_TILES,
    DUEL_TILES,
    FACES,
    FIGHT_MOVE,
    LOST,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    PARCELS,
    REFILL,
    ROLL_DUEL,
    ROLL_TILE,
    RUN,
    TILE_MOVE,
    TOLD_DUEL,
    TOLD_HOME,
    TOLD_REFILLED,
    TOLD_SHOT,
    TOLD_TILE,
    TOLD_WON,
    WHY_SHERIFF,
)
from carsonne.games.carson_city.cowboys import Cowboys
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer

FACE_UP = 6
STOCK = 7
UNUSED = 8


class Duels(Cowboys):
    """Cowboys who shoot it out."""

    def __init__(self, seats: int) -> None:
        Cowboys.__init__(self, seats)
        self.duel_at = NOWHERE
        self.duel_bits = 0  # who fights; 0 when there is no duel
        self.duel_over = 0
        self.chosen = zeros(MAX_SEATS)  # 1 + a roll, a duel tile or an amount to spend; 0 while there is none
        self.tile_at = zeros(DUEL_TILES)  # a seat, FACE_UP or STOCK; tile i has the value i % 6
        self.tile_since = zeros(DUEL_TILES)  # how many draws there had been when all last saw it
        self.draws = 0
        self.drawn_at = zeros(MAX_SEATS)  # which draw a seat's tiles come from; 0: the deal
        self.announced = zeros(MAX_SEATS)
        self.drawer = NOBODY  # who is being given tiles
        for i in range(DUEL_TILES):
            self.tile_at[i] = UNUSED

    # Tiles

    def hand_size(self, seat: int) -> int:
        """How many duel tiles a player holds."""
        n = 0
        for i in range(DUEL_TILES):
            if self.tile_at[i] == seat:
                n += 1
        return n

    def find_tile(self, place: int, value: int) -> int:
        """A tile of this value there, or NOWHERE."""
        for i in range(value, DUEL_TILES, 6):
            if self.tile_at[i] == place:
                return i
        return NOWHERE

    def pool_count(self, value: int) -> int:
        """How many tiles of a value lie face down and can be drawn."""
        n = 0
        for i in range(value, DUEL_TILES, 6):
            if self.tile_at[i] == STOCK:
                n += 1
        return n

    def tiles_into(self, seat: int, out: Buffer) -> int:
        """One move for each value in hand (CB125)."""
        n = 0
        for value in range(FACES):
            if self.find_tile(seat, value) != NOWHERE:
                out.at[n] = TILE_MOVE + value
                n += 1
        return n

    def pool_into(self, out: Buffer, weights: Buffer) -> int:
        """The values that can be drawn, with how many there are."""
        n = 0
        for value in range(FACES):
            count = self.pool_count(value)
            if count:
                out.at[n] = value
                weights.at[n] = count
                n += 1
        return n

    def give_tile(self, value: int) -> None:
        """CHANCE gives a tile to whoever is due."""
        i = self.find_tile(STOCK, value)
        self.tile_at[i] = self.drawer
        self.tell(TOLD_TILE, self.drawer, value, 0, 0, 0, 0, 0)
        self.phase = RUN

    # Which duel is next

    def crowded(self, target: int) -> bool:
        """Whether more than one player stands there."""
        return self.stand[target] & (self.stand[target] - 1) != 0

    def is_pending(self, parcel: int) -> bool:
        """A duel of the present step: over land for sale, or over a building (CB56)."""
        if not self.crowded(parcel):
            return False
        return (self.owner[parcel] == NOBODY) == (self.square == 4)

    def seek_duel(self) -> bool:
        """Start the only pending duel of the step, or ask who decides which is next; False when there is none."""
        count = 0
        bits = 0
        parcel = 0
        for p in range(PARCELS):
            if self.stand[p] and self.is_pending(p):
                count += 1
                bits |= self.stand[p]
                parcel = p
        if count == 1:
            self.start_duel(parcel)
        elif count:
            self.turn = self.first_passed(bits)
            self.phase = ASK_DUEL
        return count != 0

    def first_passed(self, bits: int) -> int:
        """Of some players the one who passed first."""
        for i in range(self.passed):
            if bits >> self.passing[i] & 1:
                return self.passing[i]
        return 0

    def duels_into(self, n: int, out: Buffer) -> int:
        """Every pending duel of the step."""
        for p in range(PARCELS):
            if self.stand[p] and self.is_pending(p):
                out.at[n] = FIGHT_MOVE + p
                n += 1
        return n

    # A duel

    def start_duel(self, target: int) -> None:
        """All who stand there fight at once (CB52)."""
        self.duel_at = target
        self.duel_bits = self.stand[target]
        self.duel_over = 0
        for seat in range(MAX_SEATS):
            self.chosen[seat] = 0
        self.tell(TOLD_DUEL, target, self.duel_bits, 0, 0, 0, 0, 0)
        if self.law:
            self.choose_last_tiles()

    def choose_last_tiles(self) -> None:
        """Whoever holds one tile has nothing to decide. Equal ones are asked for: to skip them would show them."""
        for i in range(DUEL_TILES):
            seat = self.tile_at[i]
            if seat < MAX_SEATS and self.duel_bits >> seat & 1 and self.hand_size(seat) == 1:
                self.chosen[seat] = i % FACES + 1

    def run_duel(self) -> None:
        """The next roll or choice, then the outcome, then new tiles."""
        if self.duel_over:
            self.refill_hands()
            return
        for seat in range(self.seats):
            if self.duel_bits >> seat & 1 and self.chosen[seat] == 0:
                self.turn = seat
                self.phase = ASK_TILES if self.law else ROLL_DUEL
                return
        self.settle_duel()

    def choose_tile(self, seat: int, value: int) -> None:
        """A secret choice; when all have chosen, the rules reveal (CB125)."""
        self.chosen[seat] = value + 1
        for other in range(self.seats):
            if self.duel_bits >> other & 1 and self.chosen[other] == 0:
                return
        self.phase = RUN

    def roll_duel(self, value: int) -> None:
        """One die for one duellist (CB53)."""
        self.chosen[self.turn] = value + 1
        self.phase = RUN

    def settle_duel(self) -> None:
        """The highest total wins, among equals who passed first; losers take their cowboys back (CB53 to CB55)."""
        best = -1
        winner = 0
        for i in range(self.passed):
            seat = self.passing[i]
            if self.duel_bits >> seat & 1:
                total = self.shoot(seat)
                if total > best:
                    best = total
                    winner = seat
        self.tell(TOLD_WON, winner, self.duel_at, best, 0, 0, 0, 0)
        for seat in range(self.seats):
            if self.duel_bits >> seat & 1 and seat != winner:
                self.lose_duel(seat)
        self.duel_over = 1

    def shoot(self, seat: int) -> int:
        """Strength of the moment and the roll or tile."""
        value = self.chosen[seat] - 1
        strength = self.strength(seat)
        self.tell(TOLD_SHOT, seat, self.duel_at, strength, value, self.law, 0, 0)
        if self.law:
            i = self.find_tile(seat, value)
            self.tile_at[i] = FACE_UP
            self.tile_since[i] = self.draws
        return strength + value

    def lose_duel(self, seat: int) -> None:
        """Home to the personal reserve; the red Sheriff is paid for it (CB55, CB108)."""
        self.stand[self.duel_at] &= ~(1 << seat)
        self.cowboys[seat] += 1
        self.tell(TOLD_HOME, seat, self.duel_at, LOST, 0, 0, 0, 0)
        if self.is_peaceful(seat):
            self.score(seat, 3, WHY_SHERIFF, 1, 3)

    def refill_hands(self) -> None:
        """Whoever has no tile left draws three from the discard (CB126); then the duel is over."""
        if self.law and self.drawer != NOBODY:
            if self.hand_size(self.drawer) < REFILL:
                self.phase = ROLL_TILE
                return
            self.drawer = NOBODY
        if self.law:
            for i in range(self.passed):
                if self.hand_size(self.passing[i]) == 0:
                    self.start_refill(self.passing[i])
                    return
        self.duel_bits = 0
        for seat in range(MAX_SEATS):
            self.chosen[seat] = 0

    def start_refill(self, seat: int) -> None:
        """The draw of one player begins: the discard is shuffled and lies face down from now on (R17)."""
        self.drawer = seat
        self.draws += 1
        self.drawn_at[seat] = self.draws
        self.turn_discard()
        self.tell(TOLD_REFILLED, seat, 0, 0, 0, 0, 0, 0)

    def turn_discard(self) -> None:
        """Nobody can tell any more which tile is which."""
        for i in range(DUEL_TILES):
            if self.tile_at[i] == FACE_UP:
                self.tile_at[i] = STOCK

    # Numbers

    def dump_duels(self) -> list[int]:
        """All of this class as numbers."""
        tiles = [self.tile_at[i] for i in range(DUEL_TILES)] + [self.tile_since[i] for i in range(DUEL_TILES)]
        rows = []
        for seat in range(MAX_SEATS):
            rows += [self.chosen[seat], self.drawn_at[seat], self.announced[seat]]
        return [self.duel_at, self.duel_bits, self.duel_over, self.draws, self.drawer, *tiles, *rows]

    def load_duels(self, values: list[int], at: int) -> int:
        """The inverse; where the next numbers begin."""
        row = values[at : at + 5]
        self.duel_at, self.duel_bits, self.duel_over, self.draws, self.drawer = row
        for i in range(DUEL_TILES):
            self.tile_at[i] = values[at + 5 + i]
            self.tile_since[i] = values[at + 35 + i]
        for seat in range(MAX_SEATS):
            row = values[at + 65 + 3 * seat : at + 68 + 3 * seat]
            self.chosen[seat], self.drawn_at[seat], self.announced[seat] = row
        return at + 80
