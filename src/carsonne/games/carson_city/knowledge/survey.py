"""The survey: prices, incomes with their reasons, and what each target would give to whom, against which rivals."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.knowledge.accessors import strengths
from carsonne.games.carson_city.knowledge.survey_types import Gain, Income, Rival, Survey, TargetFacts
from carsonne.games.carson_city.rules import codes, cowboys, earnings, market, players, squares, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import BUILDINGS, PARCELS, TARGETS


def survey(s: Position) -> Survey:
    """Return prices, service, incomes, and the targets of every seat."""
    return Survey(
        prices={PARCELS[parcel]: town.price(s, parcel) for parcel in accessors.parcels_for_sale(s)},
        served=[PARCELS[parcel] for parcel in accessors.served_parcels(s)],
        incomes=[_income(s, row) for row in accessors.incomes(s)],
        strengths=strengths(s),
        totals=totals(s),
        targets=[targets(s, seat) for seat in range(s.seats)],
    )


def totals(s: Position) -> list[tuple[int, int]]:
    """Return the least and the most of a duel for every seat: a die shows 1 to 6, a tile 0 to 5 (CB50, CB124)."""
    least = 0 if s.law else 1
    return [(strength + least, strength + least + codes.FACES - 1) for strength in strengths(s)]


def _income(s: Position, row: accessors.Income) -> Income:
    """Return a building with its income and the reasons (CB90 to CB98)."""
    parcel, building = PARCELS[row.parcel], BUILDINGS[row.what - 1]
    return Income(parcel, row.seat, building, row.amount, row.because(), town.is_safe(s, row.parcel))


def targets(s: Position, seat: int) -> list[TargetFacts]:
    """Return where a cowboy of this seat may go, what that would give now, and which strengths stand against it."""
    stand, powers, found = list(s.stand), strengths(s), []
    for target in accessors.targets(s, seat):
        rivals = [other for other in accessors.seats_in(stand[target]) if other != seat and cowboys.has_duels(target)]
        contested = [Rival(other, powers[other]) for other in rivals]
        found.append(TargetFacts(TARGETS[target], gives(s, seat, target), contested, powers[seat] - 1))
    return found


def gives(s: Position, seat: int, target: int) -> Gain:
    """Return what the action would give as things stand; the strength does not count the cowboy placed there."""
    if target < codes.PARCELS:
        return _on_parcel(s, seat, target)
    square = target - codes.PARCELS
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        slot = market.slot_of(square)
        return Gain(building=BUILDINGS[s.market[slot] - 1], price=market.price(s, seat, slot))
    if square >= codes.FIRST_BUY:
        price = squares.point_price(square)
        return Gain(points=s.money[seat] // price, price=price)
    return _on_square(s, seat, square)


def _on_parcel(s: Position, seat: int, parcel: int) -> Gain:
    """Return what a parcel gives: land to buy, a building to guard, or one to rob."""
    owner = s.owner[parcel]
    if owner == codes.NOBODY:
        return Gain(parcel=PARCELS[parcel], price=town.price(s, parcel))
    half = earnings.income(s, parcel) // 2
    return Gain(guards=half) if owner == seat else Gain(money=half)


def _on_square(s: Position, seat: int, square: int) -> Gain:
    """Return what a square gives, where that can be counted."""
    owned, strength = s.parcels[seat], players.strength(s, seat) - 1
    simple = {
        codes.SALARY: Gain(money=codes.SALARY_PAY),
        codes.AMMUNITION: Gain(strength=codes.TRIPLE_REVOLVER),
        codes.ROADS_3: Gain(roads=min(codes.MANY_ROADS, s.road_stock)),
        codes.ROADS_1: Gain(roads=min(1, s.road_stock)),
        codes.INCOME_LAND: Gain(money=codes.PARCEL_PAY * owned),
        codes.INCOME_COWBOYS: Gain(money=codes.STRENGTH_PAY * strength),
        codes.GAMBLING: Gain(money=codes.GAMBLING_PAY),
        codes.POINTS_LAND: Gain(points=owned // 2),
        codes.POINTS_COWBOYS: Gain(points=strength // 2),
        codes.POINTS_BUILDINGS: Gain(points=players.buildings(s, seat)),
    }
    return simple[square]
