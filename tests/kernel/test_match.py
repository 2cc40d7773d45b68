"""Who may do what and when, and what waits for confirmation. A refused operation changes nothing."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadOptions, IllegalMove
from carsonne.kernel.game import CHANCE, Move, Seat
from carsonne.kernel.match import Match, checked_setup
from tests.kernel.rounds import choose, dealt, new, over, refused, spending
from tests.toy.game import CHOOSE, GAME, NONE, PHASES, ROLL, Toy, ToyGame

# The gate


def test_a_move_in_the_wrong_phase_is_illegal() -> None:
    match = dealt()
    assert refused(match, lambda: match.play(0, {"type": "spend", "n": 0})) == "illegal"
    assert refused(match, lambda: match.play(0, {"type": "draw", "card": 0, "to": 0})) == "illegal"


def test_a_card_that_is_not_in_the_hand_is_illegal() -> None:
    match = dealt()
    assert refused(match, lambda: match.play(0, choose(1))) == "illegal"


def test_the_wrong_seat_is_refused() -> None:
    match = spending()
    assert match.waiting_for() == [1]
    assert refused(match, lambda: match.play(0, {"type": "spend", "n": 0})) == "not_your_turn"


@pytest.mark.parametrize("seat", [-3, -2, -1, 2, 99, 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = dealt()
    assert refused(match, lambda: match.play(seat, choose(0))) == "no_such_seat"
    assert refused(match, lambda: match.confirm(seat)) == "no_such_seat"
    assert refused(match, lambda: match.undo(seat)) == "no_such_seat"


def test_the_same_move_twice_is_refused() -> None:
    match = dealt()
    decision = match.decision(0)
    match.play(0, choose(0), decision)
    assert refused(match, lambda: match.play(0, choose(0), decision)) == "not_your_turn"
    assert refused(match, lambda: match.play(0, choose(2))) == "not_your_turn"


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    match = spending()
    old = match.decision(1)
    match.play(1, {"type": "spend", "n": 1}, old)
    assert match.asks(1) == "move"
    assert refused(match, lambda: match.play(1, {"type": "keep"}, old)) == "stale"
    assert refused(match, lambda: match.play(1, {"type": "keep"}, -1)) == "stale"
    match.play(1, {"type": "keep"}, match.decision(1))
    assert refused(match, lambda: match.confirm(1, old)) == "stale"


def test_nothing_is_accepted_after_the_end() -> None:
    match = over()
    assert refused(match, lambda: match.play(0, {"type": "keep"})) == "over"
    assert refused(match, lambda: match.play(CHANCE, {"type": "roll", "eyes": 0})) == "over"
    assert refused(match, lambda: match.confirm(0)) == "over"
    assert refused(match, lambda: match.undo(0)) == "over"
    assert match.waiting_for() == []
    assert match.view(0).decision is None
    assert match.view(0).winners


@pytest.mark.parametrize(
    "data", [None, 3, "choose", [], {}, {"type": 1}, {"type": None}, {"type": ["choose"]}, {"type": "choose", 1: 2}]
)
def test_a_move_must_be_an_object_with_a_type(data: Any) -> None:
    match = dealt()
    assert refused(match, lambda: match.play(0, data)) == "bad_move"


def test_an_unknown_move_is_a_bad_move() -> None:
    match = dealt()
    assert refused(match, lambda: match.play(0, {"type": "castle"})) == "bad_move"
    assert refused(match, lambda: match.play(0, {"type": "choose"})) == "bad_move"
    assert refused(match, lambda: match.play(0, {**choose(0), "x": 1})) == "bad_move"
    assert refused(match, lambda: match.play(0, {"type": "choose", "card": "0"})) == "bad_move"


def test_chance_is_checked_like_everybody() -> None:
    match = new()
    assert refused(match, lambda: match.play(CHANCE, {"type": "draw", "card": 9, "to": 0})) == "illegal"
    assert refused(match, lambda: match.play(CHANCE, {"type": "draw", "card": 0, "to": 1})) == "illegal"
    assert refused(match, lambda: match.play(CHANCE, {"type": "draw"})) == "bad_move"
    assert refused(match, lambda: match.play(0, {"type": "draw", "card": 0, "to": 0})) == "not_your_turn"


def test_with_a_dealer_nobody_plays_for_chance() -> None:
    match = Match(GAME, checked_setup(GAME, 2), Dealer(bytes(32)))
    assert refused(match, lambda: match.play(CHANCE, {"type": "draw", "card": 0, "to": 0})) == "no_such_seat"


@pytest.mark.parametrize(("seats", "names"), [(1, ()), (5, ()), (0, ()), (-1, ()), (2, ("a",)), (2, ("a", "b", "c"))])
def test_a_wrong_number_of_seats_or_names_is_refused(seats: int, names: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions) as error:
        checked_setup(GAME, seats, {}, names)
    assert error.value.code == "bad_seats"


# Decisions and versions


def test_every_operation_counts_once() -> None:
    match = dealt()
    assert match.version == 4
    match.play(0, choose(0))
    match.undo(0)
    match.play(0, choose(0))
    match.play(1, choose(1))
    assert match.version == 8
    match.confirm(0)
    match.confirm(1)
    assert match.version == 10


def test_the_dealer_draws_without_being_counted() -> None:
    match = Match(GAME, checked_setup(GAME, 2), Dealer(bytes(32)))
    assert (match.version, len(match.entries)) == (0, 4)


def test_secret_choices_of_others_do_not_change_a_question() -> None:
    match = dealt()
    mine = match.decision(0)
    match.play(1, choose(1))
    assert match.decision(0) == mine
    match.undo(1)
    match.play(1, choose(3))
    assert match.decision(0) == mine
    match.play(0, choose(0), mine)


def test_a_question_asked_again_has_a_new_id() -> None:
    match = dealt()
    before = match.decision(0)
    match.play(0, choose(0))
    between = match.decision(0)
    assert (match.asks(0), between == before) == ("confirm", False)
    match.undo(0)
    assert match.decision(0) not in (None, before, between)


def test_a_question_changes_when_the_rules_have_acted() -> None:
    match = spending()
    old = match.decision(1)
    match.play(1, {"type": "spend", "n": 0})
    new_one = match.decision(1)
    assert new_one is not None
    assert new_one != old


class Interrupted(ToyGame):
    """CHANCE rolls after every choice."""

    def _choose(self, s: Toy, seat: Seat, move: Move) -> None:
        super()._choose(s, seat, move)
        s.phase = ROLL

    def _roll(self, s: Toy, seat: Seat, move: Move) -> None:
        if NONE in s.chosen:
            s.phase = CHOOSE
        else:
            super()._roll(s, seat, move)


def test_a_question_changes_when_chance_has_acted() -> None:
    game = Interrupted()
    match = Match(game, checked_setup(game, 2), Dealer(bytes(32)))
    old = match.decision(1)
    match.play(0, match.view(0).view.moves[0])
    assert match.waiting_for() == [1]
    assert match.decision(1) != old


# Confirm


def test_nothing_follows_a_turn_until_it_is_confirmed() -> None:
    match = spending()
    match.play(1, {"type": "spend", "n": 1})
    match.play(1, {"type": "keep"})
    entries = len(match.entries)
    assert (match.asks(1), match.waiting_for()) == ("confirm", [1])
    assert PHASES[match.state.phase] == "end"
    assert refused(match, lambda: match.play(1, {"type": "keep"})) == "not_your_turn"
    assert refused(match, lambda: match.confirm(0)) == "nothing_to_confirm"
    match.confirm(1, match.decision(1))
    assert PHASES[match.state.phase] == "deal"
    assert len(match.entries) == entries


def test_the_dealer_waits_for_the_confirmation() -> None:
    match = Match(GAME, checked_setup(GAME, 2), Dealer(bytes(32)), auto=())
    for seat in (0, 1):
        match.play(seat, match.view(seat).view.moves[0])
    entries = len(match.entries)
    assert match.waiting_for() == [0, 1]
    match.confirm(0)
    assert len(match.entries) == entries
    assert match.waiting_for() == [1]
    match.confirm(1)
    assert match.entries[entries].seat == CHANCE


def test_the_final_scoring_waits_for_the_confirmation() -> None:
    match = spending()
    match.state.round = match.state.rounds - 1
    match._fix()
    match.play(1, {"type": "spend", "n": 0})
    match.play(1, {"type": "keep"})
    assert match.waiting_for() == [1]
    assert list(GAME.scores(match.state)) == [0, 3]
    assert match.confirm(1)[-1].type == "ended"
    assert match.over
    assert list(GAME.scores(match.state)) == [0, 6]


def test_there_is_nothing_to_confirm_before_the_last_move() -> None:
    match = spending()
    assert refused(match, lambda: match.confirm(1)) == "nothing_to_confirm"
    match.play(1, {"type": "spend", "n": 0})
    assert refused(match, lambda: match.confirm(1)) == "nothing_to_confirm"


def test_auto_seats_confirm_automatically() -> None:
    match = spending(auto=[1])
    match.play(1, {"type": "spend", "n": 0})
    assert match.can_undo(1)
    match.play(1, {"type": "keep"})
    assert PHASES[match.state.phase] == "deal"


def test_all_seats_confirm_automatically_by_default() -> None:
    match = dealt(auto=None)
    match.play(0, choose(0))
    match.play(1, choose(1))
    assert PHASES[match.state.phase] == "roll"


def test_one_seat_waits_for_the_confirmation_of_the_other() -> None:
    match = dealt(auto=[0])
    match.play(1, choose(1))
    match.play(0, choose(0))
    assert match.waiting_for() == [1]
    assert PHASES[match.state.phase] == "reveal"
    match.confirm(1)
    assert PHASES[match.state.phase] == "roll"


def test_errors_survive_a_trip_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("It is not your turn.", "not_your_turn")))
    assert (error.code, error.detail, str(error)) == ("not_your_turn", "It is not your turn.", "It is not your turn.")
