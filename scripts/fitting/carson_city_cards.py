"""Fits the Card Game's weights: what a player gains after each round is explained by the features at its end.

Generations of games are played by the policy, with some of its moves left to chance, against itself, the greedy bot
and virtual players. A regression on all that was seen gives the weights of the next generation; the settings are then
tried one by one against three players with those in use. Everything stays in build/fit/carson_city_cards.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress, TextColumn

from carsonne.bots import find
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import advisor, city_worth, feature_codes, sheets, weights
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import checked_setup
from carsonne.kernel.state import Buffer

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build/fit/carson_city_cards"
TARGET = ROOT / "src/carsonne/games/carson_city_cards/data/weights.json"
GREEDY = find("carson-city-cards", "greedy")
CHUNK = 50
"""Games between two files."""
GENERATION = 12
"""Chunks between two regressions."""
LATEST = 48
"""How many chunks a regression looks at."""
TRIES = {codes.BID: (0.12, 4), codes.TAKE: (0.15, 3), codes.PLACE: (0.15, 4), codes.USE: (0.15, 2)}
"""Phase -> how often one of the best few moves is tried at random, and how many those are."""
RIDGE = 30.0
CHANGES = (0.8, 1.25)
FRESH = 1_000_000

Numbers = NDArray[Any]


class Row(NamedTuple):
    """A seat at the end of a round: rounds to come, points that are certain, features; its points in the end."""

    seat: int
    left: int
    certain: float
    features: list[int]


# Playing


def deal(state: CarsonCityCardsState, seed: str, drawn: dict[int, int]) -> int:
    """Draw for CHANCE: the same in all games of a seed, as long as they go the same way."""
    drawn[state.phase] = drawn.get(state.phase, 0) + 1
    outcomes = state.outcomes()
    return outcomes[Random(f"{seed}:{state.phase}:{drawn[state.phase]}").randrange(len(outcomes))][0]


def rows_of(state: CarsonCityCardsState, greedy: Sequence[int], scratch: Scratch, sheet: Buffer) -> list[Row]:
    """Return one row for each seat that the policy plays."""
    found = []
    for seat in range(state.seats):
        if seat not in greedy:
            worth = city_worth.seat_worth(state, seat, sheet, scratch)
            features = list(scratch.feature)
            hoped = sum(value * now for value, now in zip(features, scratch.now, strict=True))
            found.append(Row(seat, city_worth.rounds_left(state, seat), (worth - hoped) / feature_codes.UNIT, features))
    return found


def tried(state: CarsonCityCardsState, seat: int, judge: Advisor, rng: Random) -> int:
    """Choose the policy's move, or now and then another good one."""
    ranked = judge.ranked(state, seat)
    often, best = TRIES.get(state.phase, (0.0, 1))
    return ranked[rng.randrange(min(best, len(ranked))) if rng.random() < often else 0][0]


def play(judge: Advisor, scratch: Scratch, number: int) -> list[tuple[Row, int]]:
    """Play one game; return its rows with the points that each led to."""
    rng, seed, sheet = Random(f"fit:{number}"), f"fit:{number}", Buffer()
    alone = rng.random() < 0.1
    options = {"level": rng.choice(["beginner", "expert"])} if alone else {}
    state = GAME.start(checked_setup(GAME, 1 if alone else 4, options))
    greedy = [] if alone else [seat for seat in range(4) if rng.random() < 0.35]
    rows: list[Row] = []
    reached, drawn = (0, 0), dict[int, int]()
    while acting := state.acting():
        if (state.era, state.round) != reached and state.phase < codes.PAPERBOY_CHOICE:
            reached = (state.era, state.round)
            rows += rows_of(state, greedy, scratch, sheet)
        seat = acting[0]
        if seat < 0:
            state.play(seat, deal(state, seed, drawn) if seat == CHANCE else 0)
        else:
            state.play(seat, (GREEDY.choose if seat in greedy else _tried(judge))(state, seat, rng))
    scores = state.scores()
    return [(row, scores[row.seat]) for row in rows]


def _tried(judge: Advisor) -> Any:
    return lambda state, seat, rng: tried(state, seat, judge, rng)


def play_chunk(data: dict[str, Any], chunk: int) -> None:
    """Play some games and keep their rows in a file."""
    judge, scratch = advisor.make(data), weights.scratch(data)
    rows = [row for number in range(chunk * CHUNK, (chunk + 1) * CHUNK) for row in play(judge, scratch, number)]
    np.savez_compressed(
        FOLDER / f"{chunk:05}.npz",
        left=np.array([row.left for row, _ in rows], dtype=np.int16),
        gained=np.array([points - row.certain for row, points in rows], dtype=np.float32),
        features=np.array([row.features for row, _ in rows], dtype=np.int16),
    )


# The regression


def columns_of(left: Numbers, features: Numbers) -> tuple[Numbers, list[tuple[int, int]]]:
    """Return what the weights multiply, and which feature and column of the file each belongs to."""
    second = np.minimum(left, codes.ERA_ROUNDS) / codes.ERA_ROUNDS
    fading = {
        feature_codes.FIRST_ERA: left / codes.ERA_ROUNDS - second,
        feature_codes.SECOND_ERA: second,
        feature_codes.SECOND_SQUARED: second * second,
    }
    names = [
        (i, c)
        for i in range(feature_codes.FEATURES)
        for c in ([feature_codes.FLAT] if i in feature_codes.ALWAYS_ON else fading)
    ]
    numbers = [features[:, i] * (1.0 if c == feature_codes.FLAT else fading[c]) for i, c in names]
    return np.array(numbers, dtype=np.float64).T, names


def regress(paths: Sequence[Path]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Find the weights that best explain what was gained, and how well they do it.

    Rounds near the end weigh more: less luck is still to come.
    """
    files = [np.load(path) for path in paths]
    left, gained, features = (np.concatenate([file[name] for file in files]) for name in ("left", "gained", "features"))
    numbers, names = columns_of(left, features)
    scale = numbers.std(axis=0) + 1e-9
    scaled, trust = numbers / scale, 1 / (2.0 + left)
    matrix = (scaled * trust[:, None]).T @ scaled + RIDGE * trust.mean() * np.eye(len(names))
    found = np.linalg.solve(matrix, (scaled * trust[:, None]).T @ gained)
    error = gained - scaled @ found
    points: dict[str, Any] = {}
    for (feature, column), weight in zip(names, found / scale, strict=True):
        if scale[names.index((feature, column))] > 1e-6:
            points.setdefault(feature_codes.FEATURE_NAMES[feature], {})[feature_codes.COLUMN_NAMES[column]] = round(
                float(weight), 4
            )
    return points, {
        "rows": len(left),
        "explained": round(float(1 - error.var() / gained.var()), 3),
        "error_with_9_rounds_left": round(float(error[left == codes.ERA_ROUNDS].std()), 2),
    }


# The settings


def margin(mine: Advisor, theirs: Advisor, number: int) -> float:
    """Return by how much one player beats three others, over the four seats of one deal."""
    total = 0.0
    for seat in range(4):
        state = GAME.start(checked_setup(GAME, 4, {}))
        drawn = dict[int, int]()
        while acting := state.acting():
            who = acting[0]
            if who < 0:
                state.play(who, deal(state, f"check:{number}", drawn) if who == CHANCE else 0)
            else:
                state.play(who, (mine if who == seat else theirs).ranked(state, who)[0][0])
        points = sheets.totals(state)
        total += (points[seat] - (sum(points) - points[seat]) / 3) / 4
    return total


def try_setting(data: dict[str, Any], name: str, change: float, deals: int) -> tuple[dict[str, Any], float, float]:
    """Change a setting; return the data, the margin over those in use and the half width of its 95 % interval."""
    changed = {**data, "settings": {**data["settings"], name: round(data["settings"][name] * change)}}
    mine, theirs = advisor.make(changed), advisor.make(data)
    margins = np.array([margin(mine, theirs, FRESH + number) for number in range(deals)])
    return changed, float(margins.mean()), float(1.96 * margins.std(ddof=1) / np.sqrt(deals))


def tune(data: dict[str, Any], deals: int, progress: Progress) -> dict[str, Any]:
    """Take each change of a setting that is surely better."""
    for name in progress.track(list(data["settings"]), description="Settings"):
        for change in CHANGES:
            changed, gain, within = try_setting(data, name, change, deals)
            progress.console.print(f"{name} {changed['settings'][name]}: {gain:+.2f} ± {within:.2f} points")
            if gain > within:
                data = changed
                break
    return data


# The command


def current() -> dict[str, Any]:
    """Return the weights of the fit in progress, or those in use."""
    path = FOLDER / "weights.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else weights.read()
    return data


def keep(data: dict[str, Any], path: Path) -> None:
    """Write weights to a file, all or nothing."""
    path.with_suffix(".new").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    path.with_suffix(".new").replace(path)


def generations(args: argparse.Namespace, progress: Progress) -> None:
    """Play until the time is over, with a regression after every few chunks."""
    begin = time.monotonic()
    task = progress.add_task("Playing", total=args.minutes * 60, state="")
    while time.monotonic() - begin < args.minutes * 60:
        chunk = len(list(FOLDER.glob("*.npz")))
        play_chunk(current(), chunk)
        if (chunk + 1) % GENERATION == 0:
            points, figures = regress(sorted(FOLDER.glob("*.npz"))[-LATEST:])
            keep(
                {**current(), "fit": {"games": (chunk + 1) * CHUNK, **figures}, "features": points},
                FOLDER / "weights.json",
            )
        progress.update(task, completed=time.monotonic() - begin, state=f"{(chunk + 1) * CHUNK} games")


def fit(args: argparse.Namespace) -> int:
    """Play, regress, tune, and save if asked to."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if args.restart:
        for path in FOLDER.iterdir():
            path.unlink()
    try:
        with Progress(*Progress.get_default_columns(), TextColumn("{task.fields[state]}")) as progress:
            generations(args, progress)
        if args.check:
            with Progress() as progress:
                keep(tune(current(), args.check, progress), FOLDER / "weights.json")
    except KeyboardInterrupt:
        print("Stopped; the next run goes on from here.")
    if args.save:
        keep({**current(), "command": "python scripts/fit.py " + " ".join(sys.argv[1:])}, TARGET)
        print(f"Wrote {TARGET.relative_to(ROOT)}: {current().get('fit')}")
    return 0
