"""What each answer to the present question would bring, as far as the player can know."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import accessors, character_forecast, income_worth, odds, purse, site_forecast
from carsonne.games.carson_city.knowledge.forecast_types import DuelForecast, Forecast, Means, TileForecast
from carsonne.games.carson_city.rules import codes, cowboys, income, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import TARGETS

PLACING = (codes.ASK_PLACE, codes.ASK_KIT)
IN_DUEL = (codes.ASK_TILES, codes.ASK_WITHDRAW)
ABOUT_BUILDINGS = (*PLACING, codes.ASK_PICK, codes.ASK_OFFER, codes.ASK_WORKER)


def forecast(s: CarsonCityState, seat: int) -> Forecast:
    """Return what the answers of a seat would bring."""
    moves = s.legal(seat)
    return Forecast(
        rounds=income_worth.rounds_to_come(s) + income_worth.is_due(s),
        sites=site_forecast.built(s, seat, moves),
        houses=site_forecast.houses(s, moves),
        offers=site_forecast.offers(s, seat) if s.phase in ABOUT_BUILDINGS else [],
        duels=_duels(s, seat),
        tiles=_tiles(s, seat) if s.phase == codes.ASK_TILES else [],
        characters=character_forecast.offered(s, seat, moves),
        raid=income.loot(s, s.raid_at) if s.phase == codes.ASK_RAID else None,
        means=means(s, seat),
    )


def means(s: CarsonCityState, seat: int) -> Means:
    """Return money, what is committed, and the limit."""
    salary = purse.salary(s, seat)
    land = purse.land_due(s, seat)
    buildings = purse.buildings_due(s, seat)
    limit = players.cash_limit(s, seat) if accessors.has_character(s, seat) else None
    free = s.money[seat] + salary - land - buildings
    return Means(s.money[seat], salary, land, buildings, free, limit)


def _duels(s: CarsonCityState, seat: int) -> list[DuelForecast]:
    if s.phase in IN_DUEL:
        return [_duel(s, seat, s.duel_at, s.duel_bits, 0)] if s.duel_bits >> seat & 1 else []
    if s.step != codes.DO_PLACE:
        return []
    stand, mine = list(s.stand), 1 << seat
    contested = [target for target, bits in enumerate(stand) if bits & ~mine and cowboys.has_duels(target)]
    open_ = set(accessors.targets(s, seat)) if s.phase in PLACING else set()
    found = [_duel(s, seat, target, stand[target], 0) for target in contested if stand[target] & mine]
    found += [_duel(s, seat, target, stand[target], 1) for target in contested if target in open_]
    return sorted(found, key=lambda one: TARGETS.index(one.target))


def _duel(s: CarsonCityState, seat: int, target: int, bits: int, spent: int) -> DuelForecast:
    rivals = [other for other in accessors.seats_in(bits) if other != seat]
    low, high = odds.bounds(s, seat, rivals, spent)
    return DuelForecast(TARGETS[target], odds.percent(low), odds.percent(high))


def _tiles(s: CarsonCityState, seat: int) -> list[TileForecast]:
    """Return what each tile in hand promises; by now all have passed, so ties are decided."""
    rivals = [other for other in accessors.seats_in(s.duel_bits) if other != seat]
    values = odds.held(s, seat)
    return [TileForecast(v, odds.percent(odds.by_tile(s, seat, rivals, 0, v, lucky=False))) for v in values]
