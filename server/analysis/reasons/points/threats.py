"""What the move threatens with the next one: mate, a fork, a capture, a trap, a pin, a plan of two moves."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.reasons.exchange import gain, turned
from server.analysis.reasons.material import VALUES
from server.analysis.reasons.merits import threatened_mate
from server.analysis.reasons.points.aims import effect, hits, is_fork, is_trapped, played, stands, targets
from server.analysis.reasons.points.candidate import Candidate, in_order, made
from server.analysis.reasons.points.point import PIECE, PointOf, wins_in

MUCH = 0.12
"""Expected points of a threat that is worth a piece or so, whatever the line shows."""
SOON = 3
"""Moves of a mate that is called a threat."""


def threats(point: PointOf) -> Iterator[Candidate]:
    """What follows if the other side passes; nothing where that is worth little, or after a check."""
    first = point.idle_lines[0].first if point.idle_lines else None
    view = point.view
    if not point.threatens or view is None or first is None or not view.is_legal(first):
        return
    if point.captures and any(map(point.retakes, point.replies[:1])):
        return  # which is what happens
    yield from _pins(point, first)
    if _threatens_too(point, view, first):
        return
    mate = point.idle[0].mate
    other = point.scene.board if point.base == "after" else point.scene.after
    if mate == 1 and not point.own and first == threatened_mate(other):
        return  # it was threatened before, or the fault threatens it too
    if first == point.scene.move and not point.captures:
        share = max(0.5, point.special, point.threat_share)
        yield in_order(point, share, 0.6, point.unnumbered(view, first))
        return
    if mate is not None and mate > 1 and point.captures and gain(point.start, point.move) >= PIECE:
        return  # what it takes is more
    if mate is not None and 0 < mate <= SOON:
        share = max(0.6, 0.9 * point.special) if mate == 1 else 0.9 * point.special
        told = {"next": _next(point, view, first)}
        fresh = {hit.square: hit.net for hit in point.big if hit.net >= PIECE}
        hang = {each: net for each, net in targets(point.board, point.by).items() if net >= PIECE}
        also = fresh or hang
        square = max(also, key=lambda each: also[each], default=None)
        if mate == 1 and square is not None:
            told["anew"] = "yes" if fresh else "no"
            yield made(point, "mate-and-hits", share, 1.2, squares=[square], told={**told})
        yield made(point, "threatens-mate", share, 1.0, told={**told})
    else:
        yield from _next_move(point, view, first)
    yield from _traps(point, view)


def _threatens_too(point: PointOf, view: chess.Board, first: chess.Move) -> bool:
    """Of the better move: whether the same next move does the same after the fault."""
    own = turned(point.scene.after)
    if point.base == "after" or point.own or own is None or not own.is_legal(first):
        return False
    if own.gives_check(first) != view.gives_check(first) or gain(own, first) < gain(view, first):
        return False
    does = effect(view, first)
    return does.does != "none" and does == effect(own, first)


def _next(point: PointOf, view: chess.Board, *moves: chess.Move) -> str:
    """The threat as people write it: numbered as the move after this one."""
    board = view.copy(stack=False)
    board.fullmove_number = point.start.fullmove_number + 1
    return PointOf.numbered(board, moves)


def _pins(point: PointOf, first: chess.Move) -> Iterator[Candidate]:
    for square in point.new_pins[:1]:
        after = point.board
        if first.to_square == square:
            yield made(point, "pins", max(0.4, point.special), 1.0, squares=[square])
        elif _guards(after, square, first.to_square):
            told = {"guarded": chess.square_name(first.to_square)}
            yield made(point, "pins-guard", max(0.5, point.special), 1.25, squares=[square], told=told)


def _guards(board: chess.Board, square: chess.Square, other: chess.Square) -> bool:
    """Whether the piece on `square` guards one of its own side on `other`."""
    color = board.color_at(square)
    own = color is not None and board.color_at(other) == color
    return own and bool(board.attackers_mask(bool(color), other) >> square & 1)


def _next_move(point: PointOf, view: chess.Board, first: chess.Move) -> Iterator[Candidate]:
    takes = view.is_capture(first) and view.piece_at(first.to_square) is not None
    aimed = [hit for hit in hits(view, first) if hit.net >= PIECE]
    after = played(view, first)
    has_piece = any(point.piece(hit.square) >= 3 for hit in point.big)
    text = _next(point, view, first)
    won = wins_in(view, point.idle[0].line, point.by, point.base_balance)
    pays = won is not None or point.threat >= MUCH
    yield from _line(point, view, text)
    if stands(after, first) and pays and (len(aimed) >= 2 or (after.is_check() and aimed)):
        own = [hit for hit in aimed if hit.capture.from_square == first.to_square]
        forks = is_fork(after, first, aimed[0]) if after.is_check() else len(own) >= 2
        told = {"next": text, "king": "yes" if after.is_check() else "no", "fork": "yes" if forks else "no"}
        squares = [hit.square for hit in aimed[: 1 if after.is_check() else 2]]
        yield made(point, "threatens-fork", point.worth(0.85), 1.0, squares=squares, told={**told})
    elif takes and not has_piece and not point.captures and gain(view, first) >= 1:
        before = {*targets(point.start, point.by), point.scene.move.to_square}
        if first.to_square not in before and not _is_trade(view, first):
            squares = [first.to_square]
            yield made(point, "threatens", point.worth(0.6), 0.7, squares=squares, told={"next": text})
    elif not takes and not has_piece:
        yield from _plan(point, view)
        there = point.base == "after" and point.start.is_legal(first)
        was = [hit.square for hit in hits(point.start, first)] if there else []
        own = [hit for hit in aimed if hit.capture.from_square == first.to_square and hit.square not in was]
        if point.stays and own and not after.is_check():  # what could be attacked before, no answer threatens
            told = {"refuted": text, "does": "hits-one"}
            squares = [own[0].square]
            yield made(point, "threatens-so", point.threat_share, 0.55, squares=squares, told={**told})


def _is_trade(view: chess.Board, takes: chess.Move) -> bool:
    """Whether what is taken could take the same piece itself."""
    same = view.piece_type_at(takes.to_square) == view.piece_type_at(takes.from_square)
    return same and bool(view.attacks_mask(takes.to_square) >> takes.from_square & 1)


def _line(point: PointOf, view: chess.Board, text: str) -> Iterator[Candidate]:
    """A threat of two moves: the second one takes, or the first one attacks."""
    line, share = point.idle[0].line, max(0.6 * point.special, point.threat_share)
    falls = wins_in(view, line, point.by, point.base_balance)
    if falls is None or falls.index not in (2, 4):
        return
    if falls.index == 4:
        if effect(played(view, *line[:2]), line[2]).does in ("forks", "hits"):
            yield made(point, "threatens", share, 0.75, told={"next": _next(point, view, *line[:3])})
        return
    if view.gives_check(line[0]) or (view.is_capture(line[0]) and not _is_trade(view, line[0])):
        moves = _next(point, view, *line[:3])
        yield made(point, "threatens", share, 0.8, told={"next": moves})
        return
    stood = line[1].from_square if line[1].to_square == falls.square else falls.square
    found = [hit for hit in hits(view, line[0]) if hit.square == stood and hit.net >= 1]
    if found and not point.captures and VALUES[falls.piece] >= PIECE:
        told = {"refuted": text, "does": "hits-one", "piece": chess.piece_symbol(falls.piece)}
        told["square"] = chess.square_name(stood)
        yield made(point, "threatens-so", share, 0.75, told={**told})


def _plan(point: PointOf, view: chess.Board) -> Iterator[Candidate]:
    """Two moves that win something if nothing is done about them."""
    line = point.idle[0].line
    falls = wins_in(view, line, point.by, point.base_balance)
    if falls is None or not falls.index or len(line) < 3 or not point.stays:
        return
    if falls.index == 2 and (VALUES[falls.piece] < PIECE or point.net < 1):
        return  # one move more, and it is not proven
    if point.board.piece_at(falls.square) != chess.Piece(falls.piece, not point.by):
        return  # it comes there later on
    board = played(view, line[0], line[1])
    if not board.is_legal(line[2]):
        return
    if falls.index > 2 and not _checks_and_hits(board, line[2], falls.square):
        return
    ease = 0.95 if VALUES[falls.piece] >= 3 else 0.7
    yield made(
        point,
        "prepares",
        max(0.4, point.special, point.threat_share),
        ease,
        told={
            "next": _next(point, view, line[0]),
            "then": point.unnumbered(board, line[2]),
            "piece": chess.piece_symbol(falls.piece),
            "square": chess.square_name(falls.square),
        },
    )


def _checks_and_hits(board: chess.Board, move: chess.Move, square: chess.Square) -> bool:
    return board.gives_check(move) and square in [hit.square for hit in hits(board, move)]


def _traps(point: PointOf, view: chess.Board) -> Iterator[Candidate]:
    """A quiet move comes next that traps a rook or a queen, or anything where much is at stake."""
    exposed = targets(point.board, point.by)
    for seen in point.idle_lines:
        first = seen.first
        if first is None or not view.is_legal(first) or view.is_capture(first):
            continue
        if len([hit for hit in hits(view, first) if hit.net >= PIECE]) >= 2:
            continue
        after = played(view, first)
        for square in chess.scan_forward(after.occupied_co[not point.by]):
            much = point.stays and (point.piece(square) >= 5 or point.threat >= MUCH)
            if much and square not in exposed and is_trapped(after, square):
                share = max(0.5, 0.85 * point.special, point.share(max(point.net, 2)) if point.net else 0)
                text = _next(point, view, first)
                yield made(point, "threatens-trap", share, 1.3, squares=[square], told={"next": text})
                return
