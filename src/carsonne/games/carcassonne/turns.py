"""The course of a game: deal, draw, place, claim, end of turn (CA4 to CA7, CA11, CA12, CA33, CA39 to CA41)."""

from __future__ import annotations

from carsonne.games.carcassonne import tables
from carsonne.games.carcassonne.codes import (
    CLAIM,
    CLAIM_MOVE,
    DEAL,
    DISCARD_MOVE,
    DRAW,
    FIELD,
    LAST_DRAW,
    MAX_SEGMENTS,
    NO_HAND,
    NOBODY,
    OVER,
    PLACE,
    PLACE_MOVE,
    PLAY_OUT,
    REACH,
    SKIP_MOVE,
    SPAN,
    SPOTS,
    TOLD_DRAWN,
    TOLD_ENDED,
    TOLD_PLACED,
    TOLD_SET_ASIDE,
    TOLD_SKIPPED,
    TOLD_TURN,
    TURN_END,
)
from carsonne.games.carcassonne.scoring import Scoring
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer, Rng

COUNT = tables.COUNT
FIT = tables.FIT
PLACE_OF_SEGMENT = tables.PLACE_OF_SEGMENT
SEGMENT_COUNT = tables.SEGMENT_COUNT
SEGMENT_OF_PLACE = tables.SEGMENT_OF_PLACE
START = tables.START
KINDS = 24
PLACE_COUNT = 11
MAX_SEATS = 5
HAND = 3
HANDS = 15


class Turns(Scoring):
    """A game from the start tile to the final scoring, as the rules see it."""

    def __init__(self, seats: int) -> None:
        Scoring.__init__(self, seats)
        self.farmers = 1
        self.hand_size = NO_HAND
        self.hand_end = PLAY_OUT
        self.phase = DRAW
        self.turn = 0
        self.tile = NOBODY  # the kind drawn and not yet laid; without meaning while there are hands
        self.undrawn = 0
        self.closing = 0
        self.dealt = 0
        self.bag = zeros(KINDS)
        self.aside = zeros(KINDS)
        self.hand = zeros(HANDS)  # kinds in ascending order, NOBODY where there is none
        for i in range(HANDS):
            self.hand[i] = NOBODY
        self.finish = 0

    def begin(self, first: int) -> None:
        """Set up: the start tile lies at (0, 0), the others are in the bag (CA4, CA39)."""
        for kind in range(KINDS):
            self.bag[kind] = COUNT[kind]
            self.undrawn += COUNT[kind]
        self.bag[START] -= 1
        self.undrawn -= 1
        self.turn = first
        self.lay(START * 4, REACH * SPAN + REACH, NOBODY)
        if self.hand_size > NO_HAND:
            self.phase = DEAL

    # Whose move it is, and which moves there are

    def actors(self) -> int:
        if self.phase == PLACE or self.phase == CLAIM:
            return 1 << self.turn
        if self.phase == DRAW or self.phase == DEAL:
            return CHANCE_BIT
        if self.phase == TURN_END:
            return RULES_BIT
        return 0

    def legal_into(self, seat: int, out: Buffer) -> int:
        if self.phase == CLAIM:
            return self.claims_into(out)
        if self.hand_size == NO_HAND:
            return self.placements_into(self.tile, 0, out)
        return self.hand_into(seat, out)

    def placements_into(self, kind: int, n: int, out: Buffer) -> int:
        """Every cell and turn where a tile fits (CA8, CA9, R26)."""
        row = kind << 8
        for slot in range(self.slot_count):
            turns = FIT[row + self.pattern[slot]]
            if turns:
                code = PLACE_MOVE + (kind * SPOTS + self.slot_spot[slot]) * 4
                for turn in range(4):
                    if turns >> turn & 1:
                        out.at[n] = code + turn
                        n += 1
        return n

    def hand_into(self, seat: int, out: Buffer) -> int:
        """What fits of the hand; if nothing does, which tile to set aside (R25)."""
        n = 0
        for i in range(seat * HAND, seat * HAND + HAND):
            if self.hand[i] != NOBODY and not self.is_repeated(i, seat):
                n = self.placements_into(self.hand[i], n, out)
        if n == 0:
            for i in range(seat * HAND, seat * HAND + HAND):
                if self.hand[i] != NOBODY and not self.is_repeated(i, seat):
                    out.at[n] = DISCARD_MOVE + self.hand[i]
                    n += 1
        return n

    def is_repeated(self, i: int, seat: int) -> bool:
        """Whether the hand holds the same kind just before; hands are kept in order."""
        return i > seat * HAND and self.hand[i] == self.hand[i - 1]

    def claims_into(self, out: Buffer) -> int:
        """Skip, and every segment of the new tile whose feature nobody holds (CA13 to CA16)."""
        out.at[0] = SKIP_MOVE
        n = 1
        if self.supply[self.turn] == 0:
            return n
        tile = self.tile_count - 1
        kind = self.turned[tile] >> 2
        for i in range(SEGMENT_COUNT[kind]):
            segment = self.base[tile] + i
            if self.men[self.find(segment)] == 0 and (self.farmers or self.type[segment] != FIELD):
                out.at[n] = CLAIM_MOVE + PLACE_OF_SEGMENT[kind * MAX_SEGMENTS + i]
                n += 1
        return n

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        n = 0
        for kind in range(KINDS):
            if self.bag[kind]:
                out.at[n] = kind
                weights.at[n] = self.bag[kind]
                n += 1
        return n

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        left = rng.below(self.undrawn)
        kind = 0
        while left >= self.bag[kind]:
            left -= self.bag[kind]
            kind += 1
        return kind

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]

    # Moves

    def apply(self, seat: int, move: int) -> None:
        if move >= PLACE_MOVE:
            self.place(move - PLACE_MOVE)
        elif self.phase == CLAIM:
            self.end_claim(move)
        elif self.phase == TURN_END:
            self.end_turn()
        elif self.phase == PLACE:
            self.discard(move - DISCARD_MOVE)
        else:
            self.draw(move)

    def draw(self, kind: int) -> None:
        """CHANCE takes a tile from the bag, for the table or for a hand."""
        self.bag[kind] -= 1
        self.undrawn -= 1
        self.tell(TOLD_DRAWN, self.turn, kind, 0, 0, 0, 0, 0)
        if self.hand_size == NO_HAND:
            self.show(kind)
            return
        self.take(self.turn, kind)
        if self.phase == DEAL:
            self.deal_on()
        elif self.closing:
            self.pass_turn()
        else:
            self.phase = PLACE

    def show(self, kind: int) -> None:
        """The drawn tile lies open; one that fits nowhere is set aside and another is drawn (CA7, CA11)."""
        if self.fits(kind):
            self.tile = kind
            self.phase = PLACE
            return
        self.set_aside(kind)
        if self.undrawn == 0:
            self.phase = TURN_END

    def set_aside(self, kind: int) -> None:
        self.aside[kind] += 1
        self.tell(TOLD_SET_ASIDE, self.turn, kind, 0, 0, 0, 0, 0)

    def deal_on(self) -> None:
        """Three tiles for each seat in order, then the first turn (CA39, R25)."""
        self.dealt += 1
        if self.dealt % HAND == 0:
            self.turn = (self.turn + 1) % self.seats
        if self.dealt == HAND * self.seats:
            self.phase = PLACE

    def take(self, seat: int, kind: int) -> None:
        """Into the hand, in order."""
        i = seat * HAND
        while self.hand[i] != NOBODY:
            i += 1
        while i > seat * HAND and self.hand[i - 1] > kind:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = kind

    def give_up(self, seat: int, kind: int) -> None:
        """Out of the hand; the others close up."""
        i = seat * HAND
        while self.hand[i] != kind:
            i += 1
        while i < seat * HAND + HAND - 1:
            self.hand[i] = self.hand[i + 1]
            i += 1
        self.hand[i] = NOBODY

    def place(self, code: int) -> None:
        """Lay the tile (CA6.1)."""
        kind = code // (4 * SPOTS)
        spot = code // 4 % SPOTS
        if self.hand_size > NO_HAND:
            self.give_up(self.turn, kind)
        self.tile = NOBODY
        self.tell(TOLD_PLACED, self.turn, kind, spot, code & 3, 0, 0, 0)
        self.lay(kind * 4 + (code & 3), spot, self.turn)
        self.phase = CLAIM

    def end_claim(self, move: int) -> None:
        """Put a follower down or not, then score what is complete (CA6.2, CA6.3)."""
        tile = self.tile_count - 1
        if move == SKIP_MOVE:
            self.tell(TOLD_SKIPPED, self.turn, 0, 0, 0, 0, 0, 0)
        else:
            place = (self.turned[tile] >> 2) * PLACE_COUNT + move - CLAIM_MOVE
            self.claim(self.turn, self.base[tile] + SEGMENT_OF_PLACE[place])
        self.score_completed(tile)
        self.phase = TURN_END

    def discard(self, kind: int) -> None:
        """Nothing of the hand fits: one tile is set aside, and another drawn if there is one (R25)."""
        self.give_up(self.turn, kind)
        self.set_aside(kind)
        self.phase = DRAW if self.undrawn else TURN_END

    def end_turn(self) -> None:
        """What follows once the turn is confirmed: a new tile for the hand, the next seat, or the end."""
        if self.hand_size == NO_HAND:
            self.turn = (self.turn + 1) % self.seats
            if self.undrawn == 0:
                self.finish_game()
            else:
                self.phase = DRAW
                self.tell(TOLD_TURN, self.turn, 0, 0, 0, 0, 0, 0)
        elif self.undrawn:
            self.closing = 1  # the draw that is coming closes the turn
            self.phase = DRAW
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        """With hands: on to the next seat that has tiles, if the game goes on (R25)."""
        self.closing = 0
        if self.undrawn == 0 and self.hand_end == LAST_DRAW:
            self.finish_game()
            return
        for _i in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.hand[self.turn * HAND] != NOBODY:
                self.phase = PLACE
                self.tell(TOLD_TURN, self.turn, 0, 0, 0, 0, 0, 0)
                return
        self.finish_game()

    def finish_game(self) -> None:
        self.score_final()
        self.phase = OVER
        self.tell(TOLD_ENDED, 0, 0, 0, 0, 0, 0, 0)
