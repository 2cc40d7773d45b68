"""Turns msgspec structs and type aliases into TypeScript, from their Python source, so that docstrings come along."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Container, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
MANY = 40
"""If there are more ids than this, a pattern is enough."""


class Renamed(ast.NodeTransformer):
    """Calls things by other names: on the page, or because the page cannot know them."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Rename where a name is used."""
        return ast.Name(self.names.get(node.id, node.id), node.ctx)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Rename where a name is defined."""
        node.name = self.names.get(node.name, node.name)
        return self.generic_visit(node)


def declarations(
    path: Path, names: Mapping[str, str] = MappingProxyType({}), only: Sequence[str] = ()
) -> dict[str, str]:
    """Translate the aliases and structs of a module by name, or `only` some; `names` gives them other names."""
    tree = Renamed(names).visit(ast.parse(path.read_text(encoding="utf-8")))
    found: dict[str, str] = {}
    for node, text in commented(tree.body):
        name = defined(node)
        if name and (not only or name in only):
            found[name] = interface(node, found) if isinstance(node, ast.ClassDef) else alias(node, text)
    return found


def defined(node: ast.stmt) -> str:
    """Return the name of the alias or the struct that a statement defines, or an empty string."""
    if isinstance(node, ast.ClassDef):
        return "" if is_bare(node) else node.name
    if isinstance(node, ast.AnnAssign) and is_name(node.annotation, "TypeAlias"):
        assert isinstance(node.target, ast.Name)
        return node.target.id
    return ""


def alias(node: ast.stmt, text: str) -> str:
    """Translate a type alias."""
    assert isinstance(node, ast.AnnAssign)
    assert node.value is not None
    return f"{comment(text)}export type {defined(node)} = {type_of(node.value)};\n"


def is_bare(node: ast.ClassDef) -> bool:
    """Return whether a struct has neither fields nor a tag: a base class of no interest to the page."""
    fields = any(isinstance(part, ast.AnnAssign) for part in node.body)
    return not fields and not keyword(node, "tag", "tag_field") and not is_protocol(node)


def is_protocol(node: ast.ClassDef) -> bool:
    """Return whether a class only says, as properties, which fields the structs of games have at least."""
    return any(is_name(base, "Protocol") for base in node.bases)


def keyword(node: ast.ClassDef, *names: str) -> list[ast.keyword]:
    """Return those of a struct's settings that have one of these names."""
    return [word for word in node.keywords if word.arg in names]


def commented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield each statement with the docstring that follows it."""
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        yield node, text_of(after)


def text_of(node: ast.stmt) -> str:
    """Return the docstring in a statement, or an empty string."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def comment(text: str, indent: str = "") -> str:
    """Write a text as a TypeScript comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not text:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def interface(node: ast.ClassDef, known: Container[str]) -> str:
    """Translate a struct to an interface that extends the known ones; its tag is a field with a fixed value."""
    rows = [f"  type: {type_of_constant(tag.value)};\n" for tag in keyword(node, "tag")]
    rows += ["  type: string;\n" for _ in keyword(node, "tag_field")]
    for part, text in commented(node.body):
        if isinstance(part, ast.AnnAssign):
            rows.append(comment(text, "  ") + field(part))
        elif isinstance(part, ast.FunctionDef) and is_protocol(node) and part.returns is not None:
            rows.append(f"  {part.name}: {type_of(part.returns)};\n")
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in known]
    extends = f" extends {', '.join(bases)}" if bases else ""
    return f"{comment(ast.get_docstring(node) or '')}export interface {node.name}{extends} {{\n{''.join(rows)}}}\n"


def field(node: ast.AnnAssign) -> str:
    """Translate a field to one line; if it has a default, it may be missing."""
    assert isinstance(node.target, ast.Name)
    name, optional = node.target.id, node.value is not None
    if isinstance(node.value, ast.Call):  # field(name="from"): a keyword in Python
        name = next(ast.literal_eval(word.value) for word in node.value.keywords if word.arg == "name")
        optional = False
    return f"  {name}{'?' if optional else ''}: {type_of(node.annotation)};\n"


def is_name(node: ast.expr, name: str) -> bool:
    """Return whether an expression is just this name."""
    return isinstance(node, ast.Name) and node.id == name


def type_of(node: ast.expr) -> str:
    """Translate an annotation to a TypeScript type."""
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.Constant):
        return type_of_constant(node)
    if isinstance(node, ast.BinOp):
        return " | ".join(type_of(side) for side in (node.left, node.right) if not is_name(side, "UnsetType"))
    assert isinstance(node, ast.Subscript), ast.dump(node)
    assert isinstance(node.value, ast.Name), ast.dump(node)
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    return GENERIC[node.value.id](parts)


def type_of_constant(node: ast.expr) -> str:
    """Translate a constant to a TypeScript type."""
    value = ast.literal_eval(node)
    return "null" if value is None else f"'{value}'" if isinstance(value, str) else json.dumps(value)


def literal(parts: list[ast.expr]) -> str:
    """Translate to a union of constants, or of patterns if there are many."""
    words = list(dict.fromkeys(type_of(part) for part in parts))
    if len(words) > MANY:
        words = list(dict.fromkeys(re.sub(r"\d+", "${number}", word).replace("'", "`") for word in words))
    return " | ".join(words)


def array(parts: list[ast.expr]) -> str:
    """Translate a list of one type."""
    item = type_of(parts[0])
    return f"({item})[]" if " | " in item or item.startswith("readonly ") else f"{item}[]"


def record(parts: list[ast.expr]) -> str:
    """Translate to an object; if its keys are known words, some may be missing."""
    key, value = map(type_of, parts)
    return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"


def sequence(parts: list[ast.expr]) -> str:
    """Translate a tuple, in which every position has its own type."""
    return f"readonly [{', '.join(map(type_of, parts))}]"


def annotated(parts: list[ast.expr]) -> str:
    """Translate a type without its limits, which the page leaves to the server."""
    return type_of(parts[0])


GENERIC = {"Literal": literal, "list": array, "dict": record, "tuple": sequence, "Annotated": annotated}
