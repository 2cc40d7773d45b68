"""From a typed position to a state to play on from, and back."""

from __future__ import annotations

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.facts import Facts
from carsonne.games.carson_city.notation import LETTERS, PIECES, Position, guns_built, parse, wrong
from carsonne.games.carson_city.opening_state import opened
from carsonne.games.carson_city.options import CARDS, OPTIONS, river_of
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.tables import (
    BUILDINGS,
    CHARACTER_NAMES,
    COUNT,
    EDGE_NAMES,
    EDGE_SIDE,
    PARCEL_NAMES,
    TARGET_NAMES,
)
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.options import Values, resolve


def options_of(position: Position, given: Values) -> Values:
    """The options of a text; a river on the plan switches its variant on."""
    river = [PARCEL_NAMES[p] for p, what in enumerate(position.content) if what == codes.RIVER]
    found = dict(position.options)
    if river:
        found |= {"carson_river": True, "river": "-".join(river)}
    return found | given


def state_of(position: Position, seats: int, values: Values) -> CarsonCityState:
    """The town and the players of a position, at the beginning of its round."""
    if position.seats > seats:
        raise BadPosition(f"The position speaks of {position.seats} players, the game has {seats}.")
    f = Facts(opened(seats, values))
    f.content = list(position.content)
    f.owner = list(position.owner)
    f.mountains = 0
    if sorted(river_of(values)) != [p for p, what in enumerate(f.content) if what == codes.RIVER]:
        raise BadPosition("The river of the options is not the river on the plan.")
    for edge in position.edges:
        f.edges[edge] = 2 if f.river and _is_crossing(f, edge) else 1
    for seat in range(seats):
        _seat_player(f, position, seat)
    if f.law:
        _deal_sets(f)
    _set_round(f, position)
    if sum(f.edges) + sum(f.roads) > codes.ALL_ROADS:
        raise BadPosition(f"There are only {codes.ALL_ROADS} roads; a bridge takes two.")
    return f.state()


def _deal_sets(f: Facts) -> None:
    """A text says nothing of duel tiles: everybody begins with a full set (CB123)."""
    for tile in range(6 * f.seats):
        f.tile_at[tile] = tile // 6
        f.tile_since[tile] = codes.NOWHERE  # nobody has seen it
    f.announced[: f.seats] = [15] * f.seats


def _is_crossing(f: Facts, edge: int) -> bool:
    sides = [p for p in EDGE_SIDE[edge * 2 : edge * 2 + 2] if p != codes.OFF]
    return all(f.content[p] == codes.RIVER for p in sides)


def _seat_player(f: Facts, position: Position, seat: int) -> None:
    """What a player's line says; what it does not say is nothing, and the first revolver."""
    player = position.players.get(seat)
    numbers = player.numbers if player else {}
    built = guns_built(position, seat)
    f.money[seat] = numbers.get("money", 0)
    f.points[seat] = numbers.get("points", 0)
    f.cowboys[seat] = numbers.get("cowboys", 0)
    f.roads[seat] = numbers.get("roads", 0)
    f.revolvers[seat] = numbers.get("revolvers", built + 1) - built
    for what in player.kept if player else []:
        f.kept[seat * codes.TYPES + what] += 1


def _set_round(f: Facts, position: Position) -> None:
    """Whose choice it is, the market, and what is left for the bag."""
    rest = [seat for seat in range(f.seats) if seat not in position.order]
    f.picking[: f.seats] = position.order + rest
    f.passing[: f.seats] = f.picking[: f.seats]
    f.market = list(position.market or [codes.BARE] * 7)
    f.bag = [0] + [COUNT[what] - _seen(f, what) for what in range(1, codes.TYPES)]
    f.round = position.round - 1
    f.step = codes.DO_REFILL
    if position.characters:
        _set_characters(f, position)
    elif position.over:
        f.round, f.step, f.phase = codes.ROUNDS, codes.DO_LAST_ROADS, codes.OVER
        _set_passed(f, position)


def _seen(f: Facts, what: int) -> int:
    return f.content.count(what) + f.market.count(what) + sum(f.kept[what :: codes.TYPES])


def _set_characters(f: Facts, position: Position) -> None:
    """Within a round: the first in order have chosen, or all have and some cowboys may be placed."""
    line = position.lines["characters"]
    chosen = f.picking[: len(position.characters)]
    if set(position.characters) != set(chosen):
        raise wrong(line, "characters are chosen in order; somebody is left out, or is named who does not play")
    f.round, f.step, f.count = position.round, codes.DO_PICK, len(chosen)
    for seat, card in position.characters.items():
        f.character[seat] = card
        if card == codes.SHERIFF and f.side[card] == codes.YELLOW:
            f.sheriff, f.white_at = seat, codes.NOWHERE if position.white_used else codes.HOME
    if position.white_used and f.sheriff == codes.NOBODY:
        raise wrong(position.lines["white"], "nobody has the white cowboy")
    if f.count == f.seats:
        _set_placing(f, position)
    else:
        _check_nothing_placed(position)


def _check_nothing_placed(position: Position) -> None:
    """While characters are being chosen nobody has placed anything."""
    for name in ("placed", "passed", "turn", "ammunition", "white"):
        if name in position.lines:
            raise wrong(position.lines[name], "not all have chosen a character yet")


def _set_placing(f: Facts, position: Position) -> None:
    """All have characters: some cowboys placed, some players have passed."""
    f.step = codes.DO_PLACE
    f.placing[: f.seats] = sorted(range(f.seats), key=lambda seat: f.character[seat])
    _set_passed(f, position)
    for name, seat in (("turn", position.turn), ("ammunition", position.ammunition)):
        if name in position.lines and seat is not None and seat >= f.seats:
            raise wrong(position.lines[name], "a player is named who does not play")
    f.who = f.placing.index(position.turn) if position.turn is not None else 0
    f.ammunition = position.ammunition
    open_to = [f.state().targets(seat) for seat in range(f.seats)]
    for seat, target, white in position.placed:
        _place(f, position, seat, target, white, open_to)
    _check_cowboys(f, position)


def _set_passed(f: Facts, position: Position) -> None:
    if any(seat >= f.seats for seat in position.passed):
        raise wrong(position.lines["passed"], "a player is named who does not play")
    f.passed = len(position.passed)
    f.passing[: f.passed] = position.passed


def _place(f: Facts, position: Position, seat: int, target: int, white: bool, open_to: list[list[int]]) -> None:
    """One cowboy on a target where it may stand (CB32 to CB36, CB107)."""
    line, name = position.lines["placed"], TARGET_NAMES[target]
    if seat >= f.seats or (white and not f.has_white(seat)):
        raise wrong(line, f"{LETTERS[seat]} has no such cowboy")
    own = target < codes.PARCELS and f.owner[target] == seat
    guards = own and codes.RANCH <= f.content[target] < codes.CHURCH  # perhaps since before a church came beside it
    if not guards and (target not in open_to[seat] or (white and target < codes.PARCELS and _is_owned(f, target))):
        raise wrong(line, f"no such cowboy of {LETTERS[seat]} can stand on {name}")
    crowd = target in (codes.PARCELS + codes.SALARY, codes.PARCELS + codes.ROADS_1)
    if not crowd and (f.stand[target] >> seat & 1 or f.white_at == target or (white and f.stand[target])):
        raise wrong(line, f"there is no room for one more cowboy on {name}")
    f.stand[target] |= 1 << seat
    if white:
        f.white_at = target
    elif crowd:
        f.crowd[seat + (0 if target == codes.PARCELS + codes.SALARY else codes.MAX_SEATS)] += 1


def _is_owned(f: Facts, parcel: int) -> bool:
    return f.owner[parcel] != codes.NOBODY


def _check_cowboys(f: Facts, position: Position) -> None:
    """Ten of each colour (CB6)."""
    for seat in range(f.seats):
        standing = sum(one == seat and not white for one, _, white in position.placed)
        if f.cowboys[seat] + standing > codes.MAX_COWBOYS:
            raise wrong(position.lines["placed"], f"{LETTERS[seat]} has only {codes.MAX_COWBOYS} cowboys")


def start_from(text: str, seats: int, options: Values) -> CarsonCityState:
    """A state to play on from."""
    position = parse(text)
    values = resolve(OPTIONS, options_of(position, options), seats)
    if any(what == codes.RIVER for what in position.content):
        values |= {key: value for key, value in options_of(position, {}).items() if key in ("carson_river", "river")}
    return state_of(position, seats, values)


# And back


def position_of(s: CarsonCityState) -> str:
    """The position in notation. Duel tiles and choices of the moment are not in it."""
    f = Facts(s)
    lines = [f"options: {_options(f)}", f"round: {_round(f)}"]
    rows = [f.content[i : i + 8] for i in range(0, codes.PARCELS, 8)]
    for i, row in enumerate(rows):
        lines.append(" ".join(_word(what, f.owner[i * 8 + j]) for j, what in enumerate(row)))
    roads = [EDGE_NAMES[edge] for edge, n in enumerate(f.edges) if n]
    lines += ["roads: " + " ".join(roads)] if roads else []
    if f.step >= codes.DO_DRAFT:
        lines.append("order: " + " ".join(LETTERS[seat] for seat in f.picking[: f.seats]))
    lines.append("market: " + " ".join(PIECES[what] for what in f.market))
    lines += _round_lines(f)
    return "\n".join(lines + [_player(s, f, seat) for seat in range(f.seats)]) + "\n"


def _round(f: Facts) -> str:
    """The round that is being played, or that begins once the market is full again."""
    if f.phase == codes.OVER:
        return "over"
    return str(f.round + 1 if f.step == codes.DO_REFILL else max(f.round, 1))


def _word(what: int, owner: int) -> str:
    return PIECES[what] if owner == codes.NOBODY else f"{PIECES[what]}/{LETTERS[owner]}"


def _options(f: Facts) -> str:
    """What is not as usual. The river is on the plan."""
    words = [f"{CARDS[card]}={codes.SIDE_NAMES[side]}" for card, side in enumerate(f.side) if side]
    words += ["law_of_the_strongest=true"] if f.law else []
    words += ["kit_carson=true"] if f.kit else []
    words += [] if f.windows else ["road_windows=false"]
    return " ".join(["sides=yellow", *words])


def _round_lines(f: Facts) -> list[str]:
    """The characters taken so far, cowboys on the board, who has passed, and what is in play for this round only."""
    chosen = [seat for seat in range(f.seats) if f.has_character(seat)]
    lines = ["characters: " + " ".join(f"{LETTERS[s]}={CHARACTER_NAMES[f.character[s]]}" for s in chosen)]
    placed = [_standing(f, seat) for seat in range(f.seats)]
    words = [f"{LETTERS[seat]}={','.join(names)}" for seat, names in enumerate(placed) if names]
    lines += ["placed: " + " ".join(words)] if words else []
    if f.passed and (f.phase == codes.OVER or len(chosen) == f.seats):
        lines.append("passed: " + " ".join(LETTERS[seat] for seat in f.passing_order()))
    lines += [f"turn: {LETTERS[f.turn]}"] if f.phase == codes.ASK_PLACE else []
    lines += [f"ammunition: {LETTERS[f.ammunition]}"] if f.ammunition != codes.NOBODY else []
    lines += ["white: used"] if f.sheriff != codes.NOBODY and f.white_at == codes.NOWHERE else []
    return lines if chosen else lines[1:]


def _standing(f: Facts, seat: int) -> list[str]:
    names = []
    for target, name in enumerate(TARGET_NAMES):
        if f.stand[target] >> seat & 1:
            white = f.sheriff == seat and f.white_at == target
            count = 0 if white else 1
            if target in (codes.PARCELS + codes.SALARY, codes.PARCELS + codes.ROADS_1):
                count = f.crowd[seat + (0 if target == codes.PARCELS + codes.SALARY else codes.MAX_SEATS)]
            names += [name] * count + [f"*{name}"] * white
    return names


def _player(s: CarsonCityState, f: Facts, seat: int) -> str:
    numbers = {
        "money": f.money[seat],
        "points": f.points[seat],
        "cowboys": f.cowboys[seat],
        "revolvers": s.revolver_counts()[seat],
        "roads": f.roads[seat],
    }
    words = [f"{name}={n}" for name, n in numbers.items()]
    kept = ",".join(BUILDINGS[what] for what in f.kept_by(seat))
    return f"{LETTERS[seat]}: " + " ".join(words + ([f"kept={kept}"] if kept else []))
