"""What a move changes in the town: buildings that pay more or less, now and over the rest of the game, and roads."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import accessors, income_worth
from carsonne.games.carson_city.rules import codes, earnings
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import BUILDINGS
from carsonne.games.carson_city.rules.words import PARCELS as NAMES
from carsonne.kernel.reasons import CompoundMove, Reason


def town_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain incomes before and after, land won, and parcels that a road reaches."""
    before, after = compound.before, compound.steps[-1]
    return [*_land(compound, before, after), *_incomes(compound, before, after), *_served(compound, before, after)]


def _at(parcel: int) -> str:
    return f"parcel {NAMES[parcel][1]}-{NAMES[parcel][3]}"


def _land(compound: CompoundMove, before: Position, after: Position) -> list[Reason]:
    had, has = before.owner, after.owner
    new = [p for p in range(codes.PARCELS) if has[p] == compound.seat and had[p] != compound.seat]
    if compound.moves[0]["type"] not in ("claim", "buy"):
        return []
    return [reason for p in new for reason in (Reason(f"makes {_at(p)} yours"), *site_reasons(compound, p))]


def site_reasons(compound: CompoundMove, parcel: int) -> list[Reason]:
    """Explain what could be built on bare land: the building that would earn most there as the town stands."""
    s: Position = compound.before
    if s.content[parcel] != codes.BARE:
        what = {codes.HOUSE: "a house", codes.MOUNTAIN: "a mountain"}.get(s.content[parcel])
        return [Reason(f"comes with {what}")] if what else []
    pays = {
        what: earnings.income_as(s, parcel, what, compound.seat)
        for what in (codes.RANCH, codes.MINE, codes.DRUGSTORE, codes.BANK, codes.SALOON)
    }
    best = max(pays, key=lambda what: pays[what])
    return [Reason(f"would earn ${pays[best]} a round with a {BUILDINGS[best - 1]}")] if pays[best] else []


def _incomes(compound: CompoundMove, before: Position, after: Position) -> list[Reason]:
    """Explain new buildings of the seat, and every other one that pays more or less than before."""
    known = {(row.parcel, row.what): row.amount for row in accessors.incomes(before)}
    found = []
    for row in accessors.incomes(after):
        was = known.get((row.parcel, row.what))
        building = f"{BUILDINGS[row.what - 1]} at {_at(row.parcel)}"
        if was is None and row.seat == compound.seat and row.what < codes.CHURCH:
            found.append(Reason(f"earns {_over(after, row.amount)} with the {building}"))
        elif was is not None and was != row.amount:
            mine = row.seat == compound.seat
            whose = "your" if mine else f"{compound.name(row.seat)}’s"
            text = f"makes {whose} {building} pay ${row.amount} instead of ${was}"
            found.append(Reason(text, risk=(row.amount > was) != mine))
    return found


def _over(s: Position, amount: int) -> str:
    """Write what a round pays, and the rest of the game."""
    rounds = income_worth.rounds_to_come(s) + int(income_worth.is_due(s))
    return f"${amount} a round, ${amount * rounds} over the {rounds} rounds left" if rounds > 1 else f"${amount}"


def _served(compound: CompoundMove, before: Position, after: Position) -> list[Reason]:
    """Explain which own land, or land for sale, a road now reaches."""
    new = set(accessors.served_parcels(after)) - set(accessors.served_parcels(before))
    owner = after.owner
    mine = [p for p in sorted(new) if owner[p] == compound.seat]
    if mine:
        return [Reason(f"brings a road to your {_at(p)}") for p in mine]
    free = [p for p in sorted(new) if owner[p] == codes.NOBODY]
    if free:
        return [Reason(f"brings a road to {_at(free[0])}, which nobody owns yet")]
    left = after.roads[compound.seat]
    kept = "1 road" if left == 1 else f"{left} roads"
    return [Reason(f"keeps {kept} for later")] if left and compound.moves[0]["type"] == "done" else []
