"""A position that is written, read and played on stays the same; boards may be turned, moved and recoloured."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from carsonne.games.carcassonne.faces.positions import position, setup_of, start_from
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.options import switches
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF, same_place
from carsonne.games.carcassonne.rules.words import COLOURS
from carsonne.kernel.options import resolve
from tests.games.carcassonne import table
from tests.games.carcassonne.table import features, score

seeds = st.integers(0, 10**9)


def somewhere(seed: int, most: int = 290) -> CarcassonneState:
    """Return a random position of a random game, after the deal."""
    rng = Random(seed)
    seats, options = table.random_setup(rng)
    s = table.start(seats, **options)
    while s.phase == codes.DEAL:
        table.step(s, rng)
    return table.wander(s, rng, rng.randrange(most), neat=rng.random() < 0.7)


def in_full(s: CarcassonneState) -> str:
    """Write the position with all hands, which no player knows."""
    lines = [line for seat in range(s.seats) for line in position(s, seat).splitlines()]
    return "\n".join(dict.fromkeys(lines))


def read(text: str, seats: int) -> CarcassonneState:
    _, options = setup_of(text)
    return start_from(text, seats, resolve(table.GAME.options, options, seats))


def everything(s: CarcassonneState) -> list[object]:
    """Return everything that matters from here on, regardless of the order in which tiles were laid."""
    what = ("type", "shields", "followers", "holders", "cities", "now", "end")
    return [
        switches(s),
        [s.phase, s.turn, s.drawn, s.undrawn],
        s.closing,
        sorted(table.laid(s)),
        sorted(table.standing(s), key=str),
        accessors.supplies(s),
        s.scores(),
        list(s.bag),
        list(s.aside),
        [accessors.hand(s, seat) for seat in range(s.seats)],
        sorted(accessors.frontier(s)),
        sorted((sorted(f["places"]), [f[name] for name in what]) for f in features(s)),
        [s.legal(seat) for seat in range(s.seats)],
        s.outcomes(),
    ]


@given(seeds)
def test_written_and_read_it_is_the_same_position(seed: int) -> None:
    s = somewhere(seed)
    text = in_full(s)
    t = read(text, s.seats)
    assert everything(t) == everything(s)
    assert sorted(in_full(t).splitlines()) == sorted(text.splitlines())


@given(seeds)
def test_played_on_it_is_the_same_game(seed: int) -> None:
    s = somewhere(seed)
    t = read(in_full(s), s.seats)
    one, two = Random(seed), Random(seed)
    while s.acting():
        table.step(s, one)
        table.step(t, two)
    assert t.acting() == ()
    assert everything(t) == everything(s)


@given(seeds)
def test_frozen_and_thawed_it_is_the_same_to_the_last_number(seed: int) -> None:
    s = somewhere(seed)
    t = table.GAME.thaw(table.GAME.freeze(s))
    assert t.dump() == s.dump()
    assert t.same(s)
    assert everything(t) == everything(s)
    if s.acting():
        table.step(t, Random(seed))
        assert not t.same(s)
        table.step(s, Random(seed))
        assert t.same(s)


def spell(s: CarcassonneState, quarter: int, origin: tuple[int, int], colours: Sequence[str], rng: Random) -> str:
    """Write the board turned, moved and recoloured, with lines shuffled and rotations written in any equal way."""
    men = {(x, y): (seat, place) for seat, x, y, place in table.standing(s)}
    lines = []
    for kind, x, y, turn in table.laid(s):
        px, py = x - origin[0], y - origin[1]
        for _ in range(quarter):
            px, py = -py, px
        turn += quarter
        smallest = turn % 4
        who = ""
        if (x, y) in men:
            seat, place = men[x, y]
            smallest, place = same_place(KIND_OF[kind], turn % 4, place) if rng.random() < 0.5 else (smallest, place)
            who = f" {colours[int(str(seat))]}:{place}"
        lines.append(f"{kind} {px},{py} r{smallest}{who}")
    rng.shuffle(lines)
    points = " ".join(f"{colours[seat]}={n}" for seat, n in enumerate(s.scores()))
    return "\n".join([f"players: {points}", *lines])


@given(seeds, st.integers(0, 3), st.sampled_from(table.EDITIONS))
def test_scores_follow_a_turned_moved_and_recoloured_board(seed: int, quarter: int, edition: str) -> None:
    rng = Random(seed)
    s = table.wander(table.start(rng.randint(2, 5)), rng, rng.randrange(250), neat=True)
    plain = score(spell(s, 0, (0, 0), COLOURS, rng), {"edition": edition})["scores"]
    colours = rng.sample(COLOURS, len(COLOURS))
    origin = rng.choice([(x, y) for _, x, y, _ in table.laid(s)])
    assert max(map(abs, origin)) < codes.REACH
    changed = score(spell(s, quarter, origin, colours, rng), {"edition": edition})["scores"]
    assert [changed[colours[seat]] for seat in range(s.seats)] == [plain[COLOURS[seat]] for seat in range(s.seats)]
