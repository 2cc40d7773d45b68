"""Gymnasium's spaces for the actions and observations of a game."""

from __future__ import annotations

import numpy as np

from carsonne.kernel.scheme import Scheme
from carsonne.research.errors import missing

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing(error.name or "gymnasium") from None

MOST_IN_PLANE = 254
"""More than any plane shows; not 255, because Stable-Baselines3 takes a space of bytes up to 255 for an image."""
MOST = 1_000_000.0
"""More than any number of a vector: points and money have no limit in the rules."""


def action_space(scheme: Scheme) -> spaces.Discrete:
    """Return the space of all actions of a game, legal or not."""
    return spaces.Discrete(scheme.action_count)


def observation_space(scheme: Scheme) -> spaces.Dict:
    """Return the space of what a seat knows."""
    planes = spaces.Box(0, MOST_IN_PLANE, scheme.plane_shape, np.uint8)
    vector = spaces.Box(-MOST, MOST, (scheme.vector_size,), np.float32)
    return spaces.Dict({"planes": planes, "vector": vector})


def masked_space(scheme: Scheme) -> spaces.Dict:
    """Return the space of what a seat knows together with its legal actions."""
    mask = spaces.Box(0, 1, (scheme.action_count,), np.int8)
    return spaces.Dict({"observation": observation_space(scheme), "action_mask": mask})
