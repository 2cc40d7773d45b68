"""Score a position from a real table, written in the game's notation, and explain every point."""

from __future__ import annotations

import argparse

import msgspec

from carsonne.cli.common import add_game, add_json, add_options, game_and_options, read_text, show_json, tell
from carsonne.cli.errors import NotPossible
from carsonne.locales import message, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne score`."""
    add_game(parser)
    parser.add_argument("file", metavar="FILE", help=say(message("cli-arg-position")))
    add_options(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the score sheet."""
    game, options = game_and_options(arguments)
    if game.offers.score_pad is None:
        raise NotPossible(message("error-no-score-pad", game=game.title))
    text = read_text(arguments.file)
    if not text.strip():
        raise NotPossible(message("cli-position-empty"))
    sheet = game.offers.score_pad.score(text, options)
    if arguments.json:
        show_json({"game": game.name, **msgspec.to_builtins(sheet)})
        return 0
    width = max((len(line.player) for line in sheet.lines), default=0)
    for line in sheet.lines:
        print(f"{line.player:<{width}}  {line.points:>4}  {say(line.said)}")
    for player, points in sheet.scores.items():
        tell(message("cli-has-points", name=str(player), points=points))
    return 0
