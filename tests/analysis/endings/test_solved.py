"""The record of a position that is known exactly."""

from __future__ import annotations

import chess
import pytest

from endgames.tables.probing import TableFolder
from server.analysis.endings.solved import (
    SolvedPawns,
    SolvedSum,
    SolvedWhole,
    has_pawns_alone,
    position_of,
    solved_of,
    table_of,
)
from server.analysis.errors import GameError
from server.i18n.texts import Sentence

PAWNS: SolvedPawns = {"groups": [], "sum": "0", "outcome": "P", "winning_moves": [], "certified": True}


def test_a_table_with_all_legal_moves() -> None:
    board = position_of("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1")
    assert table_of(board, TableFolder(None)) == {
        "name": "KPvK",
        "source": "kibitz 1",
        "wdl": 0,
        "dtm": None,
        "moves": [],
    }
    moves = table_of(position_of("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"), TableFolder(None))
    assert moves is not None
    assert {move["wdl"] for move in moves["moves"]} == {0}
    assert table_of(chess.Board(), TableFolder(None)) is None


@pytest.mark.parametrize(
    ("fen", "alone"),
    [
        ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", True),
        ("4k3/pp6/8/8/8/8/PP6/4KN2 w - - 0 1", False),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", False),
    ],
)
def test_pawns_alone(fen: str, alone: bool) -> None:
    assert has_pawns_alone(chess.Board(fen)) is alone


@pytest.mark.parametrize(
    "fen",
    [
        "",
        "x",
        "8/8/8/8/8/4k3/4p3/4K3 w - - 10000 1",
        "8/8/8/8/8/4k3/4p3/4K3 w - - 0 10000",
        "8/8/8/8/8/8/8/K7 w - - 0 1",
        "8/8/3k4/8/3K4/8/8/P7 w - - 0 1",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1",
    ],
)
def test_what_is_no_position_is_refused_with_its_place(fen: str) -> None:
    with pytest.raises(GameError) as refused:
        position_of(fen)
    assert refused.value.place == "fen"


def refusal(fen: str, reason: str | None = None, wanted: str | None = None, *, noted: bool = False) -> str:
    given = SolvedSum(refused=reason) if reason else None
    solved = solved_of(chess.Board(fen), None, given, wanted, noted=noted)
    assert isinstance(solved["refused"], Sentence | str)
    return getattr(solved["refused"], "key", str(solved["refused"]))


def test_the_reason_says_what_is_missing() -> None:
    four = "8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1"
    assert refusal(four, wanted="KBNvK") == "endgame-not-built"
    assert refusal(four, wanted="KBNvK", noted=True) == "endgame-noted"
    assert refusal("4k3/8/8/8/8/8/8/4K2R w K - 0 1") == "endgame-castling"
    assert refusal(chess.STARTING_FEN) == "endgame-unknown"
    assert refusal("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "too large") == "too large"


def test_what_is_known_is_not_refused() -> None:
    board = chess.Board("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")
    solved = solved_of(board, None, SolvedSum(PAWNS), "KPPvKPP")
    assert (solved["pawns"], solved["refused"]) == (PAWNS, None)


def test_what_is_solved_whole_needs_no_sum() -> None:
    board = chess.Board("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")
    whole: SolvedWhole = {"result": "1/2-1/2", "proven": True, "moves": ["Kd2"], "unsure": [], "nodes": 1}
    solved = solved_of(board, None, SolvedSum(refused="too large"), None, whole=whole)
    assert (solved["solved"], solved["refused"]) == (whole, None)
    unknown: SolvedWhole = {**whole, "result": None, "proven": False}
    assert (
        solved_of(board, None, SolvedSum(refused="too large"), None, whole=unknown)["refused"] == "too large"
    )


def test_what_is_not_proven_says_nothing_beside_a_table() -> None:
    board = position_of("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1")
    table = table_of(board, TableFolder(None))
    unproven: SolvedPawns = {**PAWNS, "certified": False}
    assert solved_of(board, table, SolvedSum(PAWNS), None)["pawns"] == PAWNS
    assert solved_of(board, table, SolvedSum(unproven), None)["pawns"] is None


def test_a_sum_that_is_not_proven_has_values_and_no_outcome() -> None:
    board = chess.Board("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")
    unproven: SolvedPawns = {**PAWNS, "winning_moves": ["a4"], "certified": False}
    without = {**PAWNS, "outcome": None, "winning_moves": [], "certified": False}
    assert solved_of(board, None, SolvedSum(unproven), None)["pawns"] == without
    explained = solved_of(board, None, SolvedSum(unproven), None, explains=True)["pawns"]
    assert explained == {**unproven, "certified": True}
