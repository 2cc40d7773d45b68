"""Looking back: every position is right, costs a few moves at most, and an imported record is replayed once."""

from __future__ import annotations

import asyncio
import json
from itertools import accumulate
from random import Random
from typing import Any, cast

import msgspec
import pytest

from carsonne import registry
from carsonne.kernel.data import MatchView
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from carsonne.server.live import replay_cache
from carsonne.server.live.room import Room
from carsonne.server.live.thread_queue import ThreadQueue
from carsonne.server.protocol.history import Check
from carsonne.server.protocol.payloads import NewTable, SeatWish
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables import timeline as timelines
from carsonne.server.tables.imports import check_text, import_record
from carsonne.server.tables.new_table import make_table
from carsonne.server.tables.operations import AutoPlay, first_match, opening
from carsonne.server.tables.presenters import asking_nothing
from carsonne.server.tables.replays import CHUNK, at, chunk, frame
from carsonne.server.tables.timeline import STRIDE, Timeline, Timelines
from tests.server.conftest import Arrive
from tests.server.patches import patched

ME = PlayerRow("me", "Me")
GAMES = ["carcassonne", "carson-city", "carson-city-cards"]


def played(name: str, steps: int = 10_000) -> Match:
    """Play a random game that confirms each turn, or its first operations."""
    game, rng = registry.find(name), Random(1)
    match = Match(game, checked_setup(game, 2), Dealer(b"s" * 32), auto=())
    for _ in range(steps):
        if match.over:
            break
        seat = match.waiting_for()[0]
        if match.asks(seat) == "confirm":
            match.confirm(seat)
        else:
            match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
    return match


def from_zero(live: Match, n: int) -> tuple[MatchView, list[Any]]:
    """Return the position after n entries and its events, replayed from the start."""
    match, events = Match(live.game, live.setup, auto=()), []
    for number, entry in enumerate(live.entries[:n], 1):
        events = match.play(entry.seat, entry.data)
        while number <= live.fixed and (asked := [s for s in match.waiting_for() if match.asks(s) == "confirm"]):
            events += match.confirm(asked[0])
    return asking_nothing(match.view(0)), events


class Count:
    """Counts the moves that matches make."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        play = Match.play

        def counted(match: Match, *args: Any) -> Any:
            self.moves += 1
            return play(match, *args)

        monkeypatch.setattr(Match, "play", counted)


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_the_one_a_walk_from_the_start_gives(name: str) -> None:
    live, rng = played(name), Random(2)
    timeline = Timeline(live.game, live.setup)
    for n in rng.sample(range(1, len(live.entries) + 1), 30):
        moment = at(live, timeline, n)
        assert (asking_nothing(moment.match.view(0)), moment.events) == from_zero(live, n)


@pytest.mark.anyio
@pytest.mark.parametrize("name", GAMES)
async def test_reels_lead_through_the_same_positions(name: str) -> None:
    live, rng = played(name), Random(3)
    timeline = Timeline(live.game, live.setup)
    starts = list(range(0, len(live.entries) + 1, CHUNK))
    for start in [starts[-1], starts[0], *rng.sample(starts, 2)]:
        made = as_sent(chunk(live, timeline, start, 0))
        assert len(made["patches"]) == min(CHUNK, len(live.entries) - start)
        frames = accumulate(made["patches"], patched, initial=made["first"])
        for n, shown in enumerate(frames, start):
            assert shown == as_sent(frame(at(live, timeline, n).match, 0))


class Opened:
    """A room whose game is in memory."""

    def __init__(self, live: Match, row: TableRow) -> None:
        self.id, self.lock, self.live, self.row = row.id, asyncio.Lock(), live, row

    async def with_past(self) -> tuple[TableRow, Match]:
        return self.row, self.live


@pytest.mark.anyio
@pytest.mark.parametrize("steps", [60, 10_000])
async def test_a_chunk_is_made_once(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    """Then a step through a replay makes nothing, however full the board is, until the game moves on."""
    live, every, threads = played("carcassonne", steps), Timelines(), ThreadQueue(1)
    row, _ = make_table(NewTable("carcassonne", [SeatWish("me")] * 2), ME)
    row.status = "finished" if live.over else "running"
    await replay_cache.prefetch(threads, every, cast("Room", Opened(live, row)), 0)
    count = Count(monkeypatch)
    fixed = range(0, len(live.entries) + 1 if live.over else live.fixed - CHUNK, CHUNK)
    for start in fixed:
        assert (await replay_cache.chunk_at(threads, every, row, live, 0, start)).n == start
    assert (count.moves, len(fixed) > 1) == (0, True)
    last = len(live.entries) // CHUNK * CHUNK
    await replay_cache.chunk_at(threads, every, row, live, 0, last)
    assert (count.moves > 0) is not live.over
    made = count.moves
    await replay_cache.chunk_at(threads, every, row, live, 0, last)
    assert count.moves == made
    live.version += 1
    await replay_cache.chunk_at(threads, every, row, live, 0, last)
    assert (count.moves > made) is not live.over


def as_sent(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def test_an_unconfirmed_turn_is_not_shown_as_confirmed() -> None:
    live = played("carcassonne", 40)
    while live.fixed == len(live.entries):
        live = played("carcassonne", live.version + 1)
    timeline = Timeline(live.game, live.setup)
    for n in (len(live.entries), live.fixed, len(live.entries)):
        moment = at(live, timeline, n)
        assert (asking_nothing(moment.match.view(0)), moment.events) == from_zero(live, n)


def test_a_step_costs_the_same_early_and_late(monkeypatch: pytest.MonkeyPatch) -> None:
    live = played("carcassonne")
    timeline, count, rng = Timeline(live.game, live.setup), Count(monkeypatch), Random(3)
    assert len(timeline.story(live)) == len(live.entries) + 1
    for n in rng.choices(range(1, len(live.entries) + 1), k=60):
        count.moves = 0
        at(live, timeline, n)
        assert count.moves <= STRIDE
        at(live, timeline, n)  # the survey of the same position
        assert count.moves <= STRIDE
        if n < len(live.entries):
            count.moves = 0
            at(live, timeline, n + 1)
            assert count.moves == 1


def test_few_positions_are_kept_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timelines, "STRIDE", 2)
    monkeypatch.setattr(timelines, "MOST", 5)
    live = played("carcassonne")
    timeline = Timeline(live.game, live.setup)
    timeline.story(live)
    assert len(timeline.kept) <= 5
    assert [moment.n for moment in timeline.kept] == [i * timeline.stride for i in range(len(timeline.kept))]
    assert (asking_nothing(at(live, timeline, 100).match.view(0)), timeline.last.events) == from_zero(live, 100)


def test_few_games_have_a_timeline() -> None:
    rows = [make_table(NewTable("carcassonne", [SeatWish("me")] * 2), ME)[0] for _ in range(timelines.TABLES + 1)]
    every = Timelines()
    first = every.of(rows[0])
    assert every.of(rows[0]) is first
    for row in rows[1:]:
        every.of(row)
    assert every.of(rows[0]) is not first


@pytest.mark.parametrize("steps", [60, 10_000])
def test_an_imported_record_is_replayed_once(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    match = played("carcassonne", steps)
    text, count = write(record_of(match, full=True)).decode(), Count(monkeypatch)
    import_record.cache_clear()
    checked = check_text(Check("carcassonne", text))
    assert (checked.entries, checked.over) == (len(match.entries), match.over)
    row, imported = make_table(NewTable("carcassonne", [SeatWish("me")] * 2, record=text), ME)
    started = first_match(row, imported)
    assert count.moves == len(match.entries)
    again = first_match(row)
    assert started.view(0) == again.view(0)
    drawn = [opening(one, row.imported, AutoPlay())[0].drawn for one in (started, again)]
    assert drawn[0] == drawn[1]
    assert (row.status, row.ended_by) == (("finished", "rules") if match.over else ("waiting", None))


@pytest.mark.anyio
async def test_results_are_told_once_the_game_is_over(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = await ada.table({"kind": "me"}, {"kind": "open"})
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ada.post(f"/api/tables/{table['id']}/start", {})
    address = f"/api/tables/{table['id']}/results"
    for path in (address, f"/api/tables/{table['id']}/reviews"):
        assert (await ada.send("GET", path)).json()["code"] == "not_over"
    await bob.post(f"/api/tables/{table['id']}/resign", {})
    results = await ada.get(address)
    assert results["winner"] == 0
    assert results["chapters"][-1]["scores"] == [0, 0]
    assert len(await ada.get(f"/api/tables/{table['id']}/reviews")) == len(results["moments"])
    mine = (await ada.get("/api/lobby"))["mine"]
    assert mine[0]["winners"] == [0]
