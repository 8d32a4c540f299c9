"""The king that stands bare."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs.kings import exposed_kings
from tests.analysis.reasons.motifs.lines import told

HUNT = "Qc8+ Kh7 Qb7+ Kh8 Qb1"
BARE = "6k1/5p2/4p1r1/2Q3P1/7P/8/r7/6K1 b - - 0 49"


def test_a_bare_king_is_checked_in_the_course_of_the_line() -> None:
    assert told(exposed_kings, "exposedKing", BARE, f"f6 {HUNT}") == [(("q", "b7"), ("h7",), 3)]


@pytest.mark.parametrize(
    ("fen", "sans"),
    [
        (BARE.replace("5p2", "5pp1"), f"f6 {HUNT.replace('Kh8', 'Kg8').replace('Qb7+', 'Qb7')}"),  # g7
        (BARE, "f6 Qc8+ Kh7 Qb8"),  # the one check is the first move
        (BARE, "f6 Qc7 Ra1+ Kg2 Ra2+ Kh3"),  # no check at all
        ("8/5p2/4p1r1/2Q3P1/6kP/8/r7/6K1 b - - 0 49", "f6 Qc4+ Kf5 Qd3+ Ke5 Qb1"),  # a king that walks
        # white's pawns behind the king count for nothing, those beside it do
        ("8/8/3p4/3P1pp1/2Pk4/4R3/1r2KPPP/8 w - - 6 41", "Kf1 g4 Kg1 f4 Re1 Kxc4"),
    ],
)
def test_shelter_or_no_check(fen: str, sans: str) -> None:
    assert told(exposed_kings, "exposedKing", fen, sans) == []


def test_pawns_behind_the_king_are_no_shelter() -> None:
    fen, sans = "8/8/3p4/3P1pp1/2Pk4/4R3/1r2KPPP/8 w - - 6 41", "Kf3 g4+ Kg3 f4+ Kxg4 fxe3"
    assert told(exposed_kings, "exposedKing", fen, sans) == [(("p", "f4"), ("g3",), 3)]
