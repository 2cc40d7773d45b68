"""The fitted weights of Carson City's knowledge, read once from `data/weights.json`."""

from __future__ import annotations

import json
from importlib.resources import files

from carsonne.games.carson_city.knowledge import weight_names


def load() -> list[float]:
    """Read the weights in the order of their numbers."""
    text = files("carsonne.games.carson_city").joinpath("data/weights.json").read_text(encoding="utf-8")
    given = json.loads(text)["weights"]
    return [float(given[name]) for name in weight_names.NAMES]


WEIGHT = load()
COUNT = len(WEIGHT)
TRIED = load()
PRESENT = load()


def weight(number: int) -> float:
    """Return a weight by its number in `weight_names`."""
    return WEIGHT[number]


# For fitting


def set_weight(number: int, value: float) -> None:
    """Set a weight to be tried."""
    TRIED[number] = value


def use(tried: int) -> None:
    """Judge by the weights that are to be tried, or by those of the data file again."""
    for i in range(COUNT):
        WEIGHT[i] = TRIED[i] if tried else PRESENT[i]
