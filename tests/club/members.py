"""The members of a club: groups at tables, who play one game after the other at the pace of people."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from tests.server.guest import Guest, Sitter
from tests.soak.players import PAUSE, TROUBLE, Ledger, Player

Json = dict[str, Any]
GROUPS = (
    ("carcassonne", 2),
    ("carson-city", 3),
    ("carson-city-cards", 4),
    ("carcassonne", 5),
    ("carson-city-cards", 2),
)
"""Games and people at a table, over and over; who is left alone plays against a bot."""


class Thinker(Player):
    """A player who thinks before each move."""

    pace = 1.0

    async def _send(self, sitter: Sitter, op: Json) -> None:
        await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
        await super()._send(sitter, op)


class Group:
    """Some people who play together."""

    def __init__(self, game: str, guests: list[Guest], rng: Random, pace: float) -> None:
        self.game = game
        self.guests = guests
        self.rng = rng
        self.pace = pace
        self.table = ""

    async def play(self, ledger: Ledger) -> None:
        """Play for ever: the game that was left, if it is still there, and then others."""
        while True:
            try:
                if not self.table or not await self._is_there():
                    self.table = await self._set_up()
                players = [Thinker(guest, self.table, ledger, self.rng) for guest in self.guests]
                for player in players:
                    player.pace = self.pace
                await asyncio.gather(*(player.play() for player in players))
                ledger.games += 1
                self.table = ""
            except TROUBLE:
                await asyncio.sleep(PAUSE)  # the site is down: try again

    async def _is_there(self) -> bool:
        """Return whether the table exists; raise what TROUBLE has if nobody can say."""
        answer = await self.guests[0].http.get(f"/api/tables/{self.table}")
        assert answer.status_code in (200, 404), answer.text
        return answer.status_code == 200

    async def _set_up(self) -> str:
        host, *others = self.guests
        seats: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        if not others:
            seats.append({"kind": "bot", "bot": "gentle"})
        table = (await host.post("/api/tables", {"game": self.game, "seats": seats, "listed": True}))["id"]
        for guest in others:
            await guest.post(f"/api/tables/{table}/join", {})
        await host.post(f"/api/tables/{table}/start", {})
        return str(table)


async def gather_club(base: str, people: int, pace: float) -> list[Group]:
    """Let people arrive one after the other, and find groups."""
    guests = [await Guest(base).arrive(f"Member {number + 1}") for number in range(people)]
    groups: list[Group] = []
    while guests:
        game, size = GROUPS[len(groups) % len(GROUPS)]
        some, guests = guests[:size], guests[size:]
        groups.append(Group(game, some, Random(len(groups)), pace))
    return groups
