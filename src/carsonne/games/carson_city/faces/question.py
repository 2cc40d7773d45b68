"""What is asked, of whom and why: the page writes the sentence above the table from this."""

from __future__ import annotations

from carsonne.games.carson_city.faces.moves import building_of, square_of_slot
from carsonne.games.carson_city.faces.view_types import CashLimit, Question
from carsonne.games.carson_city.rules import codes, market, players, round_end, squares
from carsonne.games.carson_city.rules.roads import may_lay_now
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import CHARACTERS, PARCELS, QUESTIONS, SIDES, SQUARES, TARGETS

_CLAUSES = {
    codes.ASK_DRAFT: "CB26",
    codes.ASK_PICK: "CB28",
    codes.ASK_SETTLER: "CB115",
    codes.ASK_WORKER: "CB114",
    codes.ASK_PLACE: "CB31",
    codes.ASK_KIT: "CB136",
    codes.ASK_DUEL: "CB56",
    codes.ASK_TILES: "CB125",
    codes.ASK_LAND: "CB73",
    codes.ASK_ROADS: "CB86",
    codes.ASK_OFFER: "CB76",
    codes.ASK_BUILD: "CB77",
    codes.ASK_HOUSE: "CB79",
    codes.ASK_CONSENT: "CB81",
    codes.ASK_KEPT: "CB82",
    codes.ASK_DOUBLE: "CB111",
    codes.ASK_RAID: "CB102",
    codes.ASK_POINTS: "CB70",
    codes.ASK_BANKER: "CB110",
    codes.ASK_CASH: "CB47",
    codes.ASK_LAST_ROADS: "CB134",
    codes.ASK_WITHDRAW: "CB42",
}
_WINDOWS = (codes.ASK_ROADS, codes.ASK_KEPT, codes.ASK_LAST_ROADS)


def question(s: CarsonCityState) -> Question | None:
    """Return the current question, or None if no seat is asked."""
    seats = [seat for seat in s.acting() if seat >= 0]
    if not seats:
        return None
    roads = may_lay_now(s) and s.roads[seats[0]] > 0
    asked = Question(QUESTIONS[s.phase], seats, _clause(s), roads, s.phase in _WINDOWS)
    _explain(s, asked)
    return asked


def _clause(s: CarsonCityState) -> str:
    """Return the clause of the rules behind the question."""
    if s.phase == codes.ASK_CAPTAIN:
        return "CB118" if s.side[codes.CAPTAIN] == codes.RED else "CB117"
    if s.phase == codes.ASK_MONEY:
        if s.character[s.turn] == codes.SETTLER:
            return "CB116"
        return "CB112" if s.side[codes.GROCER] == codes.RED else "CB111"
    return _CLAUSES[s.phase]


def _explain(s: CarsonCityState, asked: Question) -> None:
    """Fill in what the question is about."""
    if s.phase in (codes.ASK_MONEY, codes.ASK_SETTLER, codes.ASK_CAPTAIN, codes.ASK_WORKER):
        card = s.character[s.turn]
        asked.character, asked.side = CHARACTERS[card], SIDES[s.side[card]]
    elif s.phase == codes.ASK_OFFER:
        slot = market.slot_of(s.square)
        asked.square, asked.building = square_of_slot(slot), building_of(s.market[slot])
        asked.price = market.price(s, s.turn, slot)
    elif s.phase in (codes.ASK_BUILD, codes.ASK_HOUSE, codes.ASK_CONSENT):
        asked.building, asked.builder = building_of(s.hand), s.builder
        asked.site = None if s.site == codes.NOWHERE else PARCELS[s.site]
        asked.house = PARCELS[s.house_at] if s.phase == codes.ASK_CONSENT else None
    elif s.phase == codes.ASK_RAID:
        asked.parcel, asked.owner = PARCELS[s.raid_at], s.owner[s.raid_at]
    elif s.phase == codes.ASK_POINTS:
        asked.square, asked.price = SQUARES[s.square], squares.point_price(s.square)
    elif s.phase in (codes.ASK_TILES, codes.ASK_WITHDRAW):
        asked.target = TARGETS[s.duel_at]
    elif s.phase == codes.ASK_CASH:
        asked.limits = [_cash(s, seat) for seat in range(s.seats)]


def _cash(s: CarsonCityState, seat: int) -> CashLimit:
    """Return the cash limit, what must be spent, and the amounts worth considering (CB47)."""
    money, excess = s.money[seat], round_end.excess(s, seat)
    tens = [n for n in range(0, money + 1, codes.SPENT_PER_POINT) if n > excess]
    return CashLimit(seat, players.cash_limit(s, seat), money, excess, [excess, *tens])
