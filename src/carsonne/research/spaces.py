"""Gymnasium's spaces for the actions and observations of a game."""

from __future__ import annotations

import numpy as np

from carsonne.kernel.scheme import Scheme
from carsonne.research.errors import missing

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing(error.name or "gymnasium") from None


def action_space(scheme: Scheme) -> spaces.Discrete:
    """Return the space of all actions of a game, legal or not."""
    return spaces.Discrete(scheme.action_count)


def observation_space(scheme: Scheme) -> spaces.Dict:
    """Return the space of what a seat knows. Numbers of the vector have a usual size, but no limit in the rules."""
    planes = spaces.Box(0, 255, scheme.plane_shape, np.uint8)
    vector = spaces.Box(-np.inf, np.inf, (scheme.vector_size,), np.float32)
    return spaces.Dict({"planes": planes, "vector": vector})


def masked_space(scheme: Scheme) -> spaces.Dict:
    """Return the space of what a seat knows together with its legal actions."""
    mask = spaces.Box(0, 1, (scheme.action_count,), np.int8)
    return spaces.Dict({"observation": observation_space(scheme), "action_mask": mask})
