"""A search from a position: several threads, each with its own tree, whose findings at the root are added up.

The root's moves are halved again and again: all in question are tried equally often, then only the better half goes on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from carsonne.bots.search.budget import CLOCKS, Budget, Clock
from carsonne.bots.search.codes import ENDLESS, PUCT, UCB
from carsonne.bots.search.settings import Settings
from carsonne.bots.search.simulation import Simulator
from carsonne.bots.search.thought import Candidate, Thought
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.codes import BUFFER, POINT
from carsonne.kernel.game import Move
from carsonne.kernel.state import State

BATCH_SECONDS = 0.003
"""Simulations between two looks at the clock take about this long."""
FIRST_BATCH = 4
LONGEST_LINE = 6
LOOKS = 4
"""How often in each round of halving it is asked whether the best move is clear already."""
ENOUGH = 16
"""Tries of a move before that can be said of it."""
LEAST_TRUST = 0.01
"""A move of the root that was never tried is judged by what it promised alone."""


class Search:
    """Thinks about one position at a time, and keeps its memory for the next."""

    def __init__(
        self, advisors: Callable[[], Advisor], settings: Settings | None = None, threads: int = 1, clock: Clock = "wall"
    ) -> None:
        self.advisors = advisors
        self.settings = settings or Settings()
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)  # it starts no thread before it is asked to
        self.clock = CLOCKS[clock]
        self.simulators: list[Simulator] = []
        self.spent: list[float] = []
        """Seconds that each thread has thought about this position."""
        self.stopped = False

    def think(self, state: State, seat: int, budget: Budget, seed: int, only: Collection[Move] = ()) -> Thought:
        """Search from a position in which a seat has to decide; same seed and budget of simulations, same result.

        With `only`, these moves are compared and no others, however bad they look.
        """
        begun = perf_counter()
        self.stopped = False
        simulators = self._simulators(state)
        for lane, simulator in enumerate(simulators):
            self._start(simulator, state, seat, seed, lane, BUFFER if only else self.settings.root_arms)
        self.spent = [0.0] * len(simulators)
        rounds = Rounds(simulators, seat, self.settings, only)
        parts = rounds.count * LOOKS
        for part in range(1, parts + 1):
            self._spend(simulators, budget, part / parts)
            if self.stopped or rounds.is_decided():
                break
            if part % LOOKS == 0:
                rounds.halve()
        return self._thought(rounds, begun)

    def stop(self) -> None:
        """Stop a search in another thread immediately, with what it has found."""
        self.stopped = True
        for simulator in self.simulators:
            simulator.stopped = True

    def _simulators(self, state: State) -> list[Simulator]:
        wanted = self.settings
        while len(self.simulators) < self.threads:
            room = (wanted.nodes, wanted.nodes * wanted.arms_per_node)
            self.simulators.append(Simulator(state, self.advisors(), *room))
        return self.simulators

    def _start(self, simulator: Simulator, state: State, seat: int, seed: int, lane: int, most: int) -> None:
        wanted = self.settings
        tree, blind = simulator.tree, wanted.rollout == "random"
        tree.rule = PUCT if wanted.rule == "puct" else UCB
        tree.explore, tree.trust, tree.widen = wanted.explore, wanted.trust, wanted.widen
        simulator.arms, simulator.heat = wanted.arms, 1 / (wanted.temperature * POINT)
        simulator.blind, simulator.further = blind, ENDLESS if blind else wanted.further
        simulator.even, simulator.value.greed = wanted.even, wanted.greed
        simulator.stopped = False
        simulator.start(state, seat, seed & (1 << 63) - 1, lane, most, STEEP)

    def _spend(self, simulators: list[Simulator], budget: Budget, share: float) -> None:
        """Simulate until a share of the budget is used up."""
        if len(simulators) == 1:
            self._spend_one(0, budget, share)
            return
        for done in [self.pool.submit(self._spend_one, lane, budget, share) for lane in range(len(simulators))]:
            done.result()

    def _spend_one(self, lane: int, budget: Budget, share: float) -> None:
        simulator = self.simulators[lane]
        if budget.simulations:
            goal = round(budget.simulations * share / len(self.simulators))
            while simulator.simulations < goal and not self.stopped:
                simulator.run(min(goal - simulator.simulations, 1000))
        else:
            self.spent[lane] += self._simulate_for(simulator, budget.seconds * share - self.spent[lane])

    def _simulate_for(self, simulator: Simulator, seconds: float) -> float:
        """Simulate for about that many seconds, and return how many it took."""
        begun = now = self.clock()
        batch = FIRST_BATCH
        while (now < begun + seconds or simulator.simulations == 0) and not self.stopped:
            before, made = now, simulator.run(batch)
            now = self.clock()
            batch = max(1, min(round(batch * BATCH_SECONDS / max(now - before, 1e-6)), 4 * made + 1))
        return now - begun

    def _thought(self, rounds: Rounds, begun: float) -> Thought:
        simulators = self.simulators
        return Thought(
            seat=rounds.seat,
            candidates=rounds.candidates(),
            simulations=sum(simulator.simulations for simulator in simulators),
            seconds=perf_counter() - begun,
            nodes=sum(simulator.tree.nodes for simulator in simulators),
            full=any(simulator.tree.nodes >= simulator.tree.most_nodes for simulator in simulators),
        )


STEEP = 1 / (4 * 0.6)
"""How much the chance to win falls with each standard deviation of margin lost, in an even game."""


class Rounds:
    """The moves of the root, over all trees, and which of them are in question."""

    def __init__(self, simulators: list[Simulator], seat: int, settings: Settings, only: Collection[Move]) -> None:
        self.simulators = simulators
        self.seat = seat
        self.trust = settings.trust
        self.sure = settings.sure
        arms = range(simulators[0].root_count())
        self.all = [arm for arm in arms if not only or simulators[0].arm(arm)[0] in only]
        self.alive = list(self.all)
        self.halving = settings.root == "halving"
        self.count = max(1, math.ceil(math.log2(len(self.all)))) if self.halving else 1
        if only or not self.halving:
            self._keep(self.all if only else [])

    def halve(self) -> None:
        """Drop the worse half of the moves in question."""
        if self.halving and len(self.alive) > 1:
            self.alive = sorted(self.alive, key=self.value, reverse=True)[: (len(self.alive) + 1) // 2]
            self._keep(self.alive)

    def is_decided(self) -> bool:
        """Return whether one of the moves in question is clearly better than the others, so that thinking can stop."""
        if not self.halving or self.sure <= 0 or any(self.tried(arm) < ENOUGH for arm in self.alive):
            return False
        best, *others = sorted(self.alive, key=self.value, reverse=True)
        return all(self._lead(best, other) > self.sure for other in others)

    def _lead(self, best: int, other: int) -> float:
        """Return by how many standard errors a move leads another; they share their luck, so this is cautious."""
        error = math.sqrt(self._error2(best) + self._error2(other))
        return (self.value(best) - self.value(other)) / max(error, 1e-9)

    def _error2(self, arm: int) -> float:
        """Return the square of the standard error of a move's mean value."""
        tried = self.tried(arm)
        mean = sum(simulator.sums(arm, self.seat + 1)[0][self.seat] for simulator in self.simulators) / tried
        return max(0.0, sum(simulator.squares(arm) for simulator in self.simulators) / tried - mean * mean) / tried

    def _keep(self, arms: list[int]) -> None:
        for simulator in self.simulators:
            simulator.keep(arms)

    def tried(self, arm: int) -> int:
        """Return how often a move was tried."""
        return sum(simulator.arm(arm)[1] for simulator in self.simulators)

    def value(self, arm: int) -> float:
        """Return the mean value of a move, corrected by what it promised."""
        total = sum(simulator.sums(arm, self.seat + 1)[0][self.seat] for simulator in self.simulators)
        short = self.simulators[0].arm(arm)[2]
        trust = max(self.trust, LEAST_TRUST)
        return (total + trust * (self._mean() - short)) / (self.tried(arm) + trust)

    def _mean(self) -> float:
        totals = [simulator.sums(arm, self.seat + 1)[0][self.seat] for simulator in self.simulators for arm in self.all]
        return sum(totals) / max(1, sum(self.tried(arm) for arm in self.all))

    def candidates(self) -> tuple[Candidate, ...]:
        """Return all moves, best first."""
        return tuple(self._candidate(arm) for arm in sorted(self.all, key=self._rank, reverse=True))

    def _rank(self, arm: int) -> tuple[float, float]:
        """Rank a move. Halving: those in question by value, then those dropped last. In the tree: the most tried."""
        in_question = self.halving and arm in self.alive
        return math.inf if in_question else self.tried(arm), self.value(arm)

    def _candidate(self, arm: int) -> Candidate:
        first = self.simulators[0]
        tried = self.tried(arm)
        sums = [simulator.sums(arm, first.value.players) for simulator in self.simulators]
        of, wins, points = (
            [sum(column) / max(1, tried) for column in zip(*rows, strict=True)] for rows in zip(*sums, strict=True)
        )
        return Candidate(
            move=first.arm(arm)[0],
            simulations=tried,
            value=of[self.seat] if of else 0.0,
            wins=tuple(wins),
            points=tuple(total / POINT for total in points),
            line=tuple(first.line(arm, LONGEST_LINE)),
        )
