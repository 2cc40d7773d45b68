"""The regression that fits the Card Game's weights."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np

from carsonne.games.carson_city_cards.knowledge import feature_codes


def plugin() -> ModuleType:
    path = Path(__file__).parent.parent / "scripts/fitting/carson_city_cards.py"
    spec = importlib.util.spec_from_file_location("fitting_carson_city_cards", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
    points, figures = plugin().regress([tmp_path / "0.npz"])
    assert abs(at_the_start(points["house"]) - 2.0) < 0.1
    assert abs(points["bids"]["flat"] - 0.5) < 0.01
    assert abs(at_the_start(points["church"])) < 0.1
    assert figures["explained"] > 0.99
