"""What is known of a game before any engine: positions, book, phases, and the events that say so.

Owns how findings become events of a game; the order in which they are told is `pipeline.py`'s.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import chess

import server
from server.analysis.classification.waterfall import Options
from server.analysis.engine.plan import SearchPlan, plan_searches
from server.analysis.events.events import GameEvent, MoveEvent, PhasesEvent, PreviewEvent
from server.analysis.game.game import Game
from server.analysis.game.openings import Opening, load_book
from server.analysis.nn.evaluator import shared
from server.analysis.nn.loader import NoInterpreter
from server.analysis.phases import Phases, detect_phases
from server.analysis.review.judge import Judge, MoveVerdict
from server.analysis.review.options import ReviewOptions
from server.analysis.rule_sets import rule_set

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A game with its positions 0..N, their names in the book, and its phases."""

    game: Game
    options: ReviewOptions
    boards: tuple[chess.Board, ...]
    openings: tuple[Opening | None, ...]
    phases: Phases

    @staticmethod
    def of(game: Game, options: ReviewOptions) -> PreparedGame:
        boards = tuple(game.boards())
        openings = tuple(load_book().names(boards))
        book_plies = max((ply for ply in range(1, len(boards)) if openings[ply]), default=0)
        phases = detect_phases(game.start, game.moves, book_plies)
        return PreparedGame(game, options, boards, openings, phases)

    def judge(self) -> Judge:
        names = [opening.name if opening else None for opening in self.openings]
        return Judge(self.boards, self.game.moves, names, _rules(self.options))

    def plan(self) -> SearchPlan:
        theory = [self.options.include_theory and opening is not None for opening in self.openings]
        return plan_searches(
            self.boards,
            theory,
            self.options.nodes,
            self.options.multipv,
            result_drawn=self.game.result == "1/2-1/2",
        )

    def game_event(self) -> GameEvent:
        names = [_opening_json(opening) for opening in self.openings]
        last = max((ply for ply, name in enumerate(names) if name), default=None)
        return GameEvent(
            headers=self.game.headers,
            start_fen=self.game.start.fen(),
            variant=self.game.variant,
            result=self.game.result,
            moves=self.game.records,
            opening=None if last is None else {**(names[last] or {}), "ply": last},
            openings=tuple(names),
            comment=self.game.comment,
            arrows=self.game.arrows,
            warnings=self.game.warnings,
        )

    def phases_event(self) -> PhasesEvent:
        return PhasesEvent(
            opening_end=self.phases.opening_end,
            middlegame_end=self.phases.middlegame_end,
            endgame_type=self.phases.endgame_type,
            endgame_changes=tuple(
                {"row": change.row, "ply": change.ply, "type": change.type}
                for change in self.phases.endgame_changes
            ),
            by_ply=tuple(str(phase) for phase in self.phases.by_ply),
        )

    def preview_event(self) -> PreviewEvent | None:
        """What the network says of every position; None on a machine without an interpreter for it."""
        try:
            win = shared().preview(self.boards)
        except NoInterpreter:
            return None
        return PreviewEvent(
            win=tuple(round(chance, 4) for chance in win), model=f"Kibitz network {server.__version__}"
        )

    def move_event(self, judged: MoveVerdict, pass_number: int = 1) -> MoveEvent:
        verdict, before = judged.verdict, self.boards[judged.ply - 1]
        best = verdict.best
        opening = self.openings[judged.ply]
        return MoveEvent(
            ply=judged.ply,
            classification=str(verdict.classification) if verdict.classification else None,
            accuracy=verdict.accuracy,
            loss=verdict.loss,
            expected_before=verdict.expected_before,
            expected_after=verdict.expected_after,
            best={"uci": before.uci(best), "san": before.san(best)} if best else None,
            opening=opening.name if opening else None,
            nag=verdict.classification.nag if verdict.classification else None,
            reason=verdict.reason,
            provisional=judged.provisional,
            pass_=pass_number,
        )


def _rules(options: ReviewOptions) -> Options:
    return Options(
        rules=rule_set(options.rules),
        include_theory=options.include_theory,
        include_critical=options.include_critical,
        include_brilliant=options.include_brilliant,
    )


def _opening_json(opening: Opening | None) -> Json | None:
    return {"eco": opening.eco, "name": opening.name} if opening else None
