"""Say what the strongest level would do at a moment of a game, and why: its best moves, from what the player knew."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from carsonne import registry
from carsonne.bots.explaining import Advice, Explanation, explain
from carsonne.cli.common import add_json, add_record, read_record, show_json, tell
from carsonne.cli.errors import NotPossible
from carsonne.cli.replay import name_of
from carsonne.kernel.match import Match
from carsonne.kernel.record import replay
from carsonne.locales import Message, message, say

MORE = message("cli-more-analyse")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne analyse`."""
    add_record(parser)
    parser.add_argument("--move", type=int, required=True, metavar="N", help=say(message("cli-arg-move")))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=say(message("cli-arg-luck")))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what was found."""
    record = read_record(arguments.record, arguments.line)
    if not 1 <= arguments.move <= len(record.moves):
        raise NotPossible(message("cli-no-such-move", entries=len(record.moves)))
    seat, played = record.moves[arguments.move - 1]
    if not isinstance(seat, int):
        raise NotPossible(message("cli-move-is-draw", entry=arguments.move))
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
    names = [name_of(match, seat) for seat in range(match.setup.seats)]
    tell(message("cli-analyse-level", name=names[found.seat], moves=found.moves, level=found.called))
    for number, one in enumerate(found.best, 1):
        mark = f"   ({say(message('cli-analyse-played'))})" if one.move == played else ""
        print(f"{number}. {say(one.said, names)}{mark}")
        print(f"   {', '.join(map(say, figures(one)))}")
        for reason in one.reasons:
            points = "" if reason.points is None else f": {reason.points:+d}"
            print(f"   {'!' if reason.risk else '+'} {say(reason.said, names)}{points}")


def figures(one: Advice) -> Iterator[Message]:
    """Say what a move promises."""
    yield message("cli-analyse-wins", chance=round(100 * one.wins))
    yield message("cli-analyse-points", points=round(one.points))
    if len(one.expected) > 1:
        lead = {"points": round(abs(one.lead))}
        yield message("cli-analyse-ahead", **lead) if one.lead >= 0 else message("cli-analyse-behind", **lead)
    if one.behind:
        yield message("cli-analyse-worse", points=one.behind)
