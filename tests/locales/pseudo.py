"""A pseudo-language: every message in brackets and half as long again, to find texts that are not in the catalogue.

Its folder is made from the English one. What stands outside the brackets on a screen is in no catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from carsonne.locales import languages

NAME = "en-XA"
OPEN, CLOSE, PAD = "⟦", "⟧", "~"
ENGLISH = Path(__file__).parents[2] / "src" / "carsonne" / "locales" / "en"


def write(root: Path) -> Path:
    """Write the pseudo-language below a folder, which CARSONNE_LOCALES may then name; return that folder."""
    for path in ENGLISH.rglob("*.ftl"):
        copy = root / NAME / path.relative_to(ENGLISH)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(translated(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert NAME not in languages()
    return root


def translated(source: str) -> str:
    """Put every message of a Fluent file into brackets."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in patterns(entry):
                bracket(pattern)
    return FluentSerializer().serialize(resource)


def patterns(entry: ast.Message) -> Iterator[ast.Pattern]:
    """Yield a message's value and its forms."""
    if entry.value:
        yield entry.value
    yield from (one.value for one in entry.attributes)


def bracket(pattern: ast.Pattern) -> None:
    """Put a pattern into brackets and lengthen it by half of what it says at most."""
    padding = PAD * (length(pattern) // 2)
    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(padding + CLOSE)]


def length(pattern: ast.Pattern) -> int:
    """Return the length of a pattern's text, with the longest variant where it has several."""
    total = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(length(variant.value) for variant in element.expression.variants)
    return total


def outside(text: str) -> str:
    """Return what stands outside the brackets of a text."""
    depth, found = 0, []
    for character in text:
        if character == OPEN:
            depth += 1
        elif character == CLOSE:
            depth -= 1
        elif depth == 0:
            found.append(character)
    assert depth == 0, f"brackets do not match: {text[:200]}"
    return "".join(found)
