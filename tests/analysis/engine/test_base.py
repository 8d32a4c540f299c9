"""What an engine is to the rest: a fault of it is never a sentence for a person."""

from __future__ import annotations

import dataclasses

import pytest

from server.analysis.engine.base import Analysis, EngineFault
from server.analysis.errors import KibitzError


def test_a_fault_is_the_pools_to_mend_and_no_error_for_people() -> None:
    assert not issubclass(EngineFault, KibitzError)


def test_equal_answers_are_equal_and_stay_as_they_are() -> None:
    one, other = (Analysis((), 7, 500) for _ in range(2))
    assert one == other
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.depth = 8  # type: ignore[misc]
