from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from pathlib import Path

import pytest

from server.analysis.report.exercises import Exercise
from server.exports.anki import board_of, deck, deck_title

EXERCISE = Exercise(
    headers={"White": "Ann <b>", "Black": "Bob", "Date": "2026.05.01"},
    ply=4,
    side="black",
    fen="rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2",
    chess960=False,
    fault="e8e7",
    played="2…Ke7",
    nag=4,
    solution=("b8c6", "g1f3"),
    loss=0.6,
    themes=("mateIn1", "blunder", "opening"),
    why="Allows mate in one: 3.Qxe5#.",
    alone=True,
)


def test_the_board_is_seen_by_whoever_moves() -> None:
    assert board_of(EXERCISE).startswith("<svg")
    assert board_of(EXERCISE) != board_of(EXERCISE, 300)


def test_a_title_sets_decks_below_kibitz() -> None:
    assert deck_title("Ann – Bob", "en") == "Kibitz::Errors: Ann – Bob"


def test_a_deck_has_a_note_with_question_answer_themes_and_picture(tmp_path: Path) -> None:
    pytest.importorskip("genanki")  # an environment that is older than the dependency
    made = deck("Cup", [("review", EXERCISE)], "en")
    assert deck("Cup", [("review", EXERCISE)], "en")[:4] == made[:4] == b"PK\x03\x04"
    with zipfile.ZipFile(io.BytesIO(made)) as package:
        (picture,) = json.loads(package.read("media")).values()
        (tmp_path / "notes").write_bytes(package.read("collection.anki2"))
    db = sqlite3.connect(tmp_path / "notes")
    ((guid, fields, tags),) = db.execute("select guid, flds, tags from notes")
    db.close()
    board, question, answer, game = fields.split("\x1f")
    assert picture in board
    assert guid in picture
    assert "Black to move" in question
    assert "Nc6 3.Nf3" in answer and "Allows mate" in answer
    assert "Ann &lt;b&gt;" in game
    assert set(tags.split()) == {"mateIn1", "blunder", "opening"}
