"""Colours, the order of play, who is watching, and where a site is found."""

from __future__ import annotations

from typing import Any

import pytest

from carsonne.server import main
from carsonne.server.errors import Refusal
from carsonne.server.protocol.payloads import Join, NewTable, SeatSettings, SeatWish, Start
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables import colours, seating
from carsonne.server.tables.new_table import make_table
from tests.server.conftest import Arrive
from tests.server.guest import Guest
from tests.server.sites import running

ADA, BOB = PlayerRow("ada", "Ada"), PlayerRow("bob", "Bob")


def table() -> TableRow:
    wishes = [SeatWish("me"), SeatWish("open"), SeatWish("bot", "gentle")]
    row, _ = make_table(NewTable("carcassonne", wishes), ADA)
    seating.join(row, BOB, Join())
    return row


def test_a_colour_of_ones_own_is_nobody_elses() -> None:
    row = table()
    assert colours.colours(row.seats) == ["red", "blue", "green"]
    seating.set_seat(row, 0, "ada", SeatSettings(colour="blue"))
    assert colours.colours(row.seats) == ["blue", "red", "green"]
    with pytest.raises(Refusal, match="Another player has this colour"):
        seating.set_seat(row, 1, "bob", SeatSettings(colour="blue"))
    seating.set_seat(row, 1, "bob", SeatSettings(colour="purple"))
    seating.start(row, "ada", Start())
    with pytest.raises(Refusal, match="before the game starts"):
        seating.set_seat(row, 0, "ada", SeatSettings(colour="red"))
    assert [one.colour for one in seating.rotated_seats(row)] == ["purple", "green", "blue"]


def test_the_order_of_play_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.SystemRandom.shuffle", lambda _, seats: seats.reverse())
    row = table()
    seating.start(row, "ada", Start(shuffle=True))
    assert [(one.seat, one.name) for one in row.seats] == [(0, "gentle"), (1, "Bob"), (2, "Ada")]
    assert colours.colours(row.seats) == ["green", "blue", "red"]


def test_a_position_keeps_its_seats() -> None:
    row, _ = make_table(NewTable("carcassonne", [SeatWish("me"), SeatWish("guest")], position="D 0,0 r0"), ADA)
    seating.start(row, "ada", Start(shuffle=True))
    assert [one.colour for one in row.seats] == [None, None]


@pytest.mark.anyio
async def test_nobody_looks_from_the_seat_of_another_after_the_draw(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    wishes: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    while True:
        table = str((await ada.table(*wishes, options={"hand": 3}))["id"])
        await bob.post(f"/api/tables/{table}/join", {})
        async with bob.at(table) as b:
            seats = (await ada.post(f"/api/tables/{table}/start", {"shuffle": True}))["seats"]
            await b.until(lambda s: s.view is not None)
            assert b.seat is not None
            assert seats[b.seat]["name"] == "Bob"
            if b.seat == 0:
                return


@pytest.mark.anyio
async def test_everybody_can_see_who_is_watching(arrive: Arrive) -> None:
    ada, eve = await arrive("Ada"), await arrive("Eve")
    table = await ada.game({"kind": "me"}, {"kind": "guest", "name": "Guest"})
    async with ada.at(table) as a, eve.at(table):
        await a.until(lambda s: s.presence["watchers"] == 1)
        assert await ada.get(f"/api/tables/{table}/watchers") == {"names": ["Eve"], "others": 0}
    assert await ada.get("/api/site") == {"lan": None, "docs": None}


@pytest.mark.anyio
async def test_a_host_says_where_the_documentation_is() -> None:
    docs = "https://example.org/carsonne/"
    async with running("sqlite", docs=docs) as site, Guest(site.bases[0]) as ada:
        assert await ada.get("/api/site") == {"lan": None, "docs": docs}


def test_a_server_that_listens_everywhere_knows_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "local_address", lambda: "192.168.1.7")
    assert main.lan("0.0.0.0", 8000) == "http://192.168.1.7:8000"
    assert main.lan("127.0.0.1", 8000) == ""
