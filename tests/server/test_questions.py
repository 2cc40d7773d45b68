"""Only real questions: what has one answer is answered, no choice needs no confirmation, undo goes past both."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from carsonne import registry
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.questions import has_chosen, only_answer
from carsonne.server.tables.operations import Manners, Op, carry_out
from tests.server.conftest import Arrive
from tests.server.guest import Sitter
from tests.server.test_playing import two_at_a_table

BOTH = frozenset({0, 1})
SPARED = Manners(spares=BOTH)
ASKED = Manners()


def before_a_lone_skip() -> Match:
    """A game of Carcassonne in which the tile in hand can go where no follower can follow."""
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
