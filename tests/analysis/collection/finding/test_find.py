"""Which games are found, of digests made by hand."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.collection.finding.features import KINDS, features_of, keys_of
from server.analysis.collection.finding.find import Question, find, question_of
from server.analysis.collection.season.player_games import Source
from server.analysis.errors import OptionsError

START = chess.STARTING_BOARD_FEN


def source(number: int, line: str, **more: Any) -> Source:
    """A game of these moves (SAN)."""
    board = chess.Board()
    positions = [board.board_fen()]
    for san in line.split():
        board.push_san(san)
        positions.append(board.board_fen())
    headers = {
        "White": "Ann",
        "Black": "Bob",
        "Result": "1-0",
        "Date": "2026.03.14",
        **more.get("headers", {}),
    }
    facts: Any = {"headers": {} if more.get("alone") else headers, "plies": 4, "opening": None}
    digest: Any = {
        "line": more.get("moves", []),
        "headers": headers,
        "keys": keys_of(positions),
        "features": more.get("features", features_of(positions)),
        "endgame": more.get("endgame", []),
    }
    return Source(number, facts, more.get("review", f"r{number}"), digest)


def found(question: Question, *sources: Source, player: str | None = None) -> Any:
    return find(sources, question, player)


def test_a_position_is_found_by_whatever_moves_it_came() -> None:
    games = (source(1, "e4 e5 Nf3 Nc6"), source(2, "Nf3 Nc6 e4 e5 Bc4"), source(3, "d4 d5"))
    question = question_of(None, "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R_b_-_e3_9_9")
    answer = found(question, *games)
    assert [(game["review"], game["ply"], game["move"]) for game in answer["games"]] == [
        ("r1", 4, 2),
        ("r2", 4, 2),
    ]
    assert answer["games"][0] == {
        "review": "r1",
        "white": "Ann",
        "black": "Bob",
        "result": "1-0",
        "date": "2026.03.14",
        "ply": 4,
        "move": 2,
        "men": question.men,
        "side": None,
        "player": None,
    }
    assert answer["searched"] == 3
    assert [game["move"] for game in found(question_of(None, START), games[0])["games"]] == [None]


def test_a_kind_is_found_where_it_is_first_and_told_whose_it_is() -> None:
    doubled = "e4 d5 exd5 Qxd5 Nc3 Qe5 Be2 Qxc3 bxc3 Nf6 Nf3 g6 d4 Bg7 O-O O-O"
    answer = found(Question("doubled-pawns"), source(1, doubled), source(2, "e4 e5"))
    (game,) = answer["games"]
    assert (game["ply"], game["side"], game["move"]) == (9, "white", 5)
    assert answer["kinds"] == [{"kind": "doubled-pawns", "group": "structure", "games": 1}]
    assert found(Question(), source(1, doubled))["games"] == []


def test_the_endgames_types_are_those_of_the_review() -> None:
    stretches = [
        {"type": "Rook", "ply": 60, "fen": "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"type": "Pawn", "ply": 80, "fen": "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"type": "Endgame", "ply": 50, "fen": "8/8/8/8/8/8/8/8 w - - 0 1"},
    ]
    answer = found(Question("type-rook"), source(1, "e4", endgame=stretches, moves=None))
    assert [(game["ply"], game["move"], game["men"]) for game in answer["games"]] == [
        (60, None, "8/8/8/8/8/8/8/8")
    ]
    assert answer["kinds"] == [{"kind": "type-rook", "group": "type", "games": 1}]


def test_the_earliest_of_two_sides_counts() -> None:
    two: Any = [
        {"kind": "stonewall", "side": side, "ply": ply, "men": START}
        for side, ply in (("white", 30), ("black", 20))
    ]
    answer = found(Question("stonewall"), source(1, "e4", features=two))
    assert [(game["side"], game["ply"]) for game in answer["games"]] == [("black", 20)]


def test_a_players_games_alone() -> None:
    games = (
        source(1, "e4"),
        source(2, "e4", headers={"White": "Cid", "Black": "Ann"}),
        source(3, "e4", headers={"White": "Cid"}),
    )
    answer = found(question_of(None, START), *games, player="Ann")
    assert [(game["review"], game["player"]) for game in answer["games"]] == [
        ("r1", "white"),
        ("r2", "black"),
    ]
    assert found(question_of(None, START), *games, player="Nobody") is None


def test_games_without_a_review_are_counted_and_left_out() -> None:
    waiting = Source(2, source(2, "e4").facts, "r2", None)
    answer = found(question_of(None, START), source(1, "e4", alone=True), waiting)
    assert (answer["searched"], answer["left_out"], len(answer["games"])) == (1, 1, 1)
    assert answer["games"][0]["white"] == "Ann"


@pytest.mark.parametrize(
    ("kind", "fen", "place"),
    [
        ("luck", None, "kind"),
        ("rooks", START, "fen"),
        (None, "", "fen"),
        (None, "8/8", "fen"),
        (None, f"x{START}", "fen"),
        (None, "x" * 100_000, "fen"),
    ],
)
def test_what_cannot_be_looked_for_is_said(kind: str | None, fen: str | None, place: str) -> None:
    with pytest.raises(OptionsError) as refused:
        question_of(kind, fen)
    assert refused.value.place == place


def test_every_kind_can_be_asked_for() -> None:
    assert [question_of(kind, None).kind for kind in KINDS] == list(KINDS)
    assert question_of(None, None) == Question()
    assert question_of(None, f" {START} w KQkq - 0 1").men == START
