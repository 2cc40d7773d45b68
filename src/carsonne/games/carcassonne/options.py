"""The options of a game: the editions, which are presets for several switches, and the tactical variant."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.options import Option, OptionValue, Values
from carsonne.locales import Message, message

EDITIONS: dict[OptionValue, dict[str, OptionValue]] = {
    "fr2002": {"small_city": 2, "farm_mode": "per_city", "farm_points": 3},
    "first": {"small_city": 2, "farm_mode": "per_city", "farm_points": 4},
    "second": {"small_city": 2, "farm_mode": "per_field_once", "farm_points": 3},
    "third": {"small_city": 4, "farm_mode": "per_field", "farm_points": 3},
}


def _help(option: str) -> Message:
    return message(f"option-help-carcassonne-{option}")


OPTIONS = (
    Option("edition", "choice", "fr2002", _help("edition"), choices=tuple(EDITIONS), sets=EDITIONS),
    Option("small_city", "choice", 2, _help("small-city"), choices=(2, 4)),
    Option("farm_mode", "choice", "per_city", _help("farm-mode"), choices=codes.FARM_MODES),
    Option("farm_points", "choice", 3, _help("farm-points"), choices=(3, 4)),
    Option("farmers", "bool", True, _help("farmers")),
    Option("hand", "choice", 1, _help("hand"), choices=(1, 3)),
    Option("hand_end", "choice", "play_out", _help("hand-end"), choices=codes.HAND_ENDS, only_if={"hand": (3,)}),
    Option("first", "seat", 0, _help("first")),
)


def set_switches(s: Position, values: Values) -> None:
    """Apply the chosen options to a position."""
    s.small_city = values["small_city"]
    s.farm_mode = codes.FARM_MODES.index(values["farm_mode"])
    s.farm_points = values["farm_points"]
    s.farmers = int(values["farmers"])
    s.hand_size = values["hand"]
    s.hand_end = codes.HAND_ENDS.index(values["hand_end"])


def switches(s: Position) -> Values:
    """Return the options in force."""
    return {
        "small_city": s.small_city,
        "farm_mode": codes.FARM_MODES[s.farm_mode],
        "farm_points": s.farm_points,
        "farmers": bool(s.farmers),
        "hand": s.hand_size,
        "hand_end": codes.HAND_ENDS[s.hand_end],
    }
