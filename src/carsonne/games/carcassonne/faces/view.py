"""What a seat is allowed to know: all that a browser or a bot ever receives (CA42, CA43)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from carsonne.games.carcassonne.faces.move_types import Move
from carsonne.games.carcassonne.faces.moves import written
from carsonne.games.carcassonne.faces.view_types import Breakdown, CarcassonneView, Follower, LaidTile
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.knowledge.hidden import unseen
from carsonne.games.carcassonne.knowledge.piece_codes import followers_into, tiles_into
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.plane import x_of, y_of
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.words import KINDS, PHASES, PLACES, ROLES, Kind
from carsonne.kernel.state import Buffer

REMEMBERED = 16_384
"""Cached tiles and followers. Successive views share most of them, and shared objects compare by identity."""


def view(s: CarcassonneState, seat: int | None) -> CarcassonneView:
    """Return the position as a seat (None: a spectator) sees it, with the seat's legal moves."""
    tiles = laid(s)
    return CarcassonneView(
        phase=PHASES[s.phase],
        turn=s.turn,
        tile=None if s.drawn == codes.NO_TILE else KINDS[s.drawn],
        tiles=tiles,
        followers=followers(s),
        supply=accessors.supplies(s),
        scores=s.scores(),
        breakdown=breakdown(s),
        bag=_bag(s, seat),
        left=s.undrawn,
        aside=[KINDS[kind] for kind, n in enumerate(s.aside) for _ in range(n)],
        hands=_hands(s, seat) if s.hand_size > codes.NO_HAND else None,
        last=tiles[-1] if len(tiles) > 1 else None,
        moves=_moves(s, seat),
    )


def seen_by(s: CarcassonneState, seen: CarcassonneView, seat: int | None) -> CarcassonneView:
    """Derive a seat's view from another seat's: they differ only in moves, hands and, with hands, the bag."""
    if s.hand_size > codes.NO_HAND:
        return replace(seen, bag=_bag(s, seat), hands=_hands(s, seat), moves=_moves(s, seat))
    return replace(seen, moves=_moves(s, seat))


def _moves(s: CarcassonneState, seat: int | None) -> list[Move]:
    return [] if seat is None else [written(s, move) for move in s.legal(seat)]


def _bag(s: CarcassonneState, seat: int | None) -> dict[Kind, int]:
    return {KINDS[kind]: n for kind, n in enumerate(unseen(s, seat)) if n}


def _hands(s: CarcassonneState, seat: int | None) -> list[list[Kind] | int]:
    return [_hand(s, other, seat) for other in range(s.seats)]


def laid(s: CarcassonneState) -> list[LaidTile]:
    """Return the laid tiles in order."""
    out = Buffer()
    return list(map(_tile, out.head(tiles_into(s, out))))


@lru_cache(REMEMBERED)
def _tile(code: int) -> LaidTile:
    spot, turned, seat = code >> 16, code >> 8 & 255, code & 255
    return LaidTile(KINDS[turned >> 2], x_of(spot), y_of(spot), turned & 3, None if seat == codes.NOBODY else seat)


def followers(s: CarcassonneState) -> list[Follower]:
    """Return the followers on the board, ordered by seat and tile."""
    out = Buffer()
    return list(map(_follower, out.head(followers_into(s, out))))


@lru_cache(REMEMBERED)
def _follower(code: int) -> Follower:
    spot, place = code >> 16, PLACES[code >> 8 & 255]
    return Follower(code & 255, x_of(spot), y_of(spot), place, ROLES[place[0]])


def breakdown(s: CarcassonneState) -> list[Breakdown]:
    """Return each seat's points by type of feature, without those that a typed position began with."""
    return [Breakdown(*gains) for gains in accessors.gains(s)]


def _hand(s: CarcassonneState, other: int, seat: int | None) -> list[Kind] | int:
    """Return the viewer's own hand, or the number of tiles in another seat's."""
    hand = accessors.hand(s, other)
    return [KINDS[kind] for kind in hand] if other == seat else len(hand)
