"""Puzzles as JSON records: what `kibitz motifs` reads and prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from server.analysis.reasons.motifs import themes
from server.analysis.records import moves_of, read_record, spot, start_of


class MotifsRecord(TypedDict):
    """A line as in `tests/data/motifs.jsonl`. `moves`: UCI, from `fen` on; the first one is the opponent's,
    the solver plays the second, the fourth and so on."""

    id: NotRequired[Any]
    fen: str
    moves: list[Any]


def motifs_record(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """{"id", "themes"} of a MotifsRecord, the themes of the solver's moves, sorted; other keys are ignored.
    `name`: how a fault calls the record.

    Raises GameError that names the place.
    """
    asked = read_record(MotifsRecord, record, lambda path: spot(name, str(path[0]) if path else ""))
    start = start_of(asked["fen"], name, "fen")
    moves = moves_of(start, asked["moves"], name)
    return {"id": asked.get("id"), "themes": themes(start, moves, not start.turn)}
