"""Local games of pawns: partition, moves, values, the table of one file."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import chess
import pytest

from endgames.cgt.games import Games
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.pawns.local import (
    HIGH,
    LOW,
    MOVE_STEPS,
    LocalGames,
    LocalPosition,
    TooEntangled,
    groups,
    pawn_moves,
    standing,
)
from endgames.refusals import GameTooLarge

DATA = json.loads((Path(__file__).parents[2] / "data" / "chess_sums.json").read_text())
TABLE = DATA["single_file_table"]["rows_white_rank_cols_black_rank"]


def pawns(white: str, black: str, ep: str = "") -> LocalPosition:
    pieces = [(name, "P") for name in white.split()] + [(name, "p") for name in black.split()]
    placed = sorted(("abcdefgh".index(name[0]), int(name[1]) - 1, sign) for name, sign in pieces)
    return LocalPosition(tuple(placed), ("abcdefgh".index(ep[0]), int(ep[1]) - 1) if ep else None)


def value(position: LocalPosition, side: int = LOW) -> str:
    return Names(Thermographs()).of(LocalGames(Games()).value(position, side))


@pytest.mark.parametrize("ranks", TABLE)
@pytest.mark.parametrize("file", "ad")
def test_two_pawns_on_a_file_are_worth_what_the_table_says(ranks: str, file: str) -> None:
    white, black = ranks.split(",")
    position = pawns(f"{file}{white}", f"{file}{black}")
    assert [value(position, side) for side in (LOW, HIGH)] == [TABLE[ranks]] * 2


@pytest.mark.parametrize(
    ("white", "black", "worth"),
    [("a2 b3", "a5 a6", "1/2"), ("a2 a3", "a5 a6", "+-1"), ("a2 a3", "a6", "1"), ("a2 a3", "a5", "{1|0}")],
)
def test_pawns_on_two_files(white: str, black: str, worth: str) -> None:
    assert value(pawns(white, black)) == worth


def test_a_promotion_is_worth_more_spare_moves_than_there_are() -> None:
    assert value(pawns("", "f4")) == "-103"
    assert value(pawns("f5", "")) == "103"


def test_turned_mirrored_and_shifted_a_group_is_the_same() -> None:
    position = pawns("b2 b3", "b5")
    assert standing(position)[0] == standing(position.mirrored())[0] == standing(position.negative())[0]
    assert value(position) == "{1|0}"
    assert value(position.negative()) == "{0|-1}"
    assert standing(position)[1] != standing(position.negative())[1]


def test_groups_are_parted_by_an_empty_file_and_the_kings_keep_what_is_near() -> None:
    away, core = groups(chess.Board("8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1"))
    assert away == [pawns("a2 b2", "a6 b7"), pawns("h3", "h7")]
    assert [sign for _, _, sign in core.pieces] == ["P", "k", "K", "p"]


def test_kings_stand_in_the_way_and_a_check_is_refused() -> None:
    _, core = groups(chess.Board("8/8/8/4k3/4Pp2/5K2/8/8 w - - 0 1"))
    assert not [*pawn_moves(core, chess.WHITE), *pawn_moves(core, chess.BLACK)]
    _, core = groups(chess.Board("8/8/8/4k3/8/3P4/8/4K3 w - - 0 1"))
    with pytest.raises(TooEntangled):
        list(pawn_moves(core, chess.WHITE))


def test_en_passant_is_a_move_of_the_next_move() -> None:
    board = chess.Board("8/8/8/6k1/1p4p1/6K1/P7/8 w - - 0 1")
    board.push_san("a4")
    (group,), _ = groups(board)
    assert group == pawns("a4", "b4", "a3")
    taken = [move.after for move in pawn_moves(group, chess.BLACK) if move.target == (0, 2)]
    assert taken == [pawns("", "a3")]
    assert not [
        move for move in pawn_moves(LocalPosition(group.pieces), chess.BLACK) if move.target == (0, 2)
    ]


def test_en_passant_leaves_two_values_the_low_one_is_blacks() -> None:
    position = pawns("a2 b2", "a4")
    local = LocalGames(Games())
    low, high = local.low(position), local.high(position)
    assert [low.number, high.number] == [Fraction(105), Fraction(106)]


def test_each_local_position_that_is_opened_is_paid_for_once() -> None:
    """A pawn on a2 opens six: none of them compares anything, and still it cannot go on without end."""
    bound = 6 * MOVE_STEPS
    assert LocalGames(Games(bound)).low(pawns("a2 c2", "")).number == 2 * 106
    with pytest.raises(GameTooLarge):
        LocalGames(Games(bound - 1)).low(pawns("a2", ""))


def test_a_pawn_of_either_side_that_would_give_check_is_refused() -> None:
    for fen, color in (
        ("8/8/8/4k3/8/3P4/8/4K3 w - - 0 1", chess.WHITE),
        ("4k3/8/3p4/8/4K3/8/8/8 b - - 0 1", chess.BLACK),
    ):
        _, core = groups(chess.Board(fen))
        with pytest.raises(TooEntangled):
            list(pawn_moves(core, color))
        assert list(pawn_moves(core, not color)) == []


def test_a_right_to_take_in_passing_is_the_groups_that_has_it() -> None:
    beside = chess.Board("8/8/8/8/1pk5/8/P7/6K1 w - - 0 1")
    beside.push_san("a4")
    away, core = groups(beside)
    assert (away, core.ep) == ([], (0, 2))
    far = chess.Board("8/8/8/6k1/1p4p1/6K1/P7/8 w - - 0 1")
    far.push_san("a4")
    (group,), core = groups(far)
    assert (group.ep, core.ep) == ((0, 2), None)


def test_what_moves_no_pawn_is_worth_nothing() -> None:
    local = LocalGames(Games())
    assert local.low(LocalPosition(())).number == local.high(LocalPosition(())).number == 0
    assert LocalPosition(()).shifted() == LocalPosition(())
