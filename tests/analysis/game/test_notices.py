"""What is told of a text: so many, then their number; and the places in a game."""

from __future__ import annotations

import chess
import pytest

from server.analysis.game.notices import MAX_NOTICES, Notice, Notices, in_variation, place_of
from server.i18n.texts import translated


def filled(count: int) -> tuple[Notices, list[int]]:
    notices, made = Notices(), []

    def tell(number: int) -> Notice:
        made.append(number)
        return Notice("code", str(number))

    for number in range(count):
        notices.add(lambda number=number: tell(number))  # type: ignore[misc]
    return notices, made


def test_fifty_are_told_as_they_are() -> None:
    told = filled(50)[0].all()
    assert MAX_NOTICES == 50
    assert [notice.message for notice in told] == [str(number) for number in range(50)]


def test_of_the_rest_the_number_is_told_and_nothing_made() -> None:
    notices, made = filled(MAX_NOTICES + 7)
    notices.leave_out(3)
    assert len(notices.all()) == MAX_NOTICES + 1
    last = notices.all()[-1]
    assert (last.code, last.message, last.place) == ("more_warnings", "And 10 more warnings.", None)
    assert translated(last.message, "de") == "Und 10 weitere Hinweise."
    assert len(made) == MAX_NOTICES


def test_one_more_is_told_as_one() -> None:
    notices, _ = filled(MAX_NOTICES + 1)
    assert notices.all()[-1].message == "And one more warning."


def test_what_others_left_out_is_told_too() -> None:
    notices = Notices()
    notices.leave_out(2)
    assert [notice.message for notice in notices.all()] == ["And 2 more warnings."]


@pytest.mark.parametrize(
    ("fen", "ply", "place"),
    [
        (chess.STARTING_FEN, 1, "move 1, White"),
        (chess.STARTING_FEN, 34, "move 17, Black"),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 10", 1, "move 10, Black"),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 10", 2, "move 11, White"),
    ],
)
def test_a_place_is_a_number_and_a_side(fen: str, ply: int, place: str) -> None:
    assert place_of(chess.Board(fen), ply) == place
    assert in_variation(place_of(chess.Board(fen), ply)) == f"{place} (variation)"
