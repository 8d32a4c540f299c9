"""What the move attacks: two targets, a trapped piece, one that a line is opened to, one behind a capture."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.classification.safety import seen_by
from server.analysis.reasons.exchange import gain
from server.analysis.reasons.points.aims import (
    OFFICER,
    Effect,
    Hit,
    behind,
    effect,
    hits,
    is_trapped,
    played,
    targets,
    type_at,
)
from server.analysis.reasons.points.candidate import Candidate, made
from server.analysis.reasons.points.point import PIECE, PointOf

ROOK = 5


def attacks(point: PointOf) -> Iterator[Candidate]:
    """A double attack, a capture that hits something more, a trap, a discovery, or an attack."""
    big, free = point.big, _takes_free(point)
    if point.pays and big:
        first = big[0]
        is_piece = point.piece(first.square) >= OFFICER
        moved = first.square == point.scene.move.to_square and not _is_uncovered(point, first)
        steps = point.line.steps[0].piece == chess.KING and point.base == "before"
        if free and is_piece:
            yield _takes_and_hits(point, first)
        elif (len(big) >= 2 or point.checks) and not free:
            if point.net >= 1 or not point.checks or (is_piece and not point.own):
                yield _double(point)  # a check that only draws hits nothing
        elif is_piece and moved:
            yield _attacks_again(point, first)
        elif is_piece and (not steps or _is_uncovered(point, first)):
            yield _one(point, first)
    elif point.threatens and point.special >= 0.3:
        uncovered = [hit for hit in big if _is_uncovered(point, hit) and point.piece(hit.square) >= ROOK]
        if uncovered:
            share = max(0.8 * point.special, point.threat_share)
            yield _uncovers_one(point, share, 1.1, uncovered[0])
    yield from _cuts_guard(point)
    yield from _then(point)


def _attacks_again(point: PointOf, hit: Hit) -> Candidate:
    """The answer attacks the piece that the fault has moved, and perhaps a pawn beside it."""
    if _is_chased(point):
        return _with_rest(point, "chased", point.worth(0.5), 0.4, hit, [])
    if (pawn := _other_pawn(point, hit)) is not None:
        return _hits_with_pawn(point, hit, pawn)
    return _with_rest(point, "hits", point.worth(0.5), 0.4, hit, [])


def _cuts_guard(point: PointOf) -> Iterator[Candidate]:
    """The move stands between a piece and what that guards, which could then be taken."""
    if not point.pays or not point.stays:
        return
    board, own, cut = point.board, not point.by, point.move.to_square
    before = targets(point.start, point.by)
    worth = {square: net for square, net in targets(board, point.by).items() if net >= PIECE}
    stood = [square for square in worth if board.piece_at(square) == point.start.piece_at(square)]
    for square in (each for each in stood if worth[each] > before.get(each, 0)):
        was, now = (each.attackers_mask(own, square) for each in (point.start, board))
        for guard in chess.scan_forward(was & ~now):
            if chess.between(guard, square) >> cut & 1:
                told = {"guarded": chess.square_name(square)}
                yield made(point, "cuts-guard", point.worth(0.8), 1.2, squares=[guard], told=told)
                return


def _is_chased(point: PointOf) -> bool:
    """Whether the piece that the fault has moved, taking nothing, goes again at once."""
    own, back = point.scene.played.steps[0], point.line.steps[1:2]
    again = [step for step in back if step.move.from_square == own.move.to_square and not step.captured]
    return point.base == "after" and not own.captured and bool(again)


def _takes_free(point: PointOf) -> bool:
    step = point.line.steps[0]
    return point.captures and step.where != point.fault_takes and gain(point.start, point.move) >= 1


def _takes_and_hits(point: PointOf, hit: Hit, ease: float = 1.25) -> Candidate:
    step = point.line.steps[0]
    return made(
        point,
        "takes-and-hits",
        point.worth(0.85),
        ease,
        squares=[hit.square],
        told={
            "check": "yes" if point.checks else "no",
            "uncovers": _uncovers(point, hit),
            "taken": step.taken["piece"],
            "where": step.taken["square"],
        },
    )


def _double(point: PointOf) -> Candidate:
    squares = [hit.square for hit in point.big[:2]]
    ease = 1.3 if point.net >= 1 else 0.9
    rest = _until_it_falls(point)
    told = {"rest": point.numbered(point.board, rest) if rest else "none"}
    if point.checks:
        king = point.board.king(not point.by)
        squares = [squares[0]]
        assert king is not None
        told["uncovers"] = _uncovers(point, point.big[0])
        return made(point, "checks-and-hits", point.worth(0.8), ease, *rest, squares=squares, told=told)
    # what the piece itself hits comes first
    first, second = sorted(point.big[:2], key=lambda hit: _is_uncovered(point, hit))
    told["uncovers"] = _uncovers(point, second)
    squares = [first.square, second.square]
    return made(point, "hits-two", point.worth(0.8), ease, *rest, squares=squares, told=told)


def _until_it_falls(point: PointOf) -> list[chess.Move]:
    """The moves till a target falls, there or where it has gone, where that is soon."""
    falls = point.falls
    if falls is None or not 2 <= falls.index <= 4:
        return []
    gone = {step.move.to_square: step.move.from_square for step in point.line.steps[1 : falls.index : 2]}
    if gone.get(falls.square, falls.square) not in [hit.square for hit in point.big]:
        return []
    return [step.move for step in point.line.steps[1 : falls.index + 1]]


def _one(point: PointOf, hit: Hit) -> Candidate:
    if hit.square in point.new_pins and point.piece(hit.square) >= OFFICER:
        return made(point, "pins", max(point.worth(0.7), point.special), 1.2, squares=[hit.square])
    other = behind(point.board, point.move.to_square, hit.square)
    if other is not None and _falls_too(point, hit.square, other):
        return made(point, "skewers", point.worth(0.75), 1.2, squares=[hit.square, other])
    if _is_trap(point, hit):
        return made(point, "traps", point.share(point.net), 1.3, squares=[hit.square])
    if _is_uncovered(point, hit):
        return _uncovers_one(point, point.worth(0.7), 1.2, hit)
    if point.captures and point.safe and not point.checks and point.base == "before":
        return _takes_and_hits(point, hit, 1.1)
    if (pawn := _other_pawn(point, hit)) is not None:
        return _hits_with_pawn(point, hit, pawn)
    return _with_rest(point, "hits", point.worth(0.5), 0.55, hit, _goes_on(point))


def _falls_too(point: PointOf, front: chess.Square, square: chess.Square) -> bool:
    """Whether the piece behind the attacked one could be taken with profit if that goes."""
    view = seen_by(point.board, point.by)
    view.remove_piece_at(front)
    takes = chess.Move(point.move.to_square, square)
    return point.piece(square) >= OFFICER and view.is_legal(takes) and gain(view, takes) >= OFFICER - 1


def _other_pawn(point: PointOf, hit: Hit) -> chess.Square | None:
    """The pawn that the move attacks beside a piece: one that could be taken with profit, or any that a pawn
    attacks."""
    if _is_uncovered(point, hit):
        return None
    own = (each for each in point.hits if each.square != hit.square and not _is_uncovered(point, each))
    seen = point.board.pawns & point.board.occupied_co[not point.by]
    if point.line.steps[0].piece == chess.PAWN:
        seen &= point.board.attacks_mask(point.move.to_square)
        return chess.msb(seen) if seen else None
    return next((each.square for each in own if seen >> each.square & 1), None)


def _hits_with_pawn(point: PointOf, hit: Hit, pawn: chess.Square) -> Candidate:
    told = {"rest": "none", "uncovers": "no"}
    return made(point, "hits-two", point.worth(0.6), 0.8, squares=[hit.square, pawn], told=told)


def _uncovers_one(point: PointOf, share: float, ease: float, hit: Hit) -> Candidate:
    return _with_rest(point, "uncovers", share, ease, hit, _goes_on(point))


def _with_rest(
    point: PointOf, name: str, share: float, ease: float, hit: Hit, rest: list[chess.Move]
) -> Candidate:
    told = {"rest": point.numbered(point.board, rest) if rest else "none"}
    return made(point, name, share, ease, *rest, squares=[hit.square], told=told)


def _goes_on(point: PointOf) -> list[chess.Move]:
    """The next two moves of a line, if the second of them takes, checks or attacks something, and the first
    is no blow."""
    good = [each.first for each in point.good_replies]
    lines = [[step.move for step in point.line.steps[1:3]], *(each.line[:2] for each in point.good_replies)]
    for index, moves in enumerate(lines):
        if len(moves) < 2 or moves[0] not in good or point.board.is_capture(moves[0]):
            continue
        after = played(point.board, moves[0])
        takes = after.is_capture(moves[1])
        blow = takes or after.gives_check(moves[1]) or bool(hits(after, moves[1]))
        if index:  # not the engine's line: it must win something
            blow = takes and gain(after, moves[1]) >= 1
        if blow and moves[1].to_square != moves[0].to_square:
            return list(moves)
    return []


def _then(point: PointOf) -> Iterator[Candidate]:
    """The third move of the line forks, attacks two pieces or traps one, and may stay where it goes."""
    if len(point.line) < 4 or not (point.net >= 1 or point.special >= 0.3):
        return
    reply, step, answer = point.line.steps[1:4]
    does = effect(point.line.boards[2], step.move)
    if answer.move.to_square == step.move.to_square:
        return
    moves = reply.move, step.move
    if does.does in ("hits-one", "takes") and not point.big and point.base == "before":
        for hit in [hit for hit in hits(point.line.boards[2], step.move) if hit.net >= OFFICER][:1]:
            aim = Effect("hits-one", ((hit.square, type_at(point.line.boards[3], hit.square)),))
            yield made(point, "then", point.worth(0.6), 0.75, *moves, shown=-1, told={**aim.told()})
    elif does.does in ("forks", "hits", "traps"):
        ease = 1.0 if point.net >= 1 else 0.8
        yield made(point, "then", point.worth(0.75), ease, *moves, shown=-1, told={**does.told()})


def _is_trap(point: PointOf, hit: Hit) -> bool:
    return point.net >= PIECE and is_trapped(point.board, hit.square)


def _uncovers(point: PointOf, hit: Hit) -> str:
    return "yes" if _is_uncovered(point, hit) else "no"


def _is_uncovered(point: PointOf, hit: Hit) -> bool:
    return hit.capture.from_square != point.move.to_square
