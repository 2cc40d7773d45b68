"""The glossary of the docs says what the catalogue says."""

from pathlib import Path

from scripts import glossary

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"


def test_the_glossary_is_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == glossary.page(), "run scripts/glossary.py"
