"""Positions that a table knows: they are not searched, and a log that goes on keeps to its plan."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from operator import itemgetter
from typing import Any, cast

import pytest

from endgames.tables.probing import TableFolder
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError
from server.analysis.game.game import parse_game
from server.analysis.report.annotated_pgn import annotated_pgn
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from tests.analysis.fake_pool import FakePool, WaveringPool
from tests.analysis.fake_tables import FakeTables
from tests.analysis.review.test_pipeline import OPTIONS, run, verdicts
from tests.chaos.same_log import assert_same
from tests.folded import fold, numbered
from tests.sampling import first

Json = dict[str, Any]
GAME = """[FEN "8/5p2/3k4/8/3K4/8/7p/R6R w - - 0 1"]

1. Ra6+ Kc7 2. Rxh2 f6 3. Rh7+ Kb8 4. Rxf6 Kc8 5. Rf8# *"""
"""The last pawn falls with 4.Rxf6: positions 7 and 8 have four men."""
THROWN = """[FEN "8/8/3k4/8/3K4/8/7p/R6R w - - 0 1"]

1. Rxh2 Kc6 2. Rh7 Kb6 3. Rb7+ Kxb7 4. Ra5 Kc6 5. Rc5+ Kb6 6. Rc6+ Kb7 *"""
"""Rooks are put where they hang: 3.Rb7+ is taken, 5.Rc5+ is not, 6.Rc6+ is not either."""


def sources(log: list[Json]) -> dict[int, str]:
    return {event["ply"]: event["source"] for event in log if event["type"] == "position"}


def test_what_a_table_knows_is_not_searched() -> None:
    pool, tables = FakePool(), FakeTables()
    state = fold(run(GAME, pool=pool, tables=tables))
    assert [position["source"] for position in state["positions"][7:]] == ["table", "table", "rule"]
    assert not {7, 8, 9} & set(pool.searched)
    assert tables.asked == ["KRRvK"]
    known = state["positions"][8]
    assert (known["win"], known["depth"], known["nodes"], known["engine"]) == (1.0, 0, 0, "kibitz 1")
    assert known["exact"]["wdl"] == 2
    assert known["exact"]["keep"][0] == known["lines"][0]["pv"][0]
    assert len(known["lines"]) == 2
    assert state["plan"]["tables"] == [{"name": "KRRvK", "source": "kibitz 1"}]
    assert state["plan"]["searches"] == len(set(pool.runs[0])) == 7
    assert state["end"]["recipe"]["tables"] == state["plan"]["tables"]


def test_what_tables_know_is_told_before_anything_is_searched() -> None:
    log = run(THROWN, tables=FakeTables())
    told = [event["source"] for event in log if event["type"] == "position"]
    assert told == ["table"] * 12 + ["search"]


def test_a_win_that_is_thrown_away_and_given_back() -> None:
    state = fold(run(THROWN, tables=FakeTables()))
    classes = [move["classification"] for move in state["moves"]]
    assert classes[1:10] == ["best"] * 9
    assert classes[10:] == ["blunder", "blunder"]
    assert [position["win"] for position in state["positions"][9:]] == [1.0, 1.0, 0.5, 1.0]


def test_a_draw_is_played_out_only_as_far_as_it_hangs_on_one_move() -> None:
    drawn = fold(run(THROWN, tables=FakeTables()))["positions"][11]
    assert drawn["exact"]["keep"] == ["b6c6"]
    assert drawn["lines"][0]["pv"] == ["b6c6"]
    assert drawn["lines"][0]["cp"] == 0


def test_rule_set_seed_asks_no_table() -> None:
    tables, seed = FakeTables(), ReviewOptions(nodes=1_000, rules="seed")
    with_tables, without = run(GAME, seed, tables=tables), run(GAME, seed)
    assert not tables.asked
    assert not tables.probed
    assert [event for event in with_tables if event["type"] != "done"] == [
        event for event in without if event["type"] != "done"
    ]


def test_a_table_that_cannot_be_had_is_told_once_and_the_engine_goes_on() -> None:
    pool = FakePool()
    state = fold(run(THROWN, pool=pool, tables=FakeTables(missing=["KRRvK"])))
    assert state["status"] == "done"
    (warning,) = state["plan"]["warnings"]
    assert warning["code"] == "tables"
    assert warning["said"]["message"]["key"] == "tables-without"
    assert "KRRvK" in warning["message"]
    assert {1, 2, 3} < set(pool.searched)
    assert state["positions"][6]["source"] == "table"
    assert state["plan"]["tables"] == [{"name": "KRvK", "source": "kibitz 1"}]


def test_a_stop_is_obeyed_while_a_table_is_waited_for() -> None:
    log = run(GAME, tables=FakeTables(), should_stop=lambda: True)
    assert log[-1]["code"] == "stopped"
    assert not sources(log)


@pytest.mark.parametrize("cut", first(1, [9, 4, 22, 3, 5, 6, 12, 16, 30]))
def test_a_review_that_was_cut_off_ends_like_one_that_was_not(cut: int) -> None:
    whole = run(THROWN, tables=FakeTables())
    resumed = run(THROWN, log=whole[:cut], tables=FakeTables())
    assert_same(resumed, whole)
    positions = [event["ply"] for event in resumed if event["type"] == "position"]
    assert len(positions) == len(set(positions))


def test_a_log_that_tells_all_that_its_tables_know_needs_them_no_more() -> None:
    whole = run(THROWN, tables=FakeTables())
    cut = next(index for index, event in enumerate(whole) if event.get("source") == "search")
    tables = FakeTables()
    for source in (None, tables):
        assert verdicts(run(THROWN, log=whole[:cut], tables=source)) == verdicts(whole)
    assert not tables.asked


def test_a_log_whose_plan_named_no_table_goes_on_without() -> None:
    """One of a machine that had none: half a review by tables would be no review."""
    old = run(THROWN)
    tables = FakeTables()
    plan = next(index for index, event in enumerate(old) if event["type"] == "plan")
    resumed = run(THROWN, log=old[: plan + 4], tables=tables)
    assert not tables.asked
    assert "table" not in sources(resumed).values()
    assert verdicts(resumed) == verdicts(old)


def test_a_table_that_is_gone_when_the_review_goes_on_is_told() -> None:
    whole = run(THROWN, tables=FakeTables())
    plan = next(index for index, event in enumerate(whole) if event["type"] == "plan")
    state = fold(run(THROWN, log=whole[: plan + 2], tables=FakeTables(missing=["KRRvK", "KRvK"])))
    assert state["status"] == "done"
    assert [warning["code"] for warning in state["plan"]["warnings"]] == ["tables"]
    assert state["positions"][1]["source"] == "table"
    assert state["positions"][2]["source"] != "table"


def test_a_deeper_pass_asks_anew() -> None:
    first = run(THROWN, pool=WaveringPool())
    deeper = ReviewOptions(nodes=2_000)
    log = run(THROWN, deeper, pool=WaveringPool(), log=first, tables=FakeTables())
    new = fold(run(THROWN, deeper, pool=WaveringPool(), tables=FakeTables()))
    state = fold(log)
    assert state["plan"]["pass"] == 2
    assert [position["exact"] for position in state["positions"]] == [
        position["exact"] for position in new["positions"]
    ]
    assert [move["classification"] for move in state["moves"]] == [
        move["classification"] for move in new["moves"]
    ]
    again = run(THROWN, ReviewOptions(nodes=4_000), pool=WaveringPool(), log=log, tables=FakeTables())
    assert fold(again)["status"] == "done"
    assert {event["pass"] for event in again if event.get("source") == "table"} == {2, 3}


def test_a_position_that_no_table_knows_after_all_is_searched() -> None:
    class Forgetful(FakeTables):
        def probe(self, board: Any) -> Any:
            return None

    state = fold(run(GAME, tables=Forgetful()))
    assert state["status"] == "done"
    assert state["plan"]["tables"] == []
    assert all(position["exact"] is None for position in state["positions"])


def test_an_engine_that_fails_leaves_what_tables_know() -> None:
    class Broken(FakePool):
        def run(self, *arguments: Any) -> Iterator[Any]:
            raise EngineError("The engine died.")

    log = numbered(review(parse_game(THROWN), OPTIONS, cast(EnginePool, Broken()), tables=FakeTables()))
    assert log[-1]["type"] == "failed"
    assert len(sources(log)) == 12
    assert fold(log)["moves"][10]["classification"] == "blunder"


def test_the_report_counts_how_the_exact_part_was_played() -> None:
    exact = fold(run(THROWN, tables=FakeTables()))["report"]["exact"]
    assert exact["from"] == 1
    assert exact["white"] == {"wins": 5, "wins_kept": 4, "draws": 0, "draws_held": 0, "half_points_lost": 1}
    assert exact["black"] == {"wins": 0, "wins_kept": 0, "draws": 1, "draws_held": 0, "half_points_lost": 1}
    assert fold(run(THROWN))["report"]["exact"] is None


def test_what_is_said_of_the_exact_part_stands_in_the_pgn() -> None:
    game = parse_game(THROWN)
    said = annotated_pgn(game, fold(run(THROWN, tables=FakeTables())))
    words = " ".join(said.split())
    assert "(Kibitz: From here on it is exact: won, mate in 29 moves.)" in words
    assert (
        "(Kibitz: Throws away the win: 6.Rc1 wins in 25 moves, now it is a draw. Hangs the rook: 6...Kxc6.)"
        in words
    )


def test_what_a_move_of_kings_and_pawns_does_is_told_as_the_table_proves_it() -> None:
    pgn = """[FEN "8/8/4k3/8/8/4PK2/8/8 w - - 0 1"]

1. Ke4 Kd6 2. Kf5 Ke7 *"""
    with closing(TableFolder(None)) as tables:
        state = fold(run(pgn, tables=tables))
    themes = [[*map(itemgetter("move", "name"), at["exact"].get("themes", []))] for at in state["positions"]]
    assert themes == [[("f3e4", "opposition")], [], [("e4f5", "key_square"), ("e4d4", "opposition")], [], []]
    (_, said) = state["moves"][0]["reason"]["said"]
    assert said["key"] == "reason-ending-opposition"


SHUFFLED = """[FEN "8/8/3k4/8/3K4/8/8/R7 w - - 0 1"]

1. Ra2 Kc6 2. Ra1 Kd6 3. Ra2 Kc6 4. Ra1 Kd6 5. Ra6+ *"""
"""White wins, but with 4.Ra1 Black can claim a draw by 4...Kd6, and does not."""


def test_a_table_knows_no_repetition_but_the_game_does() -> None:
    state = fold(run(SHUFFLED, tables=FakeTables()))
    assert [position["win"] for position in state["positions"]] == [*[1.0] * 7, 0.5, 0.5, 1.0]
    assert "a2a1" not in state["positions"][6]["exact"]["keep"]
    assert state["positions"][7]["exact"] == {
        "wdl": 0,
        "dtm": None,
        "table": "KRvK",
        "source": "kibitz 1",
        "keep": ["c6d6"],
    }
    assert state["positions"][8]["source"] == "rule"
    assert state["moves"][6]["classification"] == "blunder"
    said = [text for text in state["moves"][6]["reason"]["said"] if text["key"] == "reason-repetition"]
    assert said[0]["params"]["move"].endswith("Kd6")
    assert [state["moves"][ply - 1]["loss"] for ply in (8, 9)] == [0.0, 0.0]
