"""Reads positions into lists with names, for Python callers that need not be fast."""

from __future__ import annotations

from typing import NamedTuple

from carsonne.games.carson_city.rules import codes, cowboys, earnings, players, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import IncomeReason


class Income(NamedTuple):
    """A building with what it earns: `counted` is what lies around it, `added` what counts besides."""

    parcel: int
    seat: int
    what: int
    amount: int
    counted: int
    added: int

    def because(self) -> list[IncomeReason]:
        """Return the arithmetic."""
        return because_income(self.what, self.counted, self.added)


def because_income(what: int, counted: int, added: int) -> list[IncomeReason]:
    """Return the arithmetic of an income: what was counted, how many, and the dollars for each (CB90 to CB98)."""
    if what == codes.RANCH:
        return [("bare_parcels", counted, 1)] if counted else [("minimum", 1, 1)]
    if what == codes.MINE:
        mountains: IncomeReason = ("mountains", counted, codes.PER_MOUNTAIN)
        return [mountains, ("river", 1, codes.PER_MOUNTAIN)] if added else [mountains]
    if what == codes.DRUGSTORE:
        return [("houses", counted, codes.PER_HOUSE), ("ranches", added, codes.PER_HOUSE)]
    if what == codes.BANK:
        return [("houses", counted, codes.PER_HOUSE), ("mines", added, codes.PER_HOUSE)]
    if what == codes.SALOON:
        return [("houses", counted, codes.PER_HOUSE_SALOON)]
    return [("hotel", 1, codes.HOTEL_PAY)] if what == codes.HOTEL else []


# The town


def incomes(s: Position) -> list[Income]:
    """Return the income of every building on the plan."""
    found = []
    for parcel, (what, seat) in enumerate(zip(s.content, s.owner, strict=True)):
        if town.is_building(s, parcel):
            counted = earnings.counted(s, parcel, what, seat)
            added = earnings.added(s, parcel, what, seat)
            found.append(Income(parcel, seat, what, earnings.income(s, parcel), counted, added))
    return found


def prices(s: Position) -> list[int]:
    """Return the price of each parcel."""
    return [town.price(s, parcel) for parcel in range(codes.PARCELS)]


def parcels_for_sale(s: Position) -> list[int]:
    """Return the parcels that can be bought."""
    return [parcel for parcel in range(codes.PARCELS) if town.is_for_sale(s, parcel)]


def served_parcels(s: Position) -> list[int]:
    """Return the parcels that a road touches."""
    return [parcel for parcel, served in enumerate(s.served) if served]


# Players


def strengths(s: Position) -> list[int]:
    """Return the strength of each seat."""
    return [players.strength(s, seat) for seat in range(s.seats)]


def passing_order(s: Position) -> list[int]:
    """Return who has passed, in order."""
    return list(s.passing)[: s.passed]


def has_character(s: Position, seat: int) -> bool:
    """Return whether the seat has taken a card this round."""
    return s.character[seat] < codes.CHARACTERS


def kept_by(s: Position, seat: int) -> list[int]:
    """Return the kinds of the buildings that a seat keeps."""
    kept = list(s.kept)[seat * codes.TYPES : (seat + 1) * codes.TYPES]
    return [what for what, count in enumerate(kept) for _ in range(count)]


def tiles_at(s: Position, place: int) -> list[int]:
    """Return the values of the duel tiles of a seat, of the open discard or of the stock."""
    return sorted(tile % codes.FACES for tile, at in enumerate(s.tile_at) if at == place)


def drawable_tiles(s: Position) -> int:
    """Count the duel tiles that lie face down to be drawn, after the deal perhaps with the unused sets."""
    reserve = s.duel_refill == codes.FROM_RESERVE and s.step > codes.DO_TILES
    return len(tiles_at(s, codes.STOCK)) + (len(tiles_at(s, codes.UNUSED)) if reserve else 0)


# Cowboys


def closed_squares(s: Position) -> list[int]:
    """Return the squares that sell no more points; one closes at the end of a round (CB44)."""
    moved = s.step in (codes.DO_CASH, codes.DO_REFILL) and 0 < s.round < codes.ROUNDS
    return list(range(cowboys.last_open(s) + (not moved), codes.SQUARES))


class Stand(NamedTuple):
    """Cowboys of one seat on one target."""

    target: int
    seat: int
    number: int
    white: bool


def seats_in(bits: int) -> list[int]:
    """Return the seats of a set."""
    return [seat for seat in range(codes.MAX_SEATS) if bits >> seat & 1]


def stands(s: Position) -> list[Stand]:
    """Return every cowboy on the board, by target and seat; the white one comes after its player's others."""
    crowd, found = list(s.crowd), []
    for target, bits in enumerate(s.stand):
        for seat in seats_in(bits):
            white = s.white_at == target and s.sheriff == seat
            alone = cowboys.has_duels(target)
            count = int(not white) if alone else crowd[cowboys.crowd_at(target) + seat]
            found += [Stand(target, seat, count, False)] if count else []
            found += [Stand(target, seat, 1, True)] if white else []
    return found


def targets(s: Position, seat: int) -> list[int]:
    """Return where a coloured cowboy of this seat may go, whether or not it has one."""
    return [target for target in range(codes.TARGETS) if cowboys.may_place(s, seat, target)]
