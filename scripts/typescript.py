"""Generates the page's types from those of the server and the games.

python scripts/typescript.py               writes web/src/net/schema.ts and web/src/games/*/types.ts
python scripts/typescript.py --check       says which of them are out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts import game_types, wire_types  # noqa: E402


def main() -> int:
    """Write the files, or compare them and return how many differ."""
    made = wire_types.files() | game_types.files()
    if "--check" not in sys.argv:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = [path for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    for path in old:
        print(f"{path.relative_to(ROOT)} is out of date: run python scripts/typescript.py")
    return len(old)


if __name__ == "__main__":
    sys.exit(main())
