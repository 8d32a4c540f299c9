from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.nn import loader
from server.analysis.people import prediction
from server.analysis.people.asked import MOST, PeopleUnknown, people_here
from server.analysis.people.ratings import RATINGS

ITALIAN = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"]


def shares(moves: list[str], fen: str = chess.STARTING_FEN) -> dict[str, list[float]]:
    return {move["san"]: move["p"] for move in people_here(fen, moves, plies=600)["moves"]}


def test_the_usual_start_has_the_openings_that_people_play() -> None:
    here = people_here(chess.STARTING_FEN, [], plies=600)
    assert here["ratings"] == list(RATINGS)
    assert len(here["moves"]) == MOST
    assert {move["san"] for move in here["moves"][:2]} == {"e4", "d4"}
    assert all(len(move["p"]) == len(RATINGS) for move in here["moves"])


def test_the_likeliest_moves_come_first_and_are_a_part_of_all() -> None:
    highest = [max(p) for p in shares(ITALIAN).values()]
    assert highest == sorted(highest, reverse=True)
    assert all(sum(column) <= 1.001 for column in zip(*shares(ITALIAN).values(), strict=True))


def test_castling_is_the_kings_move() -> None:
    castles = next(
        move for move in people_here(chess.STARTING_FEN, ITALIAN, plies=600)["moves"] if move["san"] == "O-O"
    )
    assert castles["uci"] == "e1g1"


def test_how_a_position_came_about_counts() -> None:
    board = chess.Board()
    for move in ITALIAN:
        board.push_uci(move)
    assert shares([], board.fen()) != shares(ITALIAN)


def test_where_the_game_is_over_nobody_plays() -> None:
    assert people_here(chess.STARTING_FEN, ["f2f3", "e7e5", "g2g4", "d8h4"], plies=600)["moves"] == []


@pytest.mark.parametrize(
    ("fen", "moves", "place"),
    [
        ("nonsense", [], "fen"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", [], "fen"),
        ("bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1", [], "fen"),
        (chess.STARTING_FEN, ["e2e4", "e2e4"], "move 1, Black"),
    ],
)
def test_what_is_no_game_is_refused_with_its_place(fen: str, moves: list[str], place: str) -> None:
    with pytest.raises(GameError) as refused:
        people_here(fen, moves, plies=600)
    assert refused.value.place == place


def test_a_game_may_be_as_long_as_it_may_be() -> None:
    with pytest.raises(LimitError, match="2 plies"):
        people_here(chess.STARTING_FEN, ["e2e4", "e7e5"], plies=1)


def test_where_nothing_runs_the_networks_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_installed(*given: Any) -> None:
        raise loader.NoInterpreter

    monkeypatch.setattr(prediction, "predictions", none_installed)
    with pytest.raises(PeopleUnknown):
        people_here(chess.STARTING_FEN, [], plies=600)
