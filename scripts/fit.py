"""Fits the weights of a game's knowledge by play: `python scripts/fit.py carson_city --minutes 30`.

Each generation tries random changes of all weights together, every change and its opposite on the same deals, and takes
a step in the direction that won more (an evolution strategy with mirrored samples and momentum). After every few
generations the weights are compared with those of the start, on fresh deals. All of it is kept in build/fit/GAME.json:
stop with Ctrl-C, and the next run continues from there; `--restart` starts over. A generation does the same wherever it
runs, so `--generations` makes a run that can be repeated. `--sweep` tries one weight after the
other instead, a good deal larger and smaller, and keeps what wins clearly: a quick start from rough guesses. `--save`
writes the weights into the game's data/weights.json, with this command and the figures.

A game offers `scripts/fitting/GAME.py` with `load() -> {name: weight}` and
`measure(weights, first, deals) -> [how well they did, 0 to 1, for each deal]`; the same deals give the same results.
Where something better than trial is known, it offers `fit(args)` instead, which keeps to the same options: the Card
Game's weights come from a regression.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, Protocol

from rich.progress import Progress, TextColumn

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
CHECK_EVERY = 10
CLEAR = 1.3
"""Standard errors by which one change of one weight has to win to be kept; one in ten does by chance."""
FRESH = 1_000_000
"""Deals from this number on are only for comparing."""

Weights = dict[str, float]


class Plugin(Protocol):
    """What a game offers."""

    def load(self) -> Weights:
        """Return the weights in use."""
        ...

    def measure(self, weights: Weights, first: int, deals: int) -> list[float]:
        """Return how well these weights do on some deals, each between 0 and 1."""
        ...


class Figure(NamedTuple):
    """A mean with the half width of its 95 % interval."""

    mean: float
    within: float


def figure(results: Sequence[float]) -> Figure:
    """Average the results of some deals."""
    return Figure(round(fmean(results), 4), round(1.96 * stdev(results) / sqrt(len(results)), 4))


class Fit:
    """A fit in progress: the weights, their momentum, and the comparisons so far."""

    def __init__(self, plugin: Plugin, path: Path, args: argparse.Namespace) -> None:
        self.plugin, self.path, self.args = plugin, path, args
        self.start = plugin.load()
        self.weights, self.speed = dict(self.start), dict.fromkeys(self.start, 0.0)
        self.generation = 0
        self.history: list[dict[str, Any]] = []
        if path.exists() and not args.restart:
            self.resume(json.loads(path.read_text(encoding="utf-8")))

    def resume(self, data: dict[str, Any]) -> None:
        """Continue from a file, if it is about the same weights; new ones keep the value they have."""
        for name in self.start.keys() & data["weights"].keys():
            self.start[name] = data["start"][name]
            self.weights[name], self.speed[name] = data["weights"][name], data["speed"][name]
        self.generation, self.history = data["generation"], data["history"]

    def keep(self) -> None:
        """Write everything to the file."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        names = ("start", "weights", "speed", "generation", "history")
        text = json.dumps({name: getattr(self, name) for name in names}, indent=1)
        self.path.with_suffix(".new").write_text(text, encoding="utf-8")
        self.path.with_suffix(".new").replace(self.path)

    def scale(self, name: str) -> float:
        """Return how far to change a weight: in proportion to it, unless it is very small."""
        return float(self.args.sigma * max(abs(self.start[name]), 0.08))

    def changed(self, change: Weights, sign: float) -> Weights:
        """Return the weights with a change applied in one direction."""
        return {name: value + sign * self.scale(name) * change[name] for name, value in self.weights.items()}

    def step(self) -> float:
        """Run one generation; return how much better the better halves did."""
        rng = Random(f"fit:{self.generation}")
        slope = dict.fromkeys(self.weights, 0.0)
        first, gaps = self.generation * self.args.deals, []
        for _ in range(self.args.pairs):
            change = {name: rng.gauss(0, 1) for name in self.weights}
            better = self.plugin.measure(self.changed(change, 1), first, self.args.deals)
            worse = self.plugin.measure(self.changed(change, -1), first, self.args.deals)
            gap = fmean(better) - fmean(worse)
            gaps.append(abs(gap))
            for name in slope:
                slope[name] += gap * change[name]
        self.move(slope)
        self.generation += 1
        return fmean(gaps)

    def move(self, slope: Weights) -> None:
        """Take a step uphill of fixed length, with momentum."""
        length = sqrt(sum(value * value for value in slope.values())) or 1.0
        for name, value in slope.items():
            self.speed[name] = 0.8 * self.speed[name] + 0.2 * value / length
            self.weights[name] += self.args.rate * sqrt(len(slope)) * self.scale(name) * self.speed[name]

    def sweep(self) -> None:
        """Try one weight larger and smaller on the same deals; keep a change that gains more than chance explains."""
        name = list(self.weights)[self.generation % len(self.weights)]
        first = self.generation * self.args.deals
        now = self.plugin.measure(self.weights, first, self.args.deals)
        value, most = self.weights[name], 0.0
        for sign in (1, -1):
            tried = {**self.weights, name: value + 2 * sign * self.scale(name)}
            gains = [a - b for a, b in zip(self.plugin.measure(tried, first, self.args.deals), now, strict=True)]
            clear = fmean(gains) * sqrt(len(gains)) / (stdev(gains) or 1.0)
            if clear > max(most, CLEAR):
                most, self.weights[name] = clear, tried[name]
        self.generation += 1

    def compare(self) -> None:
        """Compare these weights with those of the start, on deals that no step has seen."""
        first = FRESH + self.generation * self.args.check
        now = self.plugin.measure(self.weights, first, self.args.check)
        then = self.plugin.measure(self.start, first, self.args.check)
        gain = figure([a - b for a, b in zip(now, then, strict=True)])
        self.history.append({"generation": self.generation, "now": figure(now), "start": figure(then), "gain": gain})

    def last(self) -> str:
        """Put the last comparison into words."""
        if not self.history:
            return "not compared yet"
        now, start, gain = (self.history[-1][name] for name in ("now", "start", "gain"))
        return f"{100 * now[0]:.1f} % (start {100 * start[0]:.1f} %, gain {100 * gain[0]:+.1f} ± {100 * gain[1]:.1f})"


def run(fit: Fit, minutes: float) -> None:
    """Run generations until the time is over."""
    begin = time.monotonic()
    with Progress(*Progress.get_default_columns(), TextColumn("{task.fields[state]}")) as progress:
        task = progress.add_task("Fitting", total=minutes * 60, state=fit.last())
        while time.monotonic() - begin < minutes * 60 and fit.generation < fit.args.generations:
            fit.sweep() if fit.args.sweep else fit.step()
            if fit.generation % CHECK_EVERY == 0:
                fit.compare()
            fit.keep()
            state = f"generation {fit.generation}: {fit.last()}"
            progress.update(task, completed=time.monotonic() - begin, state=state)


def save(fit: Fit, game: str, command: str) -> None:
    """Write the weights into the game's data file, with the command and the figures."""
    path = ROOT / "src/carsonne/games" / game / "data/weights.json"
    weights = {name: round(value, 4) for name, value in fit.weights.items()}
    data = {"source": f"Fitted by play: {command}", "fit": fit.history[-1] if fit.history else {}, "weights": weights}
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    print(f"Wrote {path.relative_to(ROOT)}: {fit.last()}")


def main() -> int:
    """Fit, then save if asked to."""
    parser = argparse.ArgumentParser(description="Fit the weights of a game's knowledge by play.")
    parser.add_argument("game", help="carcassonne, carson_city or carson_city_cards")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long; 0 only saves")
    parser.add_argument("--generations", type=int, default=10_000, help="after how many to stop, earlier runs included")
    parser.add_argument("--pairs", type=int, default=12, help="random changes in a generation")
    parser.add_argument("--deals", type=int, default=200, help="deals for each of them")
    parser.add_argument("--check", type=int, default=1000, help="deals of a comparison")
    parser.add_argument("--sigma", type=float, default=0.15, help="how large the changes are, in parts of a weight")
    parser.add_argument("--rate", type=float, default=0.3, help="how large the steps are, compared with the changes")
    parser.add_argument("--sweep", action="store_true", help="one weight after the other instead of all together")
    parser.add_argument("--restart", action="store_true", help="forget earlier runs")
    parser.add_argument("--save", action="store_true", help="write data/weights.json at the end")
    args = parser.parse_args()
    plugin: Any = importlib.import_module(f"scripts.fitting.{args.game}")
    if hasattr(plugin, "fit"):
        result: int = plugin.fit(args)
        return result
    fit = Fit(plugin, ROOT / "build/fit" / f"{args.game}.json", args)
    try:
        run(fit, args.minutes)
    except KeyboardInterrupt:
        print("Stopped; the next run goes on from here.")
    if args.save:
        save(fit, args.game, "python scripts/fit.py " + " ".join(sys.argv[1:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
