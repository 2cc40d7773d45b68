"""Say what the strongest level would do at a moment of a game, and why.

The record is replayed up to entry N - 1, and the moves that its player had are judged: what each of the best three can
expect, the chance to win, and what it gains or risks.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import msgspec

from carsonne import registry
from carsonne.bots.explaining import Advice, Explanation, explain
from carsonne.cli.common import NotPossible, add_json, add_record, read_record, show_json
from carsonne.cli.replay import name_of
from carsonne.kernel.match import Match
from carsonne.kernel.record import replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne analyse`."""
    add_record(parser)
    parser.add_argument("--move", type=int, required=True, metavar="N", help="entry N of the record, from 1")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="luck of the search (default 0)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what was found."""
    record = read_record(arguments.record, arguments.line)
    if not 1 <= arguments.move <= len(record.moves):
        raise NotPossible(f"--move must be between 1 and {len(record.moves)}, the entries of the record.")
    seat, played = record.moves[arguments.move - 1]
    if not isinstance(seat, int):
        raise NotPossible(f"Entry {arguments.move} is a draw, not a move of a player.")
    match = replay(registry.find(record.game), record, arguments.move - 1)
    state = match.game.imagine(match.state, seat, Random(arguments.seed))
    names = [name_of(match, player) for player in range(match.setup.seats)]
    found = explain(record.game, state, seat, seed=arguments.seed, names=names)
    if arguments.json:
        show_json({"n": arguments.move, "played": played, **msgspec.to_builtins(found)})
        return 0
    show(match, found, played)
    return 0


def show(match: Match, found: Explanation, played: dict[str, Any]) -> None:
    """Print the same for people."""
    print(f"{name_of(match, found.seat)} had {found.moves} moves. {found.level} would play:")
    for number, one in enumerate(found.best, 1):
        mark = "   (played)" if one.move == played else ""
        print(f"{number}. {one.text}{mark}")
        print(f"   {figures(one)}")
        for reason in one.reasons:
            points = "" if reason.points is None else f": {reason.points:+d}"
            print(f"   {'!' if reason.risk else '+'} {reason.text}{points}")


def figures(one: Advice) -> str:
    """Describe what a move promises, in a line."""
    parts = [f"{one.wins:.0%} to win", f"{one.points:.0f} points expected"]
    if len(one.expected) > 1:
        ahead = "ahead of" if one.lead >= 0 else "behind"
        parts.append(f"{abs(one.lead):.0f} {ahead} the best rival")
    parts += [f"{one.behind:.1f} worse than the best move"] if one.behind else []
    return ", ".join(parts)
