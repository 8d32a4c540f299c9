"""What the records of the command line have in common: start positions, moves, places."""

from __future__ import annotations

from typing import Any, TypedDict

import chess
import pytest

from server.analysis.errors import GameError
from server.analysis.game_records import fault, moves_of, name_of, read_record, spot, start_of


class Record(TypedDict):
    moves: list[Any]


@pytest.mark.parametrize(("record", "name"), [({"id": 7}, "game 7"), ({"id": None}, ""), ({}, ""), ([], "")])
def test_a_record_is_called_by_its_id(record: object, name: str) -> None:
    assert name_of(record) == name


def test_a_place_is_the_game_and_the_spot() -> None:
    assert [spot("game 7", "moves"), spot("", "moves"), spot("game 7", "")] == [
        "game 7, moves",
        "moves",
        "game 7",
    ]
    assert (fault("here", "No.").message, fault("here", "No.").place) == ("here: No.", "here")
    assert (fault("", "No.").message, fault("", "No.").place) == ("No.", None)


def test_a_record_is_read_by_its_declaration() -> None:
    record = {"moves": ["e2e4"], "more": 1}
    assert read_record(Record, record, str) == record
    with pytest.raises(GameError, match=r"moves must be a list\.$") as caught:
        read_record(Record, {"moves": 3}, lambda path: f"at {path[0]}")
    assert caught.value.place == "at moves"


def test_without_a_fen_a_game_begins_as_usual() -> None:
    assert start_of(None, "").fen() == chess.STARTING_FEN
    assert not start_of(None, "").chess960
    assert start_of("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "").chess960


@pytest.mark.parametrize(
    ("fen", "reason"),
    [
        ("8/8", "8/8"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "one king"),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "in check"),
    ],
)
def test_a_start_that_nobody_can_play_is_refused(fen: str, reason: str) -> None:
    with pytest.raises(GameError, match=reason) as caught:
        start_of(fen, "game 1")
    assert caught.value.place == "game 1, start_fen"


@pytest.mark.parametrize(
    ("move", "reason"), [("e7e4", "e7e4"), ("0000", "null move"), (7, "7"), (None, "None")]
)
def test_a_move_that_is_none_is_refused_with_its_number(move: object, reason: str) -> None:
    start = chess.Board()
    with pytest.raises(GameError, match=reason) as caught:
        moves_of(start, ["e2e4", move], "game 1")
    assert caught.value.place == "game 1, move 1, Black"
    assert start == chess.Board()
    assert [move.uci() for move in moves_of(start, ["e2e4", "e7e5"], "")] == ["e2e4", "e7e5"]
