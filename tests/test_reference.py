"""The reference of the package can be written without a warning, and the citation names this version."""

import re
import subprocess
import sys
from pathlib import Path

import carsonne

ROOT = Path(__file__).parent.parent


def test_the_reference_is_written_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "reference.py"), str(tmp_path)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (made.returncode, made.stderr) == (0, "")
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.html")}
    assert {
        "index.html",
        "carsonne/research/gym.html",
        "carsonne/research/open_spiel.html",
        "carsonne/kernel/state.html",
    } <= pages
    assert "Games of one setup, side by side" in (tmp_path / "carsonne/research.html").read_text(encoding="utf-8")


def test_the_citation_names_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.*)$", text, re.MULTILINE) == [carsonne.__version__]
    assert re.findall(r"^cff-version: (.*)$", text, re.MULTILINE) == ["1.2.0"]
