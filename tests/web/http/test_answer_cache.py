from __future__ import annotations

from server.web.http.answer_cache import AnswerCache, CachedAnswer

KIB = 1024


def answer(mark: object = 1, size: int = 10) -> CachedAnswer:
    return CachedAnswer(mark, b"x" * size, (("Content-Type", "text/html"),))


def test_an_answer_is_found_while_its_mark_is_the_same() -> None:
    kept = AnswerCache(100 * KIB)
    kept.keep("review", "key", answer(mark=1))
    assert kept.find("review", "key", 1) == answer(mark=1)
    assert kept.find("review", "key", 2) is None
    assert kept.find("review", "other", 1) is None
    assert kept.find("other", "key", 1) is None


def test_a_newer_answer_takes_the_place_of_an_older() -> None:
    kept = AnswerCache(100 * KIB)
    kept.keep("review", "key", answer(mark=1))
    kept.keep("review", "key", answer(mark=2))
    assert kept.find("review", "key", 1) is None
    assert kept.find("review", "key", 2) == answer(mark=2)


def test_the_memory_is_bounded_and_the_least_asked_for_goes_first() -> None:
    kept = AnswerCache(100 * KIB)
    for number in range(1000):
        kept.keep("review", number, answer(size=9 * KIB))
        assert kept.find("review", 0, 1), "it is asked for all the time"
        assert kept.bytes <= 100 * KIB
    assert kept.find("review", 999, 1)
    assert kept.find("review", 500, 1) is None


def test_many_small_answers_are_bounded_too() -> None:
    kept = AnswerCache(100 * KIB)
    for number in range(1000):
        kept.keep("review", number, answer(size=0))
    assert sum(kept.find("review", number, 1) is not None for number in range(1000)) <= 100


def test_one_answer_does_not_push_out_all_others() -> None:
    kept = AnswerCache(100 * KIB)
    kept.keep("review", "small", answer())
    kept.keep("review", "large", answer(size=30 * KIB))
    assert kept.find("review", "large", 1) is None
    assert kept.find("review", "small", 1)


def test_no_room_keeps_nothing() -> None:
    kept = AnswerCache(0)
    kept.keep("review", "key", answer())
    assert kept.find("review", "key", 1) is None


def test_what_is_forgotten_takes_no_room() -> None:
    kept = AnswerCache(100 * KIB)
    kept.keep("deleted", "a", answer())
    kept.keep("deleted", "b", answer())
    kept.keep("other", "a", answer())
    before = kept.bytes
    kept.forget("deleted")
    assert kept.bytes == before // 3
    assert kept.find("deleted", "a", 1) is None
    assert kept.find("other", "a", 1)
