"""The named constants of Carson City's rules, each defined once."""

from __future__ import annotations

from typing import Final

# What a parcel holds. Numbers 1 to 8 are buildings, 1 to 10 raise the price of land.
BARE: Final = 0
RANCH: Final = 1
MINE: Final = 2
DRUGSTORE: Final = 3
BANK: Final = 4
SALOON: Final = 5
HOTEL: Final = 6
CHURCH: Final = 7
PRISON: Final = 8
HOUSE: Final = 9
MOUNTAIN: Final = 10
RIVER: Final = 11
TYPES: Final = 9
"""One more than the number of kinds of building: kind 0 is none."""

GRID: Final = 8
PARCELS: Final = 64
EDGES: Final = 144
VERTICES: Final = 81
OFF: Final = 64
"""In tables: the parcel beyond the border."""
MAX_SEATS: Final = 5
NOBODY: Final = 5
SQUARES: Final = 24
SLOTS: Final = 7
"""Construction squares, and so the buildings on the row."""
TARGETS: Final = 88
"""A cowboy's target: a parcel 0 to 63, or 64 + the number of a square."""
HOME: Final = 98
"""Where the white cowboy is while it has not been placed."""
NOWHERE: Final = 99
"""No target, no parcel, no tile: larger than any of them."""

# The squares of the track in the order of resolution.
SALARY: Final = 0
AMMUNITION: Final = 1
ROADS_3: Final = 2
ROADS_1: Final = 3
LAND: Final = 4
FIRST_BUILD: Final = 5
LAST_BUILD: Final = 11
KEPT: Final = 12
INCOME_LAND: Final = 13
INCOME_COWBOYS: Final = 14
GAMBLING: Final = 15
INCOME_BUILDINGS: Final = 16
POINTS_LAND: Final = 17
POINTS_COWBOYS: Final = 18
POINTS_BUILDINGS: Final = 19
FIRST_BUY: Final = 20
LAST_BUY: Final = 23

# Characters are numbered from 0.
SHERIFF: Final = 0
BANKER: Final = 1
GROCER: Final = 2
WORKER: Final = 3
SETTLER: Final = 4
CAPTAIN: Final = 5
MERCENARY: Final = 6
CHARACTERS: Final = 7
YELLOW: Final = 0
RED: Final = 1
DRAWN: Final = 2

# Material.
ROUNDS: Final = 4
ALL_ROADS: Final = 25
ALL_HOUSES: Final = 20
ALL_MOUNTAINS: Final = 9
RIVER_PER_MOUNTAIN: Final = 3
"""This many river parcels replace a mountain."""
MAX_COWBOYS: Final = 10
MAX_PARCELS: Final = 12
DICE: Final = 36
"""Outcomes of two dice: black * FACES + white, both counted from 0."""
FACES: Final = 6
"""Faces of a die, and duel tiles in a set."""
SETS: Final = 5
DUEL_TILES: Final = SETS * FACES
SET_TOTAL: Final = 15
"""The sum of the values in a set of duel tiles."""
REFILL: Final = 3
"""Duel tiles drawn by a player who has none left."""
BRIDGE: Final = 2
"""Roads that a bridge takes."""
MAX_OPERATIONS: Final = 99
"""How many operations a player may make in one simultaneous placing before the only move left is to lock (R20)."""

# Where a duel tile is: a seat, or one of these.
FACE_UP: Final = 6
STOCK: Final = 7
UNUSED: Final = 8
NEVER: Final = 99
"""When a tile was last seen by all players, if it never was."""

# Readings of the rules that a table may choose between; each list is in the order of its numbers.
DUEL_ORDERS: Final = ("passed", "involved")
BY_INVOLVED: Final = 1
WITHDRAWALS: Final = ("never", "tiles", "always")
NEVER_WITHDRAW: Final = 0
WITH_TILES: Final = 1
ALWAYS_WITHDRAW: Final = 2
DUEL_REFILLS: Final = ("discard", "reserve")
FROM_RESERVE: Final = 1

# What each player begins with.
START_MONEY: Final = 15
START_COWBOYS: Final = 3
START_REVOLVERS: Final = 1
START_ROADS: Final = 1

# What the squares of the track and the characters give and cost.
SALARY_PAY: Final = 4
TRIPLE_REVOLVER: Final = 3
MANY_ROADS: Final = 3
GAMBLING_PAY: Final = 7
"""On average."""
PARCEL_PAY: Final = 2
STRENGTH_PAY: Final = 2
BANKER_PAY: Final = 9
WAITING_PAY: Final = 8
"""What Grocer and Settler may take instead of waiting."""
WORKER_ROADS: Final = 2
WORKER_PRICE: Final = 5
SHERIFF_POINTS: Final = 3
HIRE_MOST: Final = 3
GUNS_MOST: Final = 2
OFFERS: Final = 3
"""How many offers the red Banker has."""

# What buildings earn.
PER_MOUNTAIN: Final = 3
PER_HOUSE: Final = 3
PER_HOUSE_SALOON: Final = 5
HOTEL_PAY: Final = 6

# Dollars per point, and points of the final scoring.
SPENT_PER_POINT: Final = 10
LEFT_PER_POINT: Final = 6
PIECE_POINTS: Final = 2
BRIDGE_POINTS: Final = 3

# The course of a game: what the rules do next when no player is asked.
DO_SIDES: Final = 0
DO_TILES: Final = 1
DO_MARKET: Final = 2
DO_CENTRE: Final = 3
DO_MOUNTAINS: Final = 4
DO_ORDER: Final = 5
DO_DRAFT: Final = 6
DO_PICK: Final = 7
DO_PLACE: Final = 8
DO_TRACK: Final = 9
DO_BANKER: Final = 10
DO_END: Final = 11
DO_CASH: Final = 12
DO_REFILL: Final = 13
DO_LAST_ROADS: Final = 14

# What must be resolved before the step continues.
NOTHING: Final = 0
SHOTS: Final = 1
"""A duel: some players have not rolled or chosen a tile yet."""
HANDS: Final = 2
"""A duel is decided, but players without tiles draw new ones."""
CONSENT_DUE: Final = 3
CONSENT_GIVEN: Final = 4
CONSENT_REFUSED: Final = 5
STANDING: Final = 6
"""A duel: some players have not said yet whether to stay or to withdraw."""

# A building was bought outside its square: the row has a gap, then it has closed up but is not full.
NO_GAP: Final = 0
GAP: Final = 1
CLOSED_UP: Final = 2

# Phases: what is asked now. RUN means that the rules go on by themselves.
RUN: Final = 0
ASK_DRAFT: Final = 1
ASK_PICK: Final = 2
ASK_SETTLER: Final = 3
ASK_CAPTAIN: Final = 4
ASK_MONEY: Final = 5
ASK_WORKER: Final = 6
ASK_PLACE: Final = 7
ASK_KIT: Final = 8
ASK_DUEL: Final = 9
ASK_TILES: Final = 10
ASK_LAND: Final = 11
ASK_ROADS: Final = 12
ASK_OFFER: Final = 13
ASK_BUILD: Final = 14
ASK_HOUSE: Final = 15
ASK_CONSENT: Final = 16
ASK_KEPT: Final = 17
ASK_DOUBLE: Final = 18
ASK_RAID: Final = 19
ASK_POINTS: Final = 20
ASK_BANKER: Final = 21
ASK_CASH: Final = 22
ASK_LAST_ROADS: Final = 23
ASK_WITHDRAW: Final = 24
ROLL_SIDE: Final = 30
ROLL_TILE: Final = 31
ROLL_BAG: Final = 32
ROLL_TOWN: Final = 33
ROLL_ORDER: Final = 34
ROLL_DUEL: Final = 35
ROLL_GAMBLE: Final = 36
OVER: Final = 40
PHASES: Final = 41

# Who acts in a phase, besides CHANCE_BIT, RULES_BIT and 0 for none.
THE_TURN: Final = -1
THE_RACERS: Final = -2
THE_DUELLISTS: Final = -3
THE_SPENDERS: Final = -4

# Moves of seats.
PASS_MOVE: Final = 1
LOCK_MOVE: Final = 2
DONE_MOVE: Final = 3
PERFORM_MOVE: Final = 4
RENOUNCE_MOVE: Final = 5
KEEP_MOVE: Final = 6
AGREE_MOVE: Final = 7
REFUSE_MOVE: Final = 8
NONE_MOVE: Final = 9
MONEY_MOVE: Final = 10
WAIT_MOVE: Final = 11
WITHDRAW_MOVE: Final = 12
STAY_MOVE: Final = 13
PICK_MOVE: Final = 16
HIRE_MOVE: Final = 24
TAKE_MOVE: Final = 32
DOUBLE_MOVE: Final = 40
TILE_MOVE: Final = 56
CLAIM_MOVE: Final = 64
BUY_MOVE: Final = 128
HOUSE_MOVE: Final = 192
FIGHT_MOVE: Final = 256
PLACE_MOVE: Final = 320
WHITE_MOVE: Final = 416
BACK_MOVE: Final = 512
WHITE_BACK_MOVE: Final = 608
ROAD_MOVE: Final = 704
BUILD_MOVE: Final = 896
"""BUILD_MOVE + building * 64 + parcel."""
POINTS_MOVE: Final = 2048
SPEND_MOVE: Final = 8192
SHIFT_MOVE: Final = 16384
"""SHIFT_MOVE + from * TARGET_ROOM + to."""
WHITE_SHIFT_MOVE: Final = 32768
TARGET_ROOM: Final = 96
MAX_AMOUNT: Final = 4000

# Why money or points change hands.
WHY_START: Final = 1
WHY_BANKER: Final = 2
WHY_GROCER: Final = 3
WHY_SETTLER: Final = 4
WHY_CAPTAIN: Final = 5
WHY_WORKER: Final = 6
WHY_SALARY: Final = 7
WHY_LAND: Final = 8
WHY_BUILDING: Final = 9
WHY_INCOME_LAND: Final = 10
WHY_INCOME_COWBOYS: Final = 11
WHY_GAMBLING: Final = 12
WHY_INCOME: Final = 13
WHY_RAID: Final = 14
WHY_POINTS_LAND: Final = 15
WHY_POINTS_COWBOYS: Final = 16
WHY_POINTS_BUILDINGS: Final = 17
WHY_BOUGHT: Final = 18
WHY_SHERIFF: Final = 19
WHY_HOUSES: Final = 20
WHY_MOUNTAINS: Final = 21
WHY_SPENT: Final = 22
WHY_PIECES: Final = 23
WHY_BRIDGE: Final = 24
WHY_CASH: Final = 25
WHY_KIT: Final = 26

# What is recorded.
TOLD_SIDE: Final = 1
TOLD_TILE: Final = 2
TOLD_ANNOUNCED: Final = 3
TOLD_DRAWN: Final = 4
TOLD_FOUNDED: Final = 5
TOLD_ORDER: Final = 6
TOLD_CLAIMED: Final = 7
TOLD_ROUND: Final = 8
TOLD_PICKED: Final = 9
TOLD_MONEY: Final = 10
TOLD_POINTS: Final = 11
TOLD_HIRED: Final = 12
TOLD_ROADS: Final = 13
TOLD_WAITS: Final = 14
TOLD_PLACED: Final = 15
TOLD_MOVED: Final = 16
TOLD_TAKEN_BACK: Final = 17
TOLD_PASSED: Final = 18
TOLD_SQUARE: Final = 19
TOLD_DUEL: Final = 20
TOLD_SHOT: Final = 21
TOLD_WON: Final = 22
TOLD_HOME: Final = 23
TOLD_RENOUNCED: Final = 24
TOLD_AMMUNITION: Final = 25
TOLD_BOUGHT_BUILDING: Final = 26
TOLD_BUILT: Final = 27
TOLD_KEPT: Final = 28
TOLD_ASKED: Final = 29
TOLD_ANSWERED: Final = 30
TOLD_ROAD: Final = 31
TOLD_DOUBLES: Final = 32
TOLD_INCOME: Final = 33
TOLD_RAIDED: Final = 34
TOLD_SPENT: Final = 35
TOLD_CLOSED: Final = 36
TOLD_COWBOYS: Final = 37
TOLD_MARKET: Final = 38
TOLD_ENDED: Final = 39
TOLD_PLACING: Final = 40
TOLD_REFILLED: Final = 41
TOLD_WITHDREW: Final = 42
TOLD_UNCHALLENGED: Final = 43

# What a duellist may have chosen instead of a tile.
STAYS: Final = 1
WITHDRAWN: Final = 9

# Why a cowboy comes home.
LOST: Final = 0
CANCELLED: Final = 1
