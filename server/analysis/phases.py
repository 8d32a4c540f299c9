"""The phases of a game and the type of its endgame: `docs/phases.md`.

Owns rows, boundaries and the choice of a game's one endgame type; which material is which type is
`endgames/material.py`, and whether a position is in the book is told by the caller. Needs no engine.

A row is one full move, counted from 1 in the game whatever the FEN's move counter says. A game that starts
with Black to move has a first row with Black's move alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, NotRequired, TypedDict

import chess
from msgspec import Meta

from server.analysis.endgame_types import CATCH_ALL, PieceCounts, counts_of, endgame_type
from server.analysis.game_records import Record, moves_of, name_of, read_record, spot, start_of

OPENING_MOVES = 15
"""`opening_end` of a game in which no piece is captured."""

PIECES = frozenset({chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT})
"""What must be taken for a capture to count."""


class Phase(StrEnum):
    """In the order of the game."""

    OPENING = "opening"
    MIDDLEGAME = "middlegame"
    ENDGAME = "endgame"


@dataclass(frozen=True, slots=True)
class EndgameTypeChange:
    """From `row` on the endgame is of `type`; `ply` is the last ply of that row."""

    row: int
    ply: int
    type: str


@dataclass(frozen=True, slots=True)
class Phases:
    """`opening_end`: last row of the opening, not clamped to the game's length. `middlegame_end`: first row
    of the endgame, rows + 1 without one (the names are CARA's). `endgame_type`: the first specific one.
    `endgame_changes`: each row whose type differs from the last one's, the first included.
    `by_ply`: the phase of each ply 1..N at index ply - 1."""

    opening_end: int
    middlegame_end: int
    endgame_type: str | None
    endgame_changes: tuple[EndgameTypeChange, ...]
    by_ply: tuple[Phase, ...]


@dataclass(frozen=True, slots=True)
class _FullMove:
    """A full move: its number, its last ply, the material after it, whether a piece was taken in it."""

    number: int
    ply: int
    white: PieceCounts
    black: PieceCounts
    capture: bool


def row_of(ply: int, start_turn: chess.Color = chess.WHITE) -> int:
    """The row that the move of `ply` (from 1) stands in, when `start_turn` plays ply 1; 0 for ply 0."""
    return 0 if ply < 1 else (ply + 1) // 2 if start_turn == chess.WHITE else ply // 2 + 1


def detect_phases(
    start: chess.Board,
    moves: Sequence[chess.Move],
    book_plies: int | Sequence[int] = 0,
    rule_set: str = "default",
    opening_moves: int = OPENING_MOVES,
) -> Phases:
    """The phases of the game of `moves` (legal ones) from `start`, which is not changed.

    `book_plies`: the last ply whose position is in the book (0: none), or all plies that are; gaps do not
    matter. `rule_set`: "default" or "extended". Raises OptionsError for another rule set.
    """
    last_book = book_plies if isinstance(book_plies, int) else max(book_plies, default=0)
    rows = _rows(start, moves)
    opening_end = _opening_end(rows, row_of(last_book, start.turn), opening_moves)
    types = [(row, endgame_type(row.white, row.black, rule_set)) for row in rows]
    changes = _changes(types)
    middlegame_end = changes[0].row if changes else len(rows) + 1
    by_row = [_phase(row.number, opening_end, middlegame_end) for row in rows]
    by_ply = tuple(by_row[row_of(ply, start.turn) - 1] for ply in range(1, len(moves) + 1))
    return Phases(opening_end, middlegame_end, _game_type(changes), changes, by_ply)


def as_shown(phases: Phases, start: chess.Board) -> Phases:
    """`phases` of a game from `start`, as people are shown them: a game that begins in an endgame is one from
    its first ply on, where the rules give it an opening."""
    if endgame_type(*counts_of(start)) is None:
        return phases
    return replace(phases, by_ply=(Phase.ENDGAME,) * len(phases.by_ply))


def _rows(start: chess.Board, moves: Sequence[chess.Move]) -> list[_FullMove]:
    board, rows, capture = start.copy(stack=False), [], False
    for ply, move in enumerate(moves, 1):
        capture = capture or _takes_piece(board, move)
        board.push(move)
        if board.turn == chess.WHITE or ply == len(moves):
            rows.append(_FullMove(row_of(ply, start.turn), ply, *counts_of(board), capture))
            capture = False
    return rows


def _takes_piece(board: chess.Board, move: chess.Move) -> bool:
    # A Chess960 castling "captures" the own rook: only the opponent's pieces count.
    victim = board.piece_at(move.to_square)
    return victim is not None and victim.color != board.turn and victim.piece_type in PIECES


def _opening_end(rows: Iterable[_FullMove], last_book_row: int, opening_moves: int) -> int:
    first_capture = next((row.number for row in rows if row.capture), None)
    return opening_moves if first_capture is None else max(last_book_row + 1, first_capture)


def _changes(types: Iterable[tuple[_FullMove, str | None]]) -> tuple[EndgameTypeChange, ...]:
    changes: list[EndgameTypeChange] = []
    for row, type_ in types:
        if type_ is not None and (not changes or changes[-1].type != type_):
            changes.append(EndgameTypeChange(row.number, row.ply, type_))
    return tuple(changes)


def _game_type(changes: Sequence[EndgameTypeChange]) -> str | None:
    if not changes:
        return None
    return next((change.type for change in changes if change.type != CATCH_ALL), CATCH_ALL)


def _phase(row: int, opening_end: int, middlegame_end: int) -> Phase:
    if row <= opening_end:
        return Phase.OPENING
    return Phase.MIDDLEGAME if row < middlegame_end else Phase.ENDGAME


class PhasesRecord(TypedDict):
    """A line as in `tests/data/phases.jsonl`. `start_fen` null or absent: the usual start; `moves`: UCI;
    `book_plies`: the last ply in book."""

    id: NotRequired[object]
    start_fen: NotRequired[str | None]
    moves: list[object]
    book_plies: NotRequired[Annotated[int, Meta(ge=0)]]


class FoundPhases(TypedDict):
    """What is printed of a PhasesRecord."""

    id: object
    opening_end: int
    middlegame_end: int
    endgame_type: str | None


def phases_record(record: Record, rule_set: str = "default") -> FoundPhases:
    """The phases of a PhasesRecord; other keys are ignored.

    Raises GameError that names the place.
    """
    name = name_of(record)
    asked = read_record(PhasesRecord, record, lambda path: spot(name, str(path[0]) if path else ""))
    start = start_of(asked.get("start_fen"), name)
    moves = moves_of(start, asked["moves"], name)
    found = detect_phases(start, moves, asked.get("book_plies", 0), rule_set)
    return {
        "id": asked.get("id"),
        "opening_end": found.opening_end,
        "middlegame_end": found.middlegame_end,
        "endgame_type": found.endgame_type,
    }
