"""Docstrings of functions begin with a verb (PEP 257), and prose avoids words that sound translated."""

import ast
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "scripts", "benchmarks", "tests", "docs")
NOT_VERBS = re.compile(
    "A|About|After|All|An|Another|Any|At|Before|Both|By|Each|Every|Everybody|Everyone|Everything|For|From|How|If|In|"
    "Land|Money|No|Nobody|None|Nothing|Of|On|One|Only|Some|Somebody|Something|That|The|These|Those|Three|Two|Until|"
    "What|When|Where|Whether|Which|While|Who|Whoever|Whose|Why|With"
)
TRANSLATED = re.compile(r"\b(anew|somebody|whoever|those who|so many|(?<!look )(?<!looked )at once)\b", re.IGNORECASE)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def sources(folder: str) -> list[Path]:
    return [path for path in sorted((ROOT / folder).rglob("*.py")) if path != Path(__file__)]


def begins_with_verb(text: str) -> bool:
    """Guess from the first word: no article or question word, no plural ("Points of …", "Returns …"), no constant."""
    word = re.split(r"[^\w'-]", text, maxsplit=1)[0]
    plural = word.endswith("s") and not word.endswith(("ss", "us"))
    return word[:1].isupper() and not word.isupper() and not plural and not NOT_VERBS.fullmatch(word)


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and docstring of each function that is neither a property nor a test."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("test_"):
            text = ast.get_docstring(node)
            if text and not any("property" in ast.unparse(one) for one in node.decorator_list):
                yield node.lineno, text


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of each comment and docstring."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_of_functions_begin_with_a_verb(folder: str) -> None:
    found = [(path, line, text) for path in sources(folder) for line, text in functions(path)]
    assert [f"{path}:{line}: {text}" for path, line, text in found if not begins_with_verb(text)] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_prose_avoids_words_that_sound_translated(folder: str) -> None:
    found = [(path, line, text) for path in sources(folder) for line, text in prose(path)]
    assert [f"{path}:{line}: {text}" for path, line, text in found if TRANSLATED.search(text)] == []


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("Return the seats.", True),
        ("Pass the turn.", True),
        ("Focus the board.", True),
        ("The seats.", False),
        ("Whether a seat acts.", False),
        ("Returns the seats.", False),
        ("Points of each seat.", False),
        ("CHANCE draws a tile.", False),
        ("2 seats.", False),
        ("kind -> segment.", False),
    ],
)
def test_a_verb_is_told_from_other_words(text: str, good: bool) -> None:
    assert begins_with_verb(text) is good
