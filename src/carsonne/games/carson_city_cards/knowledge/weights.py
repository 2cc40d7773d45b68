"""The fitted weights of the Card Game's outlook, read from data/weights.json into scratch buffers."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from carsonne.games.carson_city_cards.knowledge import feature_codes
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.kernel.fields import write

NOT_YET: Final = -1


def read() -> dict[str, Any]:
    """Read the file of weights."""
    path = files("carsonne.games.carson_city_cards").joinpath("data/weights.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def laid_out_flat(data: dict[str, Any]) -> list[int]:
    """Return the weights feature by feature, column by column, in ten-thousandths of a point; what is missing is 0."""
    points = data["features"]
    return [
        round(feature_codes.UNIT * points.get(feature, {}).get(column, 0.0))
        for feature in feature_codes.FEATURE_NAMES
        for column in feature_codes.COLUMN_NAMES
    ]


def settings(data: dict[str, Any]) -> list[int]:
    """Return the settings in their order."""
    named = [int(data["settings"][name]) for name in feature_codes.SETTING_NAMES]
    return named + [0] * (feature_codes.SETTINGS - len(named))


def scratch(data: dict[str, Any] | None = None) -> Scratch:
    """Make scratch buffers with these weights, or with those of the package."""
    found = read() if data is None else data
    new = Scratch(0)
    write(new, "weight", laid_out_flat(found))
    write(new, "setting", settings(found))
    new.rounds_left = NOT_YET
    return new
