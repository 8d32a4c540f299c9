from __future__ import annotations

from collections.abc import Callable
from typing import Any

import chess
import pytest

from server.analysis.classification.safety import (
    Attack,
    attackers,
    captured_square,
    captured_type,
    defenders,
    direct_attackers,
    is_safe,
    unsafe_pieces,
)

Records = Callable[[str], list[dict[str, Any]]]


def names(attacks: list[Attack]) -> list[str]:
    """Attacks as in piece_safety.jsonl: piece, origin, promotion; a pseudo king attack gets a "?"."""
    return [
        chess.piece_symbol(attack.piece_type)
        + chess.square_name(attack.origin)
        + (chess.piece_symbol(attack.promotion) if attack.promotion else "")
        + ("" if attack.legal else "?")
        for attack in attacks
    ]


def test_recorded_attackers_defenders_and_safety_are_met(recorded: Records) -> None:
    for record in recorded("piece_safety.jsonl"):
        board = chess.Board(record["fen"])
        for piece in record["pieces"]:
            square = chess.parse_square(piece["piece"][2:])
            place = (record["fen"], piece["piece"])
            found = [direct_attackers(board, square), attackers(board, square), defenders(board, square)]
            for attacks, key in zip(found, ("direct", "attackers", "defenders"), strict=True):
                assert sorted(name.rstrip("?") for name in names(attacks)) == sorted(piece[key]), (place, key)
            assert is_safe(board, square) == piece["safe"], place
        assert board.fen() == chess.Board(record["fen"]).fen()


@pytest.mark.parametrize(
    ("fen", "square", "expected"),
    [
        pytest.param("6k1/8/5n2/8/4N3/8/8/4K3 w - - 0 1", "f6", ["ne4"], id="free"),
        pytest.param("4r1k1/8/5n2/8/4N3/8/8/4K3 w - - 0 1", "f6", [], id="pinned"),
        pytest.param("4r1k1/8/5n2/8/4R3/8/8/4K3 b - - 0 1", "e8", ["re4"], id="pinned along the capture"),
        pytest.param("6k1/8/5n2/8/1b6/P7/8/4KR2 w - - 0 1", "f6", [], id="its king is in check"),
        pytest.param("6k1/8/5n2/8/1b6/P7/8/4KR2 w - - 0 1", "b4", ["pa3"], id="cures the check"),
        pytest.param(
            "r5k1/1P6/8/8/8/8/8/4K3 w - - 0 1", "a8", ["pb7n", "pb7b", "pb7r", "pb7q"], id="promotes"
        ),
        pytest.param("3r2k1/8/8/8/8/8/3b4/4K3 w - - 0 1", "d2", ["ke1?"], id="pseudo king attack"),
        pytest.param("6k1/8/8/8/8/8/3b4/4K3 w - - 0 1", "d2", ["ke1"], id="legal king attack"),
        pytest.param("6k1/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e4", [], id="en passant is no attack"),
        pytest.param("Q5k1/8/8/3n4/5N2/8/8/3RK3 w - - 0 1", "d5", ["qa8", "nf4", "rd1"], id="from a8 to h1"),
    ],
)
def test_direct_attackers_are_the_captures_that_may_be_made(
    fen: str, square: str, expected: list[str]
) -> None:
    assert names(direct_attackers(chess.Board(fen), chess.parse_square(square))) == expected


@pytest.mark.parametrize(
    ("fen", "square", "expected"),
    [
        pytest.param("6k1/8/3n4/8/8/8/3R4/3RK3 w - - 0 1", "d6", ["rd2", "rd1"], id="rook behind rook"),
        pytest.param("6k1/8/3n4/8/8/8/3R4/3QK3 w - - 0 1", "d6", ["rd2", "qd1"], id="queen behind rook"),
        pytest.param("6k1/8/3n4/4P3/5B2/8/8/4K3 w - - 0 1", "d6", ["pe5", "bf4"], id="bishop behind pawn"),
        pytest.param("6k1/8/4n3/3K4/2B5/8/8/8 w - - 0 1", "e6", ["kd5"], id="nobody behind a king"),
        pytest.param("R7/r5k1/1P6/8/8/8/8/4K3 b - - 0 1", "a7", ["ra8", "pb6"], id="two from two sides"),
    ],
)
def test_attackers_are_followed_by_those_behind_them(fen: str, square: str, expected: list[str]) -> None:
    assert names(attackers(chess.Board(fen), chess.parse_square(square))) == expected


def test_a_king_capture_that_a_lifted_piece_makes_illegal_is_counted_in_both_forms() -> None:
    board = chess.Board("3r2k1/8/8/8/3R4/8/3b4/4K3 w - - 0 1")
    assert names(attackers(board, chess.D2)) == ["rd4", "ke1", "ke1", "ke1?"]


def test_what_stands_behind_a_promoting_pawn_is_counted_once_for_each_promotion() -> None:
    board = chess.Board("4r1k1/3P4/2B5/8/8/8/8/4K3 w - - 0 1")
    assert names(attackers(board, chess.E8)) == ["pd7n", "pd7b", "pd7r", "pd7q", *["bc6"] * 4]


def test_defenders_are_the_fewest_that_any_capture_leaves() -> None:
    # Nxd5 opens the c-file and pins the pawn; after Bxd5 the pawn takes back.
    board = chess.Board("2k5/8/2p5/3n4/8/2N5/6B1/2R1K3 w - - 0 1")
    assert names(direct_attackers(board, chess.D5)) == ["nc3", "bg2"]
    assert names(defenders(board, chess.D5)) == []
    board.remove_piece_at(chess.C1)
    assert names(defenders(board, chess.D5)) == ["pc6"]


def test_an_unattacked_piece_is_defended_by_those_who_would_attack_it_as_an_enemy() -> None:
    board = chess.Board("6k1/8/8/8/8/8/3R4/3RK3 b - - 0 1")
    assert names(defenders(board, chess.D2)) == ["rd1", "ke1"]


def test_a_piece_attacked_by_a_king_that_may_not_take_counts_its_defenders_as_if_unattacked() -> None:
    board = chess.Board("3r2k1/8/8/8/8/8/3b4/4K3 w - - 0 1")
    assert names(defenders(board, chess.D2)) == ["rd8"]


@pytest.mark.parametrize(
    ("fen", "square", "safe"),
    [
        pytest.param("6k1/8/8/3n4/8/8/8/4K3 w - - 0 1", "d5", True, id="nobody attacks it"),
        pytest.param("6k1/3r4/3r4/8/4N3/8/8/4K3 w - - 0 1", "d6", False, id="a cheaper attacker"),
        pytest.param("3r2k1/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d5", True, id="as many defenders"),
        pytest.param("3r2k1/8/8/3n4/8/8/3R4/3RK3 w - - 0 1", "d5", False, id="fewer defenders, none cheap"),
        pytest.param("6k1/8/4b3/3n4/8/8/3R4/3RK3 w - - 0 1", "d5", True, id="a defender below the attackers"),
        pytest.param("6k1/8/4p3/3n4/2B5/1B6/8/4K3 w - - 0 1", "d5", True, id="a pawn defends"),
        pytest.param("6k1/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d5", False, id="attacked and alone"),
        pytest.param("4r1k1/8/5n2/8/4N3/8/8/4K3 w - - 0 1", "f6", True, id="its attacker is pinned"),
        pytest.param("3r2k1/8/8/8/8/8/3b4/4K3 w - - 0 1", "d2", True, id="a king in vain, one defender"),
    ],
)
def test_a_piece_is_safe_by_the_first_rule_that_says_so(fen: str, square: str, safe: bool) -> None:
    assert is_safe(chess.Board(fen), chess.parse_square(square)) is safe


@pytest.mark.parametrize(
    ("fen", "captured", "safe"),
    [
        pytest.param("6k1/5r2/8/4N3/8/8/8/4K3 w - - 0 1", chess.BISHOP, True, id="one minor takes back"),
        pytest.param("6k1/5r2/8/4N3/8/8/8/4K3 w - - 0 1", chess.KNIGHT, True, id="the other minor"),
        pytest.param("6k1/5r2/8/4N3/8/8/8/4K3 w - - 0 1", chess.PAWN, False, id="only a pawn was won"),
        pytest.param("6k1/5r2/8/4N3/8/8/8/4K3 w - - 0 1", None, False, id="nothing was won"),
        pytest.param("7k/5r2/8/4N3/8/8/8/4K3 w - - 0 1", chess.BISHOP, False, id="nobody defends the rook"),
        pytest.param("6k1/5r2/8/4N3/2B5/8/8/4K3 w - - 0 1", chess.BISHOP, False, id="two attackers"),
        pytest.param("6k1/5r2/4P3/8/8/8/8/4K3 w - - 0 1", chess.BISHOP, False, id="a pawn takes back"),
        pytest.param("6k1/5q2/8/4N3/8/8/8/4K3 w - - 0 1", chess.BISHOP, False, id="a queen is too much"),
    ],
)
def test_a_rook_for_two_minor_pieces_is_no_loss(
    fen: str, captured: chess.PieceType | None, safe: bool
) -> None:
    assert is_safe(chess.Board(fen), chess.F7, captured=captured) is safe


def test_unsafe_pieces_are_officers_worth_more_than_what_was_captured() -> None:
    # A pawn each attacks the queen, the rook and the knight; the pawn on a6 hangs too and never counts.
    board = chess.Board("7k/8/pq6/P2r2n1/B3P2P/8/8/K4B2 w - - 0 1")
    hanging = {chess.B6, chess.D5, chess.G5}
    assert set(unsafe_pieces(board, chess.BLACK)) == hanging
    assert set(unsafe_pieces(board, chess.BLACK, captured=chess.PAWN)) == hanging
    assert set(unsafe_pieces(board, chess.BLACK, captured=chess.BISHOP)) == {chess.B6, chess.D5}
    assert set(unsafe_pieces(board, chess.BLACK, captured=chess.ROOK)) == {chess.B6}
    assert unsafe_pieces(board, chess.BLACK, captured=chess.QUEEN) == []


def test_the_pawn_taken_in_passing_stands_behind_the_target() -> None:
    board = chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    move = chess.Move.from_uci("e5d6")
    assert captured_square(board, move) == chess.D5
    assert captured_type(board, move) == chess.PAWN


def test_castling_in_chess960_captures_nothing() -> None:
    board = chess.Board("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", chess960=True)
    assert captured_type(board, chess.Move.from_uci("e1g1")) is None
