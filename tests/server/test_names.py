"""Names that can be read, and told from those of bots and of others at the table."""

from __future__ import annotations

from typing import Any

import pytest

from carsonne import registry
from carsonne.bots import levels
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from carsonne.locales import say
from carsonne.server.errors import Refusal
from carsonne.server.protocol.history import Check
from carsonne.server.protocol.payloads import Join, NewTable, SeatSettings, SeatWish
from carsonne.server.store.rows import PlayerRow
from carsonne.server.tables import naming, seating
from carsonne.server.tables.imports import check_text
from carsonne.server.tables.new_table import make_table
from tests.server.conftest import Arrive

ADA = PlayerRow("ada", "Ada")


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Łukasz", "Иван", "山田", "محمد", "אבי", "Plover 67", "O'Neill", "👍"])
def test_names_of_all_scripts_are_kept(name: str) -> None:
    assert naming.checked(name) == name


@pytest.mark.parametrize(
    "name",
    ["\u202eadA", "A\u200bda", "A\u200dda", "\u2066Ada\u2069", "\ufeffAda", "\u3164", "\u2800 \u2800", "A\u00adda"]
    + ["A" + "\u0301" * 9, "\u0301Ada", " ", "A\nda\x00", "A\U000e0041da", "\ufdfa" * 9],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        naming.checked(name)
    assert refused.value.code == "bad_name"


def test_nobody_is_called_like_a_bot() -> None:
    titles = {say(one.called) for game in registry.names() for one in levels(game)}
    alike = [title.replace("a", "\u0430").replace("e", "\u0435") for title in titles]
    wide = ["".join(chr(ord(letter) + 0xFEE0) for letter in title) for title in titles]
    for name in [*titles, *alike, *wide, "bot", "Fair bot", "F\u0430ir  B\u043et", "fair-bot", "Bot Master"]:
        with pytest.raises(Refusal, match="bot"):
            naming.checked(name)


def test_people_at_a_table_can_be_told_apart() -> None:
    wishes = [SeatWish("me"), SeatWish("open"), SeatWish("open"), SeatWish("guest", name="ADA")]
    row, _ = make_table(NewTable("carcassonne", wishes), ADA)
    seating.join(row, PlayerRow("eve", "\u0410d\u0430"), Join())  # with letters of another alphabet
    seating.join(row, PlayerRow("bob", "Bob"), Join())
    assert [seat.name for seat in row.seats] == ["Ada", "\u0410d\u0430 3", "Bob", "ADA 2"]
    seating.set_seat(row, 2, "bob", SeatSettings(name="Ad\u0430"))
    assert row.seats[2].name == "Ad\u0430 4"
    seating.set_seat(row, 2, "bob", SeatSettings(name="Rob"))
    assert row.seats[2].name == "Rob"


@pytest.mark.anyio
async def test_a_new_name_is_seen_by_everybody_at_once(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "guest", "name": "Eve"}]
    waiting, running, unseen = [str((await ada.table(*seats))["id"]) for _ in range(3)]
    for table in (waiting, running, unseen):
        await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{running}/start", {})
    async with bob.at(waiting) as before, bob.at(running) as during:
        await ada.post("/api/me", {"name": "Augusta"})
        for sitter in (before, during):
            await sitter.until(lambda s: s.table["seats"][0]["name"] == "Augusta")
            assert [seat["name"] for seat in sitter.table["seats"]] == ["Augusta", "Bob", "Eve"]
        await ada.send("PUT", f"/api/tables/{running}/seats/2", {"name": "Augusta"})
        await during.until(lambda s: s.table["seats"][2]["name"] == "Augusta 2")
    assert (await bob.get(f"/api/tables/{running}/view"))["view"]["names"] == ["Augusta", "Bob", "Augusta 2"]
    assert (await bob.get(f"/api/tables/{unseen}"))["seats"][0]["name"] == "Augusta"


@pytest.mark.anyio
async def test_a_new_name_goes_to_the_rematch_and_not_into_the_past(arrive: Arrive) -> None:
    ada, bob = await arrive("Ada"), await arrive("Bob")
    table = str((await ada.table({"kind": "me"}, {"kind": "open"}))["id"])
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start", {})
    await ada.post(f"/api/tables/{table}/resign", {})
    await ada.post("/api/me", {"name": "Bob"})
    again = await bob.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Bob 2"]
    assert [seat["name"] for seat in (await bob.get(f"/api/tables/{table}"))["seats"]] == ["Ada", "Bob"]
    assert await ada.refused(f"/api/tables/{table}/seats/0", {"name": "Eve"}, "PUT") == "over"


@pytest.mark.parametrize(("name", "shown"), [("Ada", "Ada"), ("gentle", "gentle"), ("greedy", ""), ("\u202eadA", "")])
def test_names_in_a_record_are_those_that_a_table_may_have(name: str, shown: str) -> None:
    game = registry.find("carcassonne")
    text = write(record_of(Match(game, checked_setup(game, 2, {}, [name, "Bob"]))))
    assert check_text(Check("carcassonne", text.decode())).names == [shown, "Bob"]
