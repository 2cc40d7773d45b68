"""The end of a game: one place decides how it ends, in memory and in the database."""

from __future__ import annotations

import pytest

from carsonne.kernel.errors import CarsonneError
from carsonne.server.errors import Refusal
from carsonne.server.protocol.payloads import NewTable, SeatSettings, SeatWish
from carsonne.server.store.rows import PlayerRow, TableRow
from carsonne.server.tables import presenters, seating
from carsonne.server.tables.ending import follow_game
from carsonne.server.tables.new_table import make_table
from carsonne.server.tables.operations import first_match

HOST = PlayerRow("ada", "Ada")


def table(*holders: str) -> TableRow:
    """Make a running game; a seat without a holder is a bot's."""
    wishes = [SeatWish("open" if holder else "bot") for holder in holders]
    row, _ = make_table(NewTable("carcassonne", wishes), HOST)
    for seat, holder in zip(row.seats, holders, strict=True):
        if holder:
            seat.kind, seat.player = "player", holder
    row.status, row.waiting = "running", [0]
    return row


@pytest.mark.parametrize(
    ("holders", "winners"),
    [(("ada", "bob"), [1]), (("ada", "bob", "cy"), None), (("ada", ""), [1]), (("ada", "", ""), [1, 2])],
)
def test_resigning_ends_a_game_when_nobody_is_left_to_play(holders: tuple[str, ...], winners: list[int] | None) -> None:
    row = table(*holders)
    seating.resign(row, "ada", None)
    ended = ("finished", "resignation", winners, []) if winners else ("running", None, [], [0])
    assert (row.status, row.ended_by, row.winners, row.waiting) == ended
    assert row.seats[0].stand_in is not None


def test_agreeing_ends_a_game_when_every_person_who_has_not_resigned_agrees() -> None:
    row = table("ada", "bob", "cy", "")
    seating.resign(row, "cy", None)
    seating.agree(row, "ada", True)
    assert row.status == "running"
    seating.agree(row, "bob", True)
    assert (row.status, row.ended_by, row.winners, row.waiting) == ("abandoned", "agreement", [], [])


def test_a_stand_in_never_agrees_for_a_person() -> None:
    row = table("ada", "bob")
    seating.put_bot(row, "ada", 1, None, is_away=True)
    endings = []
    for player in ("ada", "bob"):
        seating.agree(row, player, True)
        endings.append(row.status)
    assert endings == ["running", "abandoned"]
    assert [seat.player for seat in seating.rotated_seats(row)] == [None, "ada"]


def test_nobody_chooses_the_bot_for_somebody_who_is_away() -> None:
    row = table("ada", "bob", "cy")
    for bot in ("random", "gentle", "master"):
        with pytest.raises(Refusal, match="choose which bot plays"):
            seating.put_bot(row, "ada", 1, bot, is_away=True)
    seating.put_bot(row, "ada", 1, None, is_away=True)
    assert row.seats[1].stand_in == "fair"
    seating.set_seat(row, 2, "cy", SeatSettings(stand_in="keen"))
    seating.put_bot(row, "ada", 2, None, is_away=True)
    assert row.seats[2].stand_in == "keen"
    assert presenters.seat_info(row.seats[2], row.game, "ada").bot is None
    seating.put_bot(row, "ada", 0, "sharp", is_away=False)
    assert row.seats[0].stand_in == "sharp"
    with pytest.raises(CarsonneError, match="There is no bot"):
        seating.set_seat(row, 2, "cy", SeatSettings(stand_in="nobody"))


def test_the_bot_that_a_player_chose_takes_over_when_they_leave() -> None:
    row = table("ada", "bob")
    seating.set_seat(row, 1, "bob", SeatSettings(stand_in="keen"))
    seating.leave_during_game(row, "bob")
    seating.leave_during_game(row, "ada")
    assert [seat.stand_in for seat in row.seats] == ["fair", "keen"]


def test_a_seat_that_was_resigned_keeps_its_bot() -> None:
    row = table("ada", "bob", "cy")
    seating.resign(row, "bob", None)
    with pytest.raises(Refusal, match="already playing"):
        seating.put_bot(row, "bob", 1, "random", is_away=False)


def test_a_finished_game_does_not_change() -> None:
    row = table("ada", "bob")
    match = first_match(row)
    seating.resign(row, "ada", None)
    before = (row.status, row.ended_by, row.winners, row.revision)
    follow_game(row, match)
    assert (row.status, row.ended_by, row.winners, row.revision) == before
    assert row.waiting == []
