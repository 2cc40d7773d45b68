"""Replay a record and show the resulting position, as a spectator sees it."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from carsonne import registry
from carsonne.cli.common import add_json, add_record, read_record, show_json, tell
from carsonne.kernel.match import Match
from carsonne.kernel.record import replay
from carsonne.locales import message, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne replay`."""
    add_record(parser)
    parser.add_argument("--at", type=int, metavar="N", help=say(message("cli-arg-at")))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the position."""
    record = read_record(arguments.record, arguments.line)
    match = replay(registry.find(record.game), record, arguments.at)
    if arguments.json:
        show_json(describe(match))
        return 0
    game = match.game
    if game.offers.terminal:
        print(game.offers.terminal.picture(match.state, None, False))
    for seat, points in enumerate(game.scores(match.state)):
        tell(message("cli-has-points", name=name_of(match, seat), points=points))
    return 0


def describe(match: Match) -> dict[str, Any]:
    """Return the spectator's view with the scores, where they come from, and the notation."""
    game, state = match.game, match.state
    accountant, notation = game.offers.breakdown, game.offers.notation
    return {
        **msgspec.to_builtins(match.view(None)),
        "rules": game.rules,
        "entries": len(match.entries),
        "breakdown": msgspec.to_builtins(accountant.breakdown(state)) if accountant else None,
        "position": notation.position(state, None) if notation else None,
    }


def name_of(match: Match, seat: int) -> str:
    """Return a player's name, or the seat's number."""
    return match.setup.names[seat] if match.setup.names else say(message("cli-seat", seat=seat))
