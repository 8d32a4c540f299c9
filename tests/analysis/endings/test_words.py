"""Sums in words, in both languages."""

from __future__ import annotations

import chess
import pytest

from endgames.pawns.sums import SolvedSums, ThermographRecord, ValuedGroup, solve
from server.analysis.endings.words import in_groups, said, value_in_words
from server.i18n.texts import from_json


def of(fen: str) -> SolvedSums:
    found = solve(chess.Board(fen), prove=False)
    assert isinstance(found, SolvedSums)
    return found


@pytest.mark.parametrize(
    ("fen", "english", "german"),
    [
        (
            "8/8/p7/p3k3/4Pp2/1P3K1p/P6P/8 w - - 0 12",
            "queenside: half a spare move for White; kingside: even; White wins, whoever is to move;"
            " 12.a3 or 12.a4",
            "Damenflügel: ein halber Reservezug für Weiß; Königsflügel: ausgeglichen; Weiß gewinnt, gleich"
            " wer am Zug ist; 12.a3 oder 12.a4",
        ),
        (
            "8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 b - - 0 41",
            "queenside: a shade in White’s favour; kingside: a shade in Black’s favour and one move for"
            " whoever plays it first; whoever moves wins; 41…a5 or 41.h4",
            "Damenflügel: eine Spur zugunsten von Weiß; Königsflügel: eine Spur zugunsten von Schwarz und ein"
            " Zug für den, der ihn zuerst macht; wer am Zug ist, gewinnt; 41…a5 oder 41.h4",
        ),
        (
            "8/8/8/2Kp4/3Pk3/8/8/8 w - - 0 1",
            "no spare moves on either side; whoever has to move loses",
            "keine Reservezüge auf beiden Seiten; wer ziehen muss, verliert",
        ),
    ],
)
def test_a_sum_is_said(fen: str, english: str, german: str) -> None:
    found = of(fen)
    assert said(found, fen) == english
    assert said(found, fen, "de") == german


def test_groups_that_share_a_wing_are_told_apart_by_their_files() -> None:
    fen = "8/p1p5/8/6k1/6p1/P1P3K1/8/8 w - - 0 1"
    parts = said(of(fen), fen).split("; ")
    assert [part.split(":")[0] for part in parts[:2]] == ["a-file", "c-file"]


@pytest.mark.parametrize(
    ("value", "english"),
    [
        ("0", "even"),
        ("1", "a spare move for White"),
        ("-2", "2 spare moves for Black"),
        ("3/4", "three quarters of a spare move for White"),
        ("-1/4", "a quarter of a spare move for Black"),
        ("3/8", "3/8 of a spare move for White"),
        ("5/2", "2½ spare moves for White"),
        ("*", "one move for whoever plays it first"),
        ("-1*", "a spare move for Black and one move for whoever plays it first"),
        ("+-1", "a spare move for White if White moves first there, a spare move for Black if Black does"),
        ("{1|0}", "a spare move for White if White moves first there, even if Black does"),
        ("-1+tiny({2|1})", "nearly a spare move for Black, but it matters who moves first there"),
        (
            "{{3|2}|-1}",
            "it depends on who moves first there: in the end 2 spare moves for White,"
            " or a spare move for Black",
        ),
        ("-103", "a pawn that Black brings through"),
        ("103", "a pawn that White brings through"),
        ("0 .. ^", "it depends on a capture en passant"),
    ],
)
def test_a_value_is_said(value: str, english: str) -> None:
    assert from_json(value_in_words(value), "en") == english
    assert from_json(value_in_words(value), "de") != english


@pytest.mark.parametrize(
    ("squares", "where"),
    [
        ("a2 a5", "queenside"),
        ("c2 d3 d5", "queenside"),
        ("c2 d3 d5 d6", "centre"),
        ("d2 e5", "centre"),
        ("e2 e3 e5 f6", "centre"),
        ("e2 e3 f6", "kingside"),
        ("h2", "kingside"),
    ],
)
def test_a_group_is_where_most_of_it_stands(squares: str, where: str) -> None:
    thermograph = ThermographRecord((), ())
    group = ValuedGroup(tuple(squares.split()), "0", "0", "0", thermograph)
    assert from_json(in_groups([group])[0][0], "en") == where


def test_files_of_one_wing_are_named_from_the_first_to_the_last() -> None:
    def group(*squares: str) -> ValuedGroup:
        return ValuedGroup(squares, "0", "0", "0", ThermographRecord((), ()))

    told = in_groups([group("c2", "c6"), group("a2", "a3", "b7")])
    assert [from_json(where, "en") for where, _ in told] == ["a- to b-file", "c-file"]
