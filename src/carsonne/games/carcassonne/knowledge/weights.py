"""The fitted weights of the policy (data/weights.json), and scratch buffers with them."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from carsonne.games.carcassonne.knowledge.scales import CHANCES, ONE, OPENS
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes
from carsonne.kernel import fields

Weights = dict[str, float]
TO_DRAW: Final = codes.TILE_COUNT - 1


def load() -> Weights:
    """Read the weights in the data file, by name."""
    text = files("carsonne.games.carcassonne").joinpath("data/weights.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    weights: Weights = data["weights"]
    return weights


def scratch(weights: Weights) -> Scratch:
    """Make scratch buffers that judge by some weights."""
    o = Scratch(0)
    for type_ in ("city", "road"):
        rows = [cell_chances(weights, type_, str(opens)) for opens in range(1, OPENS + 1)]
        fields.write(o, f"{type_}_cell", [chance for row in rows for chance in row])
    fields.write(o, "around_cell", cell_chances(weights, "around", "1"))
    o.around_free = round(ONE * weights["around_free"])
    fields.write(o, "horizon", [round(ONE * (n / TO_DRAW) ** weights["horizon"]) for n in range(codes.TILE_COUNT)])
    fields.write(o, "city_paces", paces(weights, "city"))
    fields.write(o, "road_paces", paces(weights, "road"))
    fields.write(o, "free_shares", [min(share, ONE) for share in paces(weights, "free")])
    for name in ("city", "road", "field"):
        fields.write(o, f"{name}_join", cell_chances({**weights, "join_later": 0}, "join", name))
    fields.write(o, "supply_worth", supply_worths(weights))
    fields.write(o, "return_worth", by_type(weights, "return"))
    fields.write(o, "growth", by_type(weights, "growth"))
    return o


def cell_chances(weights: Weights, type_: str, opens: str) -> list[int]:
    """Return how probably a feature with some open ends is closed at a cell.

    First if tiles fit but none closes it, then by the tiles that do, two numbers to a tile.
    """
    pace, power = weights[f"{type_}_pace_{opens}"], weights[f"{type_}_power"]
    chances = [1 - exp(-pace * (n / 2) ** power) for n in range(CHANCES - 1)]
    chances[0] = weights[f"{type_}_later"]
    return [0, *(round(ONE * min(max(chance, 0), 1)) for chance in chances)]


def paces(weights: Weights, name: str) -> list[int]:
    """Return how something changes with the tiles to come: 1 at half time, unless a weight says otherwise."""
    first, change = weights.get(f"{name}_now", 1), weights[f"{name}_change"]
    return [round(ONE * first * exp(-change * (n - codes.TILE_COUNT / 2))) for n in range(codes.TILE_COUNT)]


def supply_worths(weights: Weights) -> list[int]:
    """Return what 0 to 7 followers at home are worth with all tiles to come: each less than the one before."""
    worths = [0.0]
    for n in range(codes.FOLLOWERS):
        worths.append(worths[-1] + weights["follower_first"] * weights["follower_decay"] ** n)
    return [round(worth) for worth in worths]


def by_type(weights: Weights, name: str) -> list[int]:
    """Return a weight for each type of feature, 0 where there is none."""
    names = {codes.CITY: "city", codes.ROAD: "road", codes.MONASTERY: "monastery", codes.FIELD: "field"}
    return [round(weights.get(f"{name}_{names[n]}", 0)) if n in names else 0 for n in range(codes.TYPES)]
