"""The moves of Carson City as people write them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType, field

from carsonne.games.carson_city.rules.words import Building, Character, ConstructionSquare, Edge, Parcel, Side, Target
from carsonne.kernel.data import WrittenMove


class PassMove(WrittenMove, tag="pass"):
    """Place no more cowboys this round."""


class LockMove(WrittenMove, tag="lock"):
    """End your simultaneous placing."""


class DoneMove(WrittenMove, tag="done"):
    """Lay no more roads, build no more kept buildings."""


class PerformMove(WrittenMove, tag="perform"):
    """Perform the action you have won."""


class RenounceMove(WrittenMove, tag="renounce"):
    """Give up the action you have won."""


class KeepMove(WrittenMove, tag="keep"):
    """Keep the building for later."""


class AgreeMove(WrittenMove, tag="agree"):
    """Let a rival put a house on your parcel."""


class RefuseMove(WrittenMove, tag="refuse"):
    """Do not let a rival put a house on your parcel."""


class NoneMove(WrittenMove, tag="none"):
    """Take none of the offers."""


class MoneyMove(WrittenMove, tag="money"):
    """Take the character's money now."""


class WaitMove(WrittenMove, tag="wait"):
    """Use the character's other power later."""


class WithdrawMove(WrittenMove, tag="withdraw"):
    """Withdraw from a duel; the cowboy is lost."""


class StayMove(WrittenMove, tag="stay"):
    """Fight the duel."""


class PickMove(WrittenMove, tag="pick"):
    """Take a character."""

    character: Character


class HireMove(WrittenMove, tag="hire"):
    """Hire cowboys, or with the other side of the Captain buy revolvers."""

    count: int


class TakeMove(WrittenMove, tag="take"):
    """Take a building of the construction row."""

    square: ConstructionSquare


class DoubleMove(WrittenMove, tag="double"):
    """Choose the kind of building whose income is doubled."""

    building: Building


class TileMove(WrittenMove, tag="tile"):
    """Choose a duel tile."""

    value: int


class ClaimMove(WrittenMove, tag="claim"):
    """Claim a parcel, in the draft or as the Settler."""

    parcel: Parcel


class BuyMove(WrittenMove, tag="buy"):
    """Buy a parcel."""

    parcel: Parcel


class HouseMove(WrittenMove, tag="house"):
    """Choose the parcel for the house that comes with a building."""

    parcel: Parcel


class FightMove(WrittenMove, tag="fight"):
    """Choose the next duel over land or a building."""

    parcel: Parcel


class PlaceMove(WrittenMove, tag="place"):
    """Place a cowboy."""

    target: Target
    white: bool = False
    """Whether it is the Sheriff's white cowboy."""


class TakeBackMove(WrittenMove, tag="take_back"):
    """Take a cowboy back, in the simultaneous placing."""

    target: Target
    white: bool = False


class ShiftMove(WrittenMove, tag="move"):
    """Move a cowboy, in the simultaneous placing."""

    start: Target = field(name="from")
    target: Target
    white: bool = False


class RoadMove(WrittenMove, tag="road"):
    """Lay a road."""

    edge: Edge


class BuildMove(WrittenMove, tag="build"):
    """Build on a parcel: the building just bought, or one kept."""

    building: Building
    parcel: Parcel


class BuyPointsMove(WrittenMove, tag="buy_points"):
    """Buy points."""

    points: int


class SpendMove(WrittenMove, tag="spend"):
    """Spend money at the end of the round."""

    amount: int


class SideDraw(WrittenMove, tag="side"):
    """CHANCE draws the side of a character."""

    character: Character
    side: Side


class DuelTileDraw(WrittenMove, tag="duel_tile"):
    """CHANCE draws a duel tile, which one seat sees."""

    value: int | UnsetType = UNSET
    """Missing where the viewer may not see it."""
    to: int | UnsetType = UNSET


class BuildingDraw(WrittenMove, tag="building"):
    """CHANCE draws a building for the construction row."""

    building: Building
    square: ConstructionSquare


class OrderDraw(WrittenMove, tag="order"):
    """CHANCE draws who comes next in the first order."""

    seat: int


class DuelDieDraw(WrittenMove, tag="duel_die"):
    """CHANCE rolls a die for a player in a duel."""

    seat: int
    value: int


class GamblingDraw(WrittenMove, tag="gambling"):
    """CHANCE rolls the dice of gambling."""

    black: int
    white: int


class TownDraw(WrittenMove, tag="town_dice"):
    """CHANCE rolls the place of the first house or of a mountain."""

    black: int
    white: int


Move: TypeAlias = (
    PassMove
    | LockMove
    | DoneMove
    | PerformMove
    | RenounceMove
    | KeepMove
    | AgreeMove
    | RefuseMove
    | NoneMove
    | MoneyMove
    | WaitMove
    | WithdrawMove
    | StayMove
    | PickMove
    | HireMove
    | TakeMove
    | DoubleMove
    | TileMove
    | ClaimMove
    | BuyMove
    | HouseMove
    | FightMove
    | PlaceMove
    | TakeBackMove
    | ShiftMove
    | RoadMove
    | BuildMove
    | BuyPointsMove
    | SpendMove
)
ChanceMove: TypeAlias = SideDraw | DuelTileDraw | BuildingDraw | OrderDraw | DuelDieDraw | GamblingDraw | TownDraw
AnyMove: TypeAlias = Move | ChanceMove
