from __future__ import annotations

from collections.abc import Sequence

from server.analysis.collection.tournament.entries import Row
from server.analysis.collection.tournament.shapes import Gap
from server.analysis.collection.tournament.tournament import tournament_of
from tests.analysis.collection.tournament.made import row, swiss, table


def in_round(number: int, round_: int, text: str, plies: int = 60) -> Row:
    return row(number, text, plies, headers={"Round": str(round_)})


def gaps(rows: Sequence[Row]) -> list[Gap]:
    return tournament_of(rows)["gaps"]


def test_a_swiss_with_its_byes_and_forfeits_says_all() -> None:
    assert gaps(swiss()) == []


def test_of_played_games_alone_nobody_knows_who_had_a_bye() -> None:
    played = [game for game in swiss() if game.plies]
    assert gaps(played) == [{"kind": "absent", "count": 5}]


def test_games_without_rounds_do_not_say_who_was_away() -> None:
    assert gaps(table("A-B 1-0", "B-C 1-0", "C-D 1-0")) == [{"kind": "rounds", "count": 3}]


def test_where_all_have_met_rounds_tell_nothing() -> None:
    assert gaps(table("A-B 1-0", "B-C 1-0", "C-A 1-0")) == []


def test_a_round_that_is_being_played_is_told_and_makes_nobody_absent() -> None:
    rows = [in_round(1, 1, "A-B 1-0"), in_round(2, 1, "C-D 1-0"), in_round(3, 2, "A-C *")]
    assert gaps(rows) == [{"kind": "open", "count": 1}]


def test_a_game_of_somebody_without_a_name_is_told() -> None:
    rows = [in_round(1, 1, "A-B 1-0"), in_round(2, 1, "C-? 1-0")]
    assert gaps(rows) == [{"kind": "names", "count": 1}]
