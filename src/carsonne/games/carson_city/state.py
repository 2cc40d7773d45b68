"""The course of a game: who is asked what, and what each answer leads to."""

from __future__ import annotations

from carsonne.games.carson_city.codes import (
    AGREE_MOVE,
    ASK_BANKER,
    ASK_BUILD,
    ASK_CAPTAIN,
    ASK_CASH,
    ASK_CONSENT,
    ASK_DOUBLE,
    ASK_DRAFT,
    ASK_DUEL,
    ASK_HOUSE,
    ASK_KEPT,
    ASK_KIT,
    ASK_LAND,
    ASK_LAST_ROADS,
    ASK_MONEY,
    ASK_OFFER,
    ASK_PICK,
    ASK_PLACE,
    ASK_POINTS,
    ASK_RAID,
    ASK_ROADS,
    ASK_SETTLER,
    ASK_TILES,
    ASK_WORKER,
    BUILD_MOVE,
    DO_BANKER,
    DO_CASH,
    DO_CENTRE,
    DO_DRAFT,
    DO_END,
    DO_LAST_ROADS,
    DO_MARKET,
    DO_MOUNTAINS,
    DO_ORDER,
    DO_PICK,
    DO_PLACE,
    DO_REFILL,
    DO_SIDES,
    DO_TILES,
    DO_TRACK,
    DONE_MOVE,
    FIGHT_MOVE,
    FIRST_CHANCE,
    KEEP_MOVE,
    MAX_AMOUNT,
    MONEY_MOVE,
    NONE_MOVE,
    OVER,
    PERFORM_MOVE,
    POINTS_MOVE,
    REFUSE_MOVE,
    RENOUNCE_MOVE,
    ROAD_MOVE,
    ROLL_BAG,
    ROLL_DUEL,
    ROLL_ORDER,
    ROLL_SIDE,
    ROLL_TILE,
    ROLL_TOWN,
    RUN,
    TILE_MOVE,
    WAIT_MOVE,
)
from carsonne.games.carson_city.ending import Ending
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.state import Buffer, Rng


class CarsonCityState(Ending):
    """A game from the first roll to the final scoring."""

    def actors(self) -> int:
        if self.phase == RUN:
            return RULES_BIT
        if self.phase >= FIRST_CHANCE:
            return 0 if self.phase == OVER else CHANCE_BIT
        if self.phase == ASK_KIT:
            return self.unlocked()
        if self.phase == ASK_TILES:
            return self.undecided()
        if self.phase == ASK_CASH:
            return self.spenders()
        return 1 << self.turn

    def unlocked(self) -> int:
        """The seats that may still touch their cowboys (CB137)."""
        bits = (1 << self.seats) - 1
        for i in range(self.passed):
            bits &= ~(1 << self.passing[i])
        return bits

    def undecided(self) -> int:
        """The duellists who have not chosen a tile."""
        bits = self.duel_bits
        for seat in range(self.seats):
            if self.chosen[seat]:
                bits &= ~(1 << seat)
        return bits

    # Which moves there are

    def legal_into(self, seat: int, out: Buffer) -> int:
        phase = self.phase
        if phase == ASK_KIT:
            return self.kit_into(seat, out)
        if phase == ASK_TILES:
            return self.tiles_into(seat, out)
        if phase == ASK_CASH:
            return self.spends_into(seat, out)
        if phase == ASK_DRAFT:
            return self.claims_into(0, out)
        n = self.answers_into(seat, phase, out)
        return self.roads_into(self.roads[seat], n, out)

    def answers_into(self, seat: int, phase: int, out: Buffer) -> int:
        """The answers to a question; the roads that may be laid before come on top (CB86)."""
        if phase == ASK_PLACE:
            return self.places_into(seat, 0, out)
        if phase <= ASK_WORKER:
            return self.character_into(seat, phase, out)
        if phase == ASK_DUEL:
            return self.duels_into(0, out)
        if phase == ASK_LAND:
            return self.buys_into(seat, 0, out)
        if phase == ASK_BUILD:
            out.at[0] = KEEP_MOVE
            return self.sites_into(seat, self.hand, 1, out)
        if phase == ASK_HOUSE:
            return self.houses_into(0, out)
        if phase == ASK_KEPT:
            return self.kept_into(seat, 0, out)
        if phase == ASK_DOUBLE:
            return self.doubles_into(seat, 0, out)
        if phase == ASK_POINTS:
            return self.points_into(seat, out)
        if phase == ASK_BANKER:
            return self.offers_into(seat, 0, out)
        return self.pair_into(phase, out)

    def character_into(self, seat: int, phase: int, out: Buffer) -> int:
        """Cards, and what their immediate powers ask."""
        if phase == ASK_PICK:
            return self.picks_into(0, out)
        if phase == ASK_SETTLER:
            out.at[0] = NONE_MOVE
            return self.claims_into(1, out)
        if phase == ASK_CAPTAIN:
            return self.hires_into(seat, 0, out)
        if phase == ASK_WORKER:
            return self.takes_into(0, out)
        out.at[0] = MONEY_MOVE
        out.at[1] = WAIT_MOVE
        return 2

    def pair_into(self, phase: int, out: Buffer) -> int:
        """Do it or not; for a window of roads only the end of it."""
        if phase in (ASK_ROADS, ASK_LAST_ROADS):
            out.at[0] = DONE_MOVE
            return 1
        out.at[0] = AGREE_MOVE if phase == ASK_CONSENT else PERFORM_MOVE
        out.at[1] = REFUSE_MOVE if phase == ASK_CONSENT else RENOUNCE_MOVE
        return 2

    def points_into(self, seat: int, out: Buffer) -> int:
        """None to as many as the money buys (CB70)."""
        most = self.money[seat] // (25 - self.square)
        if most > MAX_AMOUNT:
            most = MAX_AMOUNT
        for n in range(most + 1):
            out.at[n] = POINTS_MOVE + n
        return most + 1

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        if self.phase == ROLL_BAG:
            return self.bag_into(out, weights)
        if self.phase == ROLL_TILE:
            return self.pool_into(out, weights)
        if self.phase == ROLL_TOWN:
            return self.town_into(out, weights)
        if self.phase == ROLL_ORDER:
            return self.order_into(out, weights)
        if self.phase == ROLL_DUEL:
            return self.even_into(1, 7, out, weights)
        return self.even_into(0, 2 if self.phase == ROLL_SIDE else 36, out, weights)

    def even_into(self, first: int, end: int, out: Buffer, weights: Buffer) -> int:
        """Outcomes that are equally likely."""
        for value in range(first, end):
            out.at[value - first] = value
            weights.at[value - first] = 1
        return end - first

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        if self.phase == ROLL_DUEL:
            return rng.below(6) + 1
        n = self.chance_into(out, weights)
        total = 0
        for i in range(n):
            total += weights.at[i]
        left = rng.below(total)
        i = 0
        while left >= weights.at[i]:
            left -= weights.at[i]
            i += 1
        return out.at[i]

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]

    # Moves

    def apply(self, seat: int, move: int) -> None:
        if seat < 0:
            if self.phase != RUN:
                self.happen(move)
                if self.step == DO_TILES:
                    return  # a total is announced by the rules, so that the last tile of a hand stays secret
            self.go_on()
        elif ROAD_MOVE <= move < BUILD_MOVE:
            self.lay(seat, move)
            self.after_road(seat)
        else:
            self.answer(seat, move)

    def happen(self, outcome: int) -> None:
        """CHANCE has drawn or rolled."""
        if self.phase == ROLL_DUEL:
            self.roll_duel(outcome)
        elif self.phase == ROLL_BAG:
            self.draw_building(outcome)
        elif self.phase == ROLL_TOWN:
            self.roll_town(outcome)
        elif self.phase == ROLL_ORDER:
            self.put_in_order(outcome)
        elif self.phase == ROLL_SIDE:
            self.draw_side(outcome)
        elif self.phase == ROLL_TILE:
            self.give_tile(outcome)
        else:
            self.gamble(outcome)

    def go_on(self) -> None:
        """Follow the rules until somebody is asked."""
        while self.phase == RUN:
            if self.duel_bits:
                self.run_duel()
            elif self.hand:
                self.run_building()
            elif self.step == DO_TRACK:
                self.run_track()
            elif self.step < DO_DRAFT:
                self.run_setup()
            else:
                self.run_step()

    def run_setup(self) -> None:
        """What comes before the draft."""
        if self.step == DO_SIDES:
            self.run_sides()
        elif self.step == DO_TILES:
            self.run_tiles()
        elif self.step == DO_MARKET:
            self.run_market()
        elif self.step == DO_CENTRE:
            self.phase = ROLL_TOWN
        elif self.step == DO_MOUNTAINS:
            self.run_mountains()
        elif self.step == DO_ORDER:
            self.run_order()

    def run_step(self) -> None:
        """The steps of a round besides the track."""
        if self.step == DO_DRAFT:
            self.run_draft()
        elif self.step == DO_PICK:
            self.run_pick()
        elif self.step == DO_PLACE:
            self.run_place()
        elif self.step == DO_BANKER:
            self.run_banker()
        elif self.step == DO_END:
            self.run_end()
        elif self.step == DO_CASH:
            self.run_cash()
        elif self.step == DO_REFILL:
            self.run_refill()
        elif self.step == DO_LAST_ROADS:
            self.run_last_roads()

    def after_road(self, seat: int) -> None:
        """A road does not answer the question, unless nothing is left to ask (CB86)."""
        phase = self.phase
        if phase in (ASK_ROADS, ASK_LAST_ROADS):
            if not self.can_lay(self.roads[seat]):
                self.leave_window()
        elif phase == ASK_KEPT:
            if not self.wants_window(seat):
                self.leave_window()
        elif phase == ASK_BUILD and not self.has_site(seat, self.hand) and not self.can_lay(self.roads[seat]):
            self.keep()

    def answer(self, seat: int, move: int) -> None:
        """The answer of a seat to the question of the moment."""
        phase = self.phase
        if phase == ASK_PLACE:
            self.answer_place(seat, move)
        elif phase == ASK_KIT:
            self.operate(seat, move)
            if self.passed == self.seats:
                self.phase = RUN
        elif phase <= ASK_WORKER:
            self.answer_character(seat, phase, move)
        elif phase == ASK_DUEL:
            self.start_duel(move - FIGHT_MOVE)
            self.phase = RUN
        elif phase == ASK_TILES:
            self.choose_tile(seat, move - TILE_MOVE)
        elif phase == ASK_LAND:
            self.answer_land(seat, move)
        elif phase == ASK_CASH:
            self.answer_cash(seat, move)
        elif phase == ASK_POINTS:
            self.answer_points(seat, move)
        elif phase == ASK_BANKER:
            self.answer_banker(seat, move)
        else:
            self.answer_work(seat, phase, move)

    def answer_work(self, seat: int, phase: int, move: int) -> None:
        """Answers about construction, windows, the Grocer and attacks."""
        if phase == ASK_OFFER:
            self.answer_offer(seat, move)
        elif phase == ASK_BUILD or (phase == ASK_KEPT and move != DONE_MOVE):
            self.answer_site(seat, move)
        elif phase == ASK_HOUSE:
            self.answer_house(move)
        elif phase == ASK_CONSENT:
            self.answer_consent(move)
        elif phase == ASK_DOUBLE:
            self.answer_double(seat, move)
        elif phase == ASK_RAID:
            self.answer_raid(seat, move)
        else:
            self.leave_window()

    def answer_character(self, seat: int, phase: int, move: int) -> None:
        """Answers of the draft and of the first phase."""
        if phase == ASK_DRAFT:
            self.answer_draft(seat, move)
        elif phase == ASK_PICK:
            self.answer_pick(seat, move)
        elif phase == ASK_SETTLER:
            self.answer_settler(seat, move)
        elif phase == ASK_CAPTAIN:
            self.answer_captain(seat, move)
        elif phase == ASK_MONEY:
            self.answer_money(seat, move)
        else:
            self.answer_worker(seat, move)

    # For Python callers

    def now(self) -> list[int]:
        """Phase, the seat that is asked when it is one, and whether cowboys are placed at the same time."""
        return [self.phase, self.turn, self.kit]

    # Numbers

    def dump(self) -> list[int]:
        numbers = [self.seats, *self.dump_town(), *self.dump_players(), *self.dump_cowboys()]
        return [*numbers, *self.dump_duels(), *self.dump_building(), *self.dump_income()]

    def load(self, values: list[int]) -> None:
        self.seats = values[0]
        at = self.load_town(values, 1)
        at = self.load_players(values, at)
        at = self.load_cowboys(values, at)
        at = self.load_duels(values, at)
        at = self.load_building(values, at)
        self.load_income(values, at)
