"""Play in the terminal, with several people at one screen or with bots."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from carsonne.bots import Bot, level, levels
from carsonne.bots.outside import ProgramBot, hire
from carsonne.cli.common import add_game, add_options, game_and_options, tell
from carsonne.cli.errors import NotPossible
from carsonne.cli.games import in_words
from carsonne.cli.listing import Choice, listed
from carsonne.kernel.capabilities import Terminal
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Event, Seat, Traits, WrittenMove
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.record import record_of, write
from carsonne.locales import Message, message, say

MORE = message("cli-more-play")
MOST_LISTED = 40
"""Lines of a list where there is no screen to fit it into."""
AROUND_LIST = 3
"""Rows of the screen that a list leaves to the line above and the question below it."""
STOP = ("quit", "q", "exit")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `carsonne play`."""
    add_game(parser)
    add = parser.add_argument
    add("--players", default="Player,bot:fair", metavar="A,B", help=say(message("cli-arg-players")))
    add("--seed", metavar="S", help=say(message("cli-arg-play-seed")))
    add("--record", metavar="FILE", help=say(message("cli-arg-play-record")))
    add("--no-colour", action="store_true", help=say(message("cli-arg-no-colour")))
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Set up the game and play until it ends or a player quits."""
    game, options = game_and_options(arguments)
    if game.offers.terminal is None:
        raise NotPossible(message("cli-play-no-terminal", game=game.title))
    names = [name.strip() for name in arguments.players.split(",")]
    if not all(names):
        raise NotPossible(message("cli-play-no-name"))
    bots = {seat: hire(game.name, name[4:]) for seat, name in enumerate(names) if name.startswith("bot:")}
    setup = checked_setup(game, len(names), options, [name.removeprefix("bot:") for name in names])
    seed = None if arguments.seed is None else arena_seed(arguments.seed, 0)
    match = Match(game, setup, Dealer(seed), auto=bots)
    table = Table(match, game.offers.terminal, bots, sys.stdout.isatty() and not arguments.no_colour, arguments.record)
    try:
        return table.play()
    finally:
        table.close()


def introduce(game: str, bots: dict[Seat, Bot]) -> None:
    """Say how strong the bots are."""
    for bot in dict.fromkeys(bot.name for bot in bots.values()):
        if (found := level(game, bot)) is not None:
            print(f"bot:{bot}  {say(in_words(found))}")


def display_names(game: str, names: Sequence[str], bots: dict[Seat, Bot]) -> list[str]:
    """Return names as the page has them: levels as "Fair bot", equal ones with numbers."""
    offered = {one.name: say(message("bot-named", bot=one.called)) for one in levels(game)}
    titles = {seat: offered[bot.name] for seat, bot in bots.items() if bot.name in offered}
    plain = [titles.get(seat, name) for seat, name in enumerate(names)]
    return [numbered(plain, seat) if seat in titles else name for seat, name in enumerate(plain)]


def numbered(names: Sequence[str], seat: Seat) -> str:
    """Return a name, with a number if others have the same."""
    name = names[seat]
    if names.count(name) == 1:
        return name
    return say(message("bot-numbered", name=name, number=names[:seat].count(name) + 1))


def squeezed(words: str) -> str:
    """Remove capitals and spaces from input: "sell I-07" is also "selli-07"."""
    return words.lower().replace(" ", "")


class Table:
    """People and bots who share one screen."""

    def __init__(self, match: Match, terminal: Terminal, bots: dict[Seat, Bot], colour: bool, file: str | None) -> None:
        self.match = match
        self.game = match.game
        self.terminal = terminal
        self.guide = match.game.offers.guide
        self.bots = bots
        self.colour = colour
        self.file = file
        self.luck = Random()
        self.reported: dict[str, int] = {}
        self.names = display_names(self.game.name, match.setup.names, bots)
        self.people = [seat for seat in range(match.setup.seats) if seat not in bots]
        self.at_screen: Seat | None = None
        self.meanings: dict[str, str] = {}
        self.answered = False
        """Whether the last line was answered with words that must not scroll away behind the board."""
        for seat, bot in bots.items():
            if isinstance(bot, ProgramBot):
                bot.sit(match.setup, seat)

    def play(self) -> int:
        """Ask each player in turn until the game ends or a player quits; return the exit status."""
        self.save()  # so that a file that cannot be written is reported before anything else
        introduce(self.game.name, self.bots)
        while not self.match.over:
            seat = self.match.waiting_for()[0]
            if seat in self.bots:
                self.tell(self.bot_move(seat))
            elif not self.person_move(seat):
                self.save()
                tell(message("cli-play-saved", file=self.file) if self.file else message("cli-play-stopped"))
                return 0
            self.save()
        self.show(None)
        for seat, points in enumerate(self.game.scores(self.match.state)):
            print(f"{self.names[seat]}: {points}")
        return 0

    def bot_move(self, seat: Seat) -> list[Event]:
        """Let a bot move."""
        state = self.game.imagine(self.match.state, seat, self.luck)
        move = self.bots[seat].choose(state, seat, self.luck)
        self.report(self.bots[seat])
        return self.match.play(seat, self.game.to_json(self.match.state, seat, move), self.match.decision(seat))

    def report(self, bot: Bot) -> None:
        """Say if a move had to be made for an external program."""
        if isinstance(bot, ProgramBot) and bot.lost > self.reported.get(bot.name, 0):
            self.reported[bot.name] = bot.lost
            tell(message("cli-play-fault", bot=bot.name, fault=bot.faults[-1]))

    def close(self) -> None:
        """Send the programs of others away."""
        for bot in self.bots.values():
            if isinstance(bot, ProgramBot):
                bot.close()

    def person_move(self, seat: Seat) -> bool:
        """Ask a person once; return False to quit."""
        if not self.hand_over(seat):
            return False
        if self.match.asks(seat) == "confirm":
            return self.answer(seat, self.ask(say(message("cli-play-confirm", name=self.names[seat])) + " "), {})
        choices = self.terminal.choices(self.match.state, seat)
        if not self.answered:
            self.show(seat)
            self.offer(choices)
        self.answered = False
        moves = {squeezed(key): move for key, _, move in choices}
        self.meanings = {squeezed(key): meaning for key, meaning, _ in choices}
        return self.answer(seat, self.ask(f"{self.names[seat]}: "), moves)

    def hand_over(self, seat: Seat) -> bool:
        """Wait until only this player is looking before showing secrets; return False to quit."""
        if len(self.people) > 1 and self.at_screen != seat and self.has_secrets(seat):
            away = "\n" * 40 if self.colour else ""
            line = self.ask(f"{away}{say(message('cli-play-alone', name=self.names[seat]))} ")
            if line is None or line in STOP:
                return False
        self.at_screen = seat
        return True

    def has_secrets(self, seat: Seat) -> bool:
        """Return whether a seat is about to see a hand or make a secret choice."""
        state = self.match.state
        if getattr(self.game.view(state, seat), "hands", None):
            return True
        return any(self.game.traits(state, seat, move) & Traits.SECRET for move in self.game.legal(state, seat)[:1])

    def ask(self, prompt: str) -> str | None:
        """Read one line; None at the end of the input."""
        try:
            return input(prompt).strip().lower()
        except EOFError:
            print()
            return None

    def answer(self, seat: Seat, line: str | None, moves: dict[str, WrittenMove]) -> bool:
        """Do what was typed; return False to quit."""
        if line is None or line in STOP:
            return False
        try:
            self.tell(self.do(seat, line, moves))
        except CarsonneError as error:
            self.reply(say(error.said, self.names))
        return True

    def do(self, seat: Seat, line: str, moves: dict[str, WrittenMove]) -> list[Event]:
        """Carry out a command or a move."""
        if line in ("undo", "u"):
            return self.match.undo(seat)
        if not moves and line in ("", "ok", "y", "yes"):
            return self.match.confirm(seat)
        if line in ("help", "?"):
            self.reply(say(message("cli-play-help")))
        elif line.startswith("?"):
            self.reply(self.explained(seat, line[1:].strip(), moves))
        elif line in ("list", "board", ""):
            pass  # both are shown before the next question
        else:
            return self.match.play(seat, moves[self.meant(seat, line, moves)], self.match.decision(seat))
        return []

    def reply(self, words: str) -> None:
        """Answer a line that was no move."""
        print(words)
        self.answered = True

    def explained(self, seat: Seat, word: str, moves: dict[str, WrittenMove]) -> str:
        """Explain what a choice means and would bring, or what something on the table does."""
        about = self.guide.about(word) if self.guide and squeezed(word) not in moves else ""
        if about:
            return f"{about[0].upper()}{about[1:]}"
        key = self.meant(seat, word, moves)
        told = f"{word}: {self.meanings[key]}."
        if self.guide:
            told += f"\n{self.guide.explain(self.match.state, seat, moves[key], self.names)}"
        return told

    def meant(self, seat: Seat, line: str, moves: dict[str, WrittenMove]) -> str:
        """Return the move that was typed, in full or without its rotation if only one fits."""
        word = squeezed(line)
        found = [word] if word in moves else [key for key in moves if key.startswith(word + "r") or key == word]
        if len(found) > 1:
            raise NotPossible(message("cli-play-ambiguous", word=line, choices=", ".join(found)))
        if not found:
            raise NotPossible(self.why_not(seat, line))
        return found[0]

    def why_not(self, seat: Seat, line: str) -> Message:
        """Explain why something that was typed is no choice: what the rules say, if it could be a move at all."""
        tried = self.guide.tried(self.match.state, seat, line) if self.guide else None
        error = None if tried is None else self.match.why_not(seat, tried, self.names)
        if error is None:
            return message("cli-play-no-choice", word=repr(line[:40]))
        return message("cli-play-refused", why=error.said, clause=error.clause) if error.clause else error.said

    def show(self, seat: Seat | None) -> None:
        """Print the board."""
        print("\n" + self.terminal.picture(self.match.state, seat, self.colour))

    def offer(self, choices: Sequence[Choice]) -> None:
        """List the moves, those of the same kind together if the list would be longer than the screen."""
        kind = self.guide.kind if self.guide else lambda move: ""
        size = shutil.get_terminal_size() if sys.stdout.isatty() else None
        height, width = (MOST_LISTED, 160) if size is None else (size.lines - AROUND_LIST, size.columns)
        print("\n".join(listed(choices, kind, max(height, 8), width)))

    def tell(self, events: list[Event]) -> None:
        """Print what happened, without anything that the people at the screen must not know."""
        alone = self.people[0] if len(self.people) == 1 else None
        for event in shown_news(events, alone):
            sentence = self.terminal.sentence(event, self.names)
            if sentence:
                print(sentence)

    def save(self) -> None:
        """Save the record without ever leaving a half-written file."""
        if self.file:
            path = Path(self.file)
            fresh = path.with_name(path.name + ".new")
            fresh.write_bytes(write(record_of(self.match, full=True)) + b"\n")
            fresh.replace(path)
