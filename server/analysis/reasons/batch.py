"""Records of single moves with engine lines already made, explained without an engine: `kibitz explain`.

Owns the JSON of one record, a line as in `tests/data/explain.jsonl`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from server.analysis.classification.batch import LineRecord, lines_of
from server.analysis.events.values import Fact
from server.analysis.game_records import Record, moves_of, name_of, read_record, spot, start_of
from server.analysis.reading import Path
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n import texts


class ExplainRecord(TypedDict):
    """A move with the lines of the positions before and after it."""

    id: NotRequired[object]
    fen: str
    move: str
    before: list[LineRecord]
    after: list[LineRecord]


class Explained(TypedDict):
    """What is printed of an ExplainRecord. `text`: the sentences, by language."""

    id: object
    facts: list[Fact]
    text: dict[str, str]


def explain_record(record: Record) -> Explained:
    """What the move costs or wins. Raises GameError, with the place, for a record that is none."""
    name = name_of(record)
    asked = read_record(ExplainRecord, record, lambda path: _place(name, path))
    board = start_of(asked["fen"], name)
    (move,) = moves_of(board, [asked["move"]], name)
    before = lines_of(asked["before"], spot(name, "before"))
    after = lines_of(asked["after"], spot(name, "after"))
    scene = Scene(board, move, before, after, Context())
    facts = facts_of(scene)
    said = say(facts, scene)
    written = {
        language: " ".join(filter(None, (texts.from_json(text, language) for text in said)))
        for language in texts.languages()
    }
    return {"id": record.get("id"), "facts": facts, "text": written}


def _place(name: str, path: Path) -> str:
    return spot(name, ", ".join(map(str, path)))
