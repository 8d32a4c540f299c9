from __future__ import annotations

import pytest

from server.analysis.collection.season.player_games import games_of
from tests.analysis.collection.season.made import digest, source


def test_a_player_has_both_colours_and_points_of_their_own() -> None:
    sources = [source(1), source(2, White="Bob", Black="Ann", Result="1/2-1/2"), source(3, White="Cid")]
    first, second = games_of(sources, "Ann")
    assert (first.side, first.opponent, first.points) == ("white", "Bob", 1)
    assert (second.side, second.opponent, second.points) == ("black", "Bob", 0.5)
    assert [game.source.number for game in games_of(sources, "Cid")] == [3]


def test_games_come_by_date_and_then_by_place() -> None:
    dates = ["2026.03.01", "????.??.??", "2025.12.31", "2026.03.01"]
    games = games_of([source(number, Date=date) for number, date in enumerate(dates, start=1)], "Ann")
    assert [game.source.number for game in games] == [3, 1, 4, 2]
    assert [game.month for game in games] == ["2025-12", "2026-03", "2026-03", None]


@pytest.mark.parametrize("asked", ["Müller, Anna", "anna müller", "ANNA  MÜLLER", "müller,anna"])
def test_a_name_may_be_written_otherwise(asked: str) -> None:
    assert len(games_of([source(1, White="Müller, Anna")], asked)) == 1


def test_who_bears_the_name_exactly_comes_first() -> None:
    sources = [source(1, White="ann"), source(2)]
    assert [game.source.number for game in games_of(sources, "Ann")] == [2]
    assert [game.source.number for game in games_of(sources, "ANN")] == [1, 2]


@pytest.mark.parametrize("name", ["?", "White", "", "-"])
def test_what_is_no_name_finds_nobody(name: str) -> None:
    assert games_of([source(1, White=name)], name) == []


def test_ratings_and_results_that_are_none() -> None:
    made = source(1, digest(), WhiteElo="1500", BlackElo="?", Result="*")
    [game] = games_of([made], "Ann")
    assert (game.own_rating, game.rating, game.points) == (1500, None, None)
    assert game.digest is not None
    [black] = games_of([made], "Bob")
    assert black.rating == 1500
