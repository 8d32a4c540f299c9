"""Words for what a move of a solved pawn ending does: where each may fit, and what must be so."""

from __future__ import annotations

import chess
import pytest

from endgames.themes import FEW, ThemeClaim, passed, themes, turned


def told(
    fen: str, san: str, kept: str = "", winner: chess.Color | None = chess.WHITE, unsure: str = ""
) -> list[ThemeClaim]:
    board = chess.Board(fen)
    moves, others = ([board.parse_san(each) for each in sans.split()] for sans in (kept or san, unsure))
    return [*themes(board, board.parse_san(san), moves, winner, others)]


@pytest.mark.parametrize(
    ("fen", "san", "name", "square"),
    [
        ("8/ppp5/8/PPP5/8/6k1/8/6K1 w - - 0 1", "b6", "breakthrough", "b6"),
        ("8/8/8/P7/8/8/8/K6k w - - 0 1", "a6", "outruns", "a6"),
        ("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1", "h4", "spare", "h4"),
        ("8/8/4k3/8/4P3/3K4/8/8 w - - 0 1", "Ke3", "zugzwang", "e3"),
        ("8/8/4k3/8/3P4/2K5/8/8 w - - 0 1", "Kc4", "diagonal_opposition", "c4"),
        ("8/8/4k3/8/8/4PK2/8/8 w - - 0 1", "Ke4", "opposition", "e4"),
        ("3k4/8/8/8/8/8/3P4/2K5 w - - 0 1", "Kd1", "zugzwang", "d1"),
        ("4k3/8/8/8/8/3K4/4P3/8 w - - 0 1", "Ke4", "distant_opposition", "e4"),
    ],
)
def test_which_word_may_fit(fen: str, san: str, name: str, square: str) -> None:
    assert (name, chess.parse_square(square)) in [each[:2] for each in told(fen, san)]


def test_a_king_steps_into_the_square_of_a_pawn_that_would_have_run() -> None:
    fen = "8/8/8/7p/2K5/8/8/k7 w - - 0 1"
    assert [each.name for each in told(fen, "Kd3", winner=None)][-1] == "in_square"
    assert "in_square" not in [each.name for each in told(fen, "Kc3", winner=None)]
    beside = "8/8/8/4k3/6PP/3K4/2p5/8 w - - 0 1"
    assert "in_square" not in [each.name for each in told(beside, "Kd2")]


def test_opposition_must_be_a_burden_for_who_moves() -> None:
    (won,) = (each for each in told("8/8/4k3/8/8/4PK2/8/8 w - - 0 1", "Ke4") if each.name == "opposition")
    ((board, color, wins),) = won.supposed
    assert (board.turn, color, wins) == (chess.WHITE, chess.WHITE, False)
    held = told("8/8/8/3pk3/8/4K3/8/8 w - - 0 1", "Kd3", winner=None)
    assert [each.supposed[0][1:] for each in held if each.supposed] == [(chess.BLACK, True)]


def test_a_key_square_is_one_wherever_the_other_king_is() -> None:
    fen = "8/8/3k4/8/8/3PK3/8/8 w - - 0 1"
    (key,) = (each for each in told(fen, "Ke4") if each.name == "key_square")
    passing, *everywhere = key.supposed
    assert not passing.wins
    assert {each.board.turn for each in everywhere} == {chess.WHITE, chess.BLACK}
    assert len(everywhere) > 80
    assert all(each.wins and each.board.is_valid() for each in everywhere)


def test_a_key_square_is_before_the_passed_pawn_and_none_where_there_are_two() -> None:
    two, behind = "8/8/8/8/5P2/4k3/6KP/8 w - - 1 61", "8/8/8/3KP3/5p2/5Pk1/8/8 w - - 1 51"
    assert "key_square" not in [each.name for each in told(two, "Kg3")]
    assert "key_square" not in [each.name for each in told(behind, "Ke4")]


def test_a_spare_move_touches_no_pawn_and_no_move_of_the_king_may_do_as_well() -> None:
    touches = "8/8/7p/2p3k1/2P1p1P1/6K1/5P2/8 w - - 0 50"
    assert "spare" not in [each.name for each in told(touches, "f3", winner=None)]
    waits = "8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1"
    assert "spare" not in [each.name for each in told(waits, "h4", unsure="Ke2")]


def test_a_breakthrough_is_one_though_other_moves_are_unsure() -> None:
    fen = "8/8/p7/7p/3K3P/1k4P1/8/8 w - - 0 44"
    assert [each.name for each in told(fen, "g4", unsure="Kc5 Ke5 Ke4 Kd5")] == ["breakthrough"]


def test_an_outside_passed_pawn_is_what_wins() -> None:
    fen = "8/5k2/6p1/8/6P1/1P3K2/8/8 w - - 0 1"
    (outside,) = (each for each in told(fen, "Ke4") if each.name == "outside_passed_pawn")
    ((board, color, wins),) = outside.supposed
    assert board.piece_at(chess.B3) is None
    assert (color, wins) == (chess.WHITE, False)


def test_where_many_moves_keep_the_result_nothing_is_asked() -> None:
    fen = "8/8/4k3/8/8/4PK2/8/8 w - - 0 1"
    assert not told(fen, "Ke4", kept=" ".join(["Ke4"] * (FEW + 1)))
    assert not told("8/P7/8/8/8/8/7k/K7 w - - 0 1", "a8=Q")


def test_a_position_is_turned_only_where_it_is_one() -> None:
    board = chess.Board("8/8/4k3/3P4/8/4K3/8/8 b - - 0 1")
    assert turned(board) is None
    other = turned(chess.Board("8/8/4k3/8/8/4PK2/8/8 w - - 0 1"))
    assert other is not None
    assert other.turn == chess.BLACK


def test_passed_pawns_furthest_on_first() -> None:
    board = chess.Board("4k3/6p1/1P6/8/P7/5P2/8/4K3 w - - 0 1")
    assert passed(board, chess.WHITE) == [chess.B6, chess.A4]
    assert passed(board, chess.BLACK) == []
