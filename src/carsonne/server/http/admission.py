"""Limits the connections to this process, by address and in total.

When the process has no more to give, the oldest connection that has sent no request yet makes room.
"""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from functools import lru_cache
from typing import Protocol

from carsonne.server.config import Config

RESERVED = 128
"""Open files kept for the database, Redis, logs and workers."""
ENOUGH = 65_536
"""Open files beyond which more would not help."""


class Abortable(Protocol):
    """A connection that can be aborted."""

    def abort(self) -> None:
        """Close it immediately."""
        ...


class Admission:
    """The open connections of this process."""

    def __init__(self, config: Config, files: int) -> None:
        self.config = config
        self.most = max(16, files - RESERVED)
        self.proxies = [ipaddress.ip_network(one, strict=False) for one in config.proxies]
        self.open: Counter[str] = Counter()
        self.silent: dict[Abortable, None] = {}
        """Connections on which no request has arrived yet, the oldest first."""

    def admit(self, connection: Abortable, host: str | None) -> bool:
        """Count a connection from an address, or return False if there is no room for it."""
        address = address_of(host)
        if self.open[address] >= self.config.connections_an_address and not self.is_proxy(host):
            return False
        if self.open.total() >= self.most and not self._make_room():
            return False
        self.open[address] += 1
        self.silent[connection] = None
        return True

    def _make_room(self) -> bool:
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        del self.silent[oldest]
        oldest.abort()
        return True

    def heard(self, connection: Abortable) -> None:
        """Note that a request has arrived on a connection."""
        self.silent.pop(connection, None)

    def leave(self, host: str | None) -> None:
        """Note that a connection from an address has ended."""
        address = address_of(host)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def is_proxy(self, host: str | None) -> bool:
        """Return whether this is one of our proxies, through which all clients come."""
        try:
            return host is not None and any(ipaddress.ip_address(host) in net for net in self.proxies)
        except ValueError:
            return False


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as the system allows, and return it."""
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
    """Return what counts as one address: an IPv4 address, or the /64 network that a household with IPv6 gets."""
    return "nobody" if host is None else _network(host)
