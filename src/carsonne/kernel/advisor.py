"""`Advisor`, what a game knows about a position apart from its rules: the other half of what search and policies call.

A game derives from it in `knowledge/advisor.py` and overrides what it knows better; the methods of this class are what
is true of every game. An advisor owns the scratch states and buffers that its methods need, so that these run without
the interpreter lock: one advisor for each thread.
"""

from __future__ import annotations

from carsonne.kernel.codes import POINT
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

SOME_DOUBT = 10 * POINT


class Advisor:
    """Knows nothing: all moves are equal, the points are those on the track, nothing is hidden."""

    # The hot methods: C calls without the interpreter lock when compiled.

    def rank_into(self, s: State, seat: int, moves: Buffer, worth: Buffer) -> int:
        """Write the legal moves of a seat and the final margin that each promises it; how many.

        All values of a position are on one scale; only their differences matter.
        """
        n = s.legal_into(seat, moves)
        for i in range(n):
            worth.at[i] = 0
        return n

    def expect_into(self, s: State, out: Buffer) -> None:
        """Write the points that each player can expect at the end; exact when the game is over."""
        s.scores_into(out)
        for seat in range(s.seats):
            out.at[seat] = POINT * out.at[seat]

    def players(self, s: State) -> int:
        """Return how many numbers `expect_into` writes: the seats, then the rivals that the rules play, if any."""
        return s.seats

    def doubt(self, s: State) -> int:
        """Return how far the final margin may still be from the expected one: about a standard deviation, never 0."""
        return SOME_DOUBT

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        """Replace what a seat cannot know by a sample that it cannot tell from the real thing."""

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        """Return what a seat learns when `actor` (another seat, or CHANCE) makes a move now, before it is made.

        A number shared by all moves that the viewer cannot tell apart; the move itself where it is public.
        """
        return move

    # The same for Python callers, who cannot call the hot methods when these are compiled.

    def ranked(self, s: State, seat: int) -> list[tuple[int, int]]:
        """Return the legal moves of a seat with the margin that each promises, best first."""
        moves = Buffer()
        worth = Buffer()
        n = self.rank_into(s, seat, moves, worth)
        return sorted(zip(moves.head(n), worth.head(n), strict=True), key=_best_first)

    def expected(self, s: State) -> list[int]:
        """Return the points that each player can expect at the end, in hundredths."""
        out = Buffer()
        self.expect_into(s, out)
        return out.head(self.players(s))

    def doubted(self, s: State) -> int:
        """Call `doubt`, for Python callers."""
        return self.doubt(s)

    def imagined(self, s: State, seat: int, rng: Rng) -> State:
        """Return a copy in which everything that a seat cannot know is a sample."""
        guess = s.clone()
        self.imagine_into(guess, seat, rng)
        return guess

    def sight(self, s: State, viewer: int, actor: int, move: int) -> int:
        """Call `seen`, for Python callers."""
        return self.seen(s, viewer, actor, move)


def whole(x: float) -> int:
    """Truncate a float to an int: `int(x)` would need the interpreter lock."""
    n: int = cython.cast(cython.int, x) if cython.compiled else int(x)
    return n


def _best_first(pair: tuple[int, int]) -> tuple[int, int]:
    move, worth = pair
    return -worth, move
