"""Tiny games with known answers, each for one thing that a search has to get right. They compile like any game.

NIM: two seats take one to three of a pile, and the last to take wins. BET: seat 0 takes a point or a lottery ticket.
KINGS: seat 0 of three opens a door, then seat 1 answers, twice in a row, and does best when it thinks of itself alone.
SECRET: both seats choose one of three in secret; seat 1 gains by the same choice, seat 0 by another. GUESS: seat 0 has
to guess what CHANCE has dealt to seat 1 alone. HELD: seat 1 may only do what a hidden card allows. TIE: seat 0 names
the winner, whatever the points.
"""

from typing import Annotated

from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT
from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import Buffer, Rng, State, highest

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

NAMES = ["nim", "bet", "kings", "secret", "guess", "held", "tie"]
NIM, BET, KINGS, SECRET, GUESS, HELD, TIE = range(7)
BROKEN = 10000
LOTTERY = [0, 90]
DOORS = [90, 100, 0, 0, 20, 90, 60, 100, 0, 50, 60, 0]  # KINGS: points of the three seats, by door and second answer


class Layout(Fields):
    """The fields of all toys."""

    __slots__ = ()
    kind: int
    step: int
    pile: int
    secret: int  # GUESS: what was dealt, plus one
    chosen: Annotated[Array, Row(4, "u8")]  # plus one
    points: Annotated[Array, Row(4, "i16")]


class Toy(State, Layout):
    """A position of one of the toys."""

    FIELDS = fields(Layout)

    def actors(self) -> int:
        if self.kind == NIM:
            return 1 << (self.step & 1) if self.pile else 0
        if self.kind == BET:
            return 1 if self.step == 0 else CHANCE_BIT if self.step == 1 else 0
        if self.kind == KINGS:
            return 1 if self.step == 0 else 2 if self.step < 3 else 0
        if self.kind == TIE:
            return 1 if self.step == 0 else 0
        if self.kind == SECRET:
            return secret_actors(self)
        if self.kind == HELD:
            return CHANCE_BIT if self.step == 0 else self.step if self.step < 3 else 0
        return CHANCE_BIT if self.step == 0 else 1 if self.step == 1 else 0

    def legal_into(self, seat: int, out: Buffer) -> int:
        first = 1 if self.kind == NIM else 0
        n = 3 if self.kind != NIM or self.pile > 3 else self.pile
        if self.kind in (BET, KINGS, TIE):
            n = 2
        if self.kind == HELD and seat == 1:
            return held_into(self, out)
        for i in range(n):
            out.at[i] = first + i
        return n

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        n = 3 if self.kind >= GUESS else 2
        for i in range(n):
            out.at[i] = i
            weights.at[i] = 1 + i * i
        return n

    def apply(self, seat: int, move: int) -> None:
        if self.kind == NIM:
            self.pile -= move
            self.points[seat] = 1 if self.pile == 0 else 0
        elif self.kind == BET:
            bet(self, move)
        elif self.kind == KINGS:
            kings(self, move)
        elif self.kind == SECRET:
            choose(self, seat, move)
        elif self.kind == TIE:
            self.pile = move
        elif self.step == 0:
            self.secret = 1 + move
        elif self.kind == HELD:
            hold(self, seat, move)
        else:
            self.points[0] = 1 if self.secret == 1 + move else -1
        self.step += 1

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]

    def winners(self, scratch: Buffer) -> int:
        self.scores_into(scratch)
        return 1 << self.pile if self.kind == TIE else highest(scratch, self.seats)


def bet(s: Toy, move: int) -> None:
    """Take a point, or let CHANCE decide: nothing is no win."""
    if s.step == 0 and move == 0:
        s.points[0] = 1
        s.step = 1
    elif s.step == 1:
        s.points[0] = LOTTERY[move]


def kings(s: Toy, move: int) -> None:
    """Seat 0 opens a door, seat 1 answers twice; only its second answer counts."""
    if s.step == 0:
        s.pile = move
    elif s.step == 2:
        for seat in range(3):
            s.points[seat] = DOORS[(s.pile * 2 + move) * 3 + seat]


def secret_actors(s: Toy) -> int:
    """Return the seats that have not chosen, then the RULES."""
    if s.step == 3:
        return 0
    bits = 0
    for seat in range(2):
        if s.chosen[seat] == 0:
            bits |= 1 << seat
    return bits or RULES_BIT


def choose(s: Toy, seat: int, move: int) -> None:
    """Keep a choice, or compare both."""
    if seat >= 0:
        s.chosen[seat] = 1 + move
    elif s.chosen[0] == s.chosen[1]:
        s.points[1] = 1
    else:
        s.points[0] = 1


def held_into(s: Toy, out: Buffer) -> int:
    """Write all moves but the one that the hidden card forbids."""
    n = 0
    for move in range(3):
        if 1 + move != s.secret:
            out.at[n] = move
            n += 1
    return n


def hold(s: Toy, seat: int, move: int) -> None:
    """Play a card; a forbidden one breaks the game for all to see."""
    if seat == 1:
        s.points[1] = BROKEN if 1 + move == s.secret else 1


class ToyAdvisor(Advisor):
    """Knows what is hidden, and nothing else."""

    def __init__(self) -> None:
        self.forgets = 1

    def imagine_into(self, s: State, seat: int, rng: Rng) -> None:
        if self.forgets:
            forget(cython.cast(Toy, s), seat, rng)

    def seen(self, s: State, viewer: int, actor: int, move: int) -> int:
        return sight(cython.cast(Toy, s), viewer, actor, move)


def forget(s: Toy, seat: int, rng: Rng) -> None:
    """Replace what the other seat has."""
    if s.kind >= GUESS and seat == 0 and s.secret:
        n = rng.below(8)
        s.secret = 1 if n == 0 else 2 if n < 3 else 3
    for other in range(2):
        if other != seat and s.chosen[other]:
            s.chosen[other] = 1 + rng.below(3)


def sight(s: Toy, viewer: int, actor: int, move: int) -> int:
    """Return what a viewer sees of a move: secret choices and hidden cards look alike until the rules reveal them."""
    if s.kind == SECRET and actor >= 0 and actor != viewer:
        return 0
    if s.kind == SECRET and actor < 0:
        return s.chosen[0] * 4 + s.chosen[1]
    if s.kind >= GUESS and actor < 0 and viewer == 0:
        return 0
    return move


def toy(kind: int, pile: int, *, seats: int) -> Toy:
    """Start a toy."""
    s = Toy(seats)
    s.kind, s.pile = kind, pile
    return s


def make() -> Advisor:
    """Make the advisor of the toys."""
    return ToyAdvisor()
