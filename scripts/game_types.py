"""Generates the page's types of each game's data, from the modules of the game that hold them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from carsonne.games.carson_city.rules import words as city
from carsonne.games.carson_city_cards.rules import words as cards
from scripts.struct_types import declarations

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src" / "games"
TOY = ROOT / "web" / "examples" / "toy" / "types.ts"
SOURCE = ROOT / "src" / "carsonne"
MODULES = (
    "toy_types",
    "rules/words",
    "faces/move_types",
    "faces/opening_event_types",
    "faces/event_types",
    "knowledge/survey_types",
    "knowledge/forecast_types",
    "faces/view_types",
)
NAMES = "/** Made by scripts/typescript.py from the words of the western games: change those, and run it again. */\n"
HEAD = "/** Made by scripts/typescript.py from the types of the game in {folder}: change those, and run it again. */\n"
MESSAGE = "import type { Message } from '$lib/text.svelte';\n"


def files() -> dict[Path, str]:
    """Return the path and text of each game's types.ts, and of the names that the western games share."""
    games = sorted(path for path in (SOURCE / "games").iterdir() if (path / "faces" / "view_types.py").exists())
    made = {WEB / game.name.replace("_", "-") / "types.ts": typescript(game) for game in games}
    return made | {WEB / "western" / "names.ts": western_names(), TOY: typescript(ROOT / "tests" / "toy")}


def western_names() -> str:
    """Write the lists of names that the page goes through."""
    lists = {
        "ELEMENTS": cards.PARCELS[1:],
        "BUILDINGS": get_args(city.Building),
        "CARD_CHARACTERS": cards.CHARACTERS,
        "TOWN_CHARACTERS": city.CHARACTERS,
        "SIDES": city.SIDES,
        "SUITS": cards.SUITS,
        "SQUARES": city.SQUARES,
    }
    lines = [f"export const {name} = [{', '.join(map(repr, words))}] as const;\n" for name, words in lists.items()]
    return "\n".join([NAMES, *lines])


def typescript(game: Path) -> str:
    """Write everything that the type modules of a game define."""
    modules = [game / f"{name}.py" for name in MODULES if (game / f"{name}.py").exists()]
    own = [piece for module in modules for piece in declarations(module).values()]
    shared = declarations(SOURCE / "kernel" / "data.py", only=("Undone",)).values()
    pieces = [*own, *shared]
    head = HEAD.format(folder=game.relative_to(ROOT).as_posix())
    return "\n".join([head + (MESSAGE if any("Message" in piece for piece in pieces) else ""), *pieces])
