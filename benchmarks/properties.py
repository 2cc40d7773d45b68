"""Measures the basic properties of the games over random games and games of a bot.

python benchmarks/properties.py [--games 200] [--bot policy] [--seed 0]

For each game: how many decisions a game has, in how many of them there is a choice, how many actions are legal, how
often CHANCE acts and between how many outcomes, how large a position is, and in how many decisions something is hidden
from the seat that decides. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from math import log10
from random import Random
from statistics import fmean

from rich.console import Console
from rich.progress import track

import carsonne
from carsonne.bots import Bot, find
from carsonne.cli.bench import size_of
from carsonne.kernel.game import CHANCE, RULES
from carsonne.research import World, world
from carsonne.research.luck import draw, luck

GAMES = (("carcassonne", 2), ("carcassonne", 5), ("carson-city", 4), ("carson-city-cards", 4))


@dataclass
class Tally:
    """What is counted over the games of one setup."""

    decisions: list[int] = field(default_factory=list)
    """By game, like the next two."""
    draws: list[int] = field(default_factory=list)
    tree: list[float] = field(default_factory=list)
    """Decimal digits of the product of all numbers of legal actions."""
    legal: list[int] = field(default_factory=list)
    """By decision."""
    outcomes: list[int] = field(default_factory=list)
    """By draw."""
    hidden: int = 0
    """Decisions for which one try has imagined another position; there may be more in which something is hidden."""


def play(here: World, bot: Bot, number: int, tally: Tally) -> None:
    """Play one game between equal bots and count."""
    state, dice, chance = here.start(), Random(number), luck(number)
    decisions, draws, digits = 0, 0, 0.0
    while acting := state.acting():
        who = acting[0]
        if who == RULES:
            state.play(who, 0)
        elif who == CHANCE:
            draws += 1
            found = state.outcomes()
            tally.outcomes.append(len(found))
            state.play(who, draw(chance, found))
        else:
            decisions += 1
            who = dice.choice(acting)
            digits += log10(len(state.legal(who)))
            known = here.game.imagine(state, who, dice)
            tally.legal.append(len(state.legal(who)))
            tally.hidden += known.dump() != state.dump()
            state.play(who, bot.choose(known, who, dice))
    tally.decisions.append(decisions)
    tally.draws.append(draws)
    tally.tree.append(digits)


def row(name: str, here: World, tally: Tally) -> str:
    """Return a row of the table."""
    choices = [legal for legal in tally.legal if legal > 1]
    scheme = here.scheme
    planes, rows, columns = scheme.plane_shape
    cells = (
        f"{here.game.title}, {here.seats} seats, {name}",
        f"{fmean(tally.decisions):.0f} ({min(tally.decisions)} to {max(tally.decisions)})",
        f"{len(choices) / len(tally.legal):.0%}",
        f"{fmean(choices):.1f} (up to {max(choices)})",
        f"10^{fmean(tally.tree):.0f}",
        f"{fmean(tally.draws):.0f}, of {fmean(tally.outcomes):.1f}",
        f"{tally.hidden / len(tally.legal):.0%}",
        f"{size_of(here.start()):,} bytes",
        f"{planes} x {rows} x {columns} + {scheme.vector_size}",
        f"{scheme.action_count:,}",
    )
    return f"| {' | '.join(cells)} |"


HEAD = (
    "| game | decisions | with a choice | actions then | tree | draws, outcomes | something hidden | position "
    "| observation | actions |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="policy", help="who plays well, beside the random bot")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    print(f"{chosen.games} games each, rules {carsonne.mode()}, seed {chosen.seed}\n\n{HEAD}")
    console = Console(stderr=True)
    for game, seats in GAMES:
        here = world(game, seats)
        for name in ("random", chosen.bot):
            bot, tally = find(game, name), Tally()
            for number in track(range(chosen.games), f"{game} {name}", console=console, transient=True):
                play(here, bot, chosen.seed + number, tally)
            print(row(name, here, tally))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
