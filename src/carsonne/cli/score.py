"""Score a position from a real table, written in the game's notation, and explain every point."""

from __future__ import annotations

import argparse

import msgspec

from carsonne.cli.common import NotPossible, add_game, add_json, add_options, game_and_options, read_text, show_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne score`."""
    add_game(parser)
    parser.add_argument("file", metavar="FILE", help="the position, or - for standard input (docs/notation.md)")
    add_options(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the score sheet."""
    game, options = game_and_options(arguments)
    if game.offers.score_pad is None:
        raise NotPossible(f"{game.title} has no score pad.")
    text = read_text(arguments.file)
    if not text.strip():
        raise NotPossible("The position is empty; docs/notation.md describes the format.")
    sheet = game.offers.score_pad.score(text, options)
    if arguments.json:
        show_json({"game": game.name, **msgspec.to_builtins(sheet)})
        return 0
    width = max((len(line.player) for line in sheet.lines), default=0)
    for line in sheet.lines:
        print(f"{line.player:<{width}}  {line.points:>4}  {line.reason}")
    for player, points in sheet.scores.items():
        print(f"{player} has {points} points")
    return 0
