"""Lists the modules that are compiled, and chooses between compiled and plain rules at import.

setup.py runs this file by path, so it imports nothing from the package.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Literal

# One name per line: the Makefile reads them too. A name without a .py file is ignored.
MODULES = (
    "carsonne.kernel.state",
    "carsonne.kernel.advisor",
    "carsonne.kernel.playout",
    "carsonne.kernel.coding",
    "carsonne.research.stepping",
    "carsonne.bots.search.tree",
    "carsonne.bots.search.value",
    "carsonne.bots.search.simulation",
    "carsonne.games.carson_city.rules.position",
    "carsonne.games.carson_city.rules.town",
    "carsonne.games.carson_city.rules.roads",
    "carsonne.games.carson_city.rules.players",
    "carsonne.games.carson_city.rules.earnings",
    "carsonne.games.carson_city.rules.dice",
    "carsonne.games.carson_city.rules.market",
    "carsonne.games.carson_city.rules.cowboys",
    "carsonne.games.carson_city.rules.squares",
    "carsonne.games.carson_city.rules.duel_tiles",
    "carsonne.games.carson_city.rules.withdrawing",
    "carsonne.games.carson_city.rules.duels",
    "carsonne.games.carson_city.rules.sites",
    "carsonne.games.carson_city.rules.construction",
    "carsonne.games.carson_city.rules.windows",
    "carsonne.games.carson_city.rules.land",
    "carsonne.games.carson_city.rules.income",
    "carsonne.games.carson_city.rules.track",
    "carsonne.games.carson_city.rules.kit_carson",
    "carsonne.games.carson_city.rules.placing",
    "carsonne.games.carson_city.rules.characters",
    "carsonne.games.carson_city.rules.draft",
    "carsonne.games.carson_city.rules.setting_up",
    "carsonne.games.carson_city.rules.round_end",
    "carsonne.games.carson_city.rules.final_scoring",
    "carsonne.games.carson_city.rules.state",
    "carsonne.games.carson_city.knowledge.weights",
    "carsonne.games.carson_city.knowledge.money_worth",
    "carsonne.games.carson_city.knowledge.income_worth",
    "carsonne.games.carson_city.knowledge.chances",
    "carsonne.games.carson_city.knowledge.town_worth",
    "carsonne.games.carson_city.knowledge.purse",
    "carsonne.games.carson_city.knowledge.target_worth",
    "carsonne.games.carson_city.knowledge.evaluation",
    "carsonne.games.carson_city.knowledge.placing_policy",
    "carsonne.games.carson_city.knowledge.card_policy",
    "carsonne.games.carson_city.knowledge.building_policy",
    "carsonne.games.carson_city.knowledge.road_policy",
    "carsonne.games.carson_city.knowledge.money_policy",
    "carsonne.games.carson_city.knowledge.duel_policy",
    "carsonne.games.carson_city.knowledge.policy",
    "carsonne.games.carson_city.knowledge.hidden",
    "carsonne.games.carson_city.knowledge.advisor",
    "carsonne.games.carson_city.learning.actions",
    "carsonne.games.carson_city.learning.players_part",
    "carsonne.games.carson_city.learning.town_part",
    "carsonne.games.carson_city.learning.observing",
    "carsonne.games.carson_city.learning.coding",
    "carsonne.games.carcassonne.rules.position",
    "carsonne.games.carcassonne.rules.plane",
    "carsonne.games.carcassonne.rules.features",
    "carsonne.games.carcassonne.rules.frontier",
    "carsonne.games.carcassonne.rules.board",
    "carsonne.games.carcassonne.rules.followers",
    "carsonne.games.carcassonne.rules.scoring",
    "carsonne.games.carcassonne.rules.farms",
    "carsonne.games.carcassonne.rules.hands",
    "carsonne.games.carcassonne.rules.bag",
    "carsonne.games.carcassonne.rules.setup",
    "carsonne.games.carcassonne.rules.game_end",
    "carsonne.games.carcassonne.rules.turn_end",
    "carsonne.games.carcassonne.rules.dealing",
    "carsonne.games.carcassonne.rules.drawing",
    "carsonne.games.carcassonne.rules.placing",
    "carsonne.games.carcassonne.rules.claiming",
    "carsonne.games.carcassonne.rules.state",
    "carsonne.games.carcassonne.knowledge.piece_codes",
    "carsonne.games.carcassonne.knowledge.scratch",
    "carsonne.games.carcassonne.knowledge.chances",
    "carsonne.games.carcassonne.knowledge.feature_worth",
    "carsonne.games.carcassonne.knowledge.landscape",
    "carsonne.games.carcassonne.knowledge.field_worth",
    "carsonne.games.carcassonne.knowledge.joining_worth",
    "carsonne.games.carcassonne.knowledge.evaluation",
    "carsonne.games.carcassonne.knowledge.placing_policy",
    "carsonne.games.carcassonne.knowledge.claim_policy",
    "carsonne.games.carcassonne.knowledge.policy",
    "carsonne.games.carcassonne.knowledge.hidden",
    "carsonne.games.carcassonne.knowledge.advisor",
    "carsonne.games.carcassonne.learning.actions",
    "carsonne.games.carcassonne.learning.landscape",
    "carsonne.games.carcassonne.learning.observing",
    "carsonne.games.carcassonne.learning.coding",
    "carsonne.games.carson_city_cards.rules.position",
    "carsonne.games.carson_city_cards.rules.cards",
    "carsonne.games.carson_city_cards.rules.city",
    "carsonne.games.carson_city_cards.rules.sales",
    "carsonne.games.carson_city_cards.rules.market",
    "carsonne.games.carson_city_cards.rules.virtual",
    "carsonne.games.carson_city_cards.rules.bids",
    "carsonne.games.carson_city_cards.rules.taking",
    "carsonne.games.carson_city_cards.rules.placing",
    "carsonne.games.carson_city_cards.rules.characters",
    "carsonne.games.carson_city_cards.rules.suits",
    "carsonne.games.carson_city_cards.rules.scoring",
    "carsonne.games.carson_city_cards.rules.ending",
    "carsonne.games.carson_city_cards.rules.state",
    "carsonne.games.carson_city_cards.knowledge.scratch",
    "carsonne.games.carson_city_cards.knowledge.surroundings",
    "carsonne.games.carson_city_cards.knowledge.features",
    "carsonne.games.carson_city_cards.knowledge.sale_worth",
    "carsonne.games.carson_city_cards.knowledge.city_worth",
    "carsonne.games.carson_city_cards.knowledge.worth_cache",
    "carsonne.games.carson_city_cards.knowledge.market_worth",
    "carsonne.games.carson_city_cards.knowledge.bid_worth",
    "carsonne.games.carson_city_cards.knowledge.evaluation",
    "carsonne.games.carson_city_cards.knowledge.use_worth",
    "carsonne.games.carson_city_cards.knowledge.policy",
    "carsonne.games.carson_city_cards.knowledge.hidden",
    "carsonne.games.carson_city_cards.knowledge.advisor",
    "carsonne.games.carson_city_cards.learning.actions",
    "carsonne.games.carson_city_cards.learning.cities",
    "carsonne.games.carson_city_cards.learning.observing",
    "carsonne.games.carson_city_cards.learning.coding",
)


class PlainFinder(MetaPathFinder):
    """Finds the .py of a module even if there is a compiled file next to it, listed or left from another version."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith("carsonne."):
            for folder in path or ():
                source = os.path.join(folder, fullname.rpartition(".")[2] + ".py")
                if os.path.exists(source):
                    return spec_from_file_location(fullname, source)
        return None


def stems(root: str) -> list[str]:
    """Return the listed modules that exist in the package folder `root`, as paths without a suffix."""
    paths = [os.path.join(root, *name.split(".")[1:]) for name in MODULES]
    return [path for path in paths if os.path.exists(path + ".py")]


def declared() -> list[str]:
    """Return the listed modules whose C declarations are generated (`kernel.declare`), not written by hand."""
    return [name for name in MODULES if name.startswith("carsonne.games.")]


def compiled_file(stem: str) -> str | None:
    """Return the compiled file of a module for this Python, if there is one."""
    return next((stem + end for end in EXTENSION_SUFFIXES if os.path.exists(stem + end)), None)


def all_built(root: str) -> bool:
    """Return whether every listed module has a compiled file; some of them are not enough."""
    listed = stems(root)
    return bool(listed) and all(map(compiled_file, listed))


def outdated(root: str) -> list[str]:
    """Return the modules of a checkout whose .py or .pxd, or whose constants, were changed after they were compiled."""
    if not os.path.exists(os.path.join(root, "..", "..", "setup.py")):
        return []  # an installed package, in which all files belong together, whatever their dates
    listed = stems(root)
    codes = max(map(os.path.getmtime, _compiled_in(listed)), default=0.0)
    return [
        stem for stem in listed if (built := compiled_file(stem)) and _changed(stem, codes) > os.path.getmtime(built)
    ]


def _compiled_in(listed: list[str]) -> list[str]:
    """Return what is compiled into others: modules with a .pxd of their own, and what sizes are counted from."""
    folders = {os.path.dirname(stem) for stem in listed if f"{os.sep}games{os.sep}" in stem}
    declared = {
        os.path.join(folder, file[:-4]) for folder in folders for file in os.listdir(folder) if file.endswith(".pxd")
    }
    counted = (
        os.path.join(folder, *path) for folder in folders for path in (("box.py",), ("..", "data", "tiles.json"))
    )
    return [
        file for file in (*(stem + ".py" for stem in declared.difference(listed)), *counted) if os.path.exists(file)
    ]


def _changed(stem: str, codes: float) -> float:
    """Return when what a module is compiled from was changed last."""
    sources = [stem + end for end in (".py", ".pxd") if os.path.exists(stem + end)]
    own = max(map(os.path.getmtime, sources))
    return max(own, codes) if f"{os.sep}games{os.sep}" in stem else own


def choose(root: str) -> Literal["compiled", "plain"]:
    """Choose for this process; called once by carsonne/__init__.py, before any listed module is imported.

    What is compiled or changed later does not matter to this process: plain modules stay plain.
    """
    if not pure() and usable(root):
        return "compiled"
    sys.meta_path.insert(0, PlainFinder())
    return "plain"


def usable(root: str) -> bool:
    """Return whether everything is compiled from the source as it is now."""
    return all_built(root) and not outdated(root)


def pure() -> bool:
    """Return whether plain rules are asked for."""
    return os.environ.get("CARSONNE_PURE") == "1"
