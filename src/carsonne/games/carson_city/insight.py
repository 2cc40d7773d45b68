"""What Carson City tells the bots: a sensible answer to every question, a cowboy ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.appraisal import Appraisal
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.survey import targets
from carsonne.games.carson_city.tables import EDGE_END, LIMIT, MEETING, NEEDS_HOUSE, OFFER_COST, OFFER_POINTS

__all__ = ["Appraisal", "appraised", "choose", "targets"]
WORTH_A_COWBOY = 2.5
"""A target that promises fewer dollars is left alone: the cowboy is worth as much at home."""


def choose(s: CarsonCityState, seat: int, rng: Random) -> int:
    """The move that looks best; equal ones by lot."""
    values = appraised(s, seat)
    best = max(values.values())
    return rng.choice([move for move, value in values.items() if value == best])


def appraised(s: CarsonCityState, seat: int) -> dict[int, float]:
    """Every legal move with what it promises, in dollars; only the order within one question means anything."""
    view = Appraisal(s, seat)
    judge = _JUDGES.get(view.f.phase, _indifferent)
    return {move: _road(view, move) if _is_road(move) else judge(view, move) for move in s.legal(seat)}


def _is_road(move: int) -> bool:
    return codes.ROAD_MOVE <= move < codes.BUILD_MOVE


def _indifferent(view: Appraisal, move: int) -> float:
    return 0.0


# Roads are laid only where a building waits for one


def _road(view: Appraisal, move: int) -> float:
    """Better than all answers when it makes a site for a building at hand, worse than all otherwise."""
    f = view.f
    if f.phase not in (codes.ASK_BUILD, codes.ASK_KEPT, codes.ASK_ROADS, codes.ASK_LAST_ROADS):
        return -1000.0
    waiting = [f.hand] if f.phase == codes.ASK_BUILD else f.kept_by(view.seat)
    lacking = not any(p in view.served for p in view.sites)
    wanted = any(NEEDS_HOUSE[what] for what in waiting) or (f.phase == codes.ASK_ROADS and view.planned_buildings() > 0)
    edge = move - codes.ROAD_MOVE
    touched = [p for i in (0, 1) for p in MEETING[EDGE_END[edge * 2 + i] * 4 :][:4] if p != codes.OFF]
    gain = view.road_gain(touched)
    return 500.0 + gain if wanted and lacking and gain else -1000.0


# Characters


def _pick(view: Appraisal, move: int) -> float:
    """Rough values of the cards; what is doubled, robbed or built decides the rest."""
    f, card = view.f, move - codes.PICK_MOVE
    earned = sum(n for p, n in view.income.items() if f.owner[p] == view.seat)
    houses = sum(f.content[p] == codes.HOUSE for p in view.mine)
    mountains = sum(f.content[p] == codes.MOUNTAIN for p in view.mine)
    yellow = {
        codes.SHERIFF: 6.0 - 0.2 * earned,
        codes.BANKER: 9.0 + (0.3 * earned if f.round > 1 else 0),
        codes.GROCER: max(8.0, 0.6 * earned) + 0.1 * earned,
        codes.WORKER: 7.0 if view.rounds_left > 1 and view.sites else 2.0,
        codes.SETTLER: 7.0 if len(view.mine) < codes.MAX_PARCELS else 0.0,
        codes.CAPTAIN: 8.0 if f.money[view.seat] >= 9 and f.cowboys[view.seat] < 8 else 3.0,
        codes.MERCENARY: 5.0,
    }
    red = {
        codes.SHERIFF: 2.0,
        codes.BANKER: 10.0,
        codes.GROCER: max(8.0, 4.0 * houses),
        codes.WORKER: 8.0 if view.rounds_left > 1 and view.sites and f.money[view.seat] >= 5 else 1.0,
        codes.SETTLER: max(8.0, 4.0 * mountains),
        codes.CAPTAIN: 4.0,
        codes.MERCENARY: 4.0,
    }
    return (red if f.side[card] == codes.RED else yellow)[card]


def _claim(view: Appraisal, move: int) -> float:
    return -1.0 if move == codes.NONE_MOVE else view.land(move - codes.CLAIM_MOVE)


def _captain(view: Appraisal, move: int) -> float:
    """Three cowboys for nine dollars in the first rounds, one revolver for three."""
    count = move - codes.HIRE_MOVE
    if view.f.side[codes.CAPTAIN] == codes.RED:
        return (0.0, 1.0, 0.5)[count] if view.rounds_left > 1 else -count
    cost = (0, 1, 4, 9)[count]
    return (0.0, 4.0, 8.0, 12.0)[count] - cost if view.f.money[view.seat] - cost >= 6 else -cost


def _money(view: Appraisal, move: int) -> float:
    """Wait only for more than eight dollars' worth."""
    f, seat = view.f, view.seat
    later = 0.0
    if f.character[seat] == codes.SETTLER:
        later = 4.0 * sum(f.content[p] == codes.MOUNTAIN for p in view.mine)
    elif f.side[codes.GROCER] == codes.RED:
        later = 4.0 * sum(f.content[p] == codes.HOUSE for p in view.mine)
    else:
        later = max([0, *_by_kind(view).values()])
    return 8.0 if move == codes.MONEY_MOVE else later


def _by_kind(view: Appraisal) -> dict[int, int]:
    """The player's income by kind of building."""
    found: dict[int, int] = {}
    for p, n in view.income.items():
        if view.f.owner[p] == view.seat:
            found[view.f.content[p]] = found.get(view.f.content[p], 0) + n
    return found


def _worker(view: Appraisal, move: int) -> float:
    return 0.0 if move == codes.NONE_MOVE else view.building(view.f.market[move - codes.TAKE_MOVE], 5)


# Cowboys


def _place(view: Appraisal, move: int) -> float:
    """What a target promises; passing is as good as the least that is worth a cowboy."""
    if move in (codes.PASS_MOVE, codes.LOCK_MOVE):
        return WORTH_A_COWBOY
    if move < codes.WHITE_MOVE:
        return view.target(move - codes.PLACE_MOVE)
    if move < codes.BACK_MOVE:
        return view.target(move - codes.WHITE_MOVE) * 1.05
    return -100.0  # what was placed with a reason stays


def _tile(view: Appraisal, move: int) -> float:
    """The highest: what was worth a cowboy is worth winning."""
    return float(move - codes.TILE_MOVE)


# Land, construction


def _buy(view: Appraisal, move: int) -> float:
    if move == codes.DONE_MOVE:
        return 0.0
    parcel = move - codes.BUY_MOVE
    left = view.f.money[view.seat] - view.prices[parcel]
    return view.land(parcel) - view.prices[parcel] if left >= _reserved(view) else -1.0


def _reserved(view: Appraisal) -> int:
    """Money for the cheapest building on which a cowboy stands."""
    land = sum(view.prices[t] for t in view.own_targets() if t < codes.PARCELS and view.f.owner[t] == codes.NOBODY)
    buildings = view.committed() - land
    return min(buildings, 6)


def _offer(view: Appraisal, move: int) -> float:
    if move != codes.PERFORM_MOVE:
        return 0.0
    slot = codes.LAST_BUILD - view.f.square
    sites = len(view.usable_sites(view.f.market[slot])) > len(view.f.kept_by(view.seat))
    return 1.0 if sites else -1.0


def _build(view: Appraisal, move: int) -> float:
    if move in (codes.KEEP_MOVE, codes.DONE_MOVE):
        return 0.0
    what, parcel = divmod(move - codes.BUILD_MOVE, codes.PARCELS)
    room = sum(view.f.content[p] == codes.BARE and p in view.served for p in view.around(parcel))
    return view.site_value(parcel, what) + 0.1 * room


def _house(view: Appraisal, move: int) -> float:
    """Where the house adds most to the own buildings, on free land rather than own, not on a rival's."""
    parcel = move - codes.HOUSE_MOVE
    f = view.f
    owner = f.owner[parcel]
    if owner not in (view.seat, codes.NOBODY):
        return -10.0
    worth = 0.0
    for near in view.around(parcel):
        earns = {codes.SALOON: 5.0, codes.BANK: 3.0, codes.DRUGSTORE: 3.0}.get(f.content[near], 0.0)
        if f.owner[near] == view.seat:
            worth += earns
        elif owner == codes.NOBODY:
            worth -= earns / 2
        if near == f.site:
            worth += {codes.SALOON: 5.0, codes.BANK: 3.0, codes.DRUGSTORE: 3.0}.get(f.hand, 0.0)
    spare = len(view.sites) > 2
    return worth * view.rounds_left + (8.0 if owner == view.seat and spare else 0.0)


def _consent(view: Appraisal, move: int) -> float:
    """A house on one's own land is one's own: welcome where there is room, and at the end."""
    welcome = len(view.sites) > 2 or view.rounds_left == 1
    return float((move == codes.AGREE_MOVE) == welcome)


# Money and points


def _double(view: Appraisal, move: int) -> float:
    return 8.0 if move == codes.MONEY_MOVE else float(_by_kind(view).get(move - codes.DOUBLE_MOVE, 0))


def _perform(view: Appraisal, move: int) -> float:
    return float(move == codes.PERFORM_MOVE)


def _points(view: Appraisal, move: int) -> float:
    """All the money in the last round; before that what would be lost above the limit, and cheap points."""
    n, price = move - codes.POINTS_MOVE, 25 - view.f.square
    if view.rounds_left == 1:
        return float(n)
    card = view.f.character[view.seat]
    left = view.f.money[view.seat] - n * price
    keep = LIMIT[card * 2 + view.f.side[card]] if price > 3 else 12
    return float(n) if left >= min(keep, view.f.money[view.seat]) else -1.0 - n


def _banker(view: Appraisal, move: int) -> float:
    n = move - codes.POINTS_MOVE
    if not n:
        return 0.0
    cost: int = OFFER_COST[OFFER_POINTS.index(n)]
    return 6.0 * n - cost if view.rounds_left == 1 else 5.0 * n - 1.2 * cost


def _spend(view: Appraisal, move: int) -> float:
    """What must be spent, rounded up to the next ten when a few dollars do it."""
    amount = move - codes.SPEND_MOVE
    return (6.0 if view.rounds_left == 1 else 4.0) * (amount // 10) - amount


_JUDGES: dict[int, Callable[[Appraisal, int], float]] = {
    codes.ASK_DRAFT: _claim,
    codes.ASK_PICK: _pick,
    codes.ASK_SETTLER: _claim,
    codes.ASK_CAPTAIN: _captain,
    codes.ASK_MONEY: _money,
    codes.ASK_WORKER: _worker,
    codes.ASK_PLACE: _place,
    codes.ASK_KIT: _place,
    codes.ASK_TILES: _tile,
    codes.ASK_LAND: _buy,
    codes.ASK_OFFER: _offer,
    codes.ASK_BUILD: _build,
    codes.ASK_HOUSE: _house,
    codes.ASK_CONSENT: _consent,
    codes.ASK_KEPT: _build,
    codes.ASK_DOUBLE: _double,
    codes.ASK_RAID: _perform,
    codes.ASK_POINTS: _points,
    codes.ASK_BANKER: _banker,
    codes.ASK_CASH: _spend,
}
