"""Compares plain and compiled rules: plays the same random games and hashes the position after every move.

`python -m carsonne.kernel.parity package.module:GAME` prints the hashes of the current build.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from array import array
from itertools import zip_longest
from random import Random
from typing import Any

import carsonne
from carsonne.kernel.advisor_checks import any_move
from carsonne.kernel.conformance import setups
from carsonne.kernel.game import Game, Setup


def named_game(name: str) -> Game[Any]:
    """Import the game that `package.module:NAME` refers to."""
    module, _, attribute = name.partition(":")
    game: Game[Any] = getattr(importlib.import_module(module), attribute or "GAME")
    return game


def trail(game: Game[Any], setup: Setup, seed: int) -> list[str]:
    """Play a random game; return a short hash of position, actors and legal moves after every move."""
    rng, s, found = Random(seed), game.start(setup), []
    while True:
        actors = list(game.to_act(s))
        legal = [list(game.legal(s, seat)) for seat in actors if seat >= 0]
        text = f"{actors} {legal} {list(game.scores(s))}".encode() + array("q", game.freeze(s)).tobytes()
        found.append(hashlib.blake2s(text, digest_size=6).hexdigest())
        if not actors:
            return found
        game.apply(s, *any_move(game, s, rng))


def trails(game: Game[Any], games: int, first: int = 0) -> list[str]:
    """Play games, going through the setups in turn; return one line of hashes per game."""
    choice = setups(game, mixes=24)
    return [" ".join(trail(game, choice[n % len(choice)], n)) for n in range(first, first + games)]


def differences(name: str, games: int, first: int = 0) -> list[str]:
    """Report where plain and compiled rules differ, each run in its own process; empty if they never do."""
    running = [_start(name, games, first, mode) for mode in ("plain", "compiled")]
    plain, compiled = [process.communicate()[0].splitlines() for process in running]
    if any(process.returncode for process in running):
        raise RuntimeError("the games could not be played; see above")
    found = []
    for number, (one, other) in enumerate(zip_longest(plain, compiled, fillvalue=""), first):
        if one != other:
            pairs = zip_longest(one.split(), other.split())
            move = next(index for index, (a, b) in enumerate(pairs) if a != b)
            found.append(f"game {number} differs after move {move}")
    return found


def _start(name: str, games: int, first: int, mode: str) -> subprocess.Popen[str]:
    environment = {key: value for key, value in os.environ.items() if key != "CARSONNE_PURE"}
    if mode == "plain":
        environment["CARSONNE_PURE"] = "1"
    command = [sys.executable, "-m", "carsonne.kernel.parity", name, str(games), str(first), mode]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def main(name: str, games: str = "10", first: str = "0", mode: str = "") -> int:
    """Print the hashes; fail if the rules do not run in the requested mode."""
    if mode and carsonne.mode() != mode:
        print(f"the rules are {carsonne.mode()}, not {mode}", file=sys.stderr)
        return 2
    for line in trails(named_game(name), int(games), int(first)):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
