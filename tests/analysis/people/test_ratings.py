"""Between the ratings that are told."""

from __future__ import annotations

import pytest

from server.analysis.people.ratings import RATINGS, Rating, at_rating, given_rating

SHARES = (0.1, 0.2, 0.4, 0.4, 0.8)


@pytest.mark.parametrize(
    ("rating", "share"),
    [(1100, 0.1), (1900, 0.8), (1500, 0.4), (1200, 0.15), (1800, 0.6), (1600, 0.4), (400, 0.1), (2700, 0.8)],
)
def test_a_share_lies_on_the_straight_line_between_its_neighbours(rating: float, share: float) -> None:
    assert at_rating(SHARES, rating) == pytest.approx(share)


def test_there_is_a_number_for_each_rating() -> None:
    assert [at_rating(SHARES, rating) for rating in RATINGS] == list(SHARES)


GAME = {"Site": "https://lichess.org/AbCd1234", "WhiteElo": "1432", "BlackElo": "1688"}


def test_lichess_ratings_are_the_networks_own_and_others_are_about() -> None:
    assert given_rating(GAME, "white") == Rating(1432)
    assert given_rating(GAME, "black") == Rating(1688)
    for other in (
        {"Site": "Chess.com"},
        {"Site": ""},
        {"Site": "https://lichess.org/study/AbCd1234/x"},
        {"StudyName": "Mine"},
        {"BroadcastURL": "https://lichess.org/broadcast/x"},
    ):
        assert given_rating({**GAME, **other}, "white") == Rating(1432, about=True)


@pytest.mark.parametrize("text", ["", "?", "-", "1500?", "0", "000", "12", "9999", "15e2"])
def test_what_is_no_rating_is_none(text: str) -> None:
    assert given_rating({**GAME, "WhiteElo": text}, "white") is None
    assert given_rating({}, "white") is None
