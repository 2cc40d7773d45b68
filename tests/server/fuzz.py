"""Hostile bytes made from the message types: every request and every socket message gets an answer with a code.

    python -m tests.server.fuzz [--count 1000000] [--seed 1]

Values are made from the msgspec types that the server reads, then spoilt: wrong types, numbers without end, text that
is none, nesting, bytes. If the server does not answer as it should, the error says what was sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from carsonne.server.protocol import history, messages, payloads
from tests.server.guest import Guest
from tests.server.sites import Site

PIPES = 6
"""Connections that send at the same time."""
PIECE = 10_000
"""Messages between two lines of progress."""
GOOD_WORDS = ["x", "Ada", "carcassonne", "carson-city", "fair", "random", "me", "bot", "open"]
WORDS = [*GOOD_WORDS, "", "\u0000", "\ud800", "\u202e", "\U000103ff" * 50]
NUMBERS = [0, 1, -1, 15, 16, 2**31, 2**63, 2**64, -(2**70), 10**400, 0.5, -0.0, 1e308]
DEEP = [b"[" * 60_000, b'{"a":' * 9000]
RAW = [*DEEP, b"NaN", b"Infinity", b"-", b"1e999", b'"\xff\xfe"', b'"\\ud800"', b'"\\u0000"', b"", b"\x00"]
TEXTS = ["{", "{}", '{"a":' + "[" * 50_000, '{"format":1}', "[" * 1000, "5 players\n", "\ud800", "1" * 5000, "{1e999"]
"""Records and positions that are none."""
PIECES = [b"%ff", b"%00", b"%", b"-1", b"9" * 40, b"..%2f..", b"NaN", b"\xc3\x28", b"a=b&a", b"[", b"\x80\x7f"]
HEADERS = [b"cookie", b"accept-encoding", b"origin", b"x", b"range", b"expect", b"content-type"]
PATHS: list[tuple[str, str, type | None]] = [
    ("POST", "/api/me", payloads.NewMe),
    ("POST", "/api/tables", payloads.NewTable),
    ("POST", "/api/check", history.Check),
    ("POST", "/api/score", history.Score),
    ("POST", "/api/tables/{table}/join", payloads.Join),
    ("POST", "/api/tables/{table}/leave", None),
    ("POST", "/api/tables/{table}/nonce", payloads.NewNonce),
    ("POST", "/api/tables/{table}/start", payloads.Start),
    ("PUT", "/api/tables/{table}/seats/{number}", payloads.SeatSettings),
    ("POST", "/api/tables/{table}/resign", payloads.SeatRef),
    ("POST", "/api/tables/{table}/abandon", payloads.Abandon),
    ("POST", "/api/tables/{table}/stand-in", payloads.StandIn),
    ("POST", "/api/tables/{table}/return", payloads.SeatRef),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/why-not", history.Tried),
    ("POST", "/api/tables/{table}/read", payloads.ReadOn),
    ("POST", "/api/lessons/{table}/{table}", None),
    ("GET", "/api/lessons/{table}/{table}", None),
    ("GET", "/api/games/{table}/overview", None),
    ("GET", "/api/tables/{table}/results", None),
    ("GET", "/api/tables/{table}/reviews", None),
    ("GET", "/api/me", None),
    ("GET", "/api/lobby", None),
    ("GET", "/api/site", None),
    ("GET", "/api/tables/{table}/watchers", None),
    ("GET", "/api/tables/{table}", None),
    *[("GET", f"/api/tables/{{table}}/{what}", None) for what in ("view", "history", "survey", "position", "explain")],
    ("GET", "/api/tables/{table}/at/{number}", None),
    ("GET", "/api/tables/{table}/reel/{number}", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/fairness", None),
    ("GET", "/assets/{table}", None),
]


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a struct."""
    return msgspec.structs.fields(kind)


class Spoiler:
    """Makes values of a type, most of them wrong in some place."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def value(self, kind: Any) -> Any:
        """Make a value of a type, or now and then of another."""
        rng = self.rng
        if rng.random() < 0.12:
            return rng.choice([None, True, [], {}, rng.choice(WORDS), rng.choice(NUMBERS), [[]], {"": None}])
        origin = get_origin(kind)
        if origin is Annotated:
            return self.value(get_args(kind)[0])
        if origin in (Union, UnionType):
            return self.value(rng.choice(get_args(kind)))
        if origin is Literal:
            return rng.choice(get_args(kind))
        if origin is list:
            return [self.value(get_args(kind)[0]) for _ in range(rng.choice([0, 1, 2, 3, 40]))]
        if origin is dict:
            return {rng.choice(WORDS): self.value(Any) for _ in range(rng.randrange(4))}
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.struct(kind)
        return self.plain(kind)

    def struct(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        """Make the fields of a struct, sometimes without one or with one more."""
        rng, config = self.rng, kind.__struct_config__
        made = {one.encode_name: self.field(one) for one in fields(kind) if rng.random() < 0.85}
        if config.tag is not None:
            made[config.tag_field or "type"] = config.tag
        if rng.random() < 0.05:
            made[rng.choice(WORDS)] = rng.choice(NUMBERS)
        return made

    def field(self, one: msgspec.structs.FieldInfo) -> Any:
        """Make a field; those that hold whole texts get texts."""
        if one.name in ("record", "position", "text") and self.rng.random() < 0.6:
            return self.rng.choice(TEXTS)
        return self.value(one.type)

    def plain(self, kind: Any) -> Any:
        """Make a value of a simple type."""
        made: dict[Any, list[Any]] = {bool: [True, False], int: NUMBERS, float: NUMBERS, str: WORDS, type(None): [None]}
        return self.rng.choice(made.get(kind, [*WORDS, *NUMBERS, {}, []]))

    def body(self, kind: Any) -> bytes:
        """Encode a message of a type, and perhaps spoil the bytes as well."""
        rng = self.rng
        if rng.random() < 0.03:
            return rng.choice(RAW)
        text = json.dumps(self.value(kind), ensure_ascii=rng.random() < 0.5, allow_nan=True)
        data = text.encode("utf-8", "surrogatepass")
        if rng.random() < 0.2 and data:
            at = rng.randrange(len(data))
            inserted = rng.choice([rng.randbytes(2), rng.choice(RAW)[:300]])
            data = rng.choice([data[:at], data[:at] + inserted + data[at:]])
        return data

    def words(self) -> bytes:
        """Make a piece of an address or of a header's value: anything but the end of the line."""
        piece = self.rng.choice([self.rng.randbytes(6), *PIECES])
        return bytes(byte for byte in piece if byte not in b"\r\n")


class Requests:
    """Sends spoilt requests on one connection, one after the other."""

    def __init__(self, base: str, table: str, cookie: str, token: str, seed: int) -> None:
        self.at = urlsplit(base)
        self.table, self.cookie, self.token = table, cookie, token
        self.spoiler = Spoiler(seed)
        self.seen: Counter[str] = Counter()

    def request(self) -> bytes:
        """Make the bytes of a request."""
        rng, spoil = self.spoiler.rng, self.spoiler
        method, path, kind = rng.choice(PATHS)
        address = path.replace("{number}", str(rng.choice([0, 1, 7, -1]))).encode()
        address = address.replace(b"{table}", self.table.encode() if rng.random() < 0.85 else spoil.words())
        if path.endswith("/explain"):
            address += b"?at=" + spoil.words()  # what it answers takes a bot's time
        elif rng.random() < 0.3:
            address += b"?" + rng.choice([b"seat=", b"at=", b""]) + spoil.words()
        body = b"" if method == "GET" else spoil.body(kind if kind is not None else rng.choice([payloads.Join, Any]))
        head = [b"%s %s HTTP/1.1" % (method.encode(), address), b"host: x", b"content-type: application/json"]
        head += [f"cookie: {self.cookie}".encode(), f"x-csrftoken: {self.token}".encode()]
        if rng.random() < 0.1:
            head.append(rng.choice(HEADERS) + b": " + spoil.words())
        head.append(b"content-length: %d" % len(body))
        return b"\r\n".join([*head, b"", body])

    async def run(self, count: int) -> None:
        """Send `count` requests, and check every answer."""
        reader, writer = await asyncio.open_connection(self.at.hostname, self.at.port)
        for _ in range(count):
            sent = self.request()
            writer.write(sent)
            status, keep, body = await read_answer(reader, sent)
            self.check(status, body, sent)
            if not keep:
                writer.transport.abort()
                reader, writer = await asyncio.open_connection(self.at.hostname, self.at.port)
        writer.transport.abort()

    def check(self, status: int, body: bytes, sent: bytes) -> None:
        """Check for an answer, or a refusal with a code."""
        if status >= 400:
            found = json.loads(body)
            assert status < 500, (status, body, sent[:2000])
            assert found["code"], (status, body, sent[:2000])
            assert found["detail"], (status, body, sent[:2000])
            self.seen[found["code"]] += 1
        else:
            self.seen[str(status)] += 1


async def read_answer(reader: asyncio.StreamReader, sent: bytes) -> tuple[int, bool, bytes]:
    """Return the status of an answer, whether the connection goes on, and the body."""
    async with asyncio.timeout(120):
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            while head.startswith(b"http/1.1 100 "):
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
        except asyncio.IncompleteReadError as error:
            raise AssertionError(f"no answer but {error.partial!r} to {sent[:2000]!r}") from None
        fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        body = await reader.readexactly(int(fields.get(b"content-length", b"0")))
    if b"gzip" in fields.get(b"content-encoding", b""):
        body = b"{}"
    return int(head.split(b" ")[1]), b"close" not in fields.get(b"connection", b""), body


class Talker:
    """Sends spoilt messages on the socket of a table."""

    def __init__(self, base: str, table: str, cookie: str, seed: int) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        self.cookie = cookie
        self.spoiler = Spoiler(seed)
        self.seen: Counter[str] = Counter()
        self.unread: list[dict[str, Any]] = []

    async def run(self, count: int) -> None:
        """Send `count` messages; each is answered. Text that is not UTF-8 closes a socket, so it is sent as bytes."""
        cookie = {"cookie": self.cookie}
        async with websockets.connect(
            self.address, additional_headers=cookie, compression=None, max_size=None
        ) as socket:
            await socket.send('{"type":"hello"}')
            await self.answer(socket)
            for _ in range(count):
                data = self.spoiler.body(self.spoiler.rng.choice(messages.CLIENT_MESSAGES))
                try:
                    await socket.send(data.decode())
                except UnicodeDecodeError:
                    await socket.send(data)
                try:
                    self.seen[await self.answer(socket)] += 1
                except websockets.ConnectionClosed as error:
                    raise AssertionError(f"the socket was closed: {error} after {data[:2000]!r}") from None

    async def answer(self, socket: ClientConnection) -> str:
        """Return the type of the next answer, or the code of a refusal; the view that follows a refusal is skipped."""
        while True:
            message = await self.next_message(socket)
            if message["type"] == "refused":
                while (await self.next_message(socket))["type"] != "view":
                    pass
                return str(message["code"])
            if message["type"] in ANSWERS:
                return str(message["type"])

    async def next_message(self, socket: ClientConnection) -> dict[str, Any]:
        """Return the next message, which may have come in a list: one of the hellos has asked for that."""
        if not self.unread:
            async with asyncio.timeout(120):
                said = json.loads(await socket.recv())
            self.unread = said if isinstance(said, list) else [said]
        return self.unread.pop(0)


ANSWERS = ("welcome", "view", "ack", "pong")


async def fuzz(site: Site, count: int, seed: int, say: Callable[[str], None] = print) -> Counter[str]:
    """Send `count` hostile requests and messages to a site; return the number of answers by code."""
    base = site.bases[0]
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        table = str((await ada.table({"kind": "me"}, {"kind": "guest"}))["id"])
        await ada.post(f"/api/tables/{table}/start", {})
        cookie = "; ".join(f"{one.name}={one.value}" for one in ada.http.cookies.jar)
        token = str(ada.http.cookies["csrftoken"])
        workers: list[Requests | Talker] = [Requests(base, table, cookie, token, seed + n) for n in range(PIPES // 2)]
        workers += [Talker(base, table, ("", cookie)[n % 2], seed + 100 + n) for n in range(PIPES // 2)]
        start = time.perf_counter()
        await asyncio.gather(*(worker.run(count // PIPES + 1) for worker in workers))
        say(f"{count:,} in {time.perf_counter() - start:.1f} s")
        assert (await ada.get("/api/me"))["player"]["id"] == ada.id
    return sum((worker.seen for worker in workers), Counter[str]())


def _quiet(sentence: str) -> None:
    """Say nothing: the counter tells how far it is."""


def main() -> None:
    """Send `count` in pieces, each at a table of its own, and print what was answered."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found: Counter[str] = Counter()
    with Site("sqlite", 1) as site:
        for done in range(0, args.count, PIECE):
            found += asyncio.run(fuzz(site, min(PIECE, args.count - done), args.seed + done, _quiet))
            print(f"\r{min(args.count, done + PIECE):,} of {args.count:,}", end="", flush=True)
        errors = site.logged().count('"level": "error"')
    print()
    print(", ".join(f"{code} {number:,}" for code, number in found.most_common()))
    print(f"{errors} errors in the log")


if __name__ == "__main__":
    main()
