"""Records of games with engine lines already made, judged without an engine: `kibitz classify`.

Owns the JSON of one record (a line of `tests/data/classify.jsonl`) and its faults. A record holds `id`,
`start_fen`, `moves` (UCI), `lines` of the positions 0..N (each {"index", "depth", "cp" or "mate", "pv"},
White's view) and `openings`, the name of each position or null. Chess960 is told by the start FEN's castling
rights.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import chess

from server.analysis.classification.reconcile import reconcile
from server.analysis.classification.waterfall import Options, Position, classify_move
from server.analysis.errors import GameError
from server.analysis.evaluation import Line, Score, top_line
from server.analysis.notation import MoveNumber

Json = dict[str, Any]

MAX_SCORE = 100_000
"""Centipawns (or moves to mate) beyond which a score is a fault in the record: engines stay below 32,000."""


def classify_record(record: Json, options: Options) -> Json:
    """{"id", "moves": [{"classification", "accuracy", "opening"}]}, a value null where there is none.

    `opening` is the name of the position after the move. Raises GameError, with the place, for a record that
    is no game or lacks a position.
    """
    boards, moves = _play(record)
    lines = _lists(record, "lines", len(boards))
    openings = _lists(record, "openings", len(boards))
    positions = [
        Position(board, _lines(record, ply, rows), _opening(record, ply, name))
        for ply, (board, rows, name) in enumerate(zip(boards, lines, openings, strict=True))
    ]
    if options.rules.reconciled:
        positions = _reconciled(positions)
    judged = []
    for before, move, after in zip(positions, moves, positions[1:], strict=False):
        verdict = classify_move(before, move, after, options)
        judged.append(
            {
                "classification": verdict.classification and verdict.classification.value,
                "accuracy": verdict.accuracy,
                "opening": after.opening,
            }
        )
    return {"id": record.get("id"), "moves": judged}


def _reconciled(positions: list[Position]) -> list[Position]:
    tops = [top_line(position.lines) for position in positions]
    scores = reconcile(
        [top.score if top else None for top in tops], [position.board.turn for position in positions]
    )
    return [replace(position, score=found.score) for position, found in zip(positions, scores, strict=True)]


def _play(record: Json) -> tuple[list[chess.Board], list[chess.Move]]:
    boards = [_start(record)]
    moves: list[chess.Move] = []
    for ply, text in enumerate(_lists(record, "moves", None), start=1):
        board = boards[-1].copy(stack=False)
        try:
            move = board.parse_uci(text)
        except (ValueError, TypeError):
            raise _fault(record, f"the move {text!r} cannot be played", _move_place(boards, ply)) from None
        if not move:
            raise _fault(record, "a null move is no move of a game", _move_place(boards, ply))
        board.push(move)
        board.clear_stack()
        boards.append(board)
        moves.append(move)
    return boards, moves


def _start(record: Json) -> chess.Board:
    if not isinstance(record, dict):
        raise GameError("A record is a JSON object", place="the record")
    try:
        board = chess.Board(record["start_fen"], chess960=True)
    except (KeyError, ValueError, AttributeError, TypeError):
        raise _fault(record, "no start position can be read", "start_fen") from None
    if any(len(board.pieces(chess.KING, color)) != 1 for color in chess.COLORS):
        raise _fault(record, "each side needs one king", "start_fen")
    if board.was_into_check():
        raise _fault(record, "the side that is not to move is in check", "start_fen")
    board.chess960 = board.has_chess960_castling_rights()
    return board


def _lists(record: Json, key: str, length: int | None) -> list[Any]:
    value = record.get(key)
    if not isinstance(value, list):
        raise _fault(record, f"{key} must be a list", key)
    if length is not None and len(value) != length:
        raise _fault(record, f"{key} has {len(value)} entries for {length} positions", key)
    return value


def _lines(record: Json, ply: int, rows: Any) -> tuple[Line, ...]:
    try:
        return tuple(_line(row) for row in rows)
    except (KeyError, ValueError, TypeError, AttributeError):
        raise _fault(record, "an engine line cannot be read", f"lines of position {ply}") from None


def _line(row: Json) -> Line:
    """A line from its JSON; raises KeyError, ValueError or TypeError where it is none."""
    score = Score(cp=_number(row.get("cp")), mate=_number(row.get("mate")))
    if abs(score.of(chess.WHITE)) > MAX_SCORE:
        raise ValueError("no engine gives such a score")
    index, depth, pv = row["index"], row["depth"], row["pv"]
    if not (isinstance(index, int) and isinstance(depth, int)):
        raise TypeError("index and depth are whole numbers")
    if not (isinstance(pv, list) and all(isinstance(move, str) for move in pv)):
        raise TypeError("pv is a list of moves")
    return Line(index, depth, score, tuple(pv))


def _number(value: Any) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise TypeError("a score is a whole number")


def _opening(record: Json, ply: int, name: Any) -> str | None:
    if name is None or isinstance(name, str):
        return name
    raise _fault(record, "an opening is a name or null", f"openings, position {ply}")


def _move_place(boards: list[chess.Board], ply: int) -> str:
    return MoveNumber.on(boards[ply - 1]).place()


def _fault(record: Json, message: str, place: str) -> GameError:
    name = record.get("id")
    whole = place if name is None else f"game {name}, {place}"
    return GameError(f"{whole}: {message}", place=whole)
