"""Critical, the only good move, and brilliant, a piece offered on purpose: `docs/classification.md` sections
5 and 6, with the filter that both share. Safety and danger are asked of their own modules, the cheap
questions first."""

from __future__ import annotations

from dataclasses import dataclass

import chess

from server.analysis.classification.danger import has_danger_levels, is_trapped
from server.analysis.classification.safety import captured_square, captured_type, is_safe, unsafe_pieces
from server.analysis.evaluation import Score, expected_loss

ALREADY_WON = 700
"""Centipawns from which another move (or this one) wins anyway, so nothing is critical or brilliant."""

CRITICAL_LOSS = 0.10
"""Expected points that the second line must lose against the first."""


@dataclass(frozen=True, slots=True)
class Play:
    """A move that was played, and its scores in White's view.

    `top`: the first line's score before the move, `second`: the second line's (None without one that has a
    playable first move), both of the search that told the two apart. `after`: the score to judge the position
    after by.
    """

    board: chess.Board
    move: chess.Move
    board_after: chess.Board
    top: Score
    second: Score | None
    second_move: chess.Move | None
    after: Score

    @property
    def mover(self) -> chess.Color:
        """The side that played the move."""
        return self.board.turn


def may_be_special(play: Play) -> bool:
    """Whether the move can be critical or brilliant: the game was not won anyway, is not lost after it, and
    the move is neither a promotion to a queen nor an answer to a check."""
    rival = play.second or play.after
    if rival.cp is not None and rival.of(play.mover) >= ALREADY_WON:
        return False
    if play.after.of(play.mover) < 0:
        return False
    return play.move.promotion != chess.QUEEN and not play.board.is_check()


def second_loss(play: Play) -> float | None:
    """Expected points, 0..1, that the second line loses against the top line; None without a second line.

    Both are of one search, also in rule set kibitz: what the played move proved later is no difference
    between two moves.
    """
    if play.second is None:
        return None
    return expected_loss(play.top, play.second, mover=play.mover)


def is_critical(play: Play) -> bool:
    """Whether a top move that passed the candidate filter was critical: it leaves no mate for the mover,
    takes nothing that hung, and the second line loses a tenth of a point or more."""
    if play.after.mate is not None and play.after.of(play.mover) > 0:
        return False
    loss = second_loss(play)
    if loss is None or loss < CRITICAL_LOSS:
        return False
    taken = captured_square(play.board, play.move)
    return taken is None or is_safe(play.board, taken)


def offered_pieces(play: Play) -> list[chess.Square]:
    """Squares of the mover's unsafe pieces after a brilliant move that passed the candidate filter; empty if
    the move is not brilliant."""
    if play.move.promotion is not None:
        return []
    captured = captured_type(play.board, play.move)
    offered = unsafe_pieces(play.board_after, play.mover, captured=captured)
    if not offered:
        return []
    hanging = unsafe_pieces(play.board, play.mover)
    if len(offered) < len(hanging) and not play.board_after.is_check():
        return []
    if all(has_danger_levels(play.board_after, square) for square in offered):
        return []
    return [] if _was_in_trouble(play, hanging, offered) else offered


def _was_in_trouble(play: Play, hanging: list[chess.Square], offered: list[chess.Square]) -> bool:
    """Whether the pieces could not be saved anyway, or the move only freed trapped ones."""
    trapped_before = [square for square in hanging if is_trapped(play.board, square)]
    if play.move.from_square in trapped_before:
        return True
    trapped_after = [square for square in offered if is_trapped(play.board_after, square)]
    return len(trapped_after) == len(offered) or len(trapped_after) < len(trapped_before)
