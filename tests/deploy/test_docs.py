"""What the pages show of deploy/ is what is there, and commands of `carsonne` on them exist."""

from __future__ import annotations

import re
import shlex

import pytest

from carsonne.cli.commands import parser
from tests.deploy.files import DEPLOY, ROOT
from tests.deploy.units import UNITS

DOCS = sorted((ROOT / "docs").glob("*.md"))
SHOWN = re.compile(r'^```\w* title="((?:deploy/|compose)[^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def shown() -> list[tuple[str, str, str]]:
    """Return page, file and text of every block that shows a file."""
    return [(page.name, file, text) for page in DOCS for file, text in SHOWN.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("page", "file", "text"), shown(), ids=lambda value: value if len(value) < 60 else "")
def test_what_is_shown_is_the_file(page: str, file: str, text: str) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == text


def test_every_file_is_shown_or_linked() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in DOCS)
    files = [path.relative_to(ROOT).as_posix() for path in DEPLOY.rglob("*") if path.is_file()]
    assert [file for file in files if f'title="{file}"' not in pages and f"(../{file})" not in pages] == []
    assert len(shown()) >= 6


def test_the_page_names_every_unit_that_is_switched_on() -> None:
    enabled = set(re.findall(r"systemctl enable --now ([^\n]*)", HOSTING))
    named = {unit for line in enabled for unit in line.split()}
    assert {unit for unit in UNITS if unit.endswith(".timer")} <= named


def test_commands_on_the_page_are_accepted() -> None:
    lines = re.findall(r"^    (?:sudo )?(?:\S*/)?carsonne[- ](admin .*|serve.*|doctor.*)$", HOSTING, re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        words = shlex.split(line.partition("#")[0])
        assert words[0] in ("admin", "serve", "doctor")
        parser().parse_args([word for word in words if word != "|"])
