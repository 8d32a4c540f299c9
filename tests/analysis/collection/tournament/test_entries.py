from __future__ import annotations

import pytest

from server.analysis.collection.tournament.entries import (
    Row,
    fide_id,
    kind_of,
    met,
    natural,
    rating,
    without_duplicates,
)
from tests.analysis.collection.tournament.made import row


@pytest.mark.parametrize(
    ("headers", "plies", "kind"),
    [
        ({"White": "Ann", "Black": "BYE", "Result": "1-0"}, 0, "bye"),
        ({"White": "bye", "Black": "Ann", "Result": "0-1"}, 0, "bye"),
        ({"White": "Ann", "Black": "?", "Result": "1-0", "Termination": "Bye"}, 0, "bye"),
        ({"Black": "Ann", "Result": "0-1"}, 40, "played"),
        ({"White": "Ann", "Black": "Byer", "Result": "1-0"}, 40, "played"),
        ({"White": "Ann", "Black": "Bob", "Result": "1-0"}, 0, "forfeit"),
        ({"White": "Ann", "Black": "Bob", "Result": "+:-"}, 0, "forfeit"),
        ({"White": "Ann", "Black": "Bob", "Result": "- : +"}, 0, "forfeit"),
        ({"White": "Ann", "Black": "Bob", "Result": "1-0", "Termination": "Forfeit"}, 2, "forfeit"),
        ({"White": "Ann", "Black": "Bob", "Result": "1-0", "Termination": "unplayed"}, 0, "forfeit"),
        ({"White": "Ann", "Black": "Bob", "Result": "1-0", "Termination": "time forfeit"}, 60, "played"),
        ({"White": "Ann", "Black": "Bob", "Result": "*"}, 12, "running"),
        ({"White": "Ann", "Black": "Bob", "Result": "*"}, 0, "open"),
        ({"White": "Ann", "Black": "Bob"}, 0, "open"),
    ],
)
def test_what_was_played(headers: dict[str, str], plies: int, kind: str) -> None:
    assert kind_of(headers, plies) == kind


def test_a_forfeit_gives_points_and_a_bye_has_no_opponent() -> None:
    forfeit, both, bye = met([row(1, "A-B -:+", 0), row(2, "A-B -:-", 0), row(3, "A-BYE 1/2-1/2", 0)])
    assert (forfeit.points, forfeit.counts, both.points) == ((0, 1), False, (0, 0))
    assert (bye.players, bye.points) == (("a", None), (0.5, 0.5))


def test_the_round_and_the_board_stand_in_one_header_or_in_two() -> None:
    one, two, none, three = met(
        [
            row(1, "A-B 1-0", headers={"Round": "3.12"}),
            row(2, "A-B 1-0", headers={"Round": "3", "Board": "4"}),
            row(3, "A-B 1-0", headers={"Round": "?"}),
            row(4, "A-B 1-0", headers={"Round": "3.1.2"}),
        ]
    )
    told = [(game.round, game.board) for game in (one, two, none, three)]
    assert told == [("3", "12"), ("3", "4"), (None, None), ("3", "1.2")]


def alike(*rows: Row) -> list[tuple[int, int]]:
    return [(found["number"], found["same_as"]) for found in without_duplicates(met(rows))[1]]


def test_a_game_is_there_twice_with_the_same_players_round_and_moves() -> None:
    first = row(1, "A-B 1-0", line="x", headers={"Round": "1"})
    assert alike(first, row(2, "A-B 1-0", line="x", headers={"Round": "1.4"})) == [(2, 1)]
    assert alike(first, row(2, "A-B 1-0", line="x")) == [(2, 1)]
    assert alike(first, row(2, "A-B 1-0", line="y", headers={"Round": "1"})) == []
    assert alike(first, row(2, "A-B 1-0", line="x", headers={"Round": "2"})) == []
    assert alike(first, row(2, "B-A 1-0", line="x", headers={"Round": "1"})) == []


def test_the_one_with_a_review_is_kept() -> None:
    assert alike(row(1, "A-B 1-0", line="x"), row(2, "A-B 1-0", line="x", review="r")) == [(1, 2)]


def test_rows_of_older_collections_are_compared_by_what_they_show() -> None:
    assert alike(row(1, "A-B 1-0", opening="C50"), row(2, "A-B 1-0", opening="C50")) == [(2, 1)]
    assert alike(row(1, "A-B 1-0", opening="C50"), row(2, "A-B 1-0", opening="C51")) == []


def test_byes_and_forfeits_are_the_same_in_the_same_round_alone() -> None:
    in_round = {"headers": {"Round": "2"}}
    assert alike(row(1, "A-BYE 1-0", 0, **in_round), row(2, "A-BYE 1-0", 0, **in_round)) == [(2, 1)]
    assert alike(row(1, "A-BYE 1-0", 0), row(2, "A-BYE 1-0", 0)) == []


def test_ids_and_ratings_that_are_none() -> None:
    odd = row(
        1, "A-B 1-0", headers={"WhiteFideId": "0", "BlackFideId": "x", "WhiteElo": "?", "BlackElo": "0"}
    )
    assert [fide_id(odd, "white"), fide_id(odd, "black"), rating(odd, "white"), rating(odd, "black")] == [
        None
    ] * 4


@pytest.mark.parametrize(
    ("elo", "known"), [("1", 1), ("4999", 4999), ("5000", None), ("0", None), (" 1500 ", 1500), ("15x", None)]
)
def test_a_rating_is_a_number_that_somebody_can_have(elo: str, known: int | None) -> None:
    assert rating(row(1, "A-B 1-0", headers={"WhiteElo": elo}), "white") == known


@pytest.mark.parametrize(
    ("result", "points"),
    [
        ("½-½", (0.5, 0.5)),
        ("0.5 - 0.5", (0.5, 0.5)),
        ("1:0", (1, 0)),
        ("0:1", (0, 1)),
        ("0-0", (0, 0)),
        ("1F-0F", (1, 0)),
        ("1-0 ff", (1, 0)),
        ("*", None),
        ("", None),
    ],
)
def test_a_result_is_written_in_many_ways(result: str, points: tuple[float, float] | None) -> None:
    (game,) = met([row(1, "A-B 1-0", headers={"Result": result})])
    assert game.points == points


@pytest.mark.parametrize(
    ("first", "second", "is_same"),
    [
        ({"Date": "2026.01.01"}, {"Date": "2026.01.01"}, True),
        ({"Date": "2026.01.01"}, {"Date": "2026.01.02"}, False),
        ({"Date": "2026.01.01"}, {}, True),
        ({}, {"Date": "2026.01.01"}, True),
    ],
)
def test_the_same_moves_on_two_days_are_two_games(
    first: dict[str, str], second: dict[str, str], is_same: bool
) -> None:
    rows = [row(1, "A-B 1-0", 1, headers=first), row(2, "A-B 1-0", 1, headers=second)]
    assert alike(*rows) == ([(2, 1)] if is_same else [])


def test_what_was_left_out_is_told_in_order() -> None:
    reviewed = [row(number, "C-D 1-0", line="y", review="r") for number in (3, 4)]
    assert alike(row(1, "A-B 1-0"), row(2, "A-B 1-0"), *reviewed) == [(2, 1), (4, 3)]
    one_round = row(6, "A-BYE 1-0", 0, headers={"Round": "2"})
    assert alike(row(5, "A-BYE 1-0", 0), one_round) == []


def test_rounds_are_sorted_by_their_numbers() -> None:
    assert sorted(["1.10", "1.2", "2/1", "B 2", "b 1"], key=natural) == ["1.2", "1.10", "2/1", "b 1", "B 2"]
    assert sorted(["10", "2", None, "final"], key=natural) == ["2", "10", "final", None]


def test_who_plays_in_a_tournament_has_a_name() -> None:
    rows = [
        row(1, "A-B 1-0"),
        row(2, "?-? *"),
        row(3, "White-Black 1-0"),
        row(4, "BYE-bye 1-0", 0),
        row(5, "White-Ann 0-1"),
        row(6, "Black-White 1-0"),
    ]
    assert [(game.row.number, game.players) for game in met(rows)] == [
        (1, ("a", "b")),
        (5, (None, "ann")),
        (6, ("black", "white")),
    ]
