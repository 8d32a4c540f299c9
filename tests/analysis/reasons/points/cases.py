"""Faults of real games with what was searched around them, `tests/data/points.jsonl`, a line each: the moves,
the engine's lines, the points, and the sentences that a reader found right."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import chess

from server.analysis.classes import Classification
from server.analysis.classification.batch import lines_of
from server.analysis.reasons.points import choose
from server.analysis.reasons.scene import Context, Scene
from server.i18n import texts
from server.system.paths import ROOT

FILE = ROOT / "tests" / "data" / "points.jsonl"
Json = dict[str, Any]
ranked, told, hint = cache(choose.ranked), cache(choose.told), cache(choose.hint)
"""Found once for each scene: several tests look at all cases."""


@dataclass(frozen=True, slots=True)
class Case:
    """A fault: `scene` as a review has it, `names` of the candidates that are told, and the sentences."""

    id: str
    scene: Scene
    names: tuple[str, ...]
    said: str


@cache
def cases() -> dict[str, Case]:
    rows = map(json.loads, FILE.read_text("utf-8").splitlines())
    return {row["id"]: Case(row["id"], scene_of(row), tuple(row["names"]), row["said"]) for row in rows}


def scene_of(row: Json, points: Json | None = None) -> Scene:
    """The scene of a row; `points` in place of its own."""
    board = chess.Board(row["fen"])
    before, after = row["expected"]
    context = Context(
        expected_before=before,
        expected_after=after,
        classification=Classification[row["class"].upper()],
        given=row["given"],
    )
    lines = lines_of(row["before"], "before"), lines_of(row["after"], "after")
    proofs: Any = {"points": row["points"] if points is None else points}
    return Scene(board, chess.Move.from_uci(row["move"]), *lines, context, proofs)


def row_of(name: str) -> Json:
    """A case as it stands in the file."""
    rows = map(json.loads, FILE.read_text("utf-8").splitlines())
    found: Json = next(row for row in rows if row["id"] == name)
    return found


def ids_of(*names: str) -> list[str]:
    """The cases in which a candidate of one of these names is told."""
    return [
        case.id for case in cases().values() if {each.split("-", 1)[1] for each in case.names} & set(names)
    ]


def said(scene: Scene, language: str = "en") -> str:
    """The sentences; where nothing is proven enough, the hints."""
    found = told(scene) or filter(None, hint(scene))
    return " ".join(texts.from_json(each.text, language) or "" for each in found)
