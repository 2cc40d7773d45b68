"""What buildings and houses would earn where they can stand, as the town is now (CB77 to CB98)."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.accessors import because_income
from carsonne.games.carson_city.knowledge.forecast_types import HouseForecast, OfferForecast, SiteForecast
from carsonne.games.carson_city.knowledge.income_worth import income_now
from carsonne.games.carson_city.rules import codes, earnings, market, sites, tables, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import BUILDINGS, CONSTRUCTION_SQUARES, PARCELS, SQUARES
from carsonne.kernel import fields

PER_HOUSE = {codes.DRUGSTORE: codes.PER_HOUSE, codes.BANK: codes.PER_HOUSE, codes.SALOON: codes.PER_HOUSE_SALOON}
"""The dollars that a house brings to the buildings that count houses."""


def with_piece(s: Position, parcel: int, what: int, owner: int | None = None) -> Position:
    """Return the town with something more on a parcel."""
    copied = s.clone()
    assert isinstance(copied, Position)
    fields.put(copied, "content", parcel, what)
    if owner is not None:
        fields.put(copied, "owner", parcel, owner)
    town.recount(copied)
    return copied


def site(s: Position, seat: int, parcel: int, what: int) -> SiteForecast:
    """Forecast a building on a parcel."""
    income = earnings.income_as(s, parcel, what, seat) if tables.EARNS[what] else 0
    counted = earnings.counted(s, parcel, what, seat)
    because = because_income(what, counted, earnings.added(s, parcel, what, seat))
    beside = PER_HOUSE.get(what, 0) if _house_beside(s, seat, parcel, what) else 0
    gain = income_now(with_piece(s, parcel, what, seat), seat) - income_now(s, seat)
    planned = s.owner[parcel] != seat
    return SiteForecast(BUILDINGS[what - 1], PARCELS[parcel], income, because, income + beside, gain, planned)


def _house_beside(s: Position, seat: int, parcel: int, what: int) -> bool:
    """Return whether its house could stand beside a building without asking a rival."""
    first = parcel * 8
    near = tables.NEAR[first : first + tables.NEAR_COUNT[parcel]]
    return any(s.owner[p] in (seat, codes.NOBODY) and sites.may_house(s, seat, p, what) for p in near)


def built(s: Position, seat: int, moves: list[int]) -> list[SiteForecast]:
    """Forecast every place for the buildings that can be built now."""
    spots = [divmod(move - codes.BUILD_MOVE, codes.PARCELS) for move in moves if is_build(move)]
    return [site(s, seat, parcel, what) for what, parcel in spots]


def is_build(move: int) -> bool:
    """Return whether a move builds something."""
    return codes.BUILD_MOVE + codes.PARCELS <= move < codes.BUILD_MOVE + codes.TYPES * codes.PARCELS


def houses(s: Position, moves: list[int]) -> list[HouseForecast]:
    """Forecast what the house of the building at hand changes, wherever it can stand."""
    if s.phase != codes.ASK_HOUSE:
        return []
    now = _incomes(s)
    at_hand = with_piece(s, s.site, s.hand, s.builder)
    parcels = [move - codes.HOUSE_MOVE for move in moves if 0 <= move - codes.HOUSE_MOVE < codes.PARCELS]
    return [_house(at_hand, parcel, now) for parcel in parcels]


def _house(s: Position, parcel: int, now: list[int]) -> HouseForecast:
    then = _incomes(with_piece(s, parcel, codes.HOUSE))
    return HouseForecast(PARCELS[parcel], [after - before for after, before in zip(then, now, strict=True)])


def _incomes(s: Position) -> list[int]:
    return [income_now(s, seat) for seat in range(s.seats)]


# The row


def offers(s: Position, seat: int) -> list[OfferForecast]:
    """Return every building on the row, with the site where it would earn the most."""
    land = planned(s, seat)
    found = []
    for name in CONSTRUCTION_SQUARES:
        slot = market.slot_of(SQUARES.index(name))
        what = s.market[slot]
        if what != codes.BARE:
            best = best_site(s, seat, what, land)
            found.append(OfferForecast(name, BUILDINGS[what - 1], market.price(s, seat, slot), best))
    return found


def planned(s: Position, seat: int) -> list[int]:
    """Return the parcels that a player has or stands on to buy."""
    mine = 1 << seat
    return [
        parcel
        for parcel, (owner, stand) in enumerate(zip(list(s.owner), list(s.stand), strict=False))
        if owner == seat or (owner == codes.NOBODY and stand & mine)
    ]


def best_site(s: Position, seat: int, what: int, land: list[int]) -> SiteForecast | None:
    """Return where a building would earn the most; on own land rather than on land still to be bought."""
    if not sites.has_house(s, seat, what):
        return None
    open_ = [p for p in land if s.content[p] == codes.BARE and (s.served[p] or not tables.NEEDS_HOUSE[what])]
    found = [site(s, seat, parcel, what) for parcel in open_]
    return max(found, key=lambda one: (one.housed, one.gain, not one.planned), default=None)
