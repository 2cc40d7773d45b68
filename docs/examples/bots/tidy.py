#!/usr/bin/env python3
"""A bot for Carsonne in plain Python: in Carcassonne it fills gaps, anywhere else it plays at random.

    carsonne arena carcassonne --bots "random,cmd:python docs/examples/bots/tidy.py"

The protocol is one JSON object a line on standard input and output; see docs/bot-protocol.md.
"""

import json
import random
import sys


def say(message: dict) -> None:
    """Answer with one line and flush it: output that waits in a buffer never arrives."""
    print(json.dumps(message), flush=True)


def neighbours(move: dict, taken: set) -> int:
    """Count the taken cells among the eight around a place."""
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return sum((move["x"] + x, move["y"] + y) in taken for x, y in around)


def worth(move: dict, taken: set) -> float:
    """Rate a move of Carcassonne; moves of other games are all equal."""
    if move["type"] == "place" and "x" in move:
        return neighbours(move, taken)
    return {"claim": 1, "skip": 0}.get(move["type"], 0)


def best(moves: list, view: dict) -> int:
    """Return the index of the best move; ties are broken at random."""
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
