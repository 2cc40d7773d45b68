"""Sites for the tests: SQLite with one process, PostgreSQL and Redis with two."""

import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from carsonne.kernel.dealer import SEED_BYTES, Dealer
from tests.server.guest import Guest
from tests.server.sites import Site

Arrive = Callable[..., Awaitable[Guest]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal games that begin in a test itself alike too, so that a seat is always asked something at first."""
    begin = Dealer.__init__

    def same(self: Dealer, seed: bytes | None = None, salt: str = "") -> None:
        begin(self, bytes(SEED_BYTES) if seed is None else seed, salt)

    monkeypatch.setattr(Dealer, "__init__", same)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """Run a site in both forms. Any error in its log fails the test."""
    with Site(request.param, 1 if request.param == "sqlite" else 2) as site:
        yield site
        for process in site.processes:
            assert process.end() in (0, -signal.SIGTERM)  # uvicorn passes the signal on after an orderly end
        assert '"level": "error"' not in site.logged(), site.logged()


@pytest.fixture
async def arrive(site: Site) -> AsyncIterator[Arrive]:
    """Make new guests, who use the processes of the site in turn."""
    guests: list[Guest] = []

    async def new(name: str) -> Guest:
        guest = await Guest(site.bases[len(guests) % len(site.bases)]).arrive(name)
        guests.append(guest)
        return guest

    yield new
    for guest in guests:
        await guest.close()
