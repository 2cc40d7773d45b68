"""What a seat may know: the only way out for a browser or a bot (CA42, CA43)."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.faces.moves import to_json
from carsonne.games.carcassonne.knowledge import pieces
from carsonne.games.carcassonne.knowledge.hidden_hands import unseen
from carsonne.games.carcassonne.rules.codes import NO_HAND, NO_TILE, NOBODY, PHASE_NAMES, PLACES, ROLES, TYPE_NAMES
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_NAMES


def view(s: CarcassonneState, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it, with the seat's legal moves."""
    tiles = [_tile(tile) for tile in pieces.tiles(s)]
    moves = [] if seat is None else s.legal(seat)
    return {
        "phase": PHASE_NAMES[s.phase],
        "turn": s.turn,
        "tile": None if s.drawn == NO_TILE else KIND_NAMES[s.drawn],
        "tiles": tiles,
        "followers": followers(s),
        "supply": pieces.supplies(s),
        "scores": s.scores(),
        "breakdown": breakdown(s),
        "bag": {KIND_NAMES[kind]: n for kind, n in enumerate(unseen(s, seat)) if n},
        "left": s.undrawn,
        "aside": [KIND_NAMES[kind] for kind, n in enumerate(s.aside) for _ in range(n)],
        "hands": [_hand(s, other, seat) for other in range(s.seats)] if s.hand_size > NO_HAND else None,
        "last": tiles[-1] if len(tiles) > 1 else None,
        "moves": [to_json(s, move) for move in moves],
    }


def _tile(tile: pieces.Tile) -> dict[str, Any]:
    seat = None if tile.seat == NOBODY else tile.seat
    return {"tile": KIND_NAMES[tile.kind], "x": tile.x, "y": tile.y, "turn": tile.turn, "seat": seat}


def followers(s: CarcassonneState) -> list[dict[str, Any]]:
    """The followers on the board, in the order of seats and tiles."""
    tiles, segments = pieces.tiles(s), pieces.segments(s)
    found = []
    for seat, number in sorted(pieces.followers(s)):
        tile, place = tiles[segments[number].tile], PLACES[segments[number].place]
        found.append({"seat": seat, "x": tile.x, "y": tile.y, "place": place, "role": role(place)})
    return found


def role(place: str) -> str:
    """What a follower on a place is called."""
    return ROLES[place[0]]


def breakdown(s: CarcassonneState) -> list[dict[str, int]]:
    """Each seat's points by type of feature. Points that a typed position began with are not in it."""
    return [dict(zip(TYPE_NAMES[1:], gains, strict=True)) for gains in pieces.gains(s)]


def _hand(s: CarcassonneState, other: int, seat: int | None) -> list[str] | int:
    """The own hand, or how many tiles another one has."""
    hand = pieces.hand(s, other)
    return [KIND_NAMES[kind] for kind in hand] if other == seat else len(hand)
