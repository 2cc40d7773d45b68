"""The options of a game: the sides of the characters, the three variants, and readings of the rules."""

from __future__ import annotations

import re

from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.tables import CONSTANTS, PARCEL_OF, RIVER_PARCELS
from carsonne.games.carson_city.rules.words import CHARACTERS, SIDE_CHOICES
from carsonne.kernel.errors import BadOptions, brief
from carsonne.kernel.options import Option, Values
from carsonne.locales import Message, message

CARDS = tuple(f"side_{name}" for name in CHARACTERS)
LONGEST_RIVER: int = CONSTANTS["variants"]["carson_river"]["custom"]["max_parcels"]


def _help(option: str) -> Message:
    return message(f"option-help-carson-city-{option}")


OPTIONS = (
    Option(
        "sides",
        "choice",
        "yellow",
        _help("sides"),
        choices=(*SIDE_CHOICES, "chosen"),
        sets={side: dict.fromkeys(CARDS, side) for side in SIDE_CHOICES},
    ),
    *(
        Option(card, "choice", "yellow", _help("side"), choices=SIDE_CHOICES, only_if={"sides": ("chosen",)})
        for card in CARDS
    ),
    Option("law_of_the_strongest", "bool", False, _help("law-of-the-strongest")),
    Option("carson_river", "bool", False, _help("carson-river")),
    Option("river", "text", "", _help("river"), only_if={"carson_river": (True,)}),
    Option("kit_carson", "bool", False, _help("kit-carson")),
    Option("countdown", "int", 0, _help("countdown"), minimum=0, maximum=600, only_if={"kit_carson": (True,)}),
    Option("road_windows", "bool", True, _help("road-windows")),
    Option("duel_order", "choice", "passed", _help("duel-order"), choices=codes.DUEL_ORDERS, before="involved"),
    Option("withdraw", "choice", "tiles", _help("withdraw"), choices=codes.WITHDRAWALS, before="never"),
    Option(
        "duel_refill",
        "choice",
        "discard",
        _help("duel-refill"),
        choices=codes.DUEL_REFILLS,
        only_if={"law_of_the_strongest": (True,)},
    ),
)


def river_of(values: Values) -> list[int]:
    """Return the river's parcels; none if the river is not in play."""
    if not values["carson_river"]:
        return []
    return parse_river(values["river"]) if values["river"].strip() else list(RIVER_PARCELS)


def parse_river(text: str) -> list[int]:
    """Parse a custom river; raises BadOptions (CB135)."""
    words = [word for word in re.split(r"[^0-9a-z]+", text.lower()) if word]
    for word in words:
        if word not in PARCEL_OF:
            raise BadOptions(message("cc-bad-river-parcel", name=brief(word)))
    parcels = [PARCEL_OF[word] for word in words]
    problem = river_problem(parcels)
    if problem:
        raise BadOptions(problem)
    return parcels


def river_problem(parcels: list[int]) -> Message | None:
    """Return what is wrong with a river, or None."""
    if len(set(parcels)) != len(parcels):
        return message("cc-bad-river-twice")
    if not 2 <= len(parcels) <= LONGEST_RIVER:
        return message("cc-bad-river-length", most=LONGEST_RIVER, found=len(parcels))
    if sum(map(on_border, parcels)) < 2:
        return message("cc-bad-river-ends")
    return None if connected(parcels) else message("cc-bad-river-apart")


def on_border(parcel: int) -> bool:
    """Return whether a parcel lies at the edge of the plan."""
    return not {0, codes.GRID - 1}.isdisjoint(divmod(parcel, codes.GRID))


def connected(parcels: list[int]) -> bool:
    """Return whether all of them are connected side by side."""
    reached, rest = [parcels[0]], set(parcels[1:])
    for parcel in reached:
        row, column = divmod(parcel, codes.GRID)
        near = {p for p in rest if abs(p // codes.GRID - row) + abs(p % codes.GRID - column) == 1}
        reached += sorted(near)
        rest -= near
    return not rest
