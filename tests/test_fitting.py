"""How weights are fitted: deals that can be repeated, and the regression of the Card Game."""

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from carsonne.games.carson_city_cards.knowledge import feature_codes
from scripts.fitting import carcassonne, carson_city, carson_city_cards


@pytest.mark.parametrize("plugin", [carcassonne, carson_city])
def test_the_same_deals_give_the_same_results_and_other_weights_others(plugin: ModuleType) -> None:
    weights = plugin.load()
    results = plugin.measure(weights, 0, 4)
    assert results == plugin.measure(weights, 0, 4)
    assert results != plugin.measure({name: value / 2 for name, value in weights.items()}, 0, 4)


def at_the_start(columns: dict[str, float]) -> float:
    """Return what a feature is worth at the start of the second era."""
    return columns["second_era"] + columns["second_squared"]


def test_the_regression_finds_the_weights_that_made_the_points(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    features = rng.integers(0, 5, (4000, feature_codes.FEATURES))
    left = rng.integers(1, 18, 4000)
    house, bids = feature_codes.FEATURE_NAMES.index("house"), feature_codes.FEATURE_NAMES.index("bids")
    second = np.minimum(left, 9) / 9
    gained = 2.0 * features[:, house] * second + 0.5 * features[:, bids]
    np.savez(tmp_path / "0.npz", left=left, gained=gained, features=features)
    points, figures = carson_city_cards.regress([tmp_path / "0.npz"])
    assert abs(at_the_start(points["house"]) - 2.0) < 0.1
    assert abs(points["bids"]["flat"] - 0.5) < 0.01
    assert abs(at_the_start(points["church"])) < 0.1
    assert figures["explained"] > 0.99
