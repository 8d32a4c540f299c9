from __future__ import annotations

import flask
import pytest

from server.analysis.errors import GameError
from server.store.reviews.rows import new_game
from server.web.api.game_files import (
    check_any,
    read_file,
    refused_of,
    reviews_of,
    title_of,
    was_played,
)

GAME, BROKEN = "1. e4 e5 *", "1. e4 Ke6 *"
BYE = '[White "Ann"]\n[Black "BYE"]\n[Result "1-0"]\n\n1-0'


@pytest.fixture(autouse=True)
def request_context(app: flask.Flask) -> object:
    with app.test_request_context():
        yield


def test_each_game_is_read_by_itself_and_a_fault_is_its_own() -> None:
    entries = read_file(
        "\n\n".join(f'[Event "{n}"]\n\n{text}' for n, text in enumerate((GAME, BROKEN, GAME)))
    )
    assert [entry.fault is None for entry in entries] == [True, False, True]
    check_any(entries)
    with pytest.raises(GameError) as refused:
        check_any(entries[1:2])
    assert refused.value.place == "move 1, Black"
    taken = [new_game(entry) for entry in entries]
    assert [game.reviewable for game in taken] == [True, False, True]
    assert taken[1].facts["text"] == taken[1].pgn and taken[1].facts["fault"]["place"] == "move 1, Black"


def test_a_bye_is_no_game_and_no_fault() -> None:
    (bye,) = read_file(BYE)
    (broken,) = read_file(BROKEN)
    assert bye.fault and not was_played(bye) and was_played(broken)
    assert [refused["number"] for refused in refused_of([(7, bye), (9, broken)])] == [9]


def test_reviews_are_told_of_games_that_have_one() -> None:
    assert reviews_of([(3, None), (4, "abc")]) == [{"number": 4, "id": "abc"}]


@pytest.mark.parametrize(
    ("headers", "title"),
    [
        ([{"Event": "A"}, {"Event": "B"}, {"Event": "B"}], "B"),
        ([{"Event": "?"}, {}], "2 games"),
        ([{"Event": "A", "StudyName": "Lucena"}, {"Event": "A"}], "Lucena"),
    ],
)
def test_a_file_is_called_after_its_games(headers: list[dict[str, str]], title: str) -> None:
    assert title_of([{"headers": each, "plies": 0, "opening": None} for each in headers]) == title
