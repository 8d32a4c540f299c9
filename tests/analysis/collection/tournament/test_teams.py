from __future__ import annotations

from server.analysis.collection.tournament.entries import Row, met
from server.analysis.collection.tournament.teams import matches_of, standings_of
from tests.analysis.collection.tournament.made import row


def board(number: int, round_: str, teams: str, result: str) -> Row:
    white, black = teams.split("-")
    headers = {"WhiteTeam": white, "BlackTeam": black, "Round": round_}
    return row(number, f"W{number}-B{number} {result}", headers=headers)


ROWS = [
    board(1, "1.2", "Lund-Ulm", "1-0"),  # the second board stands first in the file
    board(2, "1.1", "Ulm-Lund", "1/2-1/2"),
    board(3, "1.1", "Graz-Bern", "1-0"),
    board(4, "1.2", "Bern-Graz", "1-0"),
    board(5, "2.1", "Ulm-Bern", "1-0"),
    board(6, "2.2", "Bern-Ulm", "*"),
]


def test_a_match_is_counted_by_board_whoever_has_white() -> None:
    first, second, third = matches_of(met(ROWS))
    assert first == {
        "round": "1",
        "teams": ["Ulm", "Lund"],
        "points": [0.5, 1.5],
        "games": [2, 1],
        "complete": True,
    }
    assert (second["teams"], second["points"]) == (["Graz", "Bern"], [1, 1])
    assert (third["points"], third["complete"]) == ([1, 0], False)


def test_teams_stand_by_match_points_then_board_points() -> None:
    teams = standings_of(matches_of(met(ROWS)))
    assert [(team["rank"], team["name"], team["match_points"], team["board_points"]) for team in teams] == [
        (1, "Lund", 2, 1.5),
        (2, "Bern", 1, 1),  # the match of round 2 is not over: its boards count, it does not
        (2, "Graz", 1, 1),
        (4, "Ulm", 0, 1.5),
    ]
    assert [(team["won"], team["drawn"], team["lost"]) for team in teams] == [
        (1, 0, 0),
        (0, 1, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]


def test_a_game_without_two_teams_is_no_match() -> None:
    assert (
        matches_of(met([row(1, "A-B 1-0", headers={"WhiteTeam": "Ulm"}), board(2, "1", "Ulm-Ulm", "1-0")]))
        == []
    )


def test_clubs_of_an_open_are_no_teams() -> None:
    twice = [board(1, "1.1", "Ulm-Lund", "1-0"), board(2, "1.2", "Ulm-Graz", "1-0")]
    assert matches_of(met(twice)) == [], "a team meets one other in a round"
    within = [board(1, "1.1", "Ulm-Lund", "1-0"), board(2, "2.1", "Graz-Graz", "1-0")]
    assert matches_of(met(within)) == [], "and never itself"
    unsaid = [
        row(1, "A-B 1-0", headers={"WhiteTeam": "Ulm", "BlackTeam": "Lund"}),
        row(2, "C-D 1-0", headers={"WhiteTeam": "Ulm", "BlackTeam": "Graz"}),
    ]
    assert len(matches_of(met(unsaid))) == 2, "without rounds nobody knows"
    later = [board(1, "1.1", "Ulm-Lund", "1-0"), board(2, "2.1", "Ulm-Graz", "1-0")]
    assert len(matches_of(met(later))) == 2


def test_matches_add_up() -> None:
    results = [("1.1", "Ulm-Lund", "1-0"), ("2.1", "Ulm-Bern", "1/2-1/2"), ("3.1", "Graz-Ulm", "0-1")]
    results += [("4.1", "Ulm-Kiel", "0-1"), ("5.1", "Rom-Ulm", "1-0"), ("6.1", "Ulm-Paris", "1/2-1/2")]
    rows = [board(number, *played) for number, played in enumerate(results, start=1)]
    first, *others = standings_of(matches_of(met(rows)))
    assert first == {
        "rank": 1,
        "name": "Ulm",
        "match_points": 6,
        "board_points": 3,
        "won": 2,
        "drawn": 2,
        "lost": 2,
    }
    assert [(team["rank"], team["name"]) for team in others] == [
        (2, "Kiel"),
        (2, "Rom"),
        (4, "Bern"),
        (4, "Paris"),
        (6, "Graz"),
        (6, "Lund"),
    ]


def test_of_teams_with_equal_match_points_the_one_with_more_board_points_stands_before() -> None:
    rows = [
        board(1, "1.1", "Ulm-Lund", "1-0"),
        board(2, "1.1", "Kiel-Rom", "1-0"),
        board(3, "1.2", "Kiel-Rom", "1-0"),
    ]
    names = [team["name"] for team in standings_of(matches_of(met(rows)))]
    assert names == ["Kiel", "Ulm", "Lund", "Rom"]
