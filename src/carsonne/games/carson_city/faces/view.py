"""What a seat is allowed to know: never the duel tiles or secret choices of others."""

from __future__ import annotations

from carsonne.games.carson_city.faces.moves import building_of, square_of_slot, written
from carsonne.games.carson_city.faces.question import question
from carsonne.games.carson_city.faces.view_types import (
    CharacterCard,
    CityView,
    Duel,
    DuelTiles,
    Lot,
    Orders,
    Player,
    Standing,
)
from carsonne.games.carson_city.knowledge.accessors import (
    closed_squares,
    drawable_tiles,
    has_character,
    kept_by,
    passing_order,
    seats_in,
    stands,
    tiles_at,
)
from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import LIMIT
from carsonne.games.carson_city.rules.words import (
    CHARACTERS,
    CONTENTS,
    EDGES,
    PARCELS,
    PHASES,
    SIDES,
    SQUARES,
    STEPS,
    TARGETS,
    Square,
)


def view(s: CarsonCityState, seat: int | None) -> CityView:
    """Return the position as a seat (None: a spectator) sees it, with the question and the seat's legal moves."""
    return CityView(
        phase=PHASES[s.phase],
        step=STEPS.get(s.step, "draft"),
        round=s.round,
        square=_square(s),
        question=question(s),
        town=_town(s),
        roads={EDGES[edge]: n for edge, n in enumerate(s.edges) if n},
        road_stock=s.road_stock,
        market={square_of_slot(slot): building_of(what) if what else None for slot, what in enumerate(s.market)},
        bag={building_of(what): n for what, n in enumerate(s.bag) if n},
        closed=[SQUARES[square] for square in closed_squares(s)],
        characters=_characters(s),
        order=_orders(s),
        players=[_player(s, other) for other in range(s.seats)],
        cowboys=[Standing(TARGETS[one.target], one.seat, one.number, one.white) for one in stands(s)],
        duel=_duel(s),
        duel_tiles=_tiles(s, seat) if s.law else None,
        scores=s.scores(),
        moves=[] if seat is None else [written(move) for move in s.legal(seat)],
    )


def _square(s: CarsonCityState) -> Square | None:
    """Return the square being resolved; for a building just bought, its square until it is built or kept."""
    if s.step != codes.DO_TRACK or s.square >= codes.SQUARES:
        return None
    return SQUARES[s.square - 1 if s.hand and not s.from_kept else s.square]


def _town(s: CarsonCityState) -> list[Lot]:
    """List every parcel that is not both bare and unowned."""
    found = []
    for parcel, (what, owner) in enumerate(zip(s.content, s.owner, strict=True)):
        if what != codes.BARE or owner != codes.NOBODY:
            found.append(Lot(PARCELS[parcel], CONTENTS[what], None if owner == codes.NOBODY else owner))
    return found


def _characters(s: CarsonCityState) -> list[CharacterCard]:
    """Return the seven cards with the side in use, its cash limit, and who has them."""
    cards, sides, characters = [], list(s.side), list(s.character)[: s.seats]
    for card, name in enumerate(CHARACTERS):
        holder = characters.index(card) if card in characters else None
        if sides[card] == codes.DRAWN:
            cards.append(CharacterCard(name, card + 1, None, None, holder))
        else:
            cards.append(CharacterCard(name, card + 1, SIDES[sides[card]], LIMIT[card * 2 + sides[card]], holder))
    return cards


def _orders(s: CarsonCityState) -> Orders:
    """Return the orders in which the players pick, place and have passed."""
    placed = s.step in (codes.DO_PLACE, codes.DO_TRACK, codes.DO_BANKER, codes.DO_END, codes.DO_CASH)
    drawn = s.step >= codes.DO_DRAFT
    return Orders(
        picking=list(s.picking)[: s.seats] if drawn else [],
        placing=list(s.placing)[: s.seats] if placed else [],
        passing=passing_order(s),
    )


def _player(s: CarsonCityState, seat: int) -> Player:
    """Return everything a player has; all of it is open (R21)."""
    card = s.character[seat] if has_character(s, seat) else None
    return Player(
        seat=seat,
        money=s.money[seat],
        points=s.points[seat],
        cowboys=s.cowboys[seat],
        white_cowboy=players.has_white(s, seat),
        revolvers=players.guns(s, seat),
        ammunition=s.ammunition == seat,
        strength=players.strength(s, seat),
        roads=s.roads[seat],
        parcels=s.parcels[seat],
        kept=[building_of(what) for what in kept_by(s, seat)],
        character=None if card is None else CHARACTERS[card],
        cash_limit=None if card is None else players.cash_limit(s, seat),
        waits=bool(s.waits[seat]),
        passed=players.has_passed(s, seat),
        operations=s.operations[seat] if s.kit else None,
    )


def _duel(s: CarsonCityState) -> Duel | None:
    """Return the duel in progress: who fights, and with dice the rolls so far."""
    if not s.duel_bits:
        return None
    seats, chosen = seats_in(s.duel_bits), list(s.chosen)
    ready = [seat for seat in seats if chosen[seat]]
    hidden = s.pending == codes.STANDING or (s.law and s.pending == codes.SHOTS)
    values = [] if hidden else [(seat, chosen[seat] - 1) for seat in ready]
    return Duel(TARGETS[s.duel_at], seats, ready, values)


def _tiles(s: CarsonCityState, seat: int | None) -> DuelTiles:
    """Return the viewer's own hand, the size of the others', and the face-up part of the discard (R17)."""
    hands = [tiles_at(s, other) for other in range(s.seats)]
    return DuelTiles(
        hands=[hand if other == seat else len(hand) for other, hand in enumerate(hands)],
        announced=[total or None for total in list(s.announced)[: s.seats]],
        refilled=[bool(draw) for draw in list(s.drawn_at)[: s.seats]],
        discard=tiles_at(s, codes.FACE_UP),
        stock=drawable_tiles(s),
    )
