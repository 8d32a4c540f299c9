from __future__ import annotations

from server.limits.counters.in_store import StoreCounts
from server.limits.site_pauses import SharedPauses
from server.store.reviews.reviews import Store


def test_a_rest_is_known_to_all_processes_for_a_minute(store: Store) -> None:
    now = [1_000.0]

    def clock() -> float:
        return now[0]

    mine, others = StoreCounts(store.rate_counts, clock=clock), StoreCounts(store.rate_counts, clock=clock)
    SharedPauses(mine, clock=clock).begin("lichess", 60)
    assert SharedPauses(others, clock=clock).left("lichess") == 0
    mine.flush()
    heard = SharedPauses(others, clock=clock)
    assert (heard.left("lichess"), heard.left("chess.com")) == (60, 0)
    now[0] += 59.5
    assert heard.left("lichess") == 1
    now[0] += 1
    assert heard.left("lichess") == 0


def test_a_longer_rest_holds_here(store: Store) -> None:
    pauses = SharedPauses(StoreCounts(store.rate_counts))
    pauses.begin("lichess", 300)
    assert 298 < pauses.left("lichess") <= 300
