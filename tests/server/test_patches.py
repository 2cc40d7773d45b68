"""Patches: what the server makes of two views, a client turns back into the second one, in whole games."""

from __future__ import annotations

import json
import random
from functools import reduce
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.server.protocol.patch import between
from tests.server.patches import examples, patched

EXAMPLES = examples()
GAMES = [(name, registry.find(name).seats[which]) for name in registry.names() for which in (0, -1)]


def as_sent(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_patches_lead_through_whole_games(name: str, seats: int) -> None:
    """From a seat, from none, and for the survey; the order of keys is the server's as well."""
    game, rng = registry.find(name), random.Random(seats)
    surveyor = game.offers.survey
    assert surveyor
    match = Match(game, checked_setup(game, seats), Dealer(rng.randbytes(32)), auto=())
    eyes = [seats - 1, None]
    known = [match.view(seat) for seat in eyes] + [surveyor.survey(match.state)]
    held = as_sent(known)
    while not match.over:
        seat = rng.choice(match.waiting_for())
        if match.asks(seat) == "confirm":
            match.undo(seat) if rng.random() < 0.1 and match.can_undo(seat) else match.confirm(seat)
        else:
            match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
        if rng.random() < 0.5:
            continue  # a patch may span several moves
        now = [match.view(seat) for seat in eyes] + [surveyor.survey(match.state)]
        patches = [as_sent(between(old, new)) for old, new in zip(known, now, strict=True)]
        held = [patched(old, patch) for old, patch in zip(held, patches, strict=True)]
        known = now
        assert json.dumps(held) == json.dumps(as_sent(now))


@pytest.mark.parametrize("example", EXAMPLES["small"], ids=lambda example: example["about"])
def test_the_examples_by_hand(example: dict[str, Any]) -> None:
    assert patched(example["old"], example["patch"]) == example["new"]


@pytest.mark.parametrize("name", registry.names())
def test_the_examples_of_games(name: str) -> None:
    """The page is tested with the same ones (web/src/net/patch.test.ts)."""
    game = EXAMPLES["games"][name]
    assert json.dumps(reduce(patched, game["patches"], game["first"])) == json.dumps(game["last"])


class Part(Struct):
    id: int
    cells: list[tuple[int, int]] = []
    note: str | UnsetType = UNSET


class Whole(Struct):
    parts: list[Part]
    counts: dict[str, int] = {}
    rows: list[list[int]] = []


OLD = Whole([Part(n, [(n, 0), (n, 1)]) for n in range(9)], {"A": 2, "B": 1}, [[1, 2, 3], [4, 5, 6]])


def test_a_list_that_grows_sends_only_what_is_new() -> None:
    new = Whole([*OLD.parts, Part(9)], OLD.counts, OLD.rows)
    assert as_sent(between(OLD, new)) == {"parts": [9, [{"id": 9, "cells": []}]]}


def test_an_item_that_goes_and_one_that_changes_leave_the_others_alone() -> None:
    parts = [Part(part.id, list(part.cells)) for part in OLD.parts if part.id != 5]
    parts[2].cells.append((7, 7))
    patch = as_sent(between(OLD, Whole(parts, OLD.counts, OLD.rows)))
    assert patch == {"parts": [2, {"cells": [2, [[7, 7]]]}, 2, -1]}


def test_keys_come_and_go() -> None:
    noted = Whole([Part(0, note="ours")], {"B": 1, "C": 1})
    assert as_sent(between(Whole([Part(0)], {"A": 2, "B": 1}), noted)) == {
        "parts": [0, {"note": ["ours"]}],
        "counts": {"A": [], "C": [1]},
    }
    assert as_sent(between(noted, Whole([Part(0)], noted.counts))) == {"parts": [0, {"note": []}]}


def test_a_key_that_belongs_in_front_is_sent_with_all_others() -> None:
    assert between(Whole([], {"B": 1}), Whole([], {"A": 1, "B": 1})) == {"counts": [{"A": 1, "B": 1}]}


def test_lists_in_lists() -> None:
    new = Whole(OLD.parts, OLD.counts, [[1, 2, 3], [4, 9, 6]])
    assert between(OLD, new) == {"rows": [1, {"": [1, -1, [9]]}]}


def test_nothing_changed() -> None:
    assert between(OLD, Whole(list(OLD.parts), dict(OLD.counts), list(OLD.rows))) == {}
