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
from server.analysis.engine.rule import repeated_plies, rule_score
from server.analysis.evaluation import Score
from server.analysis.game.game import Game, is_broken_off
from server.analysis.game.openings import Opening, load_book
from server.analysis.nn.evaluator import shared
from server.analysis.nn.loader import NoInterpreter
from server.analysis.phases import Phases, as_shown, detect_phases
from server.analysis.review.judge import Judge
from server.analysis.review.options import ReviewOptions
from server.analysis.rule_sets import rule_set


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A game with its positions 0..N, their names in the book, and its phases as people are shown them.

    `drawn`: the plies of the positions that are a draw by the rules; `repeated`: of those that were on the
    board before.
    """

    game: Game
    options: ReviewOptions
    boards: tuple[chess.Board, ...]
    openings: tuple[Opening | None, ...]
    phases: Phases
    drawn: frozenset[int]
    repeated: frozenset[int]

    @staticmethod
    def of(game: Game, options: ReviewOptions) -> PreparedGame:
        boards = tuple(game.boards())
        book, fens = load_book(), [game.start.fen(), *(played.fen for played in game.line)]
        openings = tuple(map(book.lookup_fen, fens))
        book_plies = max((ply for ply in range(1, len(boards)) if openings[ply]), default=0)
        phases = detect_phases(game.start, game.moves, book_plies)
        drawn = frozenset(ply for ply, board in enumerate(boards) if rule_score(board) == Score(cp=0))
        shown = as_shown(phases, game.start)
        return PreparedGame(game, options, boards, openings, shown, drawn, repeated_plies(boards))

    @property
    def theory(self) -> list[bool]:
        """For each position whether the move to it is THEORY: it is in the book, and, but in the rule set
        seed, it is there for the first time. No book says to go back to a position that was there."""
        repeated = self.repeated if rule_set(self.options.rules).exact else frozenset[int]()
        wanted = self.options.include_theory
        return [wanted and name is not None and ply not in repeated for ply, name in enumerate(self.openings)]

    def judge(self) -> Judge:
        names = [
            opening.name if opening and is_theory else None
            for opening, is_theory in zip(self.openings, self.theory, strict=True)
        ]
        return Judge(self.boards, self.game.moves, names, _rules(self.options), self.drawn)

    def plan(self, tables: Container[int] = (), known: Container[int] = ()) -> SearchPlan:
        """`tables`: the plies that a table knows; `known`: those that were searched before the game grew."""
        return plan_searches(
            self.boards,
            self.theory,
            self.options.nodes,
            self.options.multipv,
            result_drawn=self.game.result == "1/2-1/2" and not is_broken_off(self.game),
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
