"""Many parallel games, stepped in compiled code without the interpreter lock into arrays that the caller owns."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from carsonne.kernel.errors import BadMove, BadOptions, IllegalMove, brief
from carsonne.kernel.scheme import Scheme
from carsonne.kernel.state import State
from carsonne.research.codes import MOST_GAMES, REWARDS, WAIT
from carsonne.research.errors import BadArray
from carsonne.research.luck import checked_seed
from carsonne.research.numbers import whole
from carsonne.research.observation import Mask, Planes, Vector
from carsonne.research.play import checked_reward
from carsonne.research.stepping import Lane
from carsonne.research.world import World, world

TYPES: dict[str, type[np.generic]] = {
    "planes": np.uint8,
    "vector": np.float32,
    "mask": np.int8,
    "seat": np.int32,
    "rewards": np.float32,
    "scores": np.int32,
    "terminated": np.bool_,
    "truncated": np.uint8,
}

LAST_STEP = ("rewards", "scores", "terminated", "truncated")
"""The arrays that describe the last step, not the position."""


@dataclass
class Arrays:
    """What a batch writes, a row for each game.

    They belong to the caller, but between two steps nothing may be written into `planes`: the batch only touches what
    differs from the step before. Copy what you want to change, or let `Batch.show` write everything again afterwards.
    Whatever is written into the other arrays is overwritten by the next step.
    """

    planes: Planes
    """What the seat that has to decide knows: planes x rows x columns."""
    vector: Vector
    """The rest of what it knows."""
    mask: Mask
    """Its legal actions."""
    seat: NDArray[np.int32]
    """The seat that has to decide."""
    rewards: NDArray[np.float32]
    """By seat, what the last step brought."""
    scores: NDArray[np.int32]
    """By seat, the points of a game that has ended with the last step; else 0."""
    terminated: NDArray[np.bool_]
    """Whether a game has ended with the last step. The other arrays show the next game in its place already."""
    truncated: NDArray[np.uint8]
    """The same for games that do not fit their observation: the number of the reason in `scheme.reasons`, or 0."""


class Batch:
    """Games of one setup, side by side. CHANCE and RULES act by themselves; a game that ends makes room for the next.

    Game i of a batch goes the same way as `Play(world, seed, index=i)`. Without `observations` only masks are written,
    which is much faster. With several threads, each steps its share of the games.
    """

    def __init__(
        self,
        game: str | World,
        count: SupportsIndex,
        seats: SupportsIndex | None = None,
        *,
        seed: SupportsIndex = 0,
        reward: str = "difference",
        observations: bool = True,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.world = _set_up(game, seats, options)
        self.count = _whole("count", count, MOST_GAMES)
        self.observations = observations
        shares = np.array_split(np.arange(self.count), min(_whole("threads", threads, 256), self.count))
        self._shares = [range(int(share[0]), int(share[-1]) + 1) for share in shares]
        start, scheme = self.world.start(), self.world.scheme
        shape = (scheme.action_count, int(np.prod(scheme.plane_shape)), scheme.vector_size)
        kind = REWARDS.index(checked_reward(reward))
        key = checked_seed(seed)
        self._lanes = [Lane(start, self.world.coding, shape, share, key, kind) for share in self._shares]
        self._pool = ThreadPoolExecutor(len(self._lanes)) if len(self._lanes) > 1 else None
        self.arrays: Arrays | None = None
        self._closed = False

    @property
    def scheme(self) -> Scheme:
        """What actions and observations mean."""
        return self.world.scheme

    def new_arrays(self) -> Arrays:
        """Make arrays of the right types and shapes for `reset`."""
        arrays: dict[str, Any] = {name: np.zeros(shape, TYPES[name]) for name, shape in self.shapes().items()}
        return Arrays(**arrays)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shape that each array must have."""
        n, scheme, watched = self.count, self.scheme, self.observations
        return {
            "planes": (n, *scheme.plane_shape) if watched else (0,),
            "vector": (n, scheme.vector_size) if watched else (0,),
            "mask": (n, scheme.action_count),
            "seat": (n,),
            "rewards": (n, self.world.seats),
            "scores": (n, self.world.seats),
            "terminated": (n,),
            "truncated": (n,),
        }

    def reset(self, arrays: Arrays | None = None) -> Arrays:
        """Begin the next game in every place, and write into these arrays from now on (or into new ones)."""
        found = (self.arrays or self.new_arrays()) if arrays is None else arrays
        self._bind(found)
        self._all(Lane.begin)
        return found

    def step(self, actions: NDArray[Any]) -> Arrays:
        """Act in every game; WAIT (-1) leaves one as it is.

        If an action is illegal, IllegalMove names the first such game, and none has changed.
        """
        arrays = self._bound()
        numbers = self._checked(actions)
        wrong = [first.start + at for first, at in zip(self._shares, self._find(numbers), strict=True) if at >= 0]
        if wrong:
            raise self._illegal(wrong[0], int(numbers[wrong[0]]))
        self._all(Lane.step)
        return arrays

    def show(self, arrays: Arrays | None = None) -> Arrays:
        """Write all arrays in full again, from now on into others if some are given. The games stay as they are.

        This repairs planes that were written into, and moves the batch to other memory in the middle of its games.
        """
        before = self._bound()
        found = before if arrays is None else arrays
        self._bind(found)
        self._all(Lane.show)
        for name in LAST_STEP:
            np.copyto(getattr(found, name), getattr(before, name))
        return found

    def random_actions(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Choose a random legal action for each game, all equally likely."""
        self._bound()
        found = np.empty(self.count, np.int32) if out is None else _fitting("actions", out, np.int32, (self.count,))
        self._all(lambda lane, part: lane.roll(part), [found[share.start : share.stop] for share in self._shares])
        return found

    def state(self, i: int) -> State:
        """Return a copy of the position of a game."""
        game = whole(i)
        if game is None or not 0 <= game < self.count:
            raise BadOptions(f"The batch has the games 0 to {self.count - 1}; there is no {brief(i)}.", "bad_index")
        lane, at = self._place(game)
        return lane.state_of(at)

    def close(self) -> None:
        """Stop the threads. The batch cannot continue after that; its arrays and positions can still be read."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.close()

    # Inside

    def _bind(self, arrays: Arrays) -> None:
        if not isinstance(arrays, Arrays):
            raise BadArray(f"Arrays are needed, as new_arrays() makes them, not {brief(arrays)}.")
        shapes = self.shapes()
        flat: dict[str, Any] = {}
        for field in fields(Arrays):
            name = field.name
            flat[name] = _fitting(name, getattr(arrays, name), TYPES[name], shapes[name])
        for lane, share in zip(self._lanes, self._shares, strict=True):
            lane.bind({name: _share(array, share) for name, array in flat.items()}, self.observations)
        self.arrays = arrays

    def _place(self, i: int) -> tuple[Lane, int]:
        """Return the lane that has a game, and the game's place in it."""
        found = ((lane, i - share.start) for lane, share in zip(self._lanes, self._shares, strict=True) if i in share)
        return next(found)

    def _illegal(self, i: int, action: int) -> IllegalMove:
        lane, at = self._place(i)
        word = self.world.word(action)
        return IllegalMove(f"Game {i}: action {action} ({word}) is not legal for seat {lane.seat_of(at)} now.")

    def _bound(self) -> Arrays:
        if self.arrays is None:
            raise IllegalMove("Reset the batch before its first step.", "not_reset")
        return self.arrays

    def _checked(self, actions: object) -> NDArray[np.int32]:
        """Check that actions exist and convert them as C needs them; raises BadArray or BadMove."""
        found = np.asarray(actions)
        if found.shape != (self.count,) or not np.issubdtype(found.dtype, np.integer):
            raise BadArray(f"actions: {self.count} whole numbers are needed, not {found.dtype} of shape {found.shape}.")
        wrong = np.flatnonzero((found < WAIT) | (found >= self.scheme.action_count))
        if wrong.size:
            last = self.scheme.action_count - 1
            raise BadMove(f"Game {wrong[0]}: actions are 0 to {last}; there is no {found[wrong[0]]}.", "bad_action")
        return np.ascontiguousarray(found, np.int32)

    def _find(self, actions: NDArray[np.int32]) -> list[int]:
        return self._all(
            lambda lane, part: lane.find(part), [actions[share.start : share.stop] for share in self._shares]
        )

    def _all(self, call: Callable[..., Any], *parts: list[Any]) -> list[Any]:
        """Call something for each lane, each in its own thread."""
        if self._closed:
            raise IllegalMove("The batch is closed.", "closed")
        if self._pool is None:
            return [call(self._lanes[0], *(part[0] for part in parts))]
        return list(self._pool.map(call, self._lanes, *parts))


def _set_up(game: str | World, seats: SupportsIndex | None, options: dict[str, Any]) -> World:
    if not isinstance(game, World):
        return world(game, seats, **options)
    if seats is not None or options:
        raise BadOptions("A world has its seats and options already: give them to world().")
    return game


def _whole(name: str, number: object, most: int) -> int:
    found = whole(number)
    if found is None or not 1 <= found <= most:
        raise BadOptions(f"{name} is a whole number from 1 to {most}, not {brief(number)}.", f"bad_{name}")
    return found


def _fitting(name: str, array: object, kind: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
    """Return an array that can be written as it is; raises BadArray, which says what is wrong with it."""
    if not isinstance(array, np.ndarray):
        raise BadArray(f"{name}: a NumPy array is needed, not {brief(array)}.")
    if array.dtype != kind:
        raise BadArray(f"{name}: the type {np.dtype(kind)} is needed, not {array.dtype}.")
    if array.shape != shape:
        raise BadArray(f"{name}: the shape {shape} is needed, not {array.shape}.")
    if not array.flags.c_contiguous or not array.flags.writeable or not array.flags.aligned:
        raise BadArray(f"{name}: the array must be contiguous (C order), aligned and writeable.")
    return array


def _share(array: NDArray[Any], share: range) -> memoryview:
    """Return the rows of some games, flat."""
    rows = array[share.start : share.stop] if array.shape != (0,) else array
    flat = rows.reshape(-1)
    return flat.view(np.uint8).data if flat.dtype == np.bool_ else flat.data
