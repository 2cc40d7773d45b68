"""Positions on the way: patches lead every viewer through the server's own views to the present one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.server.protocol.patch import between
from carsonne.server.tables.operations import AutoPlay, News, Op, carry_out
from carsonne.server.tables.presenters import Pictures, pictured
from tests.server.conftest import Arrive
from tests.server.patches import patched

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
GAMES = [(name, registry.find(name).seats[which]) for name in registry.names() for which in (0, -1)]


def as_sent(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


class Viewer:
    """A client that holds one view and is sent patches."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.seen = match.view(seat)
        self.held = as_sent(self.seen)

    def follow(self, match: Match, news: list[News], pictures: Pictures) -> int:
        """Go from position to position and check each; how many there were on the way."""
        told, last = pictured(news, self.seat, pictures, self.seen)
        parts = [part for one in news for part in one.parts][:-1]
        pauses = [pause for change in told for pause in change.pauses]
        for part, pause in zip(parts, pauses, strict=True):
            self.held = patched(self.held, as_sent(pause.patch))
            assert self.held["view"] == as_sent(match.game.view(part.state, self.seat))
            assert self.held["scores"] == list(match.game.scores(part.state))
            assert (self.held["asks"], self.held["waiting"], self.held["can_undo"]) == (None, [], False)
        assert last is not None
        self.seen = pictures.now[self.seat]
        self.held = patched(self.held, as_sent(between(last, self.seen)))
        assert self.held == as_sent(match.view(self.seat))
        return len(pauses)


def operation(match: Match, rng: Random) -> Op:
    seat = rng.choice(match.waiting_for())
    if match.can_undo(seat) and rng.random() < 0.05:
        return Op("undo", seat)
    if match.asks(seat) == "confirm":
        return Op("confirm", seat)
    return Op("play", seat, move=as_sent(rng.choice(match.view(seat).view.moves)))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_viewer_is_led_through_whole_games(name: str, seats: int) -> None:
    """Moves, confirmations and undo, by themselves and several in one message, for every seat and a spectator."""
    game, rng = registry.find(name), Random(seats)
    match = Match(game, checked_setup(game, seats), Dealer(rng.randbytes(32)), auto=())
    eyes = [*range(seats), None]
    viewers = [Viewer(match, seat) for seat in eyes]
    everyone = frozenset(range(seats))
    pauses = several = 0
    while not match.over:
        op = operation(match, rng)
        spared = everyone if op.kind != "undo" and rng.random() < 0.5 else frozenset()
        _, news = carry_out(match, op, AutoPlay(spared, spared))
        pictures = Pictures(match, match.views(eyes))
        pauses += sum(viewer.follow(match, news, pictures) for viewer in viewers)
        several += len(news) > 1
    assert pauses > seats
    assert several


@pytest.mark.anyio
@pytest.mark.parametrize("game", registry.names())
async def test_whoever_comes_back_sees_how_it_came_about(arrive: Arrive, game: str) -> None:
    """The last operations with positions, the earlier ones without, and the present view."""
    ada = await arrive("Ada")
    table = (await ada.table(ME, BOT, game=game))["id"]
    await ada.post(f"/api/tables/{table}/start", {"nonce": "ada"})
    async with ada.at(table) as a:
        await a.play_on(Random(1), 12)
        async with ada.at(table, version=0) as again:
            (welcome,) = [message for message in again.told if message["type"] == "welcome"]
            assert [change["version"] for change in welcome["changes"]] == list(range(1, welcome["version"] + 1))
            ends = [bool(c["pauses"]) and c["pauses"][-1]["after"] == len(c["events"]) for c in welcome["changes"]]
            assert ends[-8:-1] == [True] * 7
            assert not any(ends[:-8])
            shown = {m["version"]: m["view"]["view"] for m in a.told if m["type"] == "moved" and m["seat"] == 0}
            for change in welcome["changes"][-8:-1]:
                if change["version"] in shown:
                    there = change["pauses"][-1]["view"]["view"]
                    same = there.keys() - {"moves", "question"}
                    assert {k: there[k] for k in same} == {k: shown[change["version"]][k] for k in same}
