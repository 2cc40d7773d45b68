"""What every legal move of a seat is worth to it, one turn ahead and without search."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.claim_policy import best_claim, claim_gain, margin
from carsonne.games.carcassonne.knowledge.evaluation import read
from carsonne.games.carcassonne.knowledge.placing_policy import weigh
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import segment_at
from carsonne.games.carcassonne.rules.placing import kind_in
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Buffer


def rank_into(s: Position, o: Scratch, t: Position, seat: int, moves: Buffer, worth: Buffer) -> int:
    """Write the legal moves of a seat with the margin to expect after each; `t` is scratch of the same class."""
    n = s.legal_into(seat, moves)
    if s.phase == codes.CLAIM:
        rank_claims(s, o, seat, n, moves, worth)
    elif moves.at[0] < codes.PLACE_MOVE:
        rank_discards(s, o, seat, n, worth)
    else:
        rank_placements(s, o, t, seat, n, moves, worth)
    return n


def rank_claims(s: Position, o: Scratch, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
    """Rank the followers on the new tile, and none."""
    read(s, o, codes.NO_TILE)
    stay = margin(s, o, seat)
    tile = s.tile_count - 1
    for i in range(n):
        worth.at[i] = stay
        if moves.at[i] != codes.SKIP_MOVE:
            worth.at[i] += claim_gain(s, o, seat, segment_at(s, tile, moves.at[i] - codes.CLAIM_MOVE), tile)


def rank_discards(s: Position, o: Scratch, seat: int, n: int, worth: Buffer) -> None:
    """Rank all tiles of a hand alike, since none of them fits."""
    read(s, o, codes.NO_TILE)
    for i in range(n):
        worth.at[i] = margin(s, o, seat)


def rank_placements(s: Position, o: Scratch, t: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
    """Rank tiles laid, each with the best follower on it."""
    spent = codes.NO_TILE
    for i in range(n):
        kind = kind_in(moves.at[i])
        if i == 0 or (s.hand_size > codes.NO_HAND and kind != spent):
            spent = kind
            read(s, o, spent)
        t.copy_from(s)
        t.apply(seat, moves.at[i])
        weigh(s, o, t)
        worth.at[i] = margin(t, o, seat) + best_claim(t, o, seat, t.tile_count - 1)
