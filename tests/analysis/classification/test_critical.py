"""Critical: the only good move, and none that takes what hung."""

from __future__ import annotations

import pytest

from server.analysis.classification.critical import is_critical, second_loss
from tests.analysis.classification.plays import KINGS, play


@pytest.mark.parametrize(
    ("top", "second", "after", "critical"),
    [
        ("0", "-115", "0", False), ("0", "-116", "0", True), ("#3", "100", "500", True),
        ("0", "-500", "#3", False), ("0", None, "0", False), ("0", "#-1", "0", True),
    ],
)  # fmt: skip
def test_a_top_move_is_critical_if_the_second_line_loses_a_tenth_of_a_point(
    top: str, second: str | None, after: str, critical: bool
) -> None:
    judged = play(KINGS, "e1e2", top=top, second=second, after=after)
    assert is_critical(judged) is critical
    assert (second_loss(judged) is None) is (second is None)


@pytest.mark.parametrize(
    ("fen", "move", "critical"),
    [
        pytest.param("3r2k1/8/8/3n4/8/4B3/8/3RK3 w - - 0 1", "d1d5", True, id="it was defended"),
        pytest.param("6k1/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", False, id="it hung"),
        pytest.param("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", True, id="in passing, nobody else attacks"),
        pytest.param("4k3/8/8/3pP3/8/8/8/3RK3 w - d6 0 1", "e5d6", False, id="in passing, the pawn hung"),
        pytest.param("3rk3/8/8/3pP3/8/8/8/3RK3 w - d6 0 1", "e5d6", True, id="in passing, it was defended"),
        pytest.param("4k3/4r3/8/8/8/8/4P1p1/4K3 w - - 0 1", "e1f2", True, id="no capture"),
        pytest.param("6k1/8/8/1n6/8/3B4/4P3/4K3 w - - 0 1", "d3b5", False, id="a bishop for nothing"),
    ],
)
def test_taking_what_hung_is_not_critical(fen: str, move: str, critical: bool) -> None:
    assert is_critical(play(fen, move)) is critical
