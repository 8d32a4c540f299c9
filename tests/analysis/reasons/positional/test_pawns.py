"""White's pawns."""

from __future__ import annotations

import chess
import pytest

from server.analysis.reasons.positional.pawns import (
    half_open,
    no_pawns,
    outposts,
    passed,
    pawn_terms,
    their_passed,
)


def squares(fen: str, term: str) -> str:
    found = pawn_terms(chess.Board(fen))[term]
    return " ".join(chess.square_name(square) for square in chess.scan_forward(found))


@pytest.mark.parametrize(
    ("pawns", "term", "where"),
    [
        ("4k3/8/8/8/4P3/4P3/8/4K3", "doubled", "e3"),
        ("4k3/8/8/8/4P3/3P4/8/4K3", "doubled", ""),
        ("4k3/8/8/8/8/P1P1P3/8/4K3", "isolated", "a3 c3 e3"),
        ("4k3/8/8/8/8/P1PP4/8/4K3", "isolated", "a3"),
        ("4k3/8/8/2p5/8/3P4/2P5/4K3", "backward", ""),
        ("4k3/8/8/2p5/2P5/3P4/8/4K3", "backward", "d3"),
        ("4k3/3p4/8/2p5/2P5/3P4/8/4K3", "backward", ""),
        ("4k3/3p4/8/4P3/8/8/8/4K3", "passed", ""),
        ("4k3/8/8/3pP3/8/8/8/4K3", "passed", "e5"),
        ("4k3/8/8/4P3/8/8/8/4K3", "passed_fifth", "e5"),
        ("4k3/8/4P3/8/8/8/8/4K3", "passed_sixth", "e6"),
        ("4k3/4P3/8/8/8/8/8/4K3", "passed_seventh", "e7"),
        ("4k3/8/8/4P3/3P4/8/8/4K3", "protected_passed", "e5"),
        ("4k3/8/8/3PP3/8/8/8/4K3", "connected_passed", "d5 e5"),
        ("4k3/8/4n3/4P3/8/8/8/4K3", "blocked_passed", "e5"),
        ("4k3/8/8/4p3/2P1P3/8/8/4K3", "hole", "d4 f4"),
        ("4k3/8/8/4p3/4P3/2P3P1/8/4K3", "hole", ""),
        ("4k3/8/8/4p3/3PP3/8/8/4K3", "centre_pawn", "d4 e4"),
        ("4k3/8/8/8/8/2P5/8/4K3", "centre_guarded", "d4"),
    ],
)
def test_a_pawn_is_what_its_neighbours_make_it(pawns: str, term: str, where: str) -> None:
    assert squares(f"{pawns} w - - 0 1", term) == where


def test_of_two_pawns_on_a_file_the_first_is_passed() -> None:
    assert passed(chess.BB_E4 | chess.BB_E5, 0) == chess.BB_E5
    assert their_passed(chess.BB_A2, chess.BB_E5 | chess.BB_B3) == chess.BB_E5


def test_an_outpost_is_guarded_by_a_pawn_and_safe_from_all_enemy_pawns() -> None:
    assert outposts(chess.BB_E4, 0) == chess.BB_D5 | chess.BB_F5
    assert outposts(chess.BB_E4, chess.BB_C7) == chess.BB_F5
    assert outposts(chess.BB_B4, 0) == chess.BB_C5, "not at the edge"


def test_files_are_open_for_both_or_for_one() -> None:
    assert no_pawns(chess.BB_A2, chess.BB_B7) == chess.BB_ALL & ~(chess.BB_FILE_A | chess.BB_FILE_B)
    assert half_open(chess.BB_A2, chess.BB_B7) == chess.BB_FILE_B
