from __future__ import annotations

from server.imports.answer_cache import KeptAnswers
from server.imports.fetching import Answer


def test_an_answer_is_fresh_for_a_while_and_known_after() -> None:
    now = [100.0]
    kept = KeptAnswers(clock=lambda: now[0])
    assert kept.fresh("a", 60) is None and kept.known("a") is None
    kept.keep("a", Answer(200, b"x", etag="1"))
    now[0] += 59
    assert kept.fresh("a", 60) == Answer(200, b"x", etag="1")
    now[0] += 1
    assert kept.fresh("a", 60) is None
    assert kept.known("a") == Answer(200, b"x", etag="1")


def test_the_room_is_bounded() -> None:
    kept = KeptAnswers(30_000)
    kept.keep("large", Answer(200, b"x" * 10_000))
    assert kept.known("large") is None
    for number in range(10):
        kept.keep(str(number), Answer(200, b"x" * 5_000))
    assert kept.known("0") is None and kept.known("9") is not None
