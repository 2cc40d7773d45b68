"""Builds the documentation site and checks every link of it.

python -m scripts.docs [FOLDER]        builds into build/docs if no FOLDER is given
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from scripts.docs.checking import problems
from scripts.docs.layout import ROOT
from scripts.docs.staging import stage


def build(site: Path) -> None:
    """Build the site, and stop at anything that Zensical warns of or that leads nowhere."""
    staged = site.with_name(f"{site.name}-pages")
    stage(staged)
    shutil.rmtree(site, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(staged / "zensical.toml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    shutil.move(staged / "built", site)
    if found := problems(site):
        raise SystemExit("\n".join(found))


def main() -> None:
    """Build the site, and say where it is."""
    site = Path(sys.argv[1]).absolute() if sys.argv[1:] else ROOT / "build" / "docs"
    build(site)
    print(f"The documentation is in {site / 'index.html'}")


if __name__ == "__main__":
    main()
