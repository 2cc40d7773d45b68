"""Breaks the code on purpose, one small change at a time, and reports which changes the tests notice.

    python scripts/mutants.py --count 50 --seed 1 --jobs 4 --out mutants.jsonl

Each change is made in a copy of the checkout and tested there on plain rules, the quickest tests first. What the
default tests miss is tried again with CARSONNE_THOROUGH=1. A test that fails must pass again on unbroken code, or it
does not count: a busy machine notices nothing. Results are written as they come; a second run tries what is left.
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
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from rich.progress import Progress

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/carsonne")
PARTS = {
    **{
        f"games/{game}": [f"tests/games/{game}", "tests/test_conformance.py", "tests/research"]
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
LIMIT, QUICK_LIMIT = 1200, 300
"""Seconds for one run of the tests, and of the quick ones: a change that loops for ever is noticed too."""
LATE, DEAD = "the time limit", "the start of pytest"
"""What noticed a change if no test did."""


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
    """Choose different changes at random, from each part in turn."""
    rng = random.Random(seed)
    found = {
        part: [one for path in sorted((ROOT / PACKAGE / part).rglob("*.py")) for one in mutants(part, path)]
        for part in PARTS
    }
    parts = list(PARTS)
    drawn: dict[Mutant, None] = {}
    while len(drawn) < count:
        one = rng.choice(found[parts[len(drawn) % len(parts)]])
        drawn.setdefault(one)
    return list(drawn)


def noticed(folder: Path, tests: list[str], thorough: bool, ignored: list[str]) -> list[str]:
    """Run tests in a copy of the checkout until one fails, the quickest first; return what failed."""
    variables = os.environ | {"CARSONNE_PURE": "1", "PYTHONPATH": str(folder / "src")}
    variables["CARSONNE_THOROUGH"] = "1" if thorough else "0"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", *(f"--deselect={one}" for one in ignored)]
    for more, limit in ((["--quick=60"], QUICK_LIMIT), ([], LIMIT)):
        with tempfile.TemporaryDirectory() as cache:
            command_line = [*command, *more, "-o", f"cache_dir={cache}", *tests]
            try:
                run = subprocess.run(
                    command_line, cwd=folder, env=variables, capture_output=True, timeout=limit, check=False
                )
            except subprocess.TimeoutExpired:
                return [LATE]
            if run.returncode not in (0, 5):
                failed = Path(cache) / "v/cache/lastfailed"
                return list(json.loads(failed.read_text(encoding="utf-8"))) if failed.exists() else [DEAD]
    return []


@contextmanager
def broken(folder: Path, mutant: Mutant) -> Iterator[None]:
    """Make a change for as long as the block lasts."""
    file = folder / mutant.path
    before = file.read_bytes()
    file.write_bytes(before[: mutant.start] + mutant.text.encode() + before[mutant.end :])
    try:
        yield
    finally:
        file.write_bytes(before)


def witness(mutant: Mutant, folder: Path, tests: list[str], thorough: bool) -> str:
    """Return what notices a change and has nothing to say without it; nothing if there is no such test."""
    ignored: list[str] = []
    while True:
        with broken(folder, mutant):
            failed = noticed(folder, tests, thorough, ignored)
        if not failed or failed in ([LATE], [DEAD]):
            return "".join(failed)
        if not noticed(folder, failed, thorough, []):
            return failed[0]
        ignored += failed


def longer(folder: Path, tests: list[str]) -> list[str]:
    """Return the files of tests that do more with CARSONNE_THOROUGH=1."""
    files = [
        file
        for name in tests
        for file in ([folder / name] if name.endswith(".py") else (folder / name).rglob("test_*.py"))
    ]
    return [
        str(file.relative_to(folder)) for file in sorted(files) if "tests.thorough" in file.read_text(encoding="utf-8")
    ]


def tried(mutant: Mutant, folder: Path) -> dict[str, Any]:
    """Make a change, run the tests, and undo it: "default", "thorough" or "nothing" noticed it."""
    tests = PARTS[mutant.part]
    if found := witness(mutant, folder, tests, thorough=False):
        return mutant._asdict() | {"noticed_by": "default", "test": found}
    more = longer(folder, tests)
    found = witness(mutant, folder, more, thorough=True) if more else ""
    return mutant._asdict() | {"noticed_by": "thorough" if found else "nothing", "test": found}


def copy_to(folder: Path) -> None:
    """Copy what git tracks, and the built page."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / PACKAGE / "server/static", folder / PACKAGE / "server/static")
    (folder / ".venv").symlink_to(ROOT / ".venv")


def results(todo: list[Mutant], jobs: int) -> Iterator[dict[str, Any]]:
    """Try changes, several at a time, each in a copy of the checkout that nobody else uses meanwhile."""
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy_to(Path(name) / str(number))
            free.put(Path(name) / str(number))

        def one(mutant: Mutant) -> dict[str, Any]:
            folder = free.get()
            try:
                return tried(mutant, folder)
            finally:
                free.put(folder)

        try:
            yield from (done.result() for done in as_completed([pool.submit(one, mutant) for mutant in todo]))
        finally:
            pool.shutdown(cancel_futures=True)


def read(file: Path) -> list[dict[str, Any]]:
    """Return the results that are in a file already."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def main() -> None:
    """Try the changes that are not in the file of results yet."""
    parser = argparse.ArgumentParser(description="Break the code on purpose and see whether the tests notice.")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="changes tried at a time, each in its own copy")
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"))
    options = parser.parse_args()
    before = [Mutant(*(one[field] for field in Mutant._fields)) for one in read(options.out)]
    todo = [one for one in chosen(options.count, options.seed) if one not in before]
    with options.out.open("a", encoding="utf-8") as out, Progress() as progress:
        tried_now = results(todo, options.jobs)
        for result in progress.track(tried_now, total=len(todo), description="Breaking things"):
            print(json.dumps(result), file=out, flush=True)
    words = [one["noticed_by"] for one in read(options.out)]
    print({word: words.count(word) for word in ("default", "thorough", "nothing")})


if __name__ == "__main__":
    main()
