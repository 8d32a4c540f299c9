"""Pawn endings of a game that are solved: judged by what is proven, the same after a stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import chess
import pytest

from server.analysis.classification.exact import Exact as Proven
from server.analysis.endings.solved import Ending
from server.analysis.engine.base import Analysis
from server.analysis.errors import Postponed, Stopped
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import Exact, PawnSums
from server.analysis.game.game import parse_game
from server.analysis.review.building import Known
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pawn_endings import (
    MOST_FAILED,
    MOST_PROOFS,
    Agreed,
    pawn_answers,
    pawn_endings,
    solved,
)
from tests.analysis.fake_tables import FakeTables
from tests.analysis.review.test_pipeline import OPTIONS, run, verdicts
from tests.folded import fold

Json = dict[str, Any]
GAME = """[FEN "3rk3/pp3p2/8/8/8/8/PP3P2/3RK3 w - - 0 1"]

1. Rxd8+ Kxd8 2. f4 f5 3. a4 a5 4. b3 b6 *"""
"""From position 2 on there are pawns alone."""


class Solver:
    """Says that all is drawn, whatever is played, but position `won` of the ending is won by Ke8 alone."""

    def __init__(self, won: int = -1, *, postpones: int = 0) -> None:
        self.won, self.postpones = won, postpones
        self.asked: list[int] = []

    def __call__(self, board: chess.Board, lines: Sequence[Line], should_stop: Callable[[], bool]) -> Agreed:
        return Agreed(False)

    def endings(self, boards: Sequence[chess.Board], should_stop: Callable[[], bool]) -> list[Ending]:
        if should_stop():
            raise Stopped("The review was stopped.")
        self.asked.append(len(boards))
        if len(self.asked) <= self.postpones:
            raise Postponed("solving", lambda: False)
        return [self._ending(at, board) for at, board in enumerate(boards)]

    def _ending(self, at: int, board: chess.Board) -> Ending:
        keep = [move.uci() for move in board.legal_moves]
        return Ending(exact_of(2, ["d8e8"]) if at == self.won else exact_of(0, keep))


def exact_of(wdl: int, keep: list[str], unsure: Sequence[str] = ()) -> Exact:
    found: Exact = {"wdl": wdl, "dtm": None, "table": "pawns", "source": "kibitz 1", "keep": keep}
    return {**found, "unsure": list(unsure)} if unsure else found


def test_solved_positions_say_who_wins_and_which_moves_keep_that() -> None:
    state = fold(run(GAME, pawns=Solver()))
    assert [bool(position["exact"]) for position in state["positions"]] == [False] * 2 + [True] * 7
    assert all(position["win"] == 0.5 for position in state["positions"][2:])
    assert {position["source"] for position in state["positions"][2:]} == {"search"}
    assert [move["classification"] for move in state["moves"]][2:] == ["best"] * 6
    assert state["report"]["exact"]["from"] == 2
    said = state["moves"][1]["reason"]["said"][-1]
    assert said["key"] == "reason-result-solved-draw"


def test_a_move_that_throws_away_the_result_is_judged_by_it() -> None:
    """The fourth position is won by one move, which is not played."""
    state = fold(run(GAME, pawns=Solver(won=3)))
    move = state["moves"][5]
    assert move["classification"] == "blunder"
    assert (move["expected_before"], move["expected_after"]) == (1.0, 0.5)
    fact = next(fact for fact in move["reason"]["facts"] if fact["kind"] == "result")
    assert (fact["name"], fact["what"]) == ("win_to_draw", "only")
    assert state["positions"][5]["exact"]["keep"] == ["d8e8"]
    assert state["report"]["exact"]["black"]["half_points_lost"] == 1


@pytest.mark.parametrize("cut", [1, 3, 6, 9, 14, 20])
def test_a_review_that_was_cut_off_ends_the_same(cut: int) -> None:
    whole = run(GAME, pawns=Solver())
    again = run(GAME, log=whole[:-cut], pawns=Solver())
    assert verdicts(again) == verdicts(whole)
    assert fold(again)["positions"] == fold(whole)["positions"]


def test_one_that_is_set_aside_goes_on() -> None:
    solver = Solver(postpones=1)
    log: list[Json] = []
    with pytest.raises(Postponed):
        run(GAME, log=log, pawns=solver)
    assert verdicts(run(GAME, log=log, pawns=solver)) == verdicts(run(GAME, pawns=Solver()))


def test_a_stop_is_obeyed_and_nobody_is_asked_without_reason() -> None:
    solver = Solver()
    assert run(GAME, pawns=solver, should_stop=lambda: True)[-1]["code"] == "stopped"
    assert not solver.asked
    idle = Solver()
    run(GAME, ReviewOptions(nodes=OPTIONS.nodes, rules="seed"), pawns=idle)
    run('[FEN "8/8/3k4/8/3K4/8/3R4/8 w - - 0 1"]\n\n1. Rd1 Ke6 *', tables=FakeTables(), pawns=idle)
    assert not idle.asked


BOARD = chess.Board("8/8/4k3/8/8/4PK2/8/8 w - - 0 1")


def known(*lines: tuple[str, Score], source: Any = "search") -> Known:
    found = tuple(Line(rank, 9, score, (uci,)) for rank, (uci, score) in enumerate(lines, start=1))
    return Known(Analysis(found, 9, 100), source, "Material 1")


def test_lines_are_worth_what_is_proven_and_those_that_keep_the_result_come_first() -> None:
    found = known(("e3e4", Score(cp=90)), ("f3e4", Score(cp=40)), ("f3f4", Score(mate=-9)))
    told = solved(BOARD, found, Ending(exact_of(2, ["f3g4", "f3e4"])))
    lines = told.analysis.lines
    assert [(line.rank, line.pv[0], line.score.cp, line.score.mate) for line in lines] == [
        (1, "f3e4", 20_000, None),
        (2, "e3e4", 0, None),
        (3, "f3f4", None, -9),
    ]
    assert told.exact is not None
    assert told.exact.keep == ("f3e4", "f3g4")
    assert told.is_solved
    assert not found.is_solved


def test_a_mate_stays_one_and_a_draw_is_lost_by_every_other_move() -> None:
    mate = solved(BOARD, known(("f3e4", Score(mate=20))), Ending(exact_of(2, ["f3e4"])))
    assert mate.analysis.lines[0].score == Score(mate=20)
    found = known(("e3e4", Score(cp=9)), ("f3f2", Score(cp=5)))
    drawn = solved(BOARD, found, Ending(exact_of(0, ["f3e4"], ["f3f2"])))
    assert [(line.pv[0], line.score.cp) for line in drawn.analysis.lines] == [
        ("f3e4", 0),
        ("f3f2", 0),
        ("e3e4", -20_000),
    ]
    assert solved(BOARD, known(("e3e4", Score(cp=9))), Ending()) == known(("e3e4", Score(cp=9)))


def test_the_fifty_move_rule_and_what_is_known_already_are_left_alone() -> None:
    late = BOARD.copy()
    late.halfmove_clock = 51
    solver = Solver()
    boards = [late, BOARD, chess.Board()]
    found = {0: known(), 1: known(source="table"), 2: known()}
    assert not [*pawn_endings(boards, found, solver, lambda: False)]
    assert not solver.asked


REPEATED = """[FEN "4k3/p4p2/8/8/8/8/P4P2/4K3 w - - 0 1"]

1. Kd1 Kd8 2. Ke1 Ke8 3. Kd1 Kd8 4. Ke1 *"""


def board_after(plies: int) -> chess.Board:
    return [*parse_game(REPEATED).boards()][plies]


def ending_of(board: chess.Board, wdl: int, keep: list[str]) -> Known:
    found = Known(Analysis((Line(1, 9, Score(cp=0), (keep[0],)),), 9, 100), "search", "Material 1")
    return solved(board, found, Ending(exact_of(wdl, keep)))


def test_what_is_proven_of_a_pawn_ending_knows_which_moves_let_the_opponent_repeat() -> None:
    before = board_after(6)  # 4.Ke1 is about to come: 4...Ke8 makes the third time
    assert ending_of(before, 2, ["d1e1", "d1d2"]).exact == exact(2, "d1d2")
    assert ending_of(before, 2, ["d1e1"]).exact is None
    assert ending_of(before, 0, ["d1e1", "d1d2"]).exact == exact(0, "d1e1", "d1d2")
    claims = board_after(7)
    assert ending_of(claims, -2, ["d8e8", "d8d7"]).exact is None
    assert ending_of(claims, 0, ["d8d7"]).exact == exact(0, "d8d7", "d8e8")


def exact(wdl: int, *keep: str) -> Proven:
    return Proven(wdl, None, "pawns", "kibitz 1", keep)


ROOK_GIVEN = """[FEN "4k3/pp3p2/8/8/8/8/PP3P2/3RK3 w - - 0 1"]

1. Rd8+ Kxd8 2. f4 f5 3. a4 a5 4. b3 b6 *"""
"""From position 2 on there are pawns alone."""
SUMS: PawnSums = {
    "groups": [{"squares": ["a2", "a7"], "value": "0", "mean": "0", "temperature": "-1"}],
    "sum": "0",
    "outcome": "P",
    "winning_moves": [],
}


class Prover:
    """Proves that positions are sums, or nothing; solves none whole."""

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
    prover = Prover()
    log = run(ROOK_GIVEN, pawns=prover)
    state = fold(log)
    assert [bool(position["pawns"]) for position in state["positions"]] == [False] * 2 + [True] * 7
    assert state["positions"][2]["pawns"] == SUMS
    assert prover.asked[0][1] == state["positions"][2]["lines"][0]["pv"][0]
    again = [event["ply"] for event in log if event["type"] == "position"][-7:]
    assert again == [2, 3, 4, 5, 6, 7, 8]


def test_what_is_not_proven_is_not_told_and_verdicts_are_the_same_with_and_without() -> None:
    without = run(ROOK_GIVEN)
    log = run(ROOK_GIVEN, pawns=Prover(proves=False))
    assert verdicts(log) == verdicts(without)
    told = fold(run(ROOK_GIVEN, pawns=Prover()))
    assert told["moves"] == fold(without)["moves"]


def test_the_proofs_of_a_game_are_bounded() -> None:
    prover = Prover(proves=False)
    run(
        ROOK_GIVEN.replace(
            "2. f4 f5 3. a4 a5 4. b3 b6", "2. a3 a6 3. a4 a5 4. b3 b6 5. b4 b5 6. f3 f6 7. f4 f5"
        ),
        pawns=prover,
    )
    assert len(prover.asked) == MOST_FAILED


def test_so_are_those_that_succeed() -> None:
    board = chess.Board("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")
    found = Known(Analysis((Line(1, 9, Score(cp=0), ("e1e2",)),), 9, 100), "search", "Material 1")
    boards = [board] * (MOST_PROOFS + 5)
    told = list(pawn_answers(boards, dict.fromkeys(range(MOST_PROOFS + 5), found), Prover(), lambda: False))
    assert [ply for ply, _ in told] == list(range(MOST_PROOFS))


def test_a_review_that_was_cut_off_tells_the_same() -> None:
    whole = run(ROOK_GIVEN, pawns=Prover())
    for cut in (len(whole) - 1, len(whole) - 4, len(whole) - 8):
        assert verdicts(run(ROOK_GIVEN, log=whole[:cut], pawns=Prover())) == verdicts(whole)


def test_a_stop_is_obeyed() -> None:
    prover = Prover()
    log = run(ROOK_GIVEN, pawns=prover, should_stop=lambda: bool(prover.asked))
    assert log[-1]["code"] == "stopped"
    assert len(prover.asked) == 1


def test_rule_set_seed_and_what_tables_know_ask_nobody() -> None:
    prover = Prover()
    run(ROOK_GIVEN, ReviewOptions(nodes=OPTIONS.nodes, rules="seed"), pawns=prover)
    run('[FEN "8/8/3k4/8/3K4/8/3R4/8 w - - 0 1"]\n\n1. Rd1 Ke6 *', tables=FakeTables(), pawns=prover)
    assert not prover.asked
