from __future__ import annotations

import pytest

from tests.sampling import first


def test_the_cases_after_the_first_are_for_the_night() -> None:
    two = pytest.param(2, marks=pytest.mark.nightly)
    pair = pytest.param(3, 4, marks=pytest.mark.nightly)
    assert first(1, [1, 2, (3, 4)]) == [1, two, pair]
