"""How games become draws."""

from __future__ import annotations

import chess

from server.analysis.evaluation import Line, Score
from server.analysis.reasons.explain import explain
from tests.analysis.reasons.situations import facts, kinds, said

CROWDED = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"


def test_stalemate_throws_a_win_away() -> None:
    told = (CROWDED, "Kg6", ("Qe8+ Kg7 Qg6+ Kh8", 900), ("", 0))
    found = facts(*told)
    assert "stalemate" in kinds(found)
    assert "Stalemate: the win is gone." in said(*told)


def test_a_stalemate_saves_who_is_lost() -> None:
    told = ("7K/5k2/8/8/8/8/q6P/8 w - - 0 1", "h4", ("h4", -900), ("Qa8+ Kh7 Qg8+ Kh6", -900))
    assert "stalemate" not in kinds(facts(*told))
    saved = ("k7/P7/K7/8/8/8/8/1r6 b - - 0 1", "Rb6+", ("Rb6+ Kxb6", 0), ("Kxb6", 0))
    assert said(*saved) == "", "it was a draw before and is one"
    allowed = ("k7/P7/K7/8/8/8/8/1r6 b - - 0 1", "Rb6+", ("Rb2 Ka5", -900), ("Kxb6", 0))
    assert [fact["name"] for fact in facts(*allowed) if fact["kind"] == "stalemate"] == ["allows"]
    assert said(*allowed).startswith("Allows stalemate after 2.Kxb6.")


def test_bare_kings_are_no_win() -> None:
    found = facts("8/8/8/8/8/4k3/1r6/K7 w - - 0 1", "Kxb2", ("Kxb2", 0), ("", 0))
    (fact,) = (fact for fact in found if fact["kind"] == "insufficient")
    assert (fact["name"], fact["san"]) == ("gives", ["Kxb2"])


def test_the_third_time_is_a_repetition() -> None:
    board = chess.Board()
    for san in ["Nf3", "Nf6", "Ng1", "Ng8"] * 2:
        if len(board.move_stack) == 7:
            break
        board.push_san(san)
    lines = [Line(1, 12, Score(cp=0), ("f6g8",))]
    found = explain(board, board.parse_san("Ng8"), lines, [Line(1, 12, Score(cp=0), ("e2e4",))])
    assert "repetition" in kinds(found)
    fresh = chess.Board(board.fen())
    assert "repetition" not in kinds(explain(fresh, fresh.parse_san("Ng8"), lines, []))


def test_perpetual_check_is_seen_in_the_answer() -> None:
    told = (
        "6k1/5p1p/6p1/8/4Q3/8/q5PP/7K w - - 0 1",
        "Qe8+",
        ("Qe8+ Kg7 Qe5+ Kg8 Qe8+ Kg7 Qe5+", 0),
        ("Kg7 Qe5+ Kg8 Qe8+ Kg7 Qe5+", 0),
    )
    assert [fact["name"] for fact in facts(*told) if fact["kind"] == "perpetual"] == ["gives"]
    assert said(*told) == "Holds the draw by perpetual check."


def test_a_perpetual_is_seen_though_the_line_goes_on_after_it() -> None:
    told = (
        "6k1/1pp2ppp/1p1p4/3P1Pq1/8/P3n2P/1P2NN2/2R1K2R w - - 3 26",
        "Rxc7",
        ("Rg1 Ng2+ Rxg2 Qxg2 Rxc7 h5", 116),
        ("Ng2+ Kd1 Ne3+ Ke1 Ng2+ Kf1 Ne3+ Ke1 Nxd5", 0),
    )
    assert [fact["name"] for fact in facts(*told) if fact["kind"] == "perpetual"] == ["allows"]
    assert said(*told).startswith("Allows perpetual check: 26…Ng2+. Better was 26.Rg1")


def test_no_perpetual_where_a_capture_or_a_quiet_move_comes_between() -> None:
    fen = "6k1/5p1p/6p1/8/4Q3/8/q5PP/7K w - - 0 1"
    line = "Qe8+ Kg7 Qe5+ Kg8 h3 Qf2 Qe8+ Kg7 Qe5+"
    found = facts(fen, "Qe8+", (line, 0), (line.removeprefix("Qe8+ "), 0))
    assert not [fact for fact in found if fact["kind"] == "perpetual"]
