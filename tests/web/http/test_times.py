from __future__ import annotations

from server.web.http.times import iso_time, iso_time_or_none


def test_a_time_is_written_to_the_second_and_in_utc() -> None:
    assert iso_time(0) == "1970-01-01T00:00:00+00:00"
    assert iso_time(1_795_311_574.9) == "2026-11-22T01:39:34+00:00"


def test_a_time_that_is_not_set_is_none() -> None:
    assert iso_time_or_none(None) is None
    assert iso_time_or_none(0.0) == "1970-01-01T00:00:00+00:00"
