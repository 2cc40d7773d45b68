"""Turns a typed position into a state from which play can continue."""

from __future__ import annotations

from carsonne.games.carson_city.faces.notation import Position, guns_built, parse, wrong
from carsonne.games.carson_city.faces.opening import opened
from carsonne.games.carson_city.knowledge.accessors import targets
from carsonne.games.carson_city.options import OPTIONS, river_of
from carsonne.games.carson_city.rules import codes, cowboys, duel_tiles, players, roads, town
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import COUNT
from carsonne.games.carson_city.rules.words import LETTERS, PARCELS, TARGETS
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.fields import put, write
from carsonne.kernel.options import Values, resolve
from carsonne.locales import message


def start_from(text: str, seats: int, options: Values) -> CarsonCityState:
    """Make a state from a typed position, ready to play on."""
    position = parse(text)
    values = resolve(OPTIONS, options_of(position, options), seats)
    if any(what == codes.RIVER for what in position.content):
        values |= {key: value for key, value in options_of(position, {}).items() if key in ("carson_river", "river")}
    return state_of(position, seats, values)


def options_of(position: Position, given: Values) -> Values:
    """Return the options of a text; a river on the plan switches its variant on."""
    river = [PARCELS[p] for p, what in enumerate(position.content) if what == codes.RIVER]
    found = dict(position.options)
    if river:
        found |= {"carson_river": True, "river": "-".join(river)}
    return found | given


def state_of(position: Position, seats: int, values: Values) -> CarsonCityState:
    """Set up the town and the players of a position, at the beginning of its round."""
    if position.seats > seats:
        raise BadPosition(message("cc-bad-seats", players=position.seats, seats=seats))
    if sorted(river_of(values)) != [p for p, what in enumerate(position.content) if what == codes.RIVER]:
        raise BadPosition(message("cc-bad-other-river"))
    s = opened(seats, values)
    _lay_town(s, position)
    for seat in range(seats):
        _seat_player(s, position, seat)
    town.recount(s)
    roads.recount(s)
    if s.law:
        _deal_sets(s)
    _set_round(s, position)
    if s.road_stock < 0:
        raise BadPosition(message("cc-bad-road-stock", most=codes.ALL_ROADS))
    return s


def _lay_town(s: CarsonCityState, position: Position) -> None:
    """Put the pieces, their owners and the roads on the plan."""
    write(s, "content", position.content)
    write(s, "owner", position.owner)
    s.mountains = 0
    for edge in position.edges:
        roads.put_road(s, edge, roads.roads_for(s, edge))


def _seat_player(s: CarsonCityState, position: Position, seat: int) -> None:
    """Set up what a player's line says; anything it leaves out is zero, except for the first revolver."""
    player = position.players.get(seat)
    numbers = player.numbers if player else {}
    for name in ("money", "points", "cowboys", "roads"):
        put(s, name, seat, numbers.get(name, 0))
    built = guns_built(position, seat)
    put(s, "revolvers", seat, numbers.get("revolvers", built + codes.START_REVOLVERS) - built)
    kept = player.kept if player else []
    for what in range(1, codes.TYPES):
        put(s, "kept", seat * codes.TYPES + what, kept.count(what))


def _deal_sets(s: CarsonCityState) -> None:
    """Deal every seat a full set of duel tiles (CB123), since a text says nothing of them."""
    duel_tiles.lay_out(s)
    s.drawer = codes.NOBODY
    for tile in range(codes.FACES * s.seats):
        put(s, "tile_at", tile, tile // codes.FACES)
    for seat in range(s.seats):
        put(s, "announced", seat, codes.SET_TOTAL)


# The round


def _set_round(s: CarsonCityState, position: Position) -> None:
    """Set the order of choice, the market, and what is left for the bag."""
    _set_order(s, "picking", position.order)
    _set_order(s, "passing", position.order)
    write(s, "market", position.market or [codes.BARE] * codes.SLOTS)
    write(s, "bag", [0, *(COUNT[what] - _seen(s, what) for what in range(1, codes.TYPES))])
    s.round, s.step = position.round - 1, codes.DO_REFILL
    if position.characters:
        _set_characters(s, position)
    elif position.over:
        s.round, s.step, s.phase = codes.ROUNDS, codes.DO_LAST_ROADS, codes.OVER
        _set_passed(s, position)


def _set_order(s: CarsonCityState, name: str, first: list[int]) -> None:
    """Set an order of play: the seats named first, then the others."""
    for place, seat in enumerate([*first, *(seat for seat in range(s.seats) if seat not in first)]):
        put(s, name, place, seat)


def _seen(s: CarsonCityState, what: int) -> int:
    """Count the buildings of a kind that are not in the bag."""
    return s.content.count(what) + s.market.count(what) + sum(list(s.kept)[what :: codes.TYPES])


def _set_characters(s: CarsonCityState, position: Position) -> None:
    """Set up a round in progress: some have chosen characters, or all have and cowboys may be placed."""
    line = position.lines["characters"]
    chosen = list(s.picking)[: len(position.characters)]
    if set(position.characters) != set(chosen):
        raise wrong(line, message("cc-bad-order"))
    s.round, s.step, s.count = position.round, codes.DO_PICK, len(chosen)
    for seat, card in position.characters.items():
        put(s, "character", seat, card)
        if card == codes.SHERIFF and s.side[card] == codes.YELLOW:
            s.sheriff, s.white_at = seat, codes.NOWHERE if position.white_used else codes.HOME
    if position.white_used and s.sheriff == codes.NOBODY:
        raise wrong(position.lines["white"], message("cc-bad-no-white"))
    if s.count == s.seats:
        _set_placing(s, position)
    else:
        _check_nothing_placed(position)


def _check_nothing_placed(position: Position) -> None:
    """Check that no cowboy is placed while characters are still being chosen."""
    for name in ("placed", "passed", "turn", "ammunition", "white"):
        if name in position.lines:
            raise wrong(position.lines[name], message("cc-bad-early"))


# Cowboys


def _set_placing(s: CarsonCityState, position: Position) -> None:
    """Set up the placing, once all have characters: cowboys on the board, and who has passed."""
    s.step = codes.DO_PLACE
    order = sorted(range(s.seats), key=lambda seat: s.character[seat])
    _set_order(s, "placing", order)
    _set_passed(s, position)
    for name, seat in (("turn", position.turn), ("ammunition", position.ammunition)):
        if name in position.lines and seat is not None and seat >= s.seats:
            raise wrong(position.lines[name], message("cc-bad-stranger"))
    s.who = order.index(position.turn) if position.turn is not None else 0
    s.ammunition = position.ammunition
    open_to = [targets(s, seat) for seat in range(s.seats)]
    for seat, target, white in position.placed:
        _place(s, position, seat, target, white, open_to)
    _check_cowboys(s, position)


def _set_passed(s: CarsonCityState, position: Position) -> None:
    if any(seat >= s.seats for seat in position.passed):
        raise wrong(position.lines["passed"], message("cc-bad-stranger"))
    s.passed = len(position.passed)
    for place, seat in enumerate(position.passed):
        put(s, "passing", place, seat)


def _place(
    s: CarsonCityState, position: Position, seat: int, target: int, white: bool, open_to: list[list[int]]
) -> None:
    """Put one cowboy on a target where it may stand (CB32 to CB36, CB107)."""
    line, name = position.lines["placed"], TARGETS[target]
    if seat >= s.seats or (white and not players.has_white(s, seat)):
        raise wrong(line, message("cc-bad-no-cowboy", player=LETTERS[seat]))
    if not _guards(s, seat, target) and (target not in open_to[seat] or (white and _is_owned(s, target))):
        raise wrong(line, message("cc-bad-stand", player=LETTERS[seat], place=name))
    bits = s.stand[target]
    if cowboys.has_duels(target) and (bits >> seat & 1 or s.white_at == target or (white and bits)):
        raise wrong(line, message("cc-bad-room", place=name))
    if white:
        cowboys.put_white(s, seat, target)
    else:
        cowboys.put(s, seat, target)


def _is_owned(s: CarsonCityState, target: int) -> bool:
    return target < codes.PARCELS and s.owner[target] != codes.NOBODY


def _guards(s: CarsonCityState, seat: int, target: int) -> bool:
    """Return whether the seat owns a building there that can be attacked, or could before a church came beside it."""
    own = target < codes.PARCELS and s.owner[target] == seat
    return own and codes.RANCH <= s.content[target] < codes.CHURCH


def _check_cowboys(s: CarsonCityState, position: Position) -> None:
    """Check that no colour has more than ten cowboys (CB6)."""
    for seat in range(s.seats):
        standing = sum(one == seat and not white for one, _, white in position.placed)
        if s.cowboys[seat] + standing > codes.MAX_COWBOYS:
            raise wrong(
                position.lines["placed"], message("cc-bad-cowboys", player=LETTERS[seat], most=codes.MAX_COWBOYS)
            )
