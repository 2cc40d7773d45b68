"""The workflows are sound: actionlint is content, and what their steps call exists."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

import carsonne

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


def run_step(words: str, folder: Path, tag: str) -> subprocess.CompletedProcess[str]:
    """Run the step of the publishing workflow that contains these words, with a `gh` that shows the notes."""
    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")
    (script,) = [one for one in re.findall(r"run: \|\n((?: {10}.*\n)+)", text) if words in one]
    (folder / "gh").write_text('#!/bin/sh\ncat "$7"\n')
    (folder / "gh").chmod(0o755)
    variables = {**os.environ, "GITHUB_REF_NAME": tag, "PATH": f"{folder}:{os.environ['PATH']}"}
    return subprocess.run(
        ["sh", "-e", "-c", script], check=False, cwd=folder, env=variables, capture_output=True, text=True
    )


def checkout(folder: Path) -> Path:
    """Make a folder with the files that name the version."""
    (folder / "src" / "carsonne").mkdir(parents=True)
    for name in ("CHANGELOG.md", "src/carsonne/__init__.py"):
        (folder / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def test_only_the_tag_of_this_version_is_published(tmp_path: Path) -> None:
    folder = checkout(tmp_path)
    assert run_step("__version__", folder, f"v{carsonne.__version__}").returncode == 0
    assert run_step("__version__", folder, "v0.0.1").returncode == 1


def test_the_release_notes_are_the_section_of_the_changelog(tmp_path: Path) -> None:
    changelog = (
        "# Changelog\n\n## [Unreleased]\n\n- Next.\n\n## [1.2.0] - 2026-01-02\n\n- This.\n\n## [1.1.0]\n\n- Past.\n"
    )
    (checkout(tmp_path) / "CHANGELOG.md").write_text(changelog)
    assert run_step("notes.md", tmp_path, "v1.2.0").stdout.strip() == "- This."
