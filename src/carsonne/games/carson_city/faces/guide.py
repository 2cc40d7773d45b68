"""Carson City's choices explained in a terminal: what a place or a building would bring, and what a word may mean."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from msgspec import to_builtins

from carsonne.games.carson_city.faces.move_types import (
    BuildMove,
    BuyMove,
    BuyPointsMove,
    ClaimMove,
    FightMove,
    HouseMove,
    Move,
    PerformMove,
    PickMove,
    PlaceMove,
    RoadMove,
    ShiftMove,
    SpendMove,
    StayMove,
    TakeMove,
    TileMove,
)
from carsonne.games.carson_city.faces.moves import written
from carsonne.games.carson_city.knowledge.forecast import forecast
from carsonne.games.carson_city.knowledge.forecast_types import Forecast, SiteForecast
from carsonne.games.carson_city.knowledge.survey import gives
from carsonne.games.carson_city.knowledge.survey_types import Gain
from carsonne.games.carson_city.rules import codes, town
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import PARCEL_OF, TARGET_OF
from carsonne.games.carson_city.rules.words import CHARACTERS, SIDES, SQUARES
from carsonne.kernel.game import Json

PARCEL: Final = re.compile(r"\br([1-8])c([1-8])\b")
LETTERED: Final = re.compile(r"(?P<white>white )?(?P<column>[a-h])(?P<row>[1-8])")
COLUMNS: Final = "ABCDEFGH"


def _powers() -> dict[str, dict[str, str]]:
    text = files("carsonne.games.carson_city").joinpath("data/powers.json").read_text(encoding="utf-8")
    powers: dict[str, dict[str, str]] = json.loads(text)["powers"]
    return powers


POWERS: Final = _powers()
"""What each side of a character does."""


def lettered(text: str) -> str:
    """Rewrite parcels as the terminal names them: the column's letter and the row's number."""
    return PARCEL.sub(lambda found: f"{COLUMNS[int(found[2]) - 1]}{found[1]}", text)


def kind(move: Move) -> str:
    """Group parcels, roads and amounts, which would fill the screen; list squares and buttons one by one."""
    match move:
        case RoadMove():
            return "lay a road: H or V, and the row and column of a line"
        case PlaceMove(target=target) if target in PARCEL_OF:
            return "a cowboy on a parcel: its letter and number"
        case ShiftMove():
            return "move a cowboy: from where to where"
        case ClaimMove() | BuyMove() | HouseMove() | FightMove() | BuildMove():
            return f"{_words(move)}: a parcel's letter and number"
        case SpendMove() | BuyPointsMove():
            return "an amount"
    return ""


def _words(move: Move) -> str:
    return {BuildMove: "build", BuyMove: "buy", ClaimMove: "take", FightMove: "fight for", HouseMove: "the house on"}[
        type(move)
    ]


# Forecasts


class Outlook:
    """Forecasts for the current question, computed once for all its answers."""

    def __init__(self, s: CarsonCityState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.found: Forecast = forecast(s, seat)

    def of(self, move: Move) -> str:
        """Put a move's forecast into a few words; empty where nothing can be said."""
        match move:
            case PlaceMove() | ShiftMove():
                return self._target(move.target)
            case BuildMove():
                return self._site(move)
            case HouseMove():
                return self._house(move)
            case TakeMove():
                return self._offer(move.square)
            case BuyMove():
                return f"costs ${town.price(self.s, PARCEL_OF[move.parcel])}"
            case ClaimMove():
                return f"land that would cost ${town.price(self.s, PARCEL_OF[move.parcel])}"
            case TileMove():
                return next((f"wins {one.chance} %" for one in self.found.tiles if one.tile == move.value), "")
            case PickMove():
                return self._power(move)
            case StayMove():
                return self._duel(self.found.duels[0].target) if self.found.duels else ""
            case PerformMove():
                return self._perform()
        return ""

    def _target(self, target: str) -> str:
        offer = self._offer(target) if target.startswith("build_") else ""
        parts = [given(gives(self.s, self.seat, TARGET_OF[target]), target), offer, self._duel(target)]
        return ", ".join(part for part in parts if part)

    def _site(self, move: BuildMove) -> str:
        sites = self.found.sites
        one = next(site for site in sites if (site.building, site.parcel) == (move.building, move.parcel))
        return f"{earns(one)}, {self.found.rounds} payments to come" if one.because else "earns nothing by itself"

    def _house(self, move: HouseMove) -> str:
        gains = next(house.gains for house in self.found.houses if house.parcel == move.parcel)
        return f"{_dollars(gains[self.seat])} a round for you"

    def _offer(self, square: str) -> str:
        offer = next((one for one in self.found.offers if one.square == square), None)
        if offer is None:
            return ""
        if offer.best is None:
            return "could only be kept"
        return f"best on {lettered(offer.best.parcel)}: {earns(offer.best)}" if offer.best.because else ""

    def _duel(self, target: str) -> str:
        duel = next((one for one in self.found.duels if one.target == target), None)
        if duel is None:
            return ""
        chance = f"{duel.low}" if duel.low == duel.high else f"{duel.low} to {duel.high}"
        return f"you win the duel in {chance} % of cases"

    def _power(self, move: PickMove) -> str:
        side = SIDES[self.s.side[CHARACTERS.index(move.character)]]
        return POWERS[move.character][side]

    def _perform(self) -> str:
        if self.found.raid is not None:
            return f"you take ${self.found.raid}"
        return self._offer(SQUARES[self.s.square]) if self.s.phase == codes.ASK_OFFER else ""


def given(gain: Gain, target: str) -> str:
    """Say what a target gives now."""
    if gain.building:
        return f"the {gain.building} for ${gain.price}"
    if isinstance(gain.parcel, str):
        return f"the parcel for ${gain.price}"
    if isinstance(gain.guards, int):
        return f"protects ${gain.guards}"
    if isinstance(gain.points, int):
        return f"{gain.points} points" + (f" at most, ${gain.price} each" if isinstance(gain.price, int) else "")
    if isinstance(gain.roads, int):
        return f"{gain.roads} roads"
    if isinstance(gain.strength, int):
        return f"strength +{gain.strength}"
    amount = f"${gain.money}" if isinstance(gain.money, int) else ""
    return f"loot {amount}" if target in PARCEL_OF else amount


def earns(site: SiteForecast) -> str:
    """Say what a site earns in each round, and with its house where that adds something."""
    housed = f" (${site.housed} with its house beside it)" if site.housed > site.income else ""
    return f"${site.income} a round{housed}"


def _dollars(amount: int) -> str:
    return f"{'-' if amount < 0 else '+'}${abs(amount)}"


def explain(s: CarsonCityState, seat: int, move: Move, names: Sequence[str]) -> str:
    """Explain a forecast in a sentence, with what is left of the seat's money."""
    outlook = Outlook(s, seat)
    means = outlook.found.means
    said = outlook.of(move) or "nothing can be said of it beforehand"
    limit = "" if means.limit is None else f", with a limit of ${means.limit} at the end of the round"
    committed = means.land + means.buildings
    due = f", ${committed} of it for land and buildings where your cowboys stand" if committed else ""
    return f"{said[0].upper()}{said[1:].rstrip('.')}. You have ${means.money}{due}{limit}."


def about(word: str) -> str:
    """Describe both sides of a character."""
    sides = POWERS.get(word.replace(" ", "_"), {})
    return " ".join(f"{side.capitalize()} side: {text}" for side, text in sides.items())


# Words that stand for no legal move


def tried(s: CarsonCityState, seat: int, word: str) -> Json | None:
    """Read a parcel or a square as a move that may be illegal: like a legal one, but there."""
    spot = _spot(word)
    like = next((data for data in map(_written, s.legal(seat)) if {"target", "parcel"} & data.keys()), None)
    if spot is None:
        return {"type": "pick", "character": word} if word in CHARACTERS else None
    if like is None or like["type"] == "place":
        return {"type": "place", "target": spot}
    return {**like, "parcel": spot} if "parcel" in like and spot in PARCEL_OF else None


def _spot(word: str) -> str | None:
    if found := LETTERED.fullmatch(word):
        return f"r{found['row']}c{COLUMNS.index(found['column'].upper()) + 1}"
    return word if word in TARGET_OF else None


def _written(move: int) -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(written(move))
    return data
