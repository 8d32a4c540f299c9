from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.analysis.collection.tournament.report import MOST_PLAYERS, ReportedPlayer
from server.analysis.collection.tournament.trf import read_trf
from server.analysis.errors import ReportError


def line(number: int, name: str, *rounds: str, title: str = "", rating: str = "", fide_id: str = "") -> str:
    """A player's line; a round as "   2 w 1"."""
    who = f"001 {number:>4} m{title:>3} {name:<33} {rating:>4} GER {fide_id:>11} 1990/01/01  1.0    1"
    return who + "".join(f"  {round_:<8}" for round_ in rounds)


FOUR = "\n".join(
    [
        "012 Club Open",
        "062 4",
        line(1, "Adler, Anna", "   2 w 1", "0000 - H", title="GM", rating="2501", fide_id="4600001"),
        line(2, "Brandt, Boris", "   1 b 0", "   3 w +", rating="2100"),
        line(3, "Castellano, Chiara", "0000 - U", "   2 b -", title="WFM"),
        line(4, "Dumitrescu, Dan", "0000 - Z"),
        "013 Ulm                                 1    3",
        "XXR 2",
    ]
)


def players(text: str) -> dict[int, ReportedPlayer]:
    return {player["number"]: player for player in read_trf(text)["players"]}


def rounds(player: ReportedPlayer) -> list[tuple[str, int | None, str, float | None]]:
    return [(at, each["opponent"], each["kind"], each["points"]) for at, each in player["rounds"].items()]


def test_who_plays_is_read_by_the_columns() -> None:
    found = players(FOUR)
    first = found[1]
    assert (first["name"], first["title"], first["rating"]) == ("Adler, Anna", "GM", 2501)
    assert (first["fide_id"], first["team"], found[2]["team"]) == ("4600001", "Ulm", None)
    assert (found[3]["title"], found[3]["rating"], found[3]["fide_id"]) == ("WFM", None, None)


def test_games_byes_and_forfeits_are_what_became_of_each_round() -> None:
    found = players(FOUR)
    assert rounds(found[1]) == [("1", 2, "played", 1), ("2", None, "bye", 0.5)]
    assert rounds(found[2]) == [("1", 1, "played", 0), ("2", 3, "forfeit", 1)]
    assert rounds(found[3]) == [("1", None, "bye", 1), ("2", 2, "forfeit", 0)]
    assert found[1]["rounds"]["1"]["side"] == "white"


def test_a_round_of_which_a_line_says_nothing_was_a_bye_without_points_once_it_is_over() -> None:
    assert rounds(players(FOUR)[4]) == [("1", None, "bye", 0), ("2", None, "bye", 0)]
    going = "\n".join([line(1, "A", "   2 w  "), line(2, "B", "   1 b  "), line(3, "C")])
    assert rounds(players(going)[1]) == [("1", 2, "open", None)]
    assert rounds(players(going)[3]) == []


@pytest.mark.parametrize(
    ("lines", "place", "words"),
    [
        ([line(1, "A"), line(1, "B")], "line 2", "is used twice"),
        ([line(1, "")], "line 1", "no name"),
        (["012 Cup", "001    x      A"], "line 2", "not a starting number"),
        ([line(1, "A", "   2 w ?"), line(2, "B", "   1 b 0")], "line 1", "Round 1: “2 w ?”"),
        ([line(1, "A", "   2 x 1"), line(2, "B", "   1 b 0")], "line 1", "Round 1"),
        ([line(1, "A", "   9 w 1")], "line 1", "no player 9"),
        ([line(1, "A", "   1 w 1")], "line 1", "no player 1"),
        ([line(1, "A", "   2 w 1"), line(2, "B", "   1 b 1")], "line 1", "player 2 says something else"),
        ([line(1, "A", "   2 w 1"), line(2, "B", "   1 w 0")], "line 1", "player 2 says something else"),
        ([line(1, "A", "   2 w 1"), line(2, "B", "0000 - Z")], "line 1", "player 2 says something else"),
        ([line(1, "A"), "013 Ulm                                 7"], "line 2", "player 7"),
        ([line(1, "A", *["0000 - Z"] * 41)], "line 1", "40 rounds"),
        ([line(1, "A", *[""] * 40, "0000 - Z")], "line 1", "40 rounds"),
        ([line(at, "A") for at in range(1, MOST_PLAYERS + 2)], "line 1,001", "1,000 players"),
        ([line(at, "A", *[""] * 39, "0000 - Z") for at in range(1, 400)], "line 301", "12,000 rounds"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(lines: list[str], place: str, words: str) -> None:
    with pytest.raises(ReportError, match=re.escape(words)) as fault:
        read_trf("\n".join(lines))
    assert fault.value.place == place


def test_without_a_player_there_is_no_report() -> None:
    with pytest.raises(ReportError, match="neither a TRF file"):
        read_trf("012 Club Open")


@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.lists(st.text("0123456789 wb-=+1uhz0.GMA\t,", max_size=140).map(lambda text: f"001 {text}")))
def test_no_text_breaks_it(lines: list[str]) -> None:
    try:
        read_trf("\n".join(lines))
    except ReportError as fault:
        assert fault.code == "bad_report"
