"""What a seat knows of a position, as planes and numbers: everything but bids that lie face down (R23)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning import scheme
from carsonne.games.carson_city_cards.learning.cities import (
    show_cities,
    write_characters,
    write_pad,
)
from carsonne.games.carson_city_cards.rules import codes, tables
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.taking import takes_two
from carsonne.kernel.coding import Canvas

QUESTION_ORDER = tables.QUESTION_ORDER
LEVEL_COUNT = codes.REAL + 1


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Write everything a seat knows, with players counted from the observer."""
    write_moment(s, seat, out)
    show_cities(s, seat, out)
    for player in range(s.players):
        i = player_from(s, seat, player)
        write_player(s, player, i, out)
        write_bid(s, seat, player, i, out)
        write_pad(s, player, i, out)
    write_order(s, seat, out)
    write_market(s, out)
    write_cards(s, seat, out)


def player_from(s: Position, seat: int, player: int) -> int:
    """Return how many players after the observer a player comes; virtual ones come last."""
    if player >= s.seats:
        return player
    return player - seat if player >= seat else player - seat + s.seats


# Players


def write_moment(s: Position, seat: int, out: Canvas) -> None:
    """Write where in the game we are, and the options."""
    out.vector[scheme.AT_SEATS] = s.seats
    out.vector[scheme.AT_PHASE + s.phase] = 1
    out.vector[scheme.AT_STAGE + s.stage] = 1
    out.vector[scheme.AT_ERA] = s.era
    out.vector[scheme.AT_ROUND] = min(s.round, codes.ERA_ROUNDS)
    out.vector[scheme.AT_TAKES] = s.takes
    if s.turn < s.players:
        out.vector[scheme.AT_TURN + player_from(s, seat, s.turn)] = 1
    if s.phase == codes.USE:
        out.vector[scheme.AT_QUESTION + QUESTION_ORDER[s.question]] = 1
    out.vector[scheme.AT_LAST_SALE] = s.last_sale_offered
    out.vector[scheme.AT_LAWYER_WITH_WORKER] = s.lawyer_with_worker
    out.vector[scheme.AT_OUTLAWS_COVER] = s.outlaws_cover


def write_player(s: Position, player: int, i: int, out: Canvas) -> None:
    """Write what all seats see of a player."""
    out.vector[scheme.AT_PLAYERS + i] = 1
    out.vector[scheme.AT_LEVEL + i * LEVEL_COUNT + s.level[player]] = 1
    if s.suit[player] != codes.NOBODY:
        out.vector[scheme.AT_SUIT + i * codes.MAX_PLAYERS + s.suit[player]] = 1
        if s.back != codes.NO_CARD and not s.skulls[s.back]:
            out.vector[scheme.AT_RANK + i] = s.ranks[s.back * codes.MAX_PLAYERS + s.suit[player]] + 1
    out.vector[scheme.AT_TWO + i] = takes_two(s, player)
    out.vector[scheme.AT_SOLD + i] = s.sold[player]
    write_characters(player, i, out)


def write_bid(s: Position, seat: int, player: int, i: int, out: Canvas) -> None:
    """Write the bid cards; a bid not shown yet only for its owner."""
    for value in range(1, codes.HIGHEST_BID + 1):
        if s.hand[player] >> value & 1:
            out.vector[scheme.AT_LEFT + i * codes.HIGHEST_BID + value - 1] = 1
    if s.bid[player]:
        out.vector[scheme.AT_CHOSEN + i] = 1
        if player == seat or (s.phase != codes.BID and s.phase != codes.REVEAL):
            out.vector[scheme.AT_BID + i] = s.bid[player]
    out.vector[scheme.AT_BONUS + i] = s.bonus[player]
    out.vector[scheme.AT_VOID + i] = is_void(s, player)


def write_order(s: Position, seat: int, out: Canvas) -> None:
    """Write the order in which players take."""
    for i in range(s.order_count):
        out.vector[scheme.AT_ORDER + player_from(s, seat, s.order[i])] = i + 1
    out.vector[scheme.AT_REACHED] = s.order_next


# Cards


def write_market(s: Position, out: Canvas) -> None:
    """Write the market, starting next to the piles, and the card being placed."""
    for i in range(s.market_size):
        card = s.market[i]
        if card != codes.NO_CARD:
            out.vector[scheme.AT_MARKET + i] = 1
            out.vector[scheme.AT_ATTRACTION + i] = s.attraction[card]
            if card < codes.TERRAIN:
                write_quarters(s, card, scheme.AT_TERRAIN + i * scheme.SEEN_CARD, out)
            else:
                out.vector[scheme.AT_PERSON + i * codes.CHARACTERS + card - codes.TERRAIN] = 1
    if s.holding != codes.NO_CARD:
        write_quarters(s, s.holding, scheme.AT_HOLDING, out)


def write_quarters(s: Position, card: int, at: int, out: Canvas) -> None:
    """Write what a terrain card shows."""
    for quarter in range(codes.QUARTERS):
        out.vector[at + quarter * scheme.ELEMENTS + s.parcels[card * codes.QUARTERS + quarter] - 1] = 1


def write_cards(s: Position, seat: int, out: Canvas) -> None:
    """Write the characters used, drawn and put under the pile, and the cards that may still turn up."""
    if s.drawn != codes.NO_CARD:
        out.vector[scheme.AT_DRAWN + s.drawn] = 1
    if s.back != codes.NO_CARD:
        out.vector[scheme.AT_SKULL] = s.skulls[s.back]
    for character in range(codes.CHARACTERS):
        out.vector[scheme.AT_TURNED + character] = s.sideways >> character & 1
        if s.card_at[codes.TERRAIN + character] == codes.UNDER:
            out.vector[scheme.AT_UNDER + character] = 1
    for card in range(s.era * codes.ERA_CARDS, codes.ALL_CARDS):
        if s.card_at[card] == codes.UNSEEN:
            out.vector[scheme.AT_UNSEEN + card] = 1
