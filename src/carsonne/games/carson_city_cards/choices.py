"""Whose move it is, and which moves there are (CC19, CC21, CC35 to CC38, CC81, CC93, CC98)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.codes import (
    AFTER,
    BACK,
    BID,
    BID_MOVE,
    CHARACTER,
    CHARACTERS,
    CHOOSE_MOVE,
    DECLINE_MOVE,
    DONE_MOVE,
    EXTRA,
    KEPT,
    LAST_SALE,
    LAY_OUT,
    NO_CARD,
    NO_CHOICE_MOVE,
    OVER,
    PAPERBOY_CHOICE,
    PLACE,
    QUEUE,
    SET_ASIDE_MOVE,
    SUIT_CHOICE,
    SUIT_DEAL,
    SUIT_MOVE,
    TAKE,
    TAKE_MOVE,
    TERRAIN,
    USE,
    USE_MOVE,
    VIRTUAL_BID,
)
from carsonne.games.carson_city_cards.market import Market
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.state import Buffer, Rng

ORDER = list(QUEUE)
HIGHEST_BID = 11
BIDDING = 0


class Choices(Market):
    """Who is asked, and what there is to choose from."""

    def __init__(self, seats: int) -> None:
        Market.__init__(self, seats)
        self.suit_mode = 0
        self.phase = SUIT_DEAL
        self.turn = 0  # the seat that is asked, or the virtual player whose card is drawn
        self.stage = BIDDING
        self.question = 0  # the place in the order of play that has been reached (CC38)
        self.takes = 0  # cards that the seat may still take in this turn
        self.holding = NO_CARD  # taken and not yet placed
        self.known_top = 0  # whether the top of the pile is a card that a skull had put under it
        self.closed = 0  # whether the last sale has been offered
        self.choices_end = 0

    # Whose move it is, and which moves there are

    def actors(self) -> int:
        phase = self.phase
        if phase == BID:
            return self.bidders()
        if phase in (TAKE, PLACE, USE, AFTER):
            return 1 << self.turn
        if phase in (LAY_OUT, CHARACTER, BACK, VIRTUAL_BID, EXTRA):
            return CHANCE_BIT
        if phase in (SUIT_CHOICE, PAPERBOY_CHOICE, LAST_SALE):
            return 1 << self.turn
        if phase == SUIT_DEAL:
            return CHANCE_BIT
        return 0 if phase == OVER else RULES_BIT

    def bidders(self) -> int:
        """Everybody who has not chosen a bid card yet (CC19)."""
        bits = 0
        for seat in range(self.seats):
            if self.bid[seat] == 0:
                bits |= 1 << seat
        return bits

    def legal_into(self, seat: int, out: Buffer) -> int:
        phase = self.phase
        if phase == BID:
            return self.hand_into(seat, out)
        if phase == TAKE:
            return self.sales_into(seat, self.market_into(out), out)
        if phase == PLACE:
            return self.sales_into(seat, self.holding_into(seat, out), out)
        if phase == USE:
            out.at[0] = USE_MOVE + ORDER[self.question]
            out.at[1] = DECLINE_MOVE + ORDER[self.question]
            return 2
        if phase == SUIT_CHOICE:
            return self.suits_into(SUIT_MOVE, out)
        if phase == PAPERBOY_CHOICE:
            return self.leftovers_into(out)
        out.at[0] = DONE_MOVE
        return self.sales_into(seat, 1, out)

    def hand_into(self, seat: int, out: Buffer) -> int:
        """The bid cards in hand (CC19, CC22)."""
        n = 0
        for value in range(1, HIGHEST_BID + 1):
            if self.hand[seat] >> value & 1:
                out.at[n] = BID_MOVE + value
                n += 1
        return n

    def market_into(self, out: Buffer) -> int:
        """Any card of the market; taking is compulsory (CC21)."""
        n = 0
        for i in range(self.market_size):
            if self.market[i] != NO_CARD:
                out.at[n] = TAKE_MOVE + self.market[i]
                n += 1
        return n

    def holding_into(self, seat: int, out: Buffer) -> int:
        """The places for the card taken, or setting it aside when there are none (CC81)."""
        n = self.places_into(seat, self.holding, out)
        if n == 0:
            out.at[0] = SET_ASIDE_MOVE
            n = 1
        return n

    def leftovers_into(self, out: Buffer) -> int:
        """The Paperboy's choice: nothing, or any character that no player has (CC93)."""
        out.at[0] = NO_CHOICE_MOVE
        n = 1
        for character in range(CHARACTERS):
            if self.card_at[TERRAIN + character] < KEPT:
                out.at[n] = CHOOSE_MOVE + character
                n += 1
        return n

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        if self.phase == CHARACTER:
            n = self.characters_into(out)
        elif self.phase == BACK:
            n = self.backs_into(out)
        elif self.phase == VIRTUAL_BID:
            n = self.bids_into(self.turn, out)
        elif self.phase == SUIT_DEAL:
            n = self.suits_by_chance_into(out)
        else:
            n = self.terrain_into(out)
        for i in range(n):
            weights.at[i] = 1
        return n

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        n = self.chance_into(out, weights)
        return out.at[rng.below(n)]
