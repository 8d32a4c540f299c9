"""Kibitz from Python: review games, and what a review is made of, one function each (docs/library.md).

What stands in `__all__` is public and stays. Boards, moves and colours are python-chess's; scores and engine
lines are White's view everywhere.
"""

from __future__ import annotations

from kibitz.judging import (
    Explanation,
    accuracy,
    classify,
    endgame_type,
    explain,
    motifs,
    phases,
)
from kibitz.reviewing import games, review
from server.analysis.classes import Classification
from server.analysis.classification.waterfall import Verdict
from server.analysis.endgame_types import EndgameType
from server.analysis.errors import EngineError, GameError, KibitzError, LimitError, OptionsError
from server.analysis.evaluation import Line, Score
from server.analysis.events.events import (
    DoneEvent,
    Event,
    FailedEvent,
    GameEvent,
    MoveEvent,
    PhasesEvent,
    PlanEvent,
    PositionEvent,
    PreviewEvent,
    ReportEvent,
)
from server.analysis.events.values import Fact
from server.analysis.phases import Phase, Phases
from server.analysis.reasons.motifs import Motif

__all__ = [
    "Classification",
    "DoneEvent",
    "EndgameType",
    "EngineError",
    "Event",
    "Explanation",
    "Fact",
    "FailedEvent",
    "GameError",
    "GameEvent",
    "KibitzError",
    "LimitError",
    "Line",
    "Motif",
    "MoveEvent",
    "OptionsError",
    "Phase",
    "Phases",
    "PhasesEvent",
    "PlanEvent",
    "PositionEvent",
    "PreviewEvent",
    "ReportEvent",
    "Score",
    "Verdict",
    "accuracy",
    "classify",
    "endgame_type",
    "explain",
    "games",
    "motifs",
    "phases",
    "review",
]
