"""The figures of a review, for each side and phase: `docs/accuracy.md`.

Owns accuracy, average centipawn loss and counts; judges nothing itself. A figure is None while a move that it
is made of is not judged, and for a side or phase without moves: never a wrong number, never an empty 100.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import chess

from server.analysis.classes import Classification
from server.analysis.evaluation import shown_accuracy
from server.analysis.events.events import ReportEvent
from server.analysis.events.values import BothSides, Figures, SideFigures
from server.analysis.phases import Phase
from server.analysis.report.exact_part import exact_part
from server.analysis.report.key_moments import key_moments
from server.analysis.report.lichess_accuracy import clamped, game_accuracy, win_percent
from server.analysis.report.reported_move import ReportedMove
from server.analysis.report.story import story
from server.analysis.report.told_game import GameCourse, turning_point

__all__ = ["CPL_CEILING", "ReportedMove", "build_report"]

CPL_CEILING = 500
"""A single move's centipawn loss counts as no more than this (CARA)."""


def build_report(moves: Sequence[ReportedMove], course: GameCourse | None = None) -> ReportEvent:
    """The report of all moves of a game, in order, judged or not; shapes in `ReportEvent`. Without `course`
    it has no story.

    Accuracies 0..100 and centipawn losses 0..500, to one decimal. Counts hold the classes that occur.
    """
    lichess = _lichess_accuracies(moves)
    return ReportEvent(
        white=_side(moves, chess.WHITE, lichess),
        black=_side(moves, chess.BLACK, lichess),
        phases={
            "opening": _phase(moves, Phase.OPENING),
            "middlegame": _phase(moves, Phase.MIDDLEGAME),
            "endgame": _phase(moves, Phase.ENDGAME),
        },
        key_moments=key_moments(moves, turning_point(moves, course) if course is not None else None),
        provisional=any(move.provisional or not move.judged for move in moves),
        story=story(moves, course) if course is not None else (),
        exact=exact_part(moves),
    )


def _side(
    moves: Sequence[ReportedMove], color: chess.Color, lichess: dict[chess.Color, float | None]
) -> SideFigures:
    own = _of(moves, color)
    return {
        **_figures(own),
        "accuracy_lichess": _percent(lichess[color]),
        "judged": sum(1 for move in own if move.judged),
        "misses": [move.ply for move in own if move.miss],
    }


def _phase(moves: Sequence[ReportedMove], phase: Phase) -> BothSides:
    own = [move for move in moves if move.phase == phase]
    return {"white": _figures(_of(own, chess.WHITE)), "black": _figures(_of(own, chess.BLACK))}


def _figures(moves: Sequence[ReportedMove]) -> Figures:
    return {
        "accuracy": _percent(_accuracy(moves)),
        "acpl": _average_centipawn_loss(moves),
        "counts": dict(Counter(move.classification for move in moves if move.classification is not None)),
        "moves": len(moves),
    }


def _of(moves: Sequence[ReportedMove], color: chess.Color) -> list[ReportedMove]:
    return [move for move in moves if move.color == color]


def _complete(moves: Sequence[ReportedMove]) -> bool:
    return bool(moves) and all(move.judged for move in moves)


def _percent(value: float | None) -> float | None:
    return None if value is None else round(shown_accuracy(value), 1)


def _accuracy(moves: Sequence[ReportedMove]) -> float | None:
    """Kibitz's own: the plain mean of all moves, FORCED and THEORY included, not clamped."""
    if not _complete(moves):
        return None
    return sum(move.accuracy for move in moves if move.accuracy is not None) / len(moves)


def _average_centipawn_loss(moves: Sequence[ReportedMove]) -> float | None:
    """CARA's: None also where every move is THEORY."""
    if not _complete(moves):
        return None
    losses = [loss for move in moves if (loss := _centipawn_loss(move)) is not None]
    return round(sum(losses) / len(losses), 1) if losses else None


def _centipawn_loss(move: ReportedMove) -> int | None:
    """0..500; 0 where the engine's first move was played, None for THEORY or without scores."""
    if move.classification == Classification.THEORY:
        return None
    if move.best_played:
        return 0
    if move.score_before is None or move.score_after is None:
        return None
    before = clamped(move.score_before, last_moved=not move.color)
    drop = before - clamped(move.score_after, last_moved=move.color)
    return min(CPL_CEILING, max(0, drop if move.color == chess.WHITE else -drop))


def _lichess_accuracies(moves: Sequence[ReportedMove]) -> dict[chess.Color, float | None]:
    """lichess's figure weighs each move by its surroundings: it exists for the whole game or not at all."""
    wins = _win_series(moves) if _complete(moves) else None
    if wins is None:
        return {chess.WHITE: None, chess.BLACK: None}
    return game_accuracy(wins, moves[0].color)


def _win_series(moves: Sequence[ReportedMove]) -> list[float] | None:
    """White's winning chances at positions 0..N, from the real start position on."""
    start = moves[0].score_before
    if start is None:
        return None
    wins = [win_percent(start, last_moved=not moves[0].color)]
    for move in moves:
        if move.score_after is None:
            return None
        wins.append(win_percent(move.score_after, last_moved=move.color))
    return wins
