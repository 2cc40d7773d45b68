"""The options of a game: virtual players, suits, readings of the rules, and the deck (CC7, CC8, CC14)."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.deck_file import read_deck
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.deck import STANDARD, Deck
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import LEVELS
from carsonne.kernel.options import Option, OptionValue, Values, resolve
from carsonne.locales import Message, message

FEWEST = 4
MOST_VIRTUAL = 5
_EACH: dict[OptionValue, dict[str, OptionValue]] = {
    level: {f"level_{number}": level for number in range(1, MOST_VIRTUAL + 1)} for level in LEVELS
}


def _help(option: str) -> Message:
    return message(f"option-help-carson-city-cards-{option}")


OPTIONS = (
    Option("total", "choice", FEWEST, _help("total"), choices=tuple(range(FEWEST, codes.MAX_PLAYERS + 1))),
    Option("level", "choice", "beginner", _help("level"), choices=LEVELS, sets=_EACH),
    *(
        Option(f"level_{number}", "choice", "beginner", _help("level"), choices=LEVELS)
        for number in range(1, MOST_VIRTUAL + 1)
    ),
    Option("suits", "choice", "dealt", _help("suits"), choices=codes.SUIT_MODES),
    Option("lawyer_with_worker", "bool", False, _help("lawyer-with-worker")),
    Option("outlaws_cover", "bool", True, _help("outlaws-cover")),
    Option("deck", "file", "", _help("deck")),
)


def virtual_levels(values: dict[str, Any], seats: int) -> list[int]:
    """Return the level of each virtual player."""
    count = max(0, int(values["total"]) - seats)
    return [LEVELS.index(values[f"level_{number}"]) for number in range(1, count + 1)]


def deck_of(values: dict[str, Any]) -> Deck:
    """Return the deck to play with."""
    text: str = values["deck"]
    return read_deck(text) if text else STANDARD


def set_switches(s: Position, values: Values) -> None:
    """Apply the chosen readings to a position."""
    s.lawyer_with_worker = int(values["lawyer_with_worker"])
    s.outlaws_cover = int(values["outlaws_cover"])


def switches(s: Position) -> Values:
    """Return the options in force."""
    return {"lawyer_with_worker": bool(s.lawyer_with_worker), "outlaws_cover": bool(s.outlaws_cover)}


def unusual(s: Position) -> Values:
    """Return the options that differ from the defaults."""
    usual = resolve(OPTIONS, {}, s.seats)
    return {name: value for name, value in switches(s).items() if value != usual[name]}
