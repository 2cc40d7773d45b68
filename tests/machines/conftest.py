"""Several machines take minutes, so their test is collected with CARSONNE_THOROUGH=1 only."""

from tests.thorough import THOROUGH

collect_ignore_glob = [] if THOROUGH else ["test_*.py"]
