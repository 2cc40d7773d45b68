"""Carson City's learning interface, as the registry finds it."""

from __future__ import annotations

from carsonne.games.carson_city.learning import scheme
from carsonne.games.carson_city.learning.coding import CarsonCityCoding
from carsonne.kernel.scheme import Learning

LEARNING = Learning(scheme.SCHEME, CarsonCityCoding())
