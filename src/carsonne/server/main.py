"""Runs the server: prints its address, and starts one process or several."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import multiprocessing
import multiprocessing.process
import os
import signal
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from carsonne.installation import checkout
from carsonne.locales import Message, message, of_system, say, sentences
from carsonne.server import logs
from carsonne.server.app import make_app
from carsonne.server.config import Config, default_database
from carsonne.server.http import security, static
from carsonne.server.http.admission import Admission, raise_file_limit
from carsonne.server.http.fd_passing import RoutingProtocol, with_mailbox
from carsonne.server.http.protocols import ADMISSION, LimitedHttp, LimitedWebSocket
from carsonne.server.startup import BadServer, database_url, place, prepare, reach_redis

FRAME = 256 * 1024
"""The longest WebSocket frame that is read at all."""
MOST_WORKERS = 64
MOST_PORT = 65535
NEIGHBOURS = 100
"""How many ports after one that is taken are tried before none is suggested."""
COLLECT = 50_000, 20, 50
"""New objects until the garbage collector looks at the young, and rounds of that until it looks at the older."""
HUNG_SECONDS = 60
"""A worker that has not answered its supervisor for this long is replaced; on a busy machine it starts slowly."""
GRACEFUL_SECONDS = 10
"""How long a process that is to end waits for its connections."""


def worker(config: Config) -> security.App:
    """Make the application of a worker process, with the limits that uvicorn lacks."""
    logs.set_up()
    if (supervisor := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_end_with, args=[supervisor], daemon=True).start()
    litestar = make_app(config)
    freeze_long_lived_objects()
    app = _with_admission(security.headers(litestar), Admission(config, raise_file_limit()))
    if config.workers == 1:
        return app
    return with_mailbox(app, litestar.state.workers, uvicorn_config(app, config))


def _with_admission(app: security.App, admission: Admission) -> security.App:
    """Wrap an application so that its protocols find the limits on connections."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][ADMISSION] = admission
        await app(scope, receive, send)

    return serve


def freeze_long_lived_objects() -> None:
    """Freeze long-lived objects so the GC skips them, and let it run less often.

    With many tables in memory it would otherwise spend a third of the time looking at games that are still played.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _end_with(supervisor: multiprocessing.process.BaseProcess) -> None:
    """End when the supervisor has gone, gracefully or by force, so that its port is free again."""
    supervisor.join()  # waits for the end of a pipe that only the supervisor holds
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACEFUL_SECONDS + 2)
    os._exit(1)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    redis: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    config: Config | None = None,
    proxies: Sequence[str] = (),
    secure: bool = False,
    **settings: Any,
) -> None:
    """Run until stopped. Further settings are those of Config."""
    check(port, workers, redis)
    check_proxies(proxies)
    config = config or Config(
        database_url(database) if database else default_database(),
        redis,
        secure=secure,
        proxies=list(proxies),
        **settings,
    )
    logs.set_up()
    if redis is not None:
        asyncio.run(reach_redis(redis))
    config = asyncio.run(prepare(config))
    with tempfile.TemporaryDirectory(prefix="carsonne-") as folder:
        if workers > 1:
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="metrics-", dir=folder))
        if workers > 1 and os.name == "posix":  # elsewhere no connection can be passed to another process
            config.workers, config.worker_folder = workers, folder
        sock = listen(host, port)
        config.lan = lan(host, sock.getsockname()[1])
        _say(host, sock.getsockname()[1], config, open_browser)
        _run(sock, workers, config)


def check(port: int, workers: int, redis: str | None) -> None:
    """Raise BadServer for numbers that cannot work."""
    if not 0 <= port <= MOST_PORT:
        raise BadServer(message("server-bad-port", port=str(port)))
    if not 1 <= workers <= MOST_WORKERS:
        raise BadServer(message("server-bad-workers", most=MOST_WORKERS, workers=str(workers)))
    if workers > 1 and redis is None:
        raise BadServer(message("server-needs-redis"))


def check_proxies(proxies: Sequence[str]) -> None:
    """Raise BadServer for a proxy that is no address."""
    for one in proxies:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise BadServer(message("server-bad-proxy", proxy=one)) from None


def listen(host: str, port: int) -> socket.socket:
    """Open the socket before the address is printed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as error:
        sock.close()
        raise BadServer(_taken(host, port, error)) from None
    sock.set_inheritable(True)
    return sock


def _taken(host: str, port: int, error: OSError) -> Message:
    """Say why a port cannot be used, and which one can if another program uses it."""
    said = message("server-cannot-listen", address=f"{host}:{port}", why=of_system(error))
    if error.errno != errno.EADDRINUSE or (free := free_port(host, port)) is None:
        return said
    return sentences(said, message("server-free-port", option=f"--port {free}"))


def free_port(host: str, port: int) -> int | None:
    """Return the first port after this one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for other in range(port + 1, min(port + NEIGHBOURS, MOST_PORT) + 1):
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind((host, other))
                return other
    return None


def uvicorn_config(app: Any, config: Config, **more: Any) -> uvicorn.Config:
    """Make the settings of uvicorn."""
    return uvicorn.Config(
        app,
        http=RoutingProtocol if config.workers > 1 else LimitedHttp,
        ws=LimitedWebSocket,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
        log_config=None,
        access_log=False,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        timeout_worker_healthcheck=HUNG_SECONDS,
        server_header=False,
        **more,
    )


def _run(sock: socket.socket, workers: int, config: Config) -> None:
    settings = uvicorn_config(partial(worker, config), config, factory=True, workers=workers)
    if workers == 1:
        uvicorn.Server(settings).run(sockets=[sock])
    else:
        supervisor = Supervisor(settings, sockets=[sock])
        supervisor.run()
        if supervisor.interrupted:
            raise KeyboardInterrupt


class Supervisor(Multiprocess):
    """Remembers that it was Ctrl-C that ended it, as uvicorn does with one process."""

    interrupted = False

    def handle_int(self) -> None:
        """End the workers."""
        self.interrupted = True
        super().handle_int()


# What is printed at the start


def _say(host: str, port: int, config: Config, open_browser: bool) -> None:
    here = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    address = f"http://{f'[{here}]' if ':' in here else here}:{port}/"
    said = [message("server-address", address=address)]
    said += [message("server-phone", address=f"{config.lan}/")] if config.lan else []
    said += [_storage(config.database)]
    said += [] if static.is_built() else [message("server-no-page" if checkout() else "server-no-page-here")]
    for one in said:
        print(say(one), flush=True)
    if open_browser and static.is_built():
        threading.Timer(0.8, _open, [address]).start()


def _storage(database: str) -> Message:
    where = place(database)
    return message("server-file" if database.startswith("sqlite") else "server-database", place=where)


def lan(host: str, port: int) -> str:
    """Return where others in the same network find a server that listens everywhere; empty if they cannot."""
    own = local_address() if host in ("", "0.0.0.0", "::") else None
    return "" if own is None else f"http://{own}:{port}"


def local_address() -> str | None:
    """Return this machine's address in its local network, or None. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address


def _open(address: str) -> None:
    if (
        os.environ.get("DISPLAY")
        or os.environ.get("WAYLAND_DISPLAY")
        or os.name == "nt"
        or os.uname().sysname == "Darwin"
    ):
        webbrowser.open(address)
