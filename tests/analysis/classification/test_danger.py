from __future__ import annotations

from collections.abc import Callable
from typing import Any

import chess
import pytest

from server.analysis.classification.danger import can_mate, has_danger_levels, is_trapped, relative_attacks

Records = Callable[[str], list[dict[str, Any]]]


def test_recorded_danger_levels_and_trapped_pieces_are_met(recorded: Records) -> None:
    for record in recorded("piece_safety.jsonl"):
        board = chess.Board(record["fen"])
        for piece in record["pieces"]:
            square = chess.parse_square(piece["piece"][2:])
            place = (record["fen"], piece["piece"])
            assert has_danger_levels(board, square) == piece["danger"], place
            if piece["trapped"] is not None:
                assert is_trapped(board, square) == piece["trapped"], place
        assert board.fen() == chess.Board(record["fen"]).fen()


@pytest.mark.parametrize(
    ("fen", "square", "danger"),
    [
        pytest.param("6k1/8/8/8/8/8/3N4/3K4 b - - 0 1", "d2", True, id="nobody attacks"),
        pytest.param("3r2k1/8/8/8/8/8/3N4/6K1 b - - 0 1", "d2", False, id="taken for nothing"),
        pytest.param("1r4k1/5ppp/8/8/8/8/1N3PPP/4R1K1 b - - 0 1", "b2", True, id="the capture opens a mate"),
        pytest.param("1r4k1/5pp1/8/8/8/8/1N3PPP/4R1K1 b - - 0 1", "b2", False, id="the king has a way out"),
        pytest.param(
            "3r2k1/8/8/q7/1P6/8/3N4/6K1 b - - 0 1", "d2", True, id="a greater piece hangs meanwhile"
        ),
    ],
)
def test_a_piece_has_danger_levels_if_each_capture_costs_as_much(fen: str, square: str, danger: bool) -> None:
    assert has_danger_levels(chess.Board(fen), chess.parse_square(square)) is danger


def test_no_mate_protects_a_queen() -> None:
    assert has_danger_levels(chess.Board("1r4k1/5ppp/8/8/8/8/1R3PPP/4R1K1 b - - 0 1"), chess.B2)
    assert not has_danger_levels(chess.Board("1r4k1/5ppp/8/8/8/8/1Q3PPP/4R1K1 b - - 0 1"), chess.B2)


def test_a_mate_in_one_is_seen_and_none_is_made_up() -> None:
    assert can_mate(chess.Board("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1"))
    assert not can_mate(chess.Board("6k1/5pp1/8/8/8/8/5PPP/4R1K1 w - - 0 1"))


def test_a_king_that_may_not_take_is_no_danger_to_itself() -> None:
    # The only attacker of the knight is a king that may not take it: the test of danger fails.
    board = chess.Board("8/8/8/8/8/2k5/3N4/3R2K1 b - - 0 1")
    assert not has_danger_levels(board, chess.D2)


@pytest.mark.parametrize(
    ("fen", "square", "trapped"),
    [
        pytest.param("6k1/8/8/8/p7/3p4/1p6/N5K1 w - - 0 1", "a1", True, id="the only squares are guarded"),
        pytest.param("6k1/8/8/8/8/1p6/8/N5K1 w - - 0 1", "a1", False, id="it is safe where it is"),
        pytest.param("r5k1/8/8/8/8/8/R7/1N4K1 w - - 0 1", "a2", False, id="it may take the attacker"),
        pytest.param("3r2k1/5pb1/8/8/8/7P/5PP1/RN4K1 w - - 0 1", "a1", False, id="it can flee"),
        pytest.param("3r2k1/5pb1/8/8/8/8/5PPP/RN4K1 w - - 0 1", "a1", True, id="each flight allows a mate"),
        pytest.param("6k1/8/8/8/3b4/8/5R2/6K1 b - - 0 1", "f2", True, id="a pinned piece has no move"),
        pytest.param("5k2/8/8/8/8/2n5/8/R4R1K b - - 0 1", "f1", False, id="safe"),
    ],
)
def test_a_piece_is_trapped_if_it_is_unsafe_and_no_move_helps(fen: str, square: str, trapped: bool) -> None:
    assert is_trapped(chess.Board(fen), chess.parse_square(square)) is trapped


def test_a_piece_that_could_take_the_king_is_not_trapped() -> None:
    # Each square that the bishop can reach is guarded; only with check could it "take" the king.
    assert not is_trapped(chess.Board("4r2k/4p3/3p1B1p/4p1p1/8/8/8/K7 b - - 0 1"), chess.F6)
    assert is_trapped(chess.Board("4r1k1/4p3/3p1B1p/4p1p1/8/8/8/K7 b - - 0 1"), chess.F6)


def test_relative_attacks_leave_out_the_square_itself_and_cheaper_pieces() -> None:
    board = chess.Board("7k/8/1q6/P2r2n1/4P2P/8/8/K7 w - - 0 1")
    found = relative_attacks(board, chess.BLACK, worth=5, apart_from=chess.B6)
    assert {attack.target for attack in found} == {chess.D5}
