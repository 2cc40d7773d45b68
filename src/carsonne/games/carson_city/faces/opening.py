"""The first position of a game, from its options."""

from __future__ import annotations

from carsonne.games.carson_city import options
from carsonne.games.carson_city.rules import codes, setting_up
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import SIDE_CHOICES
from carsonne.kernel.options import Values


def opened(seats: int, values: Values) -> CarsonCityState:
    """Lay everything out, with nothing drawn yet."""
    s = CarsonCityState(seats)
    law, kit, windows = (int(values[name]) for name in ("law_of_the_strongest", "kit_carson", "road_windows"))
    setting_up.lay_out(s, law, kit, windows)
    setting_up.choose_readings(
        s,
        codes.DUEL_ORDERS.index(values["duel_order"]),
        codes.WITHDRAWALS.index(values["withdraw"]),
        codes.DUEL_REFILLS.index(values["duel_refill"]),
    )
    for card, name in enumerate(options.CARDS):
        setting_up.choose_side(s, card, SIDE_CHOICES.index(values[name]))
    for parcel in options.river_of(values):
        setting_up.flow(s, parcel)
    setting_up.leave_out_mountains(s)
    return s
