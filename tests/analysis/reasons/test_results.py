"""The fact `result`: what a move made of what tables know."""

from __future__ import annotations

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.classification.exact import Exact, score_of
from server.analysis.evaluation import Line, Score
from server.analysis.reasons.explain import facts_of
from server.analysis.reasons.results import beginning, result_facts
from server.analysis.reasons.scene import Context, Scene

ROOK = "8/8/3k4/8/3K4/8/8/R7 w - - 0 1"


def exact(wdl: int, dtm: int | None = None, keep: tuple[str, ...] = ("a1a5", "a1a2")) -> Exact:
    return Exact(wdl, dtm, "KRvK", "kibitz 1", keep)


def scene(
    uci: str,
    before: Exact | None,
    after: Exact | float | None,
    fen: str = ROOK,
    answer: tuple[str, ...] = (),
    best: str = "a1a5",
) -> Scene:
    """A scene whose lines are those of tables; `after` None: an engine's estimate."""
    board = chess.Board(fen)
    score = score_of(before.wdl, before.dtm, board.turn) if before else Score(cp=300)
    there = score_of(after.wdl, after.dtm, not board.turn) if isinstance(after, Exact) else Score(cp=0)
    lost = before is not None and after is not None
    fault = lost and before.points > (after if isinstance(after, float) else 1 - after.points)  # type: ignore[union-attr]
    return Scene(
        board,
        board.parse_uci(uci),
        (Line(1, 0, score, (best,)),),
        (Line(1, 0, there, answer),),
        Context(
            classification=Classification.BLUNDER if fault else Classification.BEST,
            exact=before,
            proven=after,
        ),
    )


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        (exact(2, 14), exact(-2, 13), "wins"),
        (exact(2, 14, ("a1a2",)), exact(-2, 13), "only_wins"),
        (exact(2, 14), exact(-2, 22), "slower"),
        (exact(2, 14), exact(0), "win_to_draw"),
        (exact(2, 14), 0.5, "win_to_draw"),
        (exact(2, 14), exact(-1), "win_to_spoilt"),
        (exact(2, 14), exact(2, 9), "win_to_loss"),
        (exact(0), exact(0), "holds"),
        (exact(0, None, ("a1a2",)), exact(0), "only_holds"),
        (exact(0), 1.0, "holds"),
        (exact(0), exact(2, 9), "draw_to_loss"),
        (exact(-2, 9), exact(2, 9), "loses"),
        (exact(-2, 9, ("a1a2",)), exact(2, 9), "loses"),
        (exact(-2, 9), exact(2, 7), "sooner"),
        (exact(1), exact(-1), "too_slow"),
        (exact(-1), exact(1), "saved"),
    ],
)
def test_what_became_of_the_result_has_a_name(before: Exact, after: Exact | float, name: str) -> None:
    fact = result_facts(scene("a1a2", before, after))[0]
    assert (fact["kind"], fact["name"]) == ("result", name)


def test_the_distances_are_those_before_and_after_the_move() -> None:
    fact = result_facts(scene("a1a2", exact(2, 14), exact(-2, 22)))[0]
    assert (fact["was"], fact["in"], fact["line"]) == (14, 22, ["a1a5"])


def test_a_distance_that_no_table_tells_is_left_out() -> None:
    fact = result_facts(scene("a1a2", exact(2), exact(-2)))[0]
    assert fact["name"] == "wins"
    assert "was" not in fact
    assert "in" not in fact


def test_the_piece_that_falls_is_told_beside_the_result() -> None:
    found = facts_of(scene("a1a5", exact(2, 14), exact(0), best="a1a6", answer=("d6c6",)))
    assert [fact["kind"] for fact in found] == ["result"]
    hung = facts_of(
        scene("a1a6", exact(2, 14), exact(0), "8/8/8/1k6/3K4/8/8/R7 w - - 0 1", ("b5a6",), best="a1a2")
    )
    assert [fact["kind"] for fact in hung] == ["result", "hangs"]


def test_without_a_table_on_both_sides_nothing_is_claimed() -> None:
    assert result_facts(scene("a1a2", None, exact(0))) == []
    assert result_facts(scene("a1a2", exact(2, 14), None)) == []


@pytest.mark.parametrize(
    ("after", "name"),
    [
        (exact(-2, 9), "begins_win"),
        (exact(0), "begins_draw"),
        (exact(1), "begins_draw"),
        (exact(2, 9), "begins_loss"),
    ],
)
def test_the_first_exact_position_is_told(after: Exact, name: str) -> None:
    (fact,) = beginning(scene("a1a2", None, after))
    assert fact["name"] == name
    assert fact in facts_of(scene("a1a2", None, after))


def test_the_end_by_the_rules_is_no_beginning() -> None:
    assert not list(beginning(scene("a1a2", None, 0.5)))
    assert not list(beginning(scene("a1a2", exact(2, 3), exact(-2, 2))))


@pytest.mark.parametrize(
    ("before", "after", "base", "line"),
    [
        (exact(2, 14), exact(-2, 22), "before", ["a1a5"]),  # slower: the better move
        (exact(2, 14), exact(-2, 13), "after", ["d6c6", "a2a6"]),
        (exact(2, 14), exact(0), "before", ["a1a5"]),
        (exact(0), exact(0), "after", ["d6c6", "a2a6"]),
        (None, exact(-2, 9), "after", ["d6c6", "a2a6"]),
    ],
)
def test_a_result_is_proven_by_the_better_line_or_by_the_answer(
    before: Exact | None, after: Exact, base: str, line: list[str]
) -> None:
    found = facts_of(scene("a1a2", before, after, answer=("d6c6", "a2a6")))
    fact = next(fact for fact in found if fact["kind"] == "result")
    assert (fact["base"], fact["line"]) == (base, line)
    assert fact["san"] == (["Ra5"] if base == "before" else ["Kc6", "Ra6+"])


def test_a_detour_without_a_better_line_is_proven_by_the_answer() -> None:
    fact = result_facts(scene("a1a2", exact(2, 14), exact(-2, 22), answer=("d6c6",), best="a1a2"))[0]
    assert (fact["name"], fact["base"], fact["line"]) == ("slower", "after", ["d6c6"])


def test_a_pawn_that_is_won_back_does_not_hang() -> None:
    fen = "8/8/6p1/3k1p1p/5K2/6P1/5P1P/8 w - - 4 50"
    lost = ("h5g4", "f4g5", "d5e5", "g5h4")
    back = ("h5g4", "f4g5", "d5e6", "g5g6", "e6e5", "g6h5")
    kinds = [
        [fact["kind"] for fact in result_facts(scene("g3g4", exact(2), exact(0), fen, line, "f4g5"))]
        for line in (lost, back)
    ]
    assert kinds == [["result", "hangs"], ["result"]]
