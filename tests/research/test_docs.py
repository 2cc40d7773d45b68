"""What docs/research.md and docs/research-walk.md say is true: their code runs, their tables and links are right."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import carsonne
from carsonne import registry
from carsonne.arena.playing import play_one
from carsonne.bots import find
from carsonne.kernel.errors import BadMove, BadOptions, BadRecord, CarsonneError, IllegalMove, UnknownGame
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import record_of, write
from carsonne.research.decisions import MEANING
from carsonne.research.errors import BadArray, MissingExtra
from scripts import walk

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GUIDE = (DOCS / "research.md").read_text(encoding="utf-8")
PAGES = ("research.md", "research-walk.md")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the folder where the code of a page runs: with a record, and without windows."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    game = registry.find("carcassonne")
    bots = [find("carcassonne", "random")] * 2
    record = record_of(play_one(game, checked_setup(game, 2), bots, "1", 1))
    (tmp_path / "game.json").write_bytes(write(record))
    return tmp_path


def test_the_tables_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "schemes.py"), "--check"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")


def test_the_properties_of_the_games_are_measured_by_a_command() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "properties.py"), "--games", "1", "--bot", "random"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [line for line in said.splitlines() if line.startswith("|")]
    assert len(rows) == 10
    assert rows[0] in GUIDE
    for row in rows[2::2]:
        assert row.split(" | ")[0] in GUIDE
        size = row.rpartition(" bytes | ")[2]  # of observations and actions: what plain and compiled rules share
        assert size in GUIDE


def test_the_code_of_the_guide_runs(folder: Path) -> None:
    names = walk.run(DOCS / "research.md", folder)
    assert names["reached"][-1].over
    assert names["position"].acting  # of the block about positions
    assert names["play"].over
    assert names["state"].current_player() == 0


def test_the_readme_reaches_every_position_of_a_record_in_the_same_three_lines() -> None:
    (lines,) = [code for _, code in walk.blocks(DOCS / "research.md") if "positions(" in code]
    assert len([line for line in lines.splitlines() if line]) == 3
    assert lines in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_walk_can_be_walked(folder: Path) -> None:
    if carsonne.mode() == "compiled":  # plain rules draw the same pictures, but take minutes
        walk.run(walk.PAGE, folder)
        drawn = {path.name for path in folder.glob("*.png")}
        assert drawn == set(re.findall(r"pictures/([\w-]+\.png)", walk.PAGE.read_text(encoding="utf-8")))
    else:
        assert [compile(code, "walk", "exec") for _, code in walk.blocks(walk.PAGE)]


def test_every_column_of_a_dataset_is_explained() -> None:
    section = GUIDE.partition("## Datasets")[2].partition("## ")[0]
    cells = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    assert [name for cell in cells for name in re.findall(r"`(\w+)`", cell)] == list(MEANING)


def anchors(page: Path) -> set[str]:
    """Return what links into a page may point to."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", text):
        file, _, anchor = link.partition("#")
        target = DOCS / (file or name)
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("name", PAGES)
def test_the_files_of_commands_exist(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    files = re.findall(r"python ((?:docs|benchmarks|scripts)/[\w/]+\.py)", text)
    assert files
    assert all((ROOT / file).is_file() for file in files)


def test_the_codes_of_errors_are_those_of_their_classes() -> None:
    rows = dict(re.findall(r"^\| (`[^|]+`) \| `(\w+)` \|", GUIDE.partition("## Errors")[2], re.MULTILINE))
    named = {name: codes.strip("`").split("`, `") for codes, name in rows.items()}
    classes: list[type[CarsonneError]] = [UnknownGame, BadOptions, BadArray, BadRecord, MissingExtra]
    for one in classes:
        assert one.code in named[one.__name__]
    assert {BadMove.__name__, IllegalMove.__name__} <= set(named)
    assert f"| `{IllegalMove.code}` | `IllegalMove` |" in GUIDE
