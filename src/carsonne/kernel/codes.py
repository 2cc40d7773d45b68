"""Numbers shared by compiled modules. This module stays Python: a constant typed in a .pxd is invisible to Python."""

from typing import Final

CHANCE: Final = -1
"""The player who draws, rolls and shuffles."""
RULES: Final = -2
"""The player without a choice: what follows by itself once a turn is confirmed. Its moves are not recorded."""

SEAT_BITS: Final = 0xFFFF
"""`State.actors` is a set of bits: one for each seat that owes a decision …"""
CHANCE_BIT: Final = 1 << 16
"""… or this one …"""
RULES_BIT: Final = 1 << 17
"""… or this one; none of them means that the game is over."""

BUFFER: Final = 4096
"""The longest list of moves of any game; the .pxd repeats the number."""
TAPE: Final = 2048
"""Room for what one step may tell, in numbers; the .pxd repeats the number."""
TOLD: Final = 8
"""How many numbers one told event takes: its code and seven facts."""
