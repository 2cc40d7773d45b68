"""Constants shared by compiled modules. This module is not compiled: Python cannot see constants typed in a .pxd."""

from typing import Final

CHANCE: Final = -1
"""The player who draws, rolls and shuffles."""
RULES: Final = -2
"""The player who carries out what follows automatically once a turn is confirmed. Its moves are not recorded."""

SEAT_BITS: Final = 0xFFFF
"""`State.actors` is a bit set: one bit for each seat that has to decide …"""
CHANCE_BIT: Final = 1 << 16
"""… or this one …"""
RULES_BIT: Final = 1 << 17
"""… or this one. 0 means that the game is over."""

NO_ACTION: Final = -1
"""No action of a learner stands for a move."""

BUFFER: Final = 4096
"""The longest list of moves in any game. The .pxd repeats this number."""
TAPE: Final = 2048
"""Space for the events of one step, in numbers. The .pxd repeats this number."""
TOLD: Final = 8
"""How many numbers one event takes: its code and seven facts."""

POINT: Final = 100
"""What a point is worth to an `Advisor`: its values are hundredths of a point."""
