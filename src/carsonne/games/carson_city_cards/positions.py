"""From a typed position to a state to score or to play on from, and back."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards import notation
from carsonne.games.carson_city_cards.checks import check, check_room
from carsonne.games.carson_city_cards.codes import (
    ASIDE,
    BACK,
    CHARACTER,
    CHARACTER_NAMES,
    CHARACTERS,
    CHINESE_WORKER,
    ERA_CARDS,
    ERA_ROUNDS,
    ERAS,
    GOVERNOR,
    KEPT,
    LEVELS,
    MAX_PLAYERS,
    NO_CARD,
    NONE,
    OVER,
    PHASE_NAMES,
    REAL,
    REMOVED,
    SOLD,
    SUIT_MODES,
    SUITS,
    TERRAIN,
    UNSEEN,
)
from carsonne.games.carson_city_cards.deck import BACK_IDS, CARD_IDS
from carsonne.games.carson_city_cards.moves import CARDS
from carsonne.games.carson_city_cards.notation import Block, Position, wrong
from carsonne.games.carson_city_cards.options import FEWEST, OPTIONS, deck_of, virtual_levels
from carsonne.games.carson_city_cards.score import pad
from carsonne.games.carson_city_cards.state import CarsonCityCards
from carsonne.games.carson_city_cards.tables import HAND
from carsonne.games.carson_city_cards.view import bits
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.options import Values, resolve

FIXED = SUIT_MODES.index("fixed")


def parse(text: str) -> Position:
    """Read a position, or BadPosition with the line that is wrong."""
    position = notation.read(text)
    check(position)
    return position


def setup_of(text: str) -> tuple[int, Values]:
    """The seats that a typed position needs, and the options it names, virtual players included."""
    position = parse(text)
    return max(1, len(position.real)), position.options | _spoken_options(position)


def _spoken_options(position: Position) -> Values:
    levels = [LEVELS[block.level] for block in position.blocks if block.level is not None]
    total = min(max(FEWEST, len(position.blocks)), MAX_PLAYERS)
    return {"total": total} | {f"level_{i}": level for i, level in enumerate(levels, 1)}


# Scoring


def score(text: str, options: Values) -> dict[str, Any]:
    """Points by player, a line of the pad for each reason, and the pads themselves."""
    position = parse(text)
    seats = max(1, len(position.real))
    values = resolve(OPTIONS, position.options | options, seats)
    s = _tables_of(position, seats, values)
    pads = [pad(s, player) for player in range(s.table()["players"])]
    names = [_name(position, player) for player in range(len(pads))]
    return {
        "scores": {name: found["total"] for name, found in zip(names, pads, strict=True)},
        "lines": [
            {"player": name, **line, "reason": _reason(line)}
            for name, found in zip(names, pads, strict=True)
            for line in found["lines"]
        ],
        "options": values,
    }


def _reason(line: dict[str, Any]) -> str:
    """A line in words: its name, and what it is made of."""
    parts = "; ".join(part["text"] for part in line["because"])
    return f"{line['name'].replace('_', ' ')}: {parts}" if parts else line["name"].replace("_", " ")


def _name(position: Position, player: int) -> str:
    block = next((block for block in position.blocks if block.player == player), None)
    return f"player {player}" if block is None or block.suit is None else f"player {player} {SUITS[block.suit]}"


def _tables_of(position: Position, seats: int, values: Values) -> CarsonCityCards:
    """Cities, cards and characters of a position; nobody is to move."""
    s = CarsonCityCards(seats)
    levels = [block.level for block in position.blocks if block.level is not None]
    s.configure(levels, FIXED, deck_of(values).lists())
    for block in position.blocks:
        _put_block(s, block)
    s.put_end()
    return s


def _put_block(s: CarsonCityCards, block: Block) -> None:
    player = block.player
    for card, row, col in block.laid:
        s.put_card(player, card, row, col)
    if not block.laid:
        for row, parcels in enumerate(block.rows):
            for col, parcel in enumerate(parcels):
                if parcel != NONE:
                    s.put_parcel(player, row, col, parcel)
    elif block.rows and _trimmed(block.rows) != s.rows(player):
        raise wrong(block.row_lines[0], "the rows do not show the cards that are laid")
    for character in block.characters:
        s.put_place(TERRAIN + character, KEPT + player)
    for cards, place in ((block.cards, KEPT), (block.aside, ASIDE), (block.sold_cards, SOLD)):
        for card in cards:
            s.put_place(card, place + player)
    s.put_sold(player, block.sold)


def _trimmed(rows: list[list[int]]) -> list[list[int]]:
    """The rows without empty ones and empty columns around the city."""
    full_rows = [i for i, row in enumerate(rows) if any(row)]
    full_cols = [i for i in range(len(rows[0])) if any(row[i] for row in rows)]
    if not full_rows:
        return []
    return [row[full_cols[0] : full_cols[-1] + 1] for row in rows[full_rows[0] : full_rows[-1] + 1]]


# Playing on


def start_from(text: str, seats: int, options: Values) -> CarsonCityCards:
    """A state to play on from: the beginning of a round, or the end."""
    position = parse(text)
    _check_players(position, seats, options)
    s = _tables_of(position, seats, options)
    for block in position.blocks:
        s.put_player(block.player, _suit(position, block), _hand(block))
    if position.over:
        return s
    if position.running is not None or position.round is None:
        raise BadPosition("Only the beginning of a round can be played on from: say it with 'round: I 3'.")
    for block in position.real:
        check_room(block, position)
    turned = [character for block in position.blocks for character in block.turned]
    s.put_round(position.era, position.round, sum(1 << character for character in turned))
    _put_piles(s, position)
    s.put_start()
    return s


def _check_players(position: Position, seats: int, options: Values) -> None:
    if len(position.real) != seats:
        raise BadPosition(f"The position has {len(position.real)} real players, the game has {seats} seats.")
    levels = [block.level for block in position.blocks if block.level is not None]
    if levels != virtual_levels(options, seats):
        raise BadPosition("The virtual players of the position are not those of the options.")
    for block in position.real:
        if block.rows and not block.laid and not position.over:
            raise wrong(block.line, "to play on, say which cards lie where: 'laid: I-05 0,0; I-42 -2,0'")
        if block.sold != len(block.sold_cards) and not position.over:
            raise wrong(block.said["sold"], "to play on, say which cards were sold")
    for block in position.blocks:
        if position.round is not None and len(block.spent) != position.round:
            raise wrong(block.said.get("spent", block.line), f"{position.round} bid cards must be spent by now")


def _suit(position: Position, block: Block) -> int:
    """The suit that the block names, or the first that nobody else has."""
    if block.suit is not None:
        return block.suit
    taken = {other.suit for other in position.blocks}
    unnamed = [other.player for other in position.blocks if other.suit is None]
    free = [suit for suit in range(len(SUITS)) if suit not in taken]
    return free[unnamed.index(block.player)]


def _hand(block: Block) -> int:
    hand = HAND[REAL if block.level is None else block.level]
    for value in block.spent:
        if not hand >> value & 1:
            raise wrong(block.said["spent"], f"this player has no bid card {value}")
    return hand & ~sum(1 << value for value in block.spent)


def _put_piles(s: CarsonCityCards, position: Position) -> None:
    """What was removed, the rest of the first era, and the pile of characters."""
    for card in position.removed:
        s.put_place(card, REMOVED)
    where = s.whereabouts()
    if position.era == 1:
        for card in range(ERA_CARDS):
            if where[card] == UNSEEN:
                s.put_place(card, REMOVED)
    _check_piles(s, position)
    held = {face for face, _ in position.under}
    unseen = [i for i in range(CHARACTERS) if where[TERRAIN + i] == UNSEEN and i not in held]
    back = position.back if unseen or not position.under else position.under[0][1]
    if position.back not in (None, back):
        raise wrong(position.said["back"], "the top of the pile is the first card of 'under'")
    s.put_pile(NO_CARD if back is None else back, _seen_backs(position, len(unseen)), position.under)


def _check_piles(s: CarsonCityCards, position: Position) -> None:
    """Enough is left for the rounds to come (CC99, CC100)."""
    where, players, number = s.whereabouts(), s.table()["players"], position.round or 0
    pile = range(position.era * ERA_CARDS, position.era * ERA_CARDS + ERA_CARDS)
    left = sum(where[card] == UNSEEN for card in pile)
    turned = [character for block in position.blocks for character in block.turned]
    extra = sum(character not in turned for character in (GOVERNOR, CHINESE_WORKER))
    needed = (4 if players == 4 else 5) * (ERA_ROUNDS - number) + extra
    if left < needed:
        raise BadPosition(f"The pile has {left} terrain cards left; the era may need {needed}.")
    faces = sum(place == UNSEEN for place in where[TERRAIN:])
    rounds = (2 - position.era) * ERA_ROUNDS - number
    if faces <= rounds:
        raise BadPosition(f"The pile has {faces} characters left; {rounds} rounds need {rounds + 1}.")


def _seen_backs(position: Position, unseen: int) -> list[int]:
    """The backs that are gone; those that a text does not name are filled up in the order of their ids."""
    named = [*position.backs, *(back for _, back in position.under)]
    if position.back is not None and unseen:
        named.append(position.back)
    wanted = CHARACTERS - (unseen if position.back is None else max(0, unseen - 1))
    if len(set(named)) != len(named) or len(named) > wanted:
        raise BadPosition("The backs do not agree with the characters that have been seen.")
    rest = [back for back in range(CHARACTERS) if back not in named]
    return named + rest[: wanted - len(named)]


# Writing


def position_of(s: CarsonCityCards) -> str:
    """The text of a position: complete at the beginning of a round, else with what is going on as a remark."""
    phase, _, era, number = s.now()
    table, where = s.table(), s.whereabouts()
    number = min(number, ERA_ROUNDS - 1)  # the paperboy and the last sales come after the last round
    lines = ["round: over" if phase == OVER else f"round: {ERAS[era]} {number + 1}"]
    if phase not in (BACK, CHARACTER, OVER):
        market = ", ".join("-" if card == NO_CARD else CARDS[card] for card in s.market_cards())
        lines.append(f"running: {PHASE_NAMES[phase]}" + (f"; market {market}" if market else ""))
    if table["back"] != NO_CARD and phase != OVER:
        under = s.under_pile()
        pile = {table["back"]} | {back for _, back in under}
        gone = [BACK_IDS[i] for i, seen in enumerate(s.seen_backs()) if seen and i not in pile]
        lines.append(f"back: {BACK_IDS[table['back']]}")
        lines += [f"backs: {', '.join(gone)}"] if gone else []
        lines += [f"under: {', '.join(f'{CHARACTER_NAMES[f]}/{BACK_IDS[b]}' for f, b in under)}"] if under else []
    removed = [CARDS[card] for card, place in enumerate(where) if place == REMOVED]
    lines += [f"removed: {', '.join(removed)}"] if removed else []
    for player in range(table["players"]):
        lines += _spell_player(s, player)
    return "\n".join(lines) + "\n"


def _spell_player(s: CarsonCityCards, player: int) -> list[str]:
    facts, turned = s.player(player), s.table()["turned"]
    level = facts["level"]
    words = ["player", str(player)]
    words += [SUITS[facts["suit"]]] if facts["suit"] < len(SUITS) else []
    words += [LEVELS[level]] if level != REAL else []
    owned = s.characters_of(player)
    lists = {
        "cards": [CARD_IDS[i] for i in s.cards_of(player)] if level != REAL else [],
        "characters": [CHARACTER_NAMES[i] for i in owned],
        "turned": [CHARACTER_NAMES[i] for i in owned if turned >> i & 1],
        "sold": [CARD_IDS[i] for i in s.sold_of(player)],
        "aside": [CARD_IDS[i] for i in s.aside_of(player)],
        "spent": [str(value) for value in bits(HAND[level] & ~facts["hand"])],
    }
    lines = [" ".join(words)]
    if level == REAL:
        laid = s.laid(player)
        lines += notation.spell_rows(s.rows(player))
        lines += ["laid: " + "; ".join(f"{CARD_IDS[c]} {row},{col}" for c, row, col in laid)] if laid else []
    return lines + [f"{name}: {', '.join(items)}" for name, items in lists.items() if items]
