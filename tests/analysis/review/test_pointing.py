"""The searches around a fault that show what its moves are for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import chess
import numpy as np

from server.analysis.engine.plan import Chunk
from server.analysis.engine.pool import Searched
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import MovePoints
from server.analysis.nn.loader import NoInterpreter
from server.analysis.people.prediction import Prediction
from server.analysis.reasons.scene import Context, Scene
from server.analysis.review import pointing
from server.analysis.review.pointing import Pointing
from tests.analysis.fake_pool import FakePool

BUDGET = 200_000
PLY = 3
FEN = "rnbqkbnr/ppp2ppp/8/3pp3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3"


def scene(fen: str = FEN, move: str = "a2a3", better: str = "e4d5", answer: str = "d5e4") -> Scene:
    """A fault: `better` was there, `answer` follows. Or a good move, where that is `better`."""
    board = chess.Board(fen)
    was, then = (30, -120) if board.turn else (-120, 30)
    before = [Line(1, 12, Score(cp=was), (better,))]
    after = [Line(1, 12, Score(cp=was if move == better else then), (answer,))]
    return Scene(board, chess.Move.from_uci(move), before, after, Context())


def half(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[Prediction]:
    """Players of whom half play the first legal move by its name, and the others the second."""
    legal = tuple(sorted(start.legal_moves, key=lambda each: each.uci()))
    shares = [0.5 if index < 2 else 1e-9 for index in range(len(legal))]
    yield Prediction(legal, np.log(np.array([shares] * 3)))


def nobody(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[Prediction]:
    raise NoInterpreter("none")


class Asked:
    """What is searched: the positions, nodes and lines of each run."""

    def __init__(self) -> None:
        self.pool, self.seen = FakePool(), list[tuple[str, int, int]]()

    def __call__(self, chunks: Sequence[Chunk], boards: Sequence[chess.Board]) -> Iterable[Searched]:
        searches = [search for chunk in chunks for search in chunk.searches]
        self.seen += [(boards[each.ply].epd(), each.nodes, each.multipv) for each in searches]
        return self.pool.run(chunks, boards, lambda: False)


def points(foresight: Any = half, known: MovePoints | None = None, **told: Any) -> tuple[Asked, MovePoints]:
    asked = Asked()
    subject = Pointing(BUDGET, foresight, {})
    found = subject.ask({PLY: scene(**told)}, {} if known is None else {PLY: known}, asked)
    return asked, found[PLY]


def test_both_moves_are_asked_with_a_pass_their_replies_and_what_people_reply() -> None:
    asked, found = points()
    assert (found["after"]["move"], found["before"]["move"]) == ("d5e4", "e4d5")
    assert [len(found["after"][key]) for key in ("idle", "replies", "natural")] == [2, 4, 2]
    assert [len(found["before"][key]) for key in ("idle", "replies", "natural")] == [2, 4, 1]
    assert "passed" in found and "against" not in found  # the answer takes what is no longer there
    assert {nodes for _, nodes, _ in asked.seen} <= {
        BUDGET // part
        for part in (
            pointing.IDLE,
            pointing.REPLIES,
            pointing.NATURAL,
            pointing.PASSED,
        )
    }


def test_the_answer_is_played_against_the_better_move_too() -> None:
    asked, found = points(better="g1f3")
    assert "against" in found
    board = chess.Board(FEN)
    board.push_uci("g1f3")
    board.push_uci("d5e4")
    assert (board.epd(), BUDGET // pointing.NATURAL, 1) in asked.seen


def test_of_a_good_move_the_move_itself_is_asked_and_no_pass_in_its_place() -> None:
    asked, found = points(move="e4d5", answer="d8d5")
    assert list(found) == ["before", "instead"]
    assert found["before"]["move"] == "e4d5"
    after = chess.Board(FEN)
    after.push_uci("e4d5")
    assert after.epd() in [epd for epd, _, _ in asked.seen]


def test_what_stands_in_the_log_is_not_asked_again() -> None:
    _, known = points()
    asked, again = points(known=known)
    assert not asked.seen
    assert again == known


def test_the_answer_to_one_fault_that_is_the_better_move_next_is_searched_once() -> None:
    """White's fault is answered by a pawn move, which Black does not find."""
    first = scene()
    second = scene(first.after.fen(), "h7h6", "d5e4", "e4d5")
    alone, both = Asked(), Asked()
    subject = Pointing(BUDGET, half, {})
    subject.ask({PLY: first}, {}, alone)
    found = subject.ask({PLY: first, PLY + 1: second}, {}, both)
    assert len(both.seen) == len(set(both.seen))
    mine, theirs = found[PLY]["after"]["replies"], found[PLY + 1]["before"]["replies"]
    assert [look["line"] for look in mine] == [look["line"] for look in theirs]
    assert [look["expected"] for look in mine] == [1 - look["expected"] for look in theirs]


def test_another_answer_is_asked_anew() -> None:
    _, known = points()
    asked, again = points(known=known, answer="d5d4")
    assert asked.seen
    assert again["after"]["move"] == "d5d4"


def test_without_networks_no_natural_reply_is_asked() -> None:
    for foresight in (None, nobody):
        found = points(foresight)[1]
        assert found["after"]["natural"] == found["before"]["natural"] == []


def test_where_the_game_is_over_the_rules_say_what_a_search_would() -> None:
    fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2"
    asked, found = points(fen=fen, move="g2g4", better="e2e4", answer="d8h4")
    (mate,) = found["after"]["replies"]
    assert mate["expected"] == 0
    assert found["after"]["natural"] == []
    assert chess.Board("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -").epd() not in [
        epd for epd, _, _ in asked.seen
    ]


def test_points_are_those_of_who_made_the_fault() -> None:
    """Black takes a pawn: that is bad for White, whose fault it was."""
    _, found = points()
    assert found["after"]["replies"][0]["expected"] <= 0.5
