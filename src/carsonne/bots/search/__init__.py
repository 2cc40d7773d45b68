"""Tree search for any game whose position is a `State`, with what its `Advisor` knows; no game is named here."""

from carsonne.bots.search.budget import Budget, Clock
from carsonne.bots.search.search import Search
from carsonne.bots.search.settings import Settings
from carsonne.bots.search.thought import Candidate, Thought

__all__ = ["Budget", "Candidate", "Clock", "Search", "Settings", "Thought"]
