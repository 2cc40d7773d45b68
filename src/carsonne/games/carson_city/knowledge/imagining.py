"""What a seat might imagine in place of what it cannot see: different duel tiles, different secret choices."""

from __future__ import annotations

from random import Random

from carsonne.games.carson_city.knowledge.reading import tiles_at
from carsonne.games.carson_city.rules import codes, round_end, withdrawing
from carsonne.games.carson_city.rules.codes import DUEL_TILES, FACES, STOCK
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.fields import write

TRIES = 300
"""Exchanges of tiles until the real ones are forgotten."""


def imagine(s: CarsonCityState, seat: int, rng: Random) -> CarsonCityState:
    """The same position with different tiles and other secret choices, as this seat might imagine them."""
    guess = s.clone()
    assert isinstance(guess, CarsonCityState)  # a clone has its original's class
    if s.law:
        write(guess, "tile_at", Tiles(s, seat).mixed(rng))
    if s.phase in (codes.ASK_TILES, codes.ASK_CASH) or (s.law and s.pending == codes.SHOTS):
        chosen = list(s.chosen)
        for other in range(s.seats):
            if other != seat and chosen[other]:
                chosen[other] = 1 + _other_choice(guess, other, rng)
        write(guess, "chosen", chosen)
    return guess


def _other_choice(s: CarsonCityState, seat: int, rng: Random) -> int:
    """A choice that this seat may have made."""
    if s.step == codes.DO_CASH:
        return rng.randint(round_end.excess(s, seat), s.money[seat])
    leave = [codes.WITHDRAWN - 1] if withdrawing.goes_with_tiles(s) else []
    return rng.choice(tiles_at(s, seat) + leave)


class Tiles:
    """The duel tiles as one seat sees them; `at` is where each may be."""

    def __init__(self, s: CarsonCityState, seat: int) -> None:
        self.at, self.since = list(s.tile_at), list(s.tile_since)
        self.announced, self.drawn_at, self.draws = list(s.announced), list(s.drawn_at), s.draws
        self.dealing = s.step == codes.DO_TILES
        self.places = [place for place in (*range(s.seats), STOCK) if place != seat]

    def mixed(self, rng: Random) -> list[int]:
        """Where each tile may be, after many exchanges."""
        for _ in range(TRIES):
            self.swap(rng)
        return self.at

    def swap(self, rng: Random) -> None:
        """Exchange one or two tiles between two places that the seat cannot look into, if nobody could tell."""
        places = [place for place in self.places if place in self.at]
        if len(places) < 2:
            return
        here, there = rng.sample(places, 2)
        n = rng.choice((1, 2))
        mine, theirs = (
            [i for i, place in enumerate(self.at) if place == p and not self.is_shown(i)] for p in (here, there)
        )
        if min(len(mine), len(theirs)) < n:
            return
        out, back = rng.sample(mine, n), rng.sample(theirs, n)
        gain = sum(i % FACES for i in back) - sum(i % FACES for i in out)
        if gain and (self.has_known_total(here) or self.has_known_total(there)):
            return
        if all(self.could_be(i, there) for i in out) and all(self.could_be(i, here) for i in back):
            for i in out:
                self.at[i] = there
            for i in back:
                self.at[i] = here

    def is_shown(self, tile: int) -> bool:
        """Whether all have seen a tile since it came into the hand where it is (R12)."""
        place = self.at[tile]
        return place != STOCK and self.drawn_at[place] <= self.since[tile] < codes.NEVER

    def has_known_total(self, place: int) -> bool:
        """A hand of the deal: its total was announced, and what has been played of it lay open."""
        return place != STOCK and self.announced[place] > 0 and self.drawn_at[place] == 0

    def could_be(self, tile: int, place: int) -> bool:
        """Whether a tile, last seen when it was, can have come there."""
        if place == STOCK:
            return self.dealing or self.since[tile] < self.draws
        if self.drawn_at[place]:
            return self.since[tile] < self.drawn_at[place]
        return self.since[tile] > DUEL_TILES
