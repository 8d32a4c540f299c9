"""The modes: each is within what the searches and the UCI options can do."""

from __future__ import annotations

import pytest

from server.analysis.builtin.modes import DEFAULT_MODE, MODES, Mode
from server.analysis.builtin.thinking import MAX_DEPTH


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
def test_a_mode_is_within_what_a_search_can_do(mode: Mode) -> None:
    assert 1 <= mode.depth <= MAX_DEPTH
    assert 0 <= mode.share <= 100
    assert mode.seconds is None or mode.seconds > 0


def test_reviews_think_with_the_network_alone_and_by_nodes() -> None:
    assert MODES[DEFAULT_MODE] == Mode(None, MAX_DEPTH, 100)


def test_a_stronger_mode_has_more_time_and_leans_more_on_material() -> None:
    fast, balanced, strong = (MODES[name] for name in ("fast", "balanced", "strong"))
    assert (fast.seconds or 0) < (balanced.seconds or 0) < (strong.seconds or 0)
    assert fast.share > balanced.share > strong.share
