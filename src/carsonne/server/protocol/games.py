"""What games say, as it stands in payloads and messages: structs of each game's own, which outside are plain objects.

Type checkers, and the page's generated types, see the structs; the schema of the API cannot know a game's own fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

__all__ = ["Data", "Event", "Json", "MatchView", "ScoreLine", "View"]

Json: TypeAlias = dict[str, Any]
if TYPE_CHECKING:
    from carsonne.kernel.capabilities import ScoreLine
    from carsonne.kernel.data import Data, Event, MatchView, View
else:
    Data = Event = MatchView = ScoreLine = View = Json
