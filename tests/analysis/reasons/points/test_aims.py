"""What a move aims at, by the board alone."""

from __future__ import annotations

import chess

from server.analysis.reasons.points.aims import (
    effect,
    hits,
    is_held,
    is_trapped,
    pinned,
    shut_in,
    targets,
    unguards,
)


def squares(fen: str, san: str) -> set[str]:
    board = chess.Board(fen)
    return {chess.square_name(hit.square) for hit in hits(board, board.parse_san(san))}


def test_a_target_is_what_can_be_taken_with_profit() -> None:
    board = chess.Board("4k3/8/4p3/3n4/8/8/3R4/4K3 b - - 0 1")
    assert targets(board, chess.WHITE) == {}, "the pawn guards it"
    board.remove_piece_at(chess.E6)
    assert targets(board, chess.WHITE) == {chess.D5: 3}


def test_a_move_hits_what_it_attacks_anew() -> None:
    assert squares("4k3/8/8/5b2/8/4P3/2N5/4K3 w - - 0 1", "Nd4") == {"f5"}
    assert squares("4k3/8/8/8/3r1b2/8/2N5/4K3 w - - 0 1", "Na1") == set()
    assert squares("k7/8/8/4r3/8/8/4B3/K3R3 w - - 0 1", "Bh5") == {"e5"}, "the bishop opens the file"


def test_a_fork_is_given_by_the_piece_that_moves_itself() -> None:
    board = chess.Board("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1")
    assert effect(board, board.parse_san("Nc7+")).does == "forks"
    board = chess.Board("4k3/8/8/4N3/8/8/8/r1B1RK2 w - - 0 1")
    told = effect(board, board.parse_san("Nc4+"))
    assert told.does != "forks", "the rook behind it gives the check"


def test_what_was_attacked_before_is_not_hit() -> None:
    assert squares("4k3/8/8/8/3n4/8/8/1K1Q4 w - - 0 1", "Qg4") == set()


def test_a_piece_is_trapped_that_is_lost_wherever_it_goes() -> None:
    board = chess.Board("4k3/8/8/8/8/1P6/bKP5/8 b - - 0 1")
    assert is_trapped(board, chess.A2)
    board = chess.Board("4k3/8/8/8/8/2P5/bK6/8 b - - 0 1")
    assert not is_trapped(board, chess.A2)


def test_pins_to_the_king() -> None:
    board = chess.Board("4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1")
    assert pinned(board, chess.BLACK) == {chess.C6}
    assert pinned(board, chess.WHITE) == set()


def test_a_piece_that_moves_off_no_longer_guards() -> None:
    board = chess.Board("4k3/8/8/4q3/4P3/8/4Q3/4K3 w - - 0 1")
    assert unguards(board, board.parse_san("Qb5+"), chess.E4)
    assert not unguards(board, board.parse_san("Qe3"), chess.E4)


def test_a_push_shuts_a_bishop_in() -> None:
    board = chess.Board("4k3/1b6/8/8/8/8/3P4/4K3 w - - 0 1")
    assert shut_in(board, board.parse_san("d3"), chess.BLACK) is None
    board = chess.Board("4k3/8/8/p7/8/P7/1B1PP3/4K3 w - - 0 1")
    assert shut_in(board, board.parse_san("d4"), chess.WHITE) == chess.B2


def test_a_piece_is_held_before_its_king_or_before_a_piece_of_more_worth() -> None:
    on_a1 = chess.Board("k3q3/8/8/8/8/8/1R6/K7 w - - 0 1")
    assert not is_held(on_a1, chess.B2)
    on_a1.set_piece_at(chess.D4, chess.Piece.from_symbol("b"))
    assert is_held(on_a1, chess.B2), "the king on a1 is the first square of all"
    before_queen = chess.Board("3qk3/8/5n2/6B1/8/8/8/4K3 b - - 0 1")
    assert is_held(before_queen, chess.F6)
    before_knight = chess.Board("3nk3/8/5n2/6B1/8/8/8/4K3 b - - 0 1")
    assert not is_held(before_knight, chess.F6)
