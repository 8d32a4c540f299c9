from __future__ import annotations

from typing import Any

from server.analysis.collection.season.figures import accuracy as season_accuracy
from server.analysis.collection.tournament.awards import accuracy, faults
from server.analysis.collection.tournament.entries import Row, met
from server.analysis.collection.tournament.tournament import tournament_of
from server.analysis.evaluation import mean_accuracy
from tests.analysis.collection.tournament.made import row


def figures(accuracy: float, moves: int, judged: int | None = None) -> dict[str, Any]:
    return {"accuracy": accuracy, "moves": moves, "judged": moves if judged is None else judged}


def reviewed(number: int, text: str, white: dict[str, Any], black: dict[str, Any]) -> Row:
    return row(number, text, figures={"white": white, "black": black})


def test_accuracy_is_weighed_by_moves_and_leaves_out_what_is_not_judged_whole() -> None:
    rows = [
        reviewed(1, "A-B 1-0", figures(90, 30), figures(60, 30)),
        reviewed(2, "B-A 1-0", figures(80, 10), figures(50, 10)),
        reviewed(3, "A-C 1-0", figures(10, 40, 20), figures(10, 40, 20)),
    ]
    assert accuracy(met(rows), "a") == (80, 40)
    assert accuracy(met(rows), "c") == (None, 0)


def test_a_players_accuracy_is_that_of_the_season() -> None:
    sides = [(90.3, 12), (71.0, 61), (88.8, 40), (99.9, 3), (64.2, 27)]
    rows = [
        reviewed(number, "A-B 1-0", figures(*side), figures(50, 10)) for number, side in enumerate(sides, 1)
    ]
    at = [*range(len(sides))]
    assert accuracy(met(rows), "a")[0] == season_accuracy(sides, at)["value"] == mean_accuracy(sides)[0]


def test_faults_are_counted_in_the_games_that_are_judged_whole() -> None:
    def side(judged: int, **counts: int) -> dict[str, Any]:
        return {**figures(80, 30, judged), "counts": counts}

    rows = [
        reviewed(1, "A-B 1-0", side(30, blunder=1, best=9), side(30, mistake=2)),
        reviewed(2, "B-A 1-0", side(30), side(30, blunder=2, inaccuracy=3)),
        reviewed(3, "A-C *", side(10, blunder=7), side(10)),
        reviewed(4, "A-D 1-0", side(30, mistake=4), side(10, mistake=9)),
    ]
    assert faults(met(rows), "a") == ({"blunder": 3, "mistake": 4, "inaccuracy": 3}, 3)
    assert faults(met(rows), "d") == ({"blunder": 0, "mistake": 0, "inaccuracy": 0}, 0)
    assert faults(met(rows), "c") == ({"blunder": 0, "mistake": 0, "inaccuracy": 0}, 0)
    ann = tournament_of(rows)["players"][0]
    assert (ann["judged"], ann["faults"]["blunder"]) == (3, 3)


def test_awards_ask_for_enough_moves() -> None:
    rows = [
        reviewed(1, "A-B 1-0", figures(90, 30), figures(60, 30)),
        reviewed(2, "C-D 1-0", figures(99, 12), figures(98, 12)),  # short
        reviewed(3, "E-F 1/2-1/2", figures(97, 29), figures(96, 29)),  # a draw
        reviewed(4, "G-H 0-1", figures(70, 20), figures(88, 40)),
        reviewed(5, "I-B 0-1", figures(95, 40), figures(20, 40)),  # the most accurate one lost
        reviewed(6, "V-W 1-0", figures(99, 20), figures(99, 20, 10)),  # not judged whole
        reviewed(7, "X-Y 1-0", figures(99, 20), figures(99, 20)),  # unplayed
        row(8, "I-A +:-", 0),  # so no upset
    ]
    rows[6] = Row(7, {**rows[6].headers, "Termination": "unplayed"}, 60, figures=rows[6].figures)
    found = tournament_of(rows)
    assert found["awards"]["best_game"] == {"number": 4, "accuracy": 79}
    assert found["awards"]["most_accurate"] is not None
    assert found["players"][found["awards"]["most_accurate"]]["name"] == "I"
    upset = found["awards"]["upset"]
    assert upset and (upset["number"], upset["difference"]) == (4, 50)
    assert found["players"][upset["winner"]]["name"] == "H"


def test_without_reviews_and_ratings_nothing_stands_out() -> None:
    awards = tournament_of([row(1, "Ann-Bob 1-0")])["awards"]
    assert awards == {"best_game": None, "upset": None, "most_accurate": None, "least_moves": 30}


def test_who_wins_as_the_ratings_say_upsets_nobody() -> None:
    equal = row(2, "C-D 1-0", headers={"WhiteElo": "1800", "BlackElo": "1800"})
    found = tournament_of([row(1, "A-B 1-0"), equal, row(3, "A-Zoe 0-1"), row(4, "Zoe-B 0-1")])
    assert found["awards"]["upset"] is None
