"""The program of a user that `make check` reads with two type checkers runs, too."""

import pytest

from tests.typing import program


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program.main()
    assert capsys.readouterr().out == "The game is over.\n"
