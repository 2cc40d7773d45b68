"""The settings of a server from environment variables: `CARSONNE_` and the name of a field, in capitals.

`CARSONNE_DATABASE_FILE` and its kin name a file that holds the value, as containers and systemd hand out secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from carsonne.kernel.errors import located
from carsonne.locales import Message, message, of_system, sentences
from carsonne.server.config import Config
from carsonne.server.startup import BadServer

PREFIX = "CARSONNE_"
IN_A_FILE = "_FILE"
ELSEWHERE = ("API", "CHECKED", "GAMES", "LOCALES", "PICTURES", "PURE", "TEST_SESSION", "THOROUGH", "WEB_OUT")
"""Variables that are read by other parts of the project, or when it is built."""
INTERNAL = ("lan", "worker_folder", "proxies")
"""Fields of Config that are not set as they are."""
LISTENING = {"host": str, "port": int, "proxy": str}
"""Settings that are no fields of Config: where to listen, and whom to believe."""

WANTED = ((int, "whole"), (bool, "yes"))


def types() -> dict[str, Any]:
    """Return the settings by name, with their types."""
    fields = {field.name: field.type for field in msgspec.structs.fields(Config) if field.name not in INTERNAL}
    return LISTENING | fields


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return what is set, as arguments of `serve`."""
    known, found = types(), {}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in ELSEWHERE:
            continue
        if name.removesuffix(IN_A_FILE).lower() not in known:
            raise BadServer(_unknown(variable))
        if name.endswith(IN_A_FILE):
            name, text = name.removesuffix(IN_A_FILE), _content(variable, text)
        if text:
            found[name.lower()] = _value(variable, text, known[name.lower()])
    if "proxy" in found:
        found["proxies"] = found.pop("proxy").replace(",", " ").split()
    return found


def _unknown(variable: str) -> Message:
    near = get_close_matches(variable, [PREFIX + name.upper() for name in types()], 1, 0.8)
    said = message("server-no-setting", name=variable)
    return sentences(said, message("server-near-setting", near=near[0])) if near else said


def _content(variable: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadServer(located(f"{variable}: {path}", of_system(error))) from None


def _value(variable: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        wanted = next((word for type_, word in WANTED if type_ == kind), "number")
        raise BadServer(message(f"server-setting-{wanted}", name=variable, value=text[:60])) from None
