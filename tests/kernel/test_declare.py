"""The C declarations generated from the source of the rules."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from carsonne.kernel.declaration import Undeclarable
from carsonne.kernel.declare import declarations, main

POSITION = """
from typing import Annotated

from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import Buffer, State

SEATS = 5


class Layout(Fields):
    __slots__ = ()
    phase: int
    points: Annotated[Array, Row(SEATS)]
    grid: Annotated[Array, Row(64, "u8")]


class Position(State, Layout):
    FIELDS = fields(Layout)

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]
"""
RULES = """
from sample_position import Position

LIMIT = 1000
PRICES = [3, 4, 200]
NAMES = ("a", "b")


def pay(s: Position, seat: int, twice: bool = False) -> bool:
    cost = PRICES[seat]
    share: float = 0.5
    for i in range(LIMIT):
        s.points[seat] -= cost
    return share > 0


def names(s: Position) -> list[str]:
    return [NAMES[i] for i in range(LIMIT)]


def build() -> None:
    NAMES
"""
ADVISOR = """
from sample_position import Position
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.state import Buffer, State

SCALE = 0.25
STEPS = [0.5, 2.0]


class Sage(Advisor):
    def __init__(self) -> None:
        self.then = Position(2)
        self.count = 0
        self.bias = 1.5

    def expect_into(self, s: State, out: Buffer) -> None:
        self.bias = SCALE * STEPS[0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "sample_position.py").write_text(POSITION, encoding="utf-8")
    (tmp_path / "sample_rules.py").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "sample_advisor.py").write_text(ADVISOR, encoding="utf-8")
    for name in ("sample_position", "sample_rules", "sample_advisor"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def declared(folder: Path, name: str) -> list[str]:
    found = declarations(["sample_position", "sample_rules", "sample_advisor"])
    return found[folder / f"{name}.pxd"].splitlines()


def test_a_state_is_a_class_with_its_fields(folder: Path) -> None:
    lines = declared(folder, "sample_position")
    at = lines.index("cdef class Position(State):")
    assert lines[at + 1 : at + 4] == [
        "    cdef public int phase",
        "    cdef public int[5] points",
        "    cdef public u8[64] grid",
    ]
    assert "    cdef void scores_into(self, Buffer out) noexcept nogil" in lines
    assert not any("SEATS" in line for line in lines), "a constant that only Python uses stays Python"


def test_a_hot_function_has_types_for_all_its_names(folder: Path) -> None:
    lines = declared(folder, "sample_rules")
    at = lines.index("cpdef bint pay(Position s, int seat, bint twice=*) noexcept nogil")
    assert set(lines[at - 1].removeprefix("@cython.locals(").removesuffix(")").split(", ")) == {
        "cost=cython.int",
        "share=cython.double",
        "i=cython.int",
    }
    assert "from sample_position cimport Position" in lines


def test_constants_have_the_size_that_their_values_need(folder: Path) -> None:
    lines = declared(folder, "sample_rules")
    assert "cdef int LIMIT" in lines
    assert "cdef u8[3] PRICES" in lines


@pytest.fixture
def coded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a package whose rules use the constants of its module `codes`."""
    package = folder / "sample_coded"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "codes.py").write_text(
        "HIGH = 7\nLOW = -2\nODDS = 0.5\nSTEPS = (1, 2)\nHUGE = 1 << 40\n", encoding="utf-8"
    )
    rules = "from sample_coded import codes\ndef f(n: int) -> bool:\n    return n > codes.HIGH\n"
    (package / "rules.py").write_text(rules, encoding="utf-8")
    for name in ("sample_coded", "sample_coded.codes", "sample_coded.rules"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return package


def test_the_constants_of_another_module_are_compiled_in(coded: Path) -> None:
    found = declarations(["sample_coded.rules"])
    assert "from sample_coded cimport codes" in found[coded / "rules.pxd"].splitlines()
    assert found[coded / "codes.pxd"].splitlines()[1:] == [
        "cdef enum:",
        "    HIGH = 7",
        "    LOW = -2",
        "cdef extern from *:",
        '    double ODDS "(0.5)"',
    ]


@pytest.mark.parametrize("name", ["STEPS", "HUGE"])
def test_a_constant_that_c_cannot_use_there_is_reported(coded: Path, name: str) -> None:
    rules = f"from sample_coded import codes\ndef f(n: int) -> bool:\n    return n > codes.{name}\n"
    (coded / "rules.py").write_text(rules, encoding="utf-8")
    with pytest.raises(Undeclarable, match=f"rules.py:3: write {name} = codes.{name} first"):
        declarations(["sample_coded.rules"])


def test_what_needs_python_stays_python(folder: Path) -> None:
    text = "\n".join(declared(folder, "sample_rules"))
    assert "names" not in text
    assert "build" not in text
    assert "NAMES" not in text


def test_an_advisor_is_a_class_with_the_scratch_space_it_makes(folder: Path) -> None:
    lines = declared(folder, "sample_advisor")
    at = lines.index("cdef class Sage(Advisor):")
    assert lines[at + 1 :] == [
        "    cdef public Position then",
        "    cdef public int count",
        "    cdef public double bias",
        "    cdef void expect_into(self, State s, Buffer out) noexcept nogil",
    ]
    assert {"cdef double SCALE", "cdef double[2] STEPS", "from carsonne.kernel.advisor cimport Advisor"} <= set(lines)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("from sample_rules import LIMIT\ndef f(n: int) -> int:\n    return LIMIT", "sample_rules hides LIMIT"),
        ("WORD = 'x'\ndef f(n: int) -> int:\n    return WORD", "neither a number nor a list"),
        ("def f(n: int) -> None:\n    word: str = 'x'", "str has no C type"),
        ("def f(n: int) -> float:\n    return n / 2", "sample_odd.py:2: n / 2 divides two ints"),
        ("ALL = 4\ndef f(n: int) -> float:\n    m = n\n    return 1.0 + (m - 1) / ALL", "divides two ints"),
        (
            (
                "from carsonne.kernel.advisor import Advisor\n"
                "class A(Advisor):\n    def __init__(self):\n        self.x = []"
            ),
            "assign a number or a new object",
        ),
    ],
)
def test_undeclarable_source_is_reported(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, problem: str
) -> None:
    (folder / "sample_odd.py").write_text(line, encoding="utf-8")
    monkeypatch.delitem(sys.modules, "sample_odd", raising=False)
    with pytest.raises(Undeclarable, match=problem):
        declarations(["sample_position", "sample_rules", "sample_odd"])
    assert main(["sample_position", "sample_rules", "sample_odd"]) == 1
    assert problem in capsys.readouterr().err


def test_a_float_may_be_divided(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "def f(n: int, x: float) -> float:\n    y: float = n\n    return n / 2.0 + x / n + y / 2 + n // 2\n"
    (folder / "sample_odd.py").write_text(source, encoding="utf-8")
    monkeypatch.delitem(sys.modules, "sample_odd", raising=False)
    assert "double f(int n, double x)" in declarations(["sample_odd"])[folder / "sample_odd.pxd"]


def test_an_up_to_date_file_is_left_alone(folder: Path) -> None:
    assert main(["sample_position", "sample_rules"]) == 0
    pxd = folder / "sample_rules.pxd"
    before = pxd.stat().st_mtime_ns
    assert main(["sample_position", "sample_rules"]) == 0
    assert pxd.stat().st_mtime_ns == before
    pxd.write_text("old", encoding="utf-8")
    assert main(["sample_position", "sample_rules"]) == 0
    assert "cdef int LIMIT" in pxd.read_text(encoding="utf-8")


def test_a_module_is_compiled_again_when_one_that_it_calls_has_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = folder / "sample_package"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "called.py").write_text("def f(n: int) -> int:\n    return n\n", encoding="utf-8")
    caller = "from sample_package import called\ndef g(n: int) -> int:\n    return called.f(n)\n"
    (package / "caller.py").write_text(caller, encoding="utf-8")
    names = ["sample_package.called", "sample_package.caller"]
    for name in ("sample_package", *names):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert main(names) == 0
    before = (package / "caller.pxd").stat().st_mtime_ns
    (package / "called.pxd").write_text("old", encoding="utf-8")
    assert main(names) == 0
    assert (package / "caller.pxd").stat().st_mtime_ns > before


PHASES = """
from carsonne.kernel.dispatch import Dispatch
from sample_phases import bidding, paying

TABLE = {0: bidding, 1: paying, 2: bidding}
answer = Dispatch(TABLE, "phase", "answer")
legal = Dispatch(TABLE, "phase", "legal")
"""
BIDDING = """
from sample_position import Position

def answer(s: Position, move: int) -> None:
    s.phase = move

def legal(s: Position) -> int:
    return 3
"""
PAYING = """
from sample_position import Position

def answer(s: Position, price: int) -> None:
    s.points[0] = -price
"""
CALLER = """
from sample_phases import phases
from sample_position import Position

def apply(s: Position, move: int) -> int:
    phases.answer(s, move)
    return phases.legal(s)
"""


@pytest.fixture
def phased(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a package whose calls go to the module of the phase."""
    package = folder / "sample_phases"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    for name, text in {"phases": PHASES, "bidding": BIDDING, "paying": PAYING, "caller": CALLER}.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
        monkeypatch.delitem(sys.modules, f"sample_phases.{name}", raising=False)
    monkeypatch.delitem(sys.modules, "sample_phases", raising=False)
    return package


PHASED = ["sample_position", "sample_phases.bidding", "sample_phases.paying", "sample_phases.caller"]


def test_a_table_of_phases_becomes_a_switch(phased: Path) -> None:
    found = declarations(PHASED)
    lines = found[phased / "phases.pxd"].splitlines()
    at = lines.index("cdef inline void answer(Position s, int move) noexcept nogil:")
    assert lines[at + 1 : at + 6] == [
        "    cdef int number = s.phase",
        "    if number in (0, 2):",
        "        bidding.answer(s, move)",
        "    elif number in (1,):",
        "        paying.answer(s, move)",
    ]
    at = lines.index("cdef inline int legal(Position s) noexcept nogil:")
    assert lines[at + 2 : at + 5] == ["    if number in (0, 2):", "        return bidding.legal(s)", "    return 0"]
    assert "from sample_position cimport Position" in lines
    assert "from sample_phases cimport phases" in found[phased / "caller.pxd"].splitlines()


def test_plain_python_looks_the_module_up_in_the_same_table(phased: Path) -> None:
    caller, s = import_module("sample_phases.caller"), SimpleNamespace(phase=0, points=[0])
    assert caller.apply(s, 2) == 3
    assert s.phase == 2
    s.phase = 1
    with pytest.raises(KeyError):
        caller.apply(s, 5)
    assert s.points == [-5]


def test_modules_of_phases_must_agree_on_parameters(phased: Path) -> None:
    (phased / "paying.py").write_text(PAYING.replace("price: int", "price: float"), encoding="utf-8")
    with pytest.raises(Undeclarable, match="answer takes other parameters"):
        declarations(PHASED)
