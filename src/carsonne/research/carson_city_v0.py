"""Carson City as a PettingZoo environment: `env(seats=2, render_mode=None, **options)`."""

from carsonne.research.petting_zoo import maker

env = maker("carson-city", "carson_city_v0")
