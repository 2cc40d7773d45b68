"""The fitted weights of Carson City's knowledge, read once from `data/weights.json`."""

from __future__ import annotations

import json
from importlib.resources import files

from carsonne.games.carson_city.knowledge.weight_names import NAMES


def load() -> list[float]:
    """The weights in the order of their numbers."""
    text = files("carsonne.games.carson_city").joinpath("data/weights.json").read_text(encoding="utf-8")
    given = json.loads(text)["weights"]
    return [float(given[name]) for name in NAMES]


WEIGHT = load()


def weight(number: int) -> float:
    """A weight by its number in `weight_names`."""
    return WEIGHT[number]


def set_weight(number: int, value: float) -> None:
    """Try another weight, for fitting."""
    WEIGHT[number] = value
