"""Puzzles as JSON records: what `kibitz motifs` reads and prints."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from server.analysis.game_records import Record, moves_of, read_record, spot, start_of
from server.analysis.reasons.motifs import themes


class MotifsRecord(TypedDict):
    """A line as in `tests/data/motifs.jsonl`. `moves`: UCI, from `fen` on; the first one is the opponent's,
    the solver plays the second, the fourth and so on."""

    id: NotRequired[object]
    fen: str
    moves: list[object]


class FoundMotifs(TypedDict):
    """What is printed of a MotifsRecord."""

    id: object
    themes: list[str]


def motifs_record(record: Record, name: str) -> FoundMotifs:
    """The themes of the solver's moves in a MotifsRecord, sorted; other keys are ignored.
    `name`: how a fault calls the record.

    Raises GameError that names the place.
    """
    asked = read_record(MotifsRecord, record, lambda path: spot(name, str(path[0]) if path else ""))
    start = start_of(asked["fen"], name, "fen")
    moves = moves_of(start, asked["moves"], name)
    return {"id": asked.get("id"), "themes": themes(start, moves, not start.turn)}
