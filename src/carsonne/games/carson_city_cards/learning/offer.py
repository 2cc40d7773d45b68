"""The Card Game's learning interface, as the registry finds it."""

from __future__ import annotations

from carsonne.games.carson_city_cards.learning import scheme
from carsonne.games.carson_city_cards.learning.coding import CarsonCityCardsCoding
from carsonne.kernel.scheme import Learning

LEARNING = Learning(scheme.SCHEME, CarsonCityCardsCoding())
