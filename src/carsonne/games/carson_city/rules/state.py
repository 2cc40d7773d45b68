"""Sends each call to the module that handles the current phase or step."""

from __future__ import annotations

from carsonne.games.carson_city.rules import (
    characters,
    codes,
    construction,
    draft,
    duel_tiles,
    duels,
    final_scoring,
    income,
    kit_carson,
    land,
    market,
    placing,
    roads,
    round_end,
    setting_up,
    town,
    track,
    windows,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.state import Buffer, Rng


class CarsonCityState(Position):
    """A game from the first roll to the final scoring."""

    def actors(self) -> int:
        phase = self.phase
        if phase == codes.RUN:
            return RULES_BIT
        if phase >= codes.FIRST_CHANCE:
            return 0 if phase == codes.OVER else CHANCE_BIT
        if phase == codes.ASK_KIT:
            return kit_carson.unlocked(self)
        if phase == codes.ASK_TILES:
            return duels.undecided(self)
        if phase == codes.ASK_CASH:
            return round_end.spenders(self)
        return 1 << self.turn

    def legal_into(self, seat: int, out: Buffer) -> int:
        phase = self.phase
        if phase == codes.ASK_DRAFT:
            return draft.legal_into(self, out)
        if phase == codes.ASK_KIT:
            return kit_carson.legal_into(self, seat, out)
        if phase == codes.ASK_TILES:
            return duels.legal_into(self, seat, out)
        if phase == codes.ASK_CASH:
            return round_end.legal_into(self, seat, out)
        return roads.roads_into(self, seat, answers_into(self, seat, out), out)

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        phase = self.phase
        if phase == codes.ROLL_BAG:
            return market.chance_into(self, out, weights)
        if phase == codes.ROLL_TILE:
            return duel_tiles.chance_into(self, out, weights)
        if phase == codes.ROLL_TOWN:
            return setting_up.town_into(self, out, weights)
        if phase == codes.ROLL_ORDER:
            return setting_up.order_into(self, out, weights)
        if phase == codes.ROLL_DUEL:
            return even_into(1, codes.FACES + 1, out, weights)
        return even_into(0, 2 if phase == codes.ROLL_SIDE else codes.DICE, out, weights)

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        if self.phase == codes.ROLL_DUEL:
            return rng.below(codes.FACES) + 1
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

    def winners(self, scratch: Buffer) -> int:
        return final_scoring.winners(self, scratch)

    def apply(self, seat: int, move: int) -> None:
        if seat < 0:
            if self.phase != codes.RUN:
                happen(self, move)
                if self.step == codes.DO_TILES:
                    return  # a total is announced by the rules, so that the last tile of a hand stays secret
            go_on(self)
        elif codes.ROAD_MOVE <= move < codes.BUILD_MOVE:
            roads.lay(self, seat, move - codes.ROAD_MOVE)
            windows.after_road(self, seat)
        else:
            answer(self, seat, move)

    def derive(self) -> None:
        """What follows from the plan and the roads in hand."""
        town.recount(self)
        roads.recount(self)


def answers_into(s: Position, seat: int, out: Buffer) -> int:
    """The answers to a question, plus the roads that may be laid first (CB86)."""
    phase = s.phase
    if phase == codes.ASK_PLACE:
        return placing.legal_into(s, seat, out)
    if phase <= codes.ASK_WORKER:
        return characters.legal_into(s, seat, out)
    if phase in (codes.ASK_DUEL, codes.ASK_WITHDRAW):
        return duels.legal_into(s, seat, out)
    if phase == codes.ASK_LAND:
        return land.legal_into(s, seat, out)
    if codes.ASK_OFFER <= phase <= codes.ASK_CONSENT:
        return construction.legal_into(s, seat, out)
    if phase in (codes.ASK_DOUBLE, codes.ASK_RAID):
        return income.legal_into(s, seat, out)
    if phase == codes.ASK_POINTS:
        return track.legal_into(s, seat, out)
    if phase == codes.ASK_BANKER:
        return round_end.legal_into(s, seat, out)
    return windows.legal_into(s, seat, out)


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out a seat's answer to the current question."""
    phase = s.phase
    if phase == codes.ASK_KIT or (phase == codes.ASK_PLACE and s.kit):
        kit_carson.answer(s, seat, move)
    elif phase == codes.ASK_PLACE:
        placing.answer(s, seat, move)
    elif phase == codes.ASK_DRAFT:
        draft.answer(s, seat, move)
    elif phase <= codes.ASK_WORKER:
        characters.answer(s, seat, move)
    elif phase in (codes.ASK_DUEL, codes.ASK_TILES, codes.ASK_WITHDRAW):
        duels.answer(s, seat, move)
    elif phase == codes.ASK_LAND:
        land.answer(s, seat, move)
    elif codes.ASK_OFFER <= phase <= codes.ASK_CONSENT:
        construction.answer(s, seat, move)
    elif phase in (codes.ASK_DOUBLE, codes.ASK_RAID):
        income.answer(s, seat, move)
    elif phase == codes.ASK_POINTS:
        track.answer(s, seat, move)
    elif phase in (codes.ASK_BANKER, codes.ASK_CASH):
        round_end.answer(s, seat, move)
    else:
        windows.answer(s, seat, move)


def happen(s: Position, outcome: int) -> None:
    """CHANCE has drawn or rolled."""
    phase = s.phase
    if phase == codes.ROLL_DUEL:
        duels.roll(s, outcome)
    elif phase == codes.ROLL_BAG:
        market.draw(s, outcome)
    elif phase == codes.ROLL_TOWN:
        setting_up.roll_town(s, outcome)
    elif phase == codes.ROLL_ORDER:
        setting_up.put_in_order(s, outcome)
    elif phase == codes.ROLL_SIDE:
        setting_up.draw_side(s, outcome)
    elif phase == codes.ROLL_TILE:
        duel_tiles.draw(s, outcome)
    else:
        track.gamble(s, outcome)


def go_on(s: Position) -> None:
    """Follow the rules until somebody is asked."""
    while s.phase == codes.RUN:
        if s.pending != codes.NOTHING:
            settle(s)
        elif s.step == codes.DO_TRACK:
            track.run(s)
        elif s.step < codes.DO_DRAFT:
            setting_up.run(s)
        elif s.step == codes.DO_DRAFT:
            draft.run(s)
        elif s.step == codes.DO_PICK:
            characters.run(s)
        elif s.step == codes.DO_PLACE:
            placing.run(s)
        elif s.step == codes.DO_LAST_ROADS:
            final_scoring.run(s)
        else:
            round_end.run(s)


def settle(s: Position) -> None:
    """What interrupts a step: a duel, or a rival who is asked for consent."""
    if s.pending in (codes.SHOTS, codes.HANDS, codes.STANDING):
        duels.run(s)
    else:
        construction.run(s)


def even_into(first: int, end: int, out: Buffer, weights: Buffer) -> int:
    """Outcomes that are equally likely."""
    for value in range(first, end):
        out.at[value - first] = value
        weights.at[value - first] = 1
    return end - first
