"""Critical, the only good move: `docs/classification.md` section 5; its filter is `candidate.py`."""

from __future__ import annotations

from server.analysis.classification.candidate import Play
from server.analysis.classification.safety import captured_square, is_safe
from server.analysis.evaluation import expected_loss

CRITICAL_LOSS = 0.10
"""Expected points that the second line must lose against the first."""


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
