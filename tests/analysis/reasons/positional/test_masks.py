"""Sets of squares."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional import masks


def test_squares_are_moved_along_ranks_and_files() -> None:
    assert masks.up(chess.BB_E4) == chess.BB_E5
    assert masks.down(chess.BB_E4) == chess.BB_E3
    assert masks.beside(chess.BB_A4 | chess.BB_H4) == chess.BB_B4 | chess.BB_G4


def test_what_lies_before_and_behind_stays_on_the_file() -> None:
    assert masks.above(chess.BB_E6) == chess.BB_E7 | chess.BB_E8
    assert masks.below(chess.BB_E3) == chess.BB_E1 | chess.BB_E2
    assert masks.files(chess.BB_E3) == chess.BB_FILE_E


def test_pawns_guard_the_squares_before_them_aslant() -> None:
    assert masks.guarded(chess.BB_A2) == chess.BB_B3
    assert masks.attacked(chess.BB_E5) == chess.BB_D4 | chess.BB_F4
    assert masks.may_attack(chess.BB_A3) == chess.BB_B2 | chess.BB_B1
