"""Pawn endings of a game: told where they are proven and agreed to, bounded, the same after a stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import chess

from server.analysis.endings.solved import Ending
from server.analysis.engine.base import Analysis
from server.analysis.errors import Stopped
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import PawnSums
from server.analysis.review.building import Known
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pawn_answers import FAILED, MOST, Agreed, pawn_answers
from tests.analysis.fake_tables import FakeTables
from tests.analysis.review.test_pipeline import OPTIONS, run, verdicts
from tests.folded import fold

Json = dict[str, Any]
GAME = """[FEN "4k3/pp3p2/8/8/8/8/PP3P2/3RK3 w - - 0 1"]

1. Rd8+ Kxd8 2. f4 f5 3. a4 a5 4. b3 b6 *"""
"""From position 2 on there are pawns alone."""
SUMS: PawnSums = {
    "groups": [{"squares": ["a2", "a7"], "value": "0", "mean": "0", "temperature": "-1"}],
    "sum": "0",
    "outcome": "P",
    "winning_moves": [],
}


class Solver:
    """Proves the positions (EPD) of `proven`."""

    def __init__(self, *, proves: bool = True) -> None:
        self.proves = proves
        self.asked: list[tuple[str, str]] = []

    def __call__(self, board: chess.Board, lines: Sequence[Line], should_stop: Callable[[], bool]) -> Agreed:
        if should_stop():
            raise Stopped("The review was stopped.")
        self.asked.append((board.epd(), lines[0].pv[0]))
        return Agreed(True, SUMS) if self.proves else Agreed(True)

    def endings(self, boards: Sequence[chess.Board], should_stop: Callable[[], bool]) -> list[Ending]:
        return [Ending() for _ in boards]


def test_positions_with_pawns_alone_are_told_again_once_all_verdicts_stand() -> None:
    solver = Solver()
    log = run(GAME, pawns=solver)
    state = fold(log)
    assert [bool(position["pawns"]) for position in state["positions"]] == [False] * 2 + [True] * 7
    assert state["positions"][2]["pawns"] == SUMS
    assert solver.asked[0][1] == state["positions"][2]["lines"][0]["pv"][0]
    again = [event["ply"] for event in log if event["type"] == "position"][-7:]
    assert again == [2, 3, 4, 5, 6, 7, 8]


def test_what_is_not_proven_is_not_told_and_verdicts_are_the_same_with_and_without() -> None:
    without = run(GAME)
    log = run(GAME, pawns=Solver(proves=False))
    assert verdicts(log) == verdicts(without)
    told = fold(run(GAME, pawns=Solver()))
    assert told["moves"] == fold(without)["moves"]


def test_the_proofs_of_a_game_are_bounded() -> None:
    solver = Solver(proves=False)
    run(
        GAME.replace("2. f4 f5 3. a4 a5 4. b3 b6", "2. a3 a6 3. a4 a5 4. b3 b6 5. b4 b5 6. f3 f6 7. f4 f5"),
        pawns=solver,
    )
    assert len(solver.asked) == FAILED


def test_so_are_those_that_succeed() -> None:
    board = chess.Board("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")
    found = Known(Analysis((Line(1, 9, Score(cp=0), ("e1e2",)),), 9, 100), "search", "Material 1")
    boards = [board] * (MOST + 5)
    told = list(pawn_answers(boards, dict.fromkeys(range(MOST + 5), found), Solver(), lambda: False))
    assert [ply for ply, _ in told] == list(range(MOST))


def test_a_review_that_was_cut_off_tells_the_same() -> None:
    whole = run(GAME, pawns=Solver())
    for cut in (len(whole) - 1, len(whole) - 4, len(whole) - 8):
        assert verdicts(run(GAME, log=whole[:cut], pawns=Solver())) == verdicts(whole)


def test_a_stop_is_obeyed() -> None:
    solver = Solver()
    log = run(GAME, pawns=solver, should_stop=lambda: bool(solver.asked))
    assert log[-1]["code"] == "stopped"
    assert len(solver.asked) == 1


def test_rule_set_seed_and_what_tables_know_ask_nobody() -> None:
    solver = Solver()
    run(GAME, ReviewOptions(nodes=OPTIONS.nodes, rules="seed"), pawns=solver)
    run('[FEN "8/8/3k4/8/3K4/8/3R4/8 w - - 0 1"]\n\n1. Rd1 Ke6 *', tables=FakeTables(), pawns=solver)
    assert not solver.asked
