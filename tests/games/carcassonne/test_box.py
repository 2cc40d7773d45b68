"""Sizes follow from the tiles in the box: a larger one needs another data file, and no other code."""

from __future__ import annotations

import copy
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carsonne.games.carcassonne.rules import box, codes

ROOT = Path(__file__).parents[3]
NEW = ("Y", "Z", "AA", "BB", "CC", "DD")
"""Names of invented kinds."""
OF = ("B", "X", "W", "L", "H", "T")
"""What they look like: monasteries, crossroads and forks, with as many segments as there are."""
PLAY = """
from random import Random
from carsonne.games.carcassonne.knowledge.advisor import make
from carsonne.games.carcassonne.rules import codes
from carsonne.kernel import declare
from tests.games.carcassonne import table
from tests.games.carcassonne import test_against_oracle as test

assert (codes.KIND_COUNT, codes.TILE_COUNT) == (30, 90), (codes.KIND_COUNT, codes.TILE_COUNT)
assert codes.ALL_SEGMENTS > 300 and codes.NOTHING == 65535
text = declare.declarations(["carsonne.games.carcassonne.rules.position"])
[position] = [found for path, found in text.items() if path.stem == "position"]
assert f"cdef public u16[{codes.ALL_SEGMENTS}] parent" in position and f"cdef public i16[{codes.CELLS}] at" in position
test.ROUNDS = 1
for seats, edition, variant in test.all_kinds_of_games()[::5]:
    test.test_points_equal_the_oracles(seats, edition, variant)

s, rng, advisor = table.start(3, hand=3), Random(1), make()
while s.acting():
    seat = s.acting()[0]
    if seat >= 0 and s.segment_count > 255:
        ranked = advisor.ranked(s, seat)
        assert sorted(move for move, _ in ranked) == s.legal(seat)
        s.play(seat, ranked[0][0])
    else:
        table.step(s, rng)
assert s.segment_count > 255 and advisor.expected(s) == [100 * points for points in s.scores()]
"""


def larger() -> dict[str, Any]:
    """Return the data of the box with 18 more tiles of six more kinds."""
    data: dict[str, Any] = copy.copy(box.DATA)
    kinds = {kind["kind"]: kind for kind in box.TILES}
    data["kinds"] = [*box.TILES, *({**kinds[old], "kind": new, "count": 3} for new, old in zip(NEW, OF, strict=True))]
    data["tile_total"] = 90
    return data


def test_the_sizes_of_the_base_game() -> None:
    assert box.Box(24, 72, 243, 8, 6, 13, 2, 37) == box.BOX
    assert (codes.ROW, codes.CELLS, codes.MAX_SLOTS) == (75, 2813, 146)
    assert [codes.SKIP_MOVE, codes.CLAIM_MOVE, codes.DISCARD_MOVE, codes.PLACE_MOVE] == [31, 32, 64, 128]


@pytest.mark.parametrize("tiles", [1, 2, 71, 72, 73, 90, 91, 120])
def test_what_connected_tiles_ask_about_is_never_kept_in_the_same_place(tiles: int) -> None:
    radius = box.box_of([{**box.TILES[0], "count": tiles}]).radius
    row, cells, needed = 2 * radius + 1, 2 * radius * (radius + 1) + 1, tiles + 2
    for dy in range(-needed, needed + 1):
        for dx in range(-needed + abs(dy), needed - abs(dy) + 1):
            assert (dx, dy) == (0, 0) or (dx + row * dy) % cells != 0, (dx, dy)


def test_a_larger_box_is_played_to_the_end_as_the_oracle_says(tmp_path: Path) -> None:
    """A copy of the package with other data plays whole games: nothing else knows how many tiles there are."""
    package = tmp_path / "src" / "carsonne"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.pxd", "__pycache__", "static", "server")
    shutil.copytree(ROOT / "src" / "carsonne", package, ignore=ignored)
    shutil.copytree(ROOT / "tests" / "games" / "carcassonne", tmp_path / "tests" / "games" / "carcassonne")
    game = package / "games" / "carcassonne"
    (game / "data" / "tiles.json").write_text(json.dumps(larger()), encoding="utf-8")
    words = game / "rules" / "words.py"
    named = words.read_text(encoding="utf-8").replace('"W", "X",', f'"W", "X", {", ".join(map(repr, NEW))},')
    words.write_text(named, encoding="utf-8")
    environment = {
        **os.environ,
        "CARSONNE_PURE": "1",
        "PYTHONPATH": os.pathsep.join([str(package.parent), str(tmp_path)]),
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
