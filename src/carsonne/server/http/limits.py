"""How much one person, and one address, may ask of this process: requests, new names, and time.

Everything is counted here and in no other place: a limit that needs Redis would stop the games when Redis stops. With
several processes, each has its own count.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Any

import structlog
from litestar import Request
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from carsonne.server import identity
from carsonne.server.config import Config
from carsonne.server.http.admission import address_of
from carsonne.server.live.clients import Bucket
from carsonne.server.live.costs import Costs

_log = structlog.get_logger("limits")
SAFE = ("GET", "HEAD", "OPTIONS")
REMEMBERED = 20_000
"""People or addresses remembered at a time: the most recent ones."""
AnyRequest = Request[Any, Any, Any]
COST = "cost"
"""What a handler costs, in its `opt`, in ordinary reads."""


class Meter:
    """One limit for each of many clients: a rate a minute, and by default as many in a burst."""

    def __init__(self, a_minute: float, burst: float | None = None) -> None:
        self.a_minute = a_minute
        self.burst = a_minute if burst is None else burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        """Return the bucket of a person or an address."""
        found = self.buckets.get(who)
        if found is None:
            found = self.buckets[who] = Bucket(self.a_minute / 60, self.burst)
        self.buckets.move_to_end(who)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return found


class Limits:
    """All limits of this process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.writes = Meter(config.writes_a_minute), Meter(config.writes_from_an_address)
        self.reads = Meter(config.reads_a_minute), Meter(config.reads_from_an_address)
        self.newcomers = Meter(config.newcomers_an_hour / 60, config.newcomers_an_hour)
        self.accounts = Meter(60 * config.address_share, config.address_burst)
        self.costs = Costs()
        self.warned = False

    def request(self, request: AnyRequest, writes: bool, cost: float) -> None:
        """Count a request for the person and the address it comes from, or refuse it."""
        person, address = self.writes if writes else self.reads
        self._check(request, self.account(origin(request)).wait(0.0))
        buckets = [address.bucket(origin(request))]
        if (player := identity.signed_player(request.cookies, self.config.secret)) is not None:
            buckets.append(person.bucket(player))
        self._take(request, buckets, cost)

    def account(self, address: str) -> Bucket:
        """Return the seconds that an address may still use."""
        return self.accounts.bucket(address)

    def newcomer(self, request: AnyRequest) -> None:
        """Count a new name, or refuse it."""
        self._take(request, [self.newcomers.bucket(origin(request))], 1.0)

    def _take(self, request: AnyRequest, buckets: list[Bucket], cost: float) -> None:
        self._check(request, max(bucket.wait(cost) for bucket in buckets))
        for bucket in buckets:
            bucket.take(cost)

    def _check(self, request: AnyRequest, wait: float) -> None:
        """Refuse a request that would have to wait."""
        if wait > 0:
            self._look_for_a_proxy(request)
            seconds = str(math.ceil(wait))
            raise TooManyRequestsException("Too many requests; wait a moment.", headers={"retry-after": seconds})

    def _look_for_a_proxy(self, request: AnyRequest) -> None:
        """Warn once if all clients seem to share one address because a proxy was not named."""
        if not self.warned and not self.config.proxies and "x-forwarded-for" in request.headers:
            self.warned = True
            _log.warning("proxy_not_named", hint="Name the proxy in front with --proxy, or all share one address.")


def origin(request: AnyRequest) -> str:
    """Return the address that a request comes from; behind one of our proxies, the one that it names."""
    return address_of(None if request.client is None else request.client.host)


class LimitRequests(ASGIMiddleware):
    """Counts every request of the API. The page's own files, which lie in memory, are free."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse a request that is too much, or pass it on."""
        if scope["path"].startswith("/api/"):
            request: AnyRequest = Request(scope)
            writes = scope["type"] == ScopeType.HTTP and request.method not in SAFE
            cost = scope["route_handler"].opt.get(COST, 1)
            limits: Limits = scope["litestar_app"].state.limits
            limits.request(request, writes, cost)
            if scope["type"] == ScopeType.HTTP:
                account, route = limits.account(origin(request)), scope["path_template"]
                await limits.costs.charged(account, route, _run(next_app, scope, receive, send))
                return
        await next_app(scope, receive, send)


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
