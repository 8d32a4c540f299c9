from __future__ import annotations

from server.live.encoded import Encoded
from server.live.traffic import Traffic


def test_a_message_to_several_counts_for_each() -> None:
    traffic = Traffic()
    traffic.sent({"id": "x", "events": [{}, {}, {}]}, to=2)
    traffic.sent({"id": "x", "status": "done"})
    traffic.sent(Encoded("{}", events=4), to=5)
    assert (traffic.messages, traffic.events) == (8, 26)


def test_nobody_watches_before_there_is_a_room() -> None:
    assert Traffic().watchers() == 0
