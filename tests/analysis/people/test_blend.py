from __future__ import annotations

import numpy as np
import pytest

from server.analysis.people.blend import EXPONENTS, blended, exponents_at, softmax
from server.analysis.people.network import LEVELS

LOGITS = np.log([[0.7, 0.2, 0.1], [0.5, 0.4, 0.1], [0.2, 0.7, 0.1]])


def test_exponents_are_straight_lines_between_the_ratings_and_end_at_the_outer_ones() -> None:
    assert [tuple(exponents_at(rating)) for rating in EXPONENTS] == list(EXPONENTS.values())
    assert exponents_at(1300) == pytest.approx((exponents_at(1100) + exponents_at(1500)) / 2)
    assert tuple(exponents_at(0)) == tuple(exponents_at(1100))
    assert tuple(exponents_at(3000)) == tuple(exponents_at(1900))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_counts_most_at_its_own_rating(level: int) -> None:
    assert exponents_at(level).argmax() == LEVELS.index(level)


def test_a_blend_is_a_product_of_powers() -> None:
    powers = np.prod(np.exp(LOGITS) ** exponents_at(1400)[:, None], axis=0)
    assert blended(LOGITS, 1400) == pytest.approx(powers / powers.sum())
    assert blended(LOGITS, 1100)[0] > blended(LOGITS, 1900)[0]


def test_a_constant_of_a_level_does_not_matter() -> None:
    assert blended(LOGITS + np.array([[3.0], [-2.0], [500.0]]), 1700) == pytest.approx(blended(LOGITS, 1700))


def test_probabilities_add_up_to_one_and_of_no_move_there_are_none() -> None:
    assert softmax(np.array([[1000.0, 0.0], [-5.0, -5.0]])) == pytest.approx(np.array([[1, 0], [0.5, 0.5]]))
    assert blended(np.empty((3, 0)), 1500).size == 0
