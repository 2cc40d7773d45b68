"""Plays one game of a series: the rules and the bots, without the gate that people need."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from carsonne import registry
from carsonne.arena.outcome import Outcome, Thought
from carsonne.arena.series import Deal, Lineup, Series
from carsonne.arena.sources import sources
from carsonne.bots import Bot
from carsonne.bots.outside import ProgramBot, hire
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.game import CHANCE, RULES, Game, Move, Seat, Setup
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import Record, record_of
from carsonne.locales import message


class Table:
    """One game being played by bots."""

    def __init__(self, game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: str, number: int) -> None:
        self.game = game
        self.setup = setup
        self.bots = bots
        self.seed = arena_seed(seed, number)
        self.turns = Random(f"{seed}:{number}:turns")
        """Which of the seats that decide at the same time is asked first: no seat may always come first."""
        self.luck = [Random(f"{seed}:{number}:{seat}") for seat in range(setup.seats)]
        self.state = game.start(setup)
        self.moves: list[tuple[Seat, Move]] = []
        self.thoughts = [Thought() for _ in range(setup.seats)]
        self.events: list[Any] = []
        """What happened, once the game has been played again by `match`."""

    def play(self) -> None:
        """Play until the end."""
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, ProgramBot):
                bot.sit(self.setup, seat)
        self._play()
        for bot, thought in zip(self.bots, self.thoughts, strict=True):
            if isinstance(bot, ProgramBot) and bot.faults:
                thought.blame(bot.faults, bot.lost)

    def _play(self) -> None:
        dealer = Dealer(self.seed)
        while acting := self.game.to_act(self.state):
            if acting[0] == RULES:
                self.game.apply(self.state, RULES, 0)
            elif acting[0] == CHANCE:
                self.game.apply(self.state, CHANCE, dealer.draw(self.game.draw(self.state)))
            else:
                self.decide(self.turns.choice(acting))

    def decide(self, seat: Seat) -> None:
        """Make a seat's next move. Where there is no choice, its bot is not asked."""
        legal = self.game.legal(self.state, seat)
        move = legal[0] if len(legal) == 1 else self.asked(seat)
        if move not in legal:
            raise IllegalMove(message("error-illegal-of-bot", bot=self.bots[seat].name))
        self.moves.append((seat, move))
        self.game.apply(self.state, seat, move)

    def asked(self, seat: Seat) -> Move:
        """Ask a seat's bot about what its seat knows, and note the time it took."""
        state = self.game.imagine(self.state, seat, self.luck[seat])
        cpu, clock = process_time(), perf_counter()
        move = self.bots[seat].choose(state, seat, self.luck[seat])
        self.thoughts[seat].add(process_time() - cpu, perf_counter() - clock)
        return move

    def match(self) -> Match:
        """Play the same game again through the match, for its record and its events."""
        match = Match(self.game, self.setup, Dealer(self.seed), quiet=self.game.offers.facts is None)
        for seat, move in self.moves:
            self.events += match.play(seat, self.game.to_json(match.state, seat, move))
        return match


def play_one(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: str, number: int) -> Match:
    """Play one game between bots and return its match."""
    table = Table(game, setup, bots, seed, number)
    table.play()
    return table.match()


class Player:
    """Plays the deals of a series one after another; its bots stay seated from deal to deal."""

    def __init__(self, series: Series, recording: bool = False) -> None:
        self.series = series
        self.recording = recording
        self.game = registry.find(series.game)
        self.lineups = series.lineups
        self.bots: dict[tuple[str, int], Bot] = {}

    def play(self, deal: Deal) -> list[Outcome]:
        """Play the games of one deal."""
        orders = self.series.orders_of(self.lineups[deal.lineup])
        return [self._game(deal, number, order) for number, order in enumerate(orders)]

    def _game(self, deal: Deal, number: int, order: Lineup) -> Outcome:
        setup = checked_setup(self.game, len(order), self.series.options, order)
        table = Table(self.game, setup, self.seated(order), self.series.seed, deal.number)
        table.play()
        record = record_of(table.match()) if self.recording else None
        return Outcome(
            lineup=deal.lineup,
            deal=deal.number,
            order=number,
            bots=list(order),
            scores=[int(points) for points in self.game.scores(table.state)],
            winners=list(self.game.winners(table.state)),
            thoughts=table.thoughts,
            sources=sources(self.game, table.state, table.events) if self.recording else [],
            record=record,
        )

    def seated(self, order: Lineup) -> list[Bot]:
        """Return a bot for each seat; two of the same name are two bots."""
        return [self._bot(name, order[:seat].count(name)) for seat, name in enumerate(order)]

    def _bot(self, name: str, copy: int) -> Bot:
        if (name, copy) not in self.bots:
            self.bots[name, copy] = hire(self.series.game, name, self.series.clock)
        return self.bots[name, copy]

    def close(self) -> None:
        """Send the programs of others away."""
        for bot in self.bots.values():
            if isinstance(bot, ProgramBot):
                bot.close()


def records(series: Series) -> list[Record]:
    """Play a whole series in this process and return its records."""
    player = Player(series, recording=True)
    return [game.record for deal in series.deals() for game in player.play(deal) if game.record is not None]
