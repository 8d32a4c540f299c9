"""Draws that need no search, as the search tells them."""

from __future__ import annotations

from collections.abc import Callable

import chess

from server.analysis.builtin.thinking import Thought

Think = Callable[..., tuple[str | None, list[Thought]]]


def test_position_that_was_there_twice_is_a_draw(think: Think) -> None:
    board = chess.Board("7k/8/8/8/8/8/q5PP/7K w - - 0 1")
    for text in ("h1g1", "a2a1", "g1f2", "a1a2", "f2g1", "a2a1", "g1f2", "a1a2"):
        board.push_uci(text)
    _, thoughts = think(board, nodes=20_000, ranks=5)
    scores = {thought.line[0]: thought.score.relative.score() for thought in thoughts}
    assert scores["f2g1"] == 0


def test_move_that_reaches_fifty_moves_is_a_draw(think: Think) -> None:
    _, thoughts = think("7k/8/8/3Q4/8/8/8/K7 w - - 99 120", nodes=20_000)
    assert thoughts[-1].score.relative.score() == 0


def test_mate_counts_before_fifty_moves(think: Think) -> None:
    best, thoughts = think("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 120", nodes=20_000)
    assert best == "d1d8"
    assert thoughts[-1].score.relative.mate() == 1


def test_bare_minor_piece_is_a_draw(think: Think) -> None:
    _, thoughts = think("8/8/8/3k4/8/8/3p4/3KB3 w - - 0 1", nodes=20_000)
    assert thoughts[-1].score.relative.score() == 0
