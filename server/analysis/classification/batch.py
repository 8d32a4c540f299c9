"""Records of games with engine lines already made, judged without an engine: `kibitz classify`.

Owns the JSON of one record, a line as in `tests/data/classify.jsonl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NotRequired, TypedDict

import chess

from server.analysis.classification.reconcile import reconcile
from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.evaluation import Line, Score, top_line
from server.analysis.game_records import Record, fault, moves_of, name_of, read_record, spot, start_of
from server.analysis.reading import Path
from server.i18n.texts import sentence

MAX_SCORE = 100_000
"""Centipawns (or moves to mate) beyond which a score is a fault in the record: engines stay below 32,000."""


class LineRecord(TypedDict):
    """An engine line, White's view: one of `cp` and `mate` is a number."""

    index: int
    depth: int
    cp: NotRequired[int | None]
    mate: NotRequired[int | None]
    pv: list[str]


class ClassifyRecord(TypedDict):
    """A game with its lines. `moves`: UCI; `lines`: of the positions 0..N; `openings`: their names."""

    id: NotRequired[object]
    start_fen: str
    moves: list[object]
    lines: list[list[LineRecord]]
    openings: list[str | None]


class ClassifiedMove(TypedDict):
    """A move's verdict, null where there is none. `opening`: the name of the position after it."""

    classification: str | None
    accuracy: float | None
    opening: str | None


class ClassifiedGame(TypedDict):
    """What is printed of a ClassifyRecord."""

    id: object
    moves: list[ClassifiedMove]


def classify_record(record: Record, options: Options) -> ClassifiedGame:
    """The verdicts on its moves. Raises GameError, with the place, for a record that
    is no game or lacks a position.
    """
    name = name_of(record)
    asked = read_record(ClassifyRecord, record, lambda path: _place(name, path))
    judged: list[ClassifiedMove] = []
    positions, moves = _positions(asked, name)
    for verdict, opening in zip(
        classify_moves(positions, moves, options), asked["openings"][1:], strict=True
    ):
        judged.append(
            {
                "classification": verdict.classification and verdict.classification.value,
                "accuracy": verdict.accuracy,
                "opening": opening,
            }
        )
    return {"id": record.get("id"), "moves": judged}


def classify_moves(
    positions: Sequence[Position], moves: Sequence[chess.Move], options: Options
) -> list[Verdict]:
    """The verdicts on the N legal `moves` of a game, from its `positions` 0..N with their lines."""
    if options.rules.reconciled:
        positions = _reconciled(positions)
    steps = zip(positions, moves, positions[1:], strict=False)
    return [classify_move(before, move, after, options) for before, move, after in steps]


def positions_of(
    start: chess.Board,
    moves: Sequence[chess.Move],
    lines: Sequence[Sequence[Line]],
    openings: Sequence[str | None],
) -> list[Position]:
    """The positions 0..N of the game of the N legal `moves` from `start`, which is not changed: for each its
    lines and its name in the book."""
    boards = [start]
    for move in moves:
        boards.append(boards[-1].copy(stack=False))
        boards[-1].push(move)
        boards[-1].clear_stack()
    return [
        Position(board, tuple(rows), opening)
        for board, rows, opening in zip(boards, lines, openings, strict=True)
    ]


def _reconciled(positions: Sequence[Position]) -> list[Position]:
    tops = [top_line(position.lines) for position in positions]
    scores = reconcile(
        [top.score if top else None for top in tops], [position.board.turn for position in positions]
    )
    return [replace(position, score=found.score) for position, found in zip(positions, scores, strict=True)]


def _positions(asked: ClassifyRecord, name: str) -> tuple[list[Position], list[chess.Move]]:
    start = start_of(asked["start_fen"], name)
    moves = moves_of(start, asked["moves"], name)
    _check_count("lines", asked["lines"], len(moves) + 1, name)
    _check_count("openings", asked["openings"], len(moves) + 1, name)
    places = [spot(name, f"lines of position {ply}") for ply in range(len(asked["lines"]))]
    lines = [lines_of(rows, place) for rows, place in zip(asked["lines"], places, strict=True)]
    return positions_of(start, moves, lines, asked["openings"]), moves


def _check_count(field: str, entries: Sequence[object], positions: int, name: str) -> None:
    if len(entries) != positions:
        counts = {"count": len(entries), "positions": positions}
        raise fault(spot(name, field), sentence("record-entries", name=field, **counts))


def lines_of(rows: list[LineRecord], place: str) -> tuple[Line, ...]:
    """The lines of a position; raises GameError, with the place, for one without a score."""
    found = []
    for row in rows:
        try:
            score = Score(cp=row.get("cp"), mate=row.get("mate"))
        except ValueError:
            raise fault(place, sentence("record-score")) from None
        if abs(score.of(chess.WHITE)) > MAX_SCORE:
            raise fault(place, sentence("record-score"))
        found.append(Line(row["index"], row["depth"], score, tuple(row["pv"])))
    return tuple(found)


def _place(name: str, path: Path) -> str:
    """Where in the record: "game 7, lines of position 3"."""
    match path:
        case ("lines", int(ply), *_):
            return spot(name, f"lines of position {ply}")
        case ("openings", int(ply)):
            return spot(name, f"openings, position {ply}")
        case (field, *_):
            return spot(name, str(field))
        case _:
            return name
