"""Offers to install what a command lacks, if a person is there to answer."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from typing import NoReturn

from carsonne.installation import install_command
from carsonne.locales import message, say

NO = ("n", "н")
"""How no begins in the languages of the catalogue; everything else, also nothing, is yes."""


def accepted(extra: str) -> bool:
    """Ask whether to install an extra, and install it; return whether it is there now."""
    if os.name == "nt" or not (
        sys.stdin.isatty() and sys.stdout.isatty()
    ):  # a running program of Windows cannot change
        return False
    command = install_command(extra)
    try:
        answer = input(f"{say(message('cli-offer', command=command))} ")
    except EOFError:
        return False
    if answer.strip().lower().startswith(NO):
        return False
    return subprocess.run(_words(command), check=False).returncode == 0


def _words(command: str) -> list[str]:
    """Return the words of a command; pip is that of this environment."""
    words = shlex.split(command)
    return [sys.executable, "-m", *words] if words[0] == "pip" else words


def start_again() -> NoReturn:
    """Run the same command in place of this process, with what has been installed."""
    os.execv(sys.executable, [sys.executable, "-m", "carsonne", *sys.argv[1:]])
