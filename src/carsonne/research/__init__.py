"""The games for researchers: actions, observations, positions and batches (docs/research.md)."""

from importlib.util import find_spec

from carsonne.research.errors import BadArray, missing

if find_spec("numpy") is None:
    raise missing("NumPy")

from carsonne.research.batch import Arrays, Batch
from carsonne.research.observation import Observation, named
from carsonne.research.play import Play
from carsonne.research.position import Position, positions
from carsonne.research.world import World, world

__all__ = ["Arrays", "BadArray", "Batch", "Observation", "Play", "Position", "World", "named", "positions", "world"]
