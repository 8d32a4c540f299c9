"""Why a move got its class, as plain JSON: `docs/reasons.md` shows the shape of each.

Owns the shape. Data for a sentence, never a sentence; scores are in the mover's view. Decides nothing.
"""

from __future__ import annotations

import math

import chess

from server.analysis.classes import Classification
from server.analysis.classification.point_loss import PointLoss
from server.analysis.classification.safety import captured_type, direct_attackers
from server.analysis.classification.special import CRITICAL_LOSS, Play, second_loss
from server.analysis.evaluation import Score
from server.analysis.events.values import Capture, Piece, Reason, SecondMove, Unsafe
from server.analysis.events.values import Score as SideScore


def of_score(score: Score, mover: chess.Color) -> SideScore:
    """{"cp": int} or {"mate": int}, the mover's view; mate 0 is a mate that was given."""
    return {"cp": score.of(mover)} if score.mate is None else {"mate": score.of(mover)}


def of_top_move(*, looked_best: bool) -> Reason:
    """The engine's own move; `looked_best`: it proved less, also to a larger search."""
    return {"rule": "top_move", "corrections": ["looked_best"]} if looked_best else {"rule": "top_move"}


def of_point_loss(found: PointLoss, *, reconciled: bool) -> Reason:
    """The row of the table that was hit, and the corrections that changed the class."""
    said: Reason = {
        "rule": found.rule,
        "measure": found.measure,
        "value": found.value,
        "threshold": [_bound(found.low), _bound(found.high)],
    }
    if found.corrections:
        said["class_before_corrections"] = found.by_table.value
    if corrections := [*found.corrections, *(["reconciled"] if reconciled else [])]:
        said["corrections"] = corrections
    return said


def of_table(found: PointLoss | None) -> Reason:
    """What the tables on both sides of the move make of it; without `found` it lost nothing."""
    return {"rule": "table"} if found is None else of_point_loss(found, reconciled=False)


def of_only_move(base: Reason) -> Reason:
    """The only move that keeps what a table says is there. `base`: as of the class that is overridden."""
    return {**base, "class_before_override": Classification.BEST.value}


def of_critical(play: Play, base: Reason) -> Reason:
    """The second line and what it loses. `base`: the reason of the class that is overridden."""
    loss = second_loss(play)
    assert loss is not None and play.second is not None and play.second_move is not None
    second: SecondMove = {**of_score(play.second, play.mover), "move": play.second_move.uci()}
    return {
        "rule": "critical",
        "class_before_override": Classification.BEST.value,
        "base": base,
        "second": second,
        "second_loss": loss,
        "threshold": [CRITICAL_LOSS, None],
    }


def of_brilliant(
    play: Play, offered: list[chess.Square], before_override: Classification, base: Reason
) -> Reason:
    """The pieces that the move offers or leaves, each with those who may take it, and how."""
    captured = captured_type(play.board, play.move)
    return {
        "rule": "brilliant",
        "class_before_override": before_override.value,
        "base": base,
        "unsafe": [_unsafe(play.board_after, square) for square in offered],
        "captured": chess.piece_symbol(captured) if captured else None,
    }


def _unsafe(board: chess.Board, square: chess.Square) -> Unsafe:
    return {
        **_piece(board, square),
        "attackers": _takers(board, square),
        "captures": _captures(board, square),
    }


def _takers(board: chess.Board, square: chess.Square) -> list[Piece]:
    """Pieces with a legal capture, each once however it promotes."""
    origins = dict.fromkeys(attack.origin for attack in direct_attackers(board, square) if attack.legal)
    return [_piece(board, origin) for origin in origins]


def _captures(board: chess.Board, square: chess.Square) -> list[Capture]:
    """The legal captures of the piece, of promotions the queen's alone; what each runs into is not known
    here."""
    moves = [attack.move for attack in direct_attackers(board, square) if attack.legal]
    return [
        {"move": board.uci(move), "san": board.san(move), "answer": None}
        for move in moves
        if move.promotion in (None, chess.QUEEN)
    ]


def _piece(board: chess.Board, square: chess.Square) -> Piece:
    piece_type = board.piece_type_at(square)
    assert piece_type is not None
    return {"piece": chess.piece_symbol(piece_type), "square": chess.square_name(square)}


def _bound(value: float) -> float | None:
    return None if math.isinf(value) else value
