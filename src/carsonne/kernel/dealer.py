"""Luck that anyone can check afterwards: commit to a seed, draw by HMAC, reveal the seed (docs/records.md)."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

SCHEME = "hmac-sha256/1"
SEED_BYTES = 32
_ROOM = 1 << 64


def arena_seed(name: object, index: int) -> bytes:
    """Derive the seed of one game from the seed of its series and the index of the game."""
    return hashlib.sha256(f"{name}:{index}".encode()).digest()


@dataclass(frozen=True)
class Draw:
    """A draw that CHANCE has to make: the stream it belongs to, and its outcomes with weights, ascending."""

    stream: str
    outcomes: Sequence[tuple[int, int]]


class Dealer:
    """Draws for one game. The n-th draw of a stream depends only on the seed, the salt, the stream's name and n."""

    def __init__(self, seed: bytes | None = None, salt: str = "") -> None:
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.salt = salt
        self.drawn: Counter[str] = Counter()

    @property
    def commit(self) -> str:
        """What can be shown before the game: the hash of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, draw: Draw) -> int:
        """Draw one of the outcomes, by weight."""
        weights = [weight for _, weight in draw.outcomes]
        total = sum(weights)
        if not 0 < total < _ROOM or min(weights) < 0:
            raise ValueError(f"CHANCE cannot draw from {draw.stream!r}: weights must be positive and below 2**64")
        n = self.drawn[draw.stream]
        self.drawn[draw.stream] += 1
        number = self.number(draw.stream, n, total)
        return draw.outcomes[bisect_right(list(accumulate(weights)), number)][0]

    def number(self, stream: str, n: int, total: int) -> int:
        """Return a uniform number below `total`. Values that would favour small numbers are drawn again."""
        limit = _ROOM - _ROOM % total
        k = 0
        while True:
            text = f"{self.salt}|{stream}|{n}|{k}".encode()
            value = int.from_bytes(hmac.digest(self.seed, text, "sha256")[:8], "big")
            if value < limit:
                return value % total
            k += 1

    def deal(self, revealed: bool) -> dict[str, str]:
        """Return the record's `deal`; the seed stays out until the game is over."""
        facts = {"scheme": SCHEME, "commit": self.commit, "salt": self.salt}
        if revealed:
            facts["seed"] = self.seed.hex()
        return facts
