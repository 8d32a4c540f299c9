"""The owner's notes: what may stand in one, and how they stand in a PGN."""

from __future__ import annotations

import io
from typing import Any

import chess
import chess.pgn
import pytest

from server.analysis.errors import OptionsError
from server.analysis.events.events import NoteEvent
from server.analysis.game.game import parse_game
from server.analysis.game.writer import write_pgn
from server.analysis.report.owner_notes import checked_note, with_notes

PGN = "1. e4 { Mine. } e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 *"
GREEN = {"from": "e2", "to": "e4", "color": "green"}


def check(**fields: Any) -> NoteEvent:
    """A note at the start of 1. e4 e5."""
    return checked_note(chess.STARTING_FEN, "standard", ["e2e4", "e7e5"], NoteEvent(0, **fields))


def note(ply: int, *line: str, **fields: Any) -> Any:
    empty: Any = {"comment": "", "nags": [], "arrows": [], "eval": None, "depth": None, "removed": False}
    empty["author"] = ""
    return {"ply": ply, "line": list(line), **empty, **fields}


def noted(*notes: Any, pgn: str = PGN) -> str:
    game = parse_game(pgn)
    intro, line = with_notes(game.start, game.intro, game.line, notes)
    text = write_pgn(game.headers, game.start, intro, line)
    read = chess.pgn.read_game(io.StringIO(text))
    assert read is not None and not read.errors
    return " ".join(text.split("\n\n")[-1].split())


def test_marks_that_are_written_into_a_comment_leave_it() -> None:
    found = check(
        comment="[%cal Gd2d4,Re2e4] Space. [%csl Yd5] [%clk 0:01:00] [%eval 0.31,20]", arrows=(GREEN,)
    )
    assert found.comment == "Space."
    assert [(each["from"], each["to"], each["color"]) for each in found.arrows] == [
        ("e2", "e4", "red"),
        ("d2", "d4", "green"),
        ("d5", "d5", "yellow"),
    ]
    assert found.eval == {"cp": 31}


def test_a_comment_keeps_its_lines_and_loses_what_is_no_character() -> None:
    assert check(comment=" One\r\ntwo\x00\x1b\rthree \n").comment == "One\ntwo\nthree"


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "\u202etxet", "שלום", "} 2. d4 {", "🙂" * 500])
def test_text_stays_as_it_is_whatever_it_looks_like(text: str) -> None:
    assert check(comment=text).comment == text


def test_a_variation_leaves_the_game_where_it_is_another_move() -> None:
    found = check(line=("e2e4", "c7c5", "g1f3"))
    assert (found.ply, found.line) == (1, ("c7c5", "g1f3"))
    along = check(line=("e2e4", "e7e5"), comment="The game.")
    assert (along.ply, along.line) == (2, ())


def test_castling_is_written_as_in_the_game() -> None:
    fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    assert checked_note(fen, "standard", [], NoteEvent(4, ("e1h1", "e8a8"))).line == ("e1g1", "e8c8")
    assert checked_note(fen, "chess960", [], NoteEvent(4, ("e1h1",))).line == ("e1h1",)


def test_an_empty_note_takes_the_former_one_away_and_says_nothing_more() -> None:
    assert check().removed
    assert check(comment=" \n ").removed
    assert check(comment="Gone.", nags=(1,), removed=True) == NoteEvent(0, removed=True)
    assert not check(line=("d2d4",)).removed


@pytest.mark.parametrize(
    ("place", "fields"),
    [
        ("comment", {"comment": "x" * 2001}),
        ("line", {"line": ("g1f3", "g8f6", "f3g1", "f6g8") * 16}),
        ("line", {"line": ("e2e5",)}),
        ("line", {"line": ("\u202e",)}),
        ("line", {"line": ("",)}),
        ("arrows", {"arrows": (GREEN,) * 33}),
        ("arrows", {"arrows": ({**GREEN, "to": "e9"},)}),
        ("arrows", {"arrows": ({**GREEN, "color": "url(x)"},)}),
        ("nags", {"nags": tuple(range(1, 10))}),
        ("eval", {"eval": {"cp": 1, "mate": 1}}),
        ("eval", {"eval": {}}),
        ("eval", {"eval": {"cp": 10**400}}),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(place: str, fields: Any) -> None:
    with pytest.raises(OptionsError) as refused:
        check(**fields)
    assert refused.value.place == place


def test_a_note_stands_behind_the_author_s_words_with_its_marks() -> None:
    ring = {"from": "d5", "to": "d5", "color": "red"}
    assert noted(
        note(1, comment="Best\nby test", nags=[1], arrows=[ring, GREEN]), note(0, comment="A quiet game")
    ).startswith("{ A quiet game } 1. e4 $1 { Mine. Best by test [%csl Rd5] [%cal Ge2e4] } 1... e5")


def test_an_author_stands_before_the_words() -> None:
    assert "1. e4 { Mine. Anna: Best } 1... e5" in noted(note(1, comment="Best", author="Anna"))
    assert "{ (Nc6 Bb5: Anna: Spanish) }" in noted(note(3, "b8c6", "f1b5", comment="Spanish", author="Anna"))
    assert "Anna" not in noted(note(1, nags=[1], author="Anna"))


def test_an_author_s_name_is_one_line_of_limited_length() -> None:
    assert check(comment="Best", author=" Anna \n Muster\x00 ").author == "Anna Muster"
    with pytest.raises(OptionsError, match="author"):
        check(comment="Best", author="x" * 61)


def test_variations_go_along_with_those_that_are_there() -> None:
    text = noted(
        note(1, "c7c5", "g1f3", comment="Open."),
        note(1, "c7c5", "c2c3", "d7d5", eval={"cp": 12}, depth=20),
        note(1, "c7c5", "g1f3", "d7d6", "d2d4"),
        note(1, "c7c6", nags=[6]),
    )
    assert text == (
        "1. e4 { Mine. } 1... e5 ( 1... c5 2. Nf3 { Open. } ( 2. c3 d5 { [%eval 0.12,20] } ) 2... d6 3. d4 )"
        " ( 1... c6 $6 ) 2. Nf3 *"
    )


def test_a_variation_behind_the_last_move_is_told_in_words() -> None:
    assert noted(note(3, "b8c6", "f1b5", comment="Spanish")).endswith("2. Nf3 { (Nc6 Bb5: Spanish) } *")
    assert "{ (d4) }" in noted(note(0, "d2d4"), pgn="*")


def test_no_text_ends_a_comment_or_hides_a_move() -> None:
    text = noted(note(2, comment="} 2. a4 { ; % \n% escaped\n[Event x] [%eval"))
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    assert [move.uci() for move in game.mainline_moves()] == ["e2e4", "e7e5", "g1f3"]
