"""A table for tests: a match without a dealer, from the start or from a typed position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import positions
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.options import OPTIONS, set_switches
from carsonne.games.carson_city_cards.rules import city, codes
from carsonne.games.carson_city_cards.rules.deck import STANDARD
from carsonne.games.carson_city_cards.rules.setup import set_up
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.words import CHARACTERS
from carsonne.kernel.fields import put
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.options import resolve

FOUR = ["player 0 hat", "player 1 star", "player 2 cactus", "player 3 boot"]


class Table:
    """A match without a dealer; the test says what is drawn, otherwise it is the first possible outcome."""

    def __init__(self, seats: int = 4, position: str | None = None, **options: Any) -> None:
        self.match = Match(GAME, checked_setup(GAME, seats, options, (), position))
        self.told: list[dict[str, Any]] = []

    @classmethod
    def of(cls, *lines: str, **options: Any) -> Table:
        """Set up a table from notation."""
        text = "\n".join(lines)
        seats, named = positions.setup_of(text)
        return cls(seats, text, **(named | options))

    @property
    def state(self) -> CarsonCityCardsState:
        found = self.match.state
        assert isinstance(found, CarsonCityCardsState)
        return found

    @property
    def acting(self) -> tuple[int, ...]:
        return tuple(self.state.acting())

    def view(self, seat: int | None = None) -> dict[str, Any]:
        seen: dict[str, Any] = to_builtins(GAME.view(self.state, seat))
        return seen

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    def play(self, seat: int, type_: str, **facts: Any) -> list[dict[str, Any]]:
        news: list[dict[str, Any]] = to_builtins(self.match.play(seat, {"type": type_, **facts}))
        self.told += news
        return news

    def moves(self, seat: int, type_: str | None = None) -> list[dict[str, Any]]:
        return [move for move in self.view(seat)["moves"] if type_ in (None, move["type"])]

    def draw(self, *wanted: str) -> None:
        """Let CHANCE act until a seat is asked, drawing the wanted outcomes in order where possible."""
        left = list(wanted)
        while self.acting == (CHANCE,):
            outcomes = [to_builtins(GAME.to_json(self.state, CHANCE, move)) for move, _ in self.state.outcomes()]
            self.told += to_builtins(self.match.play(CHANCE, _pick(outcomes, left)))
        assert not left, f"not drawn: {left}"

    def bid(self, values: dict[int, int]) -> None:
        """Bid for all players; the cards of virtual players are given."""
        self.bid_rest({seat: values[seat] for seat in range(self.match.setup.seats)})
        while self.acting == (CHANCE,) and self.phase == "virtual_bid":
            player = self.view()["turn"]
            self.told += to_builtins(self.match.play(CHANCE, {"type": "draw_bid", "value": values[player]}))

    def bid_rest(self, values: dict[int, int]) -> None:
        """Bid for some seats."""
        for seat, value in values.items():
            self.play(seat, "bid", value=value)

    def take(self, seat: int, card: str) -> None:
        """Take a card and place it at the first possible place."""
        self.play(seat, "take", card=card)
        self.lay(seat)

    def lay(self, seat: int) -> None:
        if self.phase == "place":
            move = next(move for move in self.moves(seat) if move["type"] in ("place", "set_aside"))
            self.told += to_builtins(self.match.play(seat, move))

    def decline_all(self) -> None:
        while self.phase == "use":
            seat = self.acting[0]
            self.play(seat, "decline", character=self.view()["question"])

    def events(self, type_: str) -> list[dict[str, Any]]:
        return [event for event in self.told if event["type"] == type_]


def _pick(outcomes: list[dict[str, Any]], wanted: list[str]) -> dict[str, Any]:
    """Return the first wanted outcome that is possible, otherwise the first without a skull."""
    for want in wanted:
        for outcome in outcomes:
            if want in outcome.values():
                wanted.remove(want)
                return outcome
    return outcomes[0]


def one_city(
    parcels: list[int], places: Iterable[tuple[int, int]], characters: Iterable[str] = (), **options: Any
) -> CarsonCityCardsState:
    """Set up one seat whose city is made of the cards 1, 2, 3 … of a deck with other parcels."""
    state = CarsonCityCardsState(1)
    set_up(state, [0, 0, 0], replace(STANDARD, parcels=parcels))
    set_switches(state, resolve(OPTIONS, options, 1))
    for name in characters:
        put(state, "card_at", codes.TERRAIN + CHARACTERS.index(name), codes.KEPT)
    for card, (row, col) in enumerate(places, 1):
        city.lay(state, 0, card, row, col)
    return state


def random_game(seats: int, seed: int, **options: Any) -> list[CarsonCityCardsState]:
    """Return every position of a random game, as copies."""
    state = GAME.start(checked_setup(GAME, seats, options))
    rng = Random(seed)
    found = []
    while True:
        copy = state.clone()
        assert isinstance(copy, CarsonCityCardsState)
        found.append(copy)
        acting = state.acting()
        if not acting:
            return found
        if acting == (CHANCE,):
            state.play(CHANCE, rng.choice(state.outcomes())[0])
        elif acting == (RULES,):
            state.play(RULES, 0)
        else:
            seat = rng.choice(acting)
            state.play(seat, rng.choice(state.legal(seat)))
