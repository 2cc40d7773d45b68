"""Makes the pages that nobody writes: the text of a source file, what is in a folder, the reference of a module."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path

from scripts.docs.layout import ROOT, name_in_repository, place_of

LANGUAGES = {
    ".cff": "yaml",
    ".json": "json",
    ".py": "python",
    ".sh": "sh",
    ".svelte": "html",
    ".ts": "ts",
    ".toml": "toml",
}
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n"
SHOWN = (*LANGUAGES, ".md")

PACKAGES = ("carsonne.research", "carsonne.kernel", "carsonne.registry", "carsonne.bots", "carsonne.arena")
"""The public packages."""
UNLISTED = re.compile(r"_v0$|\.plain$|\.nocython$|\.__main__$|_checks$|\.stepping$")
"""Modules that nobody calls by their names: doubles of compiled ones, tools, and names for registries of others."""


def source_page(path: Path) -> str:
    """Return a page with the text of a file."""
    text = path.read_text(encoding="utf-8").rstrip("\n")
    return f"{UNSEARCHED}# {name_in_repository(path)}\n\n````{LANGUAGES.get(path.suffix, 'text')}\n{text}\n````\n"


def title_of(path: Path) -> str:
    """Return what a file is about: its heading, or the first sentence of its docstring."""
    if path.suffix == ".md":
        return re.sub(r"^#\s+(\d+\. )?", "", path.read_text(encoding="utf-8").partition("\n")[0])
    if path.suffix == ".py":
        return sentence_of(path)
    return ""


def sentence_of(path: Path) -> str:
    """Return the first sentence of a module."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split())


def files_of(folder: Path) -> list[Path]:
    """Return the files of a folder that can be shown."""
    found = [path for path in sorted(folder.iterdir()) if path.suffix in SHOWN and path.name != "README.md"]
    return [path for path in found if path.stat().st_size > 0]


def listing(folder: Path) -> str:
    """Return a list of the files of a folder."""
    here = place_of(folder).parent
    rows = []
    for path in files_of(folder):
        title = title_of(path)
        name, rest = (title, "") if path.suffix == ".md" else (path.name, f": {title}" if title else "")
        rows.append(f"- [{name}]({os.path.relpath(place_of(path), here)}){rest}\n")
    return "".join(rows)


def folder_page(folder: Path) -> str:
    """Return a page that lists the files of a folder."""
    return f"{UNSEARCHED}# {name_in_repository(folder)}\n\n{listing(folder)}"


def file_of(module: str) -> Path:
    """Return the source of a module or a package."""
    stem = ROOT / "src" / module.replace(".", "/")
    return stem / "__init__.py" if stem.is_dir() else stem.with_suffix(".py")


def modules() -> list[str]:
    """Return the names of all modules of the public packages that have something to read."""
    found: list[str] = []
    for package in PACKAGES:
        file = file_of(package)
        inner = file.parent.glob("[!_]*.py") if file.name == "__init__.py" else []
        found += [package, *sorted(f"{package}.{path.stem}" for path in inner)]
    return [name for name in found if not UNLISTED.search(name) and sentence_of(file_of(name))]


def reference_page(module: str) -> str:
    """Return the page that mkdocstrings fills with the reference of a module."""
    return f"# {module}\n\n::: {module}\n"


def reference_list() -> str:
    """Return the list of all modules, package by package."""
    rows: list[str] = []
    for name in modules():
        rows += [f"\n## {name}\n"] if name in PACKAGES else []
        rows.append(f"- [`{name}`](reference/{name}.md): {sentence_of(file_of(name))}")
    return "\n".join(rows) + "\n"


def reference_nav() -> str:
    """Return the entry of the reference in the navigation, with a group for each package."""
    groups: dict[str, list[str]] = {name: [] for name in PACKAGES}
    for name in modules():
        package = name if name in groups else name.rpartition(".")[0]
        groups[package].append(f'{{ "{name.rpartition(".")[2]}" = "reference/{name}.md" }}')
    inner = [f'{{ "{package}" = [{", ".join(pages)}] }}' for package, pages in groups.items()]
    return f'{{ "Reference" = ["reference.md", {", ".join(inner)}] }},'
