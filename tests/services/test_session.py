"""The tests' servers are their own, and end with the session."""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
from redis.asyncio import Redis

from tests.processes import started
from tests.services.session import FOLDER, ROOT, address

ELSEWHERE = """
from tests.services.session import Session, address
session = Session()
print(session.folder, address("redis"), address("postgres"), flush=True)
input()
session.end()
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_they_answer_at_one_address_for_the_whole_session() -> None:
    connection = await asyncpg.connect(f"{address('postgres')}/postgres")
    folder = await connection.fetchval("SHOW data_directory")
    await connection.close()
    assert str(folder).startswith(os.environ[FOLDER])
    redis = Redis.from_url(address("redis"))
    assert str((await redis.config_get("dir"))["dir"]).startswith(os.environ[FOLDER])
    await redis.aclose()
    assert (address("postgres"), address("redis")) == (address("postgres"), address("redis"))


@pytest.mark.parametrize("end", ["orderly", "killed"])
def test_nothing_of_a_session_outlives_it(end: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != FOLDER}
    with started([sys.executable, "-c", ELSEWHERE], cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        place, *addresses = process.stdout.readline().split()
        folder = Path(place)
        keepers = [(folder / f"{name}.kept").open() for name in ("redis", "postgres")]
        if end == "killed":
            process.send_signal(signal.SIGKILL)
        process.communicate("\n")
    for kept in keepers:
        with kept:
            fcntl.flock(kept, fcntl.LOCK_EX)  # until the keeper has gone
    assert not folder.exists()
    for url in addresses:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", urlsplit(url).port or 0))
