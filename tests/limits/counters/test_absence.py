from __future__ import annotations

import logging

import pytest

from server.limits.counters.absence import PAUSE, Absence


def test_what_is_away_is_tried_again_after_a_while_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    absence = Absence(lambda: now)
    assert not absence.holds()
    with caplog.at_level(logging.WARNING):
        absence.begins(OSError("refused"))
        assert absence.holds()
        now += PAUSE
        assert not absence.holds()
        absence.begins(OSError("refused"))
        assert absence.holds()
        assert len(caplog.records) == 1
        absence.ends()
        absence.ends()
    assert not absence.holds()
    assert [record.getMessage() for record in caplog.records] == [
        "limits are counted in memory, as the database cannot be reached: refused",
        "limits are counted in the database again",
    ]
