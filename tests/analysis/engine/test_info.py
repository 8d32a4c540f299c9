"""Which lines of a search are used: scripted transcripts."""

from __future__ import annotations

import asyncio

import chess
import chess.engine
import pytest

from server.analysis.engine.base import Analysis, EngineFault
from server.analysis.engine.info import PV_PLIES, choose_analysis, contradiction, read_info
from server.analysis.engine.process import RawInfoProtocol
from server.analysis.evaluation import Line, Score, win_chance

START = chess.Board()


def chosen(text: str, board: chess.Board = START, ranks: int = 2) -> Analysis | None:
    return choose_analysis(text.strip().splitlines(), board, ranks)


def test_takes_the_deepest_depth_in_which_all_ranks_are_exact() -> None:
    analysis = chosen("""
        info depth 8 seldepth 10 multipv 1 score cp 50 nodes 14455 nps 602291 time 24 pv e2e4 c7c6 d2d4
        info depth 8 seldepth 10 multipv 2 score cp 36 nodes 14455 nps 602291 time 24 pv d2d4 d7d5
        info depth 9 seldepth 11 multipv 1 score cp 44 nodes 20007 nps 625218 time 32 pv e2e4 c7c5
        info depth 9 seldepth 9 multipv 2 score cp 37 upperbound nodes 20007 nps 625218 time 32 pv d2d4 d7d5
    """)
    assert analysis == Analysis(
        (Line(1, 8, Score(cp=50), ("e2e4", "c7c6", "d2d4")), Line(2, 8, Score(cp=36), ("d2d4", "d7d5"))),
        depth=8,
        nodes=20007,
    )


def test_wobble_is_how_far_the_first_ranks_score_moved_over_the_last_depths() -> None:
    scores = [300, 0, 10, 40, 20, 20, 20, 35]
    said = [f"info depth {depth} score cp {cp} nodes 9 pv e2e4" for depth, cp in enumerate(scores, start=1)]
    said += ["info depth 8 score cp 900 lowerbound nodes 9 pv e2e4"]
    analysis = choose_analysis(said, START, 1)
    assert analysis is not None
    assert analysis.wobble == pytest.approx(win_chance(40) - win_chance(10), abs=1e-4)
    assert analysis.wobble == round(analysis.wobble, 4), "a log gives back what was judged by"


@pytest.mark.parametrize(
    ("later", "gap"),
    [
        ("info depth 8 score cp 104 upperbound nodes 9 pv d2d4", win_chance(595) - win_chance(104)),
        ("info depth 8 score cp 700 lowerbound nodes 9 pv d2d4", win_chance(700) - win_chance(595)),
        ("info depth 8 score cp 700 upperbound nodes 9 pv d2d4", 0),
        ("info depth 8 score cp 104 lowerbound nodes 9 pv d2d4", 0),
        ("info depth 8 multipv 2 score cp 104 upperbound nodes 9 pv d2d4", 0),
        ("", 0),
    ],
)
@pytest.mark.parametrize("board", [START, chess.Board(START.fen().replace(" w ", " b "))])
def test_a_later_bound_contradicts_a_score(board: chess.Board, later: str, gap: float) -> None:
    move = "e2e4" if board.turn else "e7e5"
    said = [
        f"info depth 6 score cp 20 upperbound nodes 8 pv {move}",
        f"info depth 7 score cp 595 nodes 9 pv {move}",
        later,
    ]
    analysis = choose_analysis(said, board, 1)
    assert analysis is not None
    assert contradiction(said, board, analysis) == pytest.approx(gap)


def test_a_score_that_did_not_move_does_not_wobble() -> None:
    analysis = chosen("info depth 5 score mate 3 nodes 9 pv e2e4", ranks=1)
    assert analysis is not None and analysis.wobble == 0


def test_does_not_join_ranks_that_were_reported_apart() -> None:
    # Aborted in depth 9, an engine repeats depth 8 for the move that has become second: once the first.
    analysis = chosen("""
        info depth 8 multipv 1 score cp 50 nodes 10 pv d2d4
        info depth 8 multipv 2 score cp 40 nodes 10 pv c2c4
        info depth 9 multipv 1 score cp 60 nodes 20 pv e2e4
        info depth 8 multipv 2 score cp 50 nodes 20 pv d2d4
    """)
    assert analysis is not None
    assert [line.pv for line in analysis.lines] == [("d2d4",), ("c2c4",)]


def test_a_block_that_names_one_move_twice_is_not_complete() -> None:
    analysis = chosen("""
        info depth 7 multipv 1 score cp 50 nodes 10 pv d2d4
        info depth 7 multipv 2 score cp 40 nodes 10 pv c2c4
        info depth 8 multipv 1 score cp 50 nodes 20 pv d2d4
        info depth 8 multipv 2 score cp 50 nodes 20 pv d2d4
    """)
    assert analysis is not None and analysis.depth == 7


def test_an_exact_score_takes_the_place_of_the_bound_before_it() -> None:
    analysis = chosen("""
        info depth 8 multipv 1 score cp 90 lowerbound nodes 10 pv e2e4
        info depth 8 multipv 1 score cp 70 nodes 12 pv e2e4
        info depth 8 multipv 2 score cp 10 upperbound nodes 15 pv d2d4
        info depth 8 multipv 2 score cp 20 nodes 18 pv d2d4
    """)
    assert analysis is not None
    assert [line.score.cp for line in analysis.lines] == [70, 20]


def test_falls_back_to_an_exact_first_rank_alone() -> None:
    analysis = chosen("""
        info depth 1 multipv 1 score cp 20 nodes 10 pv e2e4
        info depth 1 multipv 2 score cp 90 upperbound nodes 10 pv d2d4
        info depth 2 multipv 1 score cp 30 lowerbound nodes 20 pv e2e4
    """)
    assert analysis == Analysis((Line(1, 1, Score(cp=20), ("e2e4",)),), 1, 20)


def test_never_uses_a_bound() -> None:
    assert chosen("info depth 30 multipv 1 score cp 500 lowerbound nodes 10 pv e2e4", ranks=1) is None


def test_no_lines_are_no_answer() -> None:
    assert choose_analysis([], START, 1) is None


@pytest.mark.parametrize(
    ("score", "white", "black"),
    [
        ("cp 31", Score(cp=31), Score(cp=-31)),
        ("cp -7", Score(cp=-7), Score(cp=7)),
        ("mate 3", Score(mate=3), Score(mate=-3)),
        ("mate -2", Score(mate=-2), Score(mate=2)),
    ],
)
def test_scores_become_whites_view(score: str, white: Score, black: Score) -> None:
    after = chess.Board()
    after.push_uci("e2e4")
    for board, move, expected in ((START, "e2e4", white), (after, "e7e5", black)):
        analysis = chosen(f"info depth 5 score {score} nodes 1 pv {move}", board, ranks=1)
        assert analysis is not None
        assert analysis.lines[0].score == expected


@pytest.mark.parametrize(
    "text",
    [
        "info depth eight score cp 3 pv e2e4",
        "info depth 8 score cp pv e2e4",
        "info depth 8 score wdl 3 pv e2e4",
        "info depth 8 score mate 0 pv e2e4",
        "info depth 8 score cp 3",
        "info score cp 3 pv e2e4",
        "info string score cp of the pv is 3",
        "info currmove e2e4",
    ],
)
def test_what_is_no_complete_line_is_passed_over(text: str) -> None:
    assert read_info(text) is None


def test_an_illegal_first_move_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="e7e5"):
        chosen("info depth 5 score cp 1 nodes 1 pv e7e5", ranks=1)


def test_an_illegal_tail_and_what_is_past_the_kept_plies_is_cut_off() -> None:
    shuffle = " ".join(["g1f3 g8f6 f3g1 f6g8"] * 10)
    cut = chosen("info depth 5 score cp 1 nodes 1 pv e2e4 e2e4 e7e5", ranks=1)
    long = chosen(f"info depth 5 score cp 1 nodes 1 pv {shuffle}", ranks=1)
    assert cut is not None and cut.lines[0].pv == ("e2e4",)
    assert long is not None and len(long.lines[0].pv) == PV_PLIES


def test_castling_is_written_as_the_board_writes_it() -> None:
    fen = "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"
    for chess960, expected in ((False, "e1g1"), (True, "e1h1")):
        board = chess.Board(fen, chess960=chess960)
        analysis = chosen("info depth 5 score cp 1 nodes 1 pv e1h1", board, ranks=1)
        assert analysis is not None and analysis.lines[0].pv == (expected,)


def test_the_protocol_keeps_raw_lines_and_asks_for_nodes() -> None:
    async def script() -> list[str]:
        protocol = RawInfoProtocol()
        engine = chess.engine.MockTransport(protocol)
        engine.expect("uci", ["option name MultiPV type spin default 1 min 1 max 9", "uciok"])
        await protocol.initialize()
        engine.expect("setoption name MultiPV value 2")
        engine.expect("ucinewgame")
        engine.expect("isready", ["readyok"])
        engine.expect("position startpos moves e2e4 e7e5")
        replies = ["info string hello", "info depth 1 multipv 1 score cp 1 pv g1f3", "bestmove g1f3"]
        engine.expect("go nodes 500", replies)
        board = chess.Board()
        board.push_uci("e2e4")
        board.push_uci("e7e5")
        limit = chess.engine.Limit(nodes=500)
        analysis = await protocol.analysis(board, limit, multipv=2, info=chess.engine.INFO_NONE, game=1)
        await analysis.wait()
        engine.assert_done()
        return protocol.raw

    assert asyncio.run(script()) == ["info depth 1 multipv 1 score cp 1 pv g1f3"]
