"""What is slower than a threat: an open king, a trade that helps the other side, a shut bishop, a break."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess

from server.analysis.reasons.merits import officers
from server.analysis.reasons.played import Played
from server.analysis.reasons.points.aims import hits, played, shut_in
from server.analysis.reasons.points.candidate import Candidate, made
from server.analysis.reasons.points.point import USUAL, PointOf
from server.analysis.reasons.positional.masks import beside, files
from server.analysis.reasons.scene import GREAT

CHECKS = 5
"""Moves of a line whose own ones all give check."""
ALONE = 0.3
"""The share of the loss that only the answer brings, from which it is told as it is."""
PLAIN = 0.2
"""The same where nothing at all is known of what it is for."""


def answer_plans(point: PointOf) -> Iterator[Candidate]:
    """Of an answer: it tears the king open, uses the line that a pawn has opened to its own king, trades
    queens, comes on a file that the fault has opened, or takes one of two bishops."""
    scene = point.scene
    yield from _tears_open(point)
    step = scene.played.steps[0]
    heavy = point.start.piece_type_at(point.move.from_square) in (chess.BISHOP, chess.ROOK, chess.QUEEN)
    king = scene.after.king(scene.mover)
    assert king is not None
    between = chess.between(point.move.to_square, king) >> scene.move.from_square & 1
    if point.checks and heavy and step.piece == chess.PAWN and between:
        moves = [each.move for each in point.line.steps[1:3]] if _takes_third(point) else []
        yield made(point, "opens-own-king", max(0.5, point.special), 1.0, *moves, shown=-1)
    yield from _trades_queens(point)
    yield from _doubles(point)
    yield from _opens_file(point)
    yield from _gives_pair(point)


def _gives_pair(point: PointOf) -> Iterator[Candidate]:
    """The fault gives one of two bishops for a knight."""
    scene, own, back = point.scene, point.scene.played.steps[0], point.line.steps[0]
    pair = chess.popcount(scene.board.bishops & scene.board.occupied_co[scene.mover]) == 2
    if own.piece == chess.BISHOP and own.captured == chess.KNIGHT and back.where == own.where and pair:
        yield made(point, "bishop-pair", 0.4, 0.5)


def _opens_file(point: PointOf) -> Iterator[Candidate]:
    """The fault takes a pawn off a file at its own king, and a rook or queen comes to it; the better move
    does not."""
    scene, king = point.scene, point.scene.after.king(point.scene.mover)
    assert king is not None
    better = scene.better.boards[1] if len(scene.better) else scene.board
    for at, ease in ((0, 0.9), (2, 0.6)):
        step = point.line.steps[at] if at < len(point.line) else None
        if step is None or step.piece not in (chess.ROOK, chess.QUEEN):
            continue
        file = chess.square_file(step.move.to_square)
        comes = file != chess.square_file(step.move.from_square) and abs(file - chess.square_file(king)) <= 1
        own = scene.after.pawns & scene.after.occupied_co[scene.mover] & chess.BB_FILES[file]
        opened, anyway = (_is_opened(scene.board, board, file) for board in (scene.after, better))
        if comes and opened and not anyway and not own:
            moves = [each.move for each in point.line.steps[1 : at + 1]]
            told = {"file": chess.FILE_NAMES[file]}
            yield made(
                point, "opens-file", max(0.5, 0.8 * point.special), ease, *moves, shown=-1, told={**told}
            )
            return


def _is_opened(before: chess.Board, after: chess.Board, file: int) -> bool:
    """Whether a side has no pawn on the file after a move, and had one before."""
    had, has = (
        [board.pawns & chess.BB_FILES[file] & side for side in board.occupied_co] for board in (before, after)
    )
    return any(own and not left for own, left in zip(had, has, strict=True))


def endings(point: PointOf) -> Iterator[Candidate]:
    """The last pieces are traded, and the pawn ending is lost, drawn or won; or only opposite-coloured
    bishops are left, which helps the side that is behind. The other line keeps more."""
    before, after = point.scene.expected
    ends, held = (after, before) if point.base == "after" else (before, after)
    moves, name = _till(point, lambda board: not officers(board)), _ending(ends)
    if moves is not None and name is not None and abs(ends - held) >= GREAT:
        yield made(point, "pawn-ending", 1.0, 1.2, *moves, shown=-1, told={"result": name})
    moves = _till(point, _is_opposite)
    if moves is not None and (before >= 0.5 if point.base == "after" else after < 0.5):
        yield made(point, "opposite-bishops", 0.8, 1.2, *moves, shown=-1)


def _till(point: PointOf, reached: Callable[[chess.Board], bool]) -> list[chess.Move] | None:
    """The moves after the point's own till an ending is reached within six; None where it is not, was there
    before, or comes in the other line too."""
    scene = point.scene
    own, other = (scene.played, scene.better) if point.base == "after" else (scene.better, scene.played)
    at = next((at for at, board in enumerate(own.boards[:6]) if reached(board)), None)
    if not at or not len(other) or any(map(reached, other.boards)):
        return None
    since = 1 if point.base == "after" else 0
    return [step.move for step in own.steps[since + 1 : at]]


def _is_opposite(board: chess.Board) -> bool:
    """Whether each side has one bishop and no other piece, and they go on different colours."""
    light = chess.popcount(board.bishops & chess.BB_LIGHT_SQUARES)
    each = [chess.popcount(board.bishops & side) for side in board.occupied_co]
    return officers(board) == 6 and each == [1, 1] and light == 1


def forces(point: PointOf) -> Iterator[Candidate]:
    """An answer that takes or checks, that alone is good and leaves one reply: what follows is told as it
    is."""
    steps = point.line.steps
    if len(steps) < 3 or steps[0].quiet or point.special < ALONE or steps[0].where == point.fault_takes:
        return
    usual = any(each.move == steps[1].move and each.share >= USUAL for each in point.natural)
    tells = not steps[2].quiet or hits(point.line.boards[2], steps[2].move)
    if tells and (usual or len(point.good_replies) == 1):
        back = len(steps) > 3 and steps[2].captured and steps[3].captured and steps[3].where == steps[2].where
        moves = [each.move for each in steps[1 : 4 if back else 3]]
        yield made(point, "forces", 0.6 * point.special, 0.4, *moves, shown=-1)


def allowed(point: PointOf) -> Candidate | None:
    """An answer as it is, where nothing is known of what it is for: none that only takes back."""
    back = point.captures and point.move.to_square == point.scene.move.to_square
    return None if back or point.special < PLAIN else made(point, "forces", point.special, 0.2)


def _ending(expected: float) -> str | None:
    """What an ending is that is worth so much to the mover; None where that is not clear."""
    if expected <= 0.25:
        return "lost"
    if expected >= 0.75:
        return "won"
    return "drawn" if 0.4 <= expected <= 0.6 else None


def _takes_third(point: PointOf) -> bool:
    """Whether the third move of the line takes something."""
    return len(point.line) > 2 and point.line.steps[2].captured is not None


def _tears_open(point: PointOf) -> Iterator[Candidate]:
    if not point.captures or len(point.line) < 3:
        return
    back, following = point.line.steps[1], point.line.steps[2]
    if back.piece != chess.PAWN or back.where != point.move.to_square or not back.captured:
        return
    king = point.board.king(not point.by)
    assert king is not None
    sheltered = chess.square_file(king) not in (3, 4)
    apart = abs(chess.square_file(king) - chess.square_file(back.move.from_square))
    near = sheltered and apart <= 1 and chess.square_distance(king, back.move.from_square) <= 2
    if near and (following.check or following.piece == chess.QUEEN):
        moves = [back.move, following.move]
        rest = point.numbered(played(point.board, back.move), [following.move])
        yield made(point, "tears-open", max(0.5, point.special), 1.0, *moves, shown=1, told={"next": rest})


def _doubles(point: PointOf) -> Iterator[Candidate]:
    """The move takes a piece, and the pawn that takes back doubles pawns of which one stands alone."""
    taken = point.line.steps[0].captured
    if taken in (None, chess.PAWN) or len(point.line) < 2 or point.net >= 1 or not point.replies:
        return
    back = point.line.steps[1]
    if any(each.first != back.move for each in point.good_replies) or back.where != point.move.to_square:
        return
    before, after = (board.pawns & board.occupied_co[not point.by] for board in point.line.boards[1:3])
    file = chess.square_file(back.where)
    alone = [chess.popcount(pawns & ~files(beside(pawns))) for pawns in (before, after)]
    if back.piece == chess.PAWN and before & chess.BB_FILES[file] and alone[1] > alone[0]:
        told = {"file": chess.FILE_NAMES[file]}
        yield made(point, "doubles", max(0.4, 0.8 * point.special), 0.7, back.move, shown=-1, told={**told})


def _trades_queens(point: PointOf) -> Iterator[Candidate]:
    """The fault offers a trade of queens that the better move keeps off."""
    scene, own = point.scene, point.scene.played.steps[0]
    if not own.captured and _queens_go(point.line) == 0 and _queens_go(scene.better) is None:
        share = max(0.45, point.special * 0.7)
        yield made(point, "trades-queens", share, 0.8)


def _queens_go(line: Played) -> int | None:
    """The move of a line's first four with which the first of two queens goes that are traded."""
    for at, (step, back) in enumerate(zip(line.steps[:4], line.steps[1:5], strict=False)):
        if step.captured == step.piece == back.captured == chess.QUEEN and back.where == step.where:
            return at
    return None


def better_plans(point: PointOf) -> Iterator[Candidate]:
    """Of the better move: it goes on giving check, trades queens, doubles pawns, or shuts a bishop in."""
    own = point.line.steps[:CHECKS:2]
    if len(point.line) >= CHECKS and all(step.check for step in own):
        yield made(point, "keeps-checking", 0.45, 0.7)
    at = _queens_go(point.line)
    takes = point.line.steps[0].captured in (None, chess.PAWN, chess.QUEEN)
    if at in (0, 1, 2) and takes and point.net < 1 and _queens_go(point.scene.played) is None:
        moves = [step.move for step in point.line.steps[1 : at + 1]]
        told = {"rest": point.numbered(point.board, moves) if moves else "none"}
        yield made(point, "trades-queens", 0.4, 0.85, *moves, told=told)
    yield from _doubles(point)
    if point.line.steps[0].piece != chess.PAWN or point.captures:
        return
    shut = shut_in(point.start, point.move, not point.by)
    if shut is not None:
        yield made(point, "shuts-in", max(0.4, point.special), 0.9, squares=[shut])
