"""What a search found out, as plain data: for bots, hints and analysis."""

from __future__ import annotations

from dataclasses import dataclass

from carsonne.kernel.game import Move, Seat


@dataclass(frozen=True)
class Candidate:
    """One move of the seat that thinks."""

    move: Move
    simulations: int
    """How often it was tried; a move that was never tried has no figures."""
    value: float
    """What the seat plays for, between 0 and 1: the chance to win, and a little for the points."""
    wins: tuple[float, ...]
    """Each player's chance to win after it: the seats, then the rivals that the rules play."""
    points: tuple[float, ...]
    """The final points that each player can expect after it."""
    line: tuple[tuple[Seat, Move], ...]
    """The move and what will probably follow, until luck or a secret comes in."""


@dataclass(frozen=True)
class Thought:
    """The outcome of a search."""

    seat: Seat
    candidates: tuple[Candidate, ...]
    """The moves that were considered, best first."""
    simulations: int
    seconds: float
    nodes: int
    full: bool
    """Whether the tree had no more room to grow."""

    @property
    def move(self) -> Move:
        """The best move."""
        return self.candidates[0].move
