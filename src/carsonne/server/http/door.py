"""Who may hold a connection to this process, and for how long without saying anything.

Connections are counted by address. The oldest that has said nothing makes room when the process has no more to give.
"""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from functools import cache, lru_cache
from typing import Protocol

from carsonne.server.config import Config, from_environment

RESERVED = 128
"""Open files kept for the database, Redis, logs and workers."""
ENOUGH = 65_536
"""Open files beyond which more would not help."""


class Visit(Protocol):
    """A connection that can be cut."""

    def cut(self) -> None:
        """End it at once."""
        ...


class Door:
    """The open connections of this process."""

    def __init__(self, config: Config, files: int) -> None:
        self.config = config
        self.most = max(16, files - RESERVED)
        self.proxies = [ipaddress.ip_network(one, strict=False) for one in config.proxies]
        self.open: Counter[str] = Counter()
        self.silent: dict[Visit, None] = {}
        """Connections on which no request has arrived yet, the oldest first."""

    def admit(self, visit: Visit, host: str | None) -> bool:
        """Whether there is room for one more connection from an address; it counts if there is."""
        address = address_of(host)
        if self.open[address] >= self.config.connections_an_address and not self.is_proxy(host):
            return False
        if self.open.total() >= self.most and not self._make_room():
            return False
        self.open[address] += 1
        self.silent[visit] = None
        return True

    def _make_room(self) -> bool:
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        del self.silent[oldest]
        oldest.cut()
        return True

    def heard(self, visit: Visit) -> None:
        """A request has arrived on this connection."""
        self.silent.pop(visit, None)

    def leave(self, host: str | None) -> None:
        """A connection has ended."""
        address = address_of(host)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def is_proxy(self, host: str | None) -> bool:
        """Whether this is a proxy of ours, through which everybody comes."""
        try:
            return host is not None and any(ipaddress.ip_address(host) in net for net in self.proxies)
        except ValueError:
            return False


@cache
def door() -> Door:
    """The door of this process."""
    return Door(from_environment(), raise_file_limit())


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it to; how many that is."""
    if sys.platform == "win32":
        return ENOUGH
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and wish > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
        return wish
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


@lru_cache(4096)
def _network(host: str) -> str:
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)


def address_of(host: str | None) -> str:
    """What counts as one address: an IPv4 address, or the /64 network that a household with IPv6 gets."""
    return "nobody" if host is None else _network(host)
