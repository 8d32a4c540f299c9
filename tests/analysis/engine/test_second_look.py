"""A position's nodes: most of them for the main line, some for the lines beside it, told apart alone."""

from __future__ import annotations

import chess
import pytest

from server.analysis.engine.base import Analysis
from server.analysis.engine.process import UciEngine
from server.analysis.engine.second_look import joined, look
from server.analysis.evaluation import Line, Score, second_line, top_line
from tests.analysis.engine.fakes import PATIENT, fake_spec


class Listening:
    """An engine that notes what it is asked and answers with as many lines."""

    identity = "Listening 1"

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def new_game(self) -> None:
        pass

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        self.asked.append((nodes, multipv))
        moves = [move.uci() for move in board.legal_moves][:multipv]
        lines = tuple(Line(rank, 9, Score(cp=-rank), (uci,)) for rank, uci in enumerate(moves, start=1))
        return Analysis(lines, 9, nodes, wobble=0.001 * multipv)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("nodes", "multipv", "asked"),
    [
        (200_000, 1, [(200_000, 1)]),
        (200_000, 2, [(175_000, 1), (25_000, 2)]),
        (200_000, 3, [(150_000, 1), (50_000, 3)]),
        (200_000, 5, [(100_000, 1), (100_000, 5)]),
        (1_000, 2, [(500, 1), (500, 2)]),
    ],
)
def test_the_main_line_gets_what_the_second_search_leaves(
    nodes: int, multipv: int, asked: list[tuple[int, int]]
) -> None:
    engine = Listening()
    found = look(engine, chess.Board(), nodes, multipv)
    assert engine.asked == asked
    assert sum(spent for spent, _ in asked) == found.nodes == nodes
    assert [line.rank for line in found.lines] == list(range(1, multipv + 1))
    assert found.wobble == 0.001, "of the main search"


def test_a_position_with_one_legal_move_has_one_line() -> None:
    engine = Listening()
    look(engine, chess.Board("7k/8/8/8/8/8/r7/7K w - - 0 1"), 1_000, 2)
    assert engine.asked == [(1_000, 1)]


def analysis(depth: int, *found: tuple[str, int]) -> Analysis:
    lines = (Line(rank, depth, Score(cp=cp), (uci,)) for rank, (uci, cp) in enumerate(found, start=1))
    return Analysis(tuple(lines), depth, 100)


def test_lines_beside_the_main_one_are_held_against_their_own_search() -> None:
    found = joined(analysis(20, ("e2e4", 50)), analysis(12, ("e2e4", 20), ("d2d4", -30)))
    assert found.lines == (
        Line(1, 20, Score(cp=50), ("e2e4",)),
        Line(2, 12, Score(cp=-30), ("d2d4",), against=Score(cp=20)),
    )
    assert (found.depth, found.nodes) == (20, 200)


@pytest.mark.parametrize(
    "second", [(("d2d4", 30), ("e2e4", -30)), (("d2d4", 30), ("g1f3", -30))], ids=["second", "not at all"]
)
def test_where_the_second_search_prefers_another_move_that_one_costs_nothing(
    second: tuple[tuple[str, int], ...],
) -> None:
    found = joined(analysis(20, ("e2e4", 50)), analysis(12, *second))
    assert found.lines[1:] == (Line(2, 12, Score(cp=30), ("d2d4",), against=Score(cp=30)),)


def test_a_line_of_the_second_search_is_never_the_top_line() -> None:
    found = joined(analysis(20, ("e2e4", 50)), analysis(60, ("e2e4", 20), ("d2d4", -30)))
    assert top_line(found.lines) == found.lines[0]
    assert second_line(found.lines) == found.lines[1]


def test_an_engine_without_multipv_gives_the_main_line_alone() -> None:
    engine = UciEngine(fake_spec("--fault", "bare"), PATIENT)
    try:
        engine.new_game()
        assert len(look(engine, chess.Board(), 1_000, 2).lines) == 1
    finally:
        engine.close()
