"""Pictures as values: they name what is kept."""

from __future__ import annotations

import pickle

from server.images.boards import DEFAULT_THEME
from server.images.pictures import (
    DEFAULT_SIZE,
    MAX_SIZE,
    MIN_SIZE,
    AnimationPicture,
    Band,
    BoardLook,
    BoardPicture,
    CardPicture,
    CardSide,
    DrawnArrow,
    GraphMark,
    GraphPicture,
    StillPicture,
)

BOARD = BoardPicture("8/8/8/8/8/8/8/8 w - - 0 1", "e2", "e4", None, "best", (DrawnArrow("e2", "e4", "red"),))
GRAPH = GraphPicture((0.5, None), (Band("opening", "Opening", 0, 1),), (GraphMark(1, "best"),), 1)


def test_every_picture_comes_out_of_the_pipe_as_it_went_in() -> None:
    for picture in (
        StillPicture(BOARD, BoardLook()),
        CardPicture(BOARD, BoardLook(), GRAPH, CardSide("Ann"), CardSide("Bob", points="½"), "Riga"),
        AnimationPicture((BOARD, BOARD), BoardLook(), CardSide("Ann"), CardSide("Bob"), ("", "1. e4")),
    ):
        again = pickle.loads(pickle.dumps(picture))
        assert again == picture and hash(again) == hash(picture)


def test_a_board_of_which_nothing_is_said_has_the_usual_look() -> None:
    assert BoardLook().theme == DEFAULT_THEME
    assert MIN_SIZE <= BoardLook().size == DEFAULT_SIZE <= MAX_SIZE
