"""By which means a line wins: its motif, told only where the line cashes it in.

Owns which themes explain anything to a person, and which one comes first. What a theme is, `motifs` says.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact, Piece
from server.analysis.reasons.losses import falls
from server.analysis.reasons.motifs import Motif, find
from server.analysis.reasons.played import Played
from server.analysis.reasons.scene import Scene, answer_line, better_line

MATES = ("backRankMate", "smotheredMate", "anastasiaMate", "arabianMate", "bodenMate", "hookMate")
AIMED = ("trappedPiece", "fork", "skewer", "discoveredAttack", "pin")
"""Themes that win what they are aimed at; told if that falls."""
OTHERS = ("doubleCheck",)
_ORDER = (*MATES, *AIMED, *OTHERS)
SOON = 6
"""Plies of a line within which a motif must show itself to explain the move."""


def answer_motif(scene: Scene) -> Iterator[Fact]:
    """The motif that the opponent has in the answer."""
    found = _telling(scene.played, not scene.mover, 1, scene.ends[0])
    if found is not None:
        yield from _facts(scene.played, found, 1, answer_line(scene))


def better_motif(scene: Scene) -> Iterator[Fact]:
    """The motif that the mover would have had in the better line."""
    found = _telling(scene.better, scene.mover, 0, scene.ends[1])
    if found is not None:
        yield from _facts(scene.better, found, 0, better_line(scene))


def _telling(line: Played, side: chess.Color, start: int, end: int) -> Motif | None:
    """The motif of `side` by which `line` wins material or mates. `start`: where its own moves begin,
    `end`: up to where material is counted."""
    mates = line.end.is_checkmate()
    fall = falls(line, side, end)
    if not mates and fall is None:
        return None
    moves = [step.move for step in line.steps]
    motifs = [motif for motif in find(line.boards[0], moves, side) if motif.name in _ORDER]
    fitting = [motif for motif in motifs if motif.index >= start and _cashed(line, motif, fall, mates=mates)]
    return min(fitting, key=lambda motif: (_ORDER.index(motif.name), motif.index), default=None)


def _cashed(line: Played, motif: Motif, fall: int | None, *, mates: bool) -> bool:
    """Whether what the motif promises comes about in the line."""
    if motif.name in MATES or motif.name == "doubleCheck":
        return mates
    following = line.steps[motif.index + 1] if motif.index + 1 < len(line) else None
    if motif.name == "fork" and following and following.where == line.steps[motif.index].move.to_square:
        return False  # what forks is taken
    if motif.index > SOON or fall is None:
        return False
    if motif.name not in AIMED:
        return fall > motif.index
    return fall > motif.index and chess.square_name(line.steps[fall].where) in motif.targets


def _facts(line: Played, motif: Motif, shift: int, proof: Fact) -> Iterator[Fact]:
    """The motif; of a trapped piece also that it has no way out. `shift`: moves of `line` that the proof
    lacks."""
    fact = _fact(line, motif, shift)
    yield fact | proof
    if motif.name == "trappedPiece" and fact["targets"]:
        yield {"kind": "traps", "side": fact["side"], **fact["targets"][0], **proof}


def _fact(line: Played, motif: Motif, shift: int) -> Fact:
    board = line.boards[motif.index + 1]
    fact: Fact = {
        "kind": "motif",
        "name": motif.name,
        "side": chess.COLOR_NAMES[motif.side],
        "targets": [piece for piece in (_piece(board, square) for square in motif.targets) if piece],
        "ply": motif.index - shift,
    }
    if motif.by is not None:
        fact["by_piece"] = {"piece": motif.by[0], "square": motif.by[1]}
    return fact


def _piece(board: chess.Board, square: str) -> Piece | None:
    piece = board.piece_type_at(chess.parse_square(square))
    return {"piece": chess.piece_symbol(piece), "square": square} if piece else None
