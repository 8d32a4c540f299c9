"""Numbers of moves and lines as people write them, in Python and on the page."""

from __future__ import annotations

import json

import chess
import pytest

from server.analysis.notation import MoveNumber, in_san
from tests.page import answer_of_page

FENS = [
    chess.STARTING_FEN,
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 117",
    "4k3/8/8/8/8/8/4P3/4K3 b - - 12 40",
    "4k3/8/8/8/8/8/4P3/4K3 b",
]


@pytest.mark.parametrize(
    ("fen", "later", "text"),
    [
        (FENS[0], 0, "1."),
        (FENS[0], 1, "1…"),
        (FENS[0], 45, "23…"),
        (FENS[1], 0, "1…"),
        (FENS[1], 1, "2."),
        (FENS[3], 2, "41…"),
        (FENS[4], 0, "1…"),
    ],
)
def test_a_move_has_the_number_of_its_position(fen: str, later: int, text: str) -> None:
    number = MoveNumber.before(fen).later(later)
    assert number.text() == text
    assert number.text("...") == text.replace("…", "...")


def test_a_board_numbers_as_its_fen() -> None:
    for fen in FENS[:4]:
        assert MoveNumber.on(chess.Board(fen)) == MoveNumber.before(fen)


def test_a_place_is_named_as_in_faults() -> None:
    assert MoveNumber(17, white=False).place() == "move 17, Black"
    assert MoveNumber(3, white=True).place() == "move 3, White"


def test_the_page_numbers_as_python_does() -> None:
    theirs = answer_of_page(
        {"chess/position.ts": "numberBefore"},
        f"{json.dumps(FENS)}.map((fen) => [0, 1, 2, 3].map((later) => numberBefore(fen, later)))",
    )
    assert theirs == [[MoveNumber.before(fen).later(n).text() for n in range(4)] for fen in FENS]


def test_a_line_is_written_as_people_do_and_leaves_the_board() -> None:
    board = chess.Board()
    assert in_san(board, ["e2e4", "e7e5", "g1f3"]) == ["e4", "e5", "Nf3"]
    assert in_san(board, []) == []
    assert board == chess.Board()


def test_a_line_that_cannot_be_played_is_an_error() -> None:
    with pytest.raises(ValueError):
        in_san(chess.Board(), ["e2e4", "e2e4"])
