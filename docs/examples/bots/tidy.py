#!/usr/bin/env python3
"""A bot for Carsonne in plain Python: in Carcassonne it fills gaps, anywhere else it plays at random.

    carsonne arena carcassonne --bots "random,cmd:python docs/examples/bots/tidy.py"

The protocol is one JSON object a line on standard input and output; see docs/bot-protocol.md.
"""

import json
import random
import sys


def say(message: dict) -> None:
    """Answer with one line, at once: output that waits in a buffer never arrives."""
    print(json.dumps(message), flush=True)


def neighbours(move: dict, taken: set) -> int:
    """How many of the eight cells around a place are taken."""
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return sum((move["x"] + x, move["y"] + y) in taken for x, y in around)


def worth(move: dict, taken: set) -> float:
    """How much a move of Carcassonne is liked; moves of other games all the same."""
    if move["type"] == "place" and "x" in move:
        return neighbours(move, taken)
    return {"claim": 1, "skip": 0}.get(move["type"], 0)


def best(moves: list, view: dict) -> int:
    """The place in the list of the move that is liked best; equals by lot."""
    taken = {(tile["x"], tile["y"]) for tile in view.get("tiles", []) if "x" in tile}
    return max(range(len(moves)), key=lambda i: (worth(moves[i], taken), random.random()))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "tidy"})
    elif message["type"] == "position":
        say({"type": "bestmove", "id": message["id"], "move": best(message["moves"], message["view"])})
    elif message["type"] == "quit":
        break
