"""Says where a file of the repository stands in the documentation site, and which files may stand there."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
GUESTS = {
    "CHANGELOG.md": "project/changelog.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "benchmarks/README.md": "project/benchmarks.md",
    "web/README.md": "project/page.md",
    "README.md": "index.md",
}
"""Pages that stand outside docs/ in the repository, and where they stand in the site."""

COPIED = (".ipynb", ".png", ".webp")
"""What a reader downloads or looks at as it is."""


def name_in_repository(path: Path) -> str:
    """Return the name of a file as people write it."""
    return path.relative_to(ROOT).as_posix()


def place_of(path: Path) -> PurePosixPath:
    """Return where a file or folder stands in the site; a source file becomes a page with its text."""
    name = name_in_repository(path)
    if name in GUESTS:
        return PurePosixPath(GUESTS[name])
    inside = PurePosixPath(name.removeprefix("docs/")) if name.startswith("docs/") else PurePosixPath("source") / name
    if path.is_dir():
        return inside / "index.md"
    if inside.name == "README.md":
        return inside.with_name("index.md")
    return inside if inside.suffix in (".md", *COPIED) else inside.with_name(f"{inside.name}.md")
