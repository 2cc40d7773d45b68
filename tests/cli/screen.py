"""A terminal of a certain size with a game in it, as a person has it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from types import TracebackType

PATIENCE = 60
"""Seconds until a game has to have asked."""
CODES = re.compile(r"\x1b\[[0-9;]*m")


class Screen:
    """`with Screen("play", "carcassonne") as screen: screen.type("1")`."""

    def __init__(self, *arguments: str, rows: int = 24, columns: int = 80) -> None:
        self.rows, self.columns = rows, columns
        self.head, tail = pty.openpty()
        fcntl.ioctl(tail, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
        command = [sys.executable, "-m", "carsonne", *arguments]
        self.game = subprocess.Popen(command, stdin=tail, stdout=tail, stderr=tail, env=environment)
        os.close(tail)

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.game.kill()
        self.game.wait()
        os.close(self.head)

    def until(self, prompt: str) -> str:
        """Return what appears until a prompt stands at the end, without colours."""
        text = ""
        while not text.endswith(prompt):
            ready, _, _ = select.select([self.head], [], [], PATIENCE)
            assert ready, f"no {prompt!r} after {text[-500:]!r}"
            text += CODES.sub("", os.read(self.head, 65536).decode(errors="replace")).replace("\r\n", "\n")
        return text

    def type(self, line: str, prompt: str = "Ann: ") -> str:
        """Type a line; what appears until the next question, without the line itself."""
        os.write(self.head, f"{line}\n".encode())
        return self.until(prompt).partition("\n")[2]
