"""Pawn endings as sums."""

from __future__ import annotations

import chess

from server.analysis.pawns.sums import Refused, solve


def test_what_is_no_pawn_ending_is_refused() -> None:
    assert isinstance(solve(chess.Board()), Refused)
