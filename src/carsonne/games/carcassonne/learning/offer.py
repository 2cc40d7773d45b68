"""What Carcassonne offers to learners, for the registry."""

from __future__ import annotations

from carsonne.games.carcassonne.learning import scheme
from carsonne.games.carcassonne.learning.coding import CarcassonneCoding
from carsonne.kernel.scheme import Learning

LEARNING = Learning(scheme.SCHEME, CarcassonneCoding())
