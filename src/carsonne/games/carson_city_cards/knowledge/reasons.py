"""Why a move of the Card Game is good or bad: lines of the score pad, what may come, bids left, what rivals want."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import bid_reasons
from carsonne.games.carson_city_cards.knowledge.demand import demand
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.survey_types import PadLine
from carsonne.games.carson_city_cards.knowledge.words import line, person, player_name
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.tables import BONUS
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import Message, message

FOLLOWS = {"take": ("place",)}
"""A card and its place are one decision."""
MINOR: tuple[str, ...] = ()
"""All its moves differ in substance."""
LATER = 1.5
"""Points that a card may still bring which are worth a word."""
MOST_FRESH = 2
"""How many new reasons of a line are named."""
OUTLAWS = "l"
"""The line that costs points."""


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
            sale = message("cards-reason-sale", points=codes.SALE_POINTS)
            return [Reason(sale, codes.SALE_POINTS), *_lines(compound)]
    return _lines(compound)


def _lines(compound: CompoundMove) -> list[Reason]:
    """Explain the lines that change; the greatest changes first."""
    old, new = pad(compound.before, compound.seat).lines, pad(compound.steps[-1], compound.seat).lines
    pairs = zip(old, new, strict=True)
    found = [_line(was, now) for was, now in pairs if was.points != now.points]
    return sorted(found, key=lambda reason: -abs(reason.points or 0))


def _line(old: PadLine, new: PadLine) -> Reason:
    gains = new.points > old.points
    return Reason(_changed(old, new, "more" if gains else "less"), new.points - old.points, risk=not gains)


def _changed(old: PadLine, new: PadLine, how: str) -> Message:
    """Say that a line brings more or less, and what is new about it."""
    if new.id == OUTLAWS:
        return message(f"cards-reason-outlaws-{how}")
    fresh = [one.said for one in new.because if one not in old.because]
    if not fresh:
        return message(f"cards-reason-{how}", line=line(new.id))
    return message(f"cards-reason-{how}-because", line=line(new.id), because=fresh[:MOST_FRESH])


def _taken(compound: CompoundMove) -> list[Reason]:
    """Explain what a card may bring later, and who else would have taken it."""
    s, seat = compound.before, compound.seat
    card = CARDS.index(compound.moves[0]["card"])
    wanted = demand(s)
    now = pad(compound.steps[-1], seat).total - pad(s, seat).total
    later = wanted.worth(seat, card) - now
    found = [Reason(message("cards-reason-later"), round(later))] if later > LATER else []
    if later < -LATER:
        found = [Reason(message("cards-reason-fades"), round(later), risk=True)]
    behind = [player for player in list(s.order)[s.order_next : s.order_count] if wanted.favourite(player) == card]
    names = [player_name(s, player, compound.names) for player in behind]
    return [*found, *(Reason(message("cards-reason-keeps-from", name=name)) for name in names)]


def _character(compound: CompoundMove) -> list[Reason]:
    """Explain that a character turned sideways has done its work for this era, the Governor for the game."""
    move = compound.moves[0]
    who, bonus = person(move["character"]), BONUS[CHARACTERS.index(move["character"])]
    term = "game" if move["character"] == "governor" else "era"
    if move["type"] == "decline":
        return [Reason(message(f"cards-reason-saves-{term}", person=who))]
    gain = message("cards-reason-bonus", bonus=bonus) if bonus else message("cards-reason-power", person=who)
    return [Reason(gain), Reason(message(f"cards-reason-spends-{term}", person=who), risk=True)]
