"""The compiled heart of `Batch`: a lane of games that one thread steps without the interpreter lock."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from carsonne.kernel.codes import BUFFER, CHANCE, CHANCE_BIT, NO_ACTION, RULES, RULES_BIT
from carsonne.kernel.coding import Canvas, Coding
from carsonne.kernel.state import Buffer, Rng, State
from carsonne.research.codes import DIFFERENCE, GAIN, KEY_BITS, KEY_ROOM, WAIT, WIN
from carsonne.research.luck import key_of

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

if not cython.compiled:
    from carsonne.kernel.plain import clear, stretch, wipe

    def with_state(lane: Lane, i: int, what: int) -> None:
        """Do something with a game and its state."""
        (lane.find_one, lane.step_one, lane.begin_one, lane.show_one, lane.roll_one)[what](lane.states[i], i)


FIND = 0
STEP = 1
BEGIN = 2
SHOW = 3
ROLL = 4
NO_SEAT = -1
NO_MOVE = -1
WAITS = -2
"""The move of a game that is left as it is."""
NOWHERE = -1000000
"""The row of a window through which nothing has been drawn yet."""
OFFER = 2 * BUFFER + 48
"""Room for the legal moves of a game, each with its action; no power of two, which caches dislike."""


class Lane:
    """Games that are played side by side, each from its own seed, into arrays that the caller owns.

    Nothing that it relies on is read back from those arrays, but for the planes: it only changes what differs there
    from the last observation, through the same window and in the same game.
    """

    def __init__(
        self, start: State, coding: Coding, shape: tuple[int, int, int], games: range, seed: int, reward: int
    ) -> None:
        self.action_count, self.plane_size, self.vector_size = shape
        self.start = start.clone()
        self.coding = coding
        self.first = games[0]
        self.count = len(games)
        self.seats = start.seats
        self.seed = seed
        self.reward = reward
        self.watched = True
        self.canvas = Canvas()
        self.note_count = coding.note_count
        self.moves = Buffer()
        self.weights = Buffer()
        self.rng = Rng(0)
        self.dice = Rng(key_of(seed, games[0]))
        self.states = [start.clone() for _ in games]
        self.address = array("Q", [id(state) for state in self.states])
        self.key = array("Q", bytes(8 * self.count))
        self.draws = array("Q", bytes(8 * self.count))
        self.episode = array("Q", bytes(8 * self.count))
        self.chosen = array("i", bytes(4 * self.count))
        self.before = array("i", bytes(4 * self.count * self.seats))
        self.turn = array("i", bytes(4 * self.count))
        self.offered = array("i", bytes(4 * self.count))
        self.row = array("i", bytes(4 * self.count))
        self.col = array("i", bytes(4 * self.count))
        # NumPy takes zeros from the system as they are needed, and few games ever need all their room.
        self.offers = np.zeros(self.count * OFFER, np.int32).data

    def bind(self, arrays: dict[str, Any], watched: bool) -> None:
        """Write into these arrays from now on: flat, of the right types and sizes."""
        self.watched = watched
        self.planes = arrays["planes"]
        self.vector = arrays["vector"]
        self.mask = arrays["mask"]
        self.seat = arrays["seat"]
        self.rewards = arrays["rewards"]
        self.scores = arrays["scores"]
        self.terminated = arrays["terminated"]
        self.truncated = arrays["truncated"]
        self.notes = np.zeros(self.count * self.note_count + 1 if watched else 1, np.int32).data
        for i in range(self.count):
            self.row[i] = NOWHERE

    def begin(self) -> None:
        """Restart every game, from the next episode of each."""
        with cython.nogil:
            self.each(BEGIN)

    def find(self, actions: Any) -> int:
        """Look up the moves that actions stand for; return the first game in which one is illegal, or -1."""
        self.actions = actions
        with cython.nogil:
            self.each(FIND)
        for i in range(self.count):
            if self.chosen[i] == NO_MOVE:
                return i
        return -1

    def roll(self, actions: Any) -> None:
        """Write a random legal action for each game, all equally likely."""
        self.actions = actions
        with cython.nogil:
            self.each(ROLL)

    def step(self) -> None:
        """Make the moves that `find` has looked up."""
        with cython.nogil:
            self.each(STEP)

    def show(self) -> None:
        """Write what the seats that have to decide see, all of it if the arrays are new."""
        with cython.nogil:
            self.each(SHOW)

    def seat_of(self, i: int) -> int:
        """Return the seat that has to decide in a game."""
        return self.turn[i]

    def state_of(self, i: int) -> State:
        """Return a copy of the position of a game."""
        state: State = self.states[i].clone()
        return state

    # Without the interpreter lock

    def each(self, what: int) -> None:
        """Do the same with every game."""
        for i in range(self.count):
            with_state(self, i, what)

    def find_one(self, s: State, i: int) -> None:
        """Find the move that an action stands for, or NO_MOVE."""
        action = self.actions[i]
        self.chosen[i] = WAITS if action == WAIT else NO_MOVE
        if action == WAIT:
            return
        first = i * OFFER
        for k in range(first, first + 2 * self.offered[i], 2):
            if self.offers[k + 1] == action:
                self.chosen[i] = self.offers[k]
                return

    def roll_one(self, s: State, i: int) -> None:
        """Choose a random legal action, leaving out moves that no action stands for."""
        action = NO_ACTION
        while action == NO_ACTION:
            action = self.offers[i * OFFER + 2 * self.dice.below(self.offered[i]) + 1]
        self.actions[i] = action

    def step_one(self, s: State, i: int) -> None:
        """Make a move and all that follows from it; restart when the game has ended."""
        self.terminated[i] = 0
        self.truncated[i] = 0
        self.clear_rewards(i)
        if self.chosen[i] == WAITS:
            return
        seat = self.turn[i]
        s.apply(seat, self.chosen[i])
        self.advance(s, i, seat)
        if self.reward == GAIN:
            self.reward_gain(s, i)
        seat = self.turn[i]
        reason = 0 if seat == NO_SEAT else self.coding.frame(s, seat, self.canvas)
        if seat == NO_SEAT or reason:
            self.terminated[i] = seat == NO_SEAT
            self.truncated[i] = reason
            self.finish(s, i)
            self.restart(s, i)
            self.coding.frame(s, self.turn[i], self.canvas)
        self.offer(s, i)
        self.write(s, i)

    def begin_one(self, s: State, i: int) -> None:
        """Restart a game, and show it."""
        self.terminated[i] = 0
        self.truncated[i] = 0
        self.clear_rewards(i)
        self.restart(s, i)
        self.coding.frame(s, self.turn[i], self.canvas)
        self.offer(s, i)
        self.write(s, i)

    def show_one(self, s: State, i: int) -> None:
        """Write what is known about a game again."""
        self.coding.frame(s, self.turn[i], self.canvas)
        self.write(s, i)

    # How a game goes on

    def restart(self, s: State, i: int) -> None:
        """Start the next game in this place: its luck follows from the seed, the place and the number of the game."""
        self.key[i] = self.key_of(self.key_of(self.seed, self.first + i), self.episode[i])
        self.draws[i] = 0
        self.episode[i] = self.episode[i] + 1
        self.row[i] = NOWHERE
        s.copy_from(self.start)
        self.advance(s, i, NO_SEAT)
        if self.reward == GAIN:
            s.scores_into(self.moves)
            for seat in range(self.seats):
                self.before[i * self.seats + seat] = self.moves.at[seat]

    def key_of(self, key: int, n: int) -> int:
        """Return the n-th key that follows from another one."""
        self.rng.key = key
        self.rng.n = 2 * n
        high = self.rng.below(KEY_ROOM)
        low = self.rng.below(KEY_ROOM)
        return (high << KEY_BITS) + low

    def advance(self, s: State, i: int, after: int) -> None:
        """Let CHANCE and RULES act until a seat has to decide or the game is over.

        Of seats that decide at the same time, the next one after the seat that has just decided comes first.
        """
        self.rng.key = self.key[i]
        self.rng.n = self.draws[i]
        bits = s.actors()
        while bits & (CHANCE_BIT | RULES_BIT):
            if bits & CHANCE_BIT:
                s.apply(CHANCE, s.sample(self.rng, self.moves, self.weights))
            else:
                s.apply(RULES, 0)
            after = NO_SEAT
            bits = s.actors()
        self.draws[i] = self.rng.n
        self.turn[i] = self.next_seat(bits, after)

    def next_seat(self, bits: int, after: int) -> int:
        """Return the first of some seats behind another one, or else the first; NO_SEAT if there is none."""
        first = NO_SEAT
        for seat in range(self.seats):
            if bits >> seat & 1:
                if seat > after:
                    return seat
                if first == NO_SEAT:
                    first = seat
        return first

    # Rewards

    def clear_rewards(self, i: int) -> None:
        """Clear rewards and scores."""
        for k in range(i * self.seats, (i + 1) * self.seats):
            self.rewards[k] = 0
            self.scores[k] = 0

    def reward_gain(self, s: State, i: int) -> None:
        """Reward the points gained in a step."""
        s.scores_into(self.moves)
        for seat in range(self.seats):
            k = i * self.seats + seat
            self.rewards[k] = self.moves.at[seat] - self.before[k]
            self.before[k] = self.moves.at[seat]

    def finish(self, s: State, i: int) -> None:
        """Write the scores and rewards of a game that has ended."""
        bits = s.winners(self.moves) & ((1 << self.seats) - 1)
        s.scores_into(self.moves)
        total = 0
        for seat in range(self.seats):
            total += self.moves.at[seat]
        for seat in range(self.seats):
            k = i * self.seats + seat
            self.scores[k] = self.moves.at[seat]
            if self.reward != GAIN:
                self.rewards[k] = self.reward_of(seat, total, bits)

    def reward_of(self, seat: int, total: int, bits: int) -> float:
        """Return a seat's reward at the end, from its points in `moves`, the sum of all points, and who has won."""
        points = self.moves.at[seat]
        if self.reward == WIN:
            if bits >> seat & 1 == 0:
                return -1.0
            return 1.0 if bits == 1 << seat else 0.0
        if self.reward == DIFFERENCE and self.seats > 1:
            mean: float = total - points
            return points - mean / (self.seats - 1)
        return points

    # What the seat that has to decide sees

    def offer(self, s: State, i: int) -> None:
        """List the legal moves of the seat that has to decide, for which the window is in place, with their actions."""
        seat = self.turn[i]
        self.offered[i] = s.legal_into(seat, self.moves)
        first = i * OFFER
        for k in range(self.offered[i]):
            self.offers[first + 2 * k] = self.moves.at[k]
            self.offers[first + 2 * k + 1] = self.coding.action_of(s, seat, self.moves.at[k], self.canvas)

    def write(self, s: State, i: int) -> None:
        """Write who decides, the mask and the observation."""
        self.seat[i] = self.turn[i]
        start = i * self.action_count
        wipe(self.mask, start, self.action_count)
        first = i * OFFER
        for k in range(first + 1, first + 2 * self.offered[i], 2):
            if self.offers[k] != NO_ACTION:
                self.mask[start + self.offers[k]] = 1
        if self.watched:
            self.draw(s, i)

    def draw(self, s: State, i: int) -> None:
        """Write the observation. What is in the planes can stay unless the window has moved."""
        stretch(
            self.canvas,
            self.planes,
            i * self.plane_size,
            self.vector,
            i * self.vector_size,
            self.vector_size,
            self.notes,
            i * self.note_count,
        )
        if self.note_count == 0 or self.row[i] != self.canvas.row or self.col[i] != self.canvas.col:
            clear(self.canvas, self.plane_size, self.note_count)
            self.row[i] = self.canvas.row
            self.col[i] = self.canvas.col
        self.coding.observe(s, self.turn[i], self.canvas)
