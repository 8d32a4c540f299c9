"""Captures played out: what they lead to, who stops, and how far it is looked."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons import quiescence
from server.analysis.reasons.material import balance
from server.analysis.reasons.quiescence import DEPTH, NODES, play_out
from tests.analysis.reasons.situations import after

ELEPHANT_TRAP = "d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 Nxd5 Nxd5 Bxd8"
WILD = "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1"


def gain(fen: str) -> int:
    return play_out(chess.Board(fen)).gain


def test_where_nothing_can_be_taken_nothing_is_won() -> None:
    assert play_out(chess.Board()).gain == 0
    assert play_out(chess.Board()).moves == []


def test_what_stands_free_is_taken() -> None:
    found = play_out(after("e4 e5 Nf3 f6 Nxe5 Nc6"))
    assert (found.gain, found.moves) == (0, []), "the knight took a pawn, and is guarded"
    found = play_out(after("e4 e5 Nf3 f6 Nxe5"))
    assert (found.gain, found.moves) == (3, ["f6e5"])


def test_a_capture_that_does_not_pay_is_left_alone() -> None:
    assert play_out(after("e4 e5 Nf3 Nc6")).moves == [], "the pawn on e5 is guarded"


def test_who_would_lose_by_taking_back_does_not() -> None:
    """The bishop takes the knight; the queen that takes back would fall to the rook."""
    found = play_out(chess.Board("3q2k1/5ppp/8/3n4/8/8/5PBP/3R2K1 w - - 0 1"))
    assert (found.gain, found.moves) == (3, ["g2d5"])


def test_both_go_on_as_long_as_it_pays_them() -> None:
    """The exchange variation: Black takes the bishop, White the pawn that has lost its guard."""
    found = play_out(after("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6"))
    assert (found.gain, found.moves) == (2, ["d7c6", "f3e5"])


def test_a_capture_with_check_comes_in_between() -> None:
    """Legal's queen: the king must move before anything else falls. That it is mated, no capture says."""
    found = play_out(after("e4 e5 Nf3 d6 Bc4 Bg4 Nc3 h6 Nxe5"))
    assert (found.gain, found.moves) == (5, ["g4d1", "c4f7", "e8e7", "e1d1"])


def test_a_pawn_taken_in_passing_counts() -> None:
    found = play_out(chess.Board("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"))
    assert (found.gain, found.moves) == (1, ["d4e3"])


def test_a_pawn_queens_unless_that_loses_it() -> None:
    found = play_out(chess.Board("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 6"))
    assert (found.gain, found.moves) == (8, ["c7c8q"])
    assert gain("3r2k1/P7/8/8/8/8/8/6K1 w - - 0 1") == 0


def test_a_pinned_piece_takes_nothing() -> None:
    assert gain("4k3/8/8/8/4r3/6p1/4N3/4K3 w - - 0 1") == 0
    assert gain("4k3/8/8/8/r7/6p1/4N3/4K3 w - - 0 1") == 1


def test_a_check_that_forks_costs_who_must_move() -> None:
    found = play_out(chess.Board("r3k3/2N5/8/8/8/8/8/4K3 b q - 0 1"))
    assert found.gain == -5
    assert found.moves[-1] == "c7a8"


def test_a_check_forces_what_no_one_would_play() -> None:
    """The elephant trap: the knight was not pinned, as the check wins the queen back."""
    found = play_out(after(f"{ELEPHANT_TRAP} Bb4+"))
    assert (found.gain, found.moves) == (-9, ["d1d2", "b4d2", "e1d2", "e8d8"])


def test_a_quiet_check_is_not_found() -> None:
    assert play_out(after(ELEPHANT_TRAP)).moves == ["e8d8"], "captures alone are looked at"


def test_a_check_that_costs_nothing_costs_nothing() -> None:
    assert gain("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1") == 0


def test_a_capture_that_mates_is_worth_more_than_any_piece() -> None:
    found = play_out(chess.Board("1nrk1r2/6R1/p2p3p/qp1PbQ2/5p2/3B1P2/PPP4P/1K2R3 w - - 1 29"))
    assert found.moves == ["f5f8"]
    assert found.gain > 9


def test_who_is_mated_has_lost_more_than_any_piece() -> None:
    found = play_out(after("f3 e5 g4 Qh4#"))
    assert found.moves == []
    assert found.gain < -9


def test_a_stalemate_leaves_things_as_they_are() -> None:
    assert gain("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") == 0


def test_the_board_is_left_as_it_is() -> None:
    board = after(f"{ELEPHANT_TRAP} Bb4+")
    fen, moves = board.fen(), list(board.move_stack)
    play_out(board)
    assert (board.fen(), board.move_stack) == (fen, moves)


def test_no_more_captures_in_a_row_are_looked_at_than_the_bound() -> None:
    """Sixteen queens and more take each other."""
    assert len(play_out(chess.Board(WILD)).moves) <= DEPTH


def test_no_more_positions_are_looked_at_than_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for those that were to be looked at already: the captures of each position on the way."""
    counted: list[int] = []

    def counting(board: chess.Board, color: chess.Color) -> int:
        counted.append(board.ply())
        return balance(board, color)

    monkeypatch.setattr(quiescence, "balance", counting)
    play_out(chess.Board(WILD))
    assert NODES <= len(counted) <= NODES + DEPTH * 218
    counted.clear()
    monkeypatch.setattr(quiescence, "NODES", 20)
    play_out(chess.Board(WILD))
    assert 20 <= len(counted) <= 20 + DEPTH * 218


def test_the_same_position_is_played_out_the_same_way() -> None:
    assert play_out(chess.Board(WILD)) == play_out(chess.Board(WILD))
