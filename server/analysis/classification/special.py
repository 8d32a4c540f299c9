"""What critical and brilliant share: a judged move, and the filter of `docs/classification.md` section 5."""

from __future__ import annotations

from dataclasses import dataclass

import chess

from server.analysis.evaluation import Score

ALREADY_WON = 700
"""Centipawns from which another move (or this one) wins anyway, so nothing is critical or brilliant."""


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
