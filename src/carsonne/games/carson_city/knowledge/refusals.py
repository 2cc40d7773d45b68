"""Why a move is not allowed, in a sentence with its clause: one function for each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from carsonne.games.carson_city.knowledge import building_refusals as building
from carsonne.games.carson_city.knowledge import placing_refusals as placing
from carsonne.games.carson_city.knowledge.building_refusals import too_dear
from carsonne.games.carson_city.rules import (
    characters,
    codes,
    duel_tiles,
    duels,
    income,
    players,
    round_end,
    squares,
    tables,
    withdrawing,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import CHARACTERS, CONTENTS
from carsonne.kernel.why_not import WhyNot, player

Check: TypeAlias = Callable[[Position, int, int, Sequence[str]], WhyNot | None]


def why_not(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a move is not allowed; None if it is legal."""
    if codes.ROAD_MOVE <= move < codes.ROAD_MOVE + codes.EDGES:
        return building.road(s, seat, move - codes.ROAD_MOVE)
    return _CHECKS[s.phase](s, seat, move, names)


def called(card: int) -> str:
    """Return a character's name as people write it."""
    return CHARACTERS[card].replace("_", " ").capitalize()


def between(sentence: str, clause: str, *answers: int) -> Check:
    """Make the check of a question with a few fixed answers."""
    refusal = WhyNot(sentence, clause)
    return lambda s, seat, move, names: None if move in answers else refusal


# Draft and characters


def _draft(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if codes.CLAIM_MOVE <= move < codes.BUY_MOVE:
        return building.claim(s, seat, move - codes.CLAIM_MOVE, names, "CB26")
    return WhyNot("Now you claim a parcel that nobody owns.", "CB26")


def _settler(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.NONE_MOVE:
        return None
    if codes.CLAIM_MOVE <= move < codes.BUY_MOVE:
        return building.claim(s, seat, move - codes.CLAIM_MOVE, names, "CB115")
    return WhyNot("Now the Settler takes a parcel that nobody owns, or none.", "CB115")


def _pick(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    card = move - codes.PICK_MOVE
    if not 0 <= card < codes.CHARACTERS:
        return WhyNot("Now you choose a character.", "CB28")
    for other in range(s.seats):
        if s.character[other] == card:
            who = player(other, names)
            return WhyNot(f"{who[0].upper()}{who[1:]} has already taken the {called(card)}.", "CB28")
    return None


def _captain(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    red = s.side[codes.CAPTAIN] == codes.RED
    count, clause = move - codes.HIRE_MOVE, "CB118" if red else "CB117"
    if not 0 <= count <= codes.HIRE_MOST:
        return WhyNot(f"Now the Captain buys {'revolvers' if red else 'cowboys'}, or none.", clause)
    if red and count > codes.GUNS_MOST:
        return WhyNot("The red Captain buys at most two revolvers.", clause)
    if characters.may_hire(s, seat, count):
        return None
    if s.money[seat] < (cost := characters.hire_cost(s, count)):
        return too_dear(s, seat, f"That costs ${cost}", clause)
    return WhyNot(f"Nobody can have more than ten cowboys, and you have {s.cowboys[seat]}.", clause)


def _worker(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    slot = move - codes.TAKE_MOVE
    if move == codes.NONE_MOVE or (0 <= slot < codes.SLOTS and s.market[slot] != codes.BARE):
        return None
    if 0 <= slot < codes.SLOTS:
        return WhyNot("There is no building on that square.", "CB114")
    return WhyNot("Now the Chinese worker takes a building from the row for $5, or none.", "CB114")


# Duels


def _next_duel(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if codes.FIGHT_MOVE <= move < codes.PLACE_MOVE:
        due = duels.is_due(s, move - codes.FIGHT_MOVE)
        return None if due else WhyNot("No duel is waiting there.", "CB56")
    return WhyNot("Now you choose which duel is fought next.", "CB56")


def _tile(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.WITHDRAW_MOVE:
        allowed = withdrawing.goes_with_tiles(s)
        return None if allowed else WhyNot("Nobody withdraws from duels in this game.", "CB42")
    value = move - codes.TILE_MOVE
    if not 0 <= value < codes.FACES:
        return WhyNot("Now you choose one of your duel tiles.", "CB125")
    held = duel_tiles.find_tile(s, seat, value) != codes.NOWHERE
    return None if held else WhyNot(f"You have no duel tile with a {value}.", "CB125")


# Income, points and money


def _double(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    what = move - codes.DOUBLE_MOVE
    if move == codes.MONEY_MOVE:
        return None
    if not 0 < what < codes.TYPES:
        return WhyNot("Now the Grocer takes $8 or doubles one kind of building.", "CB111")
    if income.may_double(s, seat, what):
        return None
    if not tables.EARNS[what]:
        return WhyNot(f"A {CONTENTS[what]} earns nothing that could be doubled.", "CB111")
    return WhyNot(f"You have no {CONTENTS[what]} on the plan.", "CB111")


def _points(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    n, price = move - codes.POINTS_MOVE, squares.point_price(s.square)
    if not 0 <= n <= codes.MAX_AMOUNT:
        return WhyNot("Now you say how many points you buy.", "CB70")
    return None if n * price <= s.money[seat] else too_dear(s, seat, _sold(n, n * price), "CB70")


def _sold(points: int, price: int) -> str:
    return f"One point costs ${price}" if points == 1 else f"{points} points cost ${price}"


def _banker(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    points = move - codes.POINTS_MOVE
    if points == 0:
        return None
    if points not in tables.OFFER_POINTS:
        return WhyNot("The red Banker buys 3 points for $3, 5 for $12, 7 for $25, or none.", "CB110")
    cost = tables.OFFER_COST[tables.OFFER_POINTS.index(points)]
    return None if cost <= s.money[seat] else too_dear(s, seat, _sold(points, cost), "CB110")


def _cash(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    amount = move - codes.SPEND_MOVE
    if not 0 <= amount <= codes.MAX_AMOUNT:
        return WhyNot("Now you say how much money you spend on points.", "CB47")
    if amount > s.money[seat]:
        return WhyNot(f"You have only ${s.money[seat]}.", "CB47")
    if amount < (least := round_end.excess(s, seat)):
        limit = players.cash_limit(s, seat)
        return WhyNot(f"You have to spend at least ${least}: your card lets you keep ${limit}.", "CB47")
    return None


_CHECKS: Final[dict[int, Check]] = {
    codes.ASK_DRAFT: _draft,
    codes.ASK_PICK: _pick,
    codes.ASK_SETTLER: _settler,
    codes.ASK_CAPTAIN: _captain,
    codes.ASK_MONEY: between("Now you take $8, or wait for something else.", "CB29", codes.MONEY_MOVE, codes.WAIT_MOVE),
    codes.ASK_WORKER: _worker,
    codes.ASK_PLACE: placing.placing,
    codes.ASK_KIT: placing.simultaneous,
    codes.ASK_DUEL: _next_duel,
    codes.ASK_TILES: _tile,
    codes.ASK_WITHDRAW: between("Now you stay in the duel, or withdraw.", "CB42", codes.WITHDRAW_MOVE, codes.STAY_MOVE),
    codes.ASK_LAND: building.land,
    codes.ASK_ROADS: between("Now you may lay roads, or go on.", "CB86", codes.DONE_MOVE),
    codes.ASK_OFFER: between(
        "Now you buy the building, or do without it.", "CB76", codes.PERFORM_MOVE, codes.RENOUNCE_MOVE
    ),
    codes.ASK_BUILD: building.building,
    codes.ASK_HOUSE: building.house,
    codes.ASK_CONSENT: between(
        "Now you agree to the house on your parcel, or refuse.", "CB81", codes.AGREE_MOVE, codes.REFUSE_MOVE
    ),
    codes.ASK_KEPT: building.kept,
    codes.ASK_DOUBLE: _double,
    codes.ASK_RAID: between(
        "Now you take your share of the income, or leave it.", "CB102", codes.PERFORM_MOVE, codes.RENOUNCE_MOVE
    ),
    codes.ASK_POINTS: _points,
    codes.ASK_BANKER: _banker,
    codes.ASK_CASH: _cash,
    codes.ASK_LAST_ROADS: between("Now you may lay the roads you have left, or stop.", "CB134", codes.DONE_MOVE),
}
"""By the question that is asked."""
