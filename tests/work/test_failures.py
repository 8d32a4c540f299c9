from __future__ import annotations

import pytest

from server.analysis.events.events import FailedEvent
from server.store.reviews.status import Status, end_of
from server.work.failures import CRASHED, INTERNAL, STOPPED
from tests.folded import fold


@pytest.mark.parametrize(
    ("end", "status"),
    [(STOPPED, Status.STOPPED), (CRASHED, Status.FAILED), (INTERNAL, Status.FAILED)],
)
def test_each_is_an_end_that_can_go_on_and_is_told_in_words(end: FailedEvent, status: Status) -> None:
    wire = end.to_wire()
    assert end_of(wire) is status
    assert fold([{"seq": 1, **wire}])["status"] == status
    assert wire["retry"] is True
    assert end.message.endswith(".")
    assert end.said and end.said["message"]["key"].startswith("end-"), "the page says it in its own language"
