"""What Carcassonne offers to learners, for the registry."""

from __future__ import annotations

from carsonne.games.carcassonne.learning.coding import CarcassonneCoding
from carsonne.games.carcassonne.learning.scheme import SCHEME
from carsonne.kernel.scheme import Learning

LEARNING = Learning(SCHEME, CarcassonneCoding())
