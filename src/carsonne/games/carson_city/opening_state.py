"""The first position of a game, from its options."""

from __future__ import annotations

from carsonne.games.carson_city import options
from carsonne.games.carson_city.codes import SIDE_NAMES
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.kernel.options import Values


def opened(seats: int, values: Values) -> CarsonCityState:
    """Everything laid out, nothing drawn yet."""
    s = CarsonCityState(seats)
    s.begin(int(values["law_of_the_strongest"]), int(values["kit_carson"]), int(values["road_windows"]))
    for card, name in enumerate(options.CARDS):
        s.choose_side(card, SIDE_NAMES.index(values[name]))
    river = options.river_of(values)
    if river:
        s.flow(river)
    return s
