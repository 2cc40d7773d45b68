"""What a seat may suppose of what it cannot see: other duel tiles, other secret choices."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, duel_tiles, round_end, withdrawing
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.state import Rng

TRIES = 300
"""Exchanges of tiles until the real ones are forgotten."""
MIXED = 1000003
"""More than any choice, and small enough to multiply."""
SECRET = 0
"""What others see of a secret choice or a hidden tile: that there is one."""


def seen(s: Position, viewer: int, actor: int, move: int) -> int:
    """Return what a viewer learns of a move that is about to be made."""
    if actor == CHANCE:
        return SECRET if s.phase == codes.ROLL_TILE and s.drawer != viewer else move
    if actor == RULES:
        return revealed(s)
    if actor != viewer and (s.phase == codes.ASK_TILES or s.phase == codes.ASK_CASH):
        return SECRET
    return move


def revealed(s: Position) -> int:
    """Return the secret choices that the rules are about to reveal, as one number; 0 if there are none."""
    code = 0
    if s.phase == codes.RUN and (s.step == codes.DO_CASH or (s.law and s.pending == codes.SHOTS)):
        for seat in range(s.seats):
            code = (code * 31 + s.chosen[seat]) % MIXED
    return code


def imagine_into(s: Position, seat: int, rng: Rng) -> None:
    """Replace tiles in the hands of others, and secret choices, by samples."""
    if s.law:
        for _i in range(TRIES):
            swap(s, seat, rng)
    if s.phase == codes.ASK_TILES or s.phase == codes.ASK_CASH or (s.law and s.pending == codes.SHOTS):
        for other in range(s.seats):
            if other != seat and s.chosen[other]:
                s.chosen[other] = 1 + other_choice(s, other, rng)


# Secret choices


def other_choice(s: Position, seat: int, rng: Rng) -> int:
    """Return a choice that a seat may have made."""
    if s.step == codes.DO_CASH:
        least = round_end.excess(s, seat)
        return least + rng.below(s.money[seat] - least + 1)
    n = duel_tiles.hand_size(s, seat)
    skip = rng.below(n + 1 if withdrawing.goes_with_tiles(s) else n)
    for i in range(codes.DUEL_TILES):
        if s.tile_at[i] == seat:
            if skip == 0:
                return i % codes.FACES
            skip -= 1
    return codes.WITHDRAWN - 1


# Tiles


def swap(s: Position, seat: int, rng: Rng) -> None:
    """Exchange one or two tiles between two places that the seat cannot look into, if nobody could tell."""
    a = hidden(s, seat, rng.below(codes.DUEL_TILES))
    b = hidden(s, seat, rng.below(codes.DUEL_TILES))
    if a == codes.NOWHERE or b == codes.NOWHERE or s.tile_at[a] == s.tile_at[b]:
        return
    here = s.tile_at[a]
    there = s.tile_at[b]
    c = codes.NOWHERE
    d = codes.NOWHERE
    if rng.below(2):
        c = another(s, here, a, rng)
        d = another(s, there, b, rng)
        if c == codes.NOWHERE or d == codes.NOWHERE:
            return
    if not keeps_totals(s, a, b, c, d) or not may_trade(s, a, b) or (c != codes.NOWHERE and not may_trade(s, c, d)):
        return
    s.tile_at[a] = there
    s.tile_at[b] = here
    if c != codes.NOWHERE:
        s.tile_at[c] = there
        s.tile_at[d] = here


def hidden(s: Position, seat: int, tile: int) -> int:
    """Return the tile, if it is in another hand or the stock and its viewer cannot know that; else NOWHERE."""
    place = s.tile_at[tile]
    if place == seat or (place >= s.seats and place != codes.STOCK):
        return codes.NOWHERE
    return codes.NOWHERE if is_shown(s, tile) else tile


def is_shown(s: Position, tile: int) -> bool:
    """Return whether all have seen a tile since it came into the hand where it is (R12)."""
    place = s.tile_at[tile]
    return place != codes.STOCK and s.drawn_at[place] <= s.tile_since[tile] < codes.NEVER


def another(s: Position, place: int, tile: int, rng: Rng) -> int:
    """Find a second hidden tile from the same place, in a few tries."""
    for _i in range(8):
        found = rng.below(codes.DUEL_TILES)
        if found != tile and s.tile_at[found] == place and not is_shown(s, found):
            return found
    return codes.NOWHERE


def value(tile: int) -> int:
    """Return the value of a tile, or 0 for none."""
    return 0 if tile == codes.NOWHERE else tile % codes.FACES


def keeps_totals(s: Position, a: int, b: int, c: int, d: int) -> bool:
    """Return whether the exchange changes no total that was announced."""
    if value(a) + value(c) == value(b) + value(d):
        return True
    return not has_known_total(s, s.tile_at[a]) and not has_known_total(s, s.tile_at[b])


def has_known_total(s: Position, place: int) -> bool:
    """Return whether a hand is still the one dealt: its total was announced, and what was played of it lay open."""
    return place != codes.STOCK and s.announced[place] > 0 and s.drawn_at[place] == 0


def may_trade(s: Position, a: int, b: int) -> bool:
    """Return whether two tiles can each have come to where the other is."""
    return could_be(s, a, s.tile_at[b]) and could_be(s, b, s.tile_at[a])


def could_be(s: Position, tile: int, place: int) -> bool:
    """Return whether a tile, last seen when it was, can have come there."""
    if place == codes.STOCK:
        return s.step == codes.DO_TILES or s.tile_since[tile] < s.draws
    if s.drawn_at[place]:
        return s.tile_since[tile] < s.drawn_at[place]
    return s.tile_since[tile] > codes.DUEL_TILES
