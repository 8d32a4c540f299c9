"""White's pawns."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.pawns import half_open, outposts, passed, their_passed


def test_a_passed_pawn_has_no_enemy_pawn_before_it_or_beside_its_way() -> None:
    assert passed(chess.BB_E5, chess.BB_D7) == 0
    assert passed(chess.BB_E5, chess.BB_D5) == chess.BB_E5


def test_of_two_pawns_on_a_file_the_first_is_passed() -> None:
    assert passed(chess.BB_E4 | chess.BB_E5, 0) == chess.BB_E5
    assert their_passed(chess.BB_A2, chess.BB_E5 | chess.BB_B3) == chess.BB_E5


def test_an_outpost_is_guarded_by_a_pawn_and_safe_from_all_enemy_pawns() -> None:
    assert outposts(chess.BB_E4, 0) == chess.BB_D5 | chess.BB_F5
    assert outposts(chess.BB_E4, chess.BB_C7) == chess.BB_F5
    assert outposts(chess.BB_B4, 0) == chess.BB_C5, "not at the edge"


def test_a_half_open_file_has_an_enemy_pawn_alone() -> None:
    assert half_open(chess.BB_A2, chess.BB_B7) == chess.BB_FILE_B
