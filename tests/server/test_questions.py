"""Only real questions: what has one answer is answered, no choice needs no confirmation, undo goes past both.

A game that starts from a record is asked no other questions than one that was played so far.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne import registry
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.questions import can_take_back, has_chosen, only_answer
from carsonne.kernel.record import record_of, write
from carsonne.server.tables.operations import AutoPlay, Op, carry_out
from tests.server.conftest import Arrive
from tests.server.guest import Guest, Sitter
from tests.server.test_playing import two_at_a_table

BOTH = frozenset({0, 1})
SPARED = AutoPlay(answers=BOTH)
ASKED = AutoPlay()


def before_a_lone_skip() -> Match:
    """Play Carcassonne until the tile in hand can go where no follower can follow."""
    game = registry.find("carcassonne")
    match = Match(game, checked_setup(game, 2), Dealer(arena_seed("questions", 0)), auto=())
    rng = Random(0)
    while True:
        seat = match.waiting_for()[0]
        if match.asks(seat) == "confirm":
            match.confirm(seat)
            continue
        moves = [to_builtins(game.to_json(match.state, seat, move)) for move in game.legal(match.state, seat)]
        if len(moves) > 1 and moves[0]["type"] == "place":
            trial = match.fork()
            trial.play(seat, moves[0])
            if only_answer(trial, seat) is not None:
                return match
        match.play(seat, rng.choice([move for move in moves if move["type"] != "skip"] or moves))


def before_a_lone_place() -> Match:
    """Play Carcassonne until the tile in hand fits in one way only, and a follower has a choice after that."""
    game = registry.find("carcassonne")
    match = Match(game, checked_setup(game, 2), Dealer(arena_seed("questions", 6)), auto=())
    rng = Random(6)
    while True:
        seat = match.waiting_for()[0]
        if match.asks(seat) == "confirm":
            match.confirm(seat)
            continue
        if (move := only_answer(match, seat)) is not None and move["type"] == "place":
            return match
        legal = list(game.legal(match.state, seat))
        match.play(seat, to_builtins(game.to_json(match.state, seat, rng.choice(legal))))


def first_move(match: Match, confirm: bool = False) -> Op:
    seat = match.waiting_for()[0]
    move = to_builtins(match.game.to_json(match.state, seat, match.game.legal(match.state, seat)[0]))
    return Op("play", seat, move=move, confirm=confirm)


def test_a_question_with_one_answer_is_answered_and_undone_together_with_the_move_before() -> None:
    match = before_a_lone_skip()
    seat, before = match.waiting_for()[0], match.game.freeze(match.state)
    entries, _ = carry_out(match, first_move(match), SPARED)
    assert [(row.kind, (row.move or {}).get("type")) for row in entries] == [("play", "place"), ("play", "skip")]
    assert match.asks(seat) == "confirm"  # the tile was a choice
    assert has_chosen(match, seat)
    undone, _ = carry_out(match, Op("undo", seat), SPARED)
    assert [row.kind for row in undone] == ["undo", "undo"]
    assert match.game.freeze(match.state) == before


def test_whoever_wants_every_question_gets_it() -> None:
    match = before_a_lone_skip()
    seat = match.waiting_for()[0]
    entries, _ = carry_out(match, first_move(match), ASKED)
    assert [row.kind for row in entries] == ["play"]
    assert only_answer(match, seat) == {"type": "skip"}
    carry_out(match, Op("play", seat, move={"type": "skip"}), ASKED)
    undone, _ = carry_out(match, Op("undo", seat), ASKED)
    assert len(undone) == 1


def test_a_move_can_end_the_turn_if_nothing_is_left_to_decide() -> None:
    match = before_a_lone_skip()
    seat = match.waiting_for()[0]
    entries, _ = carry_out(match, first_move(match, confirm=True), SPARED)
    assert [row.kind for row in entries][:3] == ["play", "play", "confirm"]
    assert match.waiting_for() != [seat]


def test_a_turn_without_a_choice_is_not_confirmed_by_hand() -> None:
    match = before_a_lone_skip()
    seat = match.waiting_for()[0]
    match.play(seat, first_move(match).move or {})
    match._fix()  # as if chance had come in between: only the answer without a choice is left of the turn
    entries, _ = carry_out(match, Op("play", seat, move={"type": "skip"}), SPARED)
    assert [row.kind for row in entries][:2] == ["play", "confirm"]


@pytest.mark.anyio
async def test_a_seat_may_ask_for_all_questions_and_a_move_end_a_turn(arrive: Arrive) -> None:
    ada, _, table = await two_at_a_table(arrive)
    answer = await ada.send("PUT", f"/api/tables/{table}/seats/0", {"ask_all": True})
    assert answer.json()["seats"][0]["ask_all"] is True
    async with ada.at(table) as a:
        await a.until(Sitter.asked)
        await a.step(Random(1))
        assert a.view is not None
        await a.act("play", decision=a.view["decision"], move={"type": "skip"}, confirm=True)
        assert a.view["waiting"] == [1]


def test_a_turn_that_begins_without_a_choice_is_not_taken_back_to_its_beginning() -> None:
    match = before_a_lone_place()
    seat = match.waiting_for()[0]
    carry_out(match, first_move(match), SPARED)
    asked = match.game.freeze(match.state)
    assert match.can_undo(seat)
    assert not can_take_back(match, seat)
    with pytest.raises(IllegalMove, match="nothing to undo"):
        carry_out(match, Op("undo", seat), SPARED)
    for way in ("undo", "restart"):
        carry_out(match, Op("play", seat, move={"type": "skip"}), SPARED)
        assert can_take_back(match, seat)
        carry_out(match, Op(way, seat), SPARED)
        assert match.game.freeze(match.state) == asked


# Tables that start in the middle

SEATS = ({"kind": "me"}, {"kind": "guest", "name": "Bob"})


def text_of(match: Match) -> str:
    return write(record_of(match, full=True)).decode()


async def begun(ada: Guest, match: Match, **settings: Any) -> str:
    """Open a table that continues a game, where both seats have these settings."""
    table = str((await ada.table(*SEATS, record=text_of(match)))["id"])
    for seat in (0, 1):
        await ada.send("PUT", f"/api/tables/{table}/seats/{seat}", settings)
    await ada.post(f"/api/tables/{table}/start", {})
    return table


@pytest.mark.anyio
async def test_a_game_from_a_record_does_not_ask_first_for_the_only_answer(arrive: Arrive) -> None:
    match = before_a_lone_place()
    table = await begun(ada := await arrive("Ada"), match)
    async with ada.at(table, match.waiting_for()[0]) as a:
        assert a.view is not None
        assert (a.view["version"], a.view["view"]["phase"]) == (1, "claim")
        assert not a.view["can_undo"]
        assert (await a.operate("undo"))["code"] == "nothing_to_undo"
        await a.act("play", decision=a.view["decision"], move={"type": "skip"})
        assert a.view["can_undo"]
        await a.act("restart")
        assert (a.view["asks"], a.view["view"]["phase"], a.view["can_undo"]) == ("move", "claim", False)
    again = (await ada.get(f"/api/tables/{table}/history"))["steps"]
    assert [step["move"]["type"] for step in again[len(match.entries) :]] == ["place"]


@pytest.mark.anyio
async def test_a_turn_that_only_needed_its_only_answer_is_over_when_the_game_goes_on(arrive: Arrive) -> None:
    match = before_a_lone_skip()
    seat = match.waiting_for()[0]
    match.play(seat, first_move(match).move or {})
    table = await begun(ada := await arrive("Ada"), match)
    async with ada.at(table) as a:
        assert a.view is not None
        assert a.view["waiting"] == [1 - seat]
        assert a.view["view"]["phase"] == "place"


@pytest.mark.anyio
async def test_whoever_wants_every_question_gets_the_first_one_too(arrive: Arrive) -> None:
    match = before_a_lone_place()
    seat = match.waiting_for()[0]
    table = await begun(ada := await arrive("Ada"), match, ask_all=True)
    async with ada.at(table, seat) as a:
        assert a.view is not None
        assert a.view["version"] == 0
        assert a.view["view"]["moves"] == [only_answer(match, seat)]


@pytest.mark.anyio
async def test_a_question_without_a_choice_is_answered_once_nobody_wants_it(arrive: Arrive) -> None:
    match = before_a_lone_place()
    seat = match.waiting_for()[0]
    table = await begun(ada := await arrive("Ada"), match, ask_all=True)
    async with ada.at(table, seat) as a:
        changed = await ada.send("PUT", f"/api/tables/{table}/seats/{seat}", {"ask_all": False})
        assert changed.json()["version"] == 1
        await a.until(lambda sitter: sitter.version == 1)
        assert a.view is not None
        assert (a.view["asks"], a.view["view"]["phase"], a.view["can_undo"]) == ("move", "claim", False)
    again = (await ada.get(f"/api/tables/{table}/history"))["steps"]
    assert [step["move"]["type"] for step in again[len(match.entries) :]] == ["place"]
