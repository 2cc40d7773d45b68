"""Generates the types of everything between server and page: REST payloads, socket messages, views of a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from scripts.struct_types import declarations

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "carsonne"
HEAD = """/** Made by scripts/typescript.py from the types of the server: change those, and run it again. */
import type { Message } from '$lib/text.svelte';
"""
GAMES_OWN = {"Event": "GameEvent", "Data": "Any"}
"""What each game has its own types for. The page's table of a game knows them (types.ts of the game)."""
SHARED = {
    "server/protocol/games": ("Json",),
    "server/protocol/patch": ("Patch",),
    "kernel/options": ("OptionType", "OptionValue"),
    "kernel/data": ("GameEvent", "MatchView"),
    "kernel/capabilities": ("ScoreLine",),
    "kernel/overview": ("Weight",),
    "kernel/reasons": ("Reason",),
    "bots/explaining": ("Advice", "Explanation"),
    "bots/reviewing": ("Better", "Review"),
    "server/store/rows": ("Colour", "SeatKind", "Status", "EndedBy", "LogKind"),
    "arena/course": ("Source", "Chapter", "Stand", "Swing", "Course"),
}
"""Types of other modules that stand in payloads and messages."""


def files() -> dict[Path, str]:
    """Return the path and text of the page's file."""
    return {ROOT / "web/src/net/schema.ts": "\n".join([HEAD, *pieces()])}


def pieces() -> Iterator[str]:
    """Yield every declaration."""
    with_views = GAMES_OWN | {"View": "Any"}
    for name, wanted in SHARED.items():
        yield from declarations(SOURCE / f"{name}.py", with_views, wanted).values()
    for name in ("payloads", "history"):
        yield from declarations(SOURCE / f"server/protocol/{name}.py", with_views).values()
    yield from declarations(SOURCE / "server/protocol/messages.py", GAMES_OWN).values()
