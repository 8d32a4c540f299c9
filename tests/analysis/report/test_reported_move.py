"""A move of the report: when its verdict is there in full."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.analysis.judged import game


@pytest.mark.parametrize(
    ("classification", "accuracy", "judged"),
    [
        ("best", 99.0, True),
        ("best", 0.0, True),
        ("theory", None, False),
        (None, 50.0, False),
        (None, None, False),
    ],
)
def test_a_verdict_is_whole_with_a_class_and_an_accuracy(
    classification: str | None, accuracy: float | None, judged: bool
) -> None:
    (move,) = game([0, 0])
    assert replace(move, classification=classification, accuracy=accuracy).judged is judged
