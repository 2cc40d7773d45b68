"""The page's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_types_of_the_page_are_up_to_date() -> None:
    made = subprocess.run(
        [sys.executable, ROOT / "scripts" / "typescript.py", "-"], check=True, capture_output=True, text=True
    ).stdout
    assert (ROOT / "web/src/net/schema.ts").read_text() == made, "run: python scripts/typescript.py"
