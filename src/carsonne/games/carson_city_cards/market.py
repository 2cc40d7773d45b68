"""The table: piles, market, bids and their order, and how virtual players take (CC9 to CC33, CC68 to CC71)."""

from __future__ import annotations

from carsonne.games.carson_city_cards import tables
from carsonne.games.carson_city_cards.codes import (
    CHARACTER_NEAREST,
    CHARACTERS,
    DRAW_BACK,
    DRAW_BID,
    DRAW_CHARACTER,
    DRAW_SUIT,
    DRAW_TERRAIN,
    ERA_CARDS,
    GOVERNOR,
    IN_MARKET,
    KEPT,
    MARKET,
    MAX_PLAYERS,
    NO_CARD,
    NOBODY,
    REAL,
    REMOVED,
    TERRAIN,
    TOLD_BID,
    TOLD_ERA,
    TOLD_ORDER,
    TOLD_REMOVED,
    TOLD_SKULL,
    TOLD_TAKEN,
    TOLD_TERRAIN,
    TOLD_VOID,
    UNDER,
    UNSEEN,
)
from carsonne.games.carson_city_cards.scoring import Scoring
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer

HAND = tables.HAND
RANKS = 126
HIGHEST_BID = 11


class Market(Scoring):
    """What lies between the players."""

    def __init__(self, seats: int) -> None:
        Scoring.__init__(self, seats)
        self.ranks = zeros(RANKS)
        self.skulls = zeros(CHARACTERS)
        self.era = 0
        self.round = 0  # 0 to 8 in each era
        self.turned = 0  # characters turned sideways, as bits
        self.lawyer = NOBODY  # whose bid is void this round
        self.worker = NOBODY  # who takes two cards this round
        self.market_size = 0
        self.order_count = 0
        self.order_next = 0
        self.back = NO_CARD  # the back on top of the pile of characters
        self.drawn = NO_CARD  # the character of the round while skulls are being resolved
        self.drawn_back = NO_CARD
        self.unseen_backs = CHARACTERS
        self.under_count = 0
        self.level = zeros(MAX_PLAYERS)
        self.suit = zeros(MAX_PLAYERS)
        self.hand = zeros(MAX_PLAYERS)
        self.bid = zeros(MAX_PLAYERS)
        self.bonus = zeros(MAX_PLAYERS)
        self.order = zeros(MAX_PLAYERS)
        self.market = zeros(MARKET)
        self.back_at = zeros(CHARACTERS)  # 1 for backs that have been seen
        self.under_face = zeros(CHARACTERS)  # what lies under the pile, uppermost first
        self.under_back = zeros(CHARACTERS)
        for player in range(MAX_PLAYERS):
            self.suit[player] = NOBODY
            self.level[player] = REAL
        for i in range(MARKET):
            self.market[i] = NO_CARD
        self.market_end = 0

    # What CHANCE may draw

    def terrain_into(self, out: Buffer) -> int:
        """The unseen terrain cards of this era (CC9, CC17)."""
        n = 0
        for card in range(self.era * ERA_CARDS, self.era * ERA_CARDS + ERA_CARDS):
            if self.card_at[card] == UNSEEN:
                out.at[n] = DRAW_TERRAIN + card
                n += 1
        return n

    def characters_into(self, out: Buffer) -> int:
        """The unseen characters (CC10)."""
        n = 0
        for character in range(CHARACTERS):
            if self.card_at[TERRAIN + character] == UNSEEN:
                out.at[n] = DRAW_CHARACTER + character
                n += 1
        return n

    def backs_into(self, out: Buffer) -> int:
        """The backs not seen yet: backs and faces are paired by chance (R9)."""
        n = 0
        for back in range(CHARACTERS):
            if self.back_at[back] == 0:
                out.at[n] = DRAW_BACK + back
                n += 1
        return n

    def bids_into(self, player: int, out: Buffer) -> int:
        """The bid cards left in a virtual player's pile (CC13)."""
        n = 0
        for value in range(1, HIGHEST_BID + 1):
            if self.hand[player] >> value & 1:
                out.at[n] = DRAW_BID + value
                n += 1
        return n

    def suits_into(self, first: int, out: Buffer) -> int:
        """The suits that nobody has yet, as moves from a first number on (CC8)."""
        n = 0
        for suit in range(MAX_PLAYERS):
            taken = False
            for player in range(self.players):
                taken = taken or self.suit[player] == suit
            if not taken:
                out.at[n] = first + suit
                n += 1
        return n

    def suits_by_chance_into(self, out: Buffer) -> int:
        """The same as draws."""
        return self.suits_into(DRAW_SUIT, out)

    # The pile of characters

    def show_back(self, back: int) -> None:
        """A back comes to lie on top."""
        self.back_at[back] = 1
        self.unseen_backs -= 1
        self.back = back

    def pull_under(self) -> None:
        """The unseen part of the pile is used up: what skulls put under it comes to the top."""
        self.back = self.under_back[0]

    def take_under(self) -> int:
        """Draw the character that lies uppermost among those put under the pile."""
        face = self.under_face[0]
        self.under_count -= 1
        for i in range(self.under_count):
            self.under_face[i] = self.under_face[i + 1]
            self.under_back[i] = self.under_back[i + 1]
        self.under_face[self.under_count] = 0
        self.under_back[self.under_count] = 0
        return face

    def put_under(self) -> None:
        """The character just drawn goes face down under the pile (CC25)."""
        self.tell(TOLD_SKULL, self.drawn, self.back, 0, 0, 0, 0, 0)
        self.card_at[TERRAIN + self.drawn] = UNDER
        self.under_face[self.under_count] = self.drawn
        self.under_back[self.under_count] = self.drawn_back
        self.under_count += 1
        self.drawn = NO_CARD
        self.drawn_back = NO_CARD

    def is_skull_due(self) -> bool:
        """Whether the back on top sends the drawn character away (CC25, CC28)."""
        return self.skulls[self.back] != 0 and not self.only_skulls()

    def only_skulls(self) -> bool:
        """Whether neither the drawn card nor any card of the pile carries an order of suits (CC28)."""
        if self.skulls[self.drawn_back] == 0:
            return False
        for back in range(CHARACTERS):
            if self.back_at[back] == 0 and self.skulls[back] == 0:
                return False
        for i in range(self.under_count):
            if self.skulls[self.under_back[i]] == 0:
                return False
        return self.skulls[self.back] != 0

    # The market

    def lay_out(self, card: int) -> None:
        """A card joins the market at its far end (CC17, CC32)."""
        self.market[self.market_size] = card
        self.market_size += 1
        self.card_at[card] = IN_MARKET
        if card < TERRAIN:
            self.tell(TOLD_TERRAIN, card, self.market_size - 1, 0, 0, 0, 0, 0)

    def leave_market(self, player: int, card: int) -> None:
        """A player takes a card; the others keep their positions (CC32)."""
        for i in range(self.market_size):
            if self.market[i] == card:
                self.market[i] = NO_CARD
        self.card_at[card] = KEPT + player
        self.tell(TOLD_TAKEN, player, card, 0, 0, 0, 0, 0)

    def most_attractive(self) -> int:
        """What a virtual player takes: the highest attraction, the nearest among equals (CC31)."""
        best = -1
        card = NO_CARD
        for i in range(self.market_size):
            at = i if CHARACTER_NEAREST else (i + 1) % self.market_size
            if self.market[at] != NO_CARD and self.attraction[self.market[at]] > best:
                best = self.attraction[self.market[at]]
                card = self.market[at]
        return card

    def clear_market(self) -> None:
        """What nobody took leaves the game (CC23, CC24)."""
        for i in range(self.market_size):
            card = self.market[i]
            if card != NO_CARD:
                self.card_at[card] = REMOVED
                self.tell(TOLD_REMOVED, card, 0, 0, 0, 0, 0, 0)
            self.market[i] = NO_CARD
        self.market_size = 0

    # Bids

    def value_of(self, player: int) -> int:
        """A bid with everything that was added to it (CC40)."""
        return self.bid[player] + self.bonus[player]

    def comes_before(self, player: int, other: int) -> bool:
        """Whether a player takes before another: higher value, or the stronger suit on the next back (CC21, CC29)."""
        if self.value_of(player) != self.value_of(other):
            return self.value_of(player) > self.value_of(other)
        row = self.back * MAX_PLAYERS
        return self.ranks[row + self.suit[player]] < self.ranks[row + self.suit[other]]

    def show_bid(self, player: int) -> None:
        """A bid card is laid open and spent (CC19, CC22); the Lawyer's is void (CC62)."""
        self.hand[player] &= ~(1 << self.bid[player])
        if player == self.lawyer:
            self.tell(TOLD_VOID, player, self.bid[player], 0, 0, 0, 0, 0)
        else:
            self.tell(TOLD_BID, player, self.bid[player], self.bonus[player], 0, 0, 0, 0)

    def find_order(self) -> None:
        """Who takes when (CC21, CC29, CC30); whoever used the Lawyer has no turn (CC62)."""
        self.order_count = 0
        self.order_next = 0
        for player in range(self.players):
            if player != self.lawyer:
                i = self.order_count
                while i > 0 and self.comes_before(player, self.order[i - 1]):
                    self.order[i] = self.order[i - 1]
                    i -= 1
                self.order[i] = player
                self.order_count += 1
        for i in range(self.order_count):
            self.tell(TOLD_ORDER, self.order[i], i, self.value_of(self.order[i]), 0, 0, 0, 0)

    # Rounds and eras

    def clear_round(self) -> None:
        """Nothing of a round reaches into the next."""
        self.lawyer = NOBODY
        self.worker = NOBODY
        self.order_next = 0
        self.order_count = 0
        for player in range(MAX_PLAYERS):
            self.bid[player] = 0
            self.bonus[player] = 0
            self.order[player] = 0

    def fill_hands(self) -> None:
        """Nine bid cards for everybody (CC12 to CC14, CC69, CC70)."""
        for player in range(self.players):
            self.hand[player] = HAND[self.level[player]]

    def change_era(self) -> None:
        """The rest of the first pile leaves the game, bids return, characters are straightened (CC68 to CC71)."""
        for card in range(ERA_CARDS):
            if self.card_at[card] == UNSEEN:
                self.card_at[card] = REMOVED
        self.era = 1
        self.round = 0
        self.turned &= 1 << GOVERNOR
        self.fill_hands()
        self.tell(TOLD_ERA, 1, 0, 0, 0, 0, 0, 0)
