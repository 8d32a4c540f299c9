"""What a move does for the side that plays it, as a trainer would name it: each by rules of the board.

Owns the facts of good moves; the same say what a better move would have done, and what an answer does. Asks
no line but for what it takes in the end.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from endgames.themes import is_passed, rank_for
from server.analysis.events.values import Fact, Piece
from server.analysis.reasons.exchange import attacked_gain, best_capture, gain, mate_in_one, takers, turned
from server.analysis.reasons.losses import falls, word
from server.analysis.reasons.material import VALUES, balance, name
from server.analysis.reasons.played import Played, Step
from server.analysis.reasons.points.aims import is_held
from server.analysis.reasons.positional.aims import aim
from server.analysis.reasons.quiet import quiet_gain
from server.analysis.reasons.scene import Taken

_HOME = {
    chess.WHITE: {
        chess.KNIGHT: chess.BB_B1 | chess.BB_G1,
        chess.BISHOP: chess.BB_C1 | chess.BB_F1,
    },
    chess.BLACK: {
        chess.KNIGHT: chess.BB_B8 | chess.BB_G8,
        chess.BISHOP: chess.BB_C8 | chess.BB_F8,
    },
}
_MIDDLE = chess.BB_D4 | chess.BB_E4 | chess.BB_D5 | chess.BB_E5
_SEVENTH = {chess.WHITE: chess.BB_RANK_7, chess.BLACK: chess.BB_RANK_2}
OPENING = 15
"""The last move number that develops anything."""
FAR = 4
"""The rank, from 0, from which a passed pawn's step is one forward in a full game, too."""
BARE = 13
"""Points of officers of both sides below which there is an endgame in which kings walk."""


HANGS = 2
"""Points that may be taken after a quiet move that deserves no praise but for what it attacks."""
SOON = 4
"""Plies of a line within which what falls is the first move's doing."""


def merits(line: Played, taken: Taken | None = None) -> Iterator[Fact]:
    """What the first move of `line` does, the most telling first.

    `passed` below: the position before it with the other side to move; None in check.
    """
    if not line.steps:
        return
    step = line.steps[0]
    if step.captured is not None:
        yield from _captures(line, taken)
    elif quiet_gain(line, step.mover) >= 2:
        at = falls(line, step.mover)
        if at is not None and at < SOON and _sure(line, at):
            yield _wins(line, at)
    yield from _promotes(line)
    if line.boards[0].is_castling(step.move):
        yield {"kind": "king", "name": "castles"}
    passed = turned(line.boards[0])
    yield from _stops_mate(line, passed)
    yield from _threat(line)
    if step.captured is None and _hangs(line):
        yield from _attacks(line, passed) if len(line) < 2 else ()
        return
    attacked, found = list(_attacks(line, passed)), aim(line)
    if found is not None and found["name"] == "pins":
        yield found
    if not _is_taken(line):
        yield from (each for each in attacked if each["was_hanging"])
        yield from _escapes(line, passed)
        if step.piece == chess.PAWN:  # which no piece can ignore
            yield from attacked
            attacked = []
        yield from _guards(line, passed)
    yield from _develops(line)
    yield from attacked
    yield from _unpins(line)
    yield from _places(line)
    if found is not None and found["name"] != "pins":
        yield found


def _hangs(line: Played) -> bool:
    """Whether a piece may be taken after the move, and nothing in the line makes up for it."""
    if best_capture(line.boards[1], HANGS) is None:
        return False
    return len(line) < 2 or quiet_gain(line, line.steps[0].mover) <= -HANGS


def _is_taken(line: Played) -> bool:
    """Whether the best answer takes the piece that has moved: it is not safe, and guards nothing."""
    if len(line) < 2:
        return False
    answer = line.steps[1]
    return answer.captured is not None and answer.where == line.steps[0].move.to_square


def threatened_mate(after: chess.Board) -> chess.Move | None:
    """The mate in one that the side that has just moved threatens in `after`."""
    view = turned(after)
    return None if view is None else mate_in_one(view)


def _captures(line: Played, taken: Taken | None) -> Iterator[Fact]:
    step, board = line.steps[0], line.boards[0]
    assert step.captured is not None
    piece = step.taken
    won, points = quiet_gain(line, step.mover), gain(board, step.move)
    back = line.steps[1] if len(line) > 1 else None
    if taken and step.where == taken[0] and VALUES[step.captured] <= VALUES[taken[1]] + 1:
        yield {"kind": "recaptures", **piece}
    elif points >= 2 and won >= points and points >= VALUES[step.captured] - 1:
        yield {"kind": "wins", "what": name(step.captured), "net": points, **piece}
    elif won >= 1 and points >= 1 and falls(line, step.mover) == 0:
        yield _wins(line, 0)
    elif won >= 1 and points >= 1:
        yield {"kind": "activity", "name": "takes", **piece}
    elif back and back.captured and back.where == step.where and _even(step, points):
        if step.captured != chess.PAWN and balance(board, step.mover) >= 2:
            yield {"kind": "simplifies", "name": "trades", **piece}
        elif VALUES[step.captured] >= 5:
            yield {"kind": "activity", "name": "trades", **piece}
    elif points > -HANGS or won >= 0:
        yield {"kind": "activity", "name": "takes", **piece}


def _even(step: Step, points: int) -> bool:
    """Whether a capture that is taken back gives as much as it takes: at once, and when all is taken."""
    assert step.captured is not None
    return abs(points) <= 1 and abs(VALUES[step.piece] - VALUES[step.captured]) <= 1


def _sure(line: Played, at: int) -> bool:
    """Whether the piece that falls with the move `at` could not simply have gone: it is no half of a trade,
    and the first move checks, hits a second piece, or leaves it no square."""
    step, after, square = line.steps[0], line.boards[1], line.steps[at].where
    if any(each.captured and each.where == square for each in line.steps[:at]):
        return False
    view = turned(after)
    if step.check or view is None:
        return True
    enemies = after.occupied_co[not step.mover] & ~after.kings
    hit = [each for each in chess.scan_forward(enemies) if attacked_gain(view, each) >= 2]
    return len(hit) > 1 or (hit == [square] and not _goes(after, square))


def _goes(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece on `square` has a legal move after which it cannot be taken with profit."""
    for move in board.generate_legal_moves(from_mask=chess.BB_SQUARES[square]):
        after = board.copy(stack=False)
        after.push(move)
        if attacked_gain(after, move.to_square) < 2:
            return True
    return False


def _wins(line: Played, at: int) -> Fact:
    """What falls with the move `at`. More than one piece is won for sure only where the first move takes it:
    nobody has tried whether the line's defence is the best one."""
    step, mover = line.steps[at], line.steps[0].mover
    assert step.captured is not None
    what, net = word(line, mover), quiet_gain(line, mover)
    if at and ("_and_" in what or what.startswith("two_")):
        what, net = name(step.captured), VALUES[step.captured]
    return {"kind": "wins", "what": what, "net": net, **step.taken, "ply": at}


def _promotes(line: Played) -> Iterator[Fact]:
    move = line.steps[0].move
    if move.promotion == chess.QUEEN:
        yield {"kind": "promotes", "piece": "q", "square": chess.square_name(move.to_square)}
    elif move.promotion:
        yield _underpromotes(line, move)


def _underpromotes(line: Played, move: chess.Move) -> Fact:
    """With why it is no queen: stalemate at once or after a capture that is forced upon it, or a check."""
    board = line.boards[0]
    assert move.promotion is not None
    fact: Fact = {
        "kind": "underpromotes",
        "piece": chess.piece_symbol(move.promotion),
        "square": chess.square_name(move.to_square),
    }
    queen = chess.Move(move.from_square, move.to_square, chess.QUEEN)
    why = _stalemated(board, queen)
    if why:
        return {**fact, "name": "stalemate", "base": "before", "line": why, "san": Played(board, why).san()}
    if line.steps[0].check and move.promotion == chess.KNIGHT:
        return {**fact, "name": "check"}
    return fact


def _stalemated(board: chess.Board, queen: chess.Move) -> list[str] | None:
    """How a queen would let the other side be stalemated: at once, or by taking a piece that checks."""
    first = board.copy(stack=False)
    first.push(queen)
    if first.is_stalemate():
        return [board.uci(queen)]
    for check in list(first.legal_moves):
        if not first.gives_check(check):
            continue
        second = first.copy(stack=False)
        second.push(check)
        for taker in takers(second, check.to_square):
            third = second.copy(stack=False)
            third.push(taker)
            if third.is_stalemate():
                return [board.uci(queen), first.uci(check), second.uci(taker)]
    return None


def _stops_mate(line: Played, passed: chess.Board | None) -> Iterator[Fact]:
    """The other side threatened mate in one, and does so no longer."""
    if passed is None or line.steps[0].check:
        return
    mate = mate_in_one(passed)
    if mate is not None and mate_in_one(line.boards[1]) is None:
        yield {"kind": "plan", "name": "stops_mate", "by": passed.uci(mate)}


def _threat(line: Played) -> Iterator[Fact]:
    """A mate in one, or a piece that could be taken next and could not before."""
    step, after = line.steps[0], line.boards[1]
    if step.check:
        return
    mate = threatened_mate(after)
    if mate is None or (line.boards[0].is_check() and mate.from_square != step.move.to_square):
        return  # that was there, or shows when the check is met
    if mate.from_square != step.move.to_square or not _is_taken(line):
        yield {"kind": "plan", "name": "threatens_mate", "by": after.uci(mate)}


def _attacks(line: Played, passed: chess.Board | None) -> Iterator[Fact]:
    """A piece of more than a pawn's worth that can be taken with profit now and could not before, by a piece
    that may stay where it went."""
    step, board, after = line.steps[0], line.boards[0], line.boards[1]
    view = turned(after)
    if view is None or attacked_gain(after, step.move.to_square) >= 1:
        return
    hung = passed is not None and attacked_gain(passed, step.move.from_square) >= 1
    reach = after.attacks_mask(step.move.to_square) & after.occupied_co[not step.mover]
    found = []
    for square in chess.scan_forward(reach & ~after.pawns & ~after.kings):
        if after.piece_type_at(square) == step.piece and step.piece != chess.KNIGHT:
            continue  # which offers a trade
        if attacked_gain(view, square) >= 2 and attacked_gain(board, square) < 1:
            found.append(square)
    if found:
        square = max(found, key=lambda each: VALUES[after.piece_type_at(each) or 1])
        yield {"kind": "activity", "name": "attacks", **_piece(after, square), "was_hanging": hung}


def _escapes(line: Played, passed: chess.Board | None) -> Iterator[Fact]:
    """The piece could be taken with profit where it stood, and cannot where it stands now."""
    step, after = line.steps[0], line.boards[1]
    if step.captured or step.piece in (chess.PAWN, chess.KING):
        return
    if passed is None or attacked_gain(passed, step.move.from_square) < 2:
        return
    if attacked_gain(after, step.move.to_square) < 1:
        yield {
            "kind": "escapes",
            "piece": chess.piece_symbol(step.piece),
            "square": chess.square_name(step.move.from_square),
        }


def _guards(line: Played, passed: chess.Board | None) -> Iterator[Fact]:
    """Something that could be taken with profit cannot be any more, as the moved piece guards it."""
    step, board, after = line.steps[0], line.boards[0], line.boards[1]
    if passed is None or step.captured or step.check or attacked_gain(after, step.move.to_square) >= 1:
        return
    guarded = after.attacks_mask(step.move.to_square) & after.occupied_co[step.mover] & ~after.kings
    for square in sorted(
        chess.scan_forward(guarded), key=lambda each: -VALUES[after.piece_type_at(each) or 1]
    ):
        same = after.attackers_mask(after.turn, square) == board.attackers_mask(after.turn, square)
        if same and attacked_gain(passed, square) >= 1 and attacked_gain(after, square) < 1:
            yield {"kind": "activity", "name": "guards", **_piece(after, square)}
            return


def _unpins(line: Played) -> Iterator[Fact]:
    """One of its side's other pieces is pinned no longer."""
    board, after, moved = line.boards[0], line.boards[1], line.steps[0].move
    pieces = after.occupied_co[board.turn] & ~(after.pawns | after.kings)
    for square in chess.scan_forward(pieces & board.occupied_co[board.turn]):
        if square != moved.to_square and is_held(board, square) and not is_held(after, square):
            yield {"kind": "activity", "name": "unpins", **_piece(after, square)}
            return


def _develops(line: Played) -> Iterator[Fact]:
    step, board, after = line.steps[0], line.boards[0], line.boards[1]
    home = _HOME[step.mover].get(step.piece, 0) & chess.BB_SQUARES[step.move.from_square]
    if home and not step.captured and board.fullmove_number <= OPENING:
        yield {
            "kind": "develops",
            "piece": chess.piece_symbol(step.piece),
            "square": chess.square_name(step.move.to_square),
            "targets": _pawn(board, after, step.move.to_square),
        }


def _pawn(board: chess.Board, after: chess.Board, square: chess.Square) -> list[Piece]:
    """A pawn that the piece on `square` attacks, and that could not be taken with profit before."""
    view = turned(after)
    pawns = after.attacks_mask(square) & after.pawns & after.occupied_co[after.turn]
    seen = chess.scan_forward(pawns if view else 0)
    hit = (each for each in seen if attacked_gain(view or after, each) >= 1 > attacked_gain(board, each))
    found: list[Piece] = [{"piece": "p", "square": chess.square_name(each)} for each in hit]
    return found[:1]


def _places(line: Played) -> Iterator[Fact]:
    """Where the piece goes: the centre, an open file, the seventh rank, a passed pawn's way."""
    step, board, after = line.steps[0], line.boards[0], line.boards[1]
    to, square = chess.BB_SQUARES[step.move.to_square], chess.square_name(step.move.to_square)
    if step.captured:
        return
    if step.piece == chess.PAWN:
        far = rank_for(step.move.to_square, step.mover) >= FAR
        if is_passed(after, step.move.to_square) and (far or officers(after) < BARE):
            yield {"kind": "structure", "name": "advances", "square": square}
        elif to & _MIDDLE and board.fullmove_number <= OPENING:
            yield {"kind": "activity", "name": "centre", "square": square}
    elif step.piece == chess.ROOK:
        if to & _SEVENTH[step.mover] and not chess.BB_SQUARES[step.move.from_square] & _SEVENTH[step.mover]:
            yield {"kind": "activity", "name": "seventh", "square": square}
        elif _opened(board, step) and not step.check:
            yield {"kind": "activity", "name": "open_file", "square": square}
    elif step.piece == chess.KING and officers(board) < BARE and _nearer(step.move):
        yield {"kind": "activity", "name": "king_walks", "square": square}


def officers(board: chess.Board) -> int:
    """Points of all pieces but pawns and kings."""
    pieces = ((board.knights | board.bishops, 3), (board.rooks, 5), (board.queens, 9))
    return sum(chess.popcount(mask) * worth for mask, worth in pieces)


def _opened(board: chess.Board, step: Step) -> bool:
    """Whether a rook comes to a file without pawns from one with some."""
    move = step.move
    there, here = (chess.BB_FILES[chess.square_file(each)] for each in (move.to_square, move.from_square))
    return there != here and not board.pawns & there and bool(board.pawns & here)


def _nearer(move: chess.Move) -> bool:
    """Whether a king comes nearer to the middle."""
    return _edge(move.to_square) < _edge(move.from_square)


def _edge(square: chess.Square) -> int:
    return min(chess.square_distance(square, each) for each in (chess.D4, chess.E4, chess.D5, chess.E5))


def _piece(board: chess.Board, square: chess.Square) -> Fact:
    return {
        "piece": chess.piece_symbol(board.piece_type_at(square) or 1),
        "square": chess.square_name(square),
    }  # type: ignore[typeddict-item]
