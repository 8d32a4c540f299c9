"""A line's moves, and what is true of one of them."""

from __future__ import annotations

import chess

from server.analysis.reasons.motifs.line import MotifLine
from tests.analysis.reasons.motifs.lines import line_of

EN_PASSANT = "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1"


def test_the_boards_stand_around_their_move_and_the_start_stays_as_it_was() -> None:
    board = chess.Board()
    line = MotifLine.of(board, [chess.Move.from_uci("e2e4"), chess.Move.from_uci("e7e5")], chess.BLACK)
    first, second = line.steps
    assert board == chess.Board()
    assert first.after is second.before
    assert [step.mover for step in line.steps] == [chess.WHITE, chess.BLACK]
    assert line.own == (second,)
    assert line.at(0) is first
    assert line.at(-1) is None
    assert line.at(2) is None


def test_pairs_are_a_move_its_answer_and_the_next_one() -> None:
    line = line_of(chess.STARTING_FEN, "e4 e5 Nf3 Nc6 Bb5 a6")
    assert [tuple(step.index for step in pair) for pair in line.pairs] == [(1, 2, 3), (3, 4, 5)]


def test_a_pawn_taken_in_passing_is_captured() -> None:
    (_, taking) = line_of(EN_PASSANT, "d4 exd3").steps
    assert (taking.captured, taking.gain) == (chess.PAWN, 1)


def test_a_promotion_moves_a_pawn_and_places_a_queen() -> None:
    (_, promoting) = line_of("4k3/8/8/8/8/8/K5p1/8 w - - 0 1", "Kb2 g1=Q").steps
    assert (promoting.piece, promoting.placed) == (chess.PAWN, chess.QUEEN)


def test_castling_goes_to_where_the_king_stands_and_takes_nothing_in_chess960_too() -> None:
    board = chess.Board("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1", chess960=True)
    (step,) = MotifLine.of(board, [board.parse_san("O-O")], chess.WHITE).steps
    assert (step.target, step.captured, step.placed) == (chess.G1, None, chess.KING)


def test_gain_is_counted_from_before_the_sides_first_move() -> None:
    line = line_of("4k3/8/8/3q4/8/8/3p4/3RK3 b - - 0 1", "Kf8 Rxd2 Qxd2+ Kxd2")
    assert [line.gained(step) for step in line.steps] == [0, 1, -4, 5]


def test_check_mate_and_the_enemys_king() -> None:
    line = line_of("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", "h5 Ra8+ Kh7 Ra1")
    _, checking, _, quiet = line.steps
    assert (checking.check, checking.mate, chess.square_name(checking.enemy_king)) == (True, False, "g8")
    assert (quiet.check, chess.square_name(quiet.enemy_king)) == (False, "h7")
    assert line_of("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", "Kh8 Ra8#").steps[1].mate
