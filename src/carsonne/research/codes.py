"""Numbers that compiled and plain modules of research share."""

from typing import Final

REWARDS: Final = ("difference", "win", "points", "gain")
"""What is rewarded. At the end: points less the mean of the other seats' points (those of a single seat as they are);
1 for a win, 0 for a shared one, -1 otherwise; points. Or, after each step, the points gained in it."""
DIFFERENCE: Final = 0
WIN: Final = 1
POINTS: Final = 2
GAIN: Final = 3

WAIT: Final = -1
"""The action that leaves a game of a batch as it is, while others go on."""

MOST_GAMES: Final = 1 << 20
"""In one batch."""

KEY_BITS: Final = 31
KEY_ROOM: Final = (1 << KEY_BITS) - 1
