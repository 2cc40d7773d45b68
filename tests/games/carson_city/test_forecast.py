"""Forecasts against what then happens: random games are played, and every promise is kept."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from carsonne.games.carson_city.faces import terminal
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors, forecast, odds
from carsonne.games.carson_city.knowledge.advisor import make
from carsonne.games.carson_city.knowledge.forecast_types import Forecast, SiteForecast
from carsonne.games.carson_city.knowledge.income_worth import income_now
from carsonne.games.carson_city.rules import codes, earnings, tables
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import CHARACTERS, PARCELS, TARGETS
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import checked_setup
from tests.games.carson_city.table import Json, events, go, placing, resolving, roads, say, sketch, town
from tests.games.carson_city.test_random import options, step


def copy(s: CarsonCityState) -> CarsonCityState:
    other = s.clone()
    assert isinstance(other, CarsonCityState)
    return other


def incomes(s: CarsonCityState) -> list[int]:
    return [income_now(s, seat) for seat in range(s.seats)]


def near(parcel: int) -> list[int]:
    return tables.NEAR[parcel * 8 : parcel * 8 + tables.NEAR_COUNT[parcel]]


class Witness:
    """Plays a random game, and compares what was forecast with what comes."""

    def __init__(self, seed: int, seats: int) -> None:
        self.rng = Random(seed)
        self.s = GAME.start(checked_setup(GAME, seats, options(seed)))
        self.kept = {"built": 0, "houses": 0, "duels": 0, "raids": 0, "joined": 0}
        self.site: SiteForecast | None = None
        self.paid: dict[str, int] = {}
        self.promised: dict[str, int] = {}
        self.s.listen(True)

    def play(self) -> dict[str, int]:
        while self.s.acting():
            if self.s.phase == codes.ROLL_DUEL and not any(self.s.chosen):
                self.check_duel()
            acting = self.s.acting()
            if acting[0] < 0:
                step(self.s, self.rng)
                self.hear()
            else:
                self.decide(self.rng.choice(acting))
        assert all(self.paid.get(parcel, 0) == rounds for parcel, rounds in self.promised.items())
        return self.kept

    def hear(self) -> None:
        """Count how often each building has paid."""
        for event in events(self.s):
            self.count(event)

    def count(self, event: Json) -> None:
        if event["type"] == "income":
            self.paid[event["parcel"]] = self.paid.get(event["parcel"], 0) + 1

    def decide(self, seat: int) -> None:
        s = self.s
        found = forecast.forecast(s, seat)
        moves = s.legal(seat)
        builds = [move for move in moves if codes.BUILD_MOVE + 64 <= move < codes.POINTS_MOVE]
        assert len(found.sites) == len(builds)
        move = self.rng.choice(builds) if builds and self.rng.random() < 0.8 else self.rng.choice(moves)
        if s.phase == codes.ASK_KIT and self.rng.random() < 0.1:
            move = codes.LOCK_MOVE
        before = incomes(s)
        phase = s.phase
        self.check_placing(seat, move, found)
        s.play(seat, move)
        if move in builds:
            self.check_site(seat, next(one for i, one in enumerate(found.sites) if builds[i] == move), before, found)
        elif phase == codes.ASK_HOUSE and s.phase == codes.RUN and s.hand == codes.BARE:
            self.check_house(move, found, before)
        elif phase == codes.ASK_RAID and move == codes.PERFORM_MOVE:
            self.check_raid(found)
        self.hear()

    def check_site(self, seat: int, one: SiteForecast, before: list[int], found: Forecast) -> None:
        """Check a site: a building without a house stands immediately; the others wait for theirs."""
        self.site = one
        parcel = PARCELS.index(one.parcel)
        self.rounds = found.rounds
        if self.s.content[parcel] != codes.BARE:
            assert incomes(self.s)[seat] - before[seat] == one.gain
            assert earnings.income(self.s, parcel) == one.income == one.housed
            self.promise(one)

    def promise(self, one: SiteForecast) -> None:
        self.kept["built"] += 1
        if one.because:
            self.promised[one.parcel] = self.rounds

    def check_house(self, move: int, found: Forecast, before: list[int]) -> None:
        house = move - codes.HOUSE_MOVE
        promised = next(one for one in found.houses if one.parcel == PARCELS[house])
        assert [b - a for a, b in zip(before, incomes(self.s), strict=True)] == promised.gains
        assert self.site is not None
        parcel = PARCELS.index(self.site.parcel)
        builder = self.s.owner[parcel]
        beside = house in near(parcel) and self.s.owner[house] in (builder, codes.NOBODY)
        if self.site.because:
            assert earnings.income(self.s, parcel) == (self.site.housed if beside else self.site.income)
        self.promise(self.site)
        self.kept["houses"] += 1

    def check_raid(self, found: Forecast) -> None:
        """Check that the share comes when incomes are paid, if no other seat decides anything before."""
        parcel = self.s.raid_at
        self.hear()
        while self.s.acting()[0] < 0:
            step(self.s, self.rng)
        for event in events(self.s):
            self.count(event)
            if event["type"] == "raided" and event["parcel"] == PARCELS[parcel]:
                assert event["share"] == found.raid
                self.kept["raids"] += 1

    def check_placing(self, seat: int, move: int, found: Forecast) -> None:
        """Check that a seat that joins others has the chances that were forecast."""
        target = move - codes.PLACE_MOVE
        if self.s.phase != codes.ASK_PLACE or not 0 <= target < codes.TARGETS:
            return
        contested = self.s.stand[target] & ~(1 << seat)
        named = {one.target: one for one in found.duels}
        name = TARGETS[target]
        if contested and target not in (codes.PARCELS + codes.SALARY, codes.PARCELS + codes.ROADS_1):
            after = copy(self.s)
            after.play(seat, move)
            rivals = accessors.seats_in(contested)
            low, high = odds.bounds(after, seat, rivals, 0)
            assert odds.percent(low) <= named[name].high
            assert odds.percent(high) >= named[name].low
            self.kept["joined"] += 1
        else:
            assert name not in named

    def check_duel(self) -> None:
        """Check that over all rolls each seat wins as often as forecast."""
        s = self.s
        fighters = accessors.seats_in(s.duel_bits)
        if len(fighters) > 3:
            return
        wins = dict.fromkeys(fighters, 0)
        for rolls in product(range(6), repeat=len(fighters)):
            wins[winner(s, list(rolls))] += 1
        for seat in fighters:
            rivals = [other for other in fighters if other != seat]
            chance = Fraction(wins[seat], 6 ** len(fighters))
            assert odds.bounds(s, seat, rivals, 0) == (chance, chance)
        self.kept["duels"] += 1


def winner(s: CarsonCityState, rolls: list[int]) -> int:
    """Return who wins a duel with these rolls."""
    after = copy(s)
    after.listen(True)
    while True:
        if after.acting() == (CHANCE,):
            after.play(CHANCE, rolls.pop(0))
        else:
            step(after, Random(0))
        for told in after.heard():
            if told[0] == codes.TOLD_WON:
                return told[1]


def test_forecasts_come_true_in_random_games() -> None:
    kept: dict[str, int] = {}
    for seed in range(24):
        for name, n in Witness(seed, 2 + seed % 4).play().items():
            kept[name] = kept.get(name, 0) + n
    assert all(n >= 2 for n in kept.values()), kept


def test_what_is_committed_and_what_is_left() -> None:
    f = sketch()
    f.money[0] = 20
    s = placing(town(f, r1c1="house"), "banker", "mercenary")
    say(s, 0, "place", target="r1c2")
    go(s)
    say(s, 1, "pass")
    go(s)
    say(s, 0, "place", target="build_6")
    means = forecast.forecast(s, 0).means
    assert (means.money, means.land, means.buildings, means.salary) == (20, 2, 6, 0)
    assert means.free == 12
    assert means.limit is not None


def test_a_building_on_the_row_names_its_best_site() -> None:
    f = town(sketch(), r4c4="house", r4c5="bare/0", r6c6="bare/0")
    s = placing(roads(f, "H3,3", "H4,3", "V3,3", "V3,4"), "banker", "mercenary")
    bank = next(one for one in forecast.forecast(s, 0).offers if one.building == "bank")
    assert bank.best is not None
    assert (bank.best.parcel, bank.best.income, bank.best.housed) == ("r4c5", 3, 6)
    assert bank.best.because == [("houses", 1, 3), ("mines", 0, 3)]


def test_tiles_are_weighed_against_all_that_a_rival_may_hold() -> None:
    f = sketch(law_of_the_strongest=True)
    for i in range(codes.DUEL_TILES):
        f.tile_at[i] = i // codes.FACES if i < 12 else codes.UNUSED
    f.cowboys[0] = f.cowboys[1] = 3
    f.drawer = codes.NOBODY
    s = go(resolving(f, [0, 1], ammunition=[0, 1]).state())
    assert s.phase == codes.ASK_TILES
    lead = s.cowboys[0] - s.cowboys[1]
    assert lead == 0
    strengths = accessors.strengths(s)
    chances = {one.tile: one.chance for one in forecast.forecast(s, 0).tiles}
    ahead = strengths[0] - strengths[1] + 1
    assert chances == {tile: round(100 * min(6, max(0, tile + ahead)) / 6) for tile in range(6)}


@pytest.mark.parametrize(("chance", "shown"), [(Fraction(1, 600), 1), (Fraction(0), 0), (Fraction(599, 600), 99)])
def test_only_what_is_sure_is_shown_as_sure(chance: Fraction, shown: int) -> None:
    assert odds.percent(chance) == shown


def test_the_terminal_says_how_likely_a_duel_is_won() -> None:
    s = go(resolving(sketch(withdraw="always"), [0, 1], ammunition=[0, 1]).state())
    assert s.phase == codes.ASK_WITHDRAW
    stay = next(meaning for key, meaning, _ in terminal.choices(s, s.turn) if key == "stay")
    duel = forecast.forecast(s, s.turn).duels[0]
    assert (duel.target, duel.low) == ("ammunition", duel.high)
    assert stay == f"Fight the duel. You win the duel in {duel.low}% of cases"


def test_without_tiles_nothing_is_known_of_a_duel() -> None:
    f = sketch(law_of_the_strongest=True)
    f.tile_at[:] = [codes.UNUSED] * codes.DUEL_TILES
    assert odds.bounds(f.state(), 0, [1], 0) == (Fraction(0), Fraction(1))


def chosen(s: CarsonCityState, seat: int, card: int) -> CarsonCityState:
    """Return the position after a seat has taken a card, and its money where that is offered."""
    then = copy(s)
    then.play(seat, codes.PICK_MOVE + card)
    if then.phase == codes.ASK_MONEY:
        then.play(seat, codes.MONEY_MOVE)
    return then


@pytest.mark.parametrize("sides", ["yellow", "red"])
def test_an_offered_character_gives_at_once_what_was_forecast(sides: str) -> None:
    rng, kept = Random(3), 0
    s = GAME.start(checked_setup(GAME, 3, {"sides": sides}))
    while s.acting():
        if s.phase == codes.ASK_PICK:
            seat = s.acting()[0]
            for one in forecast.forecast(s, seat).characters:
                then = chosen(s, seat, CHARACTERS.index(one.character))
                assert then.money[seat] == s.money[seat] + one.money
                assert then.roads[seat] == s.roads[seat] + one.roads
                assert accessors.strengths(then)[seat] == accessors.strengths(s)[seat] + one.strength
                kept += 1
        step(s, rng)
    assert kept > 40


def test_what_a_character_promises_follows_what_bots_think() -> None:
    s = GAME.start(checked_setup(GAME, 3, {"sides": "yellow"}))
    rng = Random(2)
    while s.phase != codes.ASK_PICK:
        step(s, rng)
    seat = s.acting()[0]
    ranked = {move - codes.PICK_MOVE: worth for move, worth in make().ranked(s, seat)}
    found = {CHARACTERS.index(one.character): one.points for one in forecast.forecast(s, seat).characters}
    assert found
    best = max(found, key=lambda card: ranked[card])
    assert all(abs((ranked[best] - ranked[card]) / 100 - (found[best] - found[card])) <= 1 for card in found)
    assert len(set(found.values())) > 2
