"""Why a move of the Card Game is good or bad: lines of the score pad, what may come, bids left, what rivals want."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import bid_reasons
from carsonne.games.carson_city_cards.knowledge.card_words import player_name
from carsonne.games.carson_city_cards.knowledge.demand import demand
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.survey_types import PadLine
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.tables import BONUS
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS
from carsonne.kernel.reasons import CompoundMove, Reason

FOLLOWS = {"take": ("place",)}
"""A card and its place are one decision."""
MINOR: tuple[str, ...] = ()
"""All its moves differ in substance."""
LATER = 1.5
"""Points that a card may still bring which are worth a word."""


def reasons(compound: CompoundMove) -> list[Reason]:
    """Explain what the first move means, and how the score pad changes."""
    match compound.moves[0]["type"]:
        case "bid":
            return bid_reasons.reasons(compound)
        case "use" | "decline":
            return _character(compound)
        case "take":
            return [*_lines(compound), *_taken(compound)]
        case "sell":
            return [Reason(f"sells for {codes.SALE_POINTS} points", codes.SALE_POINTS), *_lines(compound)]
    return _lines(compound)


def _lines(compound: CompoundMove) -> list[Reason]:
    """Explain the lines that change; the greatest changes first."""
    old, new = pad(compound.before, compound.seat).lines, pad(compound.steps[-1], compound.seat).lines
    pairs = zip(old, new, strict=True)
    found = [_line(was, now) for was, now in pairs if was.points != now.points]
    return sorted(found, key=lambda reason: -abs(reason.points or 0))


def _line(old: PadLine, new: PadLine) -> Reason:
    known = {one.text for one in old.because}
    fresh = [one.text for one in new.because if one.text not in known]
    why = f" ({'; '.join(fresh[:2])})" if fresh else ""
    gains = new.points > old.points
    verb = "earns more for" if gains else "earns less for"
    return Reason(f"{verb} {new.name.replace('_', ' ')}{why}", new.points - old.points, risk=not gains)


def _taken(compound: CompoundMove) -> list[Reason]:
    """Explain what a card may bring later, and who else would have taken it."""
    s, seat = compound.before, compound.seat
    card = CARDS.index(compound.moves[0]["card"])
    wanted = demand(s)
    now = pad(compound.steps[-1], seat).total - pad(s, seat).total
    later = wanted.worth(seat, card) - now
    found = [Reason("may bring more in later rounds", round(later))] if later > LATER else []
    if later < -LATER:
        found = [Reason("is worth less as your city grows", round(later), risk=True)]
    behind = [player for player in list(s.order)[s.order_next : s.order_count] if wanted.favourite(player) == card]
    return [*found, *(Reason(f"keeps it from {player_name(compound, s, player)}") for player in behind)]


def _character(compound: CompoundMove) -> list[Reason]:
    """Explain that a character turned sideways has done its work for this era."""
    move = compound.moves[0]
    name = move["character"].replace("_", " ").title()
    bonus = BONUS[CHARACTERS.index(move["character"])]
    if move["type"] == "decline":
        return [Reason(f"keeps the {name} for a later round of this era")]
    found = [Reason(f"adds {bonus} to your bid")] if bonus else [Reason(f"uses the power of the {name} in this round")]
    return [*found, Reason(f"leaves you without the {name} for the rest of the era", risk=True)]
