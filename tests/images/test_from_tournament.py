"""What the card of a collection tells, by what the collection is."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from server.analysis.collection.tournament.entries import Row
from server.analysis.collection.tournament.tournament import tournament_of
from server.i18n.texts import text
from server.images.from_tournament import CollectionFacts, collection_card, points_text
from server.images.pictures import CollectionPicture

Headers = dict[str, str]


def say(key: str, **params: Any) -> str:
    return text("en", key, **params)


def game(white: str, black: str, result: str, **more: str) -> Headers:
    return {"White": white, "Black": black, "Result": result, **more}


def card(
    headers: list[Headers], title: str = "Cup", reviewed: int = 0, plies: int = 40, **how: Any
) -> CollectionPicture:
    rows = [Row(number, each, plies, line=str(number)) for number, each in enumerate(headers, start=1)]
    told = CollectionFacts(
        title, headers, tournament_of(rows), len(rows), reviewed, **{"running": False, **how}
    )
    return collection_card(told, say)


def names(picture: CollectionPicture) -> list[tuple[str, str, str]]:
    return [(row.place, row.name, row.points) for row in picture.rows]


SWISS = [
    *(game("Ann", other, "1-0", Round=str(at)) for at, other in enumerate(["Bob", "Cid"], start=1)),
    game("Dan", "Bob", "1/2-1/2", Round="2"),
    game("Eve", "Dan", "*", Round="1"),
]


def test_the_first_three_and_how_many_others() -> None:
    picture = card(SWISS)
    assert names(picture) == [("1.", "Ann", "2"), ("2.", "Bob", "½"), ("3.", "Dan", "½")]
    assert picture.others == "and 2 others"
    assert [(share.tone, share.label) for share in picture.results] == [
        ("light", "2 won by White"),
        ("middle", "1 drawn"),
        ("none", "1 without a result"),
    ]


def test_of_two_players_the_score() -> None:
    picture = card([game("Ann", "Bob", "1-0", WhiteElo="2000"), game("Bob", "Ann", "1/2-1/2")])
    assert picture.score
    assert names(picture) == [("", "Ann", "1½"), ("", "Bob", "½")]
    assert [row.beside for row in picture.rows] == ["2000", ""]


def test_of_one_player_s_games_that_player_s() -> None:
    games = [game("Ann", "Bob", "1-0"), game("Cid", "Ann", "1-0"), game("Ann", "Dan", "1/2-1/2")]
    picture = card(games)
    assert names(picture) == [("", "Ann", "1½")]
    assert picture.rows[0].unit == "of 3 games"
    assert [share.label for share in picture.results] == ["1 won", "1 drawn", "1 lost"]


def test_of_few_who_have_all_met_a_crosstable() -> None:
    picture = card([game(white, black, "1-0") for white, black in combinations("ABC", 2)] * 2)
    assert [row.cells for row in picture.rows] == [("", "2", "2"), ("0", "", "2"), ("0", "0", "")]
    assert not picture.results


def test_of_team_matches_the_teams() -> None:
    teams = {"WhiteTeam": "Reds", "BlackTeam": "Blues"}
    games = [game(f"R{at}", f"B{at}", "1-0", Round=f"1.{at}", **teams) for at in range(1, 5)]
    picture = card(games)
    assert names(picture) == [("1.", "Reds", "2"), ("2.", "Blues", "0")]
    assert picture.rows[0].beside == "4 board points"


def test_without_a_result_the_games_and_without_names_nothing() -> None:
    assert names(card([game("Ann", "Bob", "*"), game("?", "Cid", "*")])) == [
        ("", "Ann v Bob", ""),
        ("", "White v Cid", ""),
    ]
    assert card([game("?", "?", "*")] * 3).rows == ()
    chapters = [game("?", "?", "*", StudyName="Rooks", ChapterName="Lucena")]
    assert names(card(chapters)) == [("", "Lucena", "")]
    assert card([]).facts == "0 games"


def test_a_bye_and_a_forfeit_count_for_the_score_alone() -> None:
    games = [game("Ann", "BYE", "1-0"), game("Ann", "Bob", "+--"), game("Cid", "Bob", "0-1")]
    picture = card(games)
    assert names(picture)[0] == ("1.", "Ann", "2")
    assert [share.label for share in picture.results] == ["1 won by Black"]


def test_facts_say_nothing_twice() -> None:
    dated = [
        game("Ann", "Bob", "1-0", Event="Hoogovens", Date=date) for date in ("1999.01.20", "1998.12.31", "?")
    ]
    assert card(dated).facts == "3 games · Hoogovens · 1998–1999"
    assert card(dated, title="Hoogovens 1999").facts == "3 games · 1998–1999"
    assert card(dated, title="3 games").facts == "Hoogovens · 1998–1999"
    assert card(SWISS).facts == "4 games · 5 players"


def test_progress_is_told_while_it_grows() -> None:
    running = card(SWISS, reviewed=1, running=True)
    assert (running.progress, running.reviewed) == ("1 of 4 reviewed", 0.25)
    assert card(SWISS, reviewed=4).progress == ""


def test_names_and_titles_are_cut() -> None:
    picture = card([game("x" * 9000, "y", "1-0")], title="t" * 9000)
    assert max(len(picture.title), *(len(row.name) for row in picture.rows)) == 200


@pytest.mark.parametrize(
    ("points", "said"), [(0, "0"), (0.5, "½"), (1, "1"), (5.5, "5½"), (10, "10"), (10.5, "10½")]
)
def test_points_as_people_write_them(points: float, said: str) -> None:
    assert points_text(points) == said
