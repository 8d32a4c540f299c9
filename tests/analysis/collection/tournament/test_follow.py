from __future__ import annotations

from typing import Any

import pytest

from server.analysis.collection.tournament.follow import (
    Kind,
    SeenGame,
    going,
    is_whole,
    label,
    read_seen,
    set_aside,
    steps,
    without_last_word,
)
from server.analysis.errors import KibitzError


def seen(
    moves: str = "",
    *,
    white: str = "Ada",
    black: str = "Bea",
    round: str = "1",
    result: str = "*",
    **more: str,
) -> SeenGame:
    headers = {"White": white, "Black": black, "Round": round, "Result": result, **more}
    head = "".join(f'[{name} "{value}"]\n' for name, value in headers.items())
    return read_seen(1, f"{head}\n{moves} {result}\n")[0]


def told(
    rows: list[SeenGame], games: list[SeenGame]
) -> list[tuple[Kind, int | None, int | None, int | None]]:
    return [(step.kind, step.row, step.game, step.ply) for step in steps(rows, games)]


START = seen("1. e4 e5")


@pytest.mark.parametrize(
    ("before", "after", "kind", "ply"),
    [
        (START, START, "same", None),
        (START, seen("1.e4   e5"), "same", None),
        (START, seen("1. e4 e5 2. Nf3"), "grown", None),
        (START, seen("1. e4 e5", result="1-0"), "grown", None),
        (START, seen("1. e4 {[%clk 1:29:10]} e5"), "grown", None),
        (START, seen("1. e4 e5", WhiteElo="2500"), "grown", None),
        (START, seen("1. e4 c5 2. Nf3"), "corrected", 1),
        (START, seen("1. e4"), "corrected", 1),
        (START, seen("1. d4 d5"), "corrected", 0),
        (START, seen("1. e4 e5", FEN="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "left", None),
        (START, seen("1. e4 e5 2. Ke3"), "left", None),
        (START, seen(""), "left", None),
        (seen(""), seen("1. e4"), "changed", None),
        (seen(""), seen("", result="1-0"), "changed", None),
        (seen("1. e5"), seen("1. e4"), "changed", None),
    ],
)
def test_what_becomes_of_a_game(before: SeenGame, after: SeenGame, kind: Kind, ply: int | None) -> None:
    assert told([before], [after]) == [(kind, 0, 0, ply)]


def test_another_first_position_is_a_correction_from_the_start() -> None:
    from_position = seen("1. e4 Ke7", FEN="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    assert told([START], [from_position]) == [("corrected", 0, 0, 0)]


def test_a_game_of_a_name_of_its_own_is_found_wherever_it_stands_and_whoever_plays() -> None:
    rows = [seen("1. e4", GameURL="https://l/1"), seen("1. d4", GameURL="https://l/2")]
    games = [
        seen("1. d4 d5", GameURL="https://l/2", white="Cleo"),
        seen("1. e4 e5", GameURL="https://l/1", round="2"),
    ]
    assert told(rows, games) == [("grown", 1, 0, None), ("grown", 0, 1, None)]


def test_the_same_players_under_two_names_of_games_are_two_games() -> None:
    rows, games = [seen("1. e4", GameURL="https://l/1")], [seen("1. e4 e5", GameURL="https://l/2")]
    assert told(rows, games) == [("new", None, 0, None), ("gone", 0, None, None)]


def test_a_site_names_a_game_where_it_is_an_address_of_that_game_alone() -> None:
    rows = [seen("1. e4", Site="https://l/1"), seen("1. d4", Site="https://l/2", white="Cleo")]
    games = [
        seen("1. d4 d5", Site="https://l/2", white="X", round="7"),
        seen("1. e4 e5", Site="https://l/1", white="Y", round="7"),
    ]
    assert told(rows, games) == [("grown", 1, 0, None), ("grown", 0, 1, None)]
    same = [seen("1. e4", Site="https://l", white=name) for name in ("Ada", "Cleo")]
    later = [seen("1. e4 e5", Site="https://l", white=name) for name in ("Cleo", "Ada")]
    assert told(same, later) == [("grown", 1, 0, None), ("grown", 0, 1, None)]


def test_a_board_goes_before_the_round_alone() -> None:
    rows = [seen("1. e4", Board="1"), seen("1. d4", Board="2")]
    games = [seen("1. d4 d5", Board="2"), seen("1. e4 e5", Board="1")]
    assert told(rows, games) == [("grown", 1, 0, None), ("grown", 0, 1, None)]
    assert told([seen("1. e4", round="3")], [seen("1. e4 e5", round="3.2")]) == [("grown", 0, 0, None)]


def test_several_games_of_a_pairing_go_by_their_order() -> None:
    rows = [seen("1. e4"), seen("1. d4")]
    games = [seen("1. c4"), seen("1. d4 d5")]
    assert told(rows, games) == [("corrected", 0, 0, 0), ("grown", 1, 1, None)]


def test_where_their_number_differs_they_go_by_their_moves() -> None:
    rows = [seen("1. e4 e5"), seen("1. d4 d5")]
    assert told(rows, [seen("1. d4 d5 2. c4")]) == [("grown", 1, 0, None), ("gone", 0, None, None)]
    more = [seen("1. c4"), seen("1. e4 e5 2. Nf3"), seen("1. d4 d5 2. c4")]
    assert told(rows, more) == [("new", None, 0, None), ("grown", 0, 1, None), ("grown", 1, 2, None)]


def test_a_name_that_is_put_right_leaves_the_game_where_it_is() -> None:
    rows = [seen("1. e4", round="1.1", black="?"), seen("", round="1.2", white="Adda")]
    games = [seen("1. e4 e5", round="1.1"), seen("", round="1.2")]
    assert told(rows, games) == [("grown", 0, 0, None), ("changed", 1, 1, None)]


def test_another_game_on_the_same_board_is_a_new_one() -> None:
    rows, games = [seen("1. e4 e5", round="1.1")], [seen("1. d4", round="1.1", white="Cleo", black="Dora")]
    assert told(rows, games) == [("new", None, 0, None), ("gone", 0, None, None)]


def test_colours_that_are_put_right_leave_the_game_where_it_is() -> None:
    swapped = seen("1. e4 e5", white="Bea", black="Ada")
    assert told([seen("1. e4")], [swapped]) == [("grown", 0, 0, None)]
    return_game = seen("1. d4", white="Bea", black="Ada")
    assert told([seen("1. e4")], [return_game])[0][0] == "new"


def test_nothing_is_deleted_by_a_text_that_is_shorter() -> None:
    assert told([START], []) == [("gone", 0, None, None)]


def test_games_without_names_go_by_their_order() -> None:
    nobody = [seen(moves, white="?", black="?", round="?") for moves in ("1. e4", "1. d4")]
    later = [seen(moves, white="?", black="?", round="?") for moves in ("1. e4 e5", "1. d4")]
    assert told(nobody, later) == [("grown", 0, 0, None), ("same", 1, 1, None)]


def test_equal_texts_are_set_aside_once_each() -> None:
    assert set_aside(["a", "b", "a"], ["a", "c"]) == ([1, 2], [1])
    assert set_aside([], ["a"]) == ([], [0])
    assert set_aside(["a", "a"], ["a", "a"]) == ([], [])


def test_a_label_stays_while_a_game_grows_and_differs_between_games() -> None:
    assert label(START.tags) == label(seen("1. e4 e5 2. Nf3", result="1-0").tags)
    assert label(START.tags) != label(seen("1. e4 e5", white="Cleo").tags)
    named = [label({"GameURL": "https://l/1", "White": white}) for white in ("Ada", "Adda")]
    assert named[0] == named[1]


def test_a_text_that_is_no_game_is_refused() -> None:
    with pytest.raises(KibitzError):
        read_seen(1, "")


def test_a_game_without_a_result_is_said_to_be_played_still() -> None:
    open_one = '[White "A"]\n[Result "*"]\n\n1. e4 *'
    assert read_seen(1, going(open_one))[0].tags["Termination"] == "Unterminated"
    assert going(going(open_one)) == going(open_one)
    for told in (open_one.replace('"*"', '"1-0"'), '[Termination "abandoned"]\n' + open_one, "1. e4 *"):
        assert going(told) == told


def test_a_game_that_cannot_be_read_keeps_its_headers_and_has_no_moves() -> None:
    before, entry = read_seen(3, '[White "Ada"]\n\n1. e4 Qxh9 *\n')
    assert (before.tags["White"], before.start, before.moves, before.readable) == ("Ada", "", (), False)
    assert entry.number == 3
    assert entry.fault is not None
    assert read_seen(3, '[White "Ada"]\n\n1. e4 Qxh9 *\n')[0] == before
    assert read_seen(3, '[White "Ada"]\n\n1. e4 Qxi9 *\n')[0].fingerprint != before.fingerprint


def test_a_text_that_is_no_unicode_has_a_fingerprint() -> None:
    assert len(read_seen(1, "1. e4 Qxh9 {\udcfc} *\n")[0].fingerprint) == 16


@pytest.mark.parametrize(
    ("source", "whole"),
    [
        ('[Result "*"]\n\n1. e4 *\n', True),
        ('\n [Result "1-0"]\n\n1. e4 1-0 \n', True),
        ('[Result "1/2-1/2"]\n\n1. e4 1/2-1/2', True),
        ('[Result "*"]\n\n1. e4 e', False),
        ('\n [Result "*"]\n\n1. e4', False),
        ("1. e4 e5", True),
    ],
)
def test_a_game_with_headers_is_whole_where_it_ends_with_its_marker(source: str, whole: bool) -> None:
    assert is_whole(source) is whole


def test_a_game_says_once_that_it_is_being_played() -> None:
    comment = '{[Result "*"]}'
    assert going(f'[Result "*"]\n\n1. e4 {comment} *') == (
        f'[Result "*"]\n[Termination "Unterminated"]\n\n1. e4 {comment} *'
    )


@pytest.mark.parametrize(
    ("before", "after", "is_same"),
    [
        ({"GameId": "x1"}, {"GameId": "x1", "white": "Cleo", "round": "7"}, True),
        ({"GameId": "x1"}, {}, True),
        ({"GameId": "x1"}, {"GameId": "x2"}, False),
        ({"Site": "Ulm"}, {"Site": "Ulm", "white": "Cleo", "round": "7"}, False),
        ({"round": "?"}, {"round": "-"}, True),
        ({"white": "ada  von Ulm"}, {"white": " Ada von Ulm"}, True),
        ({"round": "1"}, {"round": "2"}, False),
        ({"round": "3"}, {"round": "3.2", "white": "Bea", "black": "Ada"}, True),
        ({"round": "3"}, {"round": "4", "white": "Bea", "black": "Ada"}, False),
        ({"white": "?"}, {"white": "Bea", "black": "?"}, False),
        ({}, {"white": "Cleo", "black": "Dora"}, False),
        ({"Board": "2"}, {"Board": "2", "white": "Adda"}, True),
        ({"Board": "2"}, {"round": "1.2", "white": "Adda"}, True),
        ({"Board": "2"}, {"Board": "3", "white": "Adda"}, False),
        ({"Board": "2"}, {"Board": "2", "round": "2", "white": "Adda"}, False),
    ],
)
def test_headers_say_which_game_it_is(before: Any, after: Any, is_same: bool) -> None:
    found = told([seen("1. e4 e5", **before)], [seen("1. e4 e5 2. Nf3", **after)])
    assert found[0][0] == ("grown" if is_same else "new")


@pytest.mark.parametrize(
    "places",
    [
        [{"round": "1"}, {"round": "2"}],
        [{"round": "1.1"}, {"round": "1.2"}],
        [{"Board": "1"}, {"Board": "2"}],
    ],
)
def test_other_moves_on_another_day_are_no_other_game(places: list[Any]) -> None:
    rows = [seen("1. e4", **place) for place in places]
    games = [seen("1. d4", **place) for place in reversed(places)]
    assert told(rows, games) == [("corrected", 1, 0, 0), ("corrected", 0, 1, 0)]


def test_a_round_may_name_its_board_later() -> None:
    rows = [seen("1. e4", round="3"), seen("1. d4", round="4")]
    games = [seen("1. c4", round="4.2"), seen("1. f4", round="3.1")]
    assert told(rows, games) == [("corrected", 1, 0, 0), ("corrected", 0, 1, 0)]


def test_the_last_word_of_a_game_that_was_cut_is_not_counted() -> None:
    head = '[White "Ann"]\n[Black "Bob"]\n\n'
    assert without_last_word(f"{head}1. e4 e5 2. N") == f"{head}1. e4 e5 2."
    assert without_last_word(f"{head}1.") == without_last_word('[White "Ann"]\n[Bla') == ""
