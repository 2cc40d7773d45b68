"""The end of a round, an era and the game: the Paperboy's choice, the last sale (CC23, CC68 to CC71, CC82, CC93)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import bids, market
from carsonne.games.carson_city_cards.rules.cards import seat_with
from carsonne.games.carson_city_cards.rules.codes import (
    AUCTIONEER,
    BIDDING,
    CHARACTERS,
    CHOOSE_MOVE,
    CLOSING,
    DONE_MOVE,
    ERA_CARDS,
    ERA_ROUNDS,
    GOVERNOR,
    KEPT,
    LAST_SALE,
    NO_CARD,
    NO_CHOICE_MOVE,
    NOBODY,
    OVER,
    PAPERBOY,
    PAPERBOY_CHOICE,
    REMOVED,
    SELL_MOVE,
    TERRAIN,
    TOLD_ENDED,
    TOLD_ERA,
    TOLD_PAPERBOY,
    UNSEEN,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import can_sell, sales_into, sell
from carsonne.kernel.state import Buffer


def end_round(s: Position) -> None:
    """What is left leaves the game; the next round, era or the end (CC23, CC68)."""
    market.clear_away(s)
    bids.clear_away(s)
    s.lawyer = NOBODY
    s.worker = NOBODY
    s.stage = BIDDING
    s.round += 1
    if s.round < ERA_ROUNDS:
        market.start_round(s)
    elif s.era == 0:
        change_era(s)
        market.start_round(s)
    else:
        end_rounds(s)


def change_era(s: Position) -> None:
    """The rest of the first pile leaves the game, bids return, characters are straightened (CC68 to CC71)."""
    remove_first_pile(s)
    s.era = 1
    s.round = 0
    s.sideways &= 1 << GOVERNOR
    bids.fill_hands(s)
    s.tell(TOLD_ERA, 1)


def remove_first_pile(s: Position) -> None:
    """What nobody has seen of the first era leaves the game (CC68)."""
    for card in range(ERA_CARDS):
        if s.card_at[card] == UNSEEN:
            s.card_at[card] = REMOVED


def end_rounds(s: Position) -> None:
    """Before the final scoring the Paperboy chooses (CC82)."""
    if seat_with(s, PAPERBOY) == NOBODY:
        close(s)
    else:
        s.turn = seat_with(s, PAPERBOY)
        s.phase = PAPERBOY_CHOICE


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """The Paperboy's choice, or the last sale."""
    if s.phase == PAPERBOY_CHOICE:
        return choices_into(s, out)
    out.at[0] = DONE_MOVE
    return sales_into(s, seat, 1, out)


def choices_into(s: Position, out: Buffer) -> int:
    """Nothing, or any character that no player has (CC93)."""
    out.at[0] = NO_CHOICE_MOVE
    n = 1
    for character in range(CHARACTERS):
        if s.card_at[TERRAIN + character] < KEPT:
            out.at[n] = CHOOSE_MOVE + character
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """The Paperboy has chosen, the Auctioneer sells or is done, or RULES close the game."""
    if s.phase == CLOSING:
        close(s)
    elif s.phase == PAPERBOY_CHOICE:
        choose(s, seat, move)
        s.phase = CLOSING
    else:
        if move >= SELL_MOVE:
            sell(s, seat, move)
        if move == DONE_MOVE or not can_sell(s, seat):
            s.phase = CLOSING


def choose(s: Position, seat: int, move: int) -> None:
    """The Paperboy's owner adds a character, or none (CC93)."""
    character = NO_CARD
    if move != NO_CHOICE_MOVE:
        character = move - CHOOSE_MOVE
        s.card_at[TERRAIN + character] = KEPT + seat
    s.tell(TOLD_PAPERBOY, seat, character)


def close(s: Position) -> None:
    """Last sales, then the end (CC82, CC98)."""
    owner = seat_with(s, AUCTIONEER)
    if not s.last_sale_offered and owner != NOBODY and can_sell(s, owner):
        s.last_sale_offered = 1
        s.turn = owner
        s.phase = LAST_SALE
    else:
        s.phase = OVER
        s.tell(TOLD_ENDED)
