"""Moves to be explained, written as people write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import chess

from server.analysis.evaluation import Line, Score, points_by, top_line
from server.analysis.events.values import Fact, Proof, Proofs
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n import texts


def line(board: chess.Board, moves: str, score: int | str, rank: int = 1) -> Line:
    """`moves` in SAN from `board`; `score`: centipawns of White, or a mate as "#3" or "#-2"."""
    board, pv = board.copy(), []
    for san in moves.split():
        pv.append(board.push_san(san).uci())
    mate = int(score[1:]) if isinstance(score, str) else None
    cp = score if isinstance(score, int) else None
    return Line(rank, 12, Score(cp=cp, mate=mate), tuple(pv))


def scene(
    fen: str,
    move: str,
    before: tuple[str, int | str],
    after: tuple[str, int | str],
    second: tuple[str, int | str] | None = None,
    *,
    proven: bool = False,
    **context: Any,
) -> Scene:
    """The move (SAN) on a FEN; `before` and `after`: the engine's line and score, `second` its other line.
    `proven`: the lines are those of the only good defences."""
    board = chess.Board(fen)
    played = board.parse_san(move)
    then = board.copy()
    then.push(played)
    lines = [line(board, *before)] + ([line(board, *second, rank=2)] if second else [])
    answers = [line(then, *after)]
    proofs = as_proven(board, played, lines, answers) if proven else None
    return Scene(board, played, lines, answers, Context(**context), proofs)


def as_proven(board: chess.Board, move: chess.Move, before: Sequence[Line], after: Sequence[Line]) -> Proofs:
    """As if the top lines, of two moves and more, were those of the only good defences."""
    own, answer, proofs = top_line(before), top_line(after), Proofs()
    if own is not None and len(own.pv) > 1 and own.pv[0] != board.uci(move):
        proofs["before"] = _proof(own, board.turn, last_moved=not board.turn)
    if answer is not None and len(answer.pv) > 1:
        proofs["after"] = _proof(answer, board.turn, last_moved=board.turn)
    return proofs


def _proof(line: Line, mover: chess.Color, *, last_moved: chess.Color) -> Proof:
    points = points_by(line.score, mover, last_moved=last_moved)
    return {"move": line.pv[0], "lines": [list(line.pv[1:])], "expected": points}


def after(moves: str) -> chess.Board:
    """The position after `moves` (SAN) of a game."""
    board = chess.Board()
    for san in moves.split():
        board.push_san(san)
    return board


def uci(board: chess.Board, moves: str) -> list[str]:
    """Moves in SAN as UCI."""
    board = board.copy()
    return [board.push_san(san).uci() for san in moves.split()]


def kinds(facts: list[Fact]) -> list[str]:
    return [fact["kind"] for fact in facts]


def facts(*told: Any, **more: Any) -> list[Fact]:
    return facts_of(scene(*told, **more))


def said(*told: Any, language: str = "en", **more: Any) -> str:
    """The sentences in a language, of claims that are proven."""
    seen = scene(*told, **{"proven": True, **more})
    return " ".join(texts.from_json(text, language) or "" for text in say(facts_of(seen), seen))


LIGHTNING = "rn1qkbnr/3b4/p2p1ppp/Pp1Qp3/4P1PP/2N2N2/1PP2P2/R1B1KB1R b KQkq - 0 13"
HANGS_THE_QUEEN = (
    LIGHTNING,
    "Qxa5",
    ("Nc6 Be3 Nge7 Qb3 Bxg4 Nh2", 45),
    ("Rxa5 Ra7 h5 g5 Bxb5 axb5 Rxa7 Kd8", 737),
)
LEAVES_B7 = (
    "rnbqkbnr/pp5p/2ppppp1/8/3PP3/1Q3N2/PPP2PPP/RNB1KB1R b KQkq - 1 6",
    "Bd7",
    ("Qb6 h4 Nh6 Bd2 Nf7 Nc3 e5 h5 Qxb3 axb3", 100),
    ("Qxb7 Kf7 Nbd2 d5 Qxa8 Qc7 a4 Bc8", 452),
)
MISSES_B7 = (
    "rn1qkbnr/pp1b3p/2ppppp1/8/3PP3/1Q3N2/PPP2PPP/RNB1KB1R w KQkq - 2 7",
    "g4",
    ("Qxb7 Kf7 Nbd2 d5 Qxa8 Qc7 a4 Bc8", 452),
    ("Qb6 g5 Na6 h4 Qxb3 axb3 Nb4 Na3 d5", 88),
)
MISSES_MATE = (
    "1nrk1r2/6R1/p2p3p/qp1PbQ2/5p2/3B1P2/PPP4P/1K2R3 w - - 1 29",
    "Rxe5",
    ("Qxf8#", "#1"),
    ("Rxf5 Rg8+ Kc7 Re7+ Nd7 Rxc8+ Kxc8 Bxf5", -293),
)
SAAVEDRA = "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"
SAAVEDRA_6 = "8/2P5/8/8/3r4/8/2K5/k7 w - - 0 6"
