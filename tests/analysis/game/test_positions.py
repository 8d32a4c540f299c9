"""FEN -> board: what is filled in, and what is said of the others."""

from __future__ import annotations

import json

import chess
import pytest

from server.analysis.errors import GameError
from server.analysis.game.notices import Notices
from server.analysis.game.positions import describe_status, is_bare_fen, read_fen
from server.i18n.texts import translated
from server.system.paths import ROOT

ENDING = "4k3/8/8/8/8/8/4P3/4K3"


@pytest.mark.parametrize(
    ("fen", "full"),
    [
        (ENDING, f"{ENDING} w - - 0 1"),
        (f"{ENDING} b", f"{ENDING} b - - 0 1"),
        (f"  {ENDING}  b - - 3 \n", f"{ENDING} b - - 3 1"),
        (f"{ENDING} w - - 99 9999", f"{ENDING} w - - 99 9999"),
        (f"{ENDING} w - - 0 0", f"{ENDING} w - - 0 1"),
    ],
)
def test_missing_fields_are_filled_in(fen: str, full: str) -> None:
    assert read_fen(fen, place="here").fen() == full


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("rubbish", "eight ranks"),
        ("", "eight ranks"),
        ("4k3/8/8/8/8/8/4P3/4K4 w - - 0 1", "eight ranks"),
        (f"{ENDING} x - - 0 1", "side to move"),
        (f"{ENDING} w KQkqx - 0 1", "castling rights must"),
        (f"{ENDING} w - e9 0 1", "en passant square must"),
        (f"{ENDING} w - - -1 1", "half-moves"),
        (f"{ENDING} w - - x 1", "half-moves"),
        (f"{ENDING} w - - 0 1_0", "move number"),
        (f"{ENDING} w - - 0 ١", "move number"),
        (f"{ENDING} w - - 0 1 x", "six fields"),
        (f"{ENDING} w - - 0 {'1' * 4300}", "move number"),
        (f"{ENDING} w - - {'1' * 4300} 1", "half-moves"),
        (f"{ENDING} w - - 0 10000", "move number"),
        (f"{ENDING} w - - 10000 1", "half-moves"),
    ],
)
def test_a_fen_that_cannot_be_read_is_refused_with_the_field(fen: str, words: str) -> None:
    with pytest.raises(GameError) as caught:
        read_fen(fen, place="here")
    assert (caught.value.code, caught.value.place) == ("bad_fen", "here")
    assert words in caught.value.message
    assert len(caught.value.message) < 300
    assert translated(caught.value.message, "de") != caught.value.message


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("8/8/8/8/8/8/8/K7 w", "Black has no king"),
        ("8/8/8/8/8/8/8/k7 w", "White has no king"),
        ("k7/8/8/8/8/8/8/KK6 w", "too many kings"),
        ("4k2P/8/8/8/8/8/8/4K3 w", "first or last rank"),
        ("4k3/4R3/8/8/8/8/8/4K3 w", "not to move is in check"),
        ("4k3/8/8/8/P7/PPPPPPPP/8/4K3 w", "White has more than 8 pawns"),
        ("8/8/8/8/8/8/8/8 w", "no king, and Black"),
    ],
)
def test_a_position_that_cannot_be_played_is_refused_with_the_reason(fen: str, words: str) -> None:
    with pytest.raises(GameError, match=words):
        read_fen(fen, place="here")


def test_an_empty_board_has_no_other_reason() -> None:
    assert describe_status(chess.Board()) == "the board is empty"


def test_rights_of_chess960_make_it_chess960() -> None:
    fen = "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w GCgc - 0 1"
    assert read_fen(fen, place="here").chess960
    assert not read_fen(chess.STARTING_FEN, place="here").chess960
    assert read_fen(chess.STARTING_FEN, place="here", chess960=True).chess960


def test_a_bare_fen_is_known() -> None:
    assert is_bare_fen(f" {ENDING} w - - 0 1\n")
    assert is_bare_fen(ENDING)
    assert not is_bare_fen(f"{ENDING} w - - 0 1 e4")
    assert not is_bare_fen("1. e4 e5")
    assert not is_bare_fen("")


@pytest.mark.parametrize(
    ("text", "meant"), json.loads((ROOT / "tests" / "data" / "pasted.json").read_text())["fens"]
)
def test_a_text_that_is_meant_as_a_fen_is_known_and_the_page_agrees(text: str, meant: bool) -> None:
    assert is_bare_fen(text) == meant


def board_of(fen: str, **how: bool) -> tuple[chess.Board, list[str]]:
    notices = Notices()
    board = read_fen(fen, place="here", notices=notices, **how)
    return board, [notice.code for notice in notices.all()]


@pytest.mark.parametrize(
    ("fen", "rights"),
    [
        ("2r5/5p1k/p4b2/2Rp1pr1/1Pn1q3/2P3PP/P4P2/2RQ2K1 b KQkq - 0 1", "-"),
        ("r5k1/1pp1qb1p/1p1r1p2/2n1pPp1/4P3/P2P1NP1/1PR1Q1BP/1R4K1 b q - 0 1", "-"),
        ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "K"),
        ("r3k2r/8/8/8/8/8/8/R4RK1 w KQkq - 0 1", "kq"),
        ("4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1", "K"),
    ],
)
def test_rights_that_do_not_fit_are_dropped_and_told(fen: str, rights: str) -> None:
    board, told = board_of(fen)
    assert (board.castling_xfen(), board.chess960, told) == (rights, False, ["fen_castling"])


def test_rights_that_fit_are_kept_in_silence() -> None:
    for rights in ("KQkq", "HAha", "Kq", "-"):
        board, told = board_of(f"r3k2r/8/8/8/8/8/8/R3K2R w {rights} - 0 1")
        assert (board.chess960, told) == (False, [])


def test_chess960_is_never_taken_in_silence() -> None:
    first = "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w KQkq - 0 1"
    later = "2kr2r1/8/8/8/8/8/8/2KR2R1 w Gg - 0 1"
    for fen in (first, later):
        board, told = board_of(fen)
        assert (board.chess960, told) == (True, ["chess960"])
        board, told = board_of(fen, chess960=True)
        assert (board.chess960, told) == (True, [])


def test_rights_of_chess960_that_do_not_fit_are_dropped_too() -> None:
    board, told = board_of("1rk5/8/8/8/8/8/8/1RK4R w KQkq - 0 1", chess960=True)
    assert (board.castling_xfen(), told) == ("KQq", ["fen_castling"])


@pytest.mark.parametrize("square", ["d6", "e3", "e6", "a4", "h8"])
def test_an_impossible_en_passant_square_is_left_out_and_told(square: str) -> None:
    board, told = board_of(f"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq {square} 0 2")
    assert (board.ep_square, told) == ((chess.E3, []) if square == "e3" else (None, ["fen_en_passant"]))


def test_printed_dashes_are_read() -> None:
    assert read_fen(f"{ENDING} w – — 0 1", place="here").fen() == f"{ENDING} w - - 0 1"
