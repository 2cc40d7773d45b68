"""A proxy of each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.deploy.proxies import PROXIES, Proxy, complaints

InFront = Callable[..., Proxy]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=PROXIES)
def in_front(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InFront]:
    """Start a proxy before the servers that are given; clients of this test trust its certificate."""
    with ExitStack() as stack:

        def start(*servers: str) -> Proxy:
            proxy = stack.enter_context(PROXIES[request.param](tmp_path, servers))
            monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
            return proxy

        yield start
    assert complaints(tmp_path) == []
