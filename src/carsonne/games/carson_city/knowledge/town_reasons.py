"""What a move changes in the town: buildings that pay more or less, now and over the rest of the game, and roads."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import accessors, income_worth, words
from carsonne.games.carson_city.rules import codes, earnings
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import message


def town_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain incomes before and after, land won, and parcels that a road reaches."""
    before, after = compound.before, compound.steps[-1]
    return [*_land(compound, before, after), *_incomes(compound, before, after), *_served(compound, before, after)]


def _land(compound: CompoundMove, before: Position, after: Position) -> list[Reason]:
    had, has = before.owner, after.owner
    new = [p for p in range(codes.PARCELS) if has[p] == compound.seat and had[p] != compound.seat]
    if compound.moves[0]["type"] not in ("claim", "buy"):
        return []
    return [reason for p in new for reason in (_yours(p), *site_reasons(compound, p))]


def _yours(parcel: int) -> Reason:
    return Reason(message("cc-reason-yours", parcel=words.parcel(parcel)))


def site_reasons(compound: CompoundMove, parcel: int) -> list[Reason]:
    """Explain what could be built on bare land: the building that would earn most there as the town stands."""
    s: Position = compound.before
    if s.content[parcel] != codes.BARE:
        there = s.content[parcel]
        bonus = there in (codes.HOUSE, codes.MOUNTAIN)
        return [Reason(message("cc-reason-comes-with", building=words.content(there)))] if bonus else []
    pays = {
        what: earnings.income_as(s, parcel, what, compound.seat)
        for what in (codes.RANCH, codes.MINE, codes.DRUGSTORE, codes.BANK, codes.SALOON)
    }
    best = max(pays, key=lambda what: pays[what])
    if not pays[best]:
        return []
    return [Reason(message("cc-reason-would-earn", money=pays[best], building=words.content(best)))]


def _incomes(compound: CompoundMove, before: Position, after: Position) -> list[Reason]:
    """Explain new buildings of the seat, and every other one that pays more or less than before."""
    known = {(row.parcel, row.what): row.amount for row in accessors.incomes(before)}
    found = []
    for row in accessors.incomes(after):
        was = known.get((row.parcel, row.what))
        if was is None and row.seat == compound.seat and row.what < codes.CHURCH:
            found.append(_earns(after, row))
        elif was is not None and was != row.amount:
            found.append(_pays(compound, row, was))
    return found


def _earns(s: Position, row: accessors.Income) -> Reason:
    """Return what a new building pays: in a round, and over the rest of the game."""
    rounds = income_worth.rounds_to_come(s) + int(income_worth.is_due(s))
    id, total = ("cc-reason-earns-rounds", row.amount * rounds) if rounds > 1 else ("cc-reason-earns", row.amount)
    where = {"building": words.content(row.what), "parcel": words.parcel(row.parcel)}
    return Reason(message(id, money=row.amount, total=total, rounds=rounds, **where))


def _pays(compound: CompoundMove, row: accessors.Income, was: int) -> Reason:
    """Return that a building pays more or less than it did."""
    mine = row.seat == compound.seat
    id, name = ("cc-reason-pays-yours", "") if mine else ("cc-reason-pays", compound.name(row.seat))
    where = {"building": words.content(row.what), "parcel": words.parcel(row.parcel)}
    said = message(id, name=name, money=row.amount, was=was, **where)
    return Reason(said, risk=(row.amount > was) != mine)


def _served(compound: CompoundMove, before: Position, after: Position) -> list[Reason]:
    """Explain which own land, or land for sale, a road now reaches."""
    new = set(accessors.served_parcels(after)) - set(accessors.served_parcels(before))
    owner = after.owner
    mine = [p for p in sorted(new) if owner[p] == compound.seat]
    if mine:
        return [Reason(message("cc-reason-serves-yours", parcel=words.parcel(p))) for p in mine]
    free = [p for p in sorted(new) if owner[p] == codes.NOBODY]
    if free:
        return [Reason(message("cc-reason-serves", parcel=words.parcel(free[0])))]
    left = after.roads[compound.seat]
    stops = compound.moves[0]["type"] == "done"
    return [Reason(message("cc-reason-keeps-roads", roads=left))] if left and stops else []
