"""What a fault chooses wrongly: a trade, a push that it lets in, the worse square. At any time of the game.

Told only where the better line does otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.played import Played
from server.analysis.reasons.scene import Scene, answer_line, better_line, symbol

_ROOM = 3
"""Squares more that a piece reaches on the better square."""


def choice_facts(scene: Scene) -> Iterator[Fact]:
    """The most telling first."""
    if not len(scene.better):
        return
    for rule in _RULES:
        yield from rule(scene)


def _trades_off(scene: Scene) -> Iterator[Fact]:
    """The move trades pieces of the same worth, and the better line keeps that one on the board."""
    line = scene.played
    if len(line) < 2 or not _trade(line, 0) or scene.got != scene.could:
        return
    piece = line.steps[0].piece
    if piece == chess.PAWN:
        yield from _releases(scene)
    elif _keeps(scene.better, scene.mover, piece):
        yield {"kind": "activity", "name": "trades_off", "piece": symbol(piece), **answer_line(scene, 1)}


def _releases(scene: Scene) -> Iterator[Fact]:
    """Pawns are traded where the better move leaves them standing against each other."""
    first, squares = scene.better.steps[:3], (scene.move.from_square, scene.move.to_square)
    if first[0].captured is None and not any(step.captured and step.where in squares for step in first):
        square = chess.square_name(scene.move.to_square)
        yield {"kind": "structure", "name": "releases", "square": square, **answer_line(scene, 1)}


def _lets_trade(scene: Scene) -> Iterator[Fact]:
    """The answer trades a piece that the better line keeps."""
    line = scene.played
    if len(line) < 3 or not _trade(line, 1) or scene.got != scene.could or line.steps[0].captured:
        return
    piece = line.steps[1].captured
    assert piece is not None
    if piece != chess.PAWN and _keeps(scene.better, scene.mover, piece):
        yield {
            "kind": "activity",
            "name": "lets_trade",
            "piece": symbol(piece),
            "square": chess.square_name(line.steps[1].where),
            **answer_line(scene, 2),
        }


def _trade(line: Played, at: int) -> bool:
    """Whether a piece takes one of its worth with the move `at`, and is taken back."""
    step, back = line.steps[at], line.steps[at + 1]
    even = step.captured is not None and VALUES[step.captured] == VALUES[step.piece]
    return even and back.captured == step.piece and back.where == step.where


def _keeps(line: Played, color: chess.Color, piece: chess.PieceType) -> bool:
    """Whether `color` loses no such piece in the whole line."""
    return not any(step.captured == piece and step.mover != color for step in line.steps)


def _lets_push(scene: Scene) -> Iterator[Fact]:
    """The answer pushes a pawn that could not have gone there, or not stayed, after the better move."""
    line = scene.played
    if len(line) < 2 or line.steps[1].piece != chess.PAWN or line.steps[1].captured is not None:
        return
    push = line.steps[1].move
    if push.promotion or attacked_gain(line.boards[2], push.to_square) >= 1 or stays(scene.better, push):
        return
    yield {
        "kind": "structure",
        "name": "lets_push",
        "square": chess.square_name(push.to_square),
        **answer_line(scene, 1),
    }


def wrong_side(scene: Scene) -> Iterator[Fact]:
    """It castles, and the better move castles to the other side."""
    if not len(scene.better):
        return
    other = scene.better.steps[0].move
    if scene.board.is_castling(scene.move) and scene.board.is_castling(other):
        yield {"kind": "king", "name": "wrong_side", **better_line(scene, 1)}


def stays(better: Played, push: chess.Move) -> bool:
    """Whether the same pawn's move is part of the better line too, or would have been possible after it and
    not lose the pawn."""
    if any(step.move == push for step in better.steps):
        return True
    board = better.boards[1]
    if push not in board.legal_moves:
        return False
    after = board.copy(stack=False)
    after.push(push)
    return attacked_gain(after, push.to_square) < 1


def _worse_square(scene: Scene) -> Iterator[Fact]:
    """The same piece has more room where the better move puts it."""
    own, other = scene.played.steps[0], scene.better.steps[0]
    piece = own.piece
    if own.move.from_square != other.move.from_square or piece in (chess.PAWN, chess.KING):
        return
    if own.captured or own.check or other.captured or other.check:
        return
    if not _keeps(scene.played, scene.mover, piece):
        return  # what becomes of it there says more
    here, there = own.move.to_square, other.move.to_square
    if _room(scene.better.boards[1], there) - _room(scene.after, here) >= _ROOM:
        squares = [chess.square_name(here), chess.square_name(there)]
        yield {
            "kind": "activity",
            "name": "worse_square",
            "piece": symbol(piece),
            "square": squares[0],
            "squares": squares,
            **better_line(scene, 1),
        }


def _room(board: chess.Board, square: chess.Square) -> int:
    """Squares that the piece on `square` can go to without being taken by a pawn."""
    color = board.color_at(square)
    free = chess.SquareSet(board.attacks_mask(square) & ~board.occupied_co[bool(color)])
    pawns = board.pieces_mask(chess.PAWN, not color)
    return sum(not board.attackers_mask(not color, each) & pawns for each in free)


_RULES: tuple[Callable[[Scene], Iterator[Fact]], ...] = (
    _trades_off,
    _lets_trade,
    _lets_push,
    _worse_square,
)
