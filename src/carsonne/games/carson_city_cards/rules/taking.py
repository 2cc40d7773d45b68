"""Taking: from the highest bid down each player takes a card of the market, and may sell (CC21, CC31, CC66, CC98)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes, market, virtual
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import can_sell, sales_into, sell
from carsonne.kernel.state import Buffer


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write any card of the market, since taking is compulsory (CC21), or the end of the turn; and sales (CC98)."""
    if s.phase == codes.TAKE:
        return sales_into(s, seat, market_into(s, out), out)
    out.at[0] = codes.DONE_MOVE
    return sales_into(s, seat, 1, out)


def market_into(s: Position, out: Buffer) -> int:
    """Write the cards that lie in the market."""
    n = 0
    for i in range(s.market_size):
        if s.market[i] != codes.NO_CARD:
            out.at[n] = codes.TAKE_MOVE + s.market[i]
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Let a seat take, sell or finish, or move on to the next player."""
    if s.phase == codes.NEXT:
        next_taker(s)
    elif move >= codes.SELL_MOVE:
        sell(s, seat, move)
        if s.phase == codes.AFTER and not can_sell(s, seat):
            finish_turn(s)
    elif s.phase == codes.TAKE:
        take(s, seat, move - codes.TAKE_MOVE)
    else:
        finish_turn(s)


def next_taker(s: Position) -> None:
    """Let virtual players take automatically; ask a real one (CC21, CC31)."""
    while s.order_next < s.order_count:
        player = s.order[s.order_next]
        s.order_next += 1
        if player < s.seats:
            start_turn(s, player, 2 if takes_two(s, player) else 1)
            return
        virtual.take(s, player)
        s.pause()
    s.phase = codes.ROUND_OVER


def takes_two(s: Position, player: int) -> bool:
    """Return whether the Chinese Worker brings two cards; after the Lawyer, one of them has been taken (CC63, CC66)."""
    return player == s.worker and player != s.lawyer


def start_turn(s: Position, seat: int, takes: int) -> None:
    """Start a seat's turn to take `takes` cards."""
    s.turn = seat
    s.takes = takes
    s.phase = codes.TAKE


def take(s: Position, seat: int, card: int) -> None:
    """Give a card to a player; terrain is placed immediately (CC21)."""
    market.take_out(s, seat, card)
    if card < codes.TERRAIN:
        s.holding = card
        s.phase = codes.PLACE
    else:
        finish_card(s, seat)
    s.pause()


def finish_card(s: Position, seat: int) -> None:
    """Offer another card to the Chinese Worker, a chance to sell, or end the turn (CC66, CC98)."""
    s.holding = codes.NO_CARD
    s.takes -= 1
    if s.takes:
        s.phase = codes.TAKE
    elif can_sell(s, seat):
        s.phase = codes.AFTER
    else:
        finish_turn(s)


def finish_turn(s: Position) -> None:
    """Return to the questions when a character made this turn, else move on to the next player."""
    s.phase = codes.ASK if s.stage == codes.BIDDING else codes.NEXT
