"""Every text of Carcassonne comes from the catalogue: a pseudo-language puts all of them into brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from carsonne.bots.compound_moves import compound_of
from carsonne.games.carcassonne.faces import events, facts, guide, notation, saying, score, terminal
from carsonne.games.carcassonne.faces.event_types import Drawn
from carsonne.games.carcassonne.faces.move_types import PlaceMove, TileDraw
from carsonne.games.carcassonne.faces.moves import number_of
from carsonne.games.carcassonne.knowledge.reasons import reasons
from carsonne.games.carcassonne.knowledge.refusals import why_not
from carsonne.games.carcassonne.options import OPTIONS
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import SEGMENTS
from carsonne.games.carcassonne.rules.words import COLOURS, KINDS, PLACES
from carsonne.kernel.data import Undone
from carsonne.kernel.errors import BadMove, BadPosition
from carsonne.kernel.reasons import CompoundMove
from carsonne.locales import message
from tests.games.carcassonne import table
from tests.games.carcassonne.test_notation import UNFIT, UNREADABLE, begin, real_game_over
from tests.games.carcassonne.test_refusals import conceivable
from tests.games.carcassonne.test_terminal import nothing_fits
from tests.locales.reading import WORD, Reader, pseudo_language

NAMES = ["Ada", "Ben", "Cleo"]
HEADERS = ("options", "players", "turn", "tile", "aside", "phase", "last", "hand")
VALUES = [str(choice) for option in OPTIONS for choice in option.choices]
TYPED = {*PLACES, *COLOURS, *HEADERS, *notation.PHASES, *VALUES, *(option.id for option in OPTIONS)}
"""What is typed is the same in all languages."""
KNOWN = {*NAMES, *TYPED}
VARIANTS = range(len(table.VARIANTS))


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let this terminal speak the pseudo-language."""
    with pseudo_language(tmp_path_factory.mktemp("locales")):
        yield


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    reader = Reader(KNOWN)
    for module in (terminal, guide, score):
        monkeypatch.setattr(module, "say", reader.hear)
    yield reader
    assert reader.heard
    assert sorted(reader.found)[:9] == []


def decisions(s: CarcassonneState, rng: Random) -> Iterator[int]:
    """Play a whole random game and yield the seats that are asked."""
    while s.acting():
        if s.acting()[0] >= 0:
            yield s.acting()[0]
        table.step(s, rng, neat=True)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_in_a_terminal(variant: int, reader: Reader) -> None:
    rng = Random(variant)
    s = table.start(3, **table.VARIANTS[variant])
    for seat in decisions(s, rng):
        reader.look(terminal.picture(s, seat, colour=False))
        choices = terminal.choices(s, seat)
        for key, meaning, move in choices:
            assert not WORD.search(key) or key in PLACES or re.fullmatch(r"[A-X]?\d+r\d", key)
            reader.look(meaning)
            reader.look(guide.kind(move))
        for _, _, move in rng.sample(choices, min(2, len(choices))):
            reader.look(guide.explain(s, seat, move, NAMES))
        for event in [*events.events(s, s.heard()), Undone(seat)]:
            reader.look(terminal.sentence(event, NAMES))
    for event in events.events(s, s.heard()):
        reader.look(terminal.sentence(event, NAMES))
    reader.look(terminal.picture(s, None, colour=False))


@pytest.mark.parametrize("variant", VARIANTS)
def test_refusals(variant: int, reader: Reader) -> None:
    rng = Random(variant)
    s = table.start(3, **table.VARIANTS[variant])
    for seat in decisions(s, rng):
        found = [why_not(s, seat, move, NAMES) for move in conceivable(s, rng)]
        for said in {repr(one): one.said for one in found if one}.values():
            reader.hear(said)


@pytest.mark.parametrize("variant", [0, 2])
def test_reasons_and_sayings(variant: int, reader: Reader) -> None:
    """Explain moves, good and bad ones, in every position of a game."""
    rng = Random(variant)
    s = table.start(3, **table.VARIANTS[variant])
    for seat in decisions(s, rng):
        for move in rng.sample(moves := s.legal(seat), min(8, len(moves))):
            explain(compound_of("carcassonne", s, seat, move, None, 0.0, 0, NAMES), reader)
    assert {"ca-reason-completes", "ca-reason-theirs-add", "ca-reason-may-stay"} <= reader.ids


def explain(compound: CompoundMove, reader: Reader) -> None:
    for said in (saying.said(compound, True), saying.said(compound, False)):
        reader.hear(said, NAMES)
    for reason in reasons(compound):
        reader.hear(reason.said, NAMES)


def test_a_tile_that_fits_nowhere(reader: Reader) -> None:
    s = nothing_fits()
    reader.look(str(terminal.choices(s, 0)[0][1]))
    explain(compound_of("carcassonne", s, 0, s.legal(0)[0], None, 0.0, 0, NAMES), reader)
    reader.look(terminal.sentence(Drawn(1), NAMES))


def test_tiles_and_their_places(reader: Reader) -> None:
    for kind, name in enumerate(KINDS):
        reader.look(guide.about(name))
        for place in SEGMENTS[kind]:
            reader.hear(saying.follower(kind, 0, place))


def test_errors_in_positions_and_moves(reader: Reader) -> None:
    for text in [*(text for text, _ in UNREADABLE + UNFIT), real_game_over().replace("phase: over", "phase: draw")]:
        with pytest.raises(BadPosition) as caught:
            begin(text)
        reader.hear(caught.value.said)
    s = table.start(3, hand=3)
    for move in (PlaceMove(0, 0, 0), TileDraw()):
        with pytest.raises(BadMove) as bad:
            number_of(s, move)
        reader.hear(bad.value.said)


def test_the_score_pad_and_statistics(reader: Reader) -> None:
    s = table.start(3)
    for _ in decisions(s, Random(5)):
        if s.undrawn == 20:
            break
    text = table.GAME.offers.notation.position(s, None)  # type: ignore[union-attr]
    for line in score.score(text, {}).lines:
        reader.hear(line.said)
    for said in facts.TOPICS.values():
        reader.hear(said)


def test_what_is_in_no_catalogue_is_found() -> None:
    reader = Reader(KNOWN)
    reader.look("⟦three points~~⟧ Ada c0 12")
    reader.hear(message("ca-term-places", name="Ada", tile="K", cell="1,0"))
    assert not reader.found
    reader.look("⟦three~⟧ points")
    reader.hear(message("ca-term-claims", name="Ada", role="knight", place="c0"))
    assert reader.found == {"⟦three~⟧ points", "knight"}
