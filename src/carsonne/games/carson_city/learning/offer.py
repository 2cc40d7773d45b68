"""What Carson City offers to learners, for the registry."""

from __future__ import annotations

from carsonne.games.carson_city.learning.coding import CarsonCityCoding
from carsonne.games.carson_city.learning.scheme import SCHEME
from carsonne.kernel.scheme import Learning

LEARNING = Learning(SCHEME, CarsonCityCoding())
