"""Measures the levels of the bots and writes their ratings into src/carsonne/bots/data/levels.json.

python scripts/rate_levels.py carcassonne --games 100 --thinking 30 --records ratings/

Every level plays the next one, and the strongest the one below that; those that answer instantly play `greedy`, which
has a rating of 1500. Time to think is processor time, so that a busy machine does not make a level weaker. Stop it at
any time: with the same folder of records it continues where it stopped.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from rich.progress import Progress  # noqa: E402

from carsonne import registry  # noqa: E402
from carsonne.arena.contest import Contest  # noqa: E402
from carsonne.arena.journal import Journal  # noqa: E402
from carsonne.arena.outcome import Outcome  # noqa: E402
from carsonne.arena.ratings import ratings  # noqa: E402
from carsonne.arena.series import Series  # noqa: E402
from carsonne.arena.workshop import workshop  # noqa: E402
from carsonne.bots import levels  # noqa: E402
from carsonne.kernel.match import checked_setup  # noqa: E402

FILE = ROOT / "src" / "carsonne" / "bots" / "data" / "levels.json"
ANCHOR, ANCHORED = "greedy", 1500


def pairs(game: str) -> list[tuple[str, str]]:
    """Return who plays whom."""
    names = [level.name for level in levels(game)]
    quick = [level.name for level in levels(game) if not level.seconds]
    return [*pairwise(names), (names[-3], names[-1]), *((name, ANCHOR) for name in quick)]


def thinks(game: str, pair: tuple[str, str]) -> bool:
    """Return whether one of a pair takes its time."""
    return any(level.seconds for level in levels(game) if level.name in pair)


def played(game: str, pair: tuple[str, str], games: int, jobs: int, folder: Path, progress: Progress) -> list[Outcome]:
    """Play the games of two bots that are not in the folder yet; return all of them."""
    options = checked_setup(registry.find(game), 2, {}).options
    series = Series(game, pair, games, "levels", options, 2, clock="cpu")
    contest = Contest(series, Journal(folder / f"{game}-{'-'.join(pair)}.jsonl", series))
    task = progress.add_task(" against ".join(pair), total=games, completed=contest.tally.games)
    try:
        contest.play(workshop(contest.left, jobs, "here", True), lambda n: progress.advance(task, n))
    finally:
        contest.close()
    return list(contest.tally.outcomes)


def numbered(outcomes: list[list[Outcome]]) -> list[Outcome]:
    """Return all games as those of one series, in which every pair is a lineup of its own."""
    for lineup, games in enumerate(outcomes):
        for game in games:
            game.lineup = lineup
    return [game for games in outcomes for game in games]


def write(game: str, found: dict[str, int]) -> None:
    """Put the ratings into the file, and leave the rest of it as it is."""
    text = FILE.read_text(encoding="utf-8")
    start = text.index(f'"{game}": [')
    end = text.index("]", start)
    part = re.sub(r', "rating": -?\d+', "", text[start:end])
    for name, rating in found.items():
        part = re.sub(rf'("name": "{name}"[^}}]*)', rf'\1, "rating": {rating}', part)
    text = text[:start] + part + text[end:]
    json.loads(text)
    FILE.write_text(text, encoding="utf-8")


def number(given: argparse.Namespace, pair: tuple[str, str]) -> int:
    """Return how many games a pair plays."""
    return int(given.thinking if thinks(given.game, pair) else given.games)


def main() -> int:
    """Play, rate, write, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=40, help="games of a pair that answers immediately")
    parser.add_argument("--thinking", type=int, default=20, help="games of a pair in which one of them thinks")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--records", type=Path, default=Path("ratings"))
    given = parser.parse_args()
    given.records.mkdir(parents=True, exist_ok=True)
    with Progress() as progress:
        outcomes = [
            played(given.game, pair, number(given, pair), given.jobs, given.records, progress)
            for pair in pairs(given.game)
        ]
    rows = ratings(numbered(outcomes))
    shift = ANCHORED - next(row.rating.mean for row in rows if row.bot == ANCHOR)
    write(given.game, {row.bot: round(row.rating.mean + shift) for row in rows if row.bot != ANCHOR})
    for row in rows:
        interval = [None if edge is None else round(edge + shift) for edge in (row.rating.low, row.rating.high)]
        print(row.bot, round(row.rating.mean + shift), interval)
    return 0


if __name__ == "__main__":
    sys.exit(main())
