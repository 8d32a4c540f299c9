"""A few of many cases for each change, all of them at night."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def first(count: int, cases: Iterable[object]) -> list[object]:
    """The cases, for `parametrize`; those after the first `count` are for `make nightly`."""
    return [case if place < count else _at_night(case) for place, case in enumerate(cases)]


def _at_night(case: object) -> object:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.nightly)
