"""Classes of moves by `docs/classification.md`: the waterfall and the rules behind it.

Works on boards and scores alone: no engine, no events, no order of a review.
"""

from server.analysis.classes import Classification
from server.analysis.classification.reconcile import Reconciled, reconcile
from server.analysis.classification.waterfall import (
    Options,
    Position,
    Verdict,
    classify_move,
    classify_static,
)

__all__ = [
    "Classification",
    "Options",
    "Position",
    "Reconciled",
    "Verdict",
    "classify_move",
    "classify_static",
    "reconcile",
]
