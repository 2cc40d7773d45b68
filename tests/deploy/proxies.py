"""Real proxies in front of a test's site, with the configuration from deploy/ and a certificate of their own."""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.deploy.files import adapted
from tests.processes import started
from tests.services.keeper import free_port
from tests.services.programs import environment, needed

PATIENCE = 30.0
PLACE = "/etc/letsencrypt/live/games.example.org"


@dataclass
class Proxy:
    """A proxy that is running: its two ports and the certificate that its clients must trust."""

    https: int
    http: int
    certificate: Path

    @property
    def base(self) -> str:
        """Return where people find the site."""
        return f"https://localhost:{self.https}"


def upstream(base: str) -> str:
    """Return address and port of a server."""
    return base.removeprefix("http://")


@contextmanager
def nginx(folder: Path, servers: Sequence[str]) -> Iterator[Proxy]:
    """Run nginx before one server, or before two."""
    proxy = Proxy(free_port(), free_port(), folder / "fullchain.pem")
    subprocess.run(
        [
            *(str(needed("openssl")), "req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(proxy.certificate)),
        ],
        check=True,
        capture_output=True,
        env=environment(),
    )
    (folder / "site.conf").write_text(_nginx_site(proxy, folder, servers))
    (folder / "nginx.conf").write_text(_nginx_main(folder))
    command = [str(needed("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    with _running(command, folder, proxy, environment()):
        yield proxy


def _nginx_site(proxy: Proxy, folder: Path, servers: Sequence[str]) -> str:
    tls = {
        "listen 443 ": f"listen 127.0.0.1:{proxy.https} ",
        "    listen [::]:443 ssl http2;\n": "",
        PLACE: str(folder),
    }
    if len(servers) > 1:
        names = dict(zip(("one:8000", "two:8000"), map(upstream, servers), strict=True))
        return adapted("nginx/several-machines.conf", tls | names)
    plain = {"listen 80;": f"listen 127.0.0.1:{proxy.http};", "    listen [::]:80;\n": ""}
    return adapted("nginx/carsonne.conf", tls | plain | {"127.0.0.1:8000": upstream(servers[0])})


def _nginx_main(folder: Path) -> str:
    """Return what Debian's own nginx.conf is for: what includes the site."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    main = f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    return f"{main}http {{\naccess_log off;\n{places}include {folder}/site.conf;\n}}\n"


@contextmanager
def caddy(folder: Path, servers: Sequence[str]) -> Iterator[Proxy]:
    """Run Caddy before one server, or before two."""
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    proxy = Proxy(free_port(), free_port(), root)
    options = f"http_port {proxy.http}\nhttps_port {proxy.https}\nlocal_certs\nskip_install_trust\nadmin off\n"
    variables = {"SITE": "localhost", "UPSTREAM": upstream(servers[0])}
    if len(servers) > 1:
        names = dict(zip(("one:8000", "two:8000"), map(upstream, servers), strict=True))
        site = adapted("caddy/several-machines.Caddyfile", names)
    else:
        site = adapted("caddy/Caddyfile", {})
    (folder / "Caddyfile").write_text(f"{{\n{options}}}\n{site}")
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    command = [str(needed("caddy")), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, folder, proxy, {**environment(), **variables, **homes}):
        yield proxy


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def _running(command: Sequence[str], folder: Path, proxy: Proxy, variables: dict[str, str]) -> Iterator[None]:
    with (folder / "log").open("wb") as log, started(command, env=variables, stderr=log) as process:
        try:
            _wait(proxy, process)
            yield
        except BaseException:
            print((folder / "log").read_text()[-4000:])
            raise
        finally:
            process.terminate()
            process.wait(PATIENCE)


def complaints(folder: Path) -> list[str]:
    """Return the lines of a proxy's log that say that something is wrong."""
    wrong = re.compile(r"\[(?:emerg|alert|crit)\]|\"level\":\"error\"")
    return [line for line in (folder / "log").read_text().splitlines() if wrong.search(line)]


def _wait(proxy: Proxy, process: subprocess.Popen[str]) -> None:
    """Wait until a client is welcome, with the certificate."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        try:
            context = ssl.create_default_context(cafile=str(proxy.certificate))
            with socket.create_connection(("127.0.0.1", proxy.https), timeout=5) as plain:
                context.wrap_socket(plain, server_hostname="localhost").close()
            return
        except OSError:  # not listening yet, or without its certificate
            time.sleep(0.05)
    raise RuntimeError("the proxy did not start")
