"""Compares the numbered clauses of docs/rules/en/*.md with the clauses that tests are marked with.

Each game numbers its rulings R1, R2, … In tests/games/<game>/, `R4` is that game's ruling; its full name is `CA:R4`.
Run it by hand to see what is missing; tests/test_clauses.py fails if anything is.
"""

import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = {"CA": "carcassonne.md", "CB": "carson-city.md", "CC": "carson-city-cards.md"}
# A clause opens a list item or a table row: `- **CA1** …`, `| **CC41** | …`.
CLAUSE = re.compile(r"^(?:- |\| *)\*\*((?:[A-Z]{2}|R)\d+[a-z]?)\*\*", re.MULTILINE)
WHOLE = re.compile(r"[A-Z]{2}(?::R)?\d+[a-z]?")


def in_full(clause: str, game: str) -> str:
    """Return the full name of a ruling, with the prefix of its game; anything else unchanged."""
    prefixes = [prefix for prefix, name in RULES.items() if name == f"{game.replace('_', '-')}.md"]
    return f"{prefixes[0]}:{clause}" if prefixes and re.fullmatch(r"R\d+[a-z]?", clause) else clause


def declared(file: Path) -> list[str]:
    """Return the numbered clauses and rulings of a rules file, in order."""
    return [in_full(clause, file.stem) for clause in CLAUSE.findall(file.read_text(encoding="utf-8"))]


def is_clause_mark(node: ast.AST) -> bool:
    """Return whether a node is `pytest.mark.clause`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "clause"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def in_tests(file: Path) -> Iterator[tuple[str, str]]:
    """Yield place and clause for each argument of a clause mark in a test file; arguments must be literals."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Call) and is_clause_mark(node.func):
            for argument in node.args:
                clause = argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
                yield f"{file.name}:{argument.lineno}", str(clause)


def in_scenario(file: Path) -> Iterator[tuple[str, str]]:
    """Yield place and clause for each clause that a scenario lists."""
    scenario = json.loads(file.read_text(encoding="utf-8"))
    for entry in scenario if isinstance(scenario, list) else [scenario]:
        for clause in entry.get("clauses", []):
            yield file.name, str(clause)


def named(tests: Path) -> list[tuple[str, str]]:
    """Return place and clause for each clause that a test or a scenario names."""
    found = []
    for file in [*sorted(tests.rglob("*.py")), *sorted(tests.rglob("scenarios/*.json"))]:
        folders = [*file.relative_to(tests).parts[:-1], "", ""]
        game = folders[1] if folders[0] == "games" else ""
        pairs = in_tests(file) if file.suffix == ".py" else in_scenario(file)
        found += [(place, in_full(clause, game)) for place, clause in pairs]
    return found


def rules_problems(file: Path, shown: set[str]) -> Iterator[str]:
    """Yield one sentence for each problem with a rules file."""
    clauses = declared(file)
    if not clauses:
        yield f"{file.name} numbers no clauses"
    for clause, times in Counter(clauses).items():
        if times > 1:
            yield f"{file.name} numbers {clause} {times} times"
        if RULES.get(clause[:2]) != file.name:
            yield f"{file.name} numbers {clause}, which belongs to another file"
    missing = [clause for clause in dict.fromkeys(clauses) if clause not in shown]
    if missing:
        yield f"{file.name}: no test names {', '.join(missing)}"


def problems(root: Path = ROOT) -> list[str]:
    """Return one sentence for each problem; rules files that do not exist yet are ignored."""
    files = [file for name in RULES.values() if (file := root / "docs" / "rules" / "en" / name).exists()]
    known = {clause for file in files for clause in declared(file)}
    names = named(root / "tests")
    waiting = {prefix for prefix, name in RULES.items() if not (root / "docs" / "rules" / "en" / name).exists()}
    unknown = [
        f"{place} names {clause}, which no rules file numbers"
        for place, clause in names
        if clause not in known and not (clause[:2] in waiting and WHOLE.fullmatch(clause))
    ]
    shown = {clause for _, clause in names}
    return [problem for file in files for problem in rules_problems(file, shown)] + unknown


if __name__ == "__main__":
    found = problems()
    print("\n".join(found) if found else "Every clause is named by a test.")
    sys.exit(bool(found))
