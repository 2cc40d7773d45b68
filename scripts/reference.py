"""Writes the reference of the package from its docstrings with pdoc, as web pages; any warning is an error.

python scripts/reference.py [FOLDER]        writes to build/docs if no FOLDER is given
"""

from __future__ import annotations

import os
import sys
import warnings
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import get_type_hints

ROOT = Path(__file__).parent.parent
PACKAGES = ("carsonne.research", "carsonne.kernel", "carsonne.registry", "carsonne.bots", "carsonne.arena")
"""The public packages."""
RESEARCH = ("errors", "gym", "gym_vector", "luck", "observation", "open_spiel", "petting_zoo", "rendering", "spaces")
"""Modules of carsonne.research that have a page of their own, beside that of the package."""
EXCEPT = "!carsonne.kernel.plain"
"""It has `array[int]` in annotations, which Python 3.11 cannot evaluate."""


def name_types() -> None:
    """Give the constructors of named tuples real types: pdoc looks for their names in the wrong module."""
    for name, module in list(sys.modules.items()):
        if name.startswith("carsonne."):
            for found in vars(module).values():
                if isinstance(found, type) and issubclass(found, tuple) and hasattr(found, "_fields"):
                    found.__new__.__annotations__ = get_type_hints(found)


def load() -> None:
    """Import everything that is documented."""
    for name in PACKAGES:
        for found in walk_packages(getattr(import_module(name), "__path__", []), f"{name}."):
            import_module(found.name)


def write(folder: Path) -> None:
    """Write the pages from the plain rules: compiled modules do not tell their signatures."""
    os.environ["CARSONNE_PURE"] = "1"
    import pdoc

    load()
    name_types()
    pdoc.render.configure(docformat="markdown", footer_text="Carsonne")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc(*PACKAGES, *(f"carsonne.research.{name}" for name in RESEARCH), EXCEPT, output_directory=folder)


def main() -> None:
    """Write the reference, and say where."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "docs"
    write(folder)
    print(f"The reference is in {folder / 'index.html'}")


if __name__ == "__main__":
    main()
