"""Forecasts: what each answer to the present question would bring, found by trying it on a copy (CA19 to CA37)."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.forecast_types import ClaimForecast, Forecast, LayForecast
from carsonne.games.carcassonne.knowledge.survey import features
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.placing import kind_in, spot_in, turn_in
from carsonne.games.carcassonne.rules.plane import x_of, y_of
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.words import KINDS, PLACES, Place


def forecast(s: CarcassonneState, seat: int) -> Forecast:
    """Return what the placements or the claims of a seat would bring."""
    moves = s.legal(seat)
    lays = _lays(s, seat, moves) if s.phase == codes.PLACE else []
    return Forecast(lays, _claims(s, seat, moves) if s.phase == codes.CLAIM else [])


def _lays(s: CarcassonneState, seat: int, moves: list[int]) -> list[LayForecast]:
    now, ended = s.scores(), _ended(_copy(s))
    found = [_lay(s, seat, move, now, ended) for move in moves if move >= codes.PLACE_MOVE]
    return [one for one in found if any(one.points) or any(one.end)]


def _lay(s: CarcassonneState, seat: int, move: int, now: list[int], ended: list[int]) -> LayForecast:
    """Compare a placement without a follower with the position before it."""
    after = _copy(s)
    after.play(seat, move)
    after.play(seat, codes.SKIP_MOVE)
    spot = spot_in(move)
    points, end = _more(after.scores(), now), _more(_ended(after), ended)
    return LayForecast(KINDS[kind_in(move)], x_of(spot), y_of(spot), turn_in(move), points, end)


def _claims(s: CarcassonneState, seat: int, moves: list[int]) -> list[ClaimForecast]:
    without = _copy(s)
    without.play(seat, codes.SKIP_MOVE)
    now, spot = without.points[seat], s.spot[s.tile_count - 1]
    ended, least = _ended(without)[seat], _least(s, x_of(spot), y_of(spot))
    places = [PLACES[move - codes.CLAIM_MOVE] for move in moves if move != codes.SKIP_MOVE]
    return [_claim(s, seat, place, now, ended, least[place]) for place in places]


def _claim(s: CarcassonneState, seat: int, place: Place, now: int, ended: int, least: int | None) -> ClaimForecast:
    """Compare a follower with none."""
    after = _copy(s)
    after.play(seat, codes.CLAIM_MOVE + PLACES.index(place))
    points = after.points[seat] - now
    return ClaimForecast(place, points, _ended(after)[seat] - ended, least)


def _least(s: CarcassonneState, x: int, y: int) -> dict[Place, int | None]:
    """Return the least that the features on a cell score once they are complete."""
    return {place: one.least for one in features(s) for px, py, place in one.places if (px, py) == (x, y)}


def _copy(s: CarcassonneState) -> CarcassonneState:
    copied = s.clone()
    assert isinstance(copied, CarcassonneState)
    return copied


def _ended(s: CarcassonneState) -> list[int]:
    """Return the points of all seats if the game ended in this position, which is used up by asking."""
    end_game(s)
    return s.scores()


def _more(these: list[int], those: list[int]) -> list[int]:
    return [this - that for this, that in zip(these, those, strict=True)]
