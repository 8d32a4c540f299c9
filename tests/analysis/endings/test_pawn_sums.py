"""Pawn sums as plain records, and what a review may claim of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import chess
import pytest

from endgames import pawns
from endgames.refusals import message
from server.analysis.endings import pawn_sums
from server.analysis.endings.pawn_sums import agreed_pawns, agrees, solved_pawns, values_in
from server.analysis.endings.solved import SolvedSum
from server.analysis.evaluation import Line, Score
from server.i18n.texts import from_json, sentence

BOARD = chess.Board("8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1")
GROUP = pawns.ValuedGroup(
    ("h3", "h7"), "v2*", "0", "0", pawns.ThermographRecord((("0", "0"),), (("0", "0"),))
)


def found(*, certified: bool = True) -> pawns.SolvedSums:
    return pawns.SolvedSums((GROUP,), "v*", "N", ("h4",), certified, (), message("fault-game-steps", limit=1))


class Solving:
    """Stands in for `pawns.solve` and `agrees`; notes whether proofs were asked for."""

    def __init__(self, *answers: Any, agrees: bool = True) -> None:
        self.answers = [*answers]
        self.proofs: list[bool] = []
        self.says = agrees

    def solve(self, board: chess.Board, values: Any = None, *, prove: bool = True) -> Any:
        self.proofs.append(prove)
        return self.answers.pop(0)

    def agrees(self, board: chess.Board, worded: Any, lines: Any) -> bool:
        return self.says


def use(monkeypatch: pytest.MonkeyPatch, solving: Solving) -> Solving:
    monkeypatch.setattr(pawns, "solve", solving.solve)
    monkeypatch.setattr(pawn_sums, "agrees", solving.agrees)
    return solving


def test_a_sum_is_plain_json_without_its_doubts(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Solving(found(certified=False)))
    worded = solved_pawns(BOARD)
    assert worded.refused is None
    assert worded.pawns is not None
    assert list(worded.pawns) == ["groups", "sum", "outcome", "winning_moves", "certified"]
    assert worded.pawns["groups"][0]["thermograph"]["left"] is not None


def test_a_refusal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Solving(pawns.NoSums(message("pawns-refused-large"))))
    assert solved_pawns(BOARD) == SolvedSum(refused=sentence("pawns-refused-large"))


def test_a_review_claims_what_is_agreed_to_and_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    solving = use(monkeypatch, Solving(found(certified=False), found()))
    assert agreed_pawns(BOARD, []) == (
        True,
        {
            "groups": [{"squares": ["h3", "h7"], "value": "v2*", "mean": "0", "temperature": "0"}],
            "sum": "v*",
            "outcome": "N",
            "winning_moves": ["h4"],
        },
    )
    assert solving.proofs == [False, True]


@pytest.mark.parametrize(
    ("solving", "tried"),
    [
        (Solving(pawns.NoSums(message("pawns-refused-large"))), False),
        (Solving(found(certified=False), agrees=False), False),
        (Solving(found(certified=False), found(certified=False)), True),
        (Solving(found(certified=False), pawns.NoSums(message("pawns-refused-large"))), True),
    ],
)
def test_nothing_else_is_claimed(monkeypatch: pytest.MonkeyPatch, solving: Solving, tried: bool) -> None:
    use(monkeypatch, solving)
    assert agreed_pawns(BOARD, []) == (tried, None)


def test_values_are_read_once_for_a_folder(tmp_path: Path) -> None:
    assert values_in(tmp_path) is values_in(tmp_path)
    assert values_in(tmp_path) is not values_in(tmp_path, read_only=True)


def test_a_whole_answer_says_where_each_group_stands_and_what_it_is_worth() -> None:
    told = solved_pawns(BOARD, prove=False).pawns
    assert told is not None
    groups: list[dict[str, Any]] = [dict(group) for group in told["groups"]]
    said = [
        (group["squares"], *(from_json(group[name], "en") for name in ("where", "worth"))) for group in groups
    ]
    assert said == [
        (("a2", "a6", "b2", "b7"), "queenside", "a shade in White’s favour"),
        (("h3", "h7"), "kingside", "a shade in Black’s favour and one move for whoever plays it first"),
    ]
    assert (told["outcome"], told["certified"]) == ("N", False)


def test_what_is_asked_is_asked_of_the_solver(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[Any, ...]] = []

    def solve(board: chess.Board, values: Any = None, *, prove: bool = True) -> pawns.SolvedSums:
        asked.append((board, values, prove))
        return found()

    monkeypatch.setattr(pawns, "solve", solve)
    values = values_in(tmp_path)
    solved_pawns(BOARD, values)
    solved_pawns(BOARD, values, prove=False)
    assert asked == [(BOARD, values, True), (BOARD, values, False)]


def summed(board: chess.Board) -> pawns.SolvedSums:
    found = pawns.solve(board, prove=False)
    assert isinstance(found, pawns.SolvedSums)
    return found


def line(rank: int, score: int, *moves: str) -> Line:
    return Line(rank, 20, Score(cp=score), moves)


def test_the_engine_agrees_by_who_wins_and_by_which_moves() -> None:
    board = chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1")
    found = summed(board)
    assert agrees(board, found, [line(1, 900, "h2h4"), line(2, -700, "h2h3"), line(3, 0, "f3g2")])
    assert not agrees(board, found, [])
    assert not agrees(board, found, [line(1, 300, "h2h4")])
    assert not agrees(board, found, [line(1, 900, "h2h3")])
    assert not agrees(board, found, [line(1, 900, "h2h4"), line(2, 800, "f3e2")])
    board.turn = chess.BLACK
    found = summed(board)
    assert agrees(board, found, [line(1, 500, "h5h4")])
    assert agrees(board, found, [Line(1, 20, Score(mate=20), ("h5h4",))])
    assert not agrees(board, found, [line(1, 0, "e5e6")])
