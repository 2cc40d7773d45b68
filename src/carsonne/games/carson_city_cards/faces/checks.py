"""Checks that the lines of a typed position agree with the pieces in the box and with each other."""

from __future__ import annotations

from collections import Counter

from carsonne.games.carson_city_cards.deck_file import published_counts
from carsonne.games.carson_city_cards.faces.notation import Block, TypedPosition, wrong
from carsonne.games.carson_city_cards.knowledge.words import person, things
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS, ERAS, PARCELS
from carsonne.kernel.errors import brief
from carsonne.locales import message

Place = tuple[int, int]


def check(position: TypedPosition) -> None:
    """Raise BadPosition, naming the line if there is one."""
    _check_players(position)
    _check_cards(position)
    for block in position.blocks:
        _check_block(block)
    _check_elements(position)


def _check_players(position: TypedPosition) -> None:
    position.blocks.sort(key=lambda block: block.player)
    for number, block in enumerate(position.blocks):
        if block.player != number:
            raise wrong(block.line, message("cards-bad-missing", player=number))
        if block.level is None and number and position.blocks[number - 1].level is not None:
            raise wrong(block.line, message("cards-bad-order"))
    if position.blocks and position.blocks[0].level is not None:
        raise wrong(position.blocks[0].line, message("cards-bad-all-virtual"))


def _check_cards(position: TypedPosition) -> None:
    """Check that no card is in two places."""
    seen: dict[int, int] = {}
    for line, card in _all_cards(position):
        if card in seen:
            raise wrong(line, message("cards-bad-used-twice", card=brief(CARDS[card]), line=seen[card]))
        seen[card] = line


def _all_cards(position: TypedPosition) -> list[tuple[int, int]]:
    """List every card named in the text, with its line."""
    found = [(position.said["removed"], card) for card in position.removed]
    found += [(position.said["under"], codes.TERRAIN + face) for face, _ in position.under]
    for block in position.blocks:
        lists = {
            "characters": [codes.TERRAIN + i for i in block.characters],
            "cards": block.cards,
            "aside": block.aside,
            "sold": block.sold_cards,
            "laid": [card for card, _, _ in block.laid],
        }
        found += [(block.said[name], card) for name, cards in lists.items() for card in cards]
    return found


def _check_block(block: Block) -> None:
    if block.level is not None:
        for name in ("sold", "aside", "laid", "turned"):
            if name in block.said:
                raise wrong(block.said[name], message("cards-bad-virtual-has", header=brief(name)))
        if block.rows:
            raise wrong(block.row_lines[0], message("cards-bad-virtual-city"))
        return
    if "cards" in block.said:
        raise wrong(block.said["cards"], message("cards-bad-real-cards", header="'cards'", laid="'laid'"))
    if block.sold and codes.AUCTIONEER not in block.characters:
        raise wrong(block.said["sold"], message("cards-bad-no-auctioneer"))
    for character in block.turned:
        if character not in block.characters:
            raise wrong(block.said["turned"], message("cards-bad-not-owned", person=person(CHARACTERS[character])))
    if len(block.laid) > codes.MOST_TAKEN:
        raise wrong(block.said["laid"], message("cards-bad-many-cards", most=codes.MOST_TAKEN))
    _check_city(block)


def _check_city(block: Block) -> None:
    """Check the size and connection of a city (CC73, CC74, CC96)."""
    places = {(row, col): line for row, col, line in _parcels(block)}
    if not places:
        return
    height = max(row for row, _ in places) - min(row for row, _ in places) + 1
    width = max(col for _, col in places) - min(col for _, col in places) + 1
    longer = codes.CAPTAIN in block.characters
    if max(height, width) > codes.LIMIT + longer or min(height, width) > codes.LIMIT:
        id = "cards-bad-size-captain" if longer else "cards-bad-size"
        raise wrong(max(places.values()), message(id, high=height, wide=width))
    reached = _reached(next(iter(places)), set(places))
    for place, line in places.items():
        if place not in reached:
            raise wrong(line, message("cards-bad-apart", place=f"{place[0]},{place[1]}"))


def check_room(block: Block, position: TypedPosition) -> None:
    """Check that play can continue with a city: its cards and places stay within bounds until the end."""
    rounds = codes.ALL_ROUNDS - position.era * codes.ERA_ROUNDS - (position.round or 0)
    if len(block.laid) + rounds + codes.MOST_TAKEN - codes.ALL_ROUNDS > codes.MAX_LAID:
        raise wrong(block.said["laid"], message("cards-bad-full"))
    drift = codes.LIMIT + 2 * (codes.SALES - block.sold)
    for axis in (1, 2):
        low = min((laid[axis] for laid in block.laid), default=0)
        high = max((laid[axis] + 1 for laid in block.laid), default=1)
        if low + drift > codes.SIDE - 2 or high - drift < -codes.SIDE:
            raise wrong(block.said["laid"], message("cards-bad-drift"))


def _parcels(block: Block) -> list[tuple[int, int, int]]:
    """Return the row, column and line of each parcel."""
    if block.laid:
        line = block.said["laid"]
        return [(row + r, col + c, line) for _, row, col in block.laid for r in (0, 1) for c in (0, 1)]
    return [
        (row, col, line)
        for row, (parcels, line) in enumerate(zip(block.rows, block.row_lines, strict=True))
        for col, parcel in enumerate(parcels)
        if parcel != codes.NONE
    ]


def _reached(first: Place, places: set[Place]) -> set[Place]:
    found, open_ = {first}, [first]
    while open_:
        row, col = open_.pop()
        for place in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if place in places and place not in found:
                found.add(place)
                open_.append(place)
    return found


def _check_elements(position: TypedPosition) -> None:
    """Check that there is no more of anything than the two decks hold (CC5)."""
    most: Counter[str] = Counter()
    for era in ERAS:
        most.update(published_counts(era))
    most["house"] = most["mountain"] = max(most["house"], most["mountain"])  # either way round (R1)
    found: Counter[str] = Counter()
    for block in position.blocks:
        for parcels, line in zip(block.rows, block.row_lines, strict=True):
            for parcel in parcels:
                name = PARCELS[parcel]
                found[name] += 1
                if name in most and found[name] > most[name]:
                    raise wrong(line, message("cards-bad-elements", things=things(name, most[name])))
