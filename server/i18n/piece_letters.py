"""The letters of the pieces in written moves: "Nf3" is "Sf3" in German and "♘f3" in figurines.

Inside Kibitz, in PGN and on the wire a move is English SAN; it gets its reader's letters where it is shown.
Pure, and the twin of `static/js/chess/notation.ts`: `tests/i18n/test_piece_letters.py` holds them together.
"""

from __future__ import annotations

import re

ENGLISH = "KQRBN"
"""King, queen, rook, bishop, knight: the order of every set of letters here."""
FIGURINES = "♔♕♖♗♘"
NOTATIONS = ("language", "english", "figurines")
"""With which of them moves are written: the letters of the reader's language, English ones, figurines."""

_PIECE = re.compile(rf"(?<![A-Za-z])[{ENGLISH}](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<==)[{ENGLISH}]")


def in_letters(moves: str, pieces: str) -> str:
    """English SAN, one move or several with their numbers ("18…Nc2+ 19.Kd1"), with the five signs of
    `pieces` in place of K, Q, R, B, N. Nothing else changes."""
    signs = dict(zip(ENGLISH, pieces, strict=True))
    return _PIECE.sub(lambda found: signs[found[0]], moves)
