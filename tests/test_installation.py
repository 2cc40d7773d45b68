"""What is missing is installed from where the package came, by the program that manages the environment."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from carsonne import installation


class Noted:
    """A distribution of which an installer noted this."""

    def __init__(self, origin: object) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.origin is None else json.dumps(self.origin)


@pytest.mark.parametrize(
    ("origin", "command"),
    [
        (None, 'pip install "carsonne[server]"'),
        (
            {"url": "file:///a%20folder/carsonne-0.2.0-py3-none-any.whl", "archive_info": {}},
            'pip install "/a folder/carsonne-0.2.0-py3-none-any.whl[server]"',
        ),
        (
            {"url": "file:///home/ada/carsonne", "dir_info": {"editable": True}},
            'pip install --editable "/home/ada/carsonne[server]"',
        ),
        ({"url": "file:///home/ada/carsonne", "dir_info": {}}, 'pip install "/home/ada/carsonne[server]"'),
        (
            {"url": "https://example.org/carsonne-0.2.0.tar.gz", "archive_info": {}},
            'pip install "carsonne[server] @ https://example.org/carsonne-0.2.0.tar.gz"',
        ),
    ],
)
def test_the_command_names_where_the_package_came_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, origin: object, command: str
) -> None:
    monkeypatch.setattr(installation, "distribution", lambda name: Noted(origin))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert installation.install_command("server") == command


@pytest.mark.parametrize(
    ("mark", "begins"),
    [("uv-receipt.toml", "uv tool install --force"), ("pipx_metadata.json", "pipx install --force")],
)
def test_tools_that_keep_an_environment_for_each_program_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mark: str, begins: str
) -> None:
    (tmp_path / mark).touch()
    monkeypatch.setattr(installation, "distribution", lambda name: Noted(None))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert installation.install_command("server") == f'{begins} "carsonne[server]"'


def test_a_checkout_knows_its_folder() -> None:
    assert installation.checkout() == Path(__file__).parent.parent
