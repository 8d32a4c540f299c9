"""Claims tried against every good defence: what is asked and how much, and that a stop costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import Chunk
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.errors import Stopped
from server.analysis.evaluation import Line, Score
from server.analysis.events.values import Proofs
from server.analysis.events.wire import Move
from server.analysis.reasons.explain import Context, Scene
from server.analysis.review import proving
from server.analysis.review.proving import FLOOR, LINES, LOOKS, PASS_SHARE, RIVAL_SHARE, Owed, Prover
from tests.analysis.fake_pool import FakePool
from tests.analysis.reasons.situations import HANGS_THE_QUEEN, LEAVES_B7, MISSES_B7, line, scene
from tests.analysis.review.test_pipeline import run
from tests.folded import fold
from tests.sampling import first

BUDGET = 200_000
PLY = 25
Told = Mapping[str, Sequence[tuple[str, int | str]]]
TAKES_H7 = (
    "r1bqk2r/pp2nppp/2n1p3/3pP3/1b1P4/2NB1N2/PP3PPP/R1BQK2R b KQkq - 6 8",
    "O-O",
    ("Bd7 O-O h6 Ne2 a6 a3 Ba5", 104),
    ("Bxh7+ Kh8 Bc2 f6 a3 Bxc3+ bxc3 Qe8 O-O fxe5 dxe5 Qh5", 301),
)
OVERLOOKS_F7 = (
    "r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4",
    "a6",
    ("d5 exd5 Na5 Bb5+ c6", 0),
    ("Nxf7 Qe7 Nxh8 d6 O-O Be6", 400),
)
BARE_KINGS = ("7k/6p1/8/5K2/8/8/8/6R1 b - - 0 1", "Kh7", ("Kg8 Ra1 Kf7", 0), ("Rxg7+ Kh6", 300))


class Noting(FakePool):
    """`asked`: position, nodes and lines of each search; `told`: lines (SAN, score) of positions, in place of
    what counting material says."""

    def __init__(self, told: Told | None = None) -> None:
        super().__init__()
        self.asked: list[tuple[str, int, int]] = []
        self._told = told or {}

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        self.asked += [
            (boards[search.ply].fen(), search.nodes, search.multipv)
            for chunk in chunks
            for search in chunk.searches
        ]
        for found in super().run(chunks, boards, should_stop):
            board = boards[found.ply]
            told = self._told.get(board.epd(), [])
            lines = tuple(line(board, *each, rank=rank) for rank, each in enumerate(told, start=1))
            yield replace(found, analysis=Analysis(lines, 12, 1)) if lines else found


class Backwards(FakePool):
    """As many cores would: the chunks come in another order."""

    size = 4

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
    ) -> Iterator[Searched]:
        return super().run(chunks[::-1], boards, should_stop)


def ask(prover: Prover, pool: FakePool, scenes: Mapping[int, Scene]) -> list[int]:
    """The plies whose proofs are others then."""

    def scene_of(ply: int, proofs: Proofs) -> Scene:
        seen = scenes[ply]
        answer = [seen.answer] if seen.answer else []
        return Scene(seen.board, seen.move, seen.lines, answer, seen.context, proofs)

    return prover.ask(scene_of, list(scenes), cast(EnginePool, pool), lambda: False)


def asked(told: tuple[Any, ...], pool: Noting | None = None) -> tuple[Noting, Proofs]:
    """What is asked of one move, and what is known then."""
    pool, prover = pool or Noting(), Prover(BUDGET)
    ask(prover, pool, {PLY: scene(*told)})
    return pool, prover.proofs(PLY)


def nodes(pool: Noting) -> list[int]:
    return [spent for _, spent, _ in pool.asked]


def boards(pool: Noting) -> list[str]:
    return [fen.split()[0] for fen, _, _ in pool.asked]


def reached(told: tuple[Any, ...], moves: str) -> chess.Board:
    """The position after a move and what follows it."""
    board = chess.Board(told[0])
    for san in (told[1], *moves.split()):
        board.push_san(san)
    return board


def test_a_claim_is_asked_for_its_defences_and_each_of_them_for_its_answer() -> None:
    """6...Bd7 7.Qxb7: the review's own defence is tried, and those that are about as good as the best."""
    pool, known = asked(LEAVES_B7)
    claim, first, second = reached(LEAVES_B7, "Qxb7"), BUDGET // LOOKS[0][0], BUDGET // LOOKS[0][1]
    assert (claim.fen(), first, LINES) in pool.asked
    for defence in ("Kf7", "h6", "h5"):
        assert (reached(LEAVES_B7, f"Qxb7 {defence}").fen(), second, 1) in pool.asked
    assert known["after"]["move"] == "b3b7"
    assert known["after"]["lines"][0] == ["e8f7", "b7a8"]
    assert known["after"]["expected"] == pytest.approx(0.109, abs=0.001), "of Black, who moved"
    assert pool.counted["claims_proven"] == len(known.keys() - {"passed"})


def test_a_defence_that_is_far_worse_is_not_tried() -> None:
    """The king may take on h7, but is hunted then."""
    told = {reached(TAKES_H7, "Bxh7+").epd(): [("Kh8", 100), ("Kxh7", 600)]}
    pool, known = asked(TAKES_H7, Noting(told))
    assert reached(TAKES_H7, "Bxh7+ Kh8").fen().split()[0] in boards(pool)
    assert reached(TAKES_H7, "Bxh7+ Kxh7").fen().split()[0] not in boards(pool)
    assert [moves[0] for moves in known["after"]["lines"]] == ["g8h8"]


def test_a_defence_is_as_good_as_the_search_after_it_says_the_best_first() -> None:
    told: dict[str, list[tuple[str, int | str]]] = {
        reached(TAKES_H7, "Bxh7+").epd(): [("Kh8", 100), ("Kxh7", 120)],
        reached(TAKES_H7, "Bxh7+ Kh8").epd(): [("Bc2 f6", 130)],
        reached(TAKES_H7, "Bxh7+ Kxh7").epd(): [("Ng5+ Kg8 Qh5", 100)],
    }
    _, known = asked(TAKES_H7, Noting(told))
    assert known["after"]["lines"] == [["g8h7", "f3g5", "h7g8", "d1h5"], ["g8h8", "h7c2", "f7f6"]]
    told[reached(TAKES_H7, "Bxh7+ Kh8").epd()] = [("Bc2 f6", 300)]
    _, known = asked(TAKES_H7, Noting(told))
    assert [moves[0] for moves in known["after"]["lines"]] == ["g8h7"]


def test_only_a_claim_that_wins_little_is_looked_at_twice() -> None:
    told = {
        reached(TAKES_H7, "Bxh7+").epd(): [("Kh8", 100), ("Kxh7", 600)],
        reached(TAKES_H7, "Bxh7+ Kh8").epd(): [("Bc2 f6 a3 Bxc3+ bxc3", 100)],
    }
    pool, known = asked(TAKES_H7, Noting(told))
    shares = [PASS_SHARE, *LOOKS[0], *LOOKS[1]]
    assert nodes(pool) == [BUDGET // share for share in shares]
    assert len(known["after"]["lines"]) == 1, "what the second look says again is held once"
    pool, _ = asked(HANGS_THE_QUEEN)
    assert not {BUDGET // share for share in LOOKS[1]} & set(nodes(pool)), "a queen is no little thing"


def test_what_the_second_look_adds_stands_beside_what_the_first_one_found() -> None:
    class Deeper(Noting):
        """With more nodes it goes another way."""

        def run(
            self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
        ) -> Iterator[Searched]:
            second = chunks[0].searches[0].nodes == BUDGET // LOOKS[1][1]
            self._told = {**told, reached(TAKES_H7, "Bxh7+ Kh8").epd(): [("Bd3" if second else "Bc2", 100)]}
            return super().run(chunks, boards, should_stop)

    told: dict[str, list[tuple[str, int | str]]] = {
        reached(TAKES_H7, "Bxh7+").epd(): [("Kh8", 100), ("Kxh7", 600)]
    }
    _, known = asked(TAKES_H7, Deeper())
    assert known["after"]["lines"] == [["g8h8", "h7c2"], ["g8h8", "h7d3"]]


def test_a_defence_that_ends_the_game_needs_no_engine() -> None:
    """The king takes the rook, and bare kings are left."""
    pool, known = asked(BARE_KINGS)
    assert reached(BARE_KINGS, "Rxg7+ Kxg7").fen().split()[0] not in boards(pool)
    assert known["after"] == {"move": "g1g7", "lines": [["h7g7"]], "expected": 0.5}


def test_a_defence_that_mates_is_the_best_there_is() -> None:
    start = chess.Board()
    for san in ("f3", "e5"):
        start.push_san(san)
    owed = Owed(3, "before", start, ("g2g4",), None, chess.WHITE)
    replies = {"d8h4": Line(1, 0, Score(mate=0)), "a7a6": Line(1, 9, Score(cp=0), ("g1h3",))}
    found = owed.proof(replies, None)
    assert (found["lines"], found["expected"]) == ([["d8h4"]], 1.0)
    assert owed.own(found)["expected"] == 0.0


def test_a_good_move_asks_nothing() -> None:
    pool, known = asked((*MISSES_B7[:3], ("Qb6 g5 Na6 h4", 440)))
    assert (pool.asked, known) == ([], {})


def test_what_the_opponent_plays_after_a_pass_is_asked_of_a_fault_once() -> None:
    pool, known = asked(OVERLOOKS_F7)
    assert pool.asked[0] == (
        "r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 6 5",
        BUDGET // PASS_SHARE,
        1,
    )
    assert nodes(pool).count(BUDGET // PASS_SHARE) == 1
    assert len(known["passed"]) == 1


def test_a_threat_is_tried_as_a_claim_in_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = {"r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq -": [("Nxf7 Qe7 Nxh8", 400)]}
    _, known = asked(OVERLOOKS_F7, Noting(passed))
    assert known["threat"]["move"] == "g5f7"
    assert ["d8e7", "f7h8"] in known["threat"]["lines"]
    assert known["threat"]["expected"] < 0.2, "of Black, who would have passed"
    monkeypatch.setattr(proving, "ROUNDS", 1)
    _, known = asked(OVERLOOKS_F7, Noting(passed))
    assert set(known) == {"passed", "after"}


def test_of_the_only_good_move_the_threat_that_it_may_meet_is_asked_and_nothing_else() -> None:
    passed = {"r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq -": [("Nxf7 Qe7 Nxh8", 400)]}
    found = ("d5", ("d5 exd5 Na5 Bb5+ c6", 0), ("exd5 Na5 Bb5+ c6", 0))
    seen = scene(OVERLOOKS_F7[0], *found, classification=Classification.CRITICAL)
    pool, prover = Noting(passed), Prover(BUDGET)
    ask(prover, pool, {PLY: seen})
    assert set(prover.proofs(PLY)) == {"passed", "threat"}
    assert nodes(pool)[:2] == [BUDGET // PASS_SHARE, BUDGET // LOOKS[0][0]]
    best = scene(OVERLOOKS_F7[0], *found, classification=Classification.BEST)
    pool, prover = Noting(passed), Prover(BUDGET)
    ask(prover, pool, {PLY: best})
    assert (pool.asked, prover.proofs(PLY)) == ([], {})


@pytest.mark.parametrize(
    ("lines", "lost"),
    [
        ([("d5 exd5", 30), ("d6 Nxf7", 30)], 0.0),
        ([("d5 exd5", 0), ("d6 Nxf7", 400)], 0.302),
        ([("d6 Nxf7", 0), ("Qe7 Nxf7", 30)], 0.0),
    ],
)
def test_beside_the_only_good_move_the_best_other_is_told_apart(
    lines: list[tuple[str, int]], lost: float
) -> None:
    """Neither of the two lines gets more nodes than the other."""
    found = ("d5", ("d5 exd5 Na5 Bb5+ c6", 0), ("exd5 Na5 Bb5+ c6", 0), ("d6 Nxf7", 400))
    seen = scene(OVERLOOKS_F7[0], *found, classification=Classification.CRITICAL)
    pool, prover = Noting({seen.board.epd(): lines}), Prover(BUDGET)
    ask(prover, pool, {PLY: seen})
    assert (OVERLOOKS_F7[0], BUDGET // RIVAL_SHARE, 2) in pool.asked
    assert prover.proofs(PLY)["rival"] == pytest.approx(lost, abs=0.001)
    again = Noting()
    prover.recall([cast(Move, {"ply": PLY, "reason": {"proofs": prover.proofs(PLY)}})])
    assert ask(prover, again, {PLY: seen}) == [], "and it is asked once"
    assert again.asked == []


def test_nothing_is_asked_of_a_pass_in_check_or_after_a_capture() -> None:
    pool, known = asked(TAKES_H7)
    assert "passed" in known
    seen = replace(scene(*TAKES_H7).context, taken=chess.H7, lost=chess.PAWN)
    prover, pool = Prover(BUDGET), Noting()
    told = scene(*TAKES_H7, taken=seen.taken, lost=seen.lost)
    ask(prover, pool, {PLY: told})
    assert "passed" not in prover.proofs(PLY)
    assert BUDGET // PASS_SHARE not in nodes(pool)


def test_what_one_move_loses_and_the_next_one_misses_is_searched_once() -> None:
    pool, prover = Noting(), Prover(BUDGET)
    ask(prover, pool, {12: scene(*LEAVES_B7), 13: scene(*MISSES_B7)})
    position = reached(LEAVES_B7, "Qxb7").fen().split()[0]
    assert boards(pool).count(position) == 1
    lost, missed = prover.proofs(12)["after"], prover.proofs(13)["before"]
    assert lost["lines"] == missed["lines"]
    assert lost["expected"] == pytest.approx(1 - missed["expected"])


def test_what_the_log_holds_is_not_asked_again() -> None:
    _, known = asked(HANGS_THE_QUEEN)
    pool, prover = Noting(), Prover(BUDGET)
    prover.recall([None, cast(Move, {"ply": PLY, "reason": {"proofs": known}})])
    assert prover.proofs(PLY) == known
    assert ask(prover, pool, {PLY: scene(*HANGS_THE_QUEEN)}) == [], "and nothing is news"
    assert pool.asked == []


@pytest.mark.parametrize("lacks", ["before", "after", "threat", "passed"])
def test_what_is_partly_known_becomes_whole(lacks: str) -> None:
    pool, whole = asked(HANGS_THE_QUEEN)
    again, prover = Noting(), Prover(BUDGET)
    known = {name: proof for name, proof in whole.items() if name != lacks}
    prover.recall([cast(Move, {"ply": PLY, "reason": {"proofs": known}})])
    assert ask(prover, again, {PLY: scene(*HANGS_THE_QUEEN)}) == [PLY]
    assert prover.proofs(PLY) == whole
    assert 0 < len(again.asked) < len(pool.asked)


def test_a_line_that_is_another_one_now_is_tried_again() -> None:
    _, known = asked(LEAVES_B7)
    prover = Prover(BUDGET)
    prover.recall([cast(Move, {"ply": PLY, "reason": {"proofs": known}})])
    prover.forget(PLY, "after")
    prover.forget(PLY + 1, "before")
    assert set(prover.proofs(PLY)) == set(known) - {"after"}
    assert prover.proofs(PLY + 1) == {}


def test_a_proof_of_another_move_is_tried_anew() -> None:
    _, known = asked(LEAVES_B7)
    prover = Prover(BUDGET)
    other = {**known, "after": {"move": "b3b4", "lines": [["a7a6"]], "expected": 0.5}}
    prover.recall([cast(Move, {"ply": PLY, "reason": {"proofs": other}})])
    assert ask(prover, Noting(), {PLY: scene(*LEAVES_B7)}) == [PLY]
    assert prover.proofs(PLY) == known


@pytest.mark.parametrize("budget", [100, 1_000, 20_000, BUDGET])
def test_no_search_gets_more_nodes_than_a_position_of_the_review(budget: int) -> None:
    pool = Noting()
    ask(Prover(budget), pool, {PLY: scene(*HANGS_THE_QUEEN), PLY + 2: scene(*TAKES_H7)})
    assert pool.asked
    assert max(nodes(pool)) <= budget
    assert min(nodes(pool)) >= min(budget, FLOOR)


def test_the_number_of_cores_plays_no_part() -> None:
    scenes = {12: scene(*LEAVES_B7), 13: scene(*MISSES_B7), 25: scene(*HANGS_THE_QUEEN)}
    one, many = Prover(BUDGET), Prover(BUDGET)
    assert ask(one, FakePool(), scenes) == ask(many, Backwards(), scenes)
    assert [one.proofs(ply) for ply in scenes] == [many.proofs(ply) for ply in scenes]


def test_each_claim_and_its_defences_start_on_a_cleared_hash() -> None:
    """A chunk of its own for each claim: what is found hangs on nothing else that is tried."""

    class Chunks(FakePool):
        of: list[list[set[str]]]

        def run(
            self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Callable[[], bool]
        ) -> Iterator[Searched]:
            self.of = [*getattr(self, "of", []), [{boards[s.ply].fen() for s in c.searches} for c in chunks]]
            return super().run(chunks, boards, should_stop)

    alone, both = Chunks(), Chunks()
    ask(Prover(BUDGET), alone, {25: scene(*HANGS_THE_QUEEN)})
    ask(Prover(BUDGET), both, {12: scene(*TAKES_H7), 25: scene(*HANGS_THE_QUEEN)})
    chunks = [chunk for run_ in both.of for chunk in run_]
    assert all(chunk in chunks for run_ in alone.of for chunk in run_)


@pytest.mark.parametrize("searches", [0, 1, 5])
def test_a_stop_ends_the_searches_and_keeps_nothing(searches: int) -> None:
    pool, prover = Noting(), Prover(BUDGET)
    told = scene(*HANGS_THE_QUEEN)

    def scene_of(_: int, proofs: Proofs) -> Scene:
        return Scene(
            told.board, told.move, told.lines, [told.answer] if told.answer else [], Context(), proofs
        )

    with pytest.raises(Stopped):
        prover.ask(scene_of, [PLY], cast(EnginePool, pool), lambda: len(pool.searched) >= searches)
    assert len(pool.searched) == searches
    assert prover.proofs(PLY) == {}


def with_proofs(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in log if "proofs" in event.get("reason", {})]


def stopped_anywhere(whole: list[dict[str, Any]], tried: list[dict[str, Any]]) -> None:
    for event in tried:
        again = run(log=whole[: event["seq"]])
        assert fold(again)["moves"] == fold(whole)["moves"]
        plies = [each["ply"] for each in again[event["seq"] :] if "proofs" in each.get("reason", {})]
        assert event["ply"] not in plies, "what is known is not told again"


@pytest.mark.parametrize("share", first(1, [0.5, 0, 1]))
def test_a_review_that_was_stopped_on_the_way_ends_as_if_it_had_not_been(share: float) -> None:
    whole = run()
    tried = with_proofs(whole)
    assert tried
    stopped_anywhere(whole, [tried[int(share * (len(tried) - 1))]])
