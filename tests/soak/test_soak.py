"""A short soak with every fault once, in a fixed order."""

from __future__ import annotations

import pytest

from tests.soak.soak import Plan, soak

FAULTS = ("worker", "redis", "sockets", "bots", "pause", "postgres", "supervisor")


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_every_fault_once_and_nothing_is_lost() -> None:
    said: list[str] = []
    found = await soak(Plan(600, tables=4, faults=FAULTS, quiet=(0.5, 1.0), rounds=1), said.append)
    assert found.problems == []
    assert dict(found.faults) == dict.fromkeys(FAULTS, 1)
    assert found.acknowledged >= len(FAULTS)
    assert len(said) == len(FAULTS)
