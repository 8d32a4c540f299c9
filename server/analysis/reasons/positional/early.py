"""What a fault does wrong in the opening, as a trainer would say it: read off the board right after it.

Told only where the better move does not do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain
from server.analysis.reasons.played import Played
from server.analysis.reasons.positional.choices import stays
from server.analysis.reasons.positional.masks import CENTRE, HOME, RIM
from server.analysis.reasons.positional.pieces import undeveloped
from server.analysis.reasons.scene import Scene, answer_line, better_line, symbol

OPENING = 14
"""The last move number of an opening here."""
_BACK = chess.BB_RANK_1 | chess.BB_RANK_2
_WAITING = 2
"""Pieces at home that make development matter."""


def early_facts(scene: Scene) -> Iterator[Fact]:
    """The most telling first; nothing later than the opening."""
    if scene.board.fullmove_number > OPENING or not len(scene.better):
        return
    for rule in _RULES:
        yield from rule(scene)


def _shuts_in(scene: Scene) -> Iterator[Fact]:
    """An own bishop on its first two ranks has no way forward but one any more, and keeps more by the better
    move."""
    before, after = _white(scene.board, scene.mover), _white(scene.after, scene.mover)
    better = _white(scene.better.boards[1], scene.mover)
    bishops = before.pieces_mask(chess.BISHOP, chess.WHITE) & after.pieces_mask(chess.BISHOP, chess.WHITE)
    lasting = scene.played.steps[0].piece in (chess.PAWN, chess.QUEEN)
    for square in chess.scan_forward(bishops & better.bishops & (_BACK if lasting else HOME[chess.BISHOP])):
        was, now, could = (_ways(board, square) for board in (before, after, better))
        if now < was and now <= 1 and could > now:
            yield _at(scene, "activity", "shuts_in", square, chess.BISHOP)
            return


def _ways(board: chess.Board, square: chess.Square) -> int:
    """Squares before the piece on `square` to which it can go."""
    free = board.attacks_mask(square) & ~board.occupied_co[chess.WHITE]
    return (free & ~((1 << (square | 7) + 1) - 1)).bit_count()


def _blocks(scene: Scene) -> Iterator[Fact]:
    """A piece stands before a centre pawn that has not moved and has a bishop behind it at home."""
    after = _white(scene.after, scene.mover)
    to = scene.move.to_square if scene.mover else chess.square_mirror(scene.move.to_square)
    pawn, bishop = {chess.D3: (chess.D2, chess.C1), chess.E3: (chess.E2, chess.F1)}.get(to, (0, 0))
    own = after.occupied_co[chess.WHITE]
    stands = after.pawns & own & chess.BB_SQUARES[pawn] and after.bishops & own & chess.BB_SQUARES[bishop]
    if pawn and stands and scene.played.steps[0].captured is None and not after.pawns & chess.BB_SQUARES[to]:
        yield _at(scene, "activity", "blocks", pawn, chess.PAWN)


def _takes_square(scene: Scene) -> Iterator[Fact]:
    """The pawn before the king's bishop stands where the king's knight would go."""
    before, step = _white(scene.board, scene.mover), scene.played.steps[0]
    to = step.move.to_square if scene.mover else chess.square_mirror(step.move.to_square)
    home = before.pieces_mask(chess.KNIGHT, chess.WHITE) & chess.BB_G1
    if to == chess.F3 and step.piece == chess.PAWN and step.captured is None and home:
        yield _at(scene, "activity", "takes_square", chess.F3, chess.KNIGHT)


def _lets_centre(scene: Scene) -> Iterator[Fact]:
    """The answer puts a pawn into the centre where the better move would not have let it stay."""
    line = scene.played
    if len(line) < 2 or line.steps[1].piece != chess.PAWN or line.steps[1].captured is not None:
        return
    to = line.steps[1].move.to_square
    if not chess.BB_SQUARES[to] & CENTRE or attacked_gain(line.boards[2], to) >= 1:
        return
    if not stays(scene.better, line.steps[1].move):
        square = chess.square_name(to)
        yield {"kind": "structure", "name": "lets_centre", "square": square, **answer_line(scene, 1)}


def _early_queen(scene: Scene) -> Iterator[Fact]:
    """The queen leaves home while three minor pieces wait there."""
    step = scene.played.steps[0]
    home = chess.BB_RANK_1 if scene.mover else chess.BB_RANK_8
    if step.piece != chess.QUEEN or step.captured is not None or step.check:
        return
    if chess.BB_SQUARES[step.move.from_square] & home and _waiting(scene) >= 3 and _brings(scene):
        yield {"kind": "activity", "name": "early_queen", "piece": "q"}


def _again(scene: Scene) -> Iterator[Fact]:
    """A piece that has moved moves again, while others wait at home."""
    step = scene.played.steps[0]
    origin = scene.move.from_square if scene.mover else chess.square_mirror(scene.move.from_square)
    if step.piece not in HOME or step.captured is not None or step.check or scene.context.taken is not None:
        return
    moved = not chess.BB_SQUARES[origin] & HOME[step.piece]
    if moved and not _hit(scene) and _waiting(scene) >= _WAITING and _brings(scene):
        yield {"kind": "activity", "name": "again", "piece": symbol(step.piece), **better_line(scene, 1)}


def _hit(scene: Scene) -> bool:
    """Whether the piece that moves was attacked."""
    return scene.board.is_attacked_by(not scene.mover, scene.move.from_square)


def _rim(scene: Scene) -> Iterator[Fact]:
    """A knight that nothing attacks goes to the edge, and the better move does not."""
    own, other = scene.played.steps[0], scene.better.steps[0]
    if own.piece != chess.KNIGHT or own.captured is not None or own.check or _hit(scene):
        return
    to, origin = own.move.to_square, own.move.from_square
    same = other.piece == chess.KNIGHT and chess.BB_SQUARES[other.move.to_square] & RIM
    if chess.BB_SQUARES[to] & RIM and not chess.BB_SQUARES[origin] & RIM and not same:
        yield {"kind": "activity", "name": "rim", "piece": "n", "square": chess.square_name(to)}


def _undeveloped(scene: Scene) -> Iterator[Fact]:
    """A pawn, queen, rook or king moves while minor pieces wait, and the better move brings one out."""
    step = scene.played.steps[0]
    if step.piece in HOME or step.captured is not None or step.check or _develops(scene.played):
        return
    if _waiting(scene) >= _WAITING and _brings(scene):
        yield {"kind": "activity", "name": "undeveloped", **better_line(scene, 1)}


def _waiting(scene: Scene) -> int:
    """Minor pieces of the mover at home that could come out: none while it is in check."""
    if scene.board.is_check():
        return 0
    return undeveloped(_white(scene.board, scene.mover)).bit_count()


def _brings(scene: Scene) -> bool:
    """Whether the better move develops a minor piece or castles."""
    return _develops(scene.better)


def _develops(line: Played) -> bool:
    step, board = line.steps[0], line.boards[0]
    if board.is_castling(step.move):
        return True
    origin = step.move.from_square if step.mover else chess.square_mirror(step.move.from_square)
    return bool(HOME.get(step.piece, 0) & chess.BB_SQUARES[origin])


def _white(board: chess.Board, color: chess.Color) -> chess.Board:
    """The board as `color` sees it."""
    return board if color else board.mirror()


def _at(scene: Scene, kind: str, name: str, square: chess.Square, piece: chess.PieceType) -> Fact:
    real = square if scene.mover else chess.square_mirror(square)
    return {"kind": kind, "name": name, "piece": symbol(piece), "square": chess.square_name(real)}  # type: ignore[typeddict-item]


_RULES: tuple[Callable[[Scene], Iterator[Fact]], ...] = (
    _shuts_in,
    _blocks,
    _takes_square,
    _lets_centre,
    _early_queen,
    _again,
    _rim,
    _undeveloped,
)
