"""A position of Carson City: its fields and nothing else."""

from __future__ import annotations

from typing import Annotated

from carsonne.games.carson_city.rules import codes
from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import State


class Layout(Fields):
    """Town, players and the place in the game, in the order in which a position is written; `codes` has the numbers."""

    __slots__ = ()
    # Options.
    law: int  # duels by the law of the strongest
    kit: int  # all place simultaneously, with Kit Carson
    windows: int  # all players with roads are asked before the construction squares and after them
    river: int
    duel_order: int  # who decides which duel is next: DUEL_ORDERS
    withdraw: int  # when a duellist may withdraw: WITHDRAWALS
    duel_refill: int  # where new duel tiles come from: DUEL_REFILLS
    # The place in the game.
    phase: int  # what is asked now
    step: int  # what the rules do when no player is asked
    pending: int  # what must be resolved first: a duel, a consent
    square: int  # of the track
    stage: int  # how far the square or step has come
    who: int  # how far down an order the rules have come
    turn: int  # the seat that is asked, when it is one
    round: int
    count: int  # how far a drawing, the draft or the choice of characters has come
    mountains: int  # still to be placed
    # The town.
    content: Annotated[Array, Row(codes.PARCELS, "u8")]
    owner: Annotated[Array, Row(codes.PARCELS, "u8")]
    edges: Annotated[Array, Row(codes.EDGES, "u8")]  # roads on each edge: none, one, or the two of a bridge
    vertex: Annotated[Array, Row(codes.VERTICES, "u8", derived=True)]  # whether a road ends there
    served: Annotated[Array, Row(codes.PARCELS, "u8", derived=True)]
    built: Annotated[
        Array, Row(codes.MAX_SEATS * codes.TYPES, "u8", derived=True)
    ]  # buildings on the plan, by seat * TYPES + kind
    parcels: Annotated[Array, Row(codes.MAX_SEATS, derived=True)]
    road_stock: int  # roads in the general reserve
    # Orders of play: seats.
    picking: Annotated[Array, Row(codes.MAX_SEATS)]
    placing: Annotated[Array, Row(codes.MAX_SEATS)]
    passing: Annotated[Array, Row(codes.MAX_SEATS)]
    passed: int  # how many have passed
    # Players.
    money: Annotated[Array, Row(codes.MAX_SEATS)]
    points: Annotated[Array, Row(codes.MAX_SEATS)]
    cowboys: Annotated[Array, Row(codes.MAX_SEATS)]
    roads: Annotated[Array, Row(codes.MAX_SEATS)]
    revolvers: Annotated[Array, Row(codes.MAX_SEATS)]  # besides those that buildings give
    kept: Annotated[Array, Row(codes.MAX_SEATS * codes.TYPES, "u8")]  # buildings kept for later, by seat * TYPES + kind
    character: Annotated[Array, Row(codes.MAX_SEATS)]  # CHARACTERS: none yet
    waits: Annotated[Array, Row(codes.MAX_SEATS)]  # did not take the money of Grocer or Settler immediately
    ammunition: int  # who has the triple revolver
    sheriff: int  # who has the white cowboy
    white_at: int
    # Cards, row and bag.
    side: Annotated[Array, Row(codes.CHARACTERS)]
    market: Annotated[Array, Row(codes.SLOTS)]  # from the cheapest square to the dearest
    bag: Annotated[Array, Row(codes.TYPES)]
    # Cowboys.
    stand: Annotated[Array, Row(codes.TARGETS, "u8")]  # the seats on each target as bits, the white cowboy included
    crowd: Annotated[Array, Row(2 * codes.MAX_SEATS)]  # cowboys on the two squares without duels, white not counted
    operations: Annotated[Array, Row(codes.MAX_SEATS)]  # how many operations each has made in a simultaneous placing
    # Duels.
    duel_at: int
    duel_bits: int  # who fights; 0 when there is no duel
    chosen: Annotated[Array, Row(codes.MAX_SEATS)]  # 1 + a roll, tile or amount; STAYS; WITHDRAWN; 0: nothing yet
    tile_at: Annotated[
        Array, Row(codes.DUEL_TILES, "u8")
    ]  # a seat, FACE_UP, STOCK or UNUSED; tile i has the value i % FACES
    tile_since: Annotated[Array, Row(codes.DUEL_TILES, "u8")]  # how many draws there had been when all last saw it
    draws: int
    drawn_at: Annotated[Array, Row(codes.MAX_SEATS)]  # which draw a seat's tiles come from; 0: the deal
    announced: Annotated[Array, Row(codes.MAX_SEATS)]  # the total of the first hand
    drawer: int  # who is being given tiles
    # Construction.
    hand: int  # the building that is being built
    builder: int
    from_kept: int
    site: int
    house_at: int
    gap: int
    asked: Annotated[
        Array, Row(codes.PARCELS, "u8")
    ]  # kinds of building for which the owner of a parcel was asked, as bits
    # Building income.
    doubled: int  # the kind of building that the Grocer doubles
    raid_at: int
    raid: Annotated[Array, Row(codes.PARCELS, "u8")]  # 1 + the seat that takes its share of a building


class Position(State, Layout):
    """What the rules read and change."""

    FIELDS = fields(Layout)
