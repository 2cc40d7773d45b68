"""The rules say the same in every language: the same clauses in the same order, with the same variants."""

import re
from pathlib import Path

import pytest

from carsonne.locales import languages
from scripts.clauses import CLAUSE, RULES

DOCS = Path(__file__).parents[2] / "docs" / "rules"
VARIANT = re.compile(r"^  - ((?:`\w+ = \w+`,? ?)+)", re.MULTILINE)
CASES = [(language, file) for language in languages() if language != "en" for file in RULES.values()]


def outline(path: Path) -> list[tuple[str, list[list[str]]]]:
    """Return the clauses of a file, each with the conditions of its variants."""
    text = path.read_text(encoding="utf-8").replace("\u00a0", " ").replace("\u202f", " ")
    starts = [*CLAUSE.finditer(text)]
    ends = [*(one.start() for one in starts[1:]), len(text)]
    parts = [text[one.start() : end] for one, end in zip(starts, ends, strict=True)]
    conditions = [[re.findall(r"`([^`]*)`", variant) for variant in VARIANT.findall(part)] for part in parts]
    return [(one[1], variants) for one, variants in zip(starts, conditions, strict=True)]


@pytest.mark.parametrize(("language", "file"), CASES)
def test_no_clause_is_missing(language: str, file: str) -> None:
    assert outline(DOCS / language / file) == outline(DOCS / "en" / file)


def test_an_outline_has_clauses_and_variants() -> None:
    found = dict(outline(DOCS / "en" / "carcassonne.md"))
    assert {"CA1", "CA43", "R26"} <= found.keys()
    assert found["CA33"] == [["hand = 3", "hand_end = play_out"], ["hand = 3", "hand_end = last_draw"]]
