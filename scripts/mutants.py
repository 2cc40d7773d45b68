"""Breaks the code on purpose, one small change at a time, and reports which changes the tests notice.

    python scripts/mutants.py --count 50 --seed 1 --out mutants.jsonl

Each change is made in a copy of the checkout and tested there on plain rules, the quickest tests first. What the
default tests miss is tried again with CARSONNE_THOROUGH=1. Results are written as they come; a second run goes on
after them.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/carsonne")
PARTS = {
    **{
        f"games/{game}": [f"tests/games/{game}", "tests/test_conformance.py"]
        for game in sorted(os.listdir(ROOT / PACKAGE / "games"))
        if (ROOT / "tests/games" / game).is_dir() and game != "__pycache__"
    },
    "kernel": ["tests/kernel", "tests/test_conformance.py"],
    "server": ["tests/server"],
    "bots": ["tests/bots", "tests/games"],
    "research": ["tests/research"],
    "arena": ["tests/arena", "tests/cli"],
    "cli": ["tests/cli"],
}
"""Where to break something, and the tests that should notice."""
COMPARISONS = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in"}
SUMS = {ast.Add: "-", ast.Sub: "+", ast.BitAnd: "|", ast.BitOr: "&"}
LIMIT = 1200
"""Seconds for the tests of one change: one that loops for ever is noticed too."""


class Mutant(NamedTuple):
    """One change: the bytes from `start` to `end` of a file become `text`."""

    part: str
    path: str
    line: int
    start: int
    end: int
    text: str


def mutants(part: str, path: Path) -> Iterator[Mutant]:
    """Yield every change that can be made inside the functions of a file."""
    source = path.read_bytes()
    lines = [0]
    for text_line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(text_line))
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    statements = [one for function in functions for one in function.body]
    for node in (part for one in statements for part in ast.walk(one)):
        for line, first, last, text in changes(node):
            start, end = lines[first[0] - 1] + first[1], lines[last[0] - 1] + last[1]
            if b"\n" not in source[start:end] and b"(" not in source[start:end] and b")" not in source[start:end]:
                yield Mutant(part, str(path.relative_to(ROOT)), line, start, end, text)


def changes(node: ast.AST) -> Iterator[tuple[int, tuple[int, int], tuple[int, int], str]]:
    """Yield the line of a change, where it starts and ends, and the new text."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield node.lineno, end_of(node.left), start_of(node.comparators[0]), f" {COMPARISONS[type(node.ops[0])]} "
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS and not isinstance(node.left, ast.Constant):
        yield node.lineno, end_of(node.left), start_of(node.right), f" {SUMS[type(node.op)]} "
    elif isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        yield node.lineno, end_of(node.values[0]), start_of(node.values[1]), word
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node.lineno, start_of(node), end_of(node), str(node.value + 1)


def start_of(node: ast.expr) -> tuple[int, int]:
    """Return the line and column at which an expression begins."""
    return node.lineno, node.col_offset


def end_of(node: ast.expr) -> tuple[int, int]:
    """Return the line and column behind an expression."""
    return node.end_lineno or node.lineno, node.end_col_offset or 0


def chosen(count: int, seed: int) -> list[Mutant]:
    """Choose changes at random, from each part in turn."""
    rng = random.Random(seed)
    found = {
        part: [one for path in sorted((ROOT / PACKAGE / part).rglob("*.py")) for one in mutants(part, path)]
        for part in PARTS
    }
    parts = list(PARTS)
    return [rng.choice(found[parts[i % len(parts)]]) for i in range(count)]


def tests_fail(folder: Path, tests: list[str], thorough: bool) -> bool:
    """Run tests in a copy of the checkout until one fails, the quickest first."""
    variables = os.environ | {"CARSONNE_PURE": "1", "PYTHONPATH": str(folder / "src")}
    variables.pop("CARSONNE_THOROUGH", None)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    for more in (["--quick=60"], []):
        setting = {"CARSONNE_THOROUGH": "1"} if thorough else {}
        try:
            run = subprocess.run(
                [*command, *more, *tests],
                cwd=folder,
                env=variables | setting,
                capture_output=True,
                timeout=LIMIT,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        if run.returncode not in (0, 5):
            return True
    return False


def tried(mutant: Mutant, folder: Path) -> str:
    """Make a change, run the tests, and undo it: "default", "thorough" or "nothing" noticed it."""
    file = folder / mutant.path
    before = file.read_bytes()
    file.write_bytes(before[: mutant.start] + mutant.text.encode() + before[mutant.end :])
    try:
        if tests_fail(folder, PARTS[mutant.part], thorough=False):
            return "default"
        return "thorough" if tests_fail(folder, PARTS[mutant.part], thorough=True) else "nothing"
    finally:
        file.write_bytes(before)


def copy_to(folder: Path) -> None:
    """Copy what git tracks, and the built page."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / PACKAGE / "server/static", folder / PACKAGE / "server/static")
    (folder / ".venv").symlink_to(ROOT / ".venv")


def main() -> None:
    """Try the changes that are not in the file of results yet."""
    parser = argparse.ArgumentParser(description="Break the code on purpose and see whether the tests notice.")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"))
    options = parser.parse_args()
    done = len(options.out.read_text(encoding="utf-8").splitlines()) if options.out.exists() else 0
    with tempfile.TemporaryDirectory() as name, options.out.open("a", encoding="utf-8") as out, Progress() as progress:
        copy_to(Path(name))
        for mutant in progress.track(chosen(options.count, options.seed)[done:], description="Breaking things"):
            result = mutant._asdict() | {"noticed_by": tried(mutant, Path(name))}
            print(json.dumps(result), file=out, flush=True)
    results = [json.loads(line)["noticed_by"] for line in options.out.read_text(encoding="utf-8").splitlines()]
    print({word: results.count(word) for word in ("default", "thorough", "nothing")})


if __name__ == "__main__":
    main()
