"""Generates the page's types of each game's data, from the modules of the game that hold them."""

from __future__ import annotations

from pathlib import Path

from scripts.struct_types import declarations

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "carsonne"
MODULES = (
    "rules/words",
    "faces/move_types",
    "faces/opening_event_types",
    "faces/event_types",
    "knowledge/survey_types",
    "knowledge/forecast_types",
    "faces/view_types",
)
HEAD = "/** Made by scripts/typescript.py from the types of the game in {folder}: change those, and run it again. */\n"


def files() -> dict[Path, str]:
    """Return the path and text of each game's types.ts."""
    games = sorted(path for path in (SOURCE / "games").iterdir() if (path / "faces" / "view_types.py").exists())
    return {ROOT / "web/src/games" / game.name.replace("_", "-") / "types.ts": typescript(game) for game in games}


def typescript(game: Path) -> str:
    """Write everything that the type modules of a game define."""
    modules = [game / f"{name}.py" for name in MODULES if (game / f"{name}.py").exists()]
    own = [piece for module in modules for piece in declarations(module).values()]
    shared = declarations(SOURCE / "kernel" / "data.py", only=("Undone",)).values()
    return "\n".join([HEAD.format(folder=game.relative_to(ROOT).as_posix()), *own, *shared])
