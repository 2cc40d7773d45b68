"""A street of machines: network namespaces on one bridge, with addresses and names, in a namespace of our own."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

HERE = "10.77.0.1"
"""Where PostgreSQL, Redis, the proxy and the players are."""
BRIDGE = "street"
NAMES = "one", "two", "three", "four"


def ip(*words: str) -> str:
    """Run `ip`, and return what it prints."""
    return subprocess.run(["ip", *words], check=True, capture_output=True, text=True).stdout


def lay_out(folder: Path) -> None:
    """Make the bridge, and names for the machines that only this mount namespace knows."""
    os.makedirs("/run/netns", exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/run/netns"], check=True)  # so that nothing is left of them
    ip("link", "set", "lo", "up")
    ip("link", "add", BRIDGE, "type", "bridge")
    ip("addr", "add", f"{HERE}/24", "dev", BRIDGE)
    ip("link", "set", BRIDGE, "up")
    hosts = folder / "hosts"
    hosts.write_text("127.0.0.1 localhost\n" + "".join(f"{address(name)} {name}\n" for name in NAMES))
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)


def address(name: str) -> str:
    """Return the address of a machine."""
    return f"10.77.0.{11 + NAMES.index(name)}"


class Machine:
    """One network namespace, and the processes in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cable = f"to-{name}"
        ip("netns", "add", name)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", name)
        ip("link", "set", self.cable, "master", BRIDGE, "up")
        ip("-n", name, "addr", "add", f"{address(name)}/24", "dev", "eth0")
        ip("-n", name, "link", "set", "eth0", "up")
        ip("-n", name, "link", "set", "lo", "up")

    def command(self, *words: str) -> list[str]:
        """Return the command that runs something on this machine."""
        return ["ip", "netns", "exec", self.name, *words]

    def kill(self) -> None:
        """End all of its processes, as when the power fails."""
        for pid in map(int, ip("netns", "pids", self.name).split()):
            os.kill(pid, signal.SIGKILL)

    def cut_off(self) -> None:
        """Pull its cable: nothing arrives, and nobody is told."""
        ip("link", "set", self.cable, "down")

    def connect(self) -> None:
        """Plug it in again."""
        ip("link", "set", self.cable, "up")
