"""The tree that a search grows: what one seat may have seen, the moves tried there, and how they turned out.

A node stands for everything that looks the same to the searching seat, and is found by a number that sums up what the
seat has seen since the root. An arm is a move of the seat that decides there. All of it lies in arrays of fixed length:
when they are full, the tree stops growing.
"""

from __future__ import annotations

from array import array

from carsonne.bots.search import codes
from carsonne.bots.search.codes import NONE, UCB
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from math import exp, log, sqrt

MASK = codes.MASK  # 64-bit literals would be Python ints in C code, so they are typed globals
STIR1 = 0xFF51AFD7ED558CCD
STIR2 = 0xC4CEB9FE1A85EC53
STEP = 0x9E3779B97F4A7C15


def stir(key: int, value: int) -> int:
    """Derive a new key from a key and a number that is not negative."""
    x = (key + (value + 1) * STEP) & MASK
    x = ((x ^ (x >> 33)) * STIR1) & MASK
    x = ((x ^ (x >> 33)) * STIR2) & MASK
    return x ^ (x >> 33)


def floats(n: int) -> array[float]:
    """Make a fixed array of zeros."""
    return array("d", bytes(8 * n))


def words(n: int) -> array[int]:
    """Make a fixed array of 64-bit numbers."""
    return array("Q", bytes(8 * n))


class Tree:
    """Nodes and arms, and the rule by which an arm is selected."""

    def __init__(self, nodes: int, arms: int) -> None:
        self.most_nodes = nodes
        self.most_arms = arms
        self.nodes = 0
        self.arms = 0
        self.mask = (1 << (2 * nodes - 1).bit_length()) - 1
        self.table = zeros(self.mask + 1)  # by key: a node's number plus one
        self.key = words(nodes)
        self.offer = words(nodes)  # sums up the moves that were legal when the node was made
        self.mixed = zeros(nodes)  # whether it has had other lists of legal moves since
        self.first = zeros(nodes)
        self.visits = zeros(nodes)
        self.gain = floats(nodes)  # sum of the values of the seat that decides
        self.move = zeros(arms)
        self.next = zeros(arms)  # the next arm of the same node
        self.tried = zeros(arms)
        self.missed = zeros(arms)  # visits of the node in which the move was not legal
        self.prior = floats(arms)
        self.short = floats(arms)  # by how much the move looks worse than the best
        self.total = floats(arms)
        self.rule = codes.PUCT
        self.explore = 0.0
        self.trust = 0.0
        self.widen = 0.0

    def clear(self) -> None:
        """Forget everything; takes as long as the tree is large. In reverse, so that no chain in the table breaks."""
        for i in range(self.nodes):
            node = self.nodes - 1 - i
            slot = self.slot_of(self.key[node])
            self.table[slot] = 0
        self.nodes = 0
        self.arms = 0

    def slot_of(self, key: int) -> int:
        """Return where a key stands in the table, or the empty place where it would."""
        slot = key & self.mask
        while self.table[slot] != 0 and self.key[self.table[slot] - 1] != key:
            slot = (slot + 1) & self.mask
        return slot

    def find(self, key: int) -> int:
        """Return the node of a key, or NONE."""
        return self.table[self.slot_of(key)] - 1

    def grow(self, key: int, offer: int) -> int:
        """Add a new node without arms, or return NONE if there is no room."""
        if self.nodes >= self.most_nodes:
            return NONE
        node = self.nodes
        self.table[self.slot_of(key)] = node + 1
        self.nodes += 1
        self.key[node] = key
        self.offer[node] = offer
        self.mixed[node] = 0
        self.first[node] = NONE
        self.visits[node] = 0
        self.gain[node] = 0.0
        return node

    def add_arm(self, last: int, node: int, move: int) -> int:
        """Add an arm behind the last one of a node (NONE: it is the first), or return NONE if there is no room."""
        if self.arms >= self.most_arms:
            return NONE
        arm = self.arms
        self.arms += 1
        self.move[arm] = move
        self.next[arm] = NONE
        self.tried[arm] = 0
        self.missed[arm] = self.visits[node]
        self.total[arm] = 0.0
        if last == NONE:
            self.first[node] = arm
        else:
            self.next[last] = arm
        return arm

    def add_arms(self, node: int, n: int, moves: Buffer, worth: Buffer, heat: float, slope: float) -> None:
        """Add arms for the first n moves, best first; `heat` and `slope` turn what each lacks into priors and value."""
        last = NONE
        sum_: float = 0.0
        for i in range(n):
            arm = self.add_arm(last, node, moves.at[i])
            if arm == NONE:
                break
            less: float = worth.at[0] - worth.at[i]
            self.short[arm] = less * slope
            self.prior[arm] = exp(-less * heat)
            sum_ += self.prior[arm]
            last = arm
        arm = self.first[node]
        while arm != NONE:
            self.prior[arm] = self.prior[arm] / sum_
            arm = self.next[arm]

    def add_late(self, node: int, move: int) -> int:
        """Add an arm for a move that was not legal when the node was made: as good as the worst known, until tried."""
        last = self.first[node]
        while last != NONE and self.move[last] != move and self.next[last] != NONE:
            last = self.next[last]
        if last != NONE and self.move[last] == move:
            return last
        arm = self.add_arm(last, node, move)
        if arm != NONE:
            self.prior[arm] = self.prior[last] if last != NONE else 1.0
            self.short[arm] = self.short[last] if last != NONE else 0.0
        return arm

    def width(self, node: int) -> int:
        """Return how many arms are considered: all, or with progressive widening more with each visit."""
        n = 1
        if self.widen <= 0.0:
            return self.most_arms
        while n * n < self.widen * self.widen * (self.visits[node] + 1):
            n += 1
        return n

    def select(self, node: int, n: int, moves: Buffer) -> int:
        """Return the arm to try next, of those whose move is among the first n (any if n is 0), or NONE."""
        best = NONE
        most: float = 0.0
        mean: float = self.gain[node] / self.visits[node] if self.visits[node] else 0.5
        left = self.width(node)
        arm = self.first[node]
        while arm != NONE and left > 0:
            if n == 0 or holds(moves, n, self.move[arm]):
                score: float = self.score(node, arm, mean)
                if best == NONE or score > most:
                    best = arm
                    most = score
                left -= 1
            else:
                self.missed[arm] += 1
            arm = self.next[arm]
        return best

    def score(self, node: int, arm: int, mean: float) -> float:
        """Score an arm: how it did, corrected by what it promised, and how little is known about it."""
        tried: float = self.tried[arm]
        offered: float = self.visits[node] - self.missed[arm] + 1
        known: float = tried + self.trust
        value: float = mean - self.short[arm]
        if known > 0.0:
            value = (self.total[arm] + self.trust * value) / known
        if self.rule == UCB:
            if tried == 0.0:
                return 10.0 + value
            return value + self.explore * sqrt(log(offered) / tried)
        return value + self.explore * self.prior[arm] * sqrt(offered) / (1.0 + tried)

    def learn(self, node: int, arm: int, value: float) -> None:
        """Note how a try turned out for the seat that decided."""
        self.visits[node] += 1
        self.gain[node] += value
        self.tried[arm] += 1
        self.total[arm] += value

    def most_tried(self, node: int) -> int:
        """Return the arm that was tried most, or NONE."""
        best = self.first[node]
        arm = best
        while arm != NONE:
            if self.tried[arm] > self.tried[best]:
                best = arm
            arm = self.next[arm]
        return best


def holds(moves: Buffer, n: int, move: int) -> bool:
    """Return whether a move is among the first n."""
    for i in range(n):
        if moves.at[i] == move:
            return True
    return False


def sum_up(n: int, moves: Buffer) -> int:
    """Hash a list of moves."""
    key = n
    for i in range(n):
        key = (key * STEP + moves.at[i] + 1) & MASK
    return key


def best_first(n: int, most: int, start: int, moves: Buffer, worth: Buffer) -> int:
    """Bring the most promising moves to the front; how many of them to keep. Equal ones from `start` on, in a circle.

    If all are equal, nothing is known and all are kept.
    """
    turn(n, start, moves)
    if is_level(n, worth):
        return n
    turn(n, start, worth)
    keep = n if n < most else most
    for i in range(keep):
        best = i
        for k in range(i + 1, n):
            if worth.at[k] > worth.at[best]:
                best = k
        swap(moves, i, best)
        swap(worth, i, best)
    return keep


def is_level(n: int, worth: Buffer) -> bool:
    """Return whether all moves look equally good."""
    for i in range(1, n):
        if worth.at[i] != worth.at[0]:
            return False
    return True


def turn(n: int, start: int, list_: Buffer) -> None:
    """Begin a list with the number at `start`; what was before it goes to the end, in reverse."""
    low = 0
    high = start - 1
    while low < high:
        swap(list_, low, high)
        low += 1
        high -= 1
    low = 0
    high = n - 1
    while low < high:
        swap(list_, low, high)
        low += 1
        high -= 1


def swap(list_: Buffer, i: int, k: int) -> None:
    """Exchange two numbers."""
    other = list_.at[i]
    list_.at[i] = list_.at[k]
    list_.at[k] = other
