"""Building the standalone folder takes minutes, so its tests are collected with CARSONNE_THOROUGH=1 only."""

from tests.thorough import THOROUGH

collect_ignore_glob = [] if THOROUGH else ["test_*.py"]
