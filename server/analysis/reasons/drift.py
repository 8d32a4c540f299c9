"""What a fault without material gives up: castling, time, a trade that helps who is ahead.

Each is read off the board or off the answer, and told only where the better line does not give up the same.
"""

from __future__ import annotations

from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.exchange import attacked_gain, turned
from server.analysis.reasons.material import VALUES, balance
from server.analysis.reasons.merits import OPENING, merits, threatened_mate
from server.analysis.reasons.played import Played
from server.analysis.reasons.scene import Scene, answer_line, better_line, symbol

AHEAD = 2
"""Points by which a side is ahead whom trades help."""
BEHIND = 0.3
"""Expected points at which the mover is behind, also with as many pieces."""
WHY = 3
"""Moves of the better line that show why another piece should have taken."""
GREAT = 0.15
"""Expected points whose loss nothing slow explains: there is more behind it."""


def drift_facts(scene: Scene) -> Iterator[Fact]:
    """What is given up, the most telling first."""
    yield from _wrong_taker(scene)
    yield from _threat(scene)
    yield from _chased(scene)
    yield from _home(scene)
    yield from _develops_them(scene)
    if scene.got >= 0 and scene.loss < GREAT:  # else there is more behind it
        yield from _castling_lost(scene)
    yield from _lets_attack(scene)
    if scene.got >= 0:
        yield from _trades(scene)


def _wrong_taker(scene: Scene) -> Iterator[Fact]:
    """The better line takes the same with another piece."""
    if not len(scene.better):
        return
    own, other = scene.played.steps[0], scene.better.steps[0]
    same = own.captured and other.captured and own.where == other.where
    if same and own.move.from_square != other.move.from_square:
        square = chess.square_name(own.where)
        yield {"kind": "activity", "name": "wrong_taker", "square": square, **better_line(scene, WHY)}


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
    if mate is not None and mate != threatened_mate(scene.board):
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


def _home(scene: Scene) -> Iterator[Fact]:
    """In the opening a piece goes back to where it began."""
    step = scene.played.steps[0]
    minor = step.piece in (chess.KNIGHT, chess.BISHOP) and not step.captured
    began = chess.Board().piece_at(scene.move.to_square) == chess.Piece(step.piece, scene.mover)
    if minor and began and scene.board.fullmove_number <= OPENING:
        square = chess.square_name(scene.move.to_square)
        yield {"kind": "activity", "name": "home", "piece": symbol(step.piece), "square": square}


def _develops_them(scene: Scene) -> Iterator[Fact]:
    """In the opening a capture is taken back by a piece that has not moved yet."""
    line, opening = scene.played, scene.board.fullmove_number <= OPENING
    if len(line) < 2 or not line.steps[0].captured or not opening:
        return
    back = line.steps[1]
    began = chess.Board().piece_at(back.move.from_square) == chess.Piece(back.piece, not scene.mover)
    home = began and back.piece not in (chess.PAWN, chess.KING)
    other = len(scene.better) and scene.better.steps[0].captured
    if home and back.where == scene.move.to_square and not other:
        piece = symbol(back.piece)
        yield {"kind": "activity", "name": "develops_them", "piece": piece, **answer_line(scene, 1)}


def _castling_lost(scene: Scene) -> Iterator[Fact]:
    """The right to castle goes, and the better move keeps it."""
    board, mover = scene.board, scene.mover
    rank, king = chess.BB_RANKS[0 if mover else 7], board.king(mover)
    had = board.clean_castling_rights() & rank
    if not had or not board.queens & board.occupied_co[not mover] or board.is_castling(scene.move):
        return
    kept = not len(scene.better) or scene.better.boards[1].clean_castling_rights() & had
    if kept and king is not None and not scene.after.clean_castling_rights() & rank:
        yield {"kind": "king", "name": "castling_lost", "squares": [chess.square_name(king)]}


def _trades(scene: Scene) -> Iterator[Fact]:
    """A piece is traded that the better line keeps, and the other side is ahead."""
    line = scene.played
    open_trade = scene.context.taken is not None  # what is on the board then is not what each side has
    behind = balance(scene.board, scene.mover) <= -AHEAD or scene.expected[0] <= BEHIND
    if open_trade or not len(scene.better) or not behind or len(line) < 3:
        return
    at = 0 if line.steps[0].captured else 1
    step, back = line.steps[at], line.steps[at + 1]
    even = step.captured not in (None, chess.PAWN) and VALUES[step.captured or 0] == VALUES[step.piece]
    own = step.piece if at == 0 else step.captured
    kept = not any(each.captured == own and each.mover != scene.mover for each in scene.better.steps)
    if even and back.captured == step.piece and back.where == step.where and kept:
        yield {"kind": "activity", "name": "trade_helps", "piece": symbol(own or 1), **answer_line(scene, 1)}
