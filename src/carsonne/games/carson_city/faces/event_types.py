"""Events of Carson City from the track on, and the union of all events."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city.faces.opening_event_types import (
    Announced,
    BuildingDrawn,
    Claimed,
    Founded,
    Hired,
    Locked,
    Moved,
    OrderDrawn,
    Passed,
    Picked,
    Placed,
    PlacingOrder,
    RoadsTaken,
    RoundBegan,
    SideDrawn,
    TakenBack,
    TileDrawn,
    Waits,
)
from carsonne.games.carson_city.rules.words import (
    Building,
    ConstructionSquare,
    Edge,
    IncomeReason,
    Parcel,
    PointsReason,
    Square,
    Target,
    Why,
)
from carsonne.kernel.data import Event, Undone

# The track


class SquareResolved(Event, tag="square"):
    """The track is resolved up to this square."""

    square: Square


class DuelBegan(Event, tag="duel"):
    """Several players want the same target."""

    target: Target
    seats: list[int]


class Shot(Event, tag="shot", kw_only=True):
    """What a player shot with in a duel: strength and a die, or a duel tile."""

    seat: int
    target: Target
    strength: int
    tile: int | UnsetType = UNSET
    die: int | UnsetType = UNSET
    total: int


class DuelWon(Event, tag="duel_won"):
    """A player won a duel."""

    seat: int
    target: Target
    total: int


class CowboyHome(Event, tag="cowboy_home"):
    """A cowboy went home without acting."""

    seat: int
    target: Target
    why: Literal["duel_lost", "church"]


class Withdrew(Event, tag="withdrew"):
    """A player withdrew from a duel and lost the cowboy."""

    seat: int
    target: Target


class Unchallenged(Event, tag="unchallenged"):
    """All others withdrew: a player won without a duel and took back the duel tile that was shown."""

    seat: int
    target: Target
    tile: int | UnsetType = UNSET


class Renounced(Event, tag="renounced"):
    """A player gave up an action; `forced` when it could not be performed."""

    seat: int
    target: Target
    forced: bool


class AmmunitionTaken(Event, tag="ammunition"):
    """A player took the ammunition."""

    seat: int


class Bought(Event, tag="bought"):
    """A player bought a building."""

    seat: int
    building: Building
    square: ConstructionSquare
    price: int


class Built(Event, tag="built"):
    """A building was built, with or without a house."""

    seat: int
    building: Building
    parcel: Parcel
    house: Parcel | None


class Kept(Event, tag="kept"):
    """A player kept a building for later."""

    seat: int
    building: Building


class ConsentAsked(Event, tag="consent_asked"):
    """A builder asked the owner of a parcel whether a house may stand there."""

    seat: int
    owner: int
    parcel: Parcel
    """For the house."""
    building: Building
    site: Parcel
    """Where the building would stand."""


class Consent(Event, tag="consent"):
    """The owner of that parcel answered."""

    seat: int
    builder: int
    parcel: Parcel
    agreed: bool


class RoadLaid(Event, tag="road"):
    """A road was laid."""

    seat: int
    edge: Edge
    bridge: bool


class Doubles(Event, tag="doubles"):
    """A player doubles the income of a kind of building."""

    seat: int
    building: Building


class Earned(Event, tag="income"):
    """A building earned money."""

    seat: int
    parcel: Parcel
    building: Building
    amount: int
    because: list[IncomeReason]
    doubled: bool


class Raided(Event, tag="raided"):
    """A player robbed a building of part of its income."""

    seat: int
    owner: int
    parcel: Parcel
    share: int
    rest: int
    """What the owner kept."""


class MoneyMoved(Event, tag="money"):
    """A player got money, or paid when the amount is negative."""

    seat: int
    amount: int
    why: Why
    place: Target | None


class Scored(Event, tag="scored"):
    """A player got points, with the arithmetic."""

    seat: int
    points: int
    why: Why
    because: list[PointsReason]
    parcels: list[Parcel] | UnsetType = UNSET
    """Where the pieces stand that are counted at the end."""


# The end of the round and of the game


class Spent(Event, tag="spent"):
    """A player spent money at the end of the round."""

    seat: int
    amount: int
    points: int


class Closed(Event, tag="closed"):
    """A square of the track is closed for the rest of the game."""

    square: Square


class CowboysTaken(Event, tag="cowboys"):
    """A player got cowboys for the next round."""

    seat: int
    count: int


class MarketMoved(Event, tag="market"):
    """The construction row moved up."""

    left: int
    """Buildings that stayed."""


class Refills(Event, tag="refills"):
    """A player draws new duel tiles."""

    seat: int


class Ended(Event, tag="ended"):
    """The game is over."""

    scores: list[int]


CityEvent: TypeAlias = (
    SideDrawn
    | TileDrawn
    | Announced
    | BuildingDrawn
    | Founded
    | OrderDrawn
    | Claimed
    | RoundBegan
    | Picked
    | PlacingOrder
    | Hired
    | RoadsTaken
    | Waits
    | Placed
    | Moved
    | TakenBack
    | Passed
    | Locked
    | SquareResolved
    | DuelBegan
    | Shot
    | DuelWon
    | CowboyHome
    | Withdrew
    | Unchallenged
    | Renounced
    | AmmunitionTaken
    | Bought
    | Built
    | Kept
    | ConsentAsked
    | Consent
    | RoadLaid
    | Doubles
    | Earned
    | Raided
    | MoneyMoved
    | Scored
    | Spent
    | Closed
    | CowboysTaken
    | MarketMoved
    | Refills
    | Ended
    | Undone
)
