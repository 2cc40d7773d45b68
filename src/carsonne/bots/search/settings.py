"""How to search: the knobs of the search, with the values that won in the arena (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Settings:
    """All knobs. Points are whole points; values are between 0 and 1."""

    root: Literal["halving", "tree"] = "halving"
    """At the root: halve the moves in question again and again, or select like everywhere in the tree."""
    root_arms: int = 16
    """The most moves in question at the root …"""
    arms: int = 16
    """… and at every other node: those that look best. All of them where nothing is known."""
    rule: Literal["puct", "ucb"] = "puct"
    """Explore by prior, or what was rarely tried."""
    explore: float = 0.3
    """How much exploring counts against what is known."""
    trust: float = 1.0
    """For how many tries the advisor's judgement of a move counts; some games say another number (`Trusted`)."""
    temperature: float = 2.0
    """A move that is this many points worse has a prior smaller by the factor e."""
    widen: float = 0.0
    """Progressive widening: consider this many times the root of the visits; 0: all arms from the start."""
    rollout: Literal["policy", "random"] = "policy"
    """Play on beyond the tree by the advisor's ranking, or blindly, and then without priors too."""
    further: int = 2
    """How many decisions to play on beyond the tree (and until the turn is over) before judging; some games say another
    number for long thoughts (`Farsighted`)."""
    greed: float = 0.2
    """How much points count beside the chance to win."""
    sure: float = 3.0
    """Stop when the best move is ahead of every other by this many standard errors; 0: never before the time is up."""
    even: bool = True
    """Spread the first draw of CHANCE evenly over the simulations of a move."""
    nodes: int = 40_000
    """Room of the tree: when it is full, it stops growing."""
    arms_per_node: int = 12
    """Room for arms, on average."""
