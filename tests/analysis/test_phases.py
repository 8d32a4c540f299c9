"""Boundaries of the phases, the game's endgame type and its changes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.errors import GameError, OptionsError
from server.analysis.phases import (
    EndgameTypeChange,
    Phase,
    Phases,
    as_shown,
    detect_phases,
    phases_record,
    row_of,
)

RECORDS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "phases.jsonl").read_text().splitlines()
]


def phases_of(moves: str, fen: str | None = None, book: int | list[int] = 0, **options: Any) -> Phases:
    start = chess.Board() if fen is None else chess.Board(fen)
    board, played = start.copy(), []
    for san in moves.split():
        played.append(board.push_san(san))
    return detect_phases(start, played, book, **options)


@pytest.mark.parametrize(("rule_set", "column"), [("default", "expected"), ("extended", "extended")])
def test_all_recorded_games_are_met(rule_set: str, column: str) -> None:
    assert len(RECORDS) == 143
    for record in RECORDS:
        assert phases_record(record, rule_set) == {"id": record["id"], **record[column]}


@pytest.mark.parametrize(
    ("turn", "rows"), [(chess.WHITE, [0, 1, 1, 2, 2, 3]), (chess.BLACK, [0, 1, 2, 2, 3, 3])]
)
def test_rows_are_full_moves_from_1(turn: chess.Color, rows: list[int]) -> None:
    assert [row_of(ply, turn) for ply in range(6)] == rows


SCANDINAVIAN = "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bg4 h3 Bxf3 Qxf3 c6"


def test_without_a_piece_taken_the_opening_ends_at_move_15_or_as_set() -> None:
    assert phases_of("e4 d5 exd5 Qxd5", book=2).opening_end == 15
    assert phases_of("e4 d5 exd5 Qxd5", book=2, opening_moves=8).opening_end == 8


def test_the_opening_ends_with_the_first_piece_taken_or_after_the_book_whichever_is_later() -> None:
    assert phases_of(SCANDINAVIAN, book=8).opening_end == 6
    assert phases_of(SCANDINAVIAN, book=13).opening_end == 8


def test_gaps_in_the_book_do_not_matter() -> None:
    assert phases_of(SCANDINAVIAN, book=[1, 2, 13]) == phases_of(SCANDINAVIAN, book=13)
    assert phases_of(SCANDINAVIAN, book=[]) == phases_of(SCANDINAVIAN, book=0)


def test_en_passant_takes_no_piece() -> None:
    assert phases_of("Nb1 e5 fxe6", "4k1n1/4p3/8/5P2/8/2N5/8/4K3 w - - 0 1").opening_end == 15


def test_castling_in_chess960_takes_no_piece() -> None:
    start = chess.Board("4k2r/8/8/8/8/8/8/5K1R w K - 0 1", chess960=True)
    assert detect_phases(start, [chess.Move.from_uci("f1h1")]).opening_end == 15


def test_a_row_has_the_counts_after_blacks_reply() -> None:
    fen = "r3k2r/8/8/8/8/8/q7/R3K2R w - - 0 1"
    taken = phases_of("Rxa2 Rxa2", fen)
    assert (taken.endgame_type, taken.endgame_changes) == ("Rook", (EndgameTypeChange(1, 2, "Rook"),))


def test_a_game_that_ends_with_white_has_the_counts_after_whites_move() -> None:
    assert phases_of("Rxa2", "r3k3/8/8/8/8/8/q7/R3K3 w - - 0 1").endgame_changes == (
        EndgameTypeChange(1, 1, "Rook"),
    )


def test_a_game_that_starts_with_black_has_a_first_row_of_blacks_move_alone() -> None:
    found = phases_of("Rxa1 Kf2 Ra5", "r3k3/8/8/8/8/8/8/R3K3 b - - 0 41")
    assert found.opening_end == 1
    assert found.endgame_changes == (EndgameTypeChange(1, 1, "Rook"),)
    assert found.by_ply == (Phase.OPENING, Phase.ENDGAME, Phase.ENDGAME)


def test_without_an_endgame_the_middlegame_ends_after_the_last_row() -> None:
    found = phases_of(SCANDINAVIAN)
    assert (found.middlegame_end, found.endgame_type, found.endgame_changes) == (8, None, ())
    assert found.by_ply == (Phase.OPENING,) * 12 + (Phase.MIDDLEGAME,) * 2


def test_the_opening_wins_an_overlap_and_the_type_is_still_told() -> None:
    found = phases_of("Kf2 Kf7", "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1")
    assert (found.opening_end, found.middlegame_end, found.endgame_type) == (15, 1, "Pawn")
    assert found.by_ply == (Phase.OPENING, Phase.OPENING)


def test_what_begins_in_an_endgame_is_shown_as_one_from_the_start() -> None:
    saavedra = "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"
    found = phases_of("c7 Rd6+ Kb5", saavedra)
    assert found.by_ply == (Phase.OPENING,) * 3
    shown = as_shown(found, chess.Board(saavedra))
    assert shown == replace(found, by_ply=(Phase.ENDGAME,) * 3)


def test_any_other_game_is_shown_as_the_rules_have_it() -> None:
    found = phases_of(SCANDINAVIAN)
    assert as_shown(found, chess.Board()) is found


ENDGAME_BISHOPS = "2b1k3/3nn3/8/8/8/8/3BB3/2B1K3 w - - 0 1"


def test_the_type_is_the_first_specific_one_and_all_changes_are_kept() -> None:
    found = phases_of("Bg4 Nf6 Bxc8 Nxc8 Kf2 Kf7 Ba3 Nd6 Bxd6", ENDGAME_BISHOPS)
    assert found.endgame_type == "Two Minor Piece"
    assert found.endgame_changes == (
        EndgameTypeChange(1, 2, "Endgame"),
        EndgameTypeChange(2, 4, "Two Minor Piece"),
        EndgameTypeChange(5, 9, "Endgame"),
    )


def test_a_game_that_reaches_no_specific_type_keeps_the_catch_all() -> None:
    assert phases_of("Kf1 Kf8", ENDGAME_BISHOPS).endgame_type == "Endgame"


def test_a_row_that_is_no_endgame_changes_nothing() -> None:
    two_queens_from_row_3_on = "Kd2 g6 a8=Q+ Ke7 b8=Q g5 Kd3 g4"
    found = phases_of(two_queens_from_row_3_on, "4k3/PP4pp/8/8/8/8/8/4K3 w - - 0 1")
    assert found.endgame_changes == (EndgameTypeChange(1, 2, "Pawn"), EndgameTypeChange(2, 4, "Queen"))
    assert found.endgame_type == "Pawn"


def test_transitional_counts_as_specific_in_the_extended_set() -> None:
    fen = "r2rk3/8/8/8/8/8/8/Q3K3 w - - 0 1"
    moves = "Kf2 Kf7 Qxa8 Rxa8"
    assert phases_of(moves, fen).endgame_type == "Rook"
    assert phases_of(moves, fen, rule_set="extended").endgame_type == "Transitional"


def test_no_moves_give_no_phases() -> None:
    assert phases_of("") == Phases(15, 1, None, (), ())


def test_the_start_board_is_not_changed() -> None:
    board = chess.Board()
    detect_phases(board, [chess.Move.from_uci("e2e4")])
    assert board == chess.Board()


def test_an_unknown_rule_set_is_refused() -> None:
    with pytest.raises(OptionsError):
        phases_of("e4", rule_set="newest")


def test_a_record_may_leave_out_the_start_and_the_book() -> None:
    assert phases_record({"id": 7, "moves": ["e2e4"]}) == {
        "id": 7,
        "opening_end": 15,
        "middlegame_end": 2,
        "endgame_type": None,
    }


def test_a_record_without_a_book_has_no_ply_in_it() -> None:
    """With ply 1 in the book the opening would last a row longer."""
    record = {"id": 7, "start_fen": "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "moves": ["a1a8", "e8e7"]}
    assert [phases_record({**record, **book})["opening_end"] for book in ({}, {"book_plies": 1})] == [1, 2]


def test_a_record_may_be_a_chess960_game() -> None:
    start = "4k3/8/8/8/8/8/8/5K1R w H - 0 1"
    castled = {"id": 1, "start_fen": start, "moves": ["f1h1", "e8e7", "f1e1"]}
    assert phases_record(castled)["endgame_type"] == "Rook"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"moves": ["e2e4", "e7e4"]}, "game g, move 1, Black"),
        ({"moves": ["e2e4", "e7e5", "0000"]}, "game g, move 2, White"),
        ({"moves": ["e2e4", 7]}, "game g, move 1, Black"),
        ({"moves": "e2e4"}, "game g, moves"),
        ({"moves": None}, "game g, moves"),
        ({"start_fen": "8/8"}, "game g, start_fen"),
        ({"start_fen": 8}, "game g, start_fen"),
        ({"book_plies": -1}, "game g, book_plies"),
        ({"book_plies": "3"}, "game g, book_plies"),
        ({"book_plies": True}, "game g, book_plies"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(change: dict[str, Any], place: str) -> None:
    record = {"id": "g", "start_fen": None, "moves": ["e2e4"], "book_plies": 0} | change
    with pytest.raises(GameError) as fault:
        phases_record(record)
    assert fault.value.place == place
    assert fault.value.message.startswith("game g")


def test_a_record_that_is_no_object_is_refused() -> None:
    record: Any = ["e2e4"]
    with pytest.raises(GameError, match="must be an object"):
        phases_record(record)


def test_the_endgame_begins_with_the_row_that_reaches_it() -> None:
    assert phases_of("Kf1 Kf8", ENDGAME_BISHOPS, opening_moves=0).by_ply == (Phase.ENDGAME, Phase.ENDGAME)


def test_without_a_book_the_opening_may_end_with_the_first_row() -> None:
    assert phases_of("Rxa2", "r3k3/8/8/8/8/8/q7/R3K3 w - - 0 1", book=[]).opening_end == 1


def test_where_black_begins_the_book_ends_in_the_row_of_its_last_ply() -> None:
    assert phases_of("Rxa1 Kf2 Ra5", "r3k3/8/8/8/8/8/8/R3K3 b - - 0 41", book=2).opening_end == 3


def test_where_black_begins_a_last_move_of_whites_is_a_row_of_its_own() -> None:
    assert phases_of("Ke7 Rxa8", "r3k3/8/8/8/8/8/8/R3K3 b - - 0 41").opening_end == 2
