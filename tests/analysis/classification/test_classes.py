from __future__ import annotations

import chess.pgn

from server.analysis.classification.classes import Classification


def test_there_are_eleven_classes_and_their_text_is_their_name() -> None:
    assert {str(each) for each in Classification} == {
        "brilliant", "critical", "best", "excellent", "okay", "inaccuracy", "mistake", "blunder", "theory",
        "forced", "risky",
    }  # fmt: skip


def test_values_run_from_blunder_to_all_that_is_as_good_as_best() -> None:
    lower = {"blunder": 0, "mistake": 1, "inaccuracy": 2, "risky": 2, "okay": 3, "excellent": 4}
    assert {str(each): each.value_points for each in Classification if each.value_points < 5} == lower


def test_glyphs_are_those_of_the_pgn_standard() -> None:
    assert {str(each): each.nag for each in Classification if each.nag} == {
        "critical": chess.pgn.NAG_GOOD_MOVE,
        "mistake": chess.pgn.NAG_MISTAKE,
        "brilliant": chess.pgn.NAG_BRILLIANT_MOVE,
        "blunder": chess.pgn.NAG_BLUNDER,
        "risky": chess.pgn.NAG_SPECULATIVE_MOVE,
        "inaccuracy": chess.pgn.NAG_DUBIOUS_MOVE,
    }
