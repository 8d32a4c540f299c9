"""What becomes of the natural replies: why nothing is taken back, why the move that people play fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import chess

from server.analysis.reasons.exchange import gain
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.points.aims import OFFICER, Effect, effect, played, targets, type_at, unguards
from server.analysis.reasons.points.candidate import BESIDE, Candidate, made
from server.analysis.reasons.points.point import PIECE, USUAL, Natural, PointOf

FAILS = 0.06
"""Expected points by which a natural reply is worse than the best one where it is said to fail."""
LEVEL = 0.4
"""Expected points that the side that refutes it must have then."""
RETAKES = 0.05
MATES = 4


@dataclass(frozen=True, slots=True)
class _Refuted:
    """A natural reply and the `moves` that refute it. `drop`: expected points that it loses; `won`: points
    since before the fault; `effect`: what the refutation does."""

    reply: Natural
    moves: tuple[chess.Move, ...]
    before: chess.Board
    drop: float
    won: int
    effect: Effect

    @property
    def answer(self) -> chess.Move:
        return self.moves[0]

    @property
    def does(self) -> str:
        return self.effect.does

    @property
    def mates(self) -> bool:
        return played(self.before, *self.moves).is_checkmate()

    @property
    def line(self) -> tuple[chess.Move, ...]:
        return self.reply.move, *self.moves


def replies(point: PointOf) -> Iterator[Candidate]:
    for natural in point.natural:
        refuted = _refuted(point, natural)
        if refuted is not None:
            yield from _told(point, refuted)


def answer_fails(answer: PointOf, better: PointOf) -> Iterator[Candidate]:
    """Why the answer to the fault is no good against the better move."""
    found = _refuted(better, better.against) if better.against else None
    refuted = _to_the_blow(found) if found else None
    if refuted is None or refuted.drop < FAILS or refuted.reply.refuted.expected < LEVEL:
        return
    if answer.captures != better.board.is_capture(answer.move) or (
        refuted.does == "none" and len(refuted.moves) == 1
    ):
        return
    share, square = max(0.45, 0.8 * answer.special), refuted.answer.to_square
    aimed = [hit.square for hit in better.big]
    if square in aimed and refuted.does == "takes":
        yield made(better, "hits", 0.9, 0.4, squares=[square], told={"rest": "none"})
    elif square == answer.move.to_square and refuted.does == "takes":
        if _takes_more(better, refuted):
            guards = answer.captures and refuted.answer.from_square == better.move.to_square
            share, ease = (BESIDE, 0.4) if guards else (share, 0.8 if answer.captures else 0.55)
            told = _replied(better, refuted)
            yield made(better, "meets", share, ease, *refuted.line, shown=0, told={**told})
    elif any(better.piece(each) >= OFFICER for each in aimed) or _threatens(better, refuted):
        return  # which is simpler
    elif refuted.does != "takes" or _takes_more(better, refuted):
        yield _said(better, refuted, "natural-fails", share, 0.8 if refuted.does == "takes" else 0.95)


def _to_the_blow(refuted: _Refuted) -> _Refuted:
    """With the next two moves of its line, where the refutation gives something and the third move is the
    blow."""
    line = refuted.reply.refuted.line[:3]
    if len(line) < 3 or refuted.does not in ("none", "takes") or gain(refuted.before, line[0]) >= 1:
        return refuted
    board = played(refuted.before, *line[:2])
    blow = effect(board, line[2])
    tells = blow.does in ("forks", "hits", "traps") or (blow.does == "none" and board.gives_check(line[2]))
    return replace(refuted, moves=line, effect=blow) if tells else refuted


def _refuted(point: PointOf, natural: Natural) -> _Refuted | None:
    if not point.board.is_legal(natural.move) or not point.replies:
        return None
    before = played(point.board, natural.move)
    answer = natural.refuted.first
    if answer is None or not before.is_legal(answer):
        return None
    other = next((each for each in point.replies if each.first == natural.move), natural.refuted)
    drop = min(natural.refuted.expected, other.expected) - point.replies[0].expected
    won = point.won(before, natural.refuted.line)
    return _Refuted(natural, (answer,), before, drop, won, effect(before, answer))


def _told(point: PointOf, refuted: _Refuted) -> Iterator[Candidate]:
    mate, share = refuted.reply.refuted.mate, refuted.reply.share
    after = refuted.answer
    if mate is not None and 0 < mate <= MATES:
        mates = point.scene.mates[1] is None or point.base == "before"
        first = share == max(each.share for each in point.natural)
        threat = bool(point.idle) and point.idle[0].mate == 1  # that says it
        if mates and first and share >= 0.2 and not (threat or _takes_piece(point)):
            worth = min(1.0, point.special + 0.1)
            yield _said(point, refuted, "fails-to-mate", worth, min(1.0, 0.5 + share), count=mate)
        return
    yield from _unguarded(point, refuted)
    yield from _drives_guard(point, refuted)
    retakes = point.captures and point.retakes(refuted.reply)
    back = after.to_square == refuted.reply.move.to_square and point.board.is_capture(refuted.reply.move)
    if retakes and back and refuted.does != "forks":
        taken = point.line.steps[0].taken
        if point.line.steps[0].where == point.fault_takes:
            return  # it only takes back
        if point.net >= max(1, VALUES[point.line.steps[0].captured or chess.PAWN] - 1):
            worth = point.share(min(point.net, refuted.won))
            yield made(
                point,
                "wins",
                worth,
                0.9,
                *refuted.line,
                told={"piece": taken["piece"], "square": taken["square"]},
            )
    elif retakes and refuted.won >= 1 and refuted.drop >= RETAKES and point.is_not_retaken:
        worth = max(point.share(max(refuted.won, 1)) * (1.0 if point.net else 0.8), 0.8 * point.special)
        yield _said(point, refuted, "cannot-be-retaken", worth, 1.25 if refuted.does != "none" else 0.8)
    elif not back and refuted.does != "none" and refuted.drop >= FAILS and refuted.won >= 1 and share >= 0.25:
        if refuted.reply.refuted.expected < LEVEL:
            return  # who replies so still has the better game
        if not _takes_piece(point) and (refuted.does != "takes" or _takes_more(point, refuted)):
            yield _fails(point, refuted)
    elif not back and refuted.does == "takes" and (share >= USUAL or (point.base == "after" and not retakes)):
        yield from _taken(point, refuted, share)


def _takes_more(point: PointOf, refuted: _Refuted) -> bool:
    """Whether the refutation wins more than the reply has taken."""
    taken = point.board.piece_type_at(refuted.reply.move.to_square)
    return gain(refuted.before, refuted.answer) > (VALUES[taken] if taken else 0)


def _takes_piece(point: PointOf) -> bool:
    """Whether the move takes a piece for nothing: that is simpler than what becomes of a reply."""
    return point.captures and gain(point.start, point.move) >= PIECE and point.net >= 1


def _fails(point: PointOf, refuted: _Refuted) -> Candidate:
    """Why a reply fails: the move may not be taken, or threatens just that, or it has another answer."""
    worth = max(min(1.0, point.special + 0.15), 0.5 if refuted.drop >= 0.1 else 0.0)
    retakes = point.retakes(refuted.reply)
    ease = 0.85 if refuted.does in ("forks", "hits", "hits-one", "traps") else 0.7
    if point.captures and retakes and point.net >= PIECE:
        ease += 0.35  # a piece is gone because of it
    if point.is_not_retaken and retakes:
        return _said(point, refuted, "cannot-be-taken", worth, 1.0)
    if not point.big and _threatens(point, refuted):
        return _said(point, refuted, "threatens-so", worth, ease + 0.05)
    return _said(point, refuted, "natural-fails", worth, ease - 0.15)


def _threatens(point: PointOf, refuted: _Refuted) -> bool:
    """Whether what refutes the reply is what the move threatens: of a capture alone, one that pays."""
    if refuted.answer not in [each.first for each in point.idle_lines]:
        return False
    if any(point.board.piece_type_at(square) != piece for square, piece in refuted.effect.on):
        return False  # it comes there with the reply
    return refuted.does != "takes" or point.view is None or gain(point.view, refuted.answer) >= 1


def _taken(point: PointOf, refuted: _Refuted, share: float) -> Iterator[Candidate]:
    """The reply that people play lets something be taken."""
    piece = type_at(refuted.before, refuted.answer.to_square)
    taken = VALUES[piece]
    if point.retakes(refuted.reply) and taken < OFFICER and refuted.won != taken:
        return
    if gain(refuted.before, refuted.answer) < max(1, taken - 1) or refuted.won < 1:
        return
    if not -0.03 <= refuted.drop < FAILS:
        return  # the reply is a fault of its own
    if share < (0.4 if refuted.won < 2 else 0.2):
        return
    worth = max(point.share(min(refuted.won, taken)), 0.5 * point.special)
    told = {"piece": chess.piece_symbol(piece), "square": chess.square_name(refuted.answer.to_square)}
    if not point.retakes(refuted.reply) or refuted.won >= taken - 1:
        name, ease = "wins-by" if point.own else "falls", 1.1 if point.retakes(refuted.reply) else 0.8
        yield made(point, name, worth, ease, *refuted.line, shown=-1, told={**told})
    elif point.base == "before":
        yield made(point, "takes-then", worth, 1.1, *refuted.line, shown=-1, told={**told})


def _unguarded(point: PointOf, refuted: _Refuted) -> Iterator[Candidate]:
    """What the fault has left without a guard falls after the natural reply."""
    square, scene = refuted.answer.to_square, point.scene
    if point.base == "before" or refuted.reply.share < 0.3 or refuted.won < 1 or refuted.drop >= FAILS:
        return  # a reply that loses proves nothing
    stood = scene.board.piece_at(square)
    left = stood is not None and stood == refuted.before.piece_at(square)
    if left and unguards(scene.board, scene.move, square) and gain(refuted.before, refuted.answer) >= 1:
        worth = max(0.5, point.share(1), 0.8 * point.special)
        moved = chess.piece_symbol(scene.played.steps[0].piece)
        yield made(
            point,
            "no-guard",
            worth,
            1.25,
            *refuted.line,
            squares=[square],
            shown=-1,
            told={"guard": moved},
        )


def _replied(point: PointOf, refuted: _Refuted) -> dict[str, str]:
    return {
        "reply": point.numbered(point.board, [refuted.reply.move]),
        "refuted": point.numbered(refuted.before, refuted.moves),
    }


def _drives_guard(point: PointOf, refuted: _Refuted) -> Iterator[Candidate]:
    """The move attacks the guard of what falls once that has gone where people put it."""
    reply, square = refuted.reply.move, refuted.answer.to_square
    aimed = [hit.square for hit in point.big]
    if reply.from_square not in aimed or square in aimed or refuted.won < 1 or refuted.drop >= FAILS:
        return
    if gain(refuted.before, refuted.answer) < 1 or square in targets(point.board, point.by):
        return  # it could be taken with the guard there
    stays = point.board.piece_at(square) == refuted.before.piece_at(square)
    if stays and unguards(point.board, reply, square):
        told = {"guarded": chess.square_name(square)}
        worth = max(0.5, point.share(1), 0.8 * point.special)
        yield made(point, "attacks-guard", worth, 1.25, *refuted.line, squares=[reply.from_square], told=told)


def _said(
    point: PointOf, refuted: _Refuted, name: str, share: float, ease: float, **params: int
) -> Candidate:
    """A sentence about a reply and its refutation, and what that does; a longer line where it does nothing
    at once."""
    line = refuted.line if refuted.does != "none" else (refuted.reply.move, *refuted.reply.refuted.line[:3])
    told: dict[str, str | int] = {
        **_replied(point, refuted),
        "line": point.numbered(point.board, line),
        **(refuted.effect if not refuted.mates else Effect("none")).told(),
        "gain": "none",
        **params,
    }
    struck = None
    if point.captures and gain(point.start, point.move) >= 1 and point.move.to_square != point.fault_takes:
        struck, told["gain"] = point.line.steps[0].where, "takes"
    elif point.big:
        struck, told["gain"] = point.big[0].square, "hits"
    if struck is not None:
        told |= {"hit": point.stood(struck), "at": chess.square_name(struck)}
    return made(point, name, share, ease, *line, shown=0, told={**told})
