"""What the better move stops: the answer itself, a pawn's push, castling, or what was threatened before."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.exchange import gain, takers, turned
from server.analysis.reasons.points.aims import hits, pinned, played, targets, type_at
from server.analysis.reasons.points.candidate import BESIDE, Candidate, made
from server.analysis.reasons.points.point import PointOf


def stops(answer: PointOf, better: PointOf) -> Iterator[Candidate]:
    """What of the answer is no longer there, or no good, after the better move."""
    yield from _takes_the_one(answer, better)
    yield from _avoids_pin(answer, better)
    if better.is_met_by(answer.move) or not _is_stopped(answer, better):
        return
    origin = answer.move.from_square
    piece = answer.start.piece_type_at(origin)
    quiet = not answer.captures and not answer.checks
    special = answer.special
    text = answer.san()
    if better.move.to_square == origin:
        return
    if piece == chess.PAWN and quiet:
        yield from _push(answer, better, special, text)
    elif quiet and answer.big and special > 0.3:
        squares = [hit.square for hit in answer.big[:2]]
        name = "stops-hits-two" if len(squares) > 1 else "stops-hits"
        yield _with(answer, better, name, special * 0.7, 0.7, squares)


def _takes_the_one(answer: PointOf, better: PointOf) -> Iterator[Candidate]:
    """The better move takes the piece that the answer plays, or one that gives check two moves later."""
    for index in (0, 2):
        step = answer.line.steps[index] if index < len(answer.line) else None
        if step is None or step.move.from_square != better.move.to_square or (index and not step.check):
            continue
        if step.where == answer.fault_takes:
            continue  # it only takes back
        told = {
            "piece": chess.piece_symbol(step.piece),
            "next": answer.numbered(answer.line.boards[index], [step.move]),
        }
        yield made(better, "takes-the-one", max(0.45, answer.special), 0.75, told={**told})
        return


def guards(answer: PointOf, better: PointOf) -> Iterator[Candidate]:
    """The answer guards what the better move would have taken."""
    square, mover = better.move.to_square, better.by
    if answer.captures or not better.captures or gain(better.start, better.move) < 1:
        return
    if square in targets(answer.start, mover) and square not in targets(answer.board, mover):
        yield made(answer, "guards", BESIDE, 0.7, squares=[square])


def _avoids_pin(answer: PointOf, better: PointOf) -> Iterator[Candidate]:
    """What the answer wins or attacks is pinned then, and is not after the better move."""
    after, own = better.board, better.by
    there = played(after, answer.move) if after.is_legal(answer.move) else after
    at_stake = {hit.square for hit in answer.big} | ({answer.falls.square} if answer.falls else set())
    for square in sorted((pinned(answer.board, own) - pinned(there, own)) & at_stake):
        if there.piece_at(square) == answer.board.piece_at(square):
            yield made(better, "avoids-pin", BESIDE, 1.0, told={"square": chess.square_name(square)})
            return


def prevents(answer: PointOf, better: PointOf) -> Iterator[Candidate]:
    """The answer no longer lets the better move happen, a pawn's push."""
    step, move = better.line.steps[0], better.move
    there, was = answer.board, turned(answer.start)
    if step.piece != chess.PAWN or step.captured or answer.captures or answer.checks or was is None:
        return
    if not was.is_legal(move) or _takes(played(was, move), move.to_square):
        return
    if answer.move.to_square == move.to_square:
        return  # it goes there itself
    if not there.is_legal(move) or _takes(played(there, move), move.to_square):
        told = {"next": better.unnumbered(was, move)}
        yield made(answer, "stops", max(0.45, 0.8 * answer.special), 0.9, told={**told})


def _with(
    answer: PointOf, better: PointOf, name: str, share: float, ease: float, squares: list[chess.Square]
) -> Candidate:
    told: dict[str, str] = {}
    for key, square in zip(("", "2"), squares, strict=False):
        piece = type_at(answer.board, square)
        told |= {f"piece{key}": chess.piece_symbol(piece), f"square{key}": chess.square_name(square)}
    return made(better, name, share, ease, told={"next": answer.san(), **told})


def _push(answer: PointOf, better: PointOf, special: float, text: str) -> Iterator[Candidate]:
    occupies = better.move.to_square == answer.move.to_square
    big = [] if occupies else answer.big[:2]
    if big:
        squares = [hit.square for hit in big]
        name = "stops-hits-two" if len(squares) > 1 else "stops-hits"
        yield _with(answer, better, name, max(0.45, special), 0.95, squares)
    elif special > 0.3 and (occupies or not better.board.is_legal(answer.move)):
        yield made(better, "stops", max(0.45, special), 0.95 if occupies else 0.8, told={"next": text})
    else:
        yield made(better, "stops", max(0.4, special), 0.3, told={"next": text})


def _is_stopped(answer: PointOf, better: PointOf) -> bool:
    """Whether the answer is illegal after the better move, or loses its sense there; never by its worth
    alone."""
    if better.checks and better.move.to_square != answer.move.from_square:
        return False
    moved_on = any(hit.square == answer.scene.move.to_square for hit in answer.big)
    occupies = better.move.to_square == answer.move.to_square
    if moved_on and not occupies:
        return False
    if _lets_in(answer):
        return False
    after = better.board
    if not after.is_legal(answer.move) or after.piece_at(answer.move.from_square) != answer.start.piece_at(
        answer.move.from_square
    ):
        return True
    there = played(after, answer.move)
    if _takes(there, answer.move.to_square) and not _takes(answer.board, answer.move.to_square):
        return True
    if _retakes(there, better.move.to_square, answer.move.to_square) and not any(
        gain(answer.board, each) >= 0 for each in takers(answer.board, answer.move.to_square)
    ):
        return True
    left = [hit for hit in hits(after, answer.move) if answer.piece(hit.square) >= 3]
    return len(answer.big) >= 2 and len(left) < 2


def _lets_in(answer: PointOf) -> bool:
    """Whether what the fault has moved would have taken the answer's piece before."""
    scene, view = answer.scene, turned(answer.scene.board)
    if answer.captures or view is None or not view.is_legal(answer.move):
        return False
    if answer.start.piece_at(answer.move.from_square) != view.piece_at(answer.move.from_square):
        return False
    there, square = played(view, answer.move), answer.move.to_square
    if answer.board.attackers_mask(scene.mover, square) >> scene.move.to_square & 1:
        return False  # it still does
    takes = any(
        each.from_square == scene.move.from_square and gain(there, each) >= 0
        for each in takers(there, square)
    )
    return takes and not _takes(answer.board, square)


def lets_in(answer: PointOf) -> Iterator[Candidate]:
    """The answer goes to a square that the fault covers no longer."""
    if not _lets_in(answer):
        return
    guard = chess.piece_symbol(answer.scene.played.steps[0].piece)
    where = chess.square_name(answer.move.to_square)
    share = max(0.5, 0.8 * answer.special)
    squares = [hit.square for hit in answer.big[:1]]
    name = "lets-in-to-hit" if squares else "lets-in"
    falls = answer.falls
    until = answer.line.steps[1 : falls.index + 1] if falls and falls.index in (2, 4) and not squares else ()
    moves = [step.move for step in until]
    told = {"guard": guard, "where": where}
    yield made(answer, name, share, 1.1, *moves, squares=squares, shown=-1, told={**told})


def _retakes(board: chess.Board, origin: chess.Square, square: chess.Square) -> bool:
    """Whether the piece on `origin` takes on `square` without a loss."""
    return any(each.from_square == origin and gain(board, each) >= 0 for each in takers(board, square))


def _takes(board: chess.Board, square: chess.Square) -> bool:
    return any(gain(board, each) >= 1 for each in takers(board, square))


def threatened_push(better: PointOf) -> Iterator[Candidate]:
    """A pawn's move that was threatened before the fault, and that the better move does not let happen."""
    scene = better.scene
    line, lost = scene.passed, scene.pass_costs
    if line is None or not len(line) or lost is None or lost < 0.5 * better.loss or better.checks:
        return
    move = line.steps[0].move
    view = turned(scene.board)
    if scene.reply != move or view is None or line.steps[0].piece != chess.PAWN or line.steps[0].captured:
        return
    after = better.board
    legal, least = after.is_legal(move), 1 if better.is_met_by(move) else 0  # it comes all the same
    guarded = legal and any(
        each.from_square == better.move.to_square and gain(played(after, move), each) >= least
        for each in takers(played(after, move), move.to_square)
    )
    if not legal or guarded:
        view.fullmove_number = scene.board.fullmove_number + (0 if scene.mover else 1)
        text = PointOf.numbered(view, [move])
        yield made(better, "stops", max(0.45, min(1.0, lost / better.loss) * 0.7), 0.85, told={"next": text})
