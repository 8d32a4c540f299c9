"""Lines played out."""

from __future__ import annotations

import chess

from server.analysis.reasons.played import PLIES, Played


def test_the_balance_follows_captures_and_promotions() -> None:
    line = Played(chess.Board("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"), ["a7b8q", "e8d7", "b8b7"])
    assert line.balances == [-2, 9, 9, 9]
    assert line.gain(chess.WHITE, 1) == 11
    assert line.gain(chess.BLACK, 3) == -11
    assert line.taken(chess.WHITE, 3) == [chess.KNIGHT]
    assert line.taken(chess.BLACK, 3) == []


def test_taking_in_passing_takes_a_pawn_beside() -> None:
    line = Played(chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), ["e5d6"])
    assert line.steps[0].captured == chess.PAWN
    assert chess.square_name(line.steps[0].where) == "d5"


def test_a_line_ends_at_the_first_move_that_is_not_legal() -> None:
    line = Played(chess.Board(), ["e2e4", "e7e5", "e4e5", "d7d5"])
    assert len(line) == 2
    assert len(Played(chess.Board(), ["0000"])) == 0
    assert len(Played(chess.Board(), ["nonsense"])) == 0


def test_a_line_counts_for_its_first_plies() -> None:
    there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"] * 5
    assert len(Played(chess.Board(), there_and_back)) == PLIES
    assert len(Played(chess.Board(), there_and_back, 3)) == 3


def test_a_line_is_told_as_uci_and_as_san_and_leaves_its_board() -> None:
    board = chess.Board()
    line = Played(board, ["e2e4", "e7e5", "g1f3"])
    assert line.uci(2) == ["e2e4", "e7e5"]
    assert line.san() == ["e4", "e5", "Nf3"]
    assert board == chess.Board()
    assert line.end.fen().startswith("rnbqkbnr/pppp1ppp")


def test_a_step_knows_whether_it_is_quiet() -> None:
    line = Played(chess.Board(), ["e2e4", "d7d5", "e4d5", "c7c6", "f1b5", "c6b5"])
    assert [step.quiet for step in line.steps] == [True, True, False, True, True, False]
    check = Played(chess.Board("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), ["a1a8"])
    assert check.steps[0].check
    assert not check.steps[0].quiet


def test_castling_in_chess960_takes_nothing() -> None:
    board = chess.Board("1k6/8/8/8/8/8/8/KR6 w - - 0 1", chess960=True)
    board.set_castling_fen("B")
    castling = Played(chess.Board("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", chess960=True), ["e1f1"])
    assert len(castling) == 1
    assert castling.steps[0].captured is None
