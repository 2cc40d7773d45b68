"""What a road or city will bring: its points as it stands and complete, its growth, and its followers' return."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.scales import OPENS, POINT, SHIFT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position


def complete_points(s: Position, root: int, tiles: int) -> int:
    """Return the points of a complete road or city of some tiles (CA20 to CA22)."""
    each = 1
    if s.type[root] == codes.CITY:
        each = s.small_city // 2 if tiles == 2 else 2
    return each * (tiles + s.shields[root])


def prospect(s: Position, o: Scratch, root: int, tiles: int, likely: int) -> int:
    """Return what a road or city of some tiles will bring the seats with the most followers in it."""
    full = complete_points(s, root, tiles)
    if s.opens[root] == 0:
        return POINT * full
    sure = tiles + s.shields[root]
    opens = s.opens[root]
    grown = o.growth[s.type[root]] * (opens if opens < OPENS else OPENS) * o.future >> SHIFT
    return POINT * sure + (POINT * (full - sure) * likely >> SHIFT) + grown


def prospect_now(o: Scratch, root: int) -> int:
    """Return what a road or city will bring, after the move if it touches it."""
    return o.prospect_now[root] if o.now_stamp[root] == o.move_stamp else o.prospect[root]


def homecoming(o: Scratch, type_: int, likely: int) -> int:
    """Return the value to a seat of probably getting a follower back from a feature."""
    return (o.return_worth[type_] * likely >> SHIFT) * o.future >> SHIFT


def at_home(o: Scratch, followers: int) -> int:
    """Return what the followers in a supply are worth while there is something left to claim."""
    return o.supply_worth[followers] * o.future >> SHIFT
