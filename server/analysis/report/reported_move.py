"""What the report needs to know of one move. No figures here: `report.py`, `key_moments.py`."""

from __future__ import annotations

from dataclasses import dataclass

import chess

from server.analysis.evaluation import Score
from server.analysis.events.values import Fact
from server.analysis.reasons.misses import Miss, miss_of


@dataclass(frozen=True, slots=True)
class ReportedMove:
    """A move with its verdict, as far as there is one.

    `phase`: "opening", "middlegame" or "endgame". `classification` and `accuracy` (not clamped): None while,
    or if ever, the move cannot be judged. `loss`: expected points the mover gave away, 0..1. `score_before`,
    `score_after`: White's view; mate 0 after the move: the mover has mated. `best_played`: the move is the
    first of the engine's top line. `second_loss`: expected points that the engine's second line loses against
    its first, 0..1, None without one. `quiet`: the game was decided before and after. `close`: its class is a
    close call. `expected_before`, `expected_after`: the mover's expected points, 0..1, as the verdict has
    them. `facts`: those of its reason, the most telling first. `provisional`: any of it can still change.
    `exact_before`, `exact_after`: the mover's points, 1, 0.5 or 0, in positions that a table knows, else
    None.
    """

    ply: int
    color: chess.Color
    phase: str
    classification: str | None
    accuracy: float | None
    loss: float | None
    score_before: Score | None
    score_after: Score | None
    best_played: bool
    provisional: bool
    second_loss: float | None = None
    quiet: bool = False
    close: bool = False
    expected_before: float | None = None
    expected_after: float | None = None
    facts: tuple[Fact, ...] = ()
    exact_before: float | None = None
    exact_after: float | None = None

    @property
    def judged(self) -> bool:
        """Whether the verdict is there in full: a class alone (FORCED, THEORY, mate) is not enough."""
        return self.classification is not None and self.accuracy is not None

    @property
    def miss(self) -> Miss | None:
        """What it let go of, if it is a miss."""
        return miss_of(
            self.classification, self.expected_before, self.expected_after, self.facts, quiet=self.quiet
        )
