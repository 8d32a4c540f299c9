"""The exported PGN: Kibitz's evaluations and NAGs beside everything that the author wrote."""

from __future__ import annotations

import io
from typing import Any

import chess
import chess.pgn

from server.analysis.game.game import parse_game
from server.analysis.report.annotated_pgn import annotated_pgn

PGN = (
    '[Site "?"]\n[White "Ann"]\n\n1. f3 $4 { [%clk 0:01:00] Mine. } e5 (1... d5 { Also. }) '
    "2. g4 { [%eval 0.1] } Qh4# 0-1"
)


def position(**top: Any) -> dict[str, Any]:
    return {"lines": [{"cp": None, "mate": None, **top}], "depth": 12}


def export() -> chess.pgn.Game:
    state: Any = {
        "game": {"opening": {"eco": "A00", "name": "Barnes Opening"}},
        "moves": [{"nag": nag} for nag in (2, None, 4, None)],
        "positions": [
            position(cp=10),
            position(cp=-60),
            position(cp=-50),
            position(mate=-1),
            position(mate=0),
        ],
    }
    game = chess.pgn.read_game(io.StringIO(annotated_pgn(parse_game(PGN), state)))
    assert game is not None and not game.errors
    return game


def test_evaluations_are_written_in_whites_view() -> None:
    evals = [node.eval() for node in export().mainline()]
    white = [score.white() if score else None for score in evals]
    assert white == [chess.engine.Cp(-60), chess.engine.Cp(-50), chess.engine.Mate(-1), None]


def test_a_nag_is_added_only_where_the_author_gave_none() -> None:
    assert [set(node.nags) for node in export().mainline()] == [{4}, set(), {4}, set()]


def test_comments_clocks_and_variations_are_kept() -> None:
    first = export().variations[0]
    assert "Mine." in first.comment
    assert first.clock() == 60
    assert first.variations[1].comment == "Also."


def test_the_opening_is_named_and_no_site_is_written() -> None:
    headers = export().headers
    assert (headers["ECO"], headers["Opening"], headers["Site"]) == ("A00", "Barnes Opening", "?")
