"""What a fault without material gives up: castling, a king's shelter, time, a pawn's way, a pair of bishops.

Each is read off the board or off the answer, and told only where the better line does not give up the same.
More of it, by what the ends of both lines have and what that is worth, in the room `positional`.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.exact.themes import is_passed
from server.analysis.reasons.exchange import attacked_gain, turned
from server.analysis.reasons.merits import merits, threatened_mate
from server.analysis.reasons.played import Played
from server.analysis.reasons.positional.choices import choice_facts, wrong_side
from server.analysis.reasons.positional.early import early_facts
from server.analysis.reasons.positional.given import given_facts
from server.analysis.reasons.quiet import quiet_end
from server.analysis.reasons.scene import Scene, answer_line, better_line, symbol

_WINGS = (
    chess.BB_FILE_F | chess.BB_FILE_G | chess.BB_FILE_H,
    chess.BB_FILE_A | chess.BB_FILE_B | chess.BB_FILE_C,
)
_FRONT = {chess.WHITE: chess.BB_RANK_2 | chess.BB_RANK_3, chess.BLACK: chess.BB_RANK_7 | chess.BB_RANK_6}


EARLY = 8
"""Moves of the played line within which a pawn must be passed that this move has let through."""
GREAT = 0.15
"""Expected points whose loss nothing slow explains: there is more behind it."""


def drift_facts(scene: Scene) -> Iterator[Fact]:
    """What is given up, the most telling first."""
    yield from _wrong_taker(scene)
    yield from _threat(scene)
    yield from _chased(scene)
    slow = scene.loss < GREAT
    if slow:
        yield from _back(scene)
    if scene.got >= 0:  # where the answer wins something, nothing slow is the reason
        yield from _slow(scene) if slow else _shelter(scene)
    yield from _lets_attack(scene)
    if scene.got >= 0 and slow:
        yield from choice_facts(scene)


def _slow(scene: Scene) -> Iterator[Fact]:
    """What may be the reason for a small loss."""
    yield from wrong_side(scene)
    yield from _castling(scene)
    yield from _shelter(scene)
    yield from early_facts(scene)
    yield from _passed_pawn(scene)
    yield from _doubled(scene)
    yield from _bishops(scene)
    yield from given_facts(scene)


def _wrong_taker(scene: Scene) -> Iterator[Fact]:
    """The better line takes the same with another piece."""
    if not len(scene.better):
        return
    own, other = scene.played.steps[0], scene.better.steps[0]
    same = own.captured and other.captured and own.where == other.where
    if same and own.move.from_square != other.move.from_square:
        square = chess.square_name(own.where)
        yield {"kind": "activity", "name": "wrong_taker", "square": square, **better_line(scene, 1)}


def _back(scene: Scene) -> Iterator[Fact]:
    """The piece that has moved goes back at once."""
    line = scene.played
    if len(line) < 3 or line.steps[0].captured or line.steps[1].captured or line.steps[0].piece == chess.KING:
        return
    there, back = scene.move, line.steps[2].move
    if (there.from_square, there.to_square) == (back.to_square, back.from_square):
        yield {
            "kind": "activity",
            "name": "back",
            "piece": symbol(line.steps[0].piece),
            "square": chess.square_name(there.to_square),
            **answer_line(scene, 2),
        }


def _lets_attack(scene: Scene) -> Iterator[Fact]:
    """The answer attacks a piece that could not be taken with profit before; not by taking what has moved."""
    if len(scene.played) < 2 or scene.played.steps[1].where == scene.move.to_square:
        return
    answer = scene.played.uci(2)[1:]
    anyway = list(merits(Played(scene.better.boards[1], answer))) if len(scene.better) else []
    for fact in merits(Played(scene.after, answer)):
        if fact.get("name") == "attacks" and fact not in anyway:
            yield {**fact, "name": "lets_attack", **answer_line(scene, 1)}


def _threat(scene: Scene) -> Iterator[Fact]:
    """The answer threatens mate at once, and is not the answer to the better move too."""
    if scene.reply is None or scene.played.steps[1].check:
        return
    if scene.better.uci(2)[1:] == scene.played.uci(2)[1:]:
        return
    after = scene.played.boards[2]
    mate = threatened_mate(after)
    if mate is not None:
        yield {"kind": "plan", "name": "lets_threaten", "by": after.uci(mate), **answer_line(scene, 1)}


def _chased(scene: Scene) -> Iterator[Fact]:
    """The answer attacks the piece that has just moved, and it must go again."""
    line = scene.played
    if len(line) < 3 or line.steps[0].captured or line.steps[1].captured:
        return
    square, step = scene.move.to_square, line.steps[2]
    piece = line.steps[0].piece
    if piece in (chess.PAWN, chess.KING) or step.move.from_square != square or step.captured:
        return
    after = line.boards[2]
    answered = after.attacks_mask(line.steps[1].move.to_square) & chess.BB_SQUARES[square]
    view = turned(after)
    if line.steps[0].check or view is None or not answered:
        return
    if attacked_gain(view, square) >= 1 and attacked_gain(scene.after, square) < 1:
        yield {
            "kind": "activity",
            "name": "chased",
            "piece": symbol(piece),
            "square": chess.square_name(square),
            **answer_line(scene, 2),
        }


def _castling(scene: Scene) -> Iterator[Fact]:
    """The right to castle goes, or the better line castles."""
    board, after, mover = scene.board, scene.after, scene.mover
    had = board.clean_castling_rights() & chess.BB_RANKS[0 if mover else 7]
    if not had or not board.queens & board.occupied_co[not mover] or board.is_castling(scene.move):
        return
    left = after.clean_castling_rights() & chess.BB_RANKS[0 if mover else 7]
    king = board.king(mover)
    assert king is not None
    squares = [chess.square_name(king)]
    kept = not len(scene.better) or scene.better.boards[1].clean_castling_rights() & had
    if not left and kept:
        yield {"kind": "king", "name": "castling_lost", "squares": squares}
    elif len(scene.better) and board.is_castling(scene.better.steps[0].move):
        yield {"kind": "king", "name": "stays", "squares": squares, **better_line(scene, 1)}


def _shelter(scene: Scene) -> Iterator[Fact]:
    """A pawn leaves the front of a castled king, and the answer makes use of it with a check."""
    board, mover = scene.board, scene.mover
    king, origin = board.king(mover), chess.BB_SQUARES[scene.move.from_square]
    assert king is not None
    if not board.pawns & origin & _FRONT[mover] or not board.queens & board.occupied_co[not mover]:
        return
    wing = next((files for files in _WINGS if files & origin), 0)
    home = chess.BB_RANKS[0 if mover else 7]
    if not wing & home & chess.BB_SQUARES[king]:
        return
    same = len(scene.better) and scene.better.steps[0].move.from_square == scene.move.from_square
    checks = any(step.check for step in scene.played.steps[1:8] if step.mover != mover)
    if checks and not same:
        squares = [chess.square_name(scene.move.from_square)]
        yield {"kind": "king", "name": "shelter", "squares": squares, **answer_line(scene)}


def _passed_pawn(scene: Scene) -> Iterator[Fact]:
    """The opponent gets a passed pawn in the answer that the better line does not give."""
    end = quiet_end(scene.played)
    if not len(scene.better) or end < 2:
        return
    new = _passers(scene.played, end, not scene.mover) - _passers(scene.played, 0, not scene.mover)
    new -= _passers(scene.better, quiet_end(scene.better), not scene.mover)
    files = {square & 7 for square in _passers(scene.played, 0, not scene.mover)}
    color = not scene.mover
    far = chess.BB_RANKS[4] | chess.BB_RANKS[5] | chess.BB_RANKS[6]
    far = far if color else chess.flip_vertical(far)
    soon = _passers(scene.played, min(end, EARLY), not scene.mover)
    fresh = [square for square in new & soon if square & 7 not in files and chess.BB_SQUARES[square] & far]
    if fresh:
        names = [chess.square_name(square) for square in sorted(fresh)]
        yield {
            "kind": "structure",
            "name": "passed",
            "squares": names,
            "square": names[0],
            **answer_line(scene, end - 1),
        }


def _passers(line: Played, at: int, color: chess.Color) -> set[chess.Square]:
    board = line.boards[at]
    own = board.pawns & board.occupied_co[color]
    return {square for square in chess.scan_forward(own) if is_passed(board, square)}


def _doubled(scene: Scene) -> Iterator[Fact]:
    """The mover's pawns are doubled in the answer, and not in the better line."""
    if not len(scene.better):
        return
    end = quiet_end(scene.played)
    before = _doubles(scene.board, scene.mover)
    new = _doubles(scene.played.boards[end], scene.mover) - before
    new -= _doubles(scene.better.boards[quiet_end(scene.better)], scene.mover)
    new &= _files_of_recaptures(scene.played, end, scene.mover)
    if new:
        file = min(new)
        yield {
            "kind": "structure",
            "name": "doubled",
            "squares": [
                chess.square_name(square)
                for square in chess.scan_forward(
                    scene.played.boards[end].pieces_mask(chess.PAWN, scene.mover) & chess.BB_FILES[file]
                )
            ],
            "square": chess.FILE_NAMES[file],
            **answer_line(scene, end - 1),
        }


def _files_of_recaptures(line: Played, end: int, color: chess.Color) -> set[int]:
    """The files on which pawns of `color` take back in the first `end` moves."""
    pairs = zip(line.steps[: end - 1], line.steps[1:end], strict=True) if end > 1 else ()
    return {
        chess.square_file(step.where)
        for before, step in pairs
        if step.mover == color and step.piece == chess.PAWN and step.captured
        if before.captured and before.move.to_square == step.where
    }


def _doubles(board: chess.Board, color: chess.Color) -> set[int]:
    pawns = board.pieces_mask(chess.PAWN, color)
    return {file for file in range(8) if chess.popcount(pawns & chess.BB_FILES[file]) > 1}


def _bishops(scene: Scene) -> Iterator[Fact]:
    """A bishop of the pair takes a knight and is taken back."""
    first = scene.played.steps[0]
    taken_back = len(scene.played) > 1 and scene.played.steps[1].where == scene.move.to_square
    own = scene.board.pieces_mask(chess.BISHOP, scene.mover)
    other = scene.board.pieces_mask(chess.BISHOP, not scene.mover)
    pair = chess.popcount(own) == 2 and chess.popcount(other) == 2
    if pair and taken_back and first.piece == chess.BISHOP and first.captured == chess.KNIGHT:
        yield {"kind": "structure", "name": "bishop_pair", **answer_line(scene, 1)}
