"""What an arbiter settles of a tournament: which tie-breaks part those of equal points, in which order, and
what a win and a draw are worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict

from server.analysis.collection.tournament.shapes import Form, Scoring, TieBreak

SCORINGS: Mapping[Scoring, tuple[float, float]] = {"1-0.5-0": (1, 0.5), "3-1-0": (3, 1)}
"""What a win and a draw are worth; a loss is worth nothing."""
USUAL_SCORING: Scoring = "1-0.5-0"

_USUAL: Mapping[Form, tuple[TieBreak, ...]] = {
    "robin": ("direct", "sonneborn_berger", "wins"),
    "rounds": ("buchholz", "sonneborn_berger", "direct", "wins"),
    "games": ("buchholz", "sonneborn_berger", "direct", "wins"),
}
"""Where all have met, their own games say more than the points of opponents, who are the same for all."""


class RegulationsJson(TypedDict):
    """As they are kept; `ties`: None: the usual ones."""

    ties: list[TieBreak] | None
    scoring: Scoring


@dataclass(frozen=True, slots=True)
class Regulations:
    """`ties`: None: the usual ones of the tournament's form; (): none, so equal points share a rank."""

    ties: tuple[TieBreak, ...] | None = None
    scoring: Scoring = USUAL_SCORING

    @classmethod
    def from_json(cls, kept: RegulationsJson) -> Regulations:
        return cls(None if kept["ties"] is None else tuple(kept["ties"]), kept["scoring"])

    def to_json(self) -> RegulationsJson:
        return {"ties": None if self.ties is None else list(self.ties), "scoring": self.scoring}

    def ties_of(self, form: Form) -> tuple[TieBreak, ...]:
        return _USUAL[form] if self.ties is None else self.ties

    def worth(self, points: float) -> float:
        """What a result of 1, 0.5 or 0 gives."""
        win, draw = SCORINGS[self.scoring]
        return win if points == 1 else draw if points == 0.5 else 0.0


USUAL = Regulations()
