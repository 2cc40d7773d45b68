"""An external program that is asked for moves, line by line; see docs/bot-protocol.md.

This module keeps the conversation going within its time limits, whatever the program does.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any

import msgspec

from carsonne.locales import Message, message

LONGEST = 1 << 20
"""Bytes of an answer; a longer one is nonsense."""
PATIENCE = 2.0
"""Seconds that a program has to end after it was asked to."""


class Silence(Exception):
    """The program gave no answer that could be used."""

    def __init__(self, said: Message) -> None:
        """Say why, in words that go on after the name of the bot."""
        super().__init__(said)
        self.said = said


class Program:
    """A running program. Two threads move the lines, so that a program that hangs holds up nobody."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise Silence(message("bot-fault-start", why=str(error))) from None
        self.said: SimpleQueue[bytes] = SimpleQueue()
        self.to_say: SimpleQueue[bytes] = SimpleQueue()
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        Thread(target=_listen, args=(self.process.stdout, self.said), daemon=True).start()
        Thread(target=_speak, args=(self.process.stdin, self.to_say), daemon=True).start()

    def tell(self, what: object) -> None:
        """Send one line."""
        self.to_say.put(msgspec.json.encode(what) + b"\n")

    def answer(self, kind: str, until: float, number: int | None = None) -> dict[str, Any]:
        """Return the next message of a kind, about a question if it has a number; ignore what else it says."""
        while True:
            line = self._line(until)
            if not line.endswith(b"\n"):
                raise Silence(message("bot-fault-long") if line else self._end())
            found = _object(line)
            if found.get("type") == kind and number in (None, found.get("id")):
                return found

    def _line(self, until: float) -> bytes:
        try:
            return self.said.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Silence(message("bot-fault-late")) from None

    def _end(self) -> Message:
        try:
            return message("bot-fault-ended", status=str(self.process.wait(PATIENCE)))
        except subprocess.TimeoutExpired:
            return message("bot-fault-closed")

    def close(self) -> None:
        """Ask the program to end, and end it if it does not."""
        self.tell({"type": "quit"})
        self.to_say.put(b"")
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End the program immediately."""
        self.process.kill()
        self.process.wait()
        self.to_say.put(b"")


def _object(line: bytes) -> dict[str, Any]:
    """Parse a line as an object; anything else is nonsense."""
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Silence(message("bot-fault-json", line=repr(line[:60]))) from None


def _listen(pipe: IO[bytes], said: SimpleQueue[bytes]) -> None:
    """Read lines until the program closes its output; then an empty one."""
    with pipe:
        while line := pipe.readline(LONGEST):
            said.put(line)
    said.put(b"")


def _speak(pipe: IO[bytes], to_say: SimpleQueue[bytes]) -> None:
    """Write lines until there is an empty one, or nobody to read them."""
    try:
        with pipe:
            while line := to_say.get():
                pipe.write(line)
                pipe.flush()
    except OSError:
        pass  # the program has ended; whatever waits for its answer learns that from its output
