from __future__ import annotations

from typing import get_args

from server.analysis.collection.tournament.regulations import SCORINGS, USUAL, Regulations
from server.analysis.collection.tournament.shapes import TieBreak


def test_what_nobody_has_chosen_is_what_is_usual_for_the_form() -> None:
    assert USUAL.ties_of("rounds") == USUAL.ties_of("games")
    assert "buchholz" not in USUAL.ties_of("robin"), "it is the same for all"
    assert Regulations(("wins",)).ties_of("robin") == ("wins",)
    assert Regulations(()).ties_of("rounds") == ()
    assert set(USUAL.ties_of("rounds")) < set(get_args(TieBreak))


def test_a_result_is_worth_what_the_scoring_says() -> None:
    assert [USUAL.worth(points) for points in (1, 0.5, 0)] == [1, 0.5, 0]
    assert [Regulations(scoring="3-1-0").worth(points) for points in (1, 0.5, 0)] == [3, 1, 0]
    assert set(SCORINGS) == {"1-0.5-0", "3-1-0"}
