"""No client can stop the game for others: floods of frames, crowds of watchers, and connections that say nothing."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from carsonne.server.config import Config
from carsonne.server.http.admission import Admission, address_of
from carsonne.server.live.clients import Bucket
from tests.server.guest import Guest
from tests.server.sites import Site, running

pytestmark = pytest.mark.anyio
FRAMES = 40_000
ATTACKER, OTHER = "127.0.1.1", "127.0.1.2"
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(base: str, source: str = ATTACKER) -> Pipe:
    at = urlsplit(base)
    return await asyncio.open_connection(at.hostname, at.port, local_addr=(source, 0))


async def raw_socket(base: str, table: str, source: str = ATTACKER) -> Pipe:
    """Open a table's socket without a library, which would be too polite."""
    reader, writer = await connect(base, source)
    head = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\n{head}{key}\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(data: bytes, kind: int = 1) -> bytes:
    """Make a short frame as a client sends it, with a mask of zeros."""
    return bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """Read everything until the server closes the connection."""
    heard = b""
    async with asyncio.timeout(60):
        try:
            while more := await reader.read(65536):
                heard += more
        except ConnectionError:
            pass
    return heard


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    """Run a server with small limits."""
    small: dict[str, Any] = {"watchers_a_table": 6, "watchers_an_address": 4, "connections_an_address": 30}
    with Site("sqlite", 1, messages_a_second=20.0, head_seconds=1.0, body_seconds=1.0, **small) as site:
        yield site.bases[0]
        assert '"level": "error"' not in site.logged(), site.logged()


@asynccontextmanager
async def a_game(base: str) -> AsyncIterator[tuple[Guest, str]]:
    """Start a game of one person at their own screen."""
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        table = str((await ada.table({"kind": "me"}, {"kind": "guest"}))["id"])
        await ada.post(f"/api/tables/{table}/start", {})
        yield ada, table


@pytest.mark.parametrize("kind", [1, 9], ids=["messages", "pings"])
async def test_a_burst_of_frames_is_cut_off_and_others_are_answered_meanwhile(base: str, kind: int) -> None:
    async with a_game(base) as (ada, table):
        reader, writer = await raw_socket(base, table)
        usual = await times(ada)
        hearing = asyncio.create_task(rest_of(reader))  # immediately: what is unread when the connection is cut is lost
        writer.write(frame(b'{"type":"hello"}') + frame(b"x", kind) * FRAMES)
        meanwhile = await times(ada)
        heard = await hearing
        writer.transport.abort()
    assert heard.count(b'"type":"view"') < FRAMES / 100  # only what was not too fast is answered with a view
    assert kind == 9 or b'"type":"bye","code":"too_fast"' in heard
    assert max(meanwhile) < 10 * max(usual) + 1  # without yielding, several seconds


async def times(guest: Guest) -> list[float]:
    """Measure how long some small requests take, one after the other."""
    found = []
    for _ in range(10):
        start = time.perf_counter()
        await guest.get("/api/me")
        found.append(time.perf_counter() - start)
    return found


async def test_watchers_cannot_lock_players_out(base: str) -> None:
    async with a_game(base) as (ada, table):
        pipes = [await raw_socket(base, table) for _ in range(5)]
        pipes += [await raw_socket(base, table, OTHER) for _ in range(3)]
        answers = [await first_words(pipe) for pipe in pipes]
        assert answers == ["welcome"] * 4 + ["too_many"] + ["welcome"] * 2 + ["too_many"]
        async with ada.at(table) as a:
            assert a.told[0]["type"] == "welcome"
        for _, writer in pipes:
            writer.transport.abort()


async def test_a_socket_has_no_deadline_for_its_request(base: str) -> None:
    async with a_game(base) as (ada, table), ada.at(table) as a:
        await asyncio.sleep(1.2)  # longer than the head and the body of a request may take
        await a.say(type="ping")
        await a.hears("pong")
        assert not a.closed


async def first_words(pipe: Pipe) -> str:
    """Return what a socket hears first: a welcome, or why not."""
    reader, writer = pipe
    writer.write(frame(b'{"type":"hello"}'))
    async with asyncio.timeout(60):
        head = await reader.readexactly(2)
        size = head[1] if head[1] < 126 else int.from_bytes(await reader.readexactly(2 if head[1] == 126 else 8))
        message = json.loads(await reader.readexactly(size))
    return str(message.get("code", message["type"]))


async def test_silent_and_slow_connections_are_closed(base: str) -> None:
    silent = [await connect(base) for _ in range(20)]
    slow_head, slow_body, empty_lines = [await connect(base) for _ in range(3)]
    slow_head[1].write(b"GET /api/me HTTP/1.1\r\nhost: x\r\n")
    slow_body[1].write(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
    empty_lines[1].write(b"\r\n")
    assert [await rest_of(reader) for reader, _ in (*silent, empty_lines)] == [b""] * 21
    assert (await rest_of(slow_head[0])).startswith(b"HTTP/1.1 408 ")
    assert (await rest_of(slow_body[0])).startswith(b"HTTP/1.1 403 ")  # without a token nobody waits for the body
    for _, writer in (*silent, slow_head, slow_body, empty_lines):
        writer.transport.abort()


async def test_one_address_cannot_take_all_connections(base: str) -> None:
    pipes = [await connect(base, "127.0.1.3") for _ in range(31)]
    assert await rest_of(pipes[-1][0]) == b""
    async with httpx.AsyncClient(base_url=base, timeout=60) as somebody_else:
        assert (await somebody_else.get("/api/me")).status_code == 200
    for _, writer in pipes:
        writer.transport.abort()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET /api/me HTTP/1.1\r\nx: " + b"y" * 100_000, b"431"),
        (b"GET /api/me HTTP/1.1\r\nx: " + b"y" * 70_000 + b"\r\n\r\n", b"431"),
        (b"GET /api/me HTTP/1.1\r\n" + b"x: y\r\n" * 3_000 + b"\r\n", b"431"),
        (b"GET /" + b"y" * 40_000 + b" HTTP/1.1\r\n\r\n", b"431"),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n" * 5000, b"400"),
        (b"\x16\x03\x01 hello\r\n\r\n", b"400"),
        (b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n", b"400"),
        (b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n", b"400"),
        (b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n", b"400"),
        (b"GET /api/\xff HTTP/1.1\r\nhost: x\r\n\r\n", b"400"),
    ],
    ids=[
        "endless head",
        "long line",
        "many lines",
        "long address",
        "many in a row",
        "not HTTP",
        "negative",
        "two lengths",
        "no chunk",
        "not ASCII",
    ],
)
async def test_requests_without_measure_are_refused(base: str, sent: bytes, status: bytes) -> None:
    reader, writer = await connect(base)
    writer.write(sent)
    answer = await rest_of(reader)
    writer.transport.abort()
    assert b"HTTP/1.1 " + status in answer
    assert b'{"code":"' in answer


async def test_invalid_texts_close_the_socket_and_leave_no_trace_in_the_log() -> None:
    async with running("sqlite", 1) as site, a_game(site.bases[0]) as (_, table):
        before = site.logged()
        for _ in range(5):
            reader, writer = await raw_socket(site.bases[0], table)
            writer.write(2 * frame(b"\xff\xfe"))
            assert await rest_of(reader) == b"\x88\x02\x03\xef", "it is closed, with the code for this mistake"
            writer.transport.abort()
        assert site.logged() == before


class Quiet:
    """A connection that says nothing."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_the_oldest_silent_connection_makes_room() -> None:
    admission = Admission(Config("", connections_an_address=100), files=0)
    first, second, *others = [Quiet() for _ in range(admission.most)]
    assert all(admission.admit(one, f"10.0.0.{number}") for number, one in enumerate((first, second, *others)))
    admission.heard(first)
    assert admission.admit(Quiet(), "10.1.0.1")
    assert (first.aborted, second.aborted) == (False, True)


def test_a_proxy_may_have_any_number_of_connections() -> None:
    admission = Admission(Config("", connections_an_address=1, proxies=["10.0.0.0/8"]), files=1000)
    assert all(admission.admit(Quiet(), "10.0.0.1") for _ in range(5))
    assert [admission.admit(Quiet(), "192.0.2.1") for _ in range(2)] == [True, False]


def test_an_ipv6_household_counts_as_one_address() -> None:
    assert address_of("2001:db8::1") == address_of("2001:db8::ffff") != address_of("2001:db8:0:1::1")
    assert address_of("::ffff:192.0.2.1") == address_of("192.0.2.1") != address_of("192.0.2.2")
    assert address_of(None) != address_of("x")


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(rate=0.5, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert 1.9 < bucket.wait() <= 2
