"""Carcassonne's learning interface, as the registry finds it."""

from __future__ import annotations

from carsonne.games.carcassonne.learning import scheme
from carsonne.games.carcassonne.learning.coding import CarcassonneCoding
from carsonne.kernel.scheme import Learning

LEARNING = Learning(scheme.SCHEME, CarcassonneCoding())
