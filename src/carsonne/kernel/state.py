"""`State`, the interface between the games and all generic code, which can be compiled to C; and its tools.

A game's state derives from `State`, holds only ints and fixed arrays of ints, and overrides the hot methods
(`actors`, `legal_into`, `chance_into`, `apply`, `scores_into`, `winners`). Search and playouts call those without the
interpreter lock; Python callers use the wrappers below.
"""

from __future__ import annotations

from typing import Any

from carsonne.kernel import fields
from carsonne.kernel.codes import BUFFER, CHANCE, CHANCE_BIT, RULES, RULES_BIT, SEAT_BITS, TAPE, TOLD
from carsonne.kernel.plain import zeros

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from carsonne.kernel.plain import copy_block, free_blocks, keep_block, kept_told, load_block, same_block

# Splitmix64. 64-bit literals would be Python ints in C code, so they are typed globals.
MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


class Rng:
    """A fast random generator for search and benchmarks: the n-th number of a key depends only on (key, n)."""

    def __init__(self, key: int, n: int = 0) -> None:
        self.key = key & MASK
        self.n = n

    def below(self, bound: int) -> int:
        """Return a random number in 0..bound-1."""
        self.n += 1
        x = (self.key + self.n * GOLDEN) & MASK
        x = ((x ^ (x >> 30)) * MIX1) & MASK
        x = ((x ^ (x >> 27)) * MIX2) & MASK
        x ^= x >> 31
        return ((x >> 32) * bound) >> 32


class Buffer:
    """Space for the lists that a state writes; the caller owns it, one per thread."""

    def __init__(self) -> None:
        if not cython.compiled:  # when compiled it starts out as zeros, and filling it from Python is slow
            self.at = zeros(BUFFER)

    def head(self, n: int) -> list[int]:
        """Return the first n numbers."""
        return [self.at[i] for i in range(n)]


class State:
    """A position. Games list the fields and override the hot methods; a field is never a Python object."""

    FIELDS = fields.fields(fields.Fields)

    def __init__(self, seats: int) -> None:
        self.telling = False
        self.told = 0
        self.seats = seats
        if not cython.compiled:  # when compiled, all fields start as zeros
            self.tape = zeros(0)  # allocated by `listen`
            self.pauses = 0
            self.pictures: list[Any] = []
            self.is_picture = False
            for name, row in self.FIELDS:
                setattr(self, name, zeros(row.size) if row else 0)

    # The hot methods: C calls without the interpreter lock when compiled.

    def actors(self) -> int:
        """Return one bit for each seat that has to decide, or CHANCE_BIT, or RULES_BIT, or 0 when the game is over."""
        return 0

    def legal_into(self, seat: int, out: Buffer) -> int:
        """Write the legal moves of a seat that has to decide, in any fixed order; return how many."""
        return 0

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        """Write the outcomes of CHANCE, ascending, with their weights; return how many."""
        return 0

    def apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal: an outcome for CHANCE, 0 for RULES."""

    def scores_into(self, out: Buffer) -> None:
        """Write the points of each seat."""

    def winners(self, scratch: Buffer) -> int:
        """Return one bit for each player who has won, or would if the game ended now: those with the most points.

        Players are the seats, then the rivals that the rules play, if there are any.
        """
        self.scores_into(scratch)
        return highest(scratch, self.seats)

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        """Draw one outcome of CHANCE, by weight."""
        n = self.chance_into(out, weights)
        total = 0
        for i in range(n):
            total += weights.at[i]
        left = rng.below(total)
        for i in range(n):
            left -= weights.at[i]
            if left < 0:
                return out.at[i]
        return out.at[0]

    def copy_from(self, other: State) -> bool:
        """Become a copy of another state; return False, unchanged, if it is of another class."""
        return copy_block(self, other)

    def tell(
        self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
    ) -> None:
        """Record an event if recording is on; dropped if the tape is full."""
        if not self.telling or self.told + TOLD > TAPE:
            return
        n = self.told
        self.tape[n] = code
        self.tape[n + 1] = a
        self.tape[n + 2] = b
        self.tape[n + 3] = c
        self.tape[n + 4] = d
        self.tape[n + 5] = e
        self.tape[n + 6] = f
        self.tape[n + 7] = g
        self.told = n + TOLD

    def pause(self) -> None:
        """Let viewers see the position after the events told so far; does nothing unless events are recorded."""
        if self.telling and self.told > kept_told(self, self.pauses - 1):
            keep_block(self)

    # The same for Python callers, who cannot call the hot methods when these are compiled.

    def acting(self) -> tuple[int, ...]:
        """Return the seats that have to decide, (CHANCE,), (RULES,), or () when the game is over."""
        bits = 0 if self.is_picture else self.actors()
        if bits & CHANCE_BIT:
            return (CHANCE,)
        if bits & RULES_BIT:
            return (RULES,)
        return tuple([seat for seat in range(self.seats) if bits >> seat & 1])

    def legal(self, seat: int) -> list[int]:
        """Return the legal moves of a seat, ascending; empty if it has nothing to decide."""
        if self.is_picture or seat < 0 or seat >= self.seats or not self.actors() & SEAT_BITS & 1 << seat:
            return []
        out = Buffer()
        return sorted(out.head(self.legal_into(seat, out)))

    def outcomes(self) -> list[tuple[int, int]]:
        """Return the outcomes of CHANCE with their weights, ascending."""
        if not self.actors() & CHANCE_BIT:
            return []
        out = Buffer()
        weights = Buffer()
        n = self.chance_into(out, weights)
        return list(zip(out.head(n), weights.head(n), strict=True))

    def play(self, seat: int, move: int) -> None:
        """Call `apply`, for Python callers."""
        self.apply(seat, move)

    def scores(self) -> list[int]:
        """Return the points of each seat."""
        out = Buffer()
        self.scores_into(out)
        return out.head(self.seats)

    def winning(self) -> list[int]:
        """Return the players who have won, or would if the game ended now."""
        bits = self.winners(Buffer())
        return [player for player in range(bits.bit_length()) if bits >> player & 1]

    def clone(self) -> State:
        """Return an independent copy that records no events."""
        kind: Any = type(self)
        new: State = kind.__new__(kind)
        if not cython.compiled:
            State.__init__(new, self.seats)
        if not new.copy_from(self):
            raise TypeError(f"{kind.__name__}: compile this class too, without Python fields, or set CARSONNE_PURE=1")
        return new

    def same(self, other: State) -> bool:
        """Return whether two positions are equal in every field."""
        return same_block(self, other)

    def listen(self, on: bool) -> None:
        """Start or stop recording events."""
        self.telling = on
        self.told = 0
        self.pauses = 0
        if not cython.compiled and on:
            self.tape = zeros(TAPE)

    def heard(self) -> list[list[int]]:
        """Return the events recorded since the last call, each as a code and seven numbers."""
        rows = self._rows(0, self.told)
        self.told = self.pauses = 0
        return rows

    def parts(self) -> list[tuple[list[list[int]], State]]:
        """Return the events recorded since the last call, cut at the pauses, each part with the position after it."""
        cuts = [kept_told(self, i) for i in range(self.pauses)]
        if cuts and cuts[len(cuts) - 1] == self.told:
            cuts.pop()  # what has changed since then is shown with the last events
        pictures = [self.picture() for _ in range(len(cuts) + 1)]
        for i in range(len(cuts)):
            load_block(pictures[i], self, i)
        rows = [self._rows(start, end) for start, end in zip([0, *cuts], [*cuts, self.told], strict=True)]
        self.told = self.pauses = 0
        return list(zip(rows, pictures, strict=True))

    def _rows(self, start: int, end: int) -> list[list[int]]:
        return [[self.tape[i + k] for k in range(TOLD)] for i in range(start, end, TOLD)]

    def picture(self) -> State:
        """Return a copy to look at, in which nobody is asked anything."""
        new = self.clone()
        new.is_picture = True
        return new

    def dump(self) -> list[int]:
        """Return every field of the position as ints in a fixed order, for hashes, pickling and the parity test."""
        return [self.seats, *fields.dump(self)]

    def load(self, values: list[int]) -> None:
        """Restore every field from the numbers of `dump`."""
        self.seats = values[0]
        fields.load(self, values[1:])
        self.derive()

    def derive(self) -> None:
        """Compute the derived fields from the others."""

    def __dealloc__(self) -> None:
        free_blocks(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (type(self), self.dump())


def highest(points: Buffer, n: int) -> int:
    """Return one bit for each of the first `n` players who has the most points."""
    bits = 0
    best = 0
    for player in range(n):
        if player == 0 or points.at[player] > best:
            best = points.at[player]
            bits = 0
        if points.at[player] == best:
            bits |= 1 << player
    return bits


def revive(kind: type[State], values: list[int]) -> State:
    """Make a state from the numbers of `dump`."""
    state = kind(values[0])
    state.load(values)
    return state
