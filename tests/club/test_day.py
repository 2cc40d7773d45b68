"""A whole day of a club, with an upgrade, a backup and a restore, loses nothing and nobody."""

from __future__ import annotations

import pytest

from tests.club.day import Plan, day
from tests.thorough import THOROUGH

if THOROUGH:  # it takes a minute

    @pytest.mark.anyio
    @pytest.mark.parametrize("anyio_backend", ["asyncio"])
    async def test_a_day_loses_nothing_and_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SSL_CERT_FILE", "")  # the day sets its own
        plan = Plan(moves=200)
        found = await day(plan, print)
        assert (found.lost, found.strangers) == ([], [])
        assert "all of them replay as they were played" in found.checked
        assert found.moves >= 4 * plan.moves
