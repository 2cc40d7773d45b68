"""What a seat is allowed to know: all that a browser or a bot ever receives (R23)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.faces.moves import written_by_seat
from carsonne.games.carson_city_cards.faces.view_types import (
    CardsView,
    City,
    LaidCard,
    OwnedCharacter,
    Player,
    TerrainCard,
    TopBack,
)
from carsonne.games.carson_city_cards.knowledge import accessors, sheets
from carsonne.games.carson_city_cards.rules import codes, virtual
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.city import has_law
from carsonne.games.carson_city_cards.rules.deck import STANDARD
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.tables import HAND, QUESTION_ORDER
from carsonne.games.carson_city_cards.rules.taking import takes_two
from carsonne.games.carson_city_cards.rules.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    ERAS,
    LEVELS,
    PARCELS,
    PHASES,
    SUITS,
    TERRAINS,
    TerrainId,
)

TURNS = (
    codes.SUIT_DEAL,
    codes.SUIT_CHOICE,
    codes.USE,
    codes.HELD,
    codes.EXTRA,
    codes.TAKE,
    codes.PLACE,
    codes.AFTER,
    codes.VIRTUAL_BID,
    codes.PAPERBOY_CHOICE,
    codes.LAST_SALE,
)
"""Phases that concern one player."""


def view(s: Position, seat: int | None) -> CardsView:
    """Return the position as a seat (None: a spectator) sees it, with the seat's legal moves."""
    moves = [] if seat is None else s.legal(seat)
    return CardsView(
        phase=PHASES[s.phase],
        turn=s.turn if s.phase in TURNS else None,
        era=ERAS[s.era],
        round=min(s.round, codes.ERA_ROUNDS - 1) + 1,
        players=[player_view(s, player, seat) for player in range(s.players)],
        market=[None if card == codes.NO_CARD else CARDS[card] for card in accessors.market_cards(s)],
        drawn=None if s.drawn == codes.NO_CARD else CHARACTERS[s.drawn],
        question=CHARACTERS[QUESTION_ORDER[s.question]] if s.phase == codes.USE else None,
        holding=None if s.holding == codes.NO_CARD else TERRAINS[s.holding],
        takes=s.takes,
        back=back_view(s),
        order=accessors.taking_order(s),
        reached=s.order_next,
        under=[CHARACTERS[face] for face, _ in accessors.under_pile(s)],
        removed=[CARDS[card] for card in accessors.removed(s)],
        unseen=[CARDS[card] for card in accessors.unseen(s)],
        deck=deck_view(list(s.parcels), list(s.attraction)),
        moves=[written_by_seat(move, s.holding) for move in moves],
    )


def deck_view(parcels: list[int], attraction: list[int]) -> dict[TerrainId, TerrainCard] | None:
    """Return the terrain cards unless they are those of the built-in deck."""
    if parcels == STANDARD.parcels and attraction == STANDARD.attraction:
        return None
    names = [PARCELS[parcel] for parcel in parcels]
    grids = [[names[i : i + 2], names[i + 2 : i + 4]] for i in range(0, len(names), 4)]
    return {id_: TerrainCard(grid, worth) for id_, grid, worth in zip(TERRAINS, grids, attraction, strict=False)}


def back_view(s: Position) -> TopBack | None:
    """Return the back on top of the pile of characters: a skull, or suits from the strongest down."""
    if s.back == codes.NO_CARD:
        return None
    ranks = s.ranks[s.back * len(SUITS) : (s.back + 1) * len(SUITS)]
    order = sorted(range(len(SUITS)), key=lambda suit: ranks[suit])
    return TopBack(BACKS[s.back], bool(s.skulls[s.back]), [SUITS[suit] for suit in order])


def player_view(s: Position, player: int, seat: int | None) -> Player:
    """Return what the viewer sees of a player; only its owner sees a bid that has not been revealed."""
    level, suit, hand, bid = s.level[player], s.suit[player], s.hand[player], s.bid[player]
    hidden = s.phase in (codes.BID, codes.REVEAL) and player != seat
    sheet = sheets.sheet(s, player) if level == codes.REAL else []
    seen = Player(
        kind="real" if level == codes.REAL else "virtual",
        level=None if level == codes.REAL else LEVELS[level],
        suit=None if suit == codes.NOBODY else SUITS[suit],
        hand=accessors.bid_cards(hand),
        spent=accessors.bid_cards(HAND[level] & ~hand),
        chosen=bid > 0,
        bid=None if hidden or not bid else bid,
        bonus=s.bonus[player],
        void=is_void(s, player),
        two=takes_two(s, player),
        characters=[
            OwnedCharacter(CHARACTERS[i], accessors.is_sideways(s, i)) for i in accessors.characters_of(s, player)
        ],
        score=sheet[codes.TOTAL] if level == codes.REAL else virtual.total(s, player),
    )
    if level == codes.REAL:
        show_city(s, player, seen)
        seen.lines = sheet[: codes.LINES]
    else:
        seen.cards = [TERRAINS[card] for card in accessors.cards_of(s, player)]
    return seen


def show_city(s: Position, seat: int, seen: Player) -> None:
    """Add what a real player has: a city, and cards that are not part of it."""
    seen.city = City(
        cards=[LaidCard(TERRAINS[card], row, col) for card, row, col in accessors.laid(s, seat)],
        row=s.low_row[seat],
        col=s.low_col[seat],
        parcels=[[PARCELS[parcel] for parcel in row] for row in accessors.rows(s, seat)],
    )
    seen.law = has_law(s, seat)
    seen.sold = [TERRAINS[card] for card in accessors.sold_of(s, seat)]
    seen.aside = [TERRAINS[card] for card in accessors.aside_of(s, seat)]
