"""Generates the C declarations (.pxd) of rules written in plain Python, so that Cython can compile them to fast code.

    CARSONNE_PURE=1 python -m carsonne.kernel.declare my_game.rules.position my_game.rules.placing …

Name all modules that are compiled together. For each MODULE.py, a MODULE.pxd is written next to it unless it is already
up to date. The source decides what becomes C:

- A class derived from `State` becomes a C class with the fields it lists (`kernel.fields`).
- A class derived from `Advisor` or `Coding` becomes a C class with the fields that its `__init__` assigns, where the
  value says the type: a number or a new object of a C class (`self.scratch = Position(2)`).
- A function or method is *hot* if its parameters (at least one) and its result are annotated as int, bool, float,
  None, `Buffer`, `Rng`, `Canvas` or such a class. It becomes a C function that runs without the interpreter lock; its
  local variables are C ints unless annotated otherwise.
- A constant (in capitals) of the module that a hot function uses becomes a C number, or a C array if it is a list of
  numbers. Constants of another module are used as `codes.NAME`: they are compiled in, from a .pxd beside that module.
- A `Dispatch` of another module, used as `phases.answer(…)`, becomes a C switch in the .pxd beside that module.
- Everything else stays Python.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from carsonne.kernel.declaration import Declaration, Source, Undeclarable, is_code
from carsonne.kernel.dispatch import Dispatch


def codes_text(module: ModuleType) -> str:
    """Write the .pxd of a module of constants. An enum has only ints; a float is a name for a piece of C."""
    found = {name: value for name, value in vars(module).items() if name.isupper() and is_code(value)}
    floats = [f'    double {name} "({value!r})"' for name, value in found.items() if isinstance(value, float)]
    return "\n".join(
        [
            f"# Generated from {Path(str(module.__file__)).name} by carsonne.kernel.declare: do not edit.",
            "cdef enum:",
            *(f"    {name} = {int(value)}" for name, value in found.items() if isinstance(value, int)),
            *(["cdef extern from *:", *floats] if floats else []),
            "",
        ]
    )


class Switch:
    """The C function that a dispatch becomes."""

    def __init__(self, name: str, dispatch: Dispatch[Any], sources: dict[str, Source]) -> None:
        self.name = name
        self.dispatch = dispatch
        self.modules = list(dict.fromkeys(dispatch.modules.values()))
        owners = [Declaration(sources[module.__name__], sources) for module in self.modules]
        self.owner = owners[0]
        self.node = self.function(self.owner)
        for owner in owners:
            if self.kinds(owner) != self.kinds(self.owner):
                raise Undeclarable(f"{owner.source.path}: {dispatch.name} takes other parameters than elsewhere")

    def function(self, owner: Declaration) -> ast.FunctionDef:
        """Return the function that is called in a module."""
        return next(node for node in owner.hot_functions() if node.name == self.dispatch.name)

    def kinds(self, owner: Declaration) -> list[str]:
        """Return the types of the parameters, and of the result, of the function in a module."""
        node = self.function(owner)
        return [owner.word(one.annotation) for one in node.args.args] + [owner.word(node.returns)]

    def cimports(self) -> Iterator[str]:
        """Yield the imports that it needs: the modules, and the types of the parameters."""
        for module in self.modules:
            package, _, name = module.__name__.rpartition(".")
            yield f"from {package} cimport {name}"
        origins = self.owner.imported_names()
        for one in self.node.args.args:
            word = self.owner.word(one.annotation)
            if word in origins:
                yield f"from {origins[word]} cimport {word}"

    def lines(self) -> Iterator[str]:
        """Yield the function. Cython makes a C switch of such a chain."""
        parameters = self.owner.parameters(self.node.args)
        kind = self.owner.types[self.owner.word(self.node.returns)]
        yield f"cdef inline {kind} {self.name}({', '.join(parameters)}) noexcept nogil:"
        yield f"    cdef int number = {self.node.args.args[0].arg}.{self.dispatch.field}"
        call = f"{self.dispatch.name}({', '.join(one.arg for one in self.node.args.args)})"
        result = "" if kind == "void" else "return "
        for i, module in enumerate(self.modules):
            numbers = [number for number, owner in self.dispatch.modules.items() if owner is module]
            yield f"    {'elif' if i else 'if'} number in {tuple(numbers)}:"
            yield f"        {result}{module.__name__.rpartition('.')[2]}.{call}"
        yield from [] if kind == "void" else ["    return 0"]


def switches_text(module: ModuleType, sources: dict[str, Source]) -> str:
    """Write the .pxd of a module of dispatches."""
    found = [Switch(name, value, sources) for name, value in vars(module).items() if isinstance(value, Dispatch)]
    imports = sorted({line for switch in found for line in switch.cimports()})
    head = f"# Generated from {Path(str(module.__file__)).name} by carsonne.kernel.declare: do not edit."
    return "\n".join([head, *imports, *(line for switch in found for line in switch.lines()), ""])


def declarations(names: Iterable[str]) -> dict[Path, str]:
    """Return the text of each module's .pxd by path, and of those whose constants the modules use."""
    sources = {name: Source(name) for name in names}
    found = [Declaration(source, sources) for source in sources.values()]
    coded = [one.source.values[name] for one in found for name in one.coded()]
    texts = {one.source.path.with_suffix(".pxd"): one.text() for one in found}
    for module in coded:
        switches = any(isinstance(value, Dispatch) for value in vars(module).values())
        text = switches_text(module, sources) if switches else codes_text(module)
        texts[Path(str(module.__file__)).with_suffix(".pxd")] = text
    return texts


def main(names: list[str]) -> int:
    """Write the files that have changed."""
    try:
        found = declarations(names)
    except Undeclarable as problem:
        print(problem, file=sys.stderr)
        return 1
    changed = {path for path, text in found.items() if write(path, text)}
    while more := {path for path in found.keys() - changed if depends(found[path], changed)}:
        for path in more:
            path.touch()
        changed |= more
    return 0


def depends(text: str, changed: Iterable[Path]) -> bool:
    """Return whether a .pxd depends on one of those that changed. Cython does not see `from package cimport module`."""
    return any(f" cimport {other.stem}\n" in text for other in changed)


def write(path: Path, text: str) -> bool:
    """Write a file unless it is up to date; return whether it was written."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
