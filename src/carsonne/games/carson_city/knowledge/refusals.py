"""Why a move is not allowed, as a message with its clause: one function for each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from carsonne.games.carson_city.knowledge import building_refusals as building
from carsonne.games.carson_city.knowledge import placing_refusals as placing
from carsonne.games.carson_city.knowledge import words
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
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import called, message

Check: TypeAlias = Callable[[Position, int, int, Sequence[str]], WhyNot | None]


def why_not(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a move is not allowed; None if it is legal."""
    if codes.ROAD_MOVE <= move < codes.ROAD_MOVE + codes.EDGES:
        return building.road(s, seat, move - codes.ROAD_MOVE)
    return _CHECKS[s.phase](s, seat, move, names)


def between(id: str, clause: str, *answers: int) -> Check:
    """Make the check of a question with a few fixed answers."""
    refusal = WhyNot(message(id), clause)
    return lambda s, seat, move, names: None if move in answers else refusal


# Draft and characters


def _draft(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if codes.CLAIM_MOVE <= move < codes.BUY_MOVE:
        return building.claim(s, seat, move - codes.CLAIM_MOVE, names, "CB26")
    return WhyNot(message("cc-refused-draft"), "CB26")


def _settler(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.NONE_MOVE:
        return None
    if codes.CLAIM_MOVE <= move < codes.BUY_MOVE:
        return building.claim(s, seat, move - codes.CLAIM_MOVE, names, "CB115")
    return WhyNot(message("cc-refused-settler"), "CB115")


def _pick(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    card = move - codes.PICK_MOVE
    if not 0 <= card < codes.CHARACTERS:
        return WhyNot(message("cc-refused-pick"), "CB28")
    for other in range(s.seats):
        if s.character[other] == card:
            taken = message("cc-refused-taken", name=called(other, names), character=words.character(card))
            return WhyNot(taken, "CB28")
    return None


def _captain(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    red = s.side[codes.CAPTAIN] == codes.RED
    count, clause = move - codes.HIRE_MOVE, "CB118" if red else "CB117"
    if not 0 <= count <= codes.HIRE_MOST:
        return WhyNot(message(f"cc-refused-captain-{'red' if red else 'yellow'}"), clause)
    if red and count > codes.GUNS_MOST:
        return WhyNot(message("cc-refused-captain-most"), clause)
    if characters.may_hire(s, seat, count):
        return None
    if s.money[seat] < (cost := characters.hire_cost(s, count)):
        return too_dear(s, seat, "cc-refused-costs", cost, clause)
    return WhyNot(message("cc-refused-ten-cowboys", cowboys=s.cowboys[seat]), clause)


def _worker(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    slot = move - codes.TAKE_MOVE
    if move == codes.NONE_MOVE or (0 <= slot < codes.SLOTS and s.market[slot] != codes.BARE):
        return None
    if 0 <= slot < codes.SLOTS:
        return WhyNot(message("cc-refused-nothing-sold"), "CB114")
    return WhyNot(message("cc-refused-worker"), "CB114")


# Duels


def _next_duel(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if codes.FIGHT_MOVE <= move < codes.PLACE_MOVE:
        due = duels.is_due(s, move - codes.FIGHT_MOVE)
        return None if due else WhyNot(message("cc-refused-no-duel"), "CB56")
    return WhyNot(message("cc-refused-next-duel"), "CB56")


def _tile(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.WITHDRAW_MOVE:
        allowed = withdrawing.goes_with_tiles(s)
        return None if allowed else WhyNot(message("cc-refused-no-withdrawing"), "CB42")
    value = move - codes.TILE_MOVE
    if not 0 <= value < codes.FACES:
        return WhyNot(message("cc-refused-tile"), "CB125")
    held = duel_tiles.find_tile(s, seat, value) != codes.NOWHERE
    return None if held else WhyNot(message("cc-refused-no-tile", value=value), "CB125")


# Income, points and money


def _double(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    what = move - codes.DOUBLE_MOVE
    if move == codes.MONEY_MOVE:
        return None
    if not 0 < what < codes.TYPES:
        return WhyNot(message("cc-refused-double"), "CB111")
    if income.may_double(s, seat, what):
        return None
    id = "cc-refused-none-built" if tables.EARNS[what] else "cc-refused-no-income"
    return WhyNot(message(id, building=words.content(what)), "CB111")


def _points(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    n, price = move - codes.POINTS_MOVE, squares.point_price(s.square)
    if not 0 <= n <= codes.MAX_AMOUNT:
        return WhyNot(message("cc-refused-points"), "CB70")
    return None if n * price <= s.money[seat] else _points_too_dear(s, seat, n, n * price, "CB70")


def _points_too_dear(s: Position, seat: int, points: int, price: int, clause: str) -> WhyNot:
    return WhyNot(message("cc-refused-points-cost", points=points, price=price, money=s.money[seat]), clause)


def _banker(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    points = move - codes.POINTS_MOVE
    if points == 0:
        return None
    if points not in tables.OFFER_POINTS:
        return WhyNot(message("cc-refused-banker"), "CB110")
    cost = tables.OFFER_COST[tables.OFFER_POINTS.index(points)]
    return None if cost <= s.money[seat] else _points_too_dear(s, seat, points, cost, "CB110")


def _cash(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    amount = move - codes.SPEND_MOVE
    if not 0 <= amount <= codes.MAX_AMOUNT:
        return WhyNot(message("cc-refused-spend"), "CB47")
    if amount > s.money[seat]:
        return WhyNot(message("cc-refused-money", money=s.money[seat]), "CB47")
    if amount < (least := round_end.excess(s, seat)):
        limit = players.cash_limit(s, seat)
        return WhyNot(message("cc-refused-limit", least=least, limit=limit), "CB47")
    return None


_CHECKS: Final[dict[int, Check]] = {
    codes.ASK_DRAFT: _draft,
    codes.ASK_PICK: _pick,
    codes.ASK_SETTLER: _settler,
    codes.ASK_CAPTAIN: _captain,
    codes.ASK_MONEY: between("cc-refused-money-or-wait", "CB29", codes.MONEY_MOVE, codes.WAIT_MOVE),
    codes.ASK_WORKER: _worker,
    codes.ASK_PLACE: placing.placing,
    codes.ASK_KIT: placing.simultaneous,
    codes.ASK_DUEL: _next_duel,
    codes.ASK_TILES: _tile,
    codes.ASK_WITHDRAW: between("cc-refused-withdraw", "CB42", codes.WITHDRAW_MOVE, codes.STAY_MOVE),
    codes.ASK_LAND: building.land,
    codes.ASK_ROADS: between("cc-refused-roads", "CB86", codes.DONE_MOVE),
    codes.ASK_OFFER: between("cc-refused-construction", "CB76", codes.PERFORM_MOVE, codes.RENOUNCE_MOVE),
    codes.ASK_BUILD: building.building,
    codes.ASK_HOUSE: building.house,
    codes.ASK_CONSENT: between("cc-refused-consent", "CB81", codes.AGREE_MOVE, codes.REFUSE_MOVE),
    codes.ASK_KEPT: building.kept,
    codes.ASK_DOUBLE: _double,
    codes.ASK_RAID: between("cc-refused-raid", "CB102", codes.PERFORM_MOVE, codes.RENOUNCE_MOVE),
    codes.ASK_POINTS: _points,
    codes.ASK_BANKER: _banker,
    codes.ASK_CASH: _cash,
    codes.ASK_LAST_ROADS: between("cc-refused-last-roads", "CB134", codes.DONE_MOVE),
}
"""By the question that is asked."""
