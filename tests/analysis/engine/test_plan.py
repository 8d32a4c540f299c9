"""What a game asks of the engines, and what follows without a search."""

from __future__ import annotations

from collections.abc import Sequence

import chess
import pytest

from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import (
    CHUNK_SCHEME,
    LARGEST_CHUNK,
    SearchKind,
    SearchPlan,
    chunks_by_move,
    derive,
    plan_searches,
)
from server.analysis.evaluation import Line, Score
from server.analysis.game.game import parse_game
from tests.analysis.engine.fakes import SCHOLARS_MATE, boards_of

NODES = 100_000
SHUFFLE = "g1f3 g8f6 f3g1 f6g8 "


def plan_of(
    boards: Sequence[chess.Board], book: Sequence[int] = (), *, drawn: bool = False, nodes: int = NODES
) -> SearchPlan:
    theory = [ply in book for ply in range(len(boards))]
    return plan_searches(boards, theory, nodes, 2, result_drawn=drawn)


def kinds(plan: SearchPlan) -> list[str]:
    return [position.kind.value for position in plan.positions]


def answer(score: Score, *pv: str, depth: int = 10) -> Analysis:
    return Analysis((Line(1, depth, score, pv), Line(2, depth, Score(cp=0), ("a2a3",))), depth, NODES)


def long_game(plies: int) -> list[chess.Board]:
    """A game in which no position comes twice and no move is forced: pawns first, then knights in step."""
    boards = [chess.Board()]
    seen = {boards[0].epd()}
    while len(boards) <= plies:
        for move in boards[-1].legal_moves:
            board = boards[-1].copy()
            board.push(move)
            if board.epd() not in seen and not board.is_check() and board.legal_moves.count() > 1:
                break
        seen.add(board.epd())
        boards.append(board)
    return boards


def test_every_position_of_a_plain_game_is_searched_once() -> None:
    plan = plan_of(long_game(40))
    searched = [search for chunk in plan.chunks for search in chunk.searches]
    assert sorted(search.ply for search in searched) == list(range(41))
    assert {(search.nodes, search.multipv) for search in searched} == {(NODES, 2)}
    assert plan.searches == 41


def test_chunks_follow_the_game_and_each_begins_with_its_last_position() -> None:
    plan = plan_of(long_game(40))
    assert [chunk.index for chunk in plan.chunks] == list(range(len(plan.chunks)))
    in_game_order = [search.ply for chunk in plan.chunks for search in reversed(chunk.searches)]
    assert in_game_order == list(range(41))


def test_chunks_are_large_at_first_and_small_at_the_end() -> None:
    sizes = [len(chunk.searches) for chunk in plan_of(long_game(60)).chunks][2:]
    assert sizes[0] == LARGEST_CHUNK
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-3:] == [1, 1, 1]


def test_the_sizes_of_chunks_go_with_the_name_of_the_scheme() -> None:
    """Other chunks give other verdicts: who cuts a game otherwise gives the scheme another name, here too."""
    games = {
        "no book": plan_of(long_game(60)),
        "a book of 21": plan_of(long_game(60), book=range(1, 22)),
        "short": plan_of(long_game(3)),
    }
    sizes = {name: [len(chunk.searches) for chunk in plan.chunks] for name, plan in games.items()}
    assert (CHUNK_SCHEME, sizes) == (
        "head-guided-6-6-second-8-again-4-8-most-3-proofs-2-history-settled",
        {
            "no book": [1, 1, 6, 6, 6, 6, 5, 5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            "a book of 21": [1, 1, 24, 5, 5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            "short": [1, 1, 1, 1],
        },
    )


def test_book_positions_are_light_until_the_move_that_leaves_the_book() -> None:
    plan = plan_of(long_game(10), book=[1, 2, 3])
    assert kinds(plan) == ["light"] * 3 + ["full"] * 8
    searches = {search.ply: search for chunk in plan.chunks for search in chunk.searches}
    assert (searches[2].nodes, searches[2].multipv) == (NODES // 10, 1)
    assert (searches[3].nodes, searches[3].multipv) == (NODES, 2)


def test_a_position_before_which_the_game_came_back_into_the_book_is_full() -> None:
    plan = plan_of(long_game(6), book=[1, 2, 4, 5])
    assert kinds(plan) == ["light", "light", "full", "full", "light", "full", "full"]


def test_the_first_two_full_searches_come_first_and_alone() -> None:
    plan = plan_of(long_game(20), book=range(1, 9))
    assert [[search.ply for search in chunk.searches] for chunk in plan.chunks[:2]] == [[8], [9]]
    rest = [search.ply for chunk in plan.chunks[2:] for search in reversed(chunk.searches)]
    assert rest == [*range(8), *range(10, 21)]


def test_light_searches_fill_a_chunk_less() -> None:
    plan = plan_of(long_game(60), book=range(1, 21))
    assert len(plan.chunks[2].searches) == 20 + 4


def test_a_light_search_never_gets_more_than_a_full_one() -> None:
    plan = plan_of(long_game(6), book=range(1, 7), nodes=1_000)
    assert {search.nodes for chunk in plan.chunks for search in chunk.searches} == {1_000}


def test_checkmate_needs_no_search_and_has_an_empty_line() -> None:
    plan = plan_of(boards_of(SCHOLARS_MATE))
    assert kinds(plan)[-1] == "rule"
    derived = derive(plan, {})
    assert list(derived) == [7]
    assert derived[7].source == "rule"
    assert derived[7].analysis == Analysis((Line(1, 0, Score(mate=0), ()),), 0, 0)


def test_a_draw_by_rule_in_which_the_game_goes_on_takes_the_played_move() -> None:
    boards = boards_of("e3e4 e6f6", chess.Board("8/8/4k3/8/8/3NK3/8/8 w - - 0 1"))
    derived = derive(plan_of(boards), {})
    assert [derived[ply].analysis.lines[0].pv for ply in range(3)] == [("e3e4",), ("e6f6",), ()]
    assert {item.analysis.lines[0].score for item in derived.values()} == {Score(cp=0)}


def test_a_claimable_end_of_a_drawn_game_needs_no_search() -> None:
    boards = boards_of((SHUFFLE * 2).strip().rsplit(" ", 1)[0])
    assert kinds(plan_of(boards, drawn=True))[-1] == "rule"
    assert kinds(plan_of(boards, drawn=False))[-1] == "full"


def test_a_position_that_is_there_for_the_third_time_needs_no_search() -> None:
    for drawn in (True, False):
        assert kinds(plan_of(boards_of(SHUFFLE * 2 + "e2e4"), drawn=drawn))[8:] == ["rule", "full"]


def test_a_position_that_is_there_again_is_searched_again() -> None:
    assert kinds(plan_of(boards_of(SHUFFLE))) == ["full"] * 5
    assert kinds(plan_of(boards_of(SHUFFLE + "e2e4"), book=[1])) == ["light"] + ["full"] * 5


def test_lost_castling_rights_make_another_position() -> None:
    boards = boards_of("g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8 g1f3 g8f6 e2e4")
    assert "rule" not in kinds(plan_of(boards))


def test_no_chunk_holds_a_position_twice() -> None:
    """The hash knows no history: what it holds of one occurrence would be taken for the other."""
    plan = plan_of(boards_of("e2e4 e7e5 d2d4 d7d5 " + "g1f3 g8f6 f3g1 f6g8 " * 2))
    for chunk in plan.chunks:
        assert len({search.ply % 4 for search in chunk.searches}) == len(chunk.searches)


FORCED = "7k/8/8/8/8/2r5/1K6/2r5 w - - 0 1"
"""White's one legal move is Ka2."""


def forced_boards(*moves: str) -> list[chess.Board]:
    return boards_of(" ".join(moves), chess.Board(FORCED))


def test_a_forced_position_takes_the_next_answer_a_ply_back() -> None:
    plan = plan_of(forced_boards("b2a2", "h8g8"))
    assert kinds(plan)[0] == "forced"
    derived = derive(plan, {1: answer(Score(cp=-900), "h8g8", "a2b2")})
    line = derived[0].analysis.lines
    assert line == (Line(1, 11, Score(cp=-900), ("b2a2", "h8g8", "a2b2")),)
    assert derived[0].source == "forced"
    assert derived[0].analysis.nodes == 0


def test_a_forced_position_waits_for_the_next_answer() -> None:
    plan = plan_of(forced_boards("b2a2", "h8g8"))
    assert derive(plan, {}) == {}
    assert derive(plan, {2: answer(Score(cp=1), "a2b2")}) == {}


def test_a_forced_last_position_is_searched() -> None:
    assert kinds(plan_of(forced_boards())) == ["full"]


@pytest.mark.parametrize(
    ("after", "before"),
    [(Score(mate=3), Score(mate=4)), (Score(mate=-3), Score(mate=-3))],
    ids=["the mover mates, a move further off", "the mover is mated, as far off as before"],
)
def test_mates_are_carried_back_for_white(after: Score, before: Score) -> None:
    derived = derive(plan_of(forced_boards("b2a2", "h8g8")), {1: answer(after, "h8g8")})
    assert derived[0].analysis.lines[0].score == before


@pytest.mark.parametrize(
    ("after", "before"), [(Score(mate=-3), Score(mate=-4)), (Score(mate=3), Score(mate=3))]
)
def test_mates_are_carried_back_for_black(after: Score, before: Score) -> None:
    start = chess.Board(FORCED).mirror()
    derived = derive(plan_of(boards_of("b7a7 h1g1", start)), {1: answer(after, "h1g1")})
    assert derived[0].analysis.lines[0].score == before


def test_a_forced_mate_is_a_mate_in_one() -> None:
    for start, sign in ((chess.Board(MATING), 1), (chess.Board(MATING).mirror(), -1)):
        (move,) = start.legal_moves
        boards = boards_of(move.uci(), start)
        assert boards[1].is_checkmate()
        derived = derive(plan_of(boards), {})
        assert derived[0].analysis.lines == (Line(1, 1, Score(mate=sign), (move.uci(),)),)


MATING = "KR6/8/qR6/8/8/8/k7/8 w - - 0 1"
"""White is in check; the one legal move takes the queen and mates."""


def test_chains_of_derived_answers_are_followed_to_their_end() -> None:
    (move,) = chess.Board(MATING).legal_moves
    derived = derive(plan_of(boards_of(move.uci(), chess.Board(MATING))), {})
    assert {ply: item.source for ply, item in derived.items()} == {0: "forced", 1: "rule"}


def test_what_is_derived_already_is_not_told_again() -> None:
    plan = plan_of(boards_of(SCHOLARS_MATE))
    known = {ply: item.analysis for ply, item in derive(plan, {}).items()}
    assert derive(plan, known) == {}


def test_all_searches_together_give_every_position_an_answer() -> None:
    boards = boards_of(SHUFFLE * 3 + SCHOLARS_MATE)
    plan = plan_of(boards, book=[1, 2])
    found = {search.ply: answer(Score(cp=1), "e2e4") for chunk in plan.chunks for search in chunk.searches}
    assert set(found) | set(derive(plan, found)) == set(range(len(boards)))
    assert not set(found) & set(derive(plan, found))


def test_an_invalid_position_is_refused() -> None:
    with pytest.raises(ValueError, match="valid"):
        plan_of([chess.Board("8/8/8/8/8/8/8/8 w - - 0 1")])
    with pytest.raises(ValueError, match="theory"):
        plan_searches([chess.Board()], [], NODES, 2)


def test_kinds_that_are_not_searched_are_the_sources_on_the_wire() -> None:
    assert {SearchKind.RULE.value, SearchKind.FORCED.value} == {"rule", "forced"}


def test_searches_beside_the_plan_have_a_chunk_for_each_move() -> None:
    chunks = chunks_by_move([7, 7, 3], 4_000)
    assert [[search.ply for search in chunk.searches] for chunk in chunks] == [[0, 1], [2]]
    assert {(search.nodes, search.multipv) for chunk in chunks for search in chunk.searches} == {(4_000, 1)}


def test_what_was_searched_before_the_game_grew_is_not_searched_again() -> None:
    boards = parse_game("1. a3 a6 2. b3 b6 *").boards()
    plan = plan_searches(boards, [False] * 5, 1000, 2, known={0, 1, 2})
    assert [position.kind for position in plan.positions] == [*[SearchKind.KNOWN] * 3, *[SearchKind.FULL] * 2]
    assert [[search.ply for search in chunk.searches] for chunk in plan.chunks] == [[3], [4]]
