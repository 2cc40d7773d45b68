"""A real nginx in front of the machines, with the settings that the documentation gives."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.services.programs import environment, needed

MAIN = """daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
user root;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def site(file: Path, machines: Iterable[str]) -> str:
    """Return the settings of a file for these machines, without the certificate, which nobody needs here."""
    text = re.sub(r"^ *(?:ssl_|listen \[|server_name ).*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = text.replace("listen 443 ssl http2;", "listen 80;")
    servers = re.compile(r"(?:^ *server \S+:8000[^;\n]*;\n)+", re.MULTILINE)
    (old,) = servers.findall(text)
    line = old.splitlines()[0]
    return servers.sub("".join(re.sub(r"\S+:8000", f"{name}:8000", line) + "\n" for name in machines), text)


class Proxy:
    """The running nginx."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file = file
        self.folder = folder
        self.settings = folder / "nginx.conf"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, machines: Iterable[str]) -> None:
        """Start it in front of these machines."""
        self._write(machines)
        self.process = subprocess.Popen(self._command(), env=environment())

    def change(self, machines: Iterable[str]) -> None:
        """Let it know other machines; connections stay where they are."""
        self._write(machines)
        subprocess.run([*self._command(), "-s", "reload"], check=True, env=environment())

    def stop(self) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)

    def _command(self) -> list[str]:
        log = str(self.folder / "error.log")
        return [str(needed("nginx")), "-p", str(self.folder), "-c", str(self.settings), "-e", log]

    def _write(self, machines: Iterable[str]) -> None:
        self.settings.write_text(MAIN.format(folder=self.folder, site=site(self.file, machines)))
