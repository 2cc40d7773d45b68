"""Random games compared with a second, slow implementation: legal moves, features, completions, final points."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import PERIOD
from carsonne.games.carcassonne.rules.words import KINDS, PLACES
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import features

ROUNDS = 8
"""Games of each kind; there are 4 x 4 x 4 kinds."""


def all_kinds_of_games() -> list[tuple[int, str, int]]:
    return [
        (seats, edition, variant)
        for seats in range(2, 6)
        for edition in table.EDITIONS
        for variant in range(len(table.VARIANTS))
    ]


def by_seat(points: Counter[oracle.Player], seats: int) -> list[int]:
    return [points[seat] for seat in range(seats)]


def assert_same_features(s: CarcassonneState) -> None:
    """Check that the engine has the same features as flood fill finds, with the same facts."""
    laid, men = table.laid(s), table.standing(s)
    found = {feature.places: feature for feature in oracle.features(laid)}
    known = features(s)
    assert len(known) == len(found)
    for mine in known:
        places = frozenset((x, y, place) for x, y, place in mine["places"])
        theirs = found[places]
        assert mine["type"] == theirs.type
        assert mine["complete"] == theirs.complete
        assert mine["shields"] == theirs.shields
        assert {(x, y) for x, y in mine["tiles"]} == {(x, y) for x, y, _ in theirs.places}
        standing = oracle.standing(theirs, men)
        assert mine["followers"] == by_seat(standing, s.seats)
        assert mine["holders"] == sorted(oracle.most(standing), key=str)
        if theirs.type != "field":
            assert mine["end"] == oracle.worth(theirs, table.edition_of(s))


def assert_same_placements(s: CarcassonneState) -> None:
    """Check that the legal placements are those that the oracle finds by trying every cell and turn."""
    laid, moves = table.laid(s), table.placements(s)
    hand = accessors.hand(s, s.turn) if s.hand_size > 1 else [s.drawn]
    cells = {(x + dx, y + dy) for _, x, y, _ in laid for dx, dy in oracle.STEPS}
    expected = {
        (KINDS[kind], x, y, turn)
        for kind in set(hand)
        for x, y in cells
        for turn in range(PERIOD[kind])
        if oracle.fits(laid, (KINDS[kind], x, y, turn))
    }
    assert moves == expected


def assert_same_claims(s: CarcassonneState) -> None:
    """Check that the free places are those that the oracle finds."""
    *before, tile = table.laid(s)
    expected = oracle.free_places(before, table.standing(s), tile)
    if not s.farmers:
        expected = [place for place in expected if place[0] != "f"]
    if accessors.supplies(s)[s.turn] == 0:
        expected = []
    assert sorted(table.claims(s)) == sorted(expected)


@pytest.mark.clause("CA8", "CA9", "CA14", "CA19", "CA21", "CA23", "CA24", "CA27", "CA34", "CA36")
@pytest.mark.parametrize(("seats", "edition", "variant"), all_kinds_of_games())
def test_points_equal_the_oracles(seats: int, edition: str, variant: int) -> None:
    for game in range(ROUNDS):
        rng = Random(f"{seats} {edition} {variant} {game}")
        s = table.start(seats, edition=edition, **table.VARIANTS[variant])
        neat = game % 4 > 0
        closely = {rng.randrange(72) for _ in range(3)}
        men = table.standing(s)
        points = s.scores()
        while s.phase != codes.OVER:
            look = s.tile_count in closely
            if look and s.phase == codes.PLACE:
                assert_same_placements(s)
            if s.phase == codes.CLAIM:
                if look:
                    assert_same_claims(s)
                men = table.standing(s)
                points = s.scores()
                seat = s.turn
                move = table.neat_move(s, s.legal(seat), rng) if neat else rng.choice(s.legal(seat))
                s.play(seat, move)
                if look or s.scores() != points:
                    assert_scored_as_expected(s, seat, move, men, points)
            else:
                if look and s.phase == codes.TURN_END:
                    assert_same_features(s)
                men, points = table.standing(s), s.scores()
                table.step(s, rng, neat)
        final = oracle.final_points(table.laid(s), men, table.edition_of(s))
        assert s.scores() == [a + b for a, b in zip(points, by_seat(final, seats), strict=True)]


def assert_scored_as_expected(
    s: CarcassonneState, seat: int, move: int, men: list[oracle.Follower], points: list[int]
) -> None:
    """Check that completed features scored what the oracle says, and the right followers returned."""
    _, x, y, _ = table.laid(s)[-1]
    stood = men if move == codes.SKIP_MOVE else [*men, (seat, x, y, PLACES[move - codes.CLAIM_MOVE])]
    gained, back = oracle.complete_points(table.laid(s), stood, table.edition_of(s))
    assert s.scores() == [a + b for a, b in zip(points, by_seat(gained, s.seats), strict=True)]
    assert Counter(table.standing(s)) == Counter(stood) - Counter(back)
