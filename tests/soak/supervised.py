"""A server with several workers under one supervisor, on a port that it keeps across restarts."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec

from carsonne.server.config import Config
from tests.services.keeper import free_port

WORKERS = 2
PATIENCE = 240.0
"""Seconds to start in, on a busy machine."""
# Ends with the process that started it.
CODE = """
import os, signal, sys, threading, msgspec
from carsonne.server.config import Config
from carsonne.server.main import serve
if __name__ == "__main__":
    threading.Thread(target=lambda: os.read(0, 1) or os.kill(os.getpid(), signal.SIGTERM), daemon=True).start()
    config = msgspec.json.decode(sys.argv[1], type=Config)
    serve(port=int(sys.argv[2]), redis=config.redis, workers=int(sys.argv[3]), config=config)
"""


class Supervised:
    """The server."""

    def __init__(self, config: Config, log: Path) -> None:
        self.config = config
        self.log = log
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.popen: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The supervisor's process id."""
        assert self.popen is not None
        return self.popen.pid

    def start(self) -> None:
        """Start it and wait until it answers. The port may still be taken for a moment by workers that are ending."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.popen is None or self.popen.poll() is not None:
                self._launch()
            try:
                if httpx.get(f"{self.base}/healthz", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def _launch(self) -> None:
        self._close()
        words = [sys.executable, "-c", CODE, msgspec.json.encode(self.config).decode(), str(self.port), str(WORKERS)]
        with self.log.open("ab") as log:
            self.popen = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=log, stderr=log)

    def _close(self) -> None:
        if self.popen is not None and self.popen.stdin is not None:
            self.popen.stdin.close()

    def kill(self) -> None:
        """Kill the supervisor alone."""
        assert self.popen is not None
        self.popen.kill()
        self.popen.wait()

    def stop(self) -> None:
        """Stop it in order; one that is still starting is killed, and its workers end with it."""
        if self.popen is not None:
            self.popen.terminate()
            try:
                self.popen.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
            self._close()
