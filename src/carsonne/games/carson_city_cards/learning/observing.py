"""What a seat knows of a position, as planes and numbers: everything but bids that lie face down (R23)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning.cities import (
    show_cities,
    write_characters,
    write_pad,
)
from carsonne.games.carson_city_cards.learning.scheme import (
    AT_ATTRACTION,
    AT_BID,
    AT_BONUS,
    AT_CHOSEN,
    AT_DRAWN,
    AT_ERA,
    AT_HOLDING,
    AT_LAST_SALE,
    AT_LAWYER_WITH_WORKER,
    AT_LEFT,
    AT_LEVEL,
    AT_MARKET,
    AT_ORDER,
    AT_OUTLAWS_COVER,
    AT_PERSON,
    AT_PHASE,
    AT_PLAYERS,
    AT_QUESTION,
    AT_RANK,
    AT_REACHED,
    AT_ROUND,
    AT_SEATS,
    AT_SKULL,
    AT_SOLD,
    AT_STAGE,
    AT_SUIT,
    AT_TAKES,
    AT_TERRAIN,
    AT_TURN,
    AT_TURNED,
    AT_TWO,
    AT_UNDER,
    AT_UNSEEN,
    AT_VOID,
    ELEMENTS,
    SEEN_CARD,
)
from carsonne.games.carson_city_cards.rules import tables
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.codes import (
    ALL_CARDS,
    BID,
    CHARACTERS,
    ERA_CARDS,
    ERA_ROUNDS,
    HIGHEST_BID,
    MAX_PLAYERS,
    NO_CARD,
    NOBODY,
    QUARTERS,
    REAL,
    REVEAL,
    TERRAIN,
    UNDER,
    UNSEEN,
    USE,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.taking import takes_two
from carsonne.kernel.coding import Canvas

QUESTION_ORDER = tables.QUESTION_ORDER
LEVEL_COUNT = REAL + 1


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Everything a seat knows; the players are counted from it on."""
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
    """How many players after the observer a player comes; virtual ones come last."""
    if player >= s.seats:
        return player
    return player - seat if player >= seat else player - seat + s.seats


# Players


def write_moment(s: Position, seat: int, out: Canvas) -> None:
    """The place in the game, and the options."""
    out.vector[AT_SEATS] = s.seats
    out.vector[AT_PHASE + s.phase] = 1
    out.vector[AT_STAGE + s.stage] = 1
    out.vector[AT_ERA] = s.era
    out.vector[AT_ROUND] = min(s.round, ERA_ROUNDS)
    out.vector[AT_TAKES] = s.takes
    if s.turn < s.players:
        out.vector[AT_TURN + player_from(s, seat, s.turn)] = 1
    if s.phase == USE:
        out.vector[AT_QUESTION + QUESTION_ORDER[s.question]] = 1
    out.vector[AT_LAST_SALE] = s.last_sale_offered
    out.vector[AT_LAWYER_WITH_WORKER] = s.lawyer_with_worker
    out.vector[AT_OUTLAWS_COVER] = s.outlaws_cover


def write_player(s: Position, player: int, i: int, out: Canvas) -> None:
    """What everybody sees of a player."""
    out.vector[AT_PLAYERS + i] = 1
    out.vector[AT_LEVEL + i * LEVEL_COUNT + s.level[player]] = 1
    if s.suit[player] != NOBODY:
        out.vector[AT_SUIT + i * MAX_PLAYERS + s.suit[player]] = 1
        if s.back != NO_CARD and not s.skulls[s.back]:
            out.vector[AT_RANK + i] = s.ranks[s.back * MAX_PLAYERS + s.suit[player]] + 1
    out.vector[AT_TWO + i] = takes_two(s, player)
    out.vector[AT_SOLD + i] = s.sold[player]
    write_characters(player, i, out)


def write_bid(s: Position, seat: int, player: int, i: int, out: Canvas) -> None:
    """Bid cards; one that is not shown yet only for its owner."""
    for value in range(1, HIGHEST_BID + 1):
        if s.hand[player] >> value & 1:
            out.vector[AT_LEFT + i * HIGHEST_BID + value - 1] = 1
    if s.bid[player]:
        out.vector[AT_CHOSEN + i] = 1
        if player == seat or (s.phase != BID and s.phase != REVEAL):
            out.vector[AT_BID + i] = s.bid[player]
    out.vector[AT_BONUS + i] = s.bonus[player]
    out.vector[AT_VOID + i] = is_void(s, player)


def write_order(s: Position, seat: int, out: Canvas) -> None:
    """Who takes when."""
    for i in range(s.order_count):
        out.vector[AT_ORDER + player_from(s, seat, s.order[i])] = i + 1
    out.vector[AT_REACHED] = s.order_next


# Cards


def write_market(s: Position, out: Canvas) -> None:
    """The market from the piles on, and the card that is being placed."""
    for i in range(s.market_size):
        card = s.market[i]
        if card != NO_CARD:
            out.vector[AT_MARKET + i] = 1
            out.vector[AT_ATTRACTION + i] = s.attraction[card]
            if card < TERRAIN:
                write_quarters(s, card, AT_TERRAIN + i * SEEN_CARD, out)
            else:
                out.vector[AT_PERSON + i * CHARACTERS + card - TERRAIN] = 1
    if s.holding != NO_CARD:
        write_quarters(s, s.holding, AT_HOLDING, out)


def write_quarters(s: Position, card: int, at: int, out: Canvas) -> None:
    """What a terrain card shows."""
    for quarter in range(QUARTERS):
        out.vector[at + quarter * ELEMENTS + s.parcels[card * QUARTERS + quarter] - 1] = 1


def write_cards(s: Position, seat: int, out: Canvas) -> None:
    """Characters used, drawn and put under the pile; cards that may still turn up."""
    if s.drawn != NO_CARD:
        out.vector[AT_DRAWN + s.drawn] = 1
    if s.back != NO_CARD:
        out.vector[AT_SKULL] = s.skulls[s.back]
    for character in range(CHARACTERS):
        out.vector[AT_TURNED + character] = s.sideways >> character & 1
        if s.card_at[TERRAIN + character] == UNDER:
            out.vector[AT_UNDER + character] = 1
    for card in range(s.era * ERA_CARDS, ALL_CARDS):
        if s.card_at[card] == UNSEEN:
            out.vector[AT_UNSEEN + card] = 1
