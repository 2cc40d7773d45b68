"""Which module each phase belongs to: it says what may be answered and what an answer does."""

from __future__ import annotations

from typing import Final

from carsonne.games.carcassonne.rules import claiming, codes, dealing, drawing, placing, turn_end
from carsonne.kernel.dispatch import Dispatch

PHASES: Final = {
    codes.DEAL: dealing,
    codes.DRAW: drawing,
    codes.PLACE: placing,
    codes.CLAIM: claiming,
    codes.TURN_END: turn_end,
}

legal_into: Final = Dispatch[int](PHASES, "phase", "legal_into")
answer: Final = Dispatch[None](PHASES, "phase", "answer")
