"""Every numbered clause of the rules is named by a test, and the check notices if one is not."""

import json
from pathlib import Path

import pytest

from scripts import clauses

MARK = "pytest.mark." + "clause"  # put together, so that the examples below are not read as marks of this file


def write(root: Path, rules: str, tests: str, scenario: object = None) -> None:
    (root / "docs" / "rules" / "en").mkdir(parents=True)
    (root / "docs" / "rules" / "en" / "carcassonne.md").write_text(rules, encoding="utf-8")
    (root / "tests" / "test_x.py").parent.mkdir()
    (root / "tests" / "test_x.py").write_text(tests.replace("MARK", MARK), encoding="utf-8")
    scenarios = root / "tests" / "games" / "carcassonne" / "scenarios"
    scenarios.mkdir(parents=True)
    (scenarios / "x.json").write_text(json.dumps(scenario or {}), encoding="utf-8")


def test_every_clause_is_named_by_a_test() -> None:
    assert clauses.problems() == []


def test_marks_and_scenarios_count(tmp_path: Path) -> None:
    rules = "# Rules\n- **CA1** one, see **CA9**\n- **CA2** two\n| **CA3a** | three |\n- **CA4** four\n- **CA5** five\n"
    tests = (
        'pytestmark = MARK("CA1")\n@MARK("CA2", "CA3a")\ndef test_x(): ...\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=MARK("CA5"))])\ndef test_y(x): ...\n'
    )
    write(tmp_path, rules, tests, {"clauses": ["CA4"]})
    assert clauses.problems(tmp_path) == []


def test_each_game_numbers_its_own_rulings(tmp_path: Path) -> None:
    rules = "- **CA1** one\n- **R1** *Really?* Yes.\n- **R2** *And here?* No.\n"
    write(tmp_path, rules, '@MARK("CA:R2", "CB:R9", "R1")\ndef test_x(): ...\n', {"clauses": ["CA1", "R1"]})
    assert clauses.problems(tmp_path) == ["test_x.py:1 names R1, which no rules file numbers"]


def test_missing_rules_files_are_ignored(tmp_path: Path) -> None:
    write(tmp_path, "- **CA1** one\n", '@MARK("CA1", "CB7")\ndef test_x(): ...\n')
    assert clauses.problems(tmp_path) == []
    assert clauses.problems(tmp_path / "nowhere") == []


@pytest.mark.parametrize(
    ("rules", "tests", "problem"),
    [
        ("- **CA1** one\n- **CA2** two\n", '@MARK("CA1")\n', "carcassonne.md: no test names CA2"),
        ("- **CA1** one\n", '@MARK("CA1", "CA7")\n', "test_x.py:1 names CA7, which no rules file numbers"),
        ("- **CA1** one\n", '@MARK("CA1", "CB")\n', "test_x.py:1 names CB, which no rules file numbers"),
        ("- **CA1** one\n", '@MARK("CA1", *MORE)\n', "test_x.py:1 names *MORE, which no rules file numbers"),
        ("- **CA1** one\n- **CA1** two\n", '@MARK("CA1")\n', "carcassonne.md numbers CA1 2 times"),
        ("- **CB1** one\n", '@MARK("CB1")\n', "carcassonne.md numbers CB1, which belongs to another file"),
        ("Nothing.\n", "", "carcassonne.md numbers no clauses"),
    ],
)
def test_problems_are_reported(tmp_path: Path, rules: str, tests: str, problem: str) -> None:
    write(tmp_path, rules, tests + "def test_x(): ...\n")
    assert clauses.problems(tmp_path) == [problem]


def test_an_unknown_clause_in_a_scenario_is_reported(tmp_path: Path) -> None:
    write(tmp_path, "- **CA1** one\n", "", {"clauses": ["CA1", "CA2"]})
    assert clauses.problems(tmp_path) == ["x.json names CA2, which no rules file numbers"]
