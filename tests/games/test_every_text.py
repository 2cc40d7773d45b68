"""Every text of the Carson games comes from the catalogue: a pseudo-language puts all of them into brackets.

Carcassonne has a test of its own beside its others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from carsonne import registry
from carsonne.bots.compound_moves import compound_of
from carsonne.games.carson_city.faces import guide as city_guide
from carsonne.games.carson_city.faces import notation as city_notation
from carsonne.games.carson_city.faces import terminal as city_terminal
from carsonne.games.carson_city.rules.words import CHARACTERS as CITY_CHARACTERS
from carsonne.games.carson_city_cards.faces import guide as cards_guide
from carsonne.games.carson_city_cards.faces import notation as cards_notation
from carsonne.games.carson_city_cards.faces import terminal as cards_terminal
from carsonne.games.carson_city_cards.rules.words import CHARACTERS
from carsonne.kernel.data import Undone
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.match import checked_setup
from tests.games.carson_city import test_notation as city_positions
from tests.games.carson_city import test_random as city_games
from tests.games.carson_city import test_refusals as city_refusals
from tests.games.carson_city_cards import test_notation as cards_positions
from tests.games.carson_city_cards import test_refusals as cards_refusals
from tests.locales.reading import WORD, Reader, pseudo_language

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
CITY_HEADERS = frozenset({
    "ammunition", "characters", "countdown", "market", "options", "order", "passed", "placed", "roads",
    "round", "turn", "white", "bank", "church", "drugstore", "hotel", "house", "mine", "mountain",
    "prison", "ranch", "river", "saloon", "r3c5", "H0",
})  # fmt: skip
CARDS_HEADERS = frozenset({
    "aside", "back", "backs", "cards", "characters", "deck", "laid", "options", "player", "removed",
    "round", "running", "sold", "spent", "total", "turned", "under", "beginner", "intermediate", "expert",
    "boot", "cactus", "cow", "hat", "horseshoe", "star",
})  # fmt: skip


@dataclass(frozen=True)
class Case:
    """A game, some of its variants, and what to try in it."""

    game: str
    options: tuple[dict[str, Any], ...]
    modules: tuple[Any, ...]
    """Those that say something in the terminal."""
    typed: frozenset[str]
    """What is typed, which is the same in all languages."""
    headers: frozenset[str]
    """Words of the notation, which an error may list."""
    step: Callable[[Any, Random], None]
    conceivable: Callable[[Any, Random], list[int]]
    wrong: tuple[str, ...]
    """Positions that contradict themselves."""


CITY = Case(
    "carson-city",
    tuple(city_games.options(i) for i in (0, 3, 5, 7)),
    (city_terminal, city_guide),
    frozenset({*city_notation.PIECES, *(f"{column}{row}" for column in city_guide.COLUMNS for row in range(1, 9))}),
    CITY_HEADERS,
    city_games.step,
    lambda s, rng: city_refusals.conceivable(rng),
    tuple(text for text, _ in city_positions.WRONG),
)
CARDS_GAME = Case(
    "carson-city-cards",
    ({}, {"suits": "chosen"}, {"level": "expert"}, {"lawyer_with_worker": True}),
    (cards_terminal, cards_guide),
    frozenset({*cards_notation.PARCEL_LETTERS, "II"}),
    CARDS_HEADERS,
    cards_refusals.step,
    cards_refusals.conceivable,
    tuple(text for text, _ in cards_positions.WRONG),
)
CASES = pytest.mark.parametrize("case", [CITY, CARDS_GAME], ids=lambda case: case.game)


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let this terminal speak the pseudo-language."""
    with pseudo_language(tmp_path_factory.mktemp("locales")):
        yield


@pytest.fixture
def reader(case: Case, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    reader = Reader({*NAMES, *case.typed})
    for module in case.modules:
        monkeypatch.setattr(module, "say", reader.hear)
    yield reader
    assert reader.heard
    assert sorted(reader.found)[:9] == []


def decisions(case: Case, number: int, seats: int = 3) -> Iterator[tuple[Any, int, Random]]:
    """Play a whole random game and yield its position with each seat that is asked."""
    rng = Random(number)
    game: Any = registry.find(case.game)
    s = game.start(checked_setup(game, seats, case.options[number]))
    s.listen(True)
    while acting := s.acting():
        for seat in acting:
            if seat >= 0:
                yield s, seat, rng
        case.step(s, rng)
    yield s, -1, rng


@pytest.mark.parametrize("number", range(4))
@CASES
def test_a_game_in_a_terminal(case: Case, number: int, reader: Reader) -> None:
    game: Any = registry.find(case.game)
    terminal, guide = game.offers.terminal, game.offers.guide
    for s, seat, rng in decisions(case, number):
        for event in [*game.events(s), Undone(0)]:
            reader.look(terminal.sentence(event, NAMES))
        reader.look(terminal.picture(s, seat if seat >= 0 else None, False))
        choices = terminal.choices(s, seat) if seat >= 0 else []
        for _, meaning, move in choices:
            reader.look(meaning)
            reader.look(guide.kind(move))
        for _, _, move in rng.sample(choices, min(2, len(choices))):
            reader.look(guide.explain(s, seat, move, NAMES))


@pytest.mark.parametrize("number", range(4))
@CASES
def test_refusals(case: Case, number: int, reader: Reader) -> None:
    why_not = registry.find(case.game).offers.refusals.why_not  # type: ignore[union-attr]
    for s, seat, rng in decisions(case, number):
        found = [why_not(s, seat, move, NAMES) for move in case.conceivable(s, rng) if seat >= 0]
        for said in {repr(one): one.said for one in found if one}.values():
            reader.hear(said, NAMES)


@pytest.mark.parametrize("number", [0, 1])
@CASES
def test_reasons_and_sayings(case: Case, number: int, reader: Reader) -> None:
    """Explain moves, good and bad ones, in every position of a game."""
    offers: Any = registry.find(case.game).offers
    for s, seat, rng in decisions(case, number):
        for move in rng.sample(moves := list(s.legal(seat)), min(4, len(moves))) if seat >= 0 else []:
            compound = compound_of(case.game, s, seat, move, None, 0.0, 0, NAMES)
            for marked in (True, False):
                reader.hear(offers.saying.said(compound, marked), NAMES)
            for reason in offers.reasons.reasons(compound):
                reader.hear(reason.said, NAMES)


@CASES
def test_errors_in_positions(case: Case, reader: Reader) -> None:
    score_pad: Any = registry.find(case.game).offers.score_pad
    headers = {name for option in registry.find(case.game).options for name in (option.id, *map(str, option.choices))}
    for text in case.wrong:
        with pytest.raises(BadPosition) as caught:
            score_pad.score(text, {})
        reader.known = {*case.typed, *case.headers, *headers, *WORD.findall(text)}
        reader.hear(caught.value.said)


@CASES
def test_the_score_pad_and_statistics(case: Case, reader: Reader) -> None:
    offers: Any = registry.find(case.game).offers
    *_, (s, _, _) = decisions(case, 0)
    for line in offers.score_pad.score(offers.notation.position(s, None), {}).lines:
        reader.hear(line.said)
    for said in offers.facts.TOPICS.values():
        reader.hear(said)
    for character in {*CITY_CHARACTERS, *CHARACTERS}:
        reader.look(offers.guide.about(character))
