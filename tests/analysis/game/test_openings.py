"""The opening book: names by placement alone."""

from __future__ import annotations

import json
from pathlib import Path

import chess
import pytest

from server.analysis.game.openings import BOOK_PATH, Opening, load_book


def after(*sans: str) -> chess.Board:
    board = chess.Board()
    for san in sans:
        board.push_san(san)
    return board


def test_the_book_holds_the_named_placements_and_those_on_the_way_but_not_the_start() -> None:
    book = load_book()
    assert len(book) == 7848
    assert book.lookup(chess.Board()) is None


@pytest.mark.parametrize(
    ("moves", "eco", "name"),
    [
        ("e4", "B00", "King's Pawn Game"),
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "B90", "Sicilian Defense: Najdorf Variation"),
        ("f3 e5 g4 Qh4#", "A00", "Barnes Opening: Fool's Mate"),
        ("d4 d5 c4", "D06", "Queen's Gambit"),
        ("e4 e5 f4 exf4 Nc3", "C33", "King's Gambit Accepted: Mason-Keres Gambit"),
    ],
)
def test_a_named_position_has_its_code_and_name(moves: str, eco: str, name: str) -> None:
    assert load_book().lookup(after(*moves.split())) == Opening(eco, name)


def test_a_position_on_the_way_has_the_name_of_the_named_one_before_it() -> None:
    before, passed = after("e4", "c5", "Nf3", "d6", "d4"), after("e4", "c5", "Nf3", "d6", "d4", "cxd4")
    assert load_book().lookup(passed) == load_book().lookup(before) is not None


def test_only_the_placement_counts() -> None:
    board = chess.Board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b - - 9 40")
    assert load_book().lookup(board) == Opening("C20", "King's Pawn Game")


def test_names_looks_each_position_up_by_itself() -> None:
    names = load_book().names([chess.Board(), after("e4"), after("h3", "h5", "h4", "Rh6"), after("d4")])
    assert [opening and opening.eco for opening in names] == [None, "B00", None, "A40"]


def test_the_book_is_read_once() -> None:
    assert load_book() is load_book(BOOK_PATH)


def test_the_file_has_one_sorted_entry_a_line() -> None:
    lines = BOOK_PATH.read_text(encoding="utf-8").splitlines()[1:-1]
    keys = [key for line in lines for key in json.loads("{" + line.rstrip(",") + "}")]
    assert len(keys) == len(lines) == 7848
    assert keys == sorted(keys)


@pytest.mark.parametrize("text", ["[]", '{"8/8": {"eco": "A00"}}', '{"8/8": "A00"}', "no json"])
def test_a_file_that_is_no_book_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "book.json"
    path.write_text(text)
    with pytest.raises(ValueError):
        load_book(path)
