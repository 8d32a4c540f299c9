"""The pawn endings of a game, solved together."""

from __future__ import annotations

import chess

from endgames.structures.endings import SolvedEnding, solve_game
from endgames.structures.questions import SolverLimits
from endgames.structures.solver import Solver, solve
from endgames.themes import Supposed, turned

LIMITS = SolverLimits(work=800_000, nodes=12_000, promotions=12_000, followed=12_000, room=600)


def played(fen: str, moves: str) -> list[chess.Board]:
    board = chess.Board(fen)
    boards = [board.copy(stack=False)]
    for san in moves.split():
        board.push_san(san)
        boards.append(board.copy(stack=False))
    return boards


def names(solved: SolvedEnding) -> dict[str, str]:
    return {uci: theme.name for uci, theme in solved.themes}


def test_each_position_has_the_answer_that_it_has_alone() -> None:
    boards = played("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1", "h3 h4 Ke2 Kxe4 Kf2 f3")
    for board, found in zip(boards, solve_game(boards, LIMITS), strict=True):
        alone = solve(board)
        assert found.answer[:3] == alone[:3], board.fen()


def test_what_a_move_does_is_proven() -> None:
    (spare,) = solve_game([chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1")], LIMITS)
    assert names(spare) == {"h2h4": "spare"}
    (through,) = solve_game([chess.Board("8/ppp5/8/PPP5/8/6k1/8/6K1 w - - 0 1")], LIMITS)
    assert names(through) == {"b5b6": "breakthrough"}


def test_what_is_supposed_is_proven_or_not() -> None:
    board = chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1")
    other = turned(board)
    assert other is not None
    supposed = [Supposed(other, chess.WHITE, True), Supposed(other, chess.BLACK, True)]
    (found,) = solve_game([board], LIMITS, [supposed])
    assert sum(found.supposed) == 1
    far = Supposed(chess.Board("8/8/8/8/8/8/p6k/K7 w - - 0 1"), chess.WHITE, True)
    assert Solver([board], LIMITS).proves([far]) == [False]


def test_what_is_too_much_is_begun_later() -> None:
    boards = played("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1", "h3 h4 Ke2 Kxe4")
    few = solve_game(boards, LIMITS._replace(work=3_000))
    assert few[0].answer.result is None
    assert solve_game(boards, LIMITS._replace(work=3_000)) == few
    assert not any(each.answer.result for each in solve_game(boards, LIMITS._replace(nodes=3)))
