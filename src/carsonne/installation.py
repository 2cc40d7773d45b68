"""How this copy of the package was installed, and so which command adds what is missing to it."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

import msgspec


class _Directory(msgspec.Struct):
    editable: bool = False


class _Origin(msgspec.Struct):
    """What installers note of a package that comes from no index (`direct_url.json`)."""

    url: str
    dir_info: _Directory | None = None


def install_command(extra: str) -> str:
    """Return the command that installs this package again, from where it came, with an extra."""
    origin = _origin()
    if origin is None:
        return f'{_installer()} "carsonne[{extra}]"'
    if not origin.url.startswith("file:"):
        return f'{_installer()} "carsonne[{extra}] @ {origin.url}"'
    path = url2pathname(unquote(urlsplit(origin.url).path))
    editable = "--editable " if origin.dir_info is not None and origin.dir_info.editable else ""
    return f'{_installer()} {editable}"{path}[{extra}]"'


def standalone() -> bool:
    """Return whether this is the folder that runs without Python, to which nothing can be added."""
    return bool(getattr(sys, "frozen", False))


def checkout() -> Path | None:
    """Return the folder of the checkout that is running, or None if this is an installed copy."""
    folder = Path(__file__).parents[2]
    return folder if (folder / "Makefile").is_file() and (folder / "web").is_dir() else None


def _origin() -> _Origin | None:
    try:
        noted = distribution("carsonne").read_text("direct_url.json")
        return None if noted is None else msgspec.json.decode(noted, type=_Origin)
    except (PackageNotFoundError, msgspec.DecodeError):
        return None


def _installer() -> str:
    """Return the program that manages this environment."""
    if (Path(sys.prefix) / "uv-receipt.toml").is_file():
        return "uv tool install --force"
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return "pipx install --force"
    return "pip install"
