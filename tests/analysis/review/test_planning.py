"""The stages that plan and search, in a whole pipeline: what is done again, and who may go on."""

from __future__ import annotations

from collections.abc import Callable

from server.analysis.engine.plan import plan_searches
from server.analysis.errors import EngineError
from server.analysis.game.game import parse_game
from tests.analysis.fake_pool import FakePool
from tests.analysis.review.test_pipeline import IMMORTAL, run
from tests.folded import fold


def test_a_resumed_review_searches_no_finished_chunk_again() -> None:
    whole = run()
    game = parse_game(IMMORTAL)
    plan_event = next(event for event in whole if event["type"] == "plan")
    pool = FakePool()
    cut = next(i for i, event in enumerate(whole) if event["type"] == "position") + 25
    known = {event["ply"] for event in whole[:cut] if event["type"] == "position"}
    run(log=whole[:cut], pool=pool)
    theory = [opening is not None for opening in whole[0]["openings"]]
    plan = plan_searches(
        game.boards(), theory, nodes=plan_event["nodes"], multipv=plan_event["multipv"], result_drawn=False
    )
    finished = [chunk for chunk in plan.chunks if all(search.ply in known for search in chunk.searches)]
    assert finished
    assert not {search.ply for chunk in finished for search in chunk.searches} & set(pool.runs[0])


def test_a_finished_review_that_is_run_again_says_only_done() -> None:
    whole = run()
    again = run(log=whole)
    assert [event["type"] for event in again[len(whole) :]] == ["plan", "done"]


def test_an_engine_that_cannot_go_on_fails_the_review_in_words() -> None:
    class Broken(FakePool):
        def warm(self, should_stop: Callable[[], bool]) -> None:
            raise EngineError("Stockfish cannot be started.")

    log = run(pool=Broken())
    assert log[-1] == {
        "seq": len(log),
        "type": "failed",
        "code": "engine",
        "message": "Stockfish cannot be started.",
        "retry": True,
        "said": None,
    }


def test_a_review_is_not_finished_by_another_engine() -> None:
    class Other(FakePool):
        identity = "Other 2"

    log = run(log=run()[:60], pool=Other())
    assert (log[-1]["type"], log[-1]["code"], log[-1]["retry"]) == ("failed", "engine_changed", False)
    assert "Material 1" in log[-1]["message"]


def test_a_forced_move_costs_no_search() -> None:
    forced = '[FEN "7k/8/8/8/8/2r5/1K6/2r5 w - - 0 1"]\n\n1. Ka2 R1c2+ 2. Kb1'
    pool = FakePool()
    state = fold(run(forced, pool=pool))
    assert state["moves"][0]["classification"] == "forced"
    assert state["positions"][0]["source"] == "forced"
    assert 0 not in pool.searched
