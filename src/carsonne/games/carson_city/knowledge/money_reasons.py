"""What a move costs or brings in money and points, and what the player may keep at the end of the round."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import LIMIT
from carsonne.games.carson_city.rules.words import CHARACTERS
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import message

LATER = {
    "keep": Reason(message("cc-reason-keeps-building"), risk=True),
    "wait": Reason(message("cc-reason-waits")),
}
"""Answers that change nothing yet."""


def money_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain points bought or scored, money spent or earned, and the limit."""
    move = compound.moves[0]
    if move["type"] == "spend":
        return _spending(compound, move["amount"])
    if move["type"] == "pick":
        return _card(compound, CHARACTERS.index(move["character"]))
    before, after = compound.before, compound.steps[-1]
    points = after.points[compound.seat] - before.points[compound.seat]
    money = after.money[compound.seat] - before.money[compound.seat]
    if move["type"] in LATER:
        return [LATER[move["type"]]]
    if move["type"] == "renounce":
        return [Reason(message("cc-reason-keeps-money", money=after.money[compound.seat]))]
    scored = message("cc-reason-scores" if points > 0 else "cc-reason-costs-points")
    found = [Reason(scored, points, risk=points < 0)] if points else []
    return [*found, *_change(after, compound.seat, money)]


def _change(s: Position, seat: int, money: int) -> list[Reason]:
    if money == 0:
        return []
    if money < 0:
        return [Reason(message("cc-reason-costs", price=-money, money=s.money[seat]), risk=True)]
    return [Reason(message("cc-reason-money", money=money))]


def _spending(compound: CompoundMove, amount: int) -> list[Reason]:
    """Explain that money above the limit of the card must be spent; ten dollars are a point (CB47)."""
    s: Position = compound.before
    rest = s.money[compound.seat] - amount
    points = amount // codes.SPENT_PER_POINT
    found = [Reason(message("cc-reason-buys-points", points=points, money=amount), points)] if points else []
    if wasted := amount % codes.SPENT_PER_POINT:
        found.append(Reason(message("cc-reason-wasted", money=wasted), risk=True))
    limit = players.cash_limit(s, compound.seat)
    return [*found, Reason(message("cc-reason-within-limit", money=rest, limit=limit))] if rest else found


def _card(compound: CompoundMove, card: int) -> list[Reason]:
    """Explain the limit and the place in the order that a character gives; its power is on its card."""
    s: Position = compound.before
    limit, number = LIMIT[card * 2 + s.side[card]], card + 1
    over = s.money[compound.seat] > limit
    return [
        Reason(message("cc-reason-limit", limit=limit), risk=over),
        Reason(message("cc-reason-number", number=number)),
    ]
