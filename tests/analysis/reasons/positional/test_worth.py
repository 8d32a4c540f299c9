"""What terms are worth."""

from __future__ import annotations

import chess

from server.analysis.reasons.positional.terms import terms
from server.analysis.reasons.positional.weights import WEIGHTS
from server.analysis.reasons.positional.worth import worth

ENDING = chess.Board("4k3/8/8/8/8/8/8/4K3 w - - 0 1")


def test_every_term_has_a_weight() -> None:
    assert set(WEIGHTS) == {*terms(chess.Board(), chess.WHITE), "tempo"}


def test_a_term_is_worth_what_the_phase_makes_it() -> None:
    opening, ending = WEIGHTS["isolated"]
    assert worth("isolated", chess.Board()) == opening
    assert worth("isolated", ENDING) == ending
    half = chess.Board("4k3/8/8/8/8/8/8/RRR1KRRR w - - 0 1")
    assert worth("isolated", half) == (opening + ending) / 2


def test_what_people_call_weak_costs_and_what_they_call_strong_pays() -> None:
    for weak in ("doubled", "isolated", "backward", "bare", "stuck", "undeveloped", "rim", "early_queen"):
        assert WEIGHTS[weak][0] < 0, weak
    for strong in ("bishop_pair", "outpost", "open_file", "passed_sixth", "centre_pawn", "castled"):
        assert WEIGHTS[strong][0] > 0, strong
