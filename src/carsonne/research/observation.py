"""An observation: what a seat knows, as NumPy arrays."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from carsonne.kernel.scheme import spans
from carsonne.kernel.state import State
from carsonne.research.world import World

Planes: TypeAlias = NDArray[np.uint8]
Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Observation(NamedTuple):
    """Planes (uint8, planes x rows x columns) and other numbers (float32), as the scheme of the game lists them."""

    planes: Planes
    vector: Vector


def observe(world: World, state: State, seat: int) -> Observation:
    """Return what a seat knows of a position; raises BadOptions if there is no such seat."""
    who, scheme = world.seat(seat), world.scheme
    planes = np.empty(scheme.plane_shape, np.uint8)
    vector = np.empty(scheme.vector_size, np.float32)
    world.coding.look(state, who, planes.reshape(-1).data, vector.data)
    return Observation(planes, vector)


def mask(world: World, state: State, seat: int) -> Mask:
    """Return 1 for every legal action of a seat, 0 for all others."""
    found = np.zeros(world.scheme.action_count, np.int8)
    found[list(world.moves(state, seat))] = 1
    return found


def named(world: World, seen: Observation) -> dict[str, NDArray[Any]]:
    """Return the parts of an observation by name, such as `planes.tile` and `vector.points`."""
    planes = {f"planes.{name}": seen.planes[span] for name, span in spans(world.scheme.planes).items()}
    return planes | {f"vector.{name}": seen.vector[span] for name, span in spans(world.scheme.vector).items()}
