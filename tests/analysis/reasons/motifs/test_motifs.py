"""All motifs together, held to recorded puzzles: samples of lichess's themes, and single cases."""

from __future__ import annotations

import collections
import json
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.reasons.motifs import Motif, find, themes

DATA = Path(__file__).parents[3] / "data"
FORK = chess.Board("8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58")
MOVES = [chess.Move.from_uci(uci) for uci in ("e2d3", "b3c5", "d3d4", "c5a6")]

AGAINST_THE_SAMPLE = {"1nFrQ"}
"""A rook where a queen would mate as well: no underpromotion there, but one in all puzzles like it."""


def records(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


def themes_of(fen: str, moves: list[str]) -> set[str]:
    board = chess.Board(fen)
    return set(themes(board, [chess.Move.from_uci(uci) for uci in moves], not board.turn))


def test_motifs_are_told_in_the_order_of_their_moves_and_nothing_is_changed() -> None:
    board, moves = FORK.copy(), list(MOVES)
    assert find(board, moves, chess.WHITE) == [Motif("fork", ("n", "c5"), ("d3", "a6"), chess.WHITE, 1)]
    assert (board, moves) == (FORK, MOVES)
    pieces = chess.Board("r5k1/5ppp/8/8/8/8/4R2P/4R2K b - - 0 1")
    line = [chess.Move.from_uci(uci) for uci in ("a8b8", "e2e8", "b8e8", "e1e8")]
    indices = [motif.index for motif in find(pieces, line, chess.WHITE)]
    assert indices == sorted(indices)


def test_a_line_may_begin_with_the_sides_own_move() -> None:
    board = FORK.copy()
    board.push(MOVES[0])
    (motif,) = find(board, MOVES[1:], chess.WHITE)
    assert (motif.name, motif.index) == ("fork", 0)


def test_nothing_is_found_in_no_line_or_for_the_other_side() -> None:
    assert find(FORK, [], chess.WHITE) == []
    assert find(FORK, MOVES[:1], chess.WHITE) == []
    assert "fork" not in themes(FORK, MOVES, chess.BLACK)


def test_every_theme_is_told_as_in_the_sample() -> None:
    hit: collections.Counter[str] = collections.Counter()
    extra, missed = hit.copy(), hit.copy()
    for record in records("motifs.jsonl"):
        wanted = {theme for theme in record["themes"] if not theme.endswith("sideAttack")}
        got = themes_of(record["fen"], record["moves"])
        hit.update(wanted & got)
        extra.update(got - wanted)
        missed.update(wanted - got)
    assert len(hit) == 36
    for theme in hit | extra | missed:
        assert hit[theme] >= 0.95 * (hit[theme] + extra[theme]), theme
        assert hit[theme] >= 0.95 * (hit[theme] + missed[theme]), theme
    assert hit.total() >= 0.99 * (hit.total() + max(extra.total(), missed.total()))


@pytest.mark.parametrize(
    "case", records("motif_cases.jsonl"), ids=lambda case: f"{case['id']}-{case['motif']}"
)
def test_single_cases_have_their_theme_or_have_it_not(case: dict[str, Any]) -> None:
    told = case["motif"] in themes_of(case["fen"], case["line"])
    assert told is (case["expected"] ^ (case["id"] in AGAINST_THE_SAMPLE))
