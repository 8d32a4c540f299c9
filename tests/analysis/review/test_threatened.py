"""What is threatened in a position: step by step, with lines that somebody has."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.errors import GameError
from server.analysis.review.proving import LINES
from server.analysis.review.threatened import Threatened, WantedLines, threatened
from server.i18n.texts import from_json

FEN = "r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4"
"""Two knights: 4.Ng5, and White threatens 5.Nxf7."""

Lines = list[tuple[str, int | None, int | None]]
"""Moves in SAN, centipawns, mate."""


def after(fen: str, *moves: str) -> str:
    """The position after moves in SAN, "-": a pass."""
    board = chess.Board(fen)
    for san in moves:
        board.push(chess.Move.null() if san == "-" else board.parse_san(san))
    return board.fen()


def known(fen: str, *lines: tuple[str, int | None, int | None]) -> tuple[str, list[Any]]:
    rows = []
    for index, (sans, cp, mate) in enumerate(lines, start=1):
        board = chess.Board(fen)
        pv = [board.push_san(san).uci() for san in sans.split()]
        rows.append({"index": index, "depth": 15, "cp": cp, "mate": mate, "pv": pv})
    return fen, rows


def told(found: Threatened) -> str | None:
    (text,) = found.said
    return from_json(text, "en")


HERE = known(FEN, ("d5 exd5 Na5", 20, None))
PASSED = known(after(FEN, "-"), ("Nxf7 Qe7 Nxh8 d6 O-O", 480, None))
HIT = known(after(FEN, "-", "Nxf7"), ("Qe7 Nxh8", 480, None), ("h6 Nxd8", 900, None))
ANSWER = known(after(FEN, "-", "Nxf7", "Qe7"), ("Nxh8 d6 O-O", 480, None))


def test_first_the_position_and_the_one_after_a_pass_must_be_known() -> None:
    found = threatened(FEN, [])
    assert found == Threatened(None, [], [WantedLines(FEN, 1), WantedLines(after(FEN, "-"), 1)])
    assert threatened(FEN, [HERE]).wanted == [WantedLines(after(FEN, "-"), 1)]


def test_then_the_defences_and_until_then_the_line_alone_is_quoted() -> None:
    found = threatened(FEN, [HERE, PASSED])
    assert found.wanted == [WantedLines(after(FEN, "-", "Nxf7"), LINES)]
    assert found.fact is None
    assert str(told(found)).startswith("In the engine’s line 5.Nxf7 wins")


def test_then_the_answers_to_the_good_defences() -> None:
    found = threatened(FEN, [HERE, PASSED, HIT])
    assert found.wanted == [WantedLines(after(FEN, "-", "Nxf7", "Qe7"), 1)], "4…h6 is far worse"
    assert found.fact is None


def test_at_the_end_the_threat_is_proven() -> None:
    found = threatened(FEN, [HERE, PASSED, HIT, ANSWER])
    assert found.wanted == []
    assert found.fact is not None
    assert (found.fact["kind"], found.fact["by"], found.fact["proven"]) == ("threat", "g5f7", True)
    assert found.fact["net"] >= 5
    assert str(told(found)).startswith("White threatens 5.Nxf7, which wins the rook")


def test_a_move_that_a_good_defence_answers_is_named_without_a_claim() -> None:
    answer = known(after(FEN, "-", "Nxf7", "Qe7"), ("Nxh8 d6 O-O", -200, None))
    found = threatened(FEN, [HERE, PASSED, HIT, answer])
    assert (found.fact, told(found), found.wanted) == (None, "White would play 5.Nxf7.", [])


def test_where_passing_costs_nothing_nothing_is_threatened() -> None:
    passed = known(after(FEN, "-"), ("d3 h6 Nf3", 30, None))
    assert told(threatened(FEN, [HERE, passed])) == "White has no threat."


def test_a_move_that_wins_no_material_is_named_without_a_claim() -> None:
    passed = known(after(FEN, "-"), ("d3 h6 Nf3", 300, None))
    assert told(threatened(FEN, [HERE, passed])) == "White would play 5.d3."


def test_a_mate_needs_no_proof() -> None:
    fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 3"
    found = threatened(fen, [known(fen, ("d3 d5", -150, None)), known(after(fen, "-"), ("Qh4#", None, -1))])
    assert (told(found), found.wanted) == ("Black threatens mate: 3…Qh4#.", [])
    assert found.fact is not None and found.fact["in"] == 1


def test_a_defence_that_ends_the_game_needs_no_lines() -> None:
    """The king takes the rook, and bare kings are left."""
    fen = "6k1/6p1/8/5K2/8/8/8/6R1 b - - 0 1"
    passed = known(after(fen, "-"), ("Rxg7+ Kh8", 700, None))
    hit = known(after(fen, "-", "Rxg7+"), ("Kxg7", 0, None))
    found = threatened(fen, [known(fen, ("Kf7 Rxg7+ Kxg7", 0, None)), passed, hit])
    assert found.wanted == [WantedLines(after(fen, "-", "Rxg7+", "Kh8"), 1)]


@pytest.mark.parametrize(
    ("fen", "key"),
    [
        ("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", ["explore-no-threat"]),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", []),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", []),
    ],
)
def test_where_nobody_can_pass_or_play_nothing_is_asked(fen: str, key: list[str]) -> None:
    found = threatened(fen, [])
    assert ([text["key"] for text in found.said], found.wanted) == (key, [])


def test_lines_whose_first_move_is_none_are_not_known() -> None:
    wrong = (FEN, [{"index": 1, "depth": 9, "cp": 0, "mate": None, "pv": ["a1a5"]}])
    assert threatened(FEN, [wrong, PASSED]).wanted == [WantedLines(FEN, 1)]  # type: ignore[list-item]


def test_a_fault_names_its_place() -> None:
    with pytest.raises(GameError) as fault:
        threatened(FEN, [PASSED, ("x", [])])
    assert "known.1" in str(fault.value.place)


@pytest.mark.parametrize("cp", [480, -480, 20])
def test_a_line_without_a_move_says_nothing(cp: int) -> None:
    empty = [known(fen, ("", cp, None)) for fen in (FEN, after(FEN, "-"))]
    assert threatened(FEN, empty) == threatened(FEN, [])
    assert threatened(FEN, [HERE, empty[1]]) == threatened(FEN, [HERE])
