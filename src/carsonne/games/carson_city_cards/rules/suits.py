"""Suits: the game begins with bid cards for all, and a suit for each (CC8, CC12 to CC14)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import bids, codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


def begin(s: Position, suit_mode: int) -> None:
    """Bid cards for all, then the suits (CC8, CC12 to CC14)."""
    s.suit_mode = suit_mode
    bids.fill_hands(s)
    if suit_mode == codes.SUITS_FIXED:
        for player in range(s.players):
            s.suit[player] = player
        s.phase = codes.BACK
    else:
        next_suit(s)


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the suits that a seat can choose from (CC8)."""
    return suits_into(s, codes.SUIT_MOVE, out)


def draws_into(s: Position, out: Buffer) -> int:
    """Write the suits that can be dealt (CC8)."""
    return suits_into(s, codes.DRAW_SUIT, out)


def suits_into(s: Position, first_move: int, out: Buffer) -> int:
    """Write the suits that are still free, as moves counted from `first_move` (CC8)."""
    n = 0
    for suit in range(codes.MAX_PLAYERS):
        if not is_taken(s, suit):
            out.at[n] = first_move + suit
            n += 1
    return n


def is_taken(s: Position, suit: int) -> bool:
    """Return whether a player has a suit."""
    for player in range(s.players):
        if s.suit[player] == suit:
            return True
    return False


def answer(s: Position, seat: int, move: int) -> None:
    """Take a seat's choice or a dealt suit, or move on to the next player."""
    if s.phase == codes.SUIT_CHOICE:
        give_suit(s, move - codes.SUIT_MOVE)
        s.phase = codes.SUIT_NEXT
    else:
        if s.phase == codes.SUIT_DEAL:
            give_suit(s, move - codes.DRAW_SUIT)
        next_suit(s)


def give_suit(s: Position, suit: int) -> None:
    """Give a suit to the player whose turn it is."""
    s.suit[s.turn] = suit
    s.tell(codes.TOLD_SUIT, s.turn, suit)
    s.turn += 1


def next_suit(s: Position) -> None:
    """Give the next player a suit; where suits are chosen, virtual players are dealt what is left (CC8)."""
    if s.turn == s.players:
        s.phase = codes.BACK
    elif s.suit_mode == codes.SUITS_CHOSEN and s.turn < s.seats:
        s.phase = codes.SUIT_CHOICE
    else:
        s.phase = codes.SUIT_DEAL
