"""What the answers to the current question would bring, in the sentences in which the page says it as well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from carsonne.games.carson_city.faces.move_types import (
    BuildMove,
    BuyMove,
    ClaimMove,
    HouseMove,
    Move,
    PerformMove,
    PickMove,
    PlaceMove,
    ShiftMove,
    StayMove,
    TakeMove,
    TileMove,
)
from carsonne.games.carson_city.faces.telling import reasons
from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.knowledge.forecast import forecast
from carsonne.games.carson_city.knowledge.forecast_types import CharacterForecast, Forecast, Means, SiteForecast
from carsonne.games.carson_city.knowledge.survey import gives
from carsonne.games.carson_city.knowledge.survey_types import Gain
from carsonne.games.carson_city.rules import codes, town
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF, TARGET_OF
from carsonne.games.carson_city.rules.words import CHARACTERS, SIDES, SQUARES
from carsonne.locales import Message, message


class Outlook:
    """Forecasts for the current question, computed once for all its answers."""

    def __init__(self, s: CarsonCityState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.found: Forecast = forecast(s, seat)

    def of(self, move: Move) -> Message | None:
        """Return the forecast of a move; None where nothing can be said."""
        parts = self._parts(move)
        return together(parts) if parts else None

    def _parts(self, move: Move) -> list[Message]:
        match move:
            case PlaceMove() | ShiftMove():
                return self._target(move.target)
            case BuildMove():
                return self._site(move)
            case HouseMove():
                return self._house(move)
            case TakeMove():
                return self._offer(move.square)
            case BuyMove():
                return [message("cc-price-now", price=town.price(self.s, PARCEL_OF[move.parcel]))]
            case ClaimMove():
                return [message("cc-gives-land", price=town.price(self.s, PARCEL_OF[move.parcel]))]
            case TileMove():
                return [message("cc-tile-chance", chance=t.chance) for t in self.found.tiles if t.tile == move.value]
            case PickMove():
                return self._character(move.character)
            case StayMove():
                return self._duel(self.found.duels[0].target) if self.found.duels else []
            case PerformMove():
                return self._perform()
        return []

    def _target(self, target: str) -> list[Message]:
        return [*given(gives(self.s, self.seat, TARGET_OF[target]), target), *self._offer(target), *self._duel(target)]

    def _site(self, move: BuildMove) -> list[Message]:
        sites = self.found.sites
        one = next(site for site in sites if (site.building, site.parcel) == (move.building, move.parcel))
        return earns(one, self.found.rounds)

    def _house(self, move: HouseMove) -> list[Message]:
        gains = next(house.gains for house in self.found.houses if house.parcel == move.parcel)
        return [message("cc-term-house-gain", gain=signed(gains[self.seat]))]

    def _offer(self, square: str) -> list[Message]:
        """Say where a building on the row would earn the most."""
        offer = next((one for one in self.found.offers if one.square == square), None)
        if offer is None:
            return []
        best = offer.best
        if best is None:
            return [message("cc-best-nowhere")]
        if not best.because:
            return [message("cc-site-none")]
        id = "cc-best-planned" if best.planned else "cc-best"
        return [message(id, parcel=words.parcel_called(best.parcel), income=range_of(best))]

    def _duel(self, target: str) -> list[Message]:
        duel = next((one for one in self.found.duels if one.target == target), None)
        if duel is None:
            return []
        if duel.low == duel.high:
            return [message("cc-duel-chance", chance=duel.low)]
        return [message("cc-duel-chances", low=duel.low, high=duel.high)]

    def _character(self, character: str) -> list[Message]:
        """Say what the side in use does, what it gives immediately, and what it promises by the end."""
        one = next(found for found in self.found.characters if found.character == character)
        return [power(character, SIDES[self.s.side[CHARACTERS.index(one.character)]]), *promises(one)]

    def _perform(self) -> list[Message]:
        if self.found.raid is not None:
            return [message("cc-term-raid", share=self.found.raid)]
        return self._offer(SQUARES[self.s.square]) if self.s.phase == codes.ASK_OFFER else []


def together(parts: Sequence[Message]) -> Message:
    """Join sentences, each without its full stop."""
    return reduce(lambda first, second: message("cc-term-also", first=first, second=second), parts)


def power(character: str, side: str) -> Message:
    """Say what a side of a character does."""
    return message(f"cc-power-{character}-{side}")


def promises(one: CharacterForecast) -> list[Message]:
    """Say what a character gives immediately, if anything, and the points it promises."""
    gains = [signed(one.money)] if one.money else []
    gains += [message("cc-gives-roads", count=one.roads)] if one.roads else []
    gains += [message("cc-worth-strength", count=one.strength)] if one.strength else []
    now = [message("cc-worth-now", gains=gains)] if gains else []
    return [*now, message("cc-worth-end", points=f"{one.points:+}")]


def given(gain: Gain, target: str) -> list[Message]:
    """Say what a target gives now; a building on the row gives what is said of the offer."""
    if isinstance(gain.building, str):
        return []
    if isinstance(gain.parcel, str):
        return [message("cc-gives-land", price=int(gain.price or 0))]
    if isinstance(gain.guards, int):
        return [message("cc-gives-guard", money=gain.guards)]
    if isinstance(gain.points, int):
        return [_points(gain.points, gain)]
    if isinstance(gain.roads, int):
        return [message("cc-gives-roads", count=gain.roads)]
    if isinstance(gain.strength, int):
        return [message("cc-gives-strength", count=gain.strength)]
    return [message("cc-gives-loot" if target in PARCEL_OF else "cc-gives-money", money=int(gain.money or 0))]


def _points(points: int, gain: Gain) -> Message:
    if isinstance(gain.price, int):
        return message("cc-gives-buy", points=points, price=gain.price)
    return message("cc-gives-points", points=points)


def earns(site: SiteForecast, rounds: int) -> list[Message]:
    """Say what a site earns in each round and why, with its house where that adds something, and how often."""
    if not site.because:
        return [message("cc-site-none")]
    why = reasons(site.because)
    found = [message("cc-site-why" if why else "cc-site", income=site.income, why=why)]
    if site.housed > site.income:
        found.append(message("cc-site-housed", income=site.housed))
    if site.gain != site.income:
        found.append(message("cc-site-gain", gain=signed(site.gain)))
    least = max(site.gain, 0) * rounds
    most = max(site.gain + site.housed - site.income, 0) * rounds
    return [*found, message("cc-site-rounds", rounds=rounds, total=dollars(least, most))]


def range_of(site: SiteForecast) -> Message:
    """Return an income, "$3", or "$3–6" where the house of the building would add something."""
    return dollars(site.income, site.housed)


def dollars(least: int, most: int) -> Message:
    """Say an amount, or a range if the second one is larger."""
    return message("cc-money-range", least=least, most=most) if most > least else message("cc-gives-money", money=least)


def signed(amount: int) -> Message:
    """Say an amount with its sign."""
    return message("cc-money-less" if amount < 0 else "cc-money-more", money=abs(amount))


def purse(means: Means) -> list[Message]:
    """Say what a player has, what is committed, and the limit."""
    committed, limit = means.land + means.buildings, means.limit
    found = [message("cc-term-money", money=means.money)]
    if committed or means.salary:
        found = [_committed(means, committed)]
    if limit is None:
        return found
    if means.money > limit:
        return [*found, message("cc-means-over", limit=limit, over=means.money - limit)]
    return [*found, message("cc-means-limit", limit=limit, room=limit - means.money)]


def _committed(means: Means, committed: int) -> Message:
    if means.free < 0:
        short = -means.free
        return message("cc-means-short", short=short, money=means.money, salary=means.salary, committed=committed)
    return message("cc-means", free=means.free, money=means.money, salary=means.salary, committed=committed)
