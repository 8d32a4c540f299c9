from __future__ import annotations

import pytest

from server.analysis.collection.tournament.report import check_size, known_id, known_rating
from server.analysis.errors import ReportError


def test_nothing_and_zero_are_no_rating_and_no_id() -> None:
    assert [known_rating(text) for text in ("2501", "0", "", "12345", "²")] == [2501, None, None, None, None]
    ids = [known_id(text) for text in ("4600001", "0000", "", "1" * 12, "x")]
    assert ids == ["4600001", None, None, None, None]


def test_what_is_too_much_names_the_line() -> None:
    for players, rounds in ((1000, 12), (300, 40)):
        check_size(1, players, rounds)
    for players, rounds in ((1001, 0), (0, 41), (301, 40)):
        with pytest.raises(ReportError) as fault:
            check_size(7, players, rounds)
        assert fault.value.place == "line 7"
