"""What falls in the line: at once, after a few moves, with its guard driven off, or without a safe square."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.exchange import gain
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.points.aims import OFFICER, played, targets, unguards
from server.analysis.reasons.points.candidate import Candidate, in_order, made
from server.analysis.reasons.points.point import PIECE, Falls, PointOf

NEAR_MATE = 3
LATE = 4
"""The last index of a move of the line by which something may fall."""


def gains(point: PointOf) -> Iterator[Candidate]:
    """What the line wins, where it is proven, and why it falls."""
    falls, mate = point.falls, point.scene.mates[1 if point.base == "after" else 0]
    ahead = 1 if point.by == point.scene.mover else -1
    if point.base == "after":
        yield from _hanging_guard(point)
        yield from _takes_at_once(point)
    if point.base == "before":
        yield from _takes_then(point)
    if falls is None or point.net < 1:
        return
    if mate is not None and (abs(mate) <= NEAR_MATE or (falls.index and mate * ahead > 0)):
        return  # the mate explains more, and what is thrown away before it nothing
    threatened = point.idle[0].mate if point.base == "before" and point.threatens else None
    if falls.index and 0 < (threatened or 0) <= NEAR_MATE:
        return  # the piece is given to stop it
    share = point.share(min(falls.net, point.net, VALUES[falls.piece] + 1))
    until = [step.move for step in point.line.steps[1 : falls.index + 1]]
    if point.base == "after":
        yield from _of_answer(point, falls, share, until)
    yield from _falls(point, falls, share, until)
    if falls.index in (2, LATE) and not point.captures:
        yield from _by_attack(point, falls, share, until)


def _falls(point: PointOf, falls: Falls, share: float, until: list[chess.Move]) -> Iterator[Candidate]:
    """That a piece is won; what takes it, where something is given for it or a good answer saves it."""
    told = {"piece": chess.piece_symbol(falls.piece), "square": chess.square_name(falls.square)}
    answers = point.base == "after"
    if not point.is_sure(_least(falls)):
        if not point.own and falls.index in (2, LATE) and VALUES[falls.piece] >= OFFICER:
            name = "forces" if answers else "takes-then"
            yield made(point, name, share, 0.75, *until, shown=-1, told={**told})
    elif not _is_clean(point, falls):
        return
    elif falls.index == 0:
        held = _held_guard(point)
        ease = (0.8 if answers else 0.85) + (0.15 if held["guard"] != "none" else 0)
        yield made(point, "takes", share, ease, told={**told, **held})
    elif falls.index <= LATE:
        name = "wins-by" if point.own else "falls"
        yield made(point, name, share, 0.75 if answers else 0.95, *until, shown=-1, told={**told})


def _least(falls: Falls) -> int:
    """Points that every good answer must lose where a piece is said to be won."""
    worth = VALUES[falls.piece]
    return max(1, worth - (1 if falls.piece >= chess.ROOK else 0) if falls.index else worth * 2 // 3)


def _held_guard(point: PointOf) -> dict[str, str]:
    """A piece that guards what the move takes, and may not take back, as it is pinned to its king."""
    board, square = point.board, point.move.to_square
    guards = chess.SquareSet(board.attackers_mask(board.turn, square))
    held = [each for each in guards if board.is_pinned(board.turn, each)]
    held = [each for each in held if not board.is_legal(chess.Move(each, square))]
    if not held:
        return {"guard": "none"}
    return {"guard": point.stood(held[0]), "held": chess.square_name(held[0])}


def _is_clean(point: PointOf, falls: Falls) -> bool:
    """Whether taking the piece wins as good as all of it."""
    return gain(point.line.boards[falls.index], falls.move) >= max(1, VALUES[falls.piece] - 1)


def _of_answer(point: PointOf, falls: Falls, share: float, until: list[chess.Move]) -> Iterator[Candidate]:
    scene, square = point.scene, falls.square
    own = scene.board.color_at(square) == scene.mover
    if own and falls.index <= LATE and _loses_guard(point, square):
        guard = chess.piece_symbol(scene.played.steps[0].piece)
        yield made(point, "no-guard", share, 1.25, *until, squares=[square], shown=-1, told={"guard": guard})
    elif own and falls.index <= 2 and point.is_sure(_least(falls)) and _better_guards(point, square):
        better = point.numbered(scene.board, [scene.better.steps[0].move])
        yield made(
            point, "not-guarded", share, 0.95, *until, squares=[square], shown=-1, told={"better": better}
        )
    if falls.index <= 2:
        origin = falls.move.from_square
        if chess.between(origin, square) >> scene.move.from_square & 1 and origin != point.move.to_square:
            piece = scene.after.piece_type_at(origin)
            if piece is not None:
                by = chess.piece_symbol(piece)
                yield made(
                    point, "line-opened", share, 1.2, *until, squares=[square], shown=-1, told={"by": by}
                )


def _loses_guard(point: PointOf, square: chess.Square) -> bool:
    """Whether the fault takes its guard from a piece that could not be taken with profit before."""
    scene = point.scene
    return unguards(scene.board, scene.move, square) and square not in targets(scene.board, point.by)


def _better_guards(point: PointOf, square: chess.Square) -> bool:
    """Whether the better move would have guarded what falls, so that taking it would not have paid."""
    scene = point.scene
    if not len(scene.better) or scene.better.steps[0].move.from_square == square:
        return False
    better = scene.better.boards[1]
    if scene.better.steps[0].where in (point.move.from_square, point.falls and point.falls.move.from_square):
        return False  # it takes what would take
    guards = better.attackers_mask(scene.mover, square) >> scene.better.steps[0].move.to_square & 1
    more = bool(guards) and not scene.after.attackers_mask(scene.mover, square) >> scene.move.to_square & 1
    stands = better.piece_at(square) == scene.after.piece_at(square)
    return more and stands and square not in targets(better, point.by)


def _hanging_guard(point: PointOf) -> Iterator[Candidate]:
    """The answer takes at once what the fault has left without a guard."""
    scene, square = point.scene, point.move.to_square
    if not point.captures or square == point.fault_takes or gain(scene.after, point.move) < 1:
        return
    if scene.board.color_at(square) != scene.mover or not _loses_guard(point, square):
        return
    least = max(1, min(point.proven, gain(scene.after, point.move)))
    share = max(0.5, point.share(least), 0.8 * point.special)
    guard = chess.piece_symbol(scene.played.steps[0].piece)
    yield made(point, "no-guard", share, 1.3, squares=[square], told={"guard": guard})


def _takes_at_once(point: PointOf) -> Iterator[Candidate]:
    """The answer takes something for nothing, though something is won back later on."""
    step, falls = point.line.steps[0], point.falls
    if not point.captures or step.where == point.fault_takes:
        return
    if point.net >= 1 and (falls is None or falls.index or _is_clean(point, falls)):
        return
    won = gain(point.start, point.move)
    if won >= min(PIECE, VALUES[step.captured or chess.PAWN]):
        taken = step.taken
        told = {"piece": taken["piece"], "square": taken["square"], "check": "yes" if point.checks else "no"}
        share, ease = (0.5, 0.85) if won >= PIECE else (0.4, 0.55)
        yield made(point, "takes-at-once", max(share, 0.7 * point.special), ease, told=told)


def _takes_then(point: PointOf) -> Iterator[Candidate]:
    """The better move checks or attacks something, and takes a piece next, in return for another."""
    line = point.line.steps
    if point.net >= 1 or len(line) < 3 or not (point.checks or point.big):
        return
    third = line[2]
    if line[1].captured and line[1].where == third.where:
        return  # it only takes back
    if VALUES[third.captured or chess.PAWN] >= 3 and gain(point.line.boards[2], third.move) >= PIECE:
        told = {"piece": third.taken["piece"], "square": third.taken["square"]}
        moves = [each.move for each in line[1:3]]
        yield made(point, "takes-then", max(0.45, 0.7 * point.special), 0.7, *moves, shown=-1, told={**told})


def _by_attack(point: PointOf, falls: Falls, share: float, until: list[chess.Move]) -> Iterator[Candidate]:
    """The move attacks a piece that has no safe square."""
    fled = point.line.steps[1].move
    hit = fled.from_square in [each.square for each in point.hits] and falls.square == fled.to_square
    if hit and VALUES[falls.piece] >= 3 and point.net >= 2:
        told = {"rest": point.numbered(point.board, until)}
        yield made(point, "no-safe-square", share, 1.25, *until, squares=[fled.from_square], told={**told})


def both(point: PointOf) -> Iterator[Candidate]:
    """Of the better move: what gains time first, and then the same as was played."""
    scene, line = point.scene, point.line.steps
    share = max(point.share(max(point.net, 0)), 0.8 * point.special)
    own = scene.played.steps[0]
    pays = point.captures and gain(point.start, point.move) >= 1
    if len(line) > 2 and (point.checks or point.big or pays):
        later = line[2].move
        same = later == scene.move or (own.captured and later.to_square == scene.move.to_square)
        if same and scene.board.is_legal(scene.move):
            squares = [point.big[0].square] if point.big else []
            taken = line[0].taken["piece"] if pays else "none"
            then = point.unnumbered(played(scene.board, *[each.move for each in line[:2]]), later)
            moves = [each.move for each in line[1:3]]
            won = "none"
            wins = VALUES[line[2].captured or chess.PAWN] >= 3 and gain(point.line.boards[2], later) >= PIECE
            if wins and point.net >= PIECE:
                won = line[2].taken["piece"]
            yield in_order(point, share, 1.2, then, *moves, squares=squares, taken=taken, won=won)
