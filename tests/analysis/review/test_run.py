"""What a whole pipeline tells, and when."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence

import chess

from server.analysis.engine.plan import Chunk
from server.analysis.engine.pool import Searched
from tests.analysis.fake_pool import FakePool
from tests.analysis.review.test_pipeline import run
from tests.folded import fold


def test_a_move_is_told_no_later_than_the_search_that_made_both_neighbours_known() -> None:
    seen: set[int] = set()
    for event in run():
        if event["type"] == "position":
            seen.add(event["ply"])
        if event["type"] == "move" and event["accuracy"] is not None:
            assert {event["ply"] - 1, event["ply"]} <= seen


def test_no_event_says_what_was_said_before() -> None:
    log = run()
    bodies = [json.dumps({key: value for key, value in event.items() if key != "seq"}) for event in log]
    assert len(bodies) == len(set(bodies))


class OrderedPool(FakePool):
    """Tells the searches in the order of the game, or backwards: several cores may do either."""

    def __init__(self, *, backwards: bool) -> None:
        super().__init__()
        self.backwards = backwards

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        found = super().run(chunks, boards, should_stop)
        yield from sorted(found, key=lambda searched: searched.ply, reverse=self.backwards)


def test_what_is_told_does_not_hang_on_which_search_came_first() -> None:
    """White's queen hangs with 3.Qxe5+, and Black does not take it."""
    game = "1. e4 e5 2. Qh5 Nc6 3. Qxe5+ Be7 4. Qg3 Nf6 5. Nc3 O-O *"
    forwards, backwards = (
        fold(run(game, pool=OrderedPool(backwards=backwards)))["moves"] for backwards in (False, True)
    )
    assert {"before", "after"} <= forwards[5]["reason"]["proofs"].keys()
    assert backwards == forwards
