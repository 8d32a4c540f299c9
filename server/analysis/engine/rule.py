"""Positions that need no engine: the game is over there, by the rules.

Owns the list of endings; says nothing on positions that are merely won or drawn.
"""

from __future__ import annotations

import chess

from server.analysis.evaluation import Score


def rule_score(board: chess.Board) -> Score | None:
    """The verdict of the rules alone, or None: mate 0, or cp 0 for stalemate, insufficient material, the
    75-move rule and fivefold repetition. `board` must carry its moves: repetition is counted in them."""
    if board.is_checkmate():
        return Score(mate=0)
    drawn = (
        board.is_stalemate()
        or board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or board.is_fivefold_repetition()
    )
    return Score(cp=0) if drawn else None


def final_score(board: chess.Board, *, result_drawn: bool) -> Score | None:
    """As `rule_score`, of a game's last position: also cp 0 if the game was drawn and a player could claim
    it."""
    score = rule_score(board)
    if score is None and result_drawn and board.can_claim_draw():
        return Score(cp=0)
    return score
