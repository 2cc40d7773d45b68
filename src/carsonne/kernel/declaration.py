"""What a module becomes in C: the types of its classes, functions and constants, read from the source."""

from __future__ import annotations

import ast
from array import array
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from carsonne.kernel.dispatch import Dispatch
from carsonne.kernel.fields import RANGES, Field

NUMBERS = {"int": "int", "bool": "bint", "float": "double", "None": "void"}
STATE = "carsonne.kernel.state"
KERNEL = {
    STATE: {"State", "Buffer", "Rng", "highest"},
    "carsonne.kernel.advisor": {"Advisor", "whole"},
    "carsonne.kernel.coding": {"Canvas", "Coding"},
}
"""What the kernel declares by hand, by module."""


class Undeclarable(Exception):
    """The source needs something that cannot be declared in C; the message says where."""


class Source:
    """A module to compile: its syntax tree, and its values in plain Python."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.values: dict[str, Any] = vars(import_module(name))
        self.path = Path(self.values["__file__"])
        self.tree = ast.parse(self.path.read_text(encoding="utf-8"), str(self.path))
        self.functions = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        self.classes = [
            node for node in self.tree.body if isinstance(node, ast.ClassDef) and is_state(self.values[node.name])
        ]


def is_state(value: object) -> bool:
    """Return whether a class becomes a C class."""
    return isinstance(value, type) and any(base.__module__ in KERNEL for base in value.__mro__)


class Declaration:
    """The .pxd of one module."""

    def __init__(self, source: Source, others: dict[str, Source]) -> None:
        self.source = source
        self.others = others
        self.types = NUMBERS | {name: name for name, value in source.values.items() if is_state(value)}

    def text(self) -> str:
        """Write the whole file."""
        head = f"# Generated from {self.source.path.name} by carsonne.kernel.declare: do not edit."
        parts = [head, "cimport cython", *self.cimports(), "", *self.constants(), *self.classes(), *self.functions()]
        return "\n".join([*parts, ""])

    # What a function is in C

    def is_hot(self, node: ast.FunctionDef) -> bool:
        """Return whether a function can run without Python."""
        arguments = node.args
        if node.decorator_list or arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            return False
        own = [argument for argument in arguments.args if argument.arg != "self"]
        words = [self.word(node.returns), *(self.word(one.annotation) for one in own)]
        return bool(arguments.args) and all(word in self.types for word in words)

    def word(self, annotation: ast.expr | None) -> str:
        """Return an annotation as written, or "?" if there is none."""
        return "?" if annotation is None else ast.unparse(annotation).strip("'\"")

    def signature(self, node: ast.FunctionDef, kind: str) -> Iterator[str]:
        """Yield the types of the local variables, then the function itself."""
        self.refuse_int_division(node)
        found = {name: self.types[word] for name, word in self.locals_of(node).items()}
        if found:
            yield f"@cython.locals({', '.join(f'{name}={c_name(kind)}' for name, kind in found.items())})"
        parameters = ", ".join(self.parameters(node.args))
        yield f"{kind} {self.types[self.word(node.returns)]} {node.name}({parameters}) noexcept nogil"

    def parameters(self, arguments: ast.arguments) -> Iterator[str]:
        """Yield each parameter with its type; `=*` stands for a default."""
        first_default = len(arguments.args) - len(arguments.defaults)
        for i, one in enumerate(arguments.args):
            default = "=*" if i >= first_default else ""
            yield one.arg if one.arg == "self" else f"{self.types[self.word(one.annotation)]} {one.arg}{default}"

    def locals_of(self, node: ast.FunctionDef) -> dict[str, str]:
        """Return every name that a function assigns, with its Python type."""
        parameters = {argument.arg for argument in node.args.args}
        found: dict[str, str] = {}
        for part in ast.walk(node):
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                found[part.target.id] = self.known(part, self.word(part.annotation))
            elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part.id not in parameters:
                found.setdefault(part.id, "int")
        return found

    def known(self, node: ast.AnnAssign, word: str) -> str:
        """Return the annotation of a local variable, which must have a C type."""
        if word not in self.types:
            raise Undeclarable(f"{self.source.path}:{node.lineno}: {word} has no C type")
        return word

    def refuse_int_division(self, node: ast.FunctionDef) -> None:
        """Refuse `/` between two ints: C cuts the fraction off, which plain Python does not."""
        words = {one.arg: self.word(one.annotation) for one in node.args.args} | self.locals_of(node)
        divisions = [part for part in ast.walk(node) if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Div)]
        for part in divisions:
            if self.is_int(part.left, words) and self.is_int(part.right, words):
                where = f"{self.source.path}:{part.lineno}"
                raise Undeclarable(f"{where}: {ast.unparse(part)} divides two ints: write // or make one a float")

    def is_int(self, node: ast.expr, words: dict[str, str]) -> bool:
        """Return whether an expression is certainly an int: of literals, int variables and int constants."""
        if isinstance(node, ast.BinOp):
            return not isinstance(node.op, ast.Div) and all(self.is_int(one, words) for one in (node.left, node.right))
        if isinstance(node, ast.UnaryOp):
            return self.is_int(node.operand, words)
        if isinstance(node, ast.Name):
            return words.get(node.id) in ("int", "bool") or isinstance(self.source.values.get(node.id), int)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return isinstance(getattr(self.source.values.get(node.value.id), node.attr, None), int)
        return isinstance(node, ast.Constant) and isinstance(node.value, int)

    # The parts of the file

    def hot_functions(self) -> list[ast.FunctionDef]:
        """Return the module's hot functions."""
        return [node for node in self.source.functions if self.is_hot(node)]

    def hot_methods(self, node: ast.ClassDef) -> list[ast.FunctionDef]:
        """Return the hot methods of a class; `__init__` and the like stay Python."""
        methods = [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("__")]
        return [method for method in methods if self.is_hot(method)]

    def functions(self) -> list[str]:
        """Declare the hot functions, which Python can call too."""
        return [line for node in self.hot_functions() for line in self.signature(node, "cpdef")]

    def classes(self) -> list[str]:
        """Declare the C classes: their own fields, then their hot methods."""
        lines: list[str] = []
        for node in self.source.classes:
            kind = self.source.values[node.name]
            base = next(name for name in map(ast.unparse, node.bases) if name in self.types)
            inside = [*own_fields(kind), *self.scratch(node), *self.methods(node)]
            lines += [f"cdef class {node.name}({base}):", *(f"    {line}" for line in inside or ["pass"])]
        return lines

    def scratch(self, node: ast.ClassDef) -> Iterator[str]:
        """Declare the fields that an advisor gives itself."""
        if "FIELDS" in dir(self.source.values[node.name]):
            return
        for part in (part for method in node.body if is_init(method) for part in ast.walk(method)):
            if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Attribute):
                yield f"cdef public {self.made(part)} {part.targets[0].attr}"

    def made(self, node: ast.Assign) -> str:
        """Return the C type of the value assigned to a field."""
        value = node.value
        if isinstance(value, ast.Call):
            word = self.word(value.func)
        else:
            word = type(value.value).__name__ if isinstance(value, ast.Constant) else "?"
        if word not in self.types or word == "None":
            raise Undeclarable(f"{self.source.path}:{node.lineno}: assign a number or a new object of a C class")
        return self.types[word]

    def methods(self, node: ast.ClassDef) -> Iterator[str]:
        """Declare a class's hot methods for C callers only: Python could override a method that it can call."""
        for method in self.hot_methods(node):
            yield from self.signature(method, "cdef")

    def hot_parts(self) -> Iterator[ast.AST]:
        """Yield every part of every hot function and method."""
        hot = self.hot_functions() + [method for node in self.source.classes for method in self.hot_methods(node)]
        return (part for node in hot for part in ast.walk(node))

    def constants(self) -> Iterator[str]:
        """Declare the numbers and tables that hot functions use."""
        used = {part.id for part in self.hot_parts() if isinstance(part, ast.Name)}
        imported = self.imported_names()
        for name in sorted(used):
            if name.isupper() and name in self.source.values:
                yield self.constant(name, self.source.values[name], imported.get(name, ""))

    def constant(self, name: str, value: Any, origin: str) -> str:
        """Declare one number or table."""
        if origin in self.others:
            raise Undeclarable(f"{self.source.path}: once compiled, {origin} hides {name}: keep it in another module")
        if isinstance(value, int | float):
            return f"cdef {smallest([value], 'int')} {name}"
        if not isinstance(value, list | array):
            raise Undeclarable(f"{self.source.path}: {name} is neither a number nor a list of numbers")
        if origin:
            raise Undeclarable(
                f"{self.source.path}: write {name} = {origin.rpartition('.')[2]}.{name}: C cannot import a table"
            )
        return f"cdef {smallest(value)}[{len(value)}] {name}"

    def coded(self) -> set[str]:
        """Return the modules whose constants or dispatches hot functions use: `codes.NAME`, `phases.answer`."""
        found: set[str] = set()
        for part in self.hot_parts():
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
                module = self.source.values.get(part.value.id)
                if isinstance(module, ModuleType) and module.__name__ not in self.others:
                    value = vars(module).get(part.attr)
                    if part.attr.isupper():
                        self.check_code(part, value)
                    if part.attr.isupper() or isinstance(value, Dispatch):
                        found.add(part.value.id)
        return found

    def check_code(self, node: ast.Attribute, value: object) -> None:
        """Refuse a constant of another module that C cannot use where it stands."""
        if not is_code(value):
            name, text = node.attr, ast.unparse(node)
            raise Undeclarable(f"{self.source.path}:{node.lineno}: write {name} = {text} first: C cannot use it there")

    def imported_names(self) -> dict[str, str]:
        """Return the imported names with their modules, including those that only plain Python imports."""
        found: dict[str, str] = {}
        body = self.source.tree.body
        for node in [*body, *(inner for block in body if isinstance(block, ast.If) for inner in block.body)]:
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {alias.asname or alias.name: node.module for alias in node.names}
        return found

    def cimports(self) -> Iterator[str]:
        """Import what other modules declare and this one uses."""
        coded = self.coded()
        for name, origin in sorted(self.imported_names().items(), key=lambda item: (item[1], item[0])):
            if f"{origin}.{name}" in self.others or name in self.offered(origin) or name in coded:
                yield f"from {origin} cimport {name}"
        yield f"from {STATE} cimport i8, i16, u8, u16"

    def offered(self, origin: str) -> set[str]:
        """Return the names that C can import from another module."""
        if origin in KERNEL:
            return KERNEL[origin]
        return declared_names(self.others[origin], self.others) if origin in self.others else set()


def declared_names(source: Source, others: dict[str, Source]) -> set[str]:
    """Return the names that C can import from a module."""
    hot = Declaration(source, others).hot_functions()
    return {node.name for node in hot} | {node.name for node in source.classes}


def is_init(node: ast.stmt) -> bool:
    """Return whether a part of a class is its `__init__`."""
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def own_fields(kind: Any) -> list[str]:
    """Declare the fields that a class adds to its base."""
    if "FIELDS" not in vars(kind):
        return []
    return [*(field_line(field) for field in kind.FIELDS), "cdef int end"]  # gcc skips an array that is the last field


def field_line(field: Field) -> str:
    """Declare one field."""
    if field.row is None:
        return f"cdef public int {field.name}"
    return f"cdef public {field.row.kind}[{field.row.size}] {field.name}"


def smallest(values: Sequence[float], least: str = "") -> str:
    """Return the smallest C type that holds all values, or `least` if that is enough."""
    if any(isinstance(value, float) for value in values):
        return "double"
    low, high = min(values, default=0), max(values, default=0)
    names = [name for name, first, last in RANGES if first <= low and high <= last]
    if not names:
        return "unsigned long long" if low >= 0 else "long long"
    return least or names[0]


def c_name(kind: str) -> str:
    """Return a type as `cython.locals` names it."""
    return f"cython.{kind}" if kind in NUMBERS.values() else kind


def is_code(value: object) -> bool:
    """Return whether a constant can be compiled into other modules."""
    return isinstance(value, float) or (isinstance(value, int) and smallest([value], "int") == "int")
