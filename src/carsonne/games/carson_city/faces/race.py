"""The race of a simultaneous placing (17.4)."""

from __future__ import annotations

from carsonne.games.carson_city.faces.move_types import LockMove
from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.capabilities import Race
from carsonne.kernel.options import Values


def race(s: CarsonCityState, options: Values) -> Race | None:
    """Return the placing with Kit Carson: a clock locks in placing order."""
    if s.phase != codes.ASK_KIT:
        return None
    late = [seat for seat in list(s.placing)[: s.seats] if not players.has_passed(s, seat)]
    lock = LockMove()
    return Race(s.round, options["countdown"], tuple((seat, lock) for seat in late))
