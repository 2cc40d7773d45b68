"""What a seat may know: the only way out for a browser or a bot. Hidden are duel tiles and choices of the moment."""

from __future__ import annotations

from random import Random
from typing import Any

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.facts import Facts
from carsonne.games.carson_city.moves import square_of_slot, to_json
from carsonne.games.carson_city.question import question
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.tables import (
    BUILDINGS,
    CHARACTER_NAMES,
    CONTENTS,
    EDGE_NAMES,
    LIMIT,
    PARCEL_NAMES,
    SQUARE_NAMES,
    TARGET_NAMES,
)

Json = dict[str, Any]
FACE_UP = 6
STOCK = 7
TRIES = 300


def view(s: CarsonCityState, seat: int | None) -> Json:
    """The position as a seat (None: a spectator) sees it, with what is asked and the seat's legal moves."""
    f = Facts(s)
    return {
        "phase": codes.PHASE_NAMES[f.phase],
        "round": f.round,
        "square": _square(f),
        "question": question(s, f),
        "town": _town(f),
        "roads": {EDGE_NAMES[edge]: n for edge, n in enumerate(f.edges) if n},
        "road_stock": codes.ALL_ROADS - sum(f.edges) - sum(f.roads),
        "market": {square_of_slot(slot): BUILDINGS[what] or None for slot, what in enumerate(f.market)},
        "bag": {BUILDINGS[what]: n for what, n in enumerate(f.bag) if n},
        "closed": [SQUARE_NAMES[square] for square in range(codes.FIRST_BUY, codes.SQUARES) if square > 24 - f.round],
        "characters": _characters(f),
        "order": _orders(f),
        "players": [_player(s, f, other) for other in range(f.seats)],
        "cowboys": cowboys(f),
        "duel": _duel(f),
        "duel_tiles": _tiles(f, seat) if f.law else None,
        "scores": s.scores(),
        "moves": [] if seat is None else [to_json(move) for move in s.legal(seat)],
    }


def _square(f: Facts) -> str | None:
    """The square that is being resolved; that of a building just bought until it is built or kept."""
    if f.step != codes.DO_TRACK or f.square >= codes.SQUARES:
        return None
    return SQUARE_NAMES[f.square - 1 if f.hand and not f.from_kept else f.square]


def _town(f: Facts) -> list[Json]:
    """Every parcel that is not simply bare and free."""
    found = []
    for parcel, (what, owner) in enumerate(zip(f.content, f.owner, strict=True)):
        if what != codes.BARE or owner != codes.NOBODY:
            seat = None if owner == codes.NOBODY else owner
            found.append({"parcel": PARCEL_NAMES[parcel], "piece": CONTENTS[what], "owner": seat})
    return found


def _characters(f: Facts) -> list[Json]:
    """The seven cards with the side in use, its cash limit, and who has them."""
    cards = []
    for card, name in enumerate(CHARACTER_NAMES):
        side = f.side[card]
        holder = [seat for seat in range(f.seats) if f.character[seat] == card]
        known = side != codes.DRAWN
        limit = LIMIT[card * 2 + side] if known else None
        cards.append(
            {
                "character": name,
                "number": card + 1,
                "side": codes.SIDE_NAMES[side] if known else None,
                "cash_limit": limit,
                "seat": holder[0] if holder else None,
            }
        )
    return cards


def _orders(f: Facts) -> Json:
    """Who picks, places and passed in which order."""
    placed = f.step in (codes.DO_PLACE, codes.DO_TRACK, codes.DO_BANKER, codes.DO_END, codes.DO_CASH)
    drawn = f.step >= codes.DO_DRAFT
    return {
        "picking": f.picking[: f.seats] if drawn else [],
        "placing": f.placing[: f.seats] if placed else [],
        "passing": f.passing_order(),
    }


def _player(s: CarsonCityState, f: Facts, seat: int) -> Json:
    """Everything a player has is open (R21)."""
    card = f.character[seat]
    return {
        "seat": seat,
        "money": f.money[seat],
        "points": f.points[seat],
        "cowboys": f.cowboys[seat],
        "white_cowboy": f.has_white(seat),
        "revolvers": s.revolver_counts()[seat],
        "ammunition": f.ammunition == seat,
        "strength": s.strengths()[seat],
        "roads": f.roads[seat],
        "parcels": f.owner.count(seat),
        "kept": [BUILDINGS[what] for what in f.kept_by(seat)],
        "character": CHARACTER_NAMES[card] if f.has_character(seat) else None,
        "cash_limit": LIMIT[card * 2 + f.side[card]] if f.has_character(seat) else None,
        "waits": bool(f.waits[seat]),
        "passed": seat in f.passing_order(),
        "operations": f.operations[seat] if f.kit else None,
    }


def cowboys(f: Facts) -> list[Json]:
    """Every cowboy on the board: where, whose, how many, and whether it is the white one."""
    found = []
    for target, name in enumerate(TARGET_NAMES):
        for seat in f.standing(target):
            white = f.white_at == target and f.sheriff == seat
            count = 0 if white else 1
            if target in (codes.PARCELS + codes.SALARY, codes.PARCELS + codes.ROADS_1):
                count = f.crowd[seat + (0 if target == codes.PARCELS + codes.SALARY else codes.MAX_SEATS)]
            if count:
                found.append({"target": name, "seat": seat, "count": count, "white": False})
            if white:
                found.append({"target": name, "seat": seat, "count": 1, "white": True})
    return found


def _duel(f: Facts) -> Json | None:
    """The duel that is being fought: who, and with dice the rolls so far."""
    if not f.duel_bits:
        return None
    seats = [seat for seat in range(f.seats) if f.duel_bits >> seat & 1]
    shown = {} if f.law and not f.duel_over else {seat: f.chosen[seat] - 1 for seat in seats if f.chosen[seat]}
    return {
        "target": TARGET_NAMES[f.duel_at],
        "seats": seats,
        "ready": [seat for seat in seats if f.chosen[seat]],
        "values": [[seat, value] for seat, value in shown.items()],
    }


def _tiles(f: Facts, seat: int | None) -> Json:
    """The own hand, how many the others hold, and the discard, open as far as it lies open (R17)."""
    hands = [f.tiles_of(other) for other in range(f.seats)]
    return {
        "hands": [hand if other == seat else len(hand) for other, hand in enumerate(hands)],
        "announced": [total or None for total in f.announced[: f.seats]],
        "refilled": [bool(f.drawn_at[other]) for other in range(f.seats)],
        "discard": f.tiles_of(FACE_UP),
        "stock": len(f.tiles_of(STOCK)),
    }


# Imagining


def imagine(s: CarsonCityState, seat: int, rng: Random) -> CarsonCityState:
    """The same position with other tiles and other secret choices, as this seat might suppose them."""
    f = Facts(s)
    if f.law:
        for _ in range(TRIES):
            _swap(f, seat, rng)
    if f.phase in (codes.ASK_TILES, codes.ASK_CASH) or (f.duel_bits and f.law and not f.duel_over):
        for other in range(f.seats):
            if other != seat and f.chosen[other]:
                f.chosen[other] = 1 + _other_choice(f, other, rng)
    return f.state()


def _other_choice(f: Facts, seat: int, rng: Random) -> int:
    """A choice that this seat may have made."""
    if f.step == codes.DO_CASH:
        card = f.character[seat]
        return rng.randint(max(0, f.money[seat] - LIMIT[card * 2 + f.side[card]]), f.money[seat])
    return rng.choice(f.tiles_of(seat))


def _swap(f: Facts, seat: int, rng: Random) -> None:
    """Exchange one or two tiles between two places that this seat cannot look into, if nobody could tell."""
    places = [place for place in (*range(f.seats), STOCK) if place != seat and place in f.tile_at]
    if len(places) < 2:
        return
    here, there = rng.sample(places, 2)
    n = rng.choice((1, 2))
    mine, theirs = ([i for i, place in enumerate(f.tile_at) if place == p] for p in (here, there))
    if min(len(mine), len(theirs)) < n:
        return
    out, back = rng.sample(mine, n), rng.sample(theirs, n)
    gain = sum(i % 6 for i in back) - sum(i % 6 for i in out)
    fixed = _has_known_total(f, here) or _has_known_total(f, there)
    if not (gain and fixed) and all(_could_be(f, i, there) for i in out) and all(_could_be(f, i, here) for i in back):
        for i in out:
            f.tile_at[i] = there
        for i in back:
            f.tile_at[i] = here


def _has_known_total(f: Facts, place: int) -> bool:
    """A hand of the deal: its total was announced, and what has been played of it lay open."""
    return place != STOCK and f.announced[place] > 0 and f.drawn_at[place] == 0


def _could_be(f: Facts, tile: int, place: int) -> bool:
    """Whether a tile, last seen when it was, can have come there."""
    if place == STOCK:
        return f.step == codes.DO_TILES or f.tile_since[tile] < f.draws
    if f.drawn_at[place]:
        return f.tile_since[tile] < f.drawn_at[place]
    return f.tile_since[tile] > codes.DUEL_TILES
