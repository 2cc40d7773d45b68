"""External bots: programs that speak the protocol of docs/bot-protocol.md on their standard input and output.

They are named by their command, `cmd:python my_bot.py`, with a limit for each move if wanted, `cmd@2s:…`. Only the
arena and the terminal seat them: the server never runs a command that a visitor sent.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

import msgspec

from carsonne import registry
from carsonne.bots.bot import Bot, UnknownBot, find
from carsonne.bots.program import Program, Silence
from carsonne.bots.search import Clock
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Move, Seat, Setup
from carsonne.locales import Message, message

PROTOCOL = 1
SECONDS = 10.0
"""For a move, unless its name says otherwise."""
TO_START = 10.0
"""Seconds to say hello: some interpreters are slow to start."""
GRACE = 0.25
"""Seconds that an answer may be late: the way through the pipes takes time, too."""
MOST_FAULTS = 3
"""After this many in one game a bot is not asked again until the next."""
NAME = re.compile(r"cmd(?:@(?P<seconds>\d+(?:\.\d+)?)s)?:(?P<command>.+)", re.DOTALL)


def hire(game: str, name: str, clock: Clock = "wall") -> Bot:
    """Return the bot of that name for a game, which may be an external program."""
    return ProgramBot(game, name) if name.startswith("cmd") and NAME.fullmatch(name) else find(game, name, clock)


class ProgramBot:
    """Sits a program down at a table. Where it fails, a legal move is made for it, and the fault is noted."""

    def __init__(self, game: str, name: str) -> None:
        parts = NAME.fullmatch(name)
        assert parts is not None
        self.name = name
        self.game = registry.find(game)
        self.seconds = float(parts["seconds"] or SECONDS)
        self.command = _words(parts["command"])
        self.program: Program | None = None
        self.beginning: dict[str, Any] = {}
        self.faults: list[Message] = []
        """What went wrong in this game."""
        self.lost = 0
        """How many moves were made for it in this game."""
        self.questions = 0

    def sit(self, setup: Setup, seat: Seat) -> None:
        """Begin a game."""
        self.faults = []
        self.lost = 0
        self.beginning = {
            "type": "newgame",
            "seat": seat,
            "seats": setup.seats,
            "names": list(setup.names),
            "options": dict(setup.options),
            "seconds": self.seconds,
        }
        if self.program is not None:
            self.program.tell(self.beginning)

    def choose(self, state: Any, seat: Seat, rng: Random) -> Move:
        legal = self.game.legal(state, seat)
        if len(self.faults) < MOST_FAULTS:
            try:
                return self._ask(state, seat, legal)
            except Silence as silence:
                self.faults.append(silence.said)
                self._drop()
        self.lost += 1
        return rng.choice(legal)

    def _ask(self, state: Any, seat: Seat, legal: Sequence[Move]) -> Move:
        program = self._ready()
        self.questions += 1
        view = msgspec.to_builtins(self.game.view(state, seat))
        view.pop("moves", None)  # they are in the question, in the order in which they are counted
        moves = [msgspec.to_builtins(self.game.to_json(state, seat, move)) for move in legal]
        question = {"type": "position", "id": self.questions, "seconds": self.seconds, "count": len(moves)}
        program.tell({**question, "moves": moves, "view": view})
        answer = program.answer("bestmove", monotonic() + self.seconds + GRACE, self.questions)
        return self._meant(state, seat, answer.get("move"), legal)

    def _meant(self, state: Any, seat: Seat, answer: object, legal: Sequence[Move]) -> Move:
        """Return the move that an answer names, by its place in the list or in full."""
        if isinstance(answer, dict):
            try:
                answer = legal.index(self.game.from_json(state, seat, answer))
            except (CarsonneError, ValueError):
                answer = None
        if type(answer) is not int or not 0 <= answer < len(legal):
            raise Silence(message("bot-fault-illegal"))
        return legal[answer]

    def _ready(self) -> Program:
        """Return the program, started and told of the game if it is not yet running."""
        if self.program is None:
            self.program = Program(self.command)
            self.program.tell({"type": "hello", "protocol": PROTOCOL, "game": self.game.name, "rules": self.game.rules})
            hello = self.program.answer("hello", monotonic() + TO_START)
            if hello.get("protocol") != PROTOCOL:
                raise Silence(message("bot-fault-protocol", spoken=repr(hello.get("protocol")), ours=str(PROTOCOL)))
            self.program.tell(self.beginning)
        return self.program

    def _drop(self) -> None:
        """End a program that cannot be trusted to keep up; it is started again for the next question."""
        program, self.program = self.program, None
        if program is not None:
            program.kill()

    def close(self) -> None:
        """Send the program away."""
        program, self.program = self.program, None
        if program is not None:
            program.close()


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownBot(message("error-bot-unreadable", command=repr(command[:60]), why=str(error))) from None
    if not words:
        raise UnknownBot(message("error-bot-no-command"))
    if shutil.which(words[0]) is None:
        raise UnknownBot(message("error-bot-no-program", program=repr(words[0][:60])))
    return words
