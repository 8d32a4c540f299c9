"""The numbers of the search keep apart: evaluations, mates, bounds, and what the table can hold."""

from __future__ import annotations

from server.analysis.builtin.accumulator import MAX_SCORE
from server.analysis.builtin.hash_table import NO_SCORE
from server.analysis.builtin.state import MAX_PLY
from server.analysis.builtin.values import INFINITE, MATE, MATE_BOUND


def test_the_farthest_mate_of_a_search_is_still_a_mate_and_no_bound() -> None:
    assert MATE - MAX_PLY > MATE_BOUND
    assert MATE < INFINITE < 1 << 15  # the table keeps a score in 16 bits


def test_no_evaluation_is_taken_for_a_mate() -> None:
    assert MATE_BOUND > MAX_SCORE and -NO_SCORE > MAX_SCORE
