"""Random play for any game, at C speed when compiled and without the interpreter lock."""

from __future__ import annotations

from carsonne.kernel.codes import CHANCE, CHANCE_BIT, RULES, RULES_BIT
from carsonne.kernel.plain import look_up
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

BATCH = 200
"""Games between two looks at Ctrl-C: some hundredths of a second. Their points fit into a C int."""


class Playout:
    """What one thread needs to play from a position again and again: a scratch state, a generator and buffers."""

    def __init__(self, root: State, seed: int) -> None:
        self.root = root.clone()
        self.state = root.clone()
        self.rng = Rng(seed)
        self.moves = Buffer()
        self.weights = Buffer()
        self.totals = Buffer()
        self.decisions = 0

    def choose_seat(self, bits: int) -> int:
        """One of the seats that owe a decision, each as likely as the others."""
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
        """One move of whoever acts, at random."""
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
        """Play the scratch state to its end, or until so many decisions have been made."""
        self.decisions = 0
        bits = self.state.actors()
        while bits and self.decisions < limit:
            self.step(bits)
            bits = self.state.actors()

    def settle(self) -> None:
        """Let CHANCE and RULES act until a seat is to decide."""
        bits = self.state.actors()
        while bits & (CHANCE_BIT | RULES_BIT):
            self.step(bits)
            bits = self.state.actors()

    def run(self, count: int) -> int:
        """Some games from the root; `totals` holds the sums of their points. How many decisions."""
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
        """Copy the root over the scratch state, for the stop-watch."""
        for _i in range(count):
            self.state.copy_from(self.root)

    def listings(self, seat: int, count: int) -> int:
        """List the root's legal moves again and again, for the stop-watch; how many there are."""
        n = 0
        for _i in range(count):
            n = self.root.legal_into(seat, self.moves)
        return n


def playouts(root: State, count: int, seed: int) -> tuple[list[int], int]:
    """Sums of the points of each seat over random games from here, and the number of decisions made."""
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
    """A position some random decisions later, at a point where a seat is to decide (or the end)."""
    p = Playout(root, seed)
    with cython.nogil:
        p.to_end(decisions)
        p.settle()
    return p.state.clone()


def copy_many(root: State, count: int) -> None:
    """Copy a state so many times."""
    p = Playout(root, 0)
    with cython.nogil:
        p.copies(count)


def list_many(root: State, seat: int, count: int) -> int:
    """List the legal moves of a seat so many times; how many there are."""
    p = Playout(root, 0)
    with cython.nogil:
        n = p.listings(seat, count)
    return n
