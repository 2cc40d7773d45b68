"""Frames that the server reads and writes itself are those of `websockets`, which is left everything unusual."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from carsonne.server.http.frames import Ruler, frame, whole_text
from tests.server.guest import Guest
from tests.server.sites import Site
from tests.server.test_flooding import Pipe, raw_socket, rest_of

SIZES = [0, 1, 125, 126, 127, 1_000, 65_535, 65_536]
PING = b'{"type":"ping"}'
PONG = b'{"type":"pong","version":0}'


def sent(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(kind, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_texts_are_framed_as_the_library_frames_them(size: int) -> None:
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_read(size: int) -> None:
    text = "".join(chr(97 + n % 26) for n in range(size))
    assert whole_text(sent(text.encode())) == text


def test_a_whole_text_may_have_any_letters() -> None:
    assert whole_text(sent("Żółw 🐢".encode())) == "Żółw 🐢"


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\x81", id="one byte"),
        pytest.param(sent(PING)[:-1], id="cut short"),
        pytest.param(sent(PING) + b"\x81", id="more than one"),
        pytest.param(sent(PING) + sent(PING), id="two"),
        pytest.param(sent(PING, fin=False), id="to be continued"),
        pytest.param(sent(PING, Opcode.CONT), id="continued"),
        pytest.param(sent(PING, Opcode.BINARY), id="bytes"),
        pytest.param(sent(PING, Opcode.PING), id="a ping"),
        pytest.param(Frame(Opcode.TEXT, PING).serialize(mask=False), id="no mask"),
        pytest.param(b"\xc1" + sent(PING)[1:], id="compressed"),
        pytest.param(sent(b"\xff\xfe"), id="not UTF-8"),
        pytest.param(b"\x81\xfe\x00\x00\x00\x00", id="no mask yet"),
        pytest.param(b"\x81\xff\x00\x00\x00\x00", id="no length yet"),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


def test_a_ruler_knows_where_frames_end_however_they_are_cut() -> None:
    rng = Random(4)
    sizes = [rng.choice([0, 3, 125, 126, 300, 70_000]) for _ in range(200)]
    frames = [sent(bytes(size), rng.choice([Opcode.TEXT, Opcode.BINARY])) for size in sizes]
    ends, at = {0}, 0
    for one in frames:
        at += len(one)
        ends.add(at)
    stream, ruler, at = b"".join(frames), Ruler(), 0
    while at < len(stream):
        cut = at + rng.choice([1, 1, 2, 5, 100, 2_000, next(end - at for end in sorted(ends) if end > at)])
        ruler.measure(stream[at:cut])
        at = min(cut, len(stream))
        assert ruler.is_even == (at in ends)
    assert ruler.is_even


# At a real server


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with Site("sqlite", 1) as site:
        yield site.bases[0]
        assert '"level": "error"' not in site.logged(), site.logged()


@asynccontextmanager
async def a_socket(base: str) -> AsyncIterator[Pipe]:
    """A socket of a table that waits for players, closed in the end."""
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        reader, writer = await raw_socket(base, str((await ada.table({"kind": "me"}, {"kind": "open"}))["id"]))
        yield reader, writer
        writer.transport.abort()


async def pongs(pipe: Pipe, pieces: list[bytes], count: int) -> None:
    """Send pieces, each on its own, and hear that so many pings were understood."""
    reader, writer = pipe
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.02)  # else the network would put them together again
    async with asyncio.timeout(20):
        for _ in range(count):
            assert await reader.readexactly(2 + len(PONG)) == frame(PONG)


@pytest.mark.anyio
async def test_messages_are_understood_in_whatever_pieces_they_come(base: str) -> None:
    one, long = sent(PING), sent(PING[:-1] + b" " * 3_000 + b"}")
    async with a_socket(base) as pipe:
        await pongs(pipe, [one, one], 2)
        await pongs(pipe, [one[:1], one[1:]], 1)
        await pongs(pipe, [one], 1)
        await pongs(pipe, [one + one[:7], one[7:], one], 3)
        await pongs(pipe, [long[:2_100], long[2_100:] + one[:3], one[3:], one], 3)
        await pongs(pipe, [sent(b"", Opcode.PONG), one], 1)
        await pongs(pipe, [sent(PING[:5], fin=False), sent(PING[5:], Opcode.CONT), one], 2)


@pytest.mark.anyio
async def test_what_looks_like_a_message_inside_another_is_not_one(base: str) -> None:
    inside = sent(PING)
    outside = bytes([0x82, 0x80 | len(inside) + 2, 0, 0, 0, 0]) + b"xx"  # bytes to come, with a mask of zeros
    async with a_socket(base) as (reader, writer):
        for piece in (outside, inside, sent(PING)):
            writer.write(piece)
            await asyncio.sleep(0.05)
        async with asyncio.timeout(20):
            heard = await reader.readuntil(frame(PONG))
        assert heard.count(b'"type":"refused","id":null,"code":"bad_request"') == 1
        assert heard.count(PONG) == 1


@pytest.mark.anyio
async def test_a_text_amid_another_closes_the_socket_as_the_standard_says(base: str) -> None:
    async with a_socket(base) as (reader, writer):
        writer.write(sent(b"{", fin=False))
        await asyncio.sleep(0.05)
        writer.write(sent(PING))
        heard = await rest_of(reader)
        assert frame(PONG) not in heard
        assert heard.startswith(b"\x88")
        assert int.from_bytes(heard[2:4]) == 1002
