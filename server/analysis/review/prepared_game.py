"""What is known of a game before any engine: positions, book, phases, the network's guess,
the plan of searches.

`building.py` makes events of it.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

import chess

from server.analysis.classification.waterfall import Options
from server.analysis.engine.plan import SearchPlan, plan_searches
from server.analysis.game.game import Game
from server.analysis.game.openings import Opening, load_book
from server.analysis.nn.evaluator import shared
from server.analysis.nn.loader import NoInterpreter
from server.analysis.phases import Phases, as_shown, detect_phases
from server.analysis.review.judge import Judge
from server.analysis.review.options import ReviewOptions
from server.analysis.rule_sets import rule_set


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A game with its positions 0..N, their names in the book, and its phases as people are shown them."""

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
        return PreparedGame(game, options, boards, openings, as_shown(phases, game.start))

    def judge(self) -> Judge:
        names = [opening.name if opening else None for opening in self.openings]
        return Judge(self.boards, self.game.moves, names, _rules(self.options))

    def plan(self, tables: Container[int] = (), known: Container[int] = ()) -> SearchPlan:
        """`tables`: the plies that a table knows; `known`: those that were searched before the game grew."""
        theory = [self.options.include_theory and opening is not None for opening in self.openings]
        return plan_searches(
            self.boards,
            theory,
            self.options.nodes,
            self.options.multipv,
            result_drawn=self.game.result == "1/2-1/2",
            tables=tables,
            known=known,
        )

    def preview(self) -> list[float] | None:
        """What the network says of every position; None on a machine without an interpreter for it."""
        try:
            return shared().preview(self.boards)
        except NoInterpreter:
            return None


def _rules(options: ReviewOptions) -> Options:
    return Options(
        rules=rule_set(options.rules),
        include_theory=options.include_theory,
        include_critical=options.include_critical,
        include_brilliant=options.include_brilliant,
    )
