"""Draws that need no search: repetition, fifty moves, too few men. Compiled."""

from __future__ import annotations

import numpy as np

from endgames.compiled import count_bits
from server.analysis.builtin.compiled import jit
from server.analysis.builtin.moves import PAWN, QUEEN, ROOK

_NONE = np.uint64(0)


@jit
def _is_dead(search, ply):  # type: ignore[no-untyped-def]
    """Whether no mate is possible: bare kings, or one minor piece beside them."""
    bits = search.bits[ply]
    if count_bits(bits[12] | bits[13]) > 3:
        return False
    heavy = bits[PAWN] | bits[6 + PAWN] | bits[ROOK] | bits[6 + ROOK] | bits[QUEEN] | bits[6 + QUEEN]
    return heavy == _NONE


@jit
def _is_repeated(search, ply):  # type: ignore[no-untyped-def]
    """Whether the position was there once on this line, or twice in the game."""
    last = search.past_count + ply
    key = search.key[ply]
    seen = 0
    for back in range(4, min(search.clock[ply], last) + 1, 2):
        if search.past[last - back] == key:
            if back <= ply:
                return True
            seen += 1
            if seen == 2:
                return True
    return False


@jit
def is_drawn(search, ply):  # type: ignore[no-untyped-def]
    """Whether the game ends here without a winner, stalemate apart."""
    if search.clock[ply] >= 100 and search.check[ply] == 0:
        return True
    return _is_dead(search, ply) or _is_repeated(search, ply)
