"""`Dispatch`: calls that go to the module of the current phase, by a table that is data.

A game says in `rules/phases.py`, once, which module a phase belongs to. Plain Python looks the module up when it is
called; `kernel.declare` turns the same table into a C switch for compiled callers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Generic, TypeVar

from carsonne.kernel.state import Buffer, State

R = TypeVar("R")


class Dispatch(Generic[R]):
    """Calls the function `name` of the module that a table gives for a field of the position.

    All modules that have a function of this name must take the same parameters.
    """

    def __init__(self, table: Mapping[int, ModuleType], field: str, name: str) -> None:
        self.field = field
        self.name = name
        self.modules = {number: module for number, module in table.items() if name in vars(module)}
        self.functions: dict[int, Callable[..., R]] = {n: vars(module)[name] for n, module in self.modules.items()}

    def __call__(self, s: State, *rest: float | Buffer) -> R:
        return self.functions[getattr(s, self.field)](s, *rest)
