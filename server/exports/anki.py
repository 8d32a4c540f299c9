"""Exercises as a deck for Anki: a note for each, with the board as a picture, question, answer, and the
themes as tags. Who takes a deck again that has grown keeps what was learnt: a note is known by its game and
ply.
"""

from __future__ import annotations

import hashlib
import tempfile
import time
from collections.abc import Sequence
from html import escape
from pathlib import Path

from server.analysis.report.exercises import Exercise, question, solution
from server.i18n.texts import text
from server.images.board import board_svg
from server.images.pictures import BoardLook, BoardPicture

_MODEL_ID = 1_725_061_117
"""Of the notes' type: chosen once, as Anki wants it."""
_FIELDS = ("Board", "Question", "Answer", "Game")
_FRONT = "{{Board}}<p>{{Question}}</p>"
_BACK = '{{FrontSide}}<hr id="answer">{{Answer}}<p><small>{{Game}}</small></p>'
_STYLE = ".card { font: 18px/1.4 sans-serif; text-align: center; } img { width: min(92vw, 420px); }"


def deck(title: str, exercises: Sequence[tuple[str, Exercise]], language: str) -> bytes:
    """The deck as a file (.apkg), of (review, exercise)."""
    import genanki  # SQLite and templates, which nothing else here wants

    fields = [{"name": name} for name in _FIELDS]
    templates = [{"name": "Exercise", "qfmt": _FRONT, "afmt": _BACK}]
    model = genanki.Model(_MODEL_ID, "Kibitz", fields=fields, templates=templates, css=_STYLE)
    made = genanki.Deck(_number(title), title)
    with tempfile.TemporaryDirectory() as folder:
        media = []
        for review, exercise in exercises:
            time.sleep(0)  # 300 boards take half a second: others have their turn between two
            guid = hashlib.sha256(f"{review}:{exercise.ply}".encode()).hexdigest()[:20]
            picture = Path(folder) / f"kibitz-{guid}.svg"
            picture.write_text(board_of(exercise), "utf-8")
            media.append(str(picture))
            content = [f'<img src="{picture.name}">', *_words(exercise, language)]
            made.add_note(genanki.Note(model, content, guid=guid, tags=list(exercise.themes)))
        file = Path(folder) / "deck.apkg"
        genanki.Package(made, media).write_to_file(str(file), timestamp=1.0)
        return file.read_bytes()


def board_of(exercise: Exercise, size: int = 420) -> str:
    """The position as SVG, from the side that is to move."""
    return board_svg(BoardPicture(exercise.fen), BoardLook(exercise.side, "paper", size, framed=True))


def _words(exercise: Exercise, language: str) -> tuple[str, str, str]:
    """Question, answer and game, as HTML."""
    answer = f"<p><b>{escape(solution(exercise, language))}</b></p>"
    why = f"<p>{escape(exercise.why)}</p>" if exercise.why else ""
    headers = exercise.headers
    game = " · ".join(filter(None, (exercise.players, headers.get("Event"), headers.get("Date"))))
    return escape(question(exercise, language)), answer + why, escape(game)


def _number(title: str) -> int:
    """A deck's id: the same for the same title, within what Anki takes."""
    return int.from_bytes(hashlib.sha256(title.encode()).digest()[:4], "big") | 1 << 30


def deck_title(game: str, language: str) -> str:
    """ "Kibitz::Errors: Ann – Bob": Anki sets decks below each other so."""
    return f"Kibitz::{text(language, 'exercise-deck', game=game)}"
