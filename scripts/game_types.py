"""Turns the types of a game's data into TypeScript, from the source of its Python structs."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "carsonne"
MODULES = (
    "rules/words",
    "faces/move_types",
    "faces/opening_event_types",
    "faces/event_types",
    "knowledge/survey_types",
    "faces/view_types",
)
HEAD = "/** Made by scripts/typescript.py from the types of the game in {folder}: change those, and run it again. */\n"
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
MANY = 40
"""If there are more ids than this, a pattern is enough."""


def files() -> dict[Path, str]:
    """The types.ts of each game in the page, and its text."""
    games = sorted(path for path in (SOURCE / "games").iterdir() if (path / "faces" / "view_types.py").exists())
    return {ROOT / "web/src/games" / game.name.replace("_", "-") / "types.ts": typescript(game) for game in games}


def typescript(game: Path) -> str:
    """Everything that the type modules of a game define."""
    modules = [game / f"{name}.py" for name in MODULES if (game / f"{name}.py").exists()]
    own = [piece for module in modules for piece in declarations(module)]
    shared = [piece for piece in declarations(SOURCE / "kernel" / "data.py") if "interface Undone" in piece]
    return "\n".join([HEAD.format(folder=game.relative_to(ROOT).as_posix()), *own, *shared])


def declarations(path: Path) -> Iterator[str]:
    """The aliases and structs of a module, each with its docstring."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node, text in commented(body):
        if isinstance(node, ast.ClassDef):
            yield interface(node)
        elif isinstance(node, ast.AnnAssign) and is_name(node.annotation, "TypeAlias"):
            assert isinstance(node.target, ast.Name)
            assert node.value is not None
            yield f"{comment(text)}export type {node.target.id} = {type_of(node.value)};\n"


def commented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement, with the docstring that follows it."""
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        yield node, text_of(after)


def text_of(node: ast.stmt) -> str:
    """The docstring in a statement, or an empty string."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def comment(text: str, indent: str = "") -> str:
    """A text as a TypeScript comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not text:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def interface(node: ast.ClassDef) -> str:
    """A struct as an interface; its tag is a field with a fixed value."""
    tags = [word.value for word in node.keywords if word.arg == "tag"]
    rows = [f"  type: {type_of_constant(tag)};\n" for tag in tags]
    for part, text in commented(node.body):
        if isinstance(part, ast.AnnAssign):
            rows.append(comment(text, "  ") + field(part))
    return f"{comment(ast.get_docstring(node) or '')}export interface {node.name} {{\n{''.join(rows)}}}\n"


def field(node: ast.AnnAssign) -> str:
    """A field as one line; if it has a default, it may be missing."""
    assert isinstance(node.target, ast.Name)
    name, optional = node.target.id, node.value is not None
    if isinstance(node.value, ast.Call):  # field(name="from"): a keyword in Python
        name = next(ast.literal_eval(word.value) for word in node.value.keywords if word.arg == "name")
        optional = False
    return f"  {name}{'?' if optional else ''}: {type_of(node.annotation)};\n"


def is_name(node: ast.expr, name: str) -> bool:
    """Whether an expression is just this name."""
    return isinstance(node, ast.Name) and node.id == name


def type_of(node: ast.expr) -> str:
    """An annotation as a TypeScript type."""
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
    """A constant as a TypeScript type."""
    value = ast.literal_eval(node)
    return "null" if value is None else f"'{value}'" if isinstance(value, str) else json.dumps(value)


def literal(parts: list[ast.expr]) -> str:
    """A union of constants, or of patterns if there are many."""
    words = list(dict.fromkeys(type_of(part) for part in parts))
    if len(words) > MANY:
        words = list(dict.fromkeys(re.sub(r"\d+", "${number}", word).replace("'", "`") for word in words))
    return " | ".join(words)


def array(parts: list[ast.expr]) -> str:
    """A list of one type."""
    item = type_of(parts[0])
    return f"({item})[]" if " | " in item or item.startswith("readonly ") else f"{item}[]"


def record(parts: list[ast.expr]) -> str:
    """An object; if its keys are known words, some may be missing."""
    key, value = map(type_of, parts)
    return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"


def sequence(parts: list[ast.expr]) -> str:
    """A tuple, in which every position has its own type."""
    return f"readonly [{', '.join(map(type_of, parts))}]"


GENERIC = {"Literal": literal, "list": array, "dict": record, "tuple": sequence}
