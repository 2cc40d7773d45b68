"""Carson City as PettingZoo environments; keywords are `seats`, `reward`, `render_mode` and options."""

from carsonne.research.petting_zoo import maker
from carsonne.research.petting_zoo_parallel import maker as parallel_maker

env = maker("carson-city", "carson_city_v0")
"""Agents act one after the other."""
parallel_env = parallel_maker("carson-city", "carson_city_v0")
"""Agents act together where choices are simultaneous."""
