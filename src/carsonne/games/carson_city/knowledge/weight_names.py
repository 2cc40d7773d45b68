"""The names of the weights of Carson City's knowledge; `data/weights.json` has their values, in points."""

from __future__ import annotations

import itertools
from typing import Final

# What a dollar is worth that is kept after round 1, 2 or 3: one of those that the next round needs, and one beyond.
NEEDED_DOLLAR: Final = 0
SPARE_DOLLAR: Final = 3
NEEDED_MONEY: Final = 6
"""How many dollars the next round needs."""
COMING_DOLLAR: Final = 9
"""A dollar of building income in round 2, 3 or 4."""
KEPT_COWBOY: Final = 12
"""A cowboy at home after round 1, 2, 3 or 4."""
LURE: Final = 16
"""How much likelier others join where there is more to gain: for each point that it is worth."""
GROWTH: Final = 17
"""How the income of a building changes with each round, by kind: 8 kinds."""
ROBBED: Final = 25
"""The part of an open building's income that attackers take."""
# Land.
PARCEL: Final = 26
"""A property tile, for each round in which land may still be counted."""
SITE: Final = 27
"""An own bare parcel, for each round in which it can be built on: any parcel, then what makes it a good one."""
SITE_MINE: Final = 28
SITE_RANCH: Final = 29
SITE_SERVED: Final = 30
SITE_HOUSES: Final = 31
CROWDED_SITE: Final = 32
"""How much less each further site is worth."""
DENIED: Final = 33
"""What a dollar of income taken from a rival is worth, compared with an own one."""
# Buildings.
HOUSE_ON_OWN: Final = 34
BUILDING: Final = 35
"""A building on the plan, for each round in which buildings may be counted."""
KEPT_BUILDING: Final = 36
"""The part of a building's worth that is left when it is kept."""
CHURCH_PEACE: Final = 37
ROAD: Final = 38
"""A road in the reserve."""
ROAD_NEEDED: Final = 39
# Duels.
STILL_PLACED: Final = 40
"""The part of the cowboys in hand that a player still places."""
JOINED: Final = 41
"""How likely each player who still places is to join others who are no stronger."""
HARM: Final = 42
"""What a point less for one rival is worth."""
AMMUNITION_WORTH: Final = 43
AMMUNITION_DUEL: Final = 44
# Passing.
THIN: Final = 45
"""What the strength of a cowboy is worth in each duel that is due, as a part of what the duel is about."""
LOCK: Final = 46
"""With Kit Carson: how likely a rival locks in, in the last round, while this player still places a cowboy."""
# Characters, yellow then red: what is not counted elsewhere.
CARD: Final = 47
CARD_ORDER: Final = 61
HALF_PRICE: Final = 62
LOST_DUEL: Final = 63
# Duel tiles.
TILE: Final = 64
"""What one more on a duel tile is worth when it is kept for later."""
SETTLED: Final = 65
"""How much better a target is where nobody stands yet."""
DEFENCE: Final = 66
ACTIVE_COWBOY: Final = 67
"""A cowboy that can still be placed in round 1, 2, 3 or 4."""
COMING_ROUND: Final = 71
"""What a player may expect of round 2, 3 or 4 besides all that is counted elsewhere."""
WHITE: Final = 74
"""What the white cowboy is worth as long as it is not placed."""
HURRY: Final = 75
"""What money in hand before the land is sold is worth, compared with the same money later."""
REVOLVER: Final = 76
"""A revolver for good, in round 1, 2, 3 or 4."""
PASS_FIRST: Final = 80
"""Each place gained in the order of passing, in round 1, 2, 3 or 4."""
MERCENARY_GUN: Final = 84
"""A revolver of the Mercenary, for one round."""
LAST: Final = 85

USELESS: Final = -1000.0
"""In points: less than anything that is worth doing."""

_STARTS: Final = {number: name.lower() for name, number in list(globals().items()) if isinstance(number, int)}


def _names() -> list[str]:
    """Return one name for each number: a name that stands for several is counted from 1."""
    starts = [*sorted(_STARTS)]
    found: list[str] = []
    for start, end in itertools.pairwise(starts):
        name = _STARTS[start]
        found += [name] if end == start + 1 else [f"{name}_{i + 1}" for i in range(end - start)]
    return found


NAMES: Final = _names()
