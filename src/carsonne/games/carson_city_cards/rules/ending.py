"""The end of a round, an era and the game: the Paperboy's choice, the last sale (CC23, CC68 to CC71, CC82, CC93)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import bids, codes, market
from carsonne.games.carson_city_cards.rules.cards import seat_with
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import can_sell, sales_into, sell
from carsonne.kernel.state import Buffer


def end_round(s: Position) -> None:
    """Remove what is left from the game, then start the next round, the next era or the end (CC23, CC68)."""
    market.clear_away(s)
    bids.clear_away(s)
    s.lawyer = codes.NOBODY
    s.worker = codes.NOBODY
    s.stage = codes.BIDDING
    s.round += 1
    if s.round < codes.ERA_ROUNDS:
        market.start_round(s)
    elif s.era == 0:
        change_era(s)
        market.start_round(s)
    else:
        end_rounds(s)


def change_era(s: Position) -> None:
    """Remove the rest of the first pile, return the bids and straighten the characters (CC68 to CC71)."""
    remove_first_pile(s)
    s.era = 1
    s.round = 0
    s.sideways &= 1 << codes.GOVERNOR
    bids.fill_hands(s)
    s.tell(codes.TOLD_ERA, 1)


def remove_first_pile(s: Position) -> None:
    """Remove the unseen cards of the first era from the game (CC68)."""
    for card in range(codes.ERA_CARDS):
        if s.card_at[card] == codes.UNSEEN:
            s.card_at[card] = codes.REMOVED


def end_rounds(s: Position) -> None:
    """Let the Paperboy choose before the final scoring (CC82)."""
    if seat_with(s, codes.PAPERBOY) == codes.NOBODY:
        close(s)
    else:
        s.turn = seat_with(s, codes.PAPERBOY)
        s.phase = codes.PAPERBOY_CHOICE


def no_rounds_left(s: Position) -> bool:
    """Return whether all rounds have been played: choices and sales may follow, but no more bids."""
    return s.phase in (codes.PAPERBOY_CHOICE, codes.CLOSING, codes.LAST_SALE, codes.OVER)


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the Paperboy's choice, or the last sale."""
    if s.phase == codes.PAPERBOY_CHOICE:
        return choices_into(s, out)
    out.at[0] = codes.DONE_MOVE
    return sales_into(s, seat, 1, out)


def choices_into(s: Position, out: Buffer) -> int:
    """Write choosing none, or any character that no player has (CC93)."""
    out.at[0] = codes.NO_CHOICE_MOVE
    n = 1
    for character in range(codes.CHARACTERS):
        if s.card_at[codes.TERRAIN + character] < codes.KEPT:
            out.at[n] = codes.CHOOSE_MOVE + character
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Take the Paperboy's choice, let the Auctioneer sell or finish, or close the game."""
    if s.phase == codes.CLOSING:
        close(s)
    elif s.phase == codes.PAPERBOY_CHOICE:
        choose(s, seat, move)
        s.phase = codes.CLOSING
    else:
        if move >= codes.SELL_MOVE:
            sell(s, seat, move)
        if move == codes.DONE_MOVE or not can_sell(s, seat):
            s.phase = codes.CLOSING


def choose(s: Position, seat: int, move: int) -> None:
    """Add a character, or none, for the Paperboy's owner (CC93)."""
    character = codes.NO_CARD
    if move != codes.NO_CHOICE_MOVE:
        character = move - codes.CHOOSE_MOVE
        s.card_at[codes.TERRAIN + character] = codes.KEPT + seat
    s.tell(codes.TOLD_PAPERBOY, seat, character)


def close(s: Position) -> None:
    """Offer the last sales, then end the game (CC82, CC98)."""
    owner = seat_with(s, codes.AUCTIONEER)
    if not s.last_sale_offered and owner != codes.NOBODY and can_sell(s, owner):
        s.last_sale_offered = 1
        s.turn = owner
        s.phase = codes.LAST_SALE
    else:
        s.phase = codes.OVER
        s.tell(codes.TOLD_ENDED)
