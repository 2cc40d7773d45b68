"""What a seat knows of a position, as planes and numbers: everything but bids that lie face down (R23)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning.actions import cell_of
from carsonne.games.carson_city_cards.learning.scheme import (
    AT_ATTRACTION,
    AT_BID,
    AT_BONUS,
    AT_CHARACTER,
    AT_CHOSEN,
    AT_DRAWN,
    AT_ERA,
    AT_HOLDING,
    AT_LAST_SALE,
    AT_LAW,
    AT_LAWYER_WITH_WORKER,
    AT_LEFT,
    AT_LEVEL,
    AT_LINE,
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
    AT_SCORE,
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
    MARGIN,
    PER_PLAYER,
    SEEN_CARD,
    WINDOW,
    WINDOW_CELLS,
)
from carsonne.games.carson_city_cards.rules import scoring, tables
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.codes import (
    ALL_CARDS,
    BID,
    CELLS,
    CHARACTERS,
    ERA_CARDS,
    ERA_ROUNDS,
    HIGHEST_BID,
    KEPT,
    LAW,
    LINES,
    MAX_LAID,
    MAX_PLAYERS,
    NO_CARD,
    NOBODY,
    NONE,
    QUARTERS,
    REAL,
    REVEAL,
    SIDE,
    TERRAIN,
    UNDER,
    UNSEEN,
    USE,
    WRAP,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.taking import takes_two
from carsonne.kernel.coding import Canvas

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from carsonne.kernel.ink import ink

QUESTION_ORDER = tables.QUESTION_ORDER
LEVEL_COUNT = REAL + 1


def observe(s: Position, seat: int, out: Canvas) -> None:
    """Everything a seat knows; the players are counted from it on."""
    write_moment(s, seat, out)
    for player in range(s.players):
        i = player_from(s, seat, player)
        write_player(s, player, i, out)
        write_bid(s, seat, player, i, out)
        write_score(s, player, i, out)
        if player < s.seats:
            draw_city(s, player, i, out)
    write_order(s, seat, out)
    write_market(s, out)
    write_cards(s, seat, out)


def player_from(s: Position, seat: int, player: int) -> int:
    """How many players after the observer a player comes; virtual ones come last."""
    if player >= s.seats:
        return player
    return player - seat if player >= seat else player - seat + s.seats


# Cities


def draw_city(s: Position, player: int, i: int, out: Canvas) -> None:
    """The parcels of a city, and where its cards begin."""
    planes = i * PER_PLAYER * WINDOW_CELLS
    for row in range(s.low_row[player], s.high_row[player] + 1):
        for col in range(s.low_col[player], s.high_col[player] + 1):
            parcel = s.top[player * CELLS + (row & WRAP) * SIDE + (col & WRAP)]
            if parcel != NONE:
                at = (row - s.low_row[player] + MARGIN) * WINDOW + col - s.low_col[player] + MARGIN
                ink(out, planes + (parcel - 1) * WINDOW_CELLS + at, 1)
    corners = planes + ELEMENTS * WINDOW_CELLS
    first = player * MAX_LAID
    for at in range(first, first + s.laid_count[player]):
        cell = cell_of(s, player, s.laid_row[at], s.laid_col[at])
        if cell >= 0:
            out.sheet.at[cell] = 0
    for at in range(first, first + s.laid_count[player]):
        cell = cell_of(s, player, s.laid_row[at], s.laid_col[at])
        if cell >= 0:
            out.sheet.at[cell] = out.sheet.at[cell] + 1
    for at in range(first, first + s.laid_count[player]):
        cell = cell_of(s, player, s.laid_row[at], s.laid_col[at])
        if cell >= 0 and out.sheet.at[cell]:
            ink(out, corners + cell, out.sheet.at[cell])
            out.sheet.at[cell] = 0


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
    for character in range(CHARACTERS):
        if s.card_at[TERRAIN + character] == KEPT + player:
            out.vector[AT_CHARACTER + i * CHARACTERS + character] = 1


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


def write_score(s: Position, player: int, i: int, out: Canvas) -> None:
    """What a player would have now, with the lines of the score pad of a real one."""
    out.vector[AT_SCORE + i] = scoring.total_of(s, player, out.sheet)
    if player < s.seats:
        out.vector[AT_LAW + i] = out.sheet.at[LAW]
        for line in range(LINES):
            out.vector[AT_LINE + i * LINES + line] = out.sheet.at[line]


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
