"""Turns a typed position into a state to score or to continue from, and back."""

from __future__ import annotations

from carsonne.games.carson_city_cards.faces import notation
from carsonne.games.carson_city_cards.faces.checks import check, check_room
from carsonne.games.carson_city_cards.faces.notation import Block, TypedPosition, wrong
from carsonne.games.carson_city_cards.knowledge import accessors
from carsonne.games.carson_city_cards.options import FEWEST, deck_of, set_switches, unusual, virtual_levels
from carsonne.games.carson_city_cards.rules import city, codes, ending, market
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.setup import set_up
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.tables import HAND
from carsonne.games.carson_city_cards.rules.words import BACKS, CARDS, CHARACTERS, ERAS, LEVELS, PHASES, SUITS, TERRAINS
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.fields import put, write
from carsonne.kernel.options import Values
from carsonne.locales import message


def parse(text: str) -> TypedPosition:
    """Read a position; raises BadPosition with the line that is wrong."""
    position = notation.read(text)
    check(position)
    return position


def setup_of(text: str) -> tuple[int, Values]:
    """Return the seats that a typed position needs and the options it names, virtual players included."""
    position = parse(text)
    return seats_of(position), position.options | _spoken_options(position)


def seats_of(position: TypedPosition) -> int:
    """Return how many seats a position needs."""
    return max(1, len(position.real))


def _spoken_options(position: TypedPosition) -> Values:
    levels = [LEVELS[block.level] for block in position.blocks if block.level is not None]
    total = min(max(FEWEST, len(position.blocks)), codes.MAX_PLAYERS)
    return {"total": total} | {f"level_{i}": level for i, level in enumerate(levels, 1)}


# The table


def table_of(position: TypedPosition, seats: int, values: Values) -> CarsonCityCardsState:
    """Set up the cities, cards and characters of a position, with no player to move."""
    s = CarsonCityCardsState(seats)
    levels = [block.level for block in position.blocks if block.level is not None]
    set_up(s, levels, deck_of(values))
    set_switches(s, values)
    for block in position.blocks:
        _put_block(s, block)
    s.phase = codes.OVER
    return s


def _put_block(s: CarsonCityCardsState, block: Block) -> None:
    player = block.player
    for card, row, col in block.laid:
        city.lay(s, player, card, row, col)
    if not block.laid:
        for row, parcels in enumerate(block.rows):
            for col, parcel in enumerate(parcels):
                if parcel != codes.NONE:
                    city.show_parcel(s, player, row, col, parcel)
    elif block.rows and _trimmed(block.rows) != accessors.rows(s, player):
        raise wrong(block.row_lines[0], message("cards-bad-rows"))
    for character in block.characters:
        put(s, "card_at", codes.TERRAIN + character, codes.KEPT + player)
    for cards, place in ((block.cards, codes.KEPT), (block.aside, codes.ASIDE), (block.sold_cards, codes.SOLD)):
        for card in cards:
            put(s, "card_at", card, place + player)
    put(s, "sold", player, block.sold)


def _trimmed(rows: list[list[int]]) -> list[list[int]]:
    """Cut empty rows and columns from around the city."""
    full_rows = [i for i, row in enumerate(rows) if any(row)]
    full_cols = [i for i in range(len(rows[0])) if any(row[i] for row in rows)]
    if not full_rows:
        return []
    return [row[full_cols[0] : full_cols[-1] + 1] for row in rows[full_rows[0] : full_rows[-1] + 1]]


# Playing on


def start_from(text: str, seats: int, options: Values) -> CarsonCityCardsState:
    """Make a state from a typed position, ready to play on: the beginning of a round, or the end."""
    position = parse(text)
    _check_players(position, seats, options)
    s = table_of(position, seats, options)
    for block in position.blocks:
        put(s, "suit", block.player, _suit(position, block))
        put(s, "hand", block.player, _hand(block))
    if position.over:
        return s
    if position.running is not None:
        raise BadPosition(message("cards-bad-middle"))
    if position.round is None:
        raise BadPosition(message("cards-bad-no-round", sample="'round: I 3'"))
    for block in position.real:
        check_room(block, position)
    s.era, s.round = position.era, position.round
    s.sideways = sum(1 << character for character in _turned(position))
    _put_piles(s, position)
    if s.back == codes.NO_CARD:
        s.phase = codes.BACK
    else:
        market.start_round(s)
    return s


def _turned(position: TypedPosition) -> list[int]:
    return [character for block in position.blocks for character in block.turned]


def _check_players(position: TypedPosition, seats: int, options: Values) -> None:
    if len(position.real) != seats:
        raise BadPosition(message("cards-bad-seats", players=len(position.real), seats=seats))
    levels = [block.level for block in position.blocks if block.level is not None]
    if levels != virtual_levels(options, seats):
        raise BadPosition(message("cards-bad-levels"))
    for block in position.real:
        if block.rows and not block.laid and not position.over:
            raise wrong(block.line, message("cards-bad-no-laid", sample="'laid: I-05 0,0; I-42 -2,0'"))
        if block.sold != len(block.sold_cards) and not position.over:
            raise wrong(block.said["sold"], message("cards-bad-no-sold"))
    for block in position.blocks:
        if position.round is not None and len(block.spent) != position.round:
            raise wrong(block.said.get("spent", block.line), message("cards-bad-spent", count=position.round))


def _suit(position: TypedPosition, block: Block) -> int:
    """Return the suit that the block names, or the first that is free."""
    if block.suit is not None:
        return block.suit
    taken = {other.suit for other in position.blocks}
    unnamed = [other.player for other in position.blocks if other.suit is None]
    free = [suit for suit in range(len(SUITS)) if suit not in taken]
    return free[unnamed.index(block.player)]


def _hand(block: Block) -> int:
    hand = HAND[codes.REAL if block.level is None else block.level]
    for value in block.spent:
        if not hand >> value & 1:
            raise wrong(block.said["spent"], message("cards-bad-hand", value=value))
    return hand & ~sum(1 << value for value in block.spent)


def _put_piles(s: Position, position: TypedPosition) -> None:
    """Set up what was removed, the rest of the first era, and the pile of characters."""
    for card in position.removed:
        put(s, "card_at", card, codes.REMOVED)
    if position.era == 1:
        ending.remove_first_pile(s)
    _check_piles(s, position)
    for face, _ in position.under:
        put(s, "card_at", codes.TERRAIN + face, codes.UNDER)
    unseen = list(s.card_at[codes.TERRAIN :]).count(codes.UNSEEN)
    back = position.back if unseen or not position.under else position.under[0][1]
    if position.back not in (None, back):
        raise wrong(position.said["back"], message("cards-bad-top", header="'under'"))
    s.back = codes.NO_CARD if back is None else back
    s.known_top = int(unseen == 0)
    _put_backs(s, position, _seen_backs(position, unseen))


def _put_backs(s: Position, position: TypedPosition, seen: list[int]) -> None:
    """Set up the backs seen so far, and what lies under the pile, uppermost first."""
    rest = [0] * (len(BACKS) - len(position.under))
    s.under_count = len(position.under)
    write(s, "under_face", [face for face, _ in position.under] + rest)
    write(s, "under_back", [back for _, back in position.under] + rest)
    s.unseen_backs = len(BACKS) - len(seen)
    write(s, "back_seen", [int(back in seen) for back in range(len(BACKS))])


def _check_piles(s: Position, position: TypedPosition) -> None:
    """Check that enough is left for the remaining rounds (CC99, CC100)."""
    where, number = list(s.card_at), position.round or 0
    left = where[position.era * codes.ERA_CARDS : (position.era + 1) * codes.ERA_CARDS].count(codes.UNSEEN)
    extra = sum(character not in _turned(position) for character in (codes.GOVERNOR, codes.CHINESE_WORKER))
    needed = market.terrain_of_a_round(s.players) * (codes.ERA_ROUNDS - number) + extra
    if left < needed:
        raise BadPosition(message("cards-bad-pile", count=left, needed=needed))
    faces = where[codes.TERRAIN :].count(codes.UNSEEN)
    rounds = codes.ALL_ROUNDS - position.era * codes.ERA_ROUNDS - number
    if faces <= rounds:
        raise BadPosition(message("cards-bad-people", count=faces, needed=rounds + 1))


def _seen_backs(position: TypedPosition, unseen: int) -> list[int]:
    """Return the backs that are gone; those that a text does not name are filled up in the order of their ids."""
    named = [*position.backs, *(back for _, back in position.under)]
    if position.back is not None and unseen:
        named.append(position.back)
    wanted = len(BACKS) - (unseen if position.back is None else max(0, unseen - 1))
    if len(set(named)) != len(named) or len(named) > wanted:
        raise BadPosition(message("cards-bad-backs"))
    rest = [back for back in range(len(BACKS)) if back not in named]
    return named + rest[: wanted - len(named)]


# Writing


def position(s: Position, seat: int | None) -> str:
    """Write a position: complete at the beginning of a round, otherwise with the action in progress as a remark."""
    number = min(s.round, codes.ERA_ROUNDS - 1)  # the paperboy and the last sales come after the last round
    lines = _spell_options(s)
    lines.append("round: over" if s.phase == codes.OVER else f"round: {ERAS[s.era]} {number + 1}")
    if s.phase not in (codes.BACK, codes.CHARACTER, codes.OVER):
        market = ", ".join("-" if card == codes.NO_CARD else CARDS[card] for card in accessors.market_cards(s))
        lines.append(f"running: {PHASES[s.phase]}" + (f"; market {market}" if market else ""))
    if s.back != codes.NO_CARD and s.phase != codes.OVER:
        lines += _spell_pile(s)
    removed = [CARDS[card] for card in accessors.removed(s)]
    lines += [f"removed: {', '.join(removed)}"] if removed else []
    for player in range(s.players):
        lines += _spell_player(s, player)
    return "\n".join(lines) + "\n"


def _spell_options(s: Position) -> list[str]:
    """Write the options that differ from the defaults."""
    words = [f"{name}={str(value).lower()}" for name, value in unusual(s).items()]
    return [f"options: {' '.join(words)}"] if words else []


def _spell_pile(s: Position) -> list[str]:
    """Write the backs, and what lies under the pile of characters."""
    under = accessors.under_pile(s)
    pile = {s.back} | {back for _, back in under}
    gone = [BACKS[i] for i, seen in enumerate(s.back_seen) if seen and i not in pile]
    lines = [f"back: {BACKS[s.back]}"]
    lines += [f"backs: {', '.join(gone)}"] if gone else []
    lines += [f"under: {', '.join(f'{CHARACTERS[f]}/{BACKS[b]}' for f, b in under)}"] if under else []
    return lines


def _spell_player(s: Position, player: int) -> list[str]:
    level, suit = s.level[player], s.suit[player]
    words = ["player", str(player)]
    words += [SUITS[suit]] if suit < len(SUITS) else []
    words += [LEVELS[level]] if level != codes.REAL else []
    lines = [" ".join(words)]
    if level == codes.REAL:
        laid = accessors.laid(s, player)
        lines += notation.spell_rows(accessors.rows(s, player))
        lines += ["laid: " + "; ".join(f"{TERRAINS[c]} {row},{col}" for c, row, col in laid)] if laid else []
    return lines + [f"{name}: {', '.join(items)}" for name, items in _spell_lists(s, player).items() if items]


def _spell_lists(s: Position, player: int) -> dict[str, list[str]]:
    """Return the lists that describe a player, by header."""
    level, owned = s.level[player], accessors.characters_of(s, player)
    return {
        "cards": [TERRAINS[card] for card in accessors.cards_of(s, player)] if level != codes.REAL else [],
        "characters": [CHARACTERS[i] for i in owned],
        "turned": [CHARACTERS[i] for i in owned if accessors.is_sideways(s, i)],
        "sold": [TERRAINS[card] for card in accessors.sold_of(s, player)],
        "aside": [TERRAINS[card] for card in accessors.aside_of(s, player)],
        "spent": [str(value) for value in accessors.bid_cards(HAND[level] & ~s.hand[player])],
    }
