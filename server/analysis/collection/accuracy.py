"""A player's accuracy over several games, reckoned in one way for tables and for seasons."""

from __future__ import annotations

from collections.abc import Iterable


def mean_accuracy(parts: Iterable[tuple[float, int]]) -> tuple[float | None, int]:
    """The mean by moves, to one decimal, and the moves. `parts`: the accuracy of a game, or of a part of one,
    and its judged moves; those without any are left out."""
    found = [(accuracy, moves) for accuracy, moves in parts if moves]
    moves = sum(moves for _, moves in found)
    if not moves:
        return None, 0
    return round(sum(accuracy * moves for accuracy, moves in found) / moves, 1), moves
