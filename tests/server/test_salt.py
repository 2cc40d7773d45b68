"""The salt of the deal consists of the nonces of the players, in the order of their seats."""

from __future__ import annotations

from carsonne.server.protocol.payloads import NewTable, SeatWish, Start
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables import seating
from carsonne.server.tables.new_table import make_table

HOST = PlayerRow("ada", "Ada")


def table(*holders: str) -> TableRow:
    """Make a table that waits; a seat without a holder is a bot's."""
    row, _ = make_table(NewTable("carcassonne", [SeatWish("open" if holder else "bot") for holder in holders]), HOST)
    for seat, holder in zip(row.seats, holders, strict=True):
        if holder:
            seat.kind, seat.player = "player", holder
    return row


def test_everybody_who_sits_contributes() -> None:
    row = table("bob", "", "ada")
    seating.add_nonce(row, "bob", "b0b")
    seating.start(row, "ada", Start("ada"))
    assert row.salt == "b0b-ada"


def test_a_start_without_a_nonce_keeps_the_one_given_before() -> None:
    row = table("ada", "bob")
    seating.add_nonce(row, "ada", "ada")
    seating.start(row, "ada", Start())
    assert row.salt == "ada"


def test_a_host_who_only_watches_contributes_nothing() -> None:
    row = table("bob", "")
    seating.start(row, "ada", Start("ada"))
    assert (row.salt, row.status) == ("", "running")
