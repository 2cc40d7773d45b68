"""Many parallel games as a Gymnasium vector environment: one seat in each against bots, stepped by `Batch`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from carsonne.kernel.errors import IllegalMove
from carsonne.research.batch import Arrays, Batch
from carsonne.research.codes import WAIT
from carsonne.research.errors import missing
from carsonne.research.opponents import Opponents
from carsonne.research.spaces import action_space, observation_space
from carsonne.research.world import world

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing(error.name or "gymnasium") from None

Seen = dict[str, NDArray[Any]]


class SeatVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """The agent sits at the same seat in every game.

    A game that ends is followed by the next one in the same step, so observations and masks are those of the next
    game, and `info["scores"]` are the points of the one that has ended. There is no `final_obs`: nothing follows after
    the end of a game that would have to be estimated from it. Arrays are overwritten by the next step unless `copy`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]  # as Gymnasium's docs do

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "difference",
        threads: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.world = world(game, seats, **options)
        self.opponents = Opponents(self.world, seat, opponents)
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        self._settings: dict[str, Any] = {"reward": reward, "threads": threads}
        self.batch = self._seeded(secrets.randbits(63))
        self.single_observation_space = observation_space(self.world.scheme)
        self.single_action_space = action_space(self.world.scheme)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _seeded(self, seed: int) -> Batch:
        self.luck = Random(seed)
        return Batch(self.world, self.num_envs, seed=seed, **self._settings)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin the next game in every place; the same seed gives the same games."""
        if seed is not None:
            self.batch.close()
            self.batch = self._seeded(seed)
        arrays = self.batch.reset()
        self._wait(arrays, Tally(self.num_envs, self.world.seats))
        return self._seen(arrays), {"action_mask": self._mine(arrays.mask)}

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act in every game, and let the bots act until it is the agent's turn everywhere."""
        if self.batch.arrays is None:
            raise IllegalMove("Reset the environment before its first step.", "not_reset")
        if (np.asarray(actions) < 0).any():
            raise IllegalMove("The agent has to act in every game.")
        tally = Tally(self.num_envs, self.world.seats)
        arrays = self.batch.step(actions)
        tally.add(arrays, self.seat)
        self._wait(arrays, tally)
        info = {"action_mask": self._mine(arrays.mask), "scores": tally.scores}
        return self._seen(arrays), tally.rewards, tally.terminated, tally.truncated, info

    def close_extras(self, **_: Any) -> None:
        """Stop the threads."""
        self.batch.close()

    def _wait(self, arrays: Arrays, tally: Tally) -> None:
        """Let the bots act wherever it is their turn, while the other games wait."""
        while (others := arrays.seat != self.seat).any():
            self.batch.step(self._answers(arrays, others))
            tally.add(arrays, self.seat)

    def _answers(self, arrays: Arrays, others: NDArray[np.bool_]) -> NDArray[np.int32]:
        if self.opponents.all_random:
            return np.where(others, self.batch.random_actions(), WAIT).astype(np.int32)
        answers = np.full(self.num_envs, WAIT, np.int32)
        for i in np.flatnonzero(others):
            answers[i] = self.opponents.choose(self.batch.state(int(i)), int(arrays.seat[i]), self.luck)
        return answers

    def _seen(self, arrays: Arrays) -> Seen:
        return {"planes": self._mine(arrays.planes), "vector": self._mine(arrays.vector)}

    def _mine(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array


class Tally:
    """What the agent gets in the course of a step."""

    def __init__(self, count: int, seats: int) -> None:
        self.rewards = np.zeros(count, np.float64)
        self.terminated = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)
        self.scores = np.zeros((count, seats), np.int32)

    def add(self, arrays: Arrays, seat: int) -> None:
        """Add what the last step of the batch brought."""
        self.rewards += arrays.rewards[:, seat]
        self.terminated |= arrays.terminated
        self.truncated |= arrays.truncated != 0
        self.scores += arrays.scores
