"""A pawn ending solved whole, as it is told."""

from __future__ import annotations

import chess

from server.analysis.endings.whole import QUICK, SHORT, limits_of, solved_game, solved_whole


def test_what_is_solved_has_its_moves_and_what_is_not_has_none() -> None:
    board = chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1")
    found, explained = solved_whole(board, QUICK)
    assert explained
    assert (found["result"], found["proven"], found["moves"], found["unsure"]) == ("1-0", True, ["h4"], [])
    assert 0 < found["nodes"] < QUICK.work
    few, explained = solved_whole(board, QUICK._replace(work=100))
    assert not explained
    assert (few["result"], few["proven"], few["moves"]) == (None, False, [])


def test_a_game_is_told_as_a_review_takes_it() -> None:
    """The sum is the reason where it says of both sides what is proven, and of each move."""
    board = chess.Board("8/8/8/4k2p/4Pp2/5K2/7P/8 w - - 0 1")
    (found,) = solved_game([board], None, (SHORT,))
    assert found.exact is not None
    assert found.exact == {
        "wdl": 2,
        "dtm": None,
        "table": "pawns",
        "source": "kibitz 1",
        "keep": ["h2h4"],
        "themes": [{"move": "h2h4", "name": "spare", "square": "h4"}],
    }
    assert found.sums is not None
    assert (found.sums["outcome"], found.sums["winning_moves"]) == ("L", ["h4"])
    (race,) = solved_game([chess.Board("8/7p/8/8/8/8/P7/k6K w - - 0 1")], None, (SHORT,))
    assert race.exact is not None
    assert race.sums is None
    (few,) = solved_game([board], None, (SHORT._replace(work=100),))
    assert few == (None, None)


def test_more_work_has_more_room() -> None:
    usual, more = limits_of(None), limits_of(80 * 500_000)
    assert (more.work, more.nodes) == (40_000_000, 500_000)
    assert limits_of(1_000).nodes == usual.nodes
