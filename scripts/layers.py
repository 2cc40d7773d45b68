"""Checks that imports go one way: games import the kernel, everything else imports the kernel and the registry.

Inside a game, faces and learning import knowledge and knowledge imports rules; inside the server, packages import those
below them. There are no import cycles, and the classes of rules stay small. Run by `make check` and
tests/test_layers.py, for .py and .pxd files.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = "carsonne"

# What each part may import besides itself. "game" is any one game.
ALLOWED: dict[str, set[str]] = {
    "root": {"_switch"},
    "_switch": set(),
    "installation": set(),
    "locales": {"root"},
    "kernel": {"root", "locales"},
    "game": {"root", "kernel", "locales"},
    "registry": {"root", "kernel", "locales", "game"},
    "bots": {"root", "locales", "kernel", "registry"},
    "arena": {"root", "installation", "locales", "kernel", "registry", "bots"},
    "research": {"root", "installation", "locales", "kernel", "registry", "bots", "arena"},
    "server": {"root", "installation", "locales", "kernel", "registry", "bots", "arena"},
    "cli": {"root", "installation", "locales", "kernel", "registry", "bots", "arena", "research", "server"},
    "__main__": {"cli"},
}
# What each layer of a game may import from that game besides itself. "options" are the modules next to the folders, for
# what is chosen before a game; game.py, which ties everything together, may import all.
GAME_LAYERS: dict[str, set[str]] = {
    "rules": set(),
    "knowledge": {"rules"},
    "learning": {"rules", "knowledge"},
    "options": {"rules"},
    "faces": {"rules", "knowledge", "options"},
}
RULES_KERNEL = {
    "codes",
    "dispatch",
    "fields",
    "plain",
    "state",
}  # of the package, rules may import only these and their game
MOST_METHODS = 30
DEEPEST = 3  # the list of fields, the position, and the state derived from it
# Inside the server: its packages and modules from bottom to top. Each may import those listed before it.
SERVER = (
    "config",
    "errors",
    "identity",
    "logs",
    "metrics",
    "store",
    "protocol",
    "tables",
    "live",
    "bots",
    "http",
    "startup",
    "admin",
    "oversight",
    "app",
    "main",
    "settings",
    "command",
)
NAMES_MODULES = {"registry", "_switch"}  # may name a game's module in a string, to load or compile it
GAME_MODULE = re.compile(rf"{PACKAGE}\.games\.\w+")
CIMPORT = re.compile(r"^\s*(?:from\s+(?P<base>[\w.]+)\s+)?c?import\s+(?P<names>[\w., ]+)", re.MULTILINE)


def part(module: str) -> str:
    """Return the part that a module belongs to, as named in ALLOWED."""
    _, first, second, *_ = [*module.split("."), "", ""]
    if first == "games" and second:
        return "game"
    return first if first not in ("", "games", "__init__") else "root"


def game(module: str) -> str:
    """Return the game that a module belongs to, or an empty string."""
    folders = module.split(".")
    return folders[2] if folders[1:2] == ["games"] and len(folders) > 2 else ""


def server_part(module: str) -> str:
    """Return the part of the server that a module belongs to, or an empty string."""
    folders = module.split(".")
    return folders[2] if folders[1:2] == ["server"] and len(folders) > 2 else ""


def module_name(path: Path, source: Path) -> str:
    """Return the dotted name under which a file is imported."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def exists(module: str, source: Path) -> bool:
    """Return whether a dotted name is a module or a package folder."""
    stem = source.joinpath(*module.split("."))
    return stem.is_dir() or any(stem.with_suffix(end).exists() for end in (".py", ".pxd"))


def targets(base: str, names: list[str], source: Path) -> Iterator[str]:
    """Yield the modules that `from base import names` loads; a name counts as a module only if it exists."""
    for name in names:
        inner = f"{base}.{name}"
        yield inner if exists(inner, source) or base == f"{PACKAGE}.games" else base


def absolute(node: ast.ImportFrom, path: Path, source: Path) -> str:
    """Return the module after `from`, with leading dots resolved."""
    folders = path.relative_to(source).parts[:-1]
    above = ".".join(folders[: len(folders) - node.level + 1]) if node.level else ""
    return ".".join(filter(None, [above, node.module or ""]))


def imports(path: Path, source: Path) -> Iterator[tuple[int, str]]:
    """Yield line and module of each import in a .py file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
            yield from ((node.lineno, target) for target in targets(absolute(node, path, source), names, source))


def cimports(path: Path, source: Path) -> Iterator[tuple[int, str]]:
    """Yield line and module of each import in a .pxd file."""
    text = path.read_text(encoding="utf-8")
    for match in CIMPORT.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        names = [name.split()[0] for name in match["names"].split(",") if name.strip()]
        found = targets(match["base"], names, source) if match["base"] else names
        yield from ((line, target) for target in found)


def quoted(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of each string that names a module of a game."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and GAME_MODULE.match(node.value):
            yield node.lineno, node.value


def layer(module: str) -> str:
    """Return the layer of a game that a module belongs to; empty for game.py."""
    name = [*module.split("."), "", "", ""][3]
    if name in ("", "game"):
        return ""
    return name if name in GAME_LAYERS else "options"


def in_game(importer: str, imported: str) -> bool:
    """Return whether a module of a game may import another module of the package."""
    here = layer(importer)
    if game(importer) == game(imported):
        return not here or layer(imported) in {here, *GAME_LAYERS[here]}
    if here == "rules" and part(imported) == "kernel":
        return imported.split(".")[2] in RULES_KERNEL
    return not game(imported) and part(imported) in ALLOWED["game"]


def may_import(importer: str, imported: str) -> bool:
    """Return whether one module of the package may import another."""
    if game(importer):
        return in_game(importer, imported)
    here, there = server_part(importer), server_part(imported)
    if here and there:
        return here == there or there in SERVER[: SERVER.index(here)]
    here, there = part(importer), part(imported)
    return here == there or there in ALLOWED.get(here, set())


def file_problems(path: Path, source: Path) -> Iterator[str]:
    """Yield one sentence for each import in a file that goes the wrong way."""
    importer, place = module_name(path, source), path.relative_to(source).as_posix()
    if part(importer) not in ALLOWED:
        yield f"{place}: unknown layer {part(importer)!r}; add it to ALLOWED in scripts/layers.py"
        return
    if server_part(importer) not in {*SERVER, ""}:
        yield f"{place}: unknown layer {server_part(importer)!r} of the server; add it to SERVER in scripts/layers.py"
        return
    for line, imported in cimports(path, source) if path.suffix == ".pxd" else imports(path, source):
        if imported.split(".")[0] == PACKAGE and not may_import(importer, imported):
            yield f"{place}:{line}: {importer} may not import {imported}"
    if path.suffix == ".py" and part(importer) not in NAMES_MODULES:
        for line, name in quoted(path):
            if game(importer) != game(name):
                yield f"{place}:{line}: only the registry may name {name}"


def circles(files: list[Path], source: Path) -> Iterator[str]:
    """Yield one sentence for each module that is part of an import cycle."""
    graph = {}
    for path in files:
        if path.suffix == ".py":
            name = module_name(path, source)
            graph[name] = {imported for _, imported in imports(path, source) if imported != name}
    for name in graph:
        if name in reached_from(graph, name):
            yield f"{name} is part of an import cycle"


def reached_from(graph: dict[str, set[str]], start: str) -> set[str]:
    """Return every module that a module imports, directly or not."""
    found: set[str] = set()
    ahead = list(graph[start])
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += graph.get(name, ())
    return found


def class_problems(path: Path, source: Path) -> Iterator[str]:
    """Yield one sentence for each class of rules that is too large."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
            if methods > MOST_METHODS:
                yield f"{path.relative_to(source).as_posix()}:{node.lineno}: {node.name} has {methods} methods"


def chains(files: list[Path], source: Path) -> Iterator[str]:
    """Yield one sentence for each class of a game's rules that inherits from too many others of that game."""
    for folder in sorted({path.parent for path in files}):
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files if path.parent == folder]
        nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        bases = {node.name: [base.id for base in node.bases if isinstance(base, ast.Name)] for node in nodes}
        place = folder.relative_to(source).as_posix()
        yield from (f"{place}: {name} has a long chain of bases" for name in bases if depth(bases, name) > DEEPEST)


def depth(bases: dict[str, list[str]], name: str) -> int:
    """Return the number of classes in the longest chain of bases of a class, including itself."""
    return 1 + max((depth(bases, base) for base in bases.get(name, ()) if base in bases), default=0)


def problems(source: Path = SOURCE) -> list[str]:
    """Return one sentence for each problem below `source`."""
    files = sorted(path for path in (source / PACKAGE).rglob("*") if path.suffix in (".py", ".pxd"))
    rules = [path for path in files if path.suffix == ".py" and layer(module_name(path, source)) == "rules"]
    found = [problem for path in files for problem in file_problems(path, source)]
    found += [problem for path in rules for problem in class_problems(path, source)]
    return [*found, *circles(files, source), *chains(rules, source)]


if __name__ == "__main__":
    found = problems()
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))
