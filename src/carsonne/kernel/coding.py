"""`Coding`, how a game's positions and moves look to a learner: fixed numbers of actions, planes and other numbers.

A game derives a class from `Coding` and overrides the hot methods, which are C calls without the interpreter lock when
compiled. What the numbers mean is data: see `kernel.scheme`.
"""

from __future__ import annotations

from array import array
from typing import Any

from carsonne.kernel.codes import NO_ACTION
from carsonne.kernel.state import Buffer, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from carsonne.kernel.plain import clear, stretch


class Canvas:
    """Where an observation is drawn, and what is worked out once for a position; one per thread.

    `planes` and `vector` are the caller's memory, at the place of one observation, and `notes` say in the game's own
    words what the planes show already. `row` and `col` are where the window of the planes begins, `sheet` is for
    scratch work.
    """

    def __init__(self) -> None:
        self.row = 0
        self.col = 0
        self.sheet = Buffer()
        if not cython.compiled:
            self.planes = memoryview(bytearray())
            self.vector = memoryview(bytearray())
            self.notes = memoryview(array("i"))


class Coding:
    """The codes of one game. It holds nothing: all that changes is in the position and the canvas."""

    note_count = 0
    """How many numbers `observe` notes about what it has drawn; 0 if it always draws on planes that are all zeros."""

    def frame(self, s: State, seat: int, out: Canvas) -> int:
        """Place the window over a position, before anything else is asked; 0, or why the position does not fit."""
        return 0

    def action_of(self, s: State, seat: int, move: int, out: Canvas) -> int:
        """Return the action for a legal move of a seat, or NO_ACTION if there is none."""
        return NO_ACTION

    def observe(self, s: State, seat: int, out: Canvas) -> None:
        """Draw what a seat knows. The vector is all zeros; the planes show what the notes say through the same window,
        and where the notes are all zeros, so are the planes."""

    # The same for Python callers, who cannot call the hot methods when these are compiled.

    def problem(self, s: State) -> int:
        """Return 0 if a position fits, or else the number of the reason why it does not."""
        return self.frame(s, 0, Canvas())

    def actions(self, s: State, seat: int, moves: list[int]) -> list[int]:
        """Return the action for each of some legal moves of a seat."""
        out = Canvas()
        self.frame(s, seat, out)
        return [self.action_of(s, seat, move, out) for move in moves]

    def look(self, s: State, seat: int, planes: Any, vector: Any) -> None:
        """Write what a seat knows into two flat arrays of bytes and floats."""
        out = Canvas()
        notes = array("i", bytes(4 * (self.note_count + 1)))
        self.frame(s, seat, out)
        stretch(out, planes, 0, vector, 0, len(vector), notes, 0)
        clear(out, len(planes), 0)
        self.observe(s, seat, out)
