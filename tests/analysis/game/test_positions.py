"""FEN -> board: what is filled in, and what is said of the others."""

from __future__ import annotations

import json

import chess
import pytest

from server.analysis.errors import GameError
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
        ("rubbish", "no board"),
        ("", "no board"),
        ("4k3/8/8/8/8/8/4P3/4K4 w - - 0 1", "no board"),
        (f"{ENDING} x - - 0 1", "side to move"),
        (f"{ENDING} w KQkqx - 0 1", "castling rights must"),
        (f"{ENDING} w - e9 0 1", "en passant square must"),
        (f"{ENDING} w - - -1 1", "half moves"),
        (f"{ENDING} w - - x 1", "half moves"),
        (f"{ENDING} w - - 0 1_0", "move number"),
        (f"{ENDING} w - - 0 ١", "move number"),
        (f"{ENDING} w - - 0 1 x", "six fields"),
        (f"{ENDING} w - - 0 {'1' * 4300}", "move number"),
        (f"{ENDING} w - - {'1' * 4300} 1", "half moves"),
        (f"{ENDING} w - - 0 10000", "move number"),
        (f"{ENDING} w - - 10000 1", "half moves"),
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
