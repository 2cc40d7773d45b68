"""Constants of the compiled modules of the search. This one is not compiled: Python cannot see constants in a .pxd."""

from typing import Final

NONE: Final = -1
"""No node, no arm."""
MOST_PLAYERS: Final = 16
"""Seats and the rivals that the rules play."""
DEEPEST: Final = 256
"""Decisions on one way through the tree; beyond them a game is played on without one."""
ENDLESS: Final = 1 << 30
"""More decisions than any game has."""
MASK: Final = 0xFFFFFFFFFFFFFFFF
"""64 bits."""
PUCT: Final = 0
"""Rule of selection: explore by prior."""
UCB: Final = 1
"""Rule of selection: explore what was rarely tried."""
