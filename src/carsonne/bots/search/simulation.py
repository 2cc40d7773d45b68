"""One thread of a Monte Carlo tree search: select a path from the root, expand it, roll out, evaluate, back up.

Each simulation starts from a position in which everything hidden from the searching seat is sampled again. CHANCE is
drawn from numbers that depend only on how often the root's move was tried, so that the moves of the root are compared
under the same luck. Seats that decide simultaneously do not see each other's choice: what the searching seat cannot see
does not lead to another node, and the searching seat itself answers last.
"""

from __future__ import annotations

from carsonne.bots.search.codes import DEEPEST, MOST_PLAYERS, NONE
from carsonne.bots.search.tree import Tree, best_first, floats, stir, sum_up
from carsonne.bots.search.value import Value
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import BUFFER, CHANCE, CHANCE_BIT, RULES, RULES_BIT
from carsonne.kernel.plain import look_up, zeros
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

STRIDE = 0x9E3779B97F4A7C15  # the golden ratio, which spreads numbers evenly however many there are
LOW = 0xFFFFFFFF
FAR = 1 << 20  # numbers of the random generator between two draws of CHANCE: the draws of all simulations stay in step


class Simulator:
    """What one thread needs: a tree, an advisor, a scratch position, random generators and buffers."""

    def __init__(self, root: State, advisor: Advisor, nodes: int, arms: int) -> None:
        self.root = root.clone()
        self.state = root.clone()
        self.advisor = advisor
        self.value = Value(advisor)
        self.tree = Tree(nodes, arms)
        self.luck = Rng(0)
        self.taste = Rng(0)
        self.moves = Buffer()
        self.worth = Buffer()
        self.weights = Buffer()
        self.path_node = zeros(DEEPEST)
        self.path_arm = zeros(DEEPEST)
        self.path_seat = zeros(DEEPEST)
        self.depth = 0
        self.inside = False
        self.alive = zeros(BUFFER)  # arms of the root that are still in question
        self.alive_count = 0
        self.turn = 0
        self.root_points = floats(BUFFER * MOST_PLAYERS)
        self.root_wins = floats(BUFFER * MOST_PLAYERS)
        self.root_of = floats(BUFFER * MOST_PLAYERS)
        self.root_squares = floats(BUFFER)  # of the searching seat's values: how far they scatter
        self.simulations = 0
        self.stopped = False
        # How to search: see `settings`.
        self.seat = 0
        self.key = 0
        self.arms = 0
        self.heat = 0.0
        self.slope = 0.0
        self.further = 0
        self.blind = False
        self.even = False
        self.draws = 0
        self.tried = 0

    # Before and after

    def start(self, root: State, seat: int, seed: int, lane: int, most: int, steep: float) -> int:
        """Begin with a new root; how many of its moves are in question. Threads of one search differ by their lane."""
        if not self.root.copy_from(root):
            self.root = root.clone()
            self.state = root.clone()
        self.tree.clear()
        self.seat = seat
        self.key = stir(stir(0, seed), lane)
        self.taste = Rng(seed)
        self.slope = steep / self.advisor.doubt(root)
        self.simulations = 0
        self.turn = 0
        n = self.list_moves(self.root, seat)
        offer = sum_up(n, self.moves)
        n = best_first(n, most, self.taste.below(n), self.moves, self.worth)
        self.tree.grow(self.key, offer)
        self.tree.add_arms(0, n, self.moves, self.worth, self.heat, self.slope)
        for i in range(self.tree.arms * MOST_PLAYERS):
            self.root_points[i] = 0.0
            self.root_wins[i] = 0.0
            self.root_of[i] = 0.0
        for i in range(self.tree.arms):
            self.root_squares[i] = 0.0
        self.taste = Rng(self.key)
        self.keep(list(range(self.tree.arms)))
        return self.tree.arms

    def keep(self, arms: list[int]) -> None:
        """Restrict the root to these moves from now on; with none, the tree's own rule selects."""
        for i, arm in enumerate(arms):
            self.alive[i] = arm
        self.alive_count = len(arms)
        self.turn = 0

    def run(self, count: int) -> int:
        """Run simulations until the count is reached or the search is stopped; return how many."""
        with cython.nogil:
            made = self.repeat(count)
        look_up()
        return made

    def root_count(self) -> int:
        """Return how many moves of the root are considered."""
        n = 0
        arm = self.tree.first[0]
        while arm != NONE:
            n += 1
            arm = self.tree.next[arm]
        return n

    def arm(self, i: int) -> tuple[int, int, float]:
        """Return a move of the root: its number, how often it was tried, and how much worse than the best it looked."""
        return self.tree.move[i], self.tree.tried[i], self.tree.short[i]

    def squares(self, i: int) -> float:
        """Return the sum of the squares of the searching seat's values over the tries of a move of the root."""
        return self.root_squares[i]

    def sums(self, i: int, players: int) -> tuple[list[float], list[float], list[float]]:
        """Return values, chances to win and points of each player, summed over the tries of a move of the root."""
        at = i * MOST_PLAYERS
        return (
            [self.root_of[at + k] for k in range(players)],
            [self.root_wins[at + k] for k in range(players)],
            [self.root_points[at + k] for k in range(players)],
        )

    def line(self, i: int, longest: int) -> list[tuple[int, int]]:
        """Return the most tried moves (seat, move) from an arm of the root on, until luck or a secret comes in."""
        s = self.root.clone()
        arm = i
        node = 0
        seat = self.seat
        key = self.key
        found: list[tuple[int, int]] = []
        while arm != NONE and len(found) < longest:
            found.append((seat, self.tree.move[arm]))
            key = stir(stir(key, seat + 2), self.advisor.seen(s, self.seat, seat, self.tree.move[arm]))
            s.apply(seat, self.tree.move[arm])
            while s.actors() & RULES_BIT:
                key = stir(stir(key, RULES + 2), self.advisor.seen(s, self.seat, RULES, 0))
                s.apply(RULES, 0)
            seats = s.acting()
            if len(seats) != 1 or seats[0] < 0:
                break
            seat = seats[0]
            node = self.tree.find(stir(key, 1))
            arm = self.tree.most_tried(node) if node != NONE else NONE
        return found

    # Simulations

    def repeat(self, count: int) -> int:
        """Run simulations until the count is reached or the search is stopped; return how many."""
        made = 0
        while made < count and not self.stopped:
            if self.alive_count == 0:
                self.simulate(self.tree.select(0, 0, self.moves))
            else:
                self.simulate(self.next_alive())
            made += 1
        self.simulations += made
        return made

    def next_alive(self) -> int:
        """Return the next of the root's moves in question, each round in another order: rivals could adapt to one."""
        other = self.turn + self.taste.below(self.alive_count - self.turn)
        arm = self.alive[other]
        self.alive[other] = self.alive[self.turn]
        self.alive[self.turn] = arm
        self.turn = (self.turn + 1) % self.alive_count
        return arm

    def simulate(self, first: int) -> None:
        """Run one simulation that begins with an arm of the root."""
        self.tried = self.tree.tried[first]
        self.luck.key = stir(self.key, self.tried)
        self.luck.n = 0
        self.draws = 0
        self.depth = 0
        self.state.copy_from(self.root)
        self.advisor.imagine_into(self.state, self.seat, self.luck)
        last = self.descend(first)
        self.rollout(last)
        self.value.evaluate(self.state)
        self.backup(first)

    def descend(self, first: int) -> int:
        """Follow the tree until it ends, and add a node there; the seat that decided last, or NONE.

        It does not end before the move that is to be tried: seats that decide at the same time may be new to the tree.
        """
        key = self.key
        seat = NONE
        begun = False
        self.inside = True
        bits = self.state.actors()
        while bits and (self.inside or not begun) and self.depth < DEEPEST:
            if bits & CHANCE_BIT:
                key = self.pass_on(key, CHANCE, self.draw())
            elif bits & RULES_BIT:
                key = self.pass_on(key, RULES, 0)
            else:
                seat = self.who(bits, begun)
                if seat == self.seat and not begun:
                    begun = True
                    key = self.pass_on(self.key, seat, self.take(0, first, seat))
                else:
                    node = self.find_or_expand(stir(key, 1), seat)
                    arm = self.select(node, seat)
                    if arm != NONE:
                        key = self.pass_on(key, seat, self.take(node, arm, seat))
                    elif begun:
                        return seat
                    else:
                        key = self.pass_on(key, seat, self.policy(seat))
            bits = self.state.actors()
        return seat

    def take(self, node: int, arm: int, seat: int) -> int:
        """Add an arm to the path and return its move."""
        self.path_node[self.depth] = node
        self.path_arm[self.depth] = arm
        self.path_seat[self.depth] = seat
        self.depth += 1
        return self.tree.move[arm]

    def find_or_expand(self, key: int, seat: int) -> int:
        """Find or create the node for a key; a new node ends the descent. NONE if there is no room."""
        node = self.tree.find(key)
        self.inside = node != NONE
        return node if self.inside else self.expand(key, seat)

    def pass_on(self, key: int, actor: int, move: int) -> int:
        """Make a move, and add what the searching seat sees of it to what it has seen."""
        key = stir(stir(key, actor + 2), self.advisor.seen(self.state, self.seat, actor, move))
        self.state.apply(actor, move)
        return key

    def expand(self, key: int, seat: int) -> int:
        """Create a node with the moves of a seat; NONE if there is no room."""
        n = self.list_moves(self.state, seat)
        node = self.tree.grow(key, sum_up(n, self.moves))
        if node != NONE:
            n = best_first(n, self.arms, self.taste.below(n), self.moves, self.worth)
            self.tree.add_arms(node, n, self.moves, self.worth, self.heat, self.slope)
        return node

    def select(self, node: int, seat: int) -> int:
        """Select the arm to try at a node, among the moves that are legal in this sample."""
        if node == NONE:
            return NONE
        n = self.state.legal_into(seat, self.moves)
        if sum_up(n, self.moves) != self.tree.offer[node]:
            self.tree.mixed[node] = 1
            self.add_missing(node, seat)
            n = self.state.legal_into(seat, self.moves)
        return self.tree.select(node, n if self.tree.mixed[node] else 0, self.moves)

    def add_missing(self, node: int, seat: int) -> None:
        """Add the best moves that are legal now and were not when the node was made."""
        n = self.list_moves(self.state, seat)
        n = best_first(n, self.arms, self.taste.below(n), self.moves, self.worth)
        for i in range(n):
            self.tree.add_late(node, self.moves.at[i])

    def list_moves(self, s: State, seat: int) -> int:
        """Write the moves of a seat and what they are worth; how many. Blind, all are worth the same."""
        if not self.blind:
            return self.advisor.rank_into(s, seat, self.moves, self.worth)
        n = s.legal_into(seat, self.moves)
        for i in range(n):
            self.worth.at[i] = 0
        return n

    def who(self, bits: int, begun: bool) -> int:
        """Return which of the seats that decide now is next: the searching seat last, unless its choice is public."""
        rest = bits & ~(1 << self.seat)
        if rest == 0:
            return self.seat
        seat = lowest(rest)
        if rest == bits and rest & (rest - 1) == 0:
            return seat
        if self.is_secret(seat):
            return seat
        if not begun and bits != rest:
            return self.seat
        return self.any_of(bits)

    def is_secret(self, seat: int) -> bool:
        """Return whether the searching seat cannot tell two moves of another seat apart."""
        n = self.state.legal_into(seat, self.moves)
        if n < 2:
            return True
        one = self.advisor.seen(self.state, self.seat, seat, self.moves.at[0])
        return one == self.advisor.seen(self.state, self.seat, seat, self.moves.at[1])

    def any_of(self, bits: int) -> int:
        """Draw one of several seats by lot."""
        n = 0
        rest = bits
        while rest:
            rest &= rest - 1
            n += 1
        skip = self.taste.below(n)
        rest = bits
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        return lowest(rest)

    def draw(self) -> int:
        """Draw an outcome of CHANCE."""
        self.draws += 1
        if self.draws == 1 and self.even:
            return self.even_draw()
        self.luck.n = self.draws * FAR
        return self.state.sample(self.luck, self.moves, self.weights)

    def even_draw(self) -> int:
        """Return the first draw of a simulation, spread evenly over the tries of the root's move."""
        n = self.state.chance_into(self.moves, self.weights)
        total = 0
        for i in range(n):
            total += self.weights.at[i]
        place = ((self.key + self.tried * STRIDE) >> 32) & LOW
        left = (place * total) >> 32
        for i in range(n):
            left -= self.weights.at[i]
            if left < 0:
                return self.moves.at[i]
        return self.moves.at[0]

    # Beyond the tree

    def rollout(self, last: int) -> None:
        """Roll out some decisions, then until the turn is over: evaluating in the middle of one would be unfair."""
        made = 0
        bits = self.state.actors()
        while bits:
            if bits & RULES_BIT:
                self.state.apply(RULES, 0)
            elif made >= self.further and bits != 1 << last:
                return
            elif bits & CHANCE_BIT:
                self.state.apply(CHANCE, self.draw())
            else:
                last = lowest(bits) if bits & (bits - 1) == 0 else self.any_of(bits)
                self.state.apply(last, self.policy(last))
                made += 1
            bits = self.state.actors()

    def policy(self, seat: int) -> int:
        """Return the move that looks best, or any move if the simulation is blind."""
        if self.blind:
            return self.any_move(seat)
        n = self.advisor.rank_into(self.state, seat, self.moves, self.worth)
        best = 0
        for i in range(1, n):
            if self.worth.at[i] > self.worth.at[best]:
                best = i
        return self.moves.at[best]

    def any_move(self, seat: int) -> int:
        """Draw a legal move by lot."""
        n = self.state.legal_into(seat, self.moves)
        return self.moves.at[self.taste.below(n)]

    def backup(self, first: int) -> None:
        """Back up the result to every arm of the path."""
        for i in range(self.depth):
            self.tree.learn(self.path_node[i], self.path_arm[i], self.value.of[self.path_seat[i]])
        self.root_squares[first] += self.value.of[self.seat] * self.value.of[self.seat]
        at = first * MOST_PLAYERS
        for k in range(self.value.players):
            self.root_of[at + k] += self.value.of[k]
            self.root_wins[at + k] += self.value.wins[k]
            self.root_points[at + k] += self.value.points.at[k]


def lowest(bits: int) -> int:
    """Return the lowest seat in a set."""
    seat = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat
