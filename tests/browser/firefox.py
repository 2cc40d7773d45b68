"""Firefox, driven over WebDriver BiDi: a page that answers expressions and takes keys."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, cast

from websockets.sync.client import connect

Json = dict[str, Any]
PATIENCE = 60
"""Seconds to wait for an answer of the browser, on a busy machine."""
# WebDriver's names of keys without a letter.
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "ArrowRight": "\ue014"}
WINDOW = ("--window-size", "1280,900")


class Firefox:
    """One headless Firefox with one page. What the page logs as an error is kept in `trouble`."""

    def __init__(self, program: Path) -> None:
        self.stack = ExitStack()
        self.folder = self.stack.enter_context(tempfile.TemporaryDirectory())
        self.popen = subprocess.Popen(
            [program, "--headless", "--no-remote", *WINDOW, "--remote-debugging-port", "0", "--profile", self.folder],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.numbers = count(1)
        self.stack.callback(self._end)
        self.trouble: list[str] = []

    def __enter__(self) -> Firefox:
        link = connect(f"{self._address()}/session", max_size=None, open_timeout=PATIENCE)
        self.socket = self.stack.enter_context(link)
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        return self

    def __exit__(self, *error: object) -> None:
        self.stack.close()

    def _end(self) -> None:
        self.popen.terminate()
        self.popen.communicate(timeout=PATIENCE)

    def _address(self) -> str:
        assert self.popen.stderr is not None
        for line in self.popen.stderr:
            if found := re.search(r"ws://[\d.:]+", line):
                Thread(target=self.popen.stderr.read, daemon=True).start()  # or the pipe is full one day
                return found[0]
        raise RuntimeError("Firefox did not start")

    def ask(self, method: str, **params: Any) -> Json:
        """Send a command and wait for its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.trouble.append(str(told["params"]["text"]))
            if told.get("id") == number:
                assert told["type"] == "success", f"{method}: {told.get('message')}"
                return cast(Json, told["result"])

    def visit(self, address: str) -> None:
        """Load a page."""
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Evaluate an expression in the page and await its promise; numbers and texts only."""
        found = self.ask("script.evaluate", expression=expression, target={"context": self.page}, awaitPromise=True)
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return found["result"].get("value")

    def press(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            value = KEYS.get(name, name)
            actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
            source = {"type": "key", "id": "keyboard", "actions": actions}
            self.ask("input.performActions", context=self.page, actions=[source])
