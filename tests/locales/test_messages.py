"""The catalogue is complete: all ids are used, and in each language with the same arguments and all plural forms."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from carsonne.locales import languages

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "carsonne" / "locales"
PAGE, PACKAGE = ROOT / "web" / "src", ROOT / "src" / "carsonne"
DATA = [*PACKAGE.glob("games/*/data/overview.json"), *PACKAGE.glob("games/*/data/lessons/*.json")]
CODE = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts"), *PACKAGE.rglob("*.py"), *DATA]
LITERAL = re.compile(r"""\b(?:t|word|message)\(\s*['"]([a-z][a-z0-9_-]*)['"]""")
STEM = re.compile(r"""['"`]([a-z]+-(?:[a-z0-9_-]+-)?)(?:\$\{|\{)""")
OTHERS = [language for language in languages() if language != "en"]


class Facts(visitor.Visitor):
    """What a message needs: its arguments, and the plural forms that it has of each."""

    def __init__(self, entry: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.plurals: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"zero", "one", "two", "few", "many"}:
            self.plurals.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def entries(language: str) -> Iterator[ast.Message | ast.Term | ast.Junk]:
    """Yield everything in a language's files that is no comment."""
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        yield from (one for one in body if not isinstance(one, ast.BaseComment))


@cache
def messages(language: str) -> dict[str, Facts]:
    """Return the messages of a language."""
    return {one.id.name: Facts(one) for one in entries(language) if isinstance(one, ast.Message)}


@cache
def code() -> str:
    """Return all code that speaks, without tests."""
    found = [path for path in CODE if ".test." not in path.name and "gallery" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def counted(language: str) -> set[str]:
    """Return the plural categories of whole numbers that people meet."""
    form = Locale.parse(language).plural_form
    return {form(n) for n in range(1000)}


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(language: str) -> None:
    junk = [one.content for one in entries(language) if isinstance(one, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_every_id_is_said_once(language: str) -> None:
    ids = [one.id.name for one in entries(language) if isinstance(one, ast.Message)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_every_id_in_the_code_exists() -> None:
    asked = set(LITERAL.findall(code())) - {"player"}
    assert len(asked) > 100
    assert sorted(asked - messages("en").keys()) == []


def test_every_id_is_used() -> None:
    quoted = set(re.findall(r"""['"`]([a-z][a-z0-9_-]*)['"`]""", code()))
    stems = set(STEM.findall(code()))
    unused = [id for id in messages("en") if id not in quoted and not any(id.startswith(stem) for stem in stems)]
    assert unused == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything(language: str) -> None:
    assert sorted(messages("en").keys() ^ messages(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_takes_the_same_arguments(language: str) -> None:
    other = {
        id: sorted(facts.arguments ^ messages(language)[id].arguments)
        for id, facts in messages("en").items()
        if id in messages(language) and facts.arguments != messages(language)[id].arguments
    }
    assert other == {}


@pytest.mark.parametrize("language", languages())
def test_a_language_has_all_its_plural_forms(language: str) -> None:
    needed = counted(language)
    lacking = {
        (id, argument): sorted(needed - forms)
        for id, facts in messages(language).items()
        for argument, forms in facts.plurals.items()
        if needed - forms
    }
    assert lacking == {}
