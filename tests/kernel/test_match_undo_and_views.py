"""Undo takes back what may be taken back, and each seat sees only what it may see."""

from __future__ import annotations

import msgspec
import pytest

from carsonne.kernel.dealer import Dealer
from carsonne.kernel.game import CHANCE, Move, Seat, Traits
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.record import record_of
from tests.kernel.rounds import HIDDEN, choose, dealt, lock, over, refused, spending
from tests.toy.game import GAME, KEEP, OVER, PHASES, SPEND, Toy, ToyGame

# Undo


def test_a_turn_is_taken_back_move_by_move() -> None:
    match = spending()
    start = GAME.freeze(match.state)
    match.play(1, {"type": "spend", "n": 1})
    middle = GAME.freeze(match.state)
    match.play(1, {"type": "give", "seat": 0})
    news = match.undo(1)
    assert msgspec.to_builtins(news) == [{"type": "undone", "seat": 1, "move": {"type": "give", "seat": 0}}]
    assert GAME.freeze(match.state) == middle
    match.undo(1)
    assert GAME.freeze(match.state) == start
    assert refused(match, lambda: match.undo(1)) == "nothing_to_undo"


def test_undo_never_goes_past_chance() -> None:
    match = spending()
    assert not match.can_undo(1)
    assert refused(match, lambda: match.undo(1)) == "nothing_to_undo"


def test_undo_never_goes_past_a_reveal() -> None:
    match = dealt(auto=(0, 1))
    match.play(0, choose(0))
    assert match.can_undo(0)
    match.play(1, choose(1))
    assert PHASES[match.state.phase] == "roll"
    assert refused(match, lambda: match.undo(0)) == "nothing_to_undo"


def test_undo_never_takes_back_another_seats_move() -> None:
    match = spending()
    match.play(1, {"type": "spend", "n": 1})
    assert not match.can_undo(0)
    assert refused(match, lambda: match.undo(0)) == "nothing_to_undo"


class Open(ToyGame):
    """All seats see what the others choose."""

    def traits(self, s: Toy, seat: Seat, move: Move) -> Traits:
        return Traits.PLAIN


def test_undo_never_goes_past_a_decision_that_another_made_knowing_it() -> None:
    match = dealt()
    match.game = Open()
    match.play(0, choose(0))
    assert match.moves(None)[-1] == (0, choose(0))
    match.play(1, choose(1))
    assert refused(match, lambda: match.undo(0)) == "nothing_to_undo"
    match.undo(1)
    match.undo(0)
    assert match.waiting_for() == [0, 1]


def test_a_secret_choice_can_be_withdrawn_until_the_reveal() -> None:
    match = dealt()
    match.play(0, choose(0))
    match.play(1, choose(3))
    match.confirm(0)
    match.undo(0)
    assert match.waiting_for() == [0, 1]
    match.play(0, choose(2))
    match.confirm(1)
    assert match.waiting_for() == [0]
    match.confirm(0)
    assert [entry.data for entry in match.entries[4:]] == [choose(3), choose(2)]
    assert not match.can_undo(0)


def test_a_confirmation_is_withdrawn_with_the_choice() -> None:
    match = dealt()
    match.play(1, choose(3))
    match.play(0, choose(0))
    match.confirm(0)
    match.undo(0)
    match.play(0, choose(0))
    assert match.asks(0) == "confirm"


def test_a_lock_is_never_taken_back() -> None:
    match = dealt()
    match.play(0, lock(0))
    assert not match.can_undo(0)
    assert refused(match, lambda: match.undo(0)) == "nothing_to_undo"
    match.play(1, choose(1))
    assert match.can_undo(1)


def test_a_lock_needs_no_confirmation() -> None:
    match = dealt()
    match.play(0, lock(0))
    match.play(1, choose(1))
    assert match.waiting_for() == [1]
    match.undo(1)
    match.play(1, lock(1))
    assert PHASES[match.state.phase] == "roll"


class LastWord(ToyGame):
    """Spending can be undone until the points are kept, which is final."""

    def traits(self, s: Toy, seat: Seat, move: Move) -> Traits:
        return Traits.FINAL if s.phase == KEEP else super().traits(s, seat, move)


class FirstWord(ToyGame):
    """Spending is final; keeping the points is not."""

    def traits(self, s: Toy, seat: Seat, move: Move) -> Traits:
        return Traits.FINAL if s.phase == SPEND else super().traits(s, seat, move)


def test_moves_before_a_final_move_need_no_confirmation() -> None:
    match = spending()
    match.game = LastWord()
    match.play(1, {"type": "spend", "n": 0})
    assert match.can_undo(1)
    match.play(1, {"type": "keep"})
    assert PHASES[match.state.phase] == "deal"


def test_undo_stops_at_a_final_move_and_leaves_it_confirmed() -> None:
    match = spending()
    match.game = FirstWord()
    match.play(1, {"type": "spend", "n": 0})
    match.play(1, {"type": "keep"})
    assert match.asks(1) == "confirm"
    match.undo(1)
    assert not match.can_undo(1)
    assert [entry.confirmed for entry in match.entries[match.fixed :]] == [True]


def test_other_secrets_stand_when_one_is_withdrawn() -> None:
    match = dealt()
    match.play(0, choose(0))
    match.play(1, lock(3))
    match.undo(0)
    assert match.state.chosen == [-1, 3]


# Looking


def test_others_see_that_a_seat_has_chosen_but_not_what() -> None:
    match = dealt()
    news = match.play(0, choose(0))
    for eye in (None, 1):
        assert match.moves(eye)[-1] == (0, HIDDEN)
        assert msgspec.to_builtins(shown_news(news, eye)) == [{"type": "chose", "seat": 0, "to": 0}]
        assert GAME.view(match.state, eye).chosen[0] is True
    assert match.moves(0)[-1] == (0, choose(0))
    assert msgspec.to_builtins(shown_news(news, 0))[-1]["card"] == 0
    assert match.view(None).waiting == [0, 1]
    assert (match.asks(0), match.asks(1)) == ("confirm", "move")
    match.confirm(0)
    assert match.view(None).waiting == [1]


def test_a_choice_confirmed_early_need_not_be_confirmed_again() -> None:
    match = dealt()
    match.play(0, choose(0))
    match.confirm(0)
    mine = match.decision(1)
    match.play(1, choose(3), mine)
    assert match.waiting_for() == [1]
    match.confirm(1)
    assert not match.can_undo(0)


def test_a_withdrawn_secret_stays_secret() -> None:
    match = dealt()
    match.play(0, choose(0))
    news = match.undo(0)
    assert msgspec.to_builtins(shown_news(news, 1)) == [{"type": "undone", "seat": 0, "to": 0}]
    assert msgspec.to_builtins(shown_news(news, 0))[0]["move"] == choose(0)


@pytest.mark.parametrize("dice_first", [False, True])
def test_a_secret_is_out_once_it_is_revealed(dice_first: bool) -> None:
    match = dealt(auto=None, dice_first=dice_first)
    match.play(0, choose(0))
    match.play(1, lock(1))
    if dice_first:
        assert match.moves(None)[4:] == [(0, HIDDEN), (1, HIDDEN)]
        match.play(CHANCE, {"type": "roll", "eyes": 0})
    assert match.moves(None)[4:6] == [(0, choose(0)), (1, lock(1))]


def test_a_private_draw_is_seen_by_one_seat_until_the_end() -> None:
    match = dealt()
    assert match.moves(None)[0] == (CHANCE, {"type": "draw", "to": 0})
    assert match.moves(1)[0] == (CHANCE, {"type": "draw", "to": 0})
    assert match.moves(0)[0] == (CHANCE, {"type": "draw", "card": 0, "to": 0})
    assert match.moves(None, full=True)[0] == match.moves(0)[0]
    assert all("card" in data for _, data in over().moves(None)[:4])


def test_records_before_the_end_keep_secrets_and_the_seed() -> None:
    match = Match(GAME, checked_setup(GAME, 2), Dealer(bytes(32)))
    match.play(0, match.view(0).view.moves[0])
    record = record_of(match, 1)
    assert record.moves[-1] == (0, HIDDEN)
    assert [("card" in data) for who, data in record.moves if who == "*"] == [False, True, False, True]
    assert record.deal is not None
    assert record.deal.seed is None
    assert "card" in record_of(match, full=True).moves[-1][1]


def test_a_spectator_is_asked_nothing() -> None:
    view = dealt().view(None)
    assert (view.decision, view.asks, view.can_undo, view.view.moves) == (None, None, False, [])
    assert (view.waiting, view.over, view.winners) == ([0, 1], False, [])


def test_a_quiet_match_tells_nothing() -> None:
    match = Match(GAME, checked_setup(GAME, 2), Dealer(bytes(32)), quiet=True)
    assert match.play(0, match.view(0).view.moves[0]) == []


def test_events_are_reported_once() -> None:
    match = dealt()
    told = match.play(0, choose(0)) + match.undo(0) + match.play(0, choose(2))
    assert [event.type for event in told] == ["chose", "undone", "chose"]


def test_the_end_is_reported_and_counted() -> None:
    match = over()
    assert match.state.phase == OVER
    assert match.view(None).scores == list(GAME.scores(match.state))
    assert match.view(None).winners == GAME.winners(match.state)
