"""Whole games read only from their events: who was asked, bid, took and left what, round by round (CC16 to CC40).

Nothing here looks into the engine: the log of a random game must follow the rules by itself.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.rules.deck import DATA
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup

Event = dict[str, Any]
FIRST = ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith"]
SECOND = ["hired_gun", "doctor"]
BONUS = {"gunsmith": 6, "heroes": 3, "hired_gun": 5, "doctor": 2}
BACKS = {back["id"]: back for back in DATA["characterBacks"]}
ATTRACTION = {card["id"]: card["attraction"] for era in ("I", "II") for card in DATA["terrain"][era]} | {
    entry["id"]: entry["attraction"] for entry in DATA["characters"]
}
GAMES = [(1, 4), (2, 4), (3, 5), (4, 4), (5, 5), (4, 6), (6, 6)]


def log_of(real: int, total: int, seed: int) -> list[Event]:
    """Return the events of a random game in which characters are used whenever they can be."""
    match = Match(GAME, checked_setup(GAME, real, {"total": total}), auto=(), dealer=Dealer(bytes([seed]) * 32))
    rng = Random(seed)
    told: list[Event] = list(to_builtins(GAME.events(match.state)))
    while not match.over:
        seat = rng.choice(match.waiting_for())
        if match.asks(seat) == "confirm":
            told += to_builtins(match.confirm(seat))
            continue
        moves = to_builtins(GAME.view(match.state, seat))["moves"]
        characters = [m for m in moves if m["type"] == "take" and "-" not in m["card"]]
        wanted = [m for m in moves if m["type"] == "use"] or (characters if rng.random() < 0.8 else [])
        told += to_builtins(match.play(seat, rng.choice(wanted or moves)))
    return told


@dataclass
class Reader:
    """What a player knows who writes everything down."""

    real: int
    total: int
    suits: dict[int, str] = field(default_factory=dict)
    owner: dict[str, int] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    hands: dict[int, set[int]] = field(default_factory=dict)
    terrain: Counter[str] = field(default_factory=Counter)
    rounds: int = 0

    def __post_init__(self) -> None:
        self.hands = {player: set(range(1, 10)) for player in range(self.total)}

    def read(self, told: list[Event]) -> None:
        rounds: list[list[Event]] = [[]]
        for event in told:
            if event["type"] == "round":
                rounds.append([])
            rounds[-1].append(event)
        self.suits = {event["seat"]: event["suit"] for event in rounds[0] if event["type"] == "suit"}
        assert len(set(self.suits.values())) == self.total
        assert [(e["era"], e["round"]) for r in rounds[1:] for e in r[:1]] == [
            (era, n) for era in ("I", "II") for n in range(1, 10)
        ]
        for events in rounds[1:]:
            Round(self, events).read()
            if any(event["type"] == "era" for event in events):
                self.hands = {player: set(range(1, 10)) for player in range(self.total)}
                self.used &= {"governor"}


def ignore(event: Event) -> None:
    """Skip events that the rules of a round do not depend on."""


class Round:
    """One round of a log."""

    def __init__(self, reader: Reader, events: list[Event]) -> None:
        self.reader = reader
        self.events = events
        self.market: list[str] = []
        self.bids: dict[int, int] = {}
        self.back = ""
        self.void: int | None = None
        self.double: int | None = None
        self.asked: list[str] = []
        self.turns: list[int] = []
        self.order: list[int] | None = None
        self.shown = 0  # bids
        self.removed = 0
        self.taken: set[str] = set()

    def read(self) -> None:
        ready = {c for c, seat in self.reader.owner.items() if seat < self.reader.real} - self.reader.used
        for event in self.events:
            getattr(self, "on_" + event["type"], ignore)(event)
        assert self.order is not None
        self.check_market()
        self.check_turns()
        shut_out = {c for c in ready if self.reader.owner[c] == self.void and c not in ("governor", "lawyer")}
        assert set(self.asked) >= ready.intersection(FIRST + SECOND) - shut_out
        assert self.reader.hands.keys() == self.bids.keys() | ({self.void} - {None})

    # The market

    def on_character(self, event: Event) -> None:
        self.market = [event["character"]]

    def on_skull(self, event: Event) -> None:
        assert self.market == [event["character"]]
        assert BACKS[event["back"]]["skull"]
        self.market = []

    def on_back(self, event: Event) -> None:
        self.back = event["back"]

    def on_laid_out(self, event: Event) -> None:
        assert event["position"] == len(self.market)
        self.market.append(event["card"])
        self.reader.terrain[event["card"]] += 1

    # Characters

    def on_declined(self, event: Event) -> None:
        self.answer(event)

    def on_used(self, event: Event) -> None:
        self.answer(event)
        character, seat = event["character"], event["seat"]
        self.reader.used.add(character)
        self.double = seat if character == "chinese_worker" else self.double
        self.void = seat if character == "lawyer" else self.void
        if character in BONUS:
            self.bids[seat] = self.bids.get(seat, 0) + BONUS[character]

    def answer(self, event: Event) -> None:
        character, seat = event["character"], event["seat"]
        assert self.reader.owner[character] == seat < self.reader.real
        assert character not in self.reader.used
        assert seat != self.void
        assert character in (FIRST if self.shown == 0 else SECOND)
        self.asked.append(character)
        assert self.asked == sorted(self.asked, key=[*FIRST, *SECOND].index)

    # Bids

    def on_bid(self, event: Event) -> None:
        self.show(event)
        assert event["bonus"] == self.bids.get(event["seat"], 0)
        self.bids[event["seat"]] = event["value"] + event["bonus"]

    def on_bid_void(self, event: Event) -> None:
        assert event["seat"] == self.void
        self.show(event)

    def show(self, event: Event) -> None:
        self.shown += 1
        self.reader.hands[event["seat"]].remove(event["value"])

    def on_order(self, event: Event) -> None:
        top = BACKS[self.back]["order"]
        takers = [player for player in range(self.reader.total) if player != self.void]
        takers.sort(key=lambda player: (-self.bids[player], top.index(self.reader.suits[player])))
        assert event["order"] == takers
        assert event["values"] == [self.bids[player] for player in takers]
        self.order = takers

    # Cards

    @property
    def left(self) -> list[str]:
        return [card for card in self.market if card not in self.taken]

    def on_taken(self, event: Event) -> None:
        card, player = event["card"], event["seat"]
        if player >= self.reader.real:
            best = max(ATTRACTION[other] for other in self.left)
            assert card == next(other for other in self.left if ATTRACTION[other] == best)
        assert card in self.left
        self.taken.add(card)
        if "-" not in card:
            self.reader.owner[card] = player
        if self.order is not None:
            self.turns.append(player)

    def on_removed(self, event: Event) -> None:
        assert self.left == [event["card"]]
        self.taken.add(event["card"])
        self.removed += 1

    def check_market(self) -> None:
        """Check the number of cards, one or none left, even if characters added or took some (CC17, CC23, CC99)."""
        used = {event["character"] for event in self.events if event["type"] == "used"}
        extra = len(used & {"governor", "chinese_worker"})
        assert len(self.market) == (5 if self.reader.total == 4 else 6) + extra
        assert self.left == []
        assert self.removed == (0 if self.reader.total == 6 else 1)

    def check_turns(self) -> None:
        """Check that all take once in the order of the bids, the owner of the Chinese Worker twice (CC21, CC66)."""
        expected = [p for p in self.order or [] for _ in range(2 if p == self.double else 1)]
        assert self.turns == expected


@pytest.mark.clause("CC16", "CC17", "CC21", "CC22", "CC23", "CC25", "CC27", "CC29", "CC31", "CC32", "CC33")
@pytest.mark.clause("CC35", "CC36", "CC37", "CC38", "CC40", "CC62", "CC63", "CC65", "CC66", "CC69", "CC71", "CC99")
@pytest.mark.parametrize(("real", "total"), GAMES)
def test_the_log_of_a_game_is_a_game(real: int, total: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        told = log_of(real, total, 16 * real + seed)
        reader = Reader(real, total)
        reader.read(told)
        assert max(reader.terrain.values()) == 1
        for era in ("I-", "II-"):
            drawn = sum(card.startswith(era) for card in reader.terrain)
            assert 9 * (4 if total == 4 else 5) <= drawn <= 47
        seen.update(event["type"] for event in told)
    assert seen["used"] > 3
    assert seen["removed"] == 3 * 18 * (total < 6)
