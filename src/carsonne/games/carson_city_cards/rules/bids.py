"""Bids: chosen in secret, shown together, spent, and the order they give (CC12 to CC14, CC19 to CC22, CC29, CC30)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

HAND = tables.HAND


def fill_hands(s: Position) -> None:
    """Give every player nine bid cards (CC12 to CC14, CC69, CC70)."""
    for player in range(s.players):
        s.hand[player] = HAND[s.level[player]]


def bidders(s: Position) -> int:
    """Return the seats that have not chosen a bid card yet, as bits (CC19)."""
    bits = 0
    for seat in range(s.seats):
        if s.bid[seat] == 0:
            bits |= 1 << seat
    return bits


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the bid cards in hand (CC19, CC22)."""
    return hand_into(s, seat, codes.BID_MOVE, out)


def draws_into(s: Position, out: Buffer) -> int:
    """Write the bid cards left in the pile of the virtual player whose card is drawn (CC13)."""
    return hand_into(s, s.turn, codes.DRAW_BID, out)


def hand_into(s: Position, player: int, first: int, out: Buffer) -> int:
    """Write the bid cards that a player has left, as moves counted from `first`."""
    n = 0
    for value in range(1, codes.HIGHEST_BID + 1):
        if s.hand[player] >> value & 1:
            out.at[n] = first + value
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Take a seat's choice, reveal the bids, or take the card that CHANCE has drawn for a virtual player."""
    if s.phase == codes.BID:
        choose(s, seat, move - codes.BID_MOVE)
    elif s.phase == codes.REVEAL:
        reveal(s)
    else:
        s.bid[s.turn] = move - codes.DRAW_BID
        show(s, s.turn)
        next_virtual_bid(s)


def choose(s: Position, seat: int, value: int) -> None:
    """Lay a bid card face down (CC19)."""
    s.bid[seat] = value
    s.tell(codes.TOLD_CHOSE_BID, seat)
    if bidders(s) == 0:
        s.phase = codes.REVEAL
        s.pause()


def reveal(s: Position) -> None:
    """Show all bids (CC19)."""
    for seat in range(s.seats):
        show(s, seat)
    s.turn = s.seats - 1
    next_virtual_bid(s)


def show(s: Position, player: int) -> None:
    """Show and spend a bid card (CC19, CC22); the Lawyer's may be void (CC62)."""
    s.hand[player] &= ~(1 << s.bid[player])
    if is_void(s, player):
        s.tell(codes.TOLD_VOID, player, s.bid[player])
    else:
        s.tell(codes.TOLD_BID, player, s.bid[player], s.bonus[player])


def is_void(s: Position, player: int) -> bool:
    """Return whether the Lawyer has taken instead of this bid; with the Chinese Worker it still counts (CC62, CC63)."""
    return player == s.lawyer and player != s.worker


def next_virtual_bid(s: Position) -> None:
    """Draw each virtual player's bid, then ask the questions after the bids (CC19, CC36)."""
    s.turn += 1
    if s.turn < s.players:
        s.phase = codes.VIRTUAL_BID
    else:
        s.stage = codes.SHOWN
        s.question = codes.BEFORE_BIDS
        s.phase = codes.QUESTIONS_DUE


# The order


def value_of(s: Position, player: int) -> int:
    """Return a bid with everything that was added to it (CC40)."""
    return s.bid[player] + s.bonus[player]


def comes_before(s: Position, player: int, other: int) -> bool:
    """Return whether a player takes before another: higher value, or stronger suit on the next back (CC21, CC29)."""
    if value_of(s, player) != value_of(s, other):
        return value_of(s, player) > value_of(s, other)
    row = s.back * codes.MAX_PLAYERS
    return s.ranks[row + s.suit[player]] < s.ranks[row + s.suit[other]]


def find_order(s: Position) -> None:
    """Find the order of taking (CC21, CC29, CC30); a player whose bid is void has no turn (CC62)."""
    s.order_count = 0
    s.order_next = 0
    for player in range(s.players):
        if not is_void(s, player):
            i = s.order_count
            while i > 0 and comes_before(s, player, s.order[i - 1]):
                s.order[i] = s.order[i - 1]
                i -= 1
            s.order[i] = player
            s.order_count += 1
    for i in range(s.order_count):
        s.tell(codes.TOLD_ORDER, s.order[i], i, value_of(s, s.order[i]))


def clear_away(s: Position) -> None:
    """Clear bids, bonuses and the order for the next round."""
    s.order_next = 0
    s.order_count = 0
    for player in range(codes.MAX_PLAYERS):
        s.bid[player] = 0
        s.bonus[player] = 0
        s.order[player] = 0
