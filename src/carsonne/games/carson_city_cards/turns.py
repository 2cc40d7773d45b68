"""The course of a game: what follows from a move (CC7, CC8, CC16 to CC40, CC62 to CC71, CC82, CC93, CC98)."""

from __future__ import annotations

from carsonne.games.carson_city_cards import tables
from carsonne.games.carson_city_cards.choices import Choices
from carsonne.games.carson_city_cards.codes import (
    AFTER,
    ASK,
    AUCTIONEER,
    BACK,
    BEFORE_BIDS,
    BID,
    BID_MOVE,
    CHARACTER,
    CHINESE_WORKER,
    CHOOSE_MOVE,
    CLOSING,
    DECLINE_MOVE,
    DRAW_BACK,
    DRAW_BID,
    DRAW_CHARACTER,
    DRAW_SUIT,
    DRAW_TERRAIN,
    ERA_ROUNDS,
    EXTRA,
    GOVERNOR,
    HELD,
    IN_MARKET,
    KEPT,
    LAST_SALE,
    LAWYER,
    LAY_OUT,
    NEXT,
    NO_CARD,
    OVER,
    PAPERBOY,
    PAPERBOY_CHOICE,
    PLACE,
    PLACE_MOVE,
    QUESTIONS,
    QUEUE,
    REVEAL,
    SELL_MOVE,
    SIDE,
    SPAN,
    SUIT_CHOICE,
    SUIT_DEAL,
    SUIT_MOVE,
    SUIT_NEXT,
    SUITS_CHOSEN,
    SUITS_FIXED,
    TAKE,
    TAKE_MOVE,
    TERRAIN,
    TOLD_ASKED,
    TOLD_BACK,
    TOLD_CHARACTER,
    TOLD_CHOSE_BID,
    TOLD_DECLINED,
    TOLD_ENDED,
    TOLD_PAPERBOY,
    TOLD_ROUND,
    TOLD_SUIT,
    TOLD_USED,
    USE,
    VIRTUAL_BID,
)

BONUS = tables.BONUS
ORDER = list(QUEUE)

# Stages of a round: before the bids, after them, while cards are taken.
BIDDING = 0
SHOWN = 1
TAKING = 2


class Turns(Choices):
    """A game from the suits to the last sale."""

    def begin(self) -> None:
        """Bid cards for all, then the suits (CC7, CC8, CC12 to CC14)."""
        self.fill_hands()
        if self.suit_mode == SUITS_FIXED:
            for player in range(self.players):
                self.suit[player] = player
            self.phase = BACK
        elif self.suit_mode == SUITS_CHOSEN:
            self.phase = SUIT_CHOICE

    # Moves

    def apply(self, seat: int, move: int) -> None:
        if move >= DRAW_TERRAIN:
            self.draw(move)
        elif move >= SELL_MOVE:
            self.sell(seat, move - SELL_MOVE)
            if (self.phase == AFTER or self.phase == LAST_SALE) and not self.can_sell(seat):
                self.finish_turn()
        elif move >= PLACE_MOVE:
            code = move - PLACE_MOVE
            self.lay(seat, self.holding, code // SPAN - SIDE, code % SPAN - SIDE)
            self.after_card(seat)
        elif move >= TAKE_MOVE:
            self.take(seat, move - TAKE_MOVE)
        elif self.phase == BID:
            self.choose_bid(seat, move - BID_MOVE)
        elif self.phase == USE:
            self.answer(seat, move)
        elif self.phase == PLACE:
            self.set_aside(seat, self.holding)
            self.after_card(seat)
        elif self.phase == PAPERBOY_CHOICE:
            self.choose_leftover(seat, move)
        elif self.phase == SUIT_CHOICE:
            self.give_suit(move - SUIT_MOVE)
            self.phase = SUIT_NEXT
        elif self.phase == AFTER or self.phase == LAST_SALE:
            self.finish_turn()
        else:
            self.follow()

    def draw(self, move: int) -> None:
        """An outcome of CHANCE."""
        if move >= DRAW_SUIT:
            self.give_suit(move - DRAW_SUIT)
            self.next_suit()
        elif move >= DRAW_BID:
            self.bid[self.turn] = move - DRAW_BID
            self.show_bid(self.turn)
            self.next_virtual_bid()
        elif move >= DRAW_BACK:
            self.show_back(move - DRAW_BACK)
            self.after_back()
        elif move >= DRAW_CHARACTER:
            self.draw_character(move - DRAW_CHARACTER)
        else:
            self.draw_terrain(move - DRAW_TERRAIN)

    def follow(self) -> None:
        """What RULES does once a turn is confirmed."""
        if self.phase == ASK:
            self.ask()
        elif self.phase == NEXT:
            self.next_taker()
        elif self.phase == REVEAL:
            self.reveal()
        elif self.phase == HELD:
            self.phase = EXTRA
        elif self.phase == SUIT_NEXT:
            self.next_suit()
        else:
            self.close()

    # Suits

    def give_suit(self, suit: int) -> None:
        self.suit[self.turn] = suit
        self.tell(TOLD_SUIT, self.turn, suit, 0, 0, 0, 0, 0)
        self.turn += 1

    def next_suit(self) -> None:
        """The next player's suit; where suits are chosen, virtual players are dealt what is left (CC8)."""
        if self.turn < self.players:
            chosen = self.suit_mode == SUITS_CHOSEN and self.turn < self.seats
            self.phase = SUIT_CHOICE if chosen else SUIT_DEAL
        else:
            self.phase = BACK

    # The market is laid out

    def start_round(self) -> None:
        """Draw the character of the round (CC16)."""
        self.tell(TOLD_ROUND, self.era, self.round, 0, 0, 0, 0, 0)
        self.turn_top()

    def turn_top(self) -> None:
        """Turn the top character over; one that a skull had put under the pile is known already."""
        if self.known_top:
            self.draw_character(self.take_under())
        else:
            self.phase = CHARACTER

    def draw_character(self, character: int) -> None:
        """A character is turned over and another back comes to the top (CC25)."""
        self.drawn = character
        self.drawn_back = self.back
        self.card_at[TERRAIN + character] = IN_MARKET
        self.tell(TOLD_CHARACTER, character, 0, 0, 0, 0, 0, 0)
        if self.unseen_backs:
            self.phase = BACK
        else:
            self.known_top = 1
            self.pull_under()
            self.after_back()

    def after_back(self) -> None:
        """A skull sends the drawn character away; else it lies in the market (CC25 to CC28)."""
        self.tell(TOLD_BACK, self.back, 0, 0, 0, 0, 0, 0)
        if self.drawn == NO_CARD:
            self.start_round()
        elif self.is_skull_due():
            self.put_under()
            self.turn_top()
        else:
            self.lay_out(TERRAIN + self.drawn)
            self.drawn = NO_CARD
            self.drawn_back = NO_CARD
            self.phase = LAY_OUT

    def draw_terrain(self, card: int) -> None:
        """Terrain for the market: of the round (CC17), or of the Governor or the Chinese Worker (CC64, CC66)."""
        self.lay_out(card)
        if self.phase == EXTRA:
            self.after_extra()
        elif self.market_size == (5 if self.players == 4 else 6):
            self.stage = BIDDING
            self.question = 0
            self.ask()

    def after_extra(self) -> None:
        if ORDER[self.question] == GOVERNOR:
            self.start_taking(self.turn, 1)
        else:
            self.question += 1
            self.ask()

    # Characters are used

    def ask(self) -> None:
        """The next question of the order of play, or what comes after the last one (CC35 to CC39)."""
        last = BEFORE_BIDS if self.stage == BIDDING else QUESTIONS
        while self.question < last:
            if self.may_be_used(ORDER[self.question]):
                self.turn = self.card_at[TERRAIN + ORDER[self.question]] - KEPT
                self.phase = USE
                self.tell(TOLD_ASKED, self.turn, ORDER[self.question], 0, 0, 0, 0, 0)
                return
            self.question += 1
        if self.stage == BIDDING:
            self.phase = BID
        else:
            self.stage = TAKING
            self.find_order()
            self.next_taker()

    def may_be_used(self, character: int) -> bool:
        """Owned by a real player, not turned, and not by the one whose bid the Lawyer made void (CC33, CC37, CC63)."""
        owner = self.card_at[TERRAIN + character] - KEPT
        return 0 <= owner < self.seats and self.turned >> character & 1 == 0 and owner != self.lawyer

    def answer(self, seat: int, move: int) -> None:
        character = ORDER[self.question]
        if move >= DECLINE_MOVE:
            self.tell(TOLD_DECLINED, seat, character, 0, 0, 0, 0, 0)
            self.question += 1
            self.phase = ASK
            return
        self.turned |= 1 << character
        self.tell(TOLD_USED, seat, character, BONUS[character], 0, 0, 0, 0)
        if character == LAWYER:
            self.lawyer = seat
            self.start_taking(seat, 1)
        elif character in (GOVERNOR, CHINESE_WORKER):
            self.worker = seat if character == CHINESE_WORKER else self.worker
            self.phase = HELD
        else:
            self.bonus[seat] += BONUS[character]
            self.question += 1
            self.phase = ASK

    # Bids

    def choose_bid(self, seat: int, value: int) -> None:
        """A bid card lies face down (CC19)."""
        self.bid[seat] = value
        self.tell(TOLD_CHOSE_BID, seat, 0, 0, 0, 0, 0, 0)
        if self.bidders() == 0:
            self.phase = REVEAL

    def reveal(self) -> None:
        """All bids are shown (CC19)."""
        for seat in range(self.seats):
            self.show_bid(seat)
        self.turn = self.seats - 1
        self.next_virtual_bid()

    def next_virtual_bid(self) -> None:
        """The top card of each virtual player's pile, then the questions after the bids (CC19, CC36)."""
        self.turn += 1
        if self.turn < self.players:
            self.phase = VIRTUAL_BID
        else:
            self.stage = SHOWN
            self.question = BEFORE_BIDS
            self.ask()

    # Cards are taken

    def next_taker(self) -> None:
        """Virtual players take by themselves; a real one is asked (CC21, CC31)."""
        while self.order_next < self.order_count:
            player = self.order[self.order_next]
            self.order_next += 1
            if player < self.seats:
                self.start_taking(player, 2 if player == self.worker else 1)
                return
            self.leave_market(player, self.most_attractive())
        self.end_round()

    def start_taking(self, seat: int, takes: int) -> None:
        self.turn = seat
        self.takes = takes
        self.phase = TAKE

    def take(self, seat: int, card: int) -> None:
        """A card comes to a player; terrain is placed at once (CC21)."""
        self.leave_market(seat, card)
        if card < TERRAIN:
            self.holding = card
            self.phase = PLACE
        else:
            self.after_card(seat)

    def after_card(self, seat: int) -> None:
        """Another card for the Chinese Worker, a chance to sell, or the end of the turn (CC66, CC98)."""
        self.holding = NO_CARD
        self.takes -= 1
        if self.takes:
            self.phase = TAKE
        elif self.can_sell(seat):
            self.phase = AFTER
        else:
            self.finish_turn()

    def finish_turn(self) -> None:
        if self.phase == LAST_SALE:
            self.phase = CLOSING
        elif self.stage == BIDDING:
            self.question += 1
            self.phase = ASK
        else:
            self.phase = NEXT

    # Rounds end

    def end_round(self) -> None:
        """What is left leaves the game; the next round, era or the end (CC23, CC68)."""
        self.clear_market()
        self.clear_round()
        self.stage = BIDDING
        self.round += 1
        if self.round < ERA_ROUNDS:
            self.start_round()
        elif self.era == 0:
            self.change_era()
            self.start_round()
        else:
            self.end_rounds()

    def end_rounds(self) -> None:
        """Before the final scoring the Paperboy chooses (CC82)."""
        owner = self.card_at[TERRAIN + PAPERBOY] - KEPT
        if 0 <= owner < self.seats:
            self.turn = owner
            self.phase = PAPERBOY_CHOICE
        else:
            self.close()

    def choose_leftover(self, seat: int, move: int) -> None:
        """The Paperboy's owner adds a character, or none (CC93)."""
        character = NO_CARD
        if move >= CHOOSE_MOVE:
            character = move - CHOOSE_MOVE
            self.card_at[TERRAIN + character] = KEPT + seat
        self.tell(TOLD_PAPERBOY, seat, character, 0, 0, 0, 0, 0)
        self.phase = CLOSING

    def close(self) -> None:
        """Last sales, then the end (CC82, CC98)."""
        owner = self.card_at[TERRAIN + AUCTIONEER] - KEPT
        if not self.closed and 0 <= owner < self.seats and self.can_sell(owner):
            self.closed = 1
            self.turn = owner
            self.phase = LAST_SALE
        else:
            self.phase = OVER
            self.tell(TOLD_ENDED, 0, 0, 0, 0, 0, 0, 0)
