from __future__ import annotations

from typing import Any

import pytest

from server.store.reviews.status import CUT_OFF, ENDED, OPEN, SERVED, UNREAD, Status, end_of
from tests.folded import fold


@pytest.mark.parametrize(
    ("event", "end"),
    [
        ({"type": "done"}, Status.DONE),
        ({"type": "failed", "code": "stopped"}, Status.STOPPED),
        ({"type": "failed", "code": "engine"}, Status.FAILED),
        ({"type": "move", "ply": 1}, None),
        ({"type": "plan"}, None),
    ],
)
def test_an_end_in_the_log_says_how_the_review_stands(event: dict[str, Any], end: Status | None) -> None:
    assert end_of(event) is end


@pytest.mark.parametrize("code", ["stopped", "engine"])
def test_the_fold_says_the_same_of_an_end(code: str) -> None:
    event = {"type": "failed", "code": code, "message": "So.", "retry": True}
    assert fold([{"seq": 1, **event}])["status"] == end_of(event)


def test_a_review_is_open_or_at_an_end_and_never_both() -> None:
    assert {*OPEN, *ENDED} == set(Status)
    assert not set(OPEN) & set(ENDED)
    assert set(CUT_OFF) == set(ENDED) - {Status.DONE}


def test_what_was_served_does_not_wait_and_what_is_unread_was_not_served() -> None:
    assert not set(SERVED) & set(UNREAD)
    assert {*SERVED, *UNREAD} == set(Status)
