"""Carson City: The Card Game as a PettingZoo environment: `env(seats=2, render_mode=None, **options)`."""

from carsonne.research.petting_zoo import maker

env = maker("carson-city-cards", "carson_city_cards_v0")
