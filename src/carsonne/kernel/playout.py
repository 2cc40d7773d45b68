"""Random games for any game; compiled, they run at C speed and without the interpreter lock."""

from __future__ import annotations

from carsonne.kernel.codes import CHANCE, CHANCE_BIT, RULES, RULES_BIT
from carsonne.kernel.plain import look_up
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

BATCH = 200
"""Games between two checks for Ctrl-C: a few hundredths of a second. The sum of their points fits into a C int."""


class Playout:
    """What one thread needs to play from a position repeatedly: a scratch state, a random generator and buffers."""

    def __init__(self, root: State, seed: int) -> None:
        self.root = root.clone()
        self.state = root.clone()
        self.rng = Rng(seed)
        self.moves = Buffer()
        self.weights = Buffer()
        self.totals = Buffer()
        self.decisions = 0

    def choose_seat(self, bits: int) -> int:
        """Choose one of the seats that have to decide, all equally likely."""
        n = 0
        rest = bits
        while rest:
            rest &= rest - 1
            n += 1
        skip = self.rng.below(n) if n > 1 else 0
        seat = 0
        while True:
            if bits >> seat & 1:
                if skip == 0:
                    return seat
                skip -= 1
            seat += 1

    def step(self, bits: int) -> None:
        """Make one random move for a player who has to act."""
        if bits & CHANCE_BIT:
            self.state.apply(CHANCE, self.state.sample(self.rng, self.moves, self.weights))
        elif bits & RULES_BIT:
            self.state.apply(RULES, 0)
        else:
            seat = self.choose_seat(bits)
            n = self.state.legal_into(seat, self.moves)
            self.state.apply(seat, self.moves.at[self.rng.below(n)])
            self.decisions += 1

    def to_end(self, limit: int) -> None:
        """Play the scratch state to the end, or until `limit` decisions have been made."""
        self.decisions = 0
        bits = self.state.actors()
        while bits and self.decisions < limit:
            self.step(bits)
            bits = self.state.actors()

    def advance(self) -> None:
        """Let CHANCE and RULES act until a seat has to decide."""
        bits = self.state.actors()
        while bits & (CHANCE_BIT | RULES_BIT):
            self.step(bits)
            bits = self.state.actors()

    def run(self, count: int) -> int:
        """Play `count` games from the root and add up their points in `totals`; return the number of decisions."""
        steps = 0
        for s in range(self.root.seats):
            self.totals.at[s] = 0
        for _i in range(count):
            self.state.copy_from(self.root)
            self.to_end(1000000)
            steps += self.decisions
            self.state.scores_into(self.moves)
            for s in range(self.root.seats):
                self.totals.at[s] = self.totals.at[s] + self.moves.at[s]  # `+=` through an object needs the lock
        return steps

    def copies(self, count: int) -> None:
        """Copy the root to the scratch state repeatedly, for timing."""
        for _i in range(count):
            self.state.copy_from(self.root)

    def listings(self, seat: int, count: int) -> int:
        """List the root's legal moves repeatedly, for timing; return how many there are."""
        n = 0
        for _i in range(count):
            n = self.root.legal_into(seat, self.moves)
        return n


def playouts(root: State, count: int, seed: int) -> tuple[list[int], int]:
    """Return the points of each seat summed over random games from here, and the number of decisions made."""
    p = Playout(root, seed)
    sums = [0] * root.seats
    steps = 0
    while count > 0:
        batch = min(count, BATCH)
        with cython.nogil:
            steps += p.run(batch)
        sums = [total + points for total, points in zip(sums, p.totals.head(root.seats), strict=True)]
        count -= batch
        look_up()
    return sums, steps


def wander(root: State, decisions: int, seed: int) -> State:
    """Return the position after some random decisions, when a seat has to decide next or the game is over."""
    p = Playout(root, seed)
    with cython.nogil:
        p.to_end(decisions)
        p.advance()
    return p.state.clone()


def copy_many(root: State, count: int) -> None:
    """Copy a state `count` times."""
    p = Playout(root, 0)
    with cython.nogil:
        p.copies(count)


def list_many(root: State, seat: int, count: int) -> int:
    """List the legal moves of a seat `count` times; return how many there are."""
    p = Playout(root, 0)
    with cython.nogil:
        n = p.listings(seat, count)
    return n
