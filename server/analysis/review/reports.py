"""The report of a run: its figures by what the log says, and when one is due."""

from __future__ import annotations

from collections.abc import Sequence

from server.analysis.evaluation import Score, points_of, top_line
from server.analysis.events.events import Event
from server.analysis.events.log_so_far import LogSoFar
from server.analysis.report.key_moments import key_moments
from server.analysis.report.report import ReportedMove, build_report
from server.analysis.report.told_game import course_of, turning_point
from server.analysis.review.building import Known
from server.analysis.review.prepared_game import PreparedGame


class Reports:
    """The reports of the pass `pass_number` of a game."""

    def __init__(self, prepared: PreparedGame, log: LogSoFar, pass_number: int) -> None:
        self._prepared = prepared
        self._log = log
        self._pass_number = pass_number
        self._course = course_of(prepared.game)

    def event(self) -> Event:
        """The report as of now."""
        return build_report(self.moves(), self._course)

    def moves(self) -> list[ReportedMove]:
        """The moves as the log has them: in the middle of a deeper pass, from whichever pass is current."""
        return [self._move(ply) for ply in range(1, len(self._prepared.boards))]

    def key_moments(self, moves: Sequence[ReportedMove]) -> set[int]:
        """The plies of the key moments among `moves`."""
        return {moment["ply"] for moment in key_moments(moves, turning_point(moves, self._course))}

    def is_due(self) -> bool:
        """Whether a side, or a side's phase, has become complete in this pass since the last report. The log
        alone decides, so that a run which goes on after a kill tells the same reports."""
        if self._log.growth(self._pass_number) and self._log.state["report"]:
            return False
        reported = self._complete_groups(self._log.judged_by_report(self._pass_number))
        return not self._complete_groups(self._log.judged(self._pass_number)) <= reported

    def _complete_groups(self, judged: Sequence[bool]) -> set[tuple[str, ...]]:
        """The sides, and phases of a side, all of whose moves are `judged`."""
        complete: dict[tuple[str, ...], bool] = {}
        for ply, is_judged in enumerate(judged, start=1):
            side = "white" if self._prepared.boards[ply - 1].turn else "black"
            for group in ((side,), (side, str(self._prepared.phases.by_ply[ply - 1]))):
                complete[group] = complete.get(group, True) and is_judged
        return {group for group, is_complete in complete.items() if is_complete}

    def _move(self, ply: int) -> ReportedMove:
        verdict, before = self._log.verdict(ply), self._prepared.boards[ply - 1]
        played = before.uci(self._prepared.game.moves[ply - 1])
        return ReportedMove(
            ply=ply,
            color=before.turn,
            phase=str(self._prepared.phases.by_ply[ply - 1]),
            classification=verdict and verdict["classification"],
            accuracy=verdict and verdict["accuracy"],
            loss=verdict and verdict["loss"],
            score_before=self._score(ply - 1),
            score_after=self._score(ply),
            best_played=bool(verdict and verdict["best"] and verdict["best"]["uci"] == played),
            provisional=verdict["provisional"] if verdict else True,
            second_loss=verdict["reason"].get("second_loss") if verdict else None,
            quiet=bool(verdict and verdict["quiet"]),
            close=bool(verdict and verdict["close"]),
            expected_before=verdict and verdict["expected_before"],
            expected_after=verdict and verdict["expected_after"],
            facts=tuple(verdict["reason"].get("facts", ())) if verdict else (),
            exact_before=self._exact_points(ply - 1, before.turn),
            exact_after=self._exact_points(ply, before.turn),
        )

    def _exact_points(self, ply: int, color: bool) -> float | None:
        """What a table gives `color` in a position; None if none knows it."""
        position = self._log.state["positions"][ply]
        return points_of(position["win"], color) if position and position["exact"] else None

    def _score(self, ply: int) -> Score | None:
        position = self._log.state["positions"][ply]
        top = top_line(Known.from_wire(position).analysis.lines) if position else None
        return top.score if top else None
