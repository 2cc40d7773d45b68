"""Makes the examples of patches that server and page are tested with: python scripts/patch_examples.py

The games in them are random ones with two players. Examples written by hand are kept as they are.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from carsonne import registry  # noqa: E402
from carsonne.kernel.dealer import Dealer  # noqa: E402
from carsonne.kernel.match import Match, checked_setup  # noqa: E402
from carsonne.server.protocol.patch import between  # noqa: E402
from carsonne.server.tables.operations import AutoPlay, Op, carry_out  # noqa: E402
from carsonne.server.tables.presenters import Pictures, pictured  # noqa: E402
from tests.server.patches import EXAMPLES, examples  # noqa: E402

MOVES = 40


def beginning(name: str) -> dict[str, Any]:
    """Return a game's first view from seat 0, the patches of its first moves, and the view that they lead to."""
    game, rng = registry.find(name), random.Random(name)
    match = Match(game, checked_setup(game, 2), Dealer(b"s" * 32))
    first = last = match.view(0)
    patches = []
    for _ in range(MOVES):
        seat = match.waiting_for()[0]
        match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
        patches.append(between(last, match.view(0)))
        last = match.view(0)
    made: dict[str, Any] = json.loads(msgspec.json.encode({"first": first, "patches": patches, "last": last}))
    return made


def told(name: str) -> dict[str, Any]:
    """Return a whole game as seat 0 is told of it, with a fingerprint of the server's own view after each part."""
    game, rng = registry.find(name), random.Random(name)
    match = Match(game, checked_setup(game, 2), Dealer(b"t" * 32), auto=())
    first = seen = match.view(0)
    messages, views = [], []
    while not match.over:
        seat = match.waiting_for()[0]
        confirms = match.asks(seat) == "confirm"
        move = None if confirms else msgspec.to_builtins(rng.choice(match.view(seat).view.moves))
        _, news = carry_out(match, Op("confirm" if confirms else "play", seat, move=move), AutoPlay())
        now = match.view(0)
        changes, last = pictured(news, 0, Pictures(match, {0: now}), seen)
        messages.append({"changes": changes, "patch": between(last or seen, now)})
        pictures = [game.view(part.state, 0) for one in news for part in one.parts][:-1]
        views.append([fingerprint(view) for view in [*pictures, now.view]])
        seen = now
    made: dict[str, Any] = json.loads(msgspec.json.encode({"first": first, "messages": messages, "views": views}))
    return made


def fingerprint(view: Any) -> str:
    """Return what tells a view from others, as the page computes it from its JSON."""
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:8]


def main() -> None:
    """Rewrite the examples, one line each."""
    hand = ",\n  ".join(json.dumps(one) for one in examples()["small"])
    games = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(beginning(name))}" for name in sorted(registry.names()))
    EXAMPLES.write_text(f'{{"small": [\n  {hand}\n], "games": {{\n  {games}\n}}}}\n', encoding="utf-8")
    for name in registry.names():
        (EXAMPLES.parent / f"told-{name}.json").write_text(json.dumps(told(name), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
