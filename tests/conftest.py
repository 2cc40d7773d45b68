"""Rules for the whole test session: compiled rules must be up to date, and servers end with the session.

`--game` tests any other game.
"""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

import carsonne
from carsonne.kernel import parity
from tests import durations, quick
from tests.services.session import Session

# Property tests look for bugs, not for slowness on a busy machine.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the game for tests/test_conformance.py, and a choice of tests for the inner loop."""
    seconds = {"nargs": "?", "type": float, "const": quick.LIMIT, "metavar": "SECONDS"}
    parser.addoption("--quick", **seconds, help="run the quickest tests, as many as fit into a minute")
    parser.addoption("--game", metavar="PACKAGE.MODULE:NAME", help="check the conformance of this game alone")


def pytest_configure(config: pytest.Config) -> None:
    """Report a game that cannot be found before collecting any tests."""
    asked = config.getoption("--game")
    try:
        if asked:
            parity.named_game(asked)
    except (ImportError, AttributeError, ValueError) as error:
        raise pytest.UsageError(f"--game {asked}: {error}") from None
    known = durations.known()
    config.pluginmanager.register(durations.Stopwatch(known))
    if config.getoption("--quick") is not None:
        config.pluginmanager.register(quick.plugin(config, known))
    if not hasattr(config, "workerinput"):  # a worker of pytest-xdist has it
        config.add_cleanup(Session().end)


def pytest_sessionstart() -> None:
    """Ask for `make setup` instead of testing outdated rules."""
    root = Path(carsonne.__file__).parent
    old = [Path(stem).relative_to(root).as_posix() for stem in carsonne.outdated()]
    if old:
        pytest.exit(f"{', '.join(old)} changed since it was compiled: run `make setup`, or set CARSONNE_PURE=1", 3)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Make Ctrl-C work here and in processes started from here: shells let background jobs ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """Reset logging: a command run in this process logs to a stream that is closed after the test."""
    yield
    structlog.reset_defaults()
