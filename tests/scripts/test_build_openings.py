"""The script that makes the opening book, on the real tables and on small ones with conflicts."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import chess
import pytest

ROOT = Path(__file__).parents[2]
TABLES = ROOT / "tests" / "data" / "openings"


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_openings", ROOT / "scripts" / "build_openings.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


script = load_script()


def placement(*sans: str) -> str:
    board = chess.Board()
    for san in sans:
        board.push_san(san)
    return board.board_fen()


def book_of(folder: Path, *rows: tuple[str, str, str]) -> dict[str, tuple[str, str]]:
    text = "\n".join("\t".join(row) for row in [("eco", "name", "pgn"), *rows])
    (folder / "x.tsv").write_text(text + "\n", encoding="utf-8")
    book: dict[str, tuple[str, str]] = script.build_book(script.read_lines(folder))
    return book


@pytest.fixture(scope="module")
def lines() -> Any:
    return script.read_lines(TABLES)


@pytest.fixture(scope="module")
def book(lines: Any) -> Any:
    return script.build_book(lines)


def test_the_committed_book_is_what_the_tables_give(lines: Any, book: Any) -> None:
    assert len(script.named_placements(lines)) == 3805
    assert len(book) == 7848
    assert chess.STARTING_BOARD_FEN not in book
    assert script.render(book) == (ROOT / "resources" / "openings.json").read_text(encoding="utf-8")


def test_no_table_line_passes_a_placement_before_its_first_named_one(lines: Any, book: Any) -> None:
    assert {key for line in lines for key in line.placements} == set(book)


def test_a_placement_on_the_way_has_the_name_of_the_named_one_before_it(tmp_path: Path) -> None:
    book = book_of(tmp_path, ("A00", "First", "1. a3"), ("A01", "Last", "1. a3 a6 2. b3"))
    assert book == {
        placement("a3"): ("A00", "First"),
        placement("a3", "a6"): ("A00", "First"),
        placement("a3", "a6", "b3"): ("A01", "Last"),
    }


def test_a_placement_before_any_named_one_is_left_out(tmp_path: Path) -> None:
    book = book_of(tmp_path, ("A01", "Last", "1. a3 a6 2. b3"))
    assert list(book) == [placement("a3", "a6", "b3")]


def test_of_two_lines_to_one_placement_the_shorter_gives_the_name(tmp_path: Path) -> None:
    long, short = ("E00", "Long", "1. e3 e6 2. e4 e5"), ("A00", "Short", "1. e4 e5")
    assert book_of(tmp_path, long, short)[placement("e4", "e5")] == ("A00", "Short")


def test_of_two_equally_long_lines_the_later_code_gives_the_name(tmp_path: Path) -> None:
    rows = (("C20", "Later", "1. e4 a6 2. d4"), ("B00", "Earlier", "1. d4 a6 2. e4"))
    assert book_of(tmp_path, *rows)[placement("d4", "a6", "e4")] == ("C20", "Later")
    assert book_of(tmp_path, *reversed(rows))[placement("d4", "a6", "e4")] == ("C20", "Later")


def test_a_placement_passed_on_two_ways_takes_the_nearest_name(tmp_path: Path) -> None:
    book = book_of(
        tmp_path,
        ("D00", "Far", "1. d4"),
        ("D01", "Over the far one", "1. d4 a6 2. e4 h6"),
        ("B00", "Near", "1. e4 a6"),
        ("B01", "Root", "1. e4"),
        ("B02", "Over the near one", "1. e4 a6 2. d4 b6"),
    )
    assert book[placement("d4", "a6", "e4")] == ("B00", "Near")


def test_equally_near_names_go_by_the_number_of_lines_then_by_the_later_code(tmp_path: Path) -> None:
    few = (("E00", "Few", "1. d4"), ("E01", "a", "1. d4 a6 2. e4 h6"), ("B00", "Many", "1. e4"))
    one, two = ("B01", "b", "1. e4 a6 2. d4 b6"), ("B02", "c", "1. e4 a6 2. d4 c6")
    key = placement("d4", "a6", "e4")
    assert book_of(tmp_path, *few, one, two)[key] == ("B00", "Many")
    assert book_of(tmp_path, *few, one)[key] == ("E00", "Few")


def test_a_line_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"x\.tsv, line 3"):
        book_of(tmp_path, ("A00", "Good", "1. e4"), ("A00", "Bad", "1. e5"))


def test_a_folder_without_tables_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"no \*\.tsv"):
        script.read_lines(tmp_path)
