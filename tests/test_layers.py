"""Imports go one way, and the check notices if they do not."""

from pathlib import Path

import pytest

from scripts import layers


def write(source: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = source / "carsonne" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_imports_point_one_way() -> None:
    assert layers.problems() == []


def test_a_good_tree_is_accepted(tmp_path: Path) -> None:
    good = {
        "__init__.py": "from carsonne import _switch\n",
        "_switch.py": 'MODULES = ("carsonne.games.chess.state",)\n',
        "kernel/state.py": "import array\nfrom carsonne.kernel import codes\nfrom . import codes\n",
        "kernel/state.pxd": "from libc.string cimport memcpy\n",
        "kernel/codes.py": "",
        "games/chess/rules/board.py": "from carsonne.kernel.state import State\nfrom . import tables\n",
        "games/chess/rules/board.pxd": "from carsonne.kernel.state cimport State, Buffer\n",
        "games/chess/knowledge/advisor.py": "from carsonne.games.chess.rules.board import State\n",
        "games/chess/faces/view.py": "from carsonne.games.chess.knowledge import advisor\nimport msgspec\n",
        "games/chess/options.py": "from carsonne.games.chess.rules import board\n",
        "games/chess/game.py": "from carsonne.games.chess import options\nfrom .faces import view\n",
        "registry.py": 'import carsonne.games.chess\nOTHER = "carsonne.games.go"\n',
        "bots/greedy.py": "from carsonne import kernel, registry\n",
        "arena/run.py": "from carsonne.bots import greedy\n",
        "server/__init__.py": "",
        "server/config.py": "import os\n",
        "server/store/rows.py": "from carsonne.server import config\n",
        "server/live/room.py": "from carsonne.server.store.rows import Row\nfrom . import rooms\n",
        "server/live/rooms.py": "from ..store import rows\n",
        "server/app.py": "from carsonne.server.live.room import Room\n",
        "cli.py": "from carsonne import __version__, mode, registry\nfrom carsonne.arena.run import x\n",
        "__main__.py": "from carsonne.cli import main\n",
    }
    write(tmp_path, good)
    assert layers.problems(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kernel/match.py", "import carsonne.games.chess.state\n"),
        ("kernel/match.py", "from carsonne.games import chess\n"),
        ("kernel/match.py", "from carsonne.registry import games\n"),
        ("kernel/match.py", "def f():\n    from ..bots import greedy\n"),
        ("kernel/match.py", 'NAME = "carsonne.games.chess"\n'),
        ("kernel/state.pxd", "from carsonne.games.chess.state cimport State\n"),
        ("kernel/state.pxd", "cimport carsonne.games.chess.state\n"),
        ("games/go/state.py", "from carsonne.games.chess.state import State\n"),
        ("games/go/state.py", "from carsonne.games import chess\n"),
        ("games/go/state.py", "from ..chess import state\n"),
        ("games/go/state.py", "from carsonne.registry import games\n"),
        ("games/go/knowledge/advisor.py", "from carsonne.bots import greedy\n"),
        ("games/go/state.pxd", "from carsonne.games.chess.state cimport State\n"),
        ("bots/greedy.py", "from carsonne.games.chess.state import State\n"),
        ("bots/greedy.py", "from carsonne.arena import run\n"),
        ("arena/run.py", "from carsonne.games.chess.knowledge import advisor\n"),
        ("server/app.py", "from carsonne.games import chess\n"),
        ("server/app.py", "from carsonne import cli\n"),
        ("server/store/rows.py", "from carsonne.server.http import lobby\n"),
        ("server/store/rows.py", "from ..live.room import Room\n"),
        ("server/live/room.py", "from carsonne.server.bots.pool import BotPool\n"),
        ("server/config.py", "import carsonne.server.app\n"),
        ("server/helpers.py", "import os\n"),
        ("cli.py", "from carsonne.games.chess.knowledge.advisor import evaluate\n"),
        ("helpers.py", "import os\n"),
    ],
)
def test_a_wrong_import_is_reported(tmp_path: Path, file: str, text: str) -> None:
    write(
        tmp_path,
        {"games/chess/knowledge/advisor.py": "", "registry.py": "", "arena/run.py": "", "cli.py": "", file: text},
    )
    found = layers.problems(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"carsonne/{file}:")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("games/go/rules/ko.py", "from carsonne.games.go.knowledge import worth\n"),
        ("games/go/rules/ko.py", "from carsonne.games.go.options import OPTIONS\n"),
        ("games/go/rules/ko.py", "from carsonne.kernel.match import Match\n"),
        ("games/go/knowledge/plans.py", "from carsonne.games.go.faces import view\n"),
        ("games/go/faces/words.py", "from carsonne.games.go.game import GAME\n"),
        ("games/go/options.py", "from carsonne.games.go.faces import view\n"),
    ],
)
def test_a_layer_of_a_game_imports_only_those_below_it(tmp_path: Path, file: str, text: str) -> None:
    beside = {f"games/go/{name}.py": "" for name in ("knowledge/worth", "faces/view", "options", "game")}
    write(tmp_path, {**beside, "kernel/match.py": "", file: text})
    found = layers.problems(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"carsonne/{file}:")


def test_a_circle_of_imports_is_reported(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "kernel/a.py": "from carsonne.kernel import b\n",
            "kernel/b.py": "def f():\n    from carsonne.kernel.c import x\n",
            "kernel/c.py": "from carsonne.kernel.a import y\n",
            "kernel/d.py": "from carsonne.kernel.a import y\n",
        },
    )
    assert layers.problems(tmp_path) == [f"carsonne.kernel.{name} is part of an import cycle" for name in "abc"]


def test_a_class_of_rules_that_knows_everything_is_reported(tmp_path: Path) -> None:
    methods = "\n".join(f"    def m{i}(self): ..." for i in range(layers.MOST_METHODS + 1))
    write(tmp_path, {"games/go/rules/state.py": f"class State:\n{methods}\n"})
    assert layers.problems(tmp_path) == ["carsonne/games/go/rules/state.py:1: State has 31 methods"]


def test_a_chain_of_rules_classes_is_reported(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "games/go/rules/position.py": "class Layout: ...\nclass Position(Layout): ...\n",
            "games/go/rules/turns.py": "class Turns(Position): ...\n",
            "games/go/rules/state.py": "class State(Turns): ...\n",
        },
    )
    assert layers.problems(tmp_path) == ["carsonne/games/go/rules: State has a long chain of bases"]
