"""Brilliant, a piece offered on purpose: `docs/classification.md` section 6. The candidate filter is
`candidate.py`; safety and danger are asked of their own modules, the cheap questions first."""

from __future__ import annotations

import chess

from server.analysis.classification.candidate import Play
from server.analysis.classification.danger import has_danger_levels, is_trapped
from server.analysis.classification.safety import captured_type, unsafe_pieces


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
