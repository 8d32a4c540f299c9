"""What people play in a review: what is asked of the engine, what is told, and that a stop costs nothing."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import chess
import numpy as np
import pytest

from server.analysis.engine.plan import Chunk
from server.analysis.engine.pool import EnginePool, Searched
from server.analysis.evaluation import Line, Score
from server.analysis.events import values
from server.analysis.events.events import MoveEvent
from server.analysis.game.game import parse_game
from server.analysis.nn.loader import NoInterpreter
from server.analysis.people.prediction import Prediction
from server.analysis.people.ratings import RATINGS
from server.analysis.people.words import GOOD, LARGE
from server.analysis.review import people
from server.analysis.review.options import ReviewOptions
from server.analysis.review.people import MOST_MOMENTS, People, moments
from server.analysis.review.prepared_game import PreparedGame
from tests.analysis.fake_pool import FakePool
from tests.analysis.judged import game
from tests.analysis.review.test_pipeline import IMMORTAL, run
from tests.chaos.same_log import assert_same
from tests.folded import fold

Json = dict[str, Any]
OPTIONS = ReviewOptions(nodes=20_000)
START = '[SetUp "1"]\n[FEN "{}"]\n\n'


def crowd(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[Prediction]:
    """People who play what a checksum says, some moves far more than others."""
    board = start.copy()
    for move in (*moves, None):
        legal = tuple(board.legal_moves)
        sums = [zlib.crc32(f"{board.fen()} {each}".encode()) for each in legal]
        yield Prediction(legal, np.array([[value % level / 8 for value in sums] for level in (37, 41, 43)]))
        if move is not None:
            board.push(move)


def reviewed(text: str = IMMORTAL, **more: Any) -> list[Json]:
    return run(text, OPTIONS, **{"people": crowd, **more})


def people_of(log: list[Json]) -> dict[int, Json]:
    """By ply, where there is anything."""
    return {move["ply"]: move["people"] for move in fold(log)["moves"] if move["people"]}


def judged(log: list[Json]) -> dict[int, Json]:
    return {ply: said for ply, said in people_of(log).items() if "moves" in said}


def test_every_final_verdict_says_how_likely_the_move_and_the_best_one_were() -> None:
    log = reviewed()
    moves = fold(log)["moves"]
    assert all(move["people"] for move in moves if move["classification"] != "forced")
    records = fold(log)["game"]["moves"]
    for move, record in zip(moves, records, strict=True):
        if move["people"] and move["best"]["uci"] == record["uci"]:
            assert move["people"]["played"] == move["people"]["best"]
    said = [share for move in moves if move["people"] for share in move["people"]["played"]]
    assert all(0 <= share <= 1 for share in said)
    assert all(len(each["played"]) == len(RATINGS) for each in people_of(log).values())


def test_nothing_is_said_before_a_verdict_is_final() -> None:
    for event in reviewed():
        if event["type"] == "move" and (event["provisional"] or event["accuracy"] is None):
            assert event["people"] is None


def test_where_there_was_no_choice_nothing_is_said() -> None:
    forced = reviewed(f"{START.format('7k/8/5K2/8/8/8/8/6R1 b - - 0 1')}1... Kh7 2. Rg2 *")
    assert 1 not in people_of(forced)
    assert 2 in people_of(forced)


def test_chess960_is_left_out() -> None:
    fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"
    log = reviewed(f'[Variant "Chess960"]\n{START.format(fen)}1. e4 e5 *')
    assert people_of(log) == {}
    assert "people" not in log[-1]["recipe"]


def test_without_networks_a_review_is_as_before() -> None:
    def none(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[Prediction]:
        raise NoInterpreter

    assert_same(run(IMMORTAL, OPTIONS, people=none), run(IMMORTAL, OPTIONS))
    assert people_of(run(IMMORTAL, OPTIONS)) == {}


def test_no_class_and_no_figure_changes_by_it() -> None:
    with_people, without = fold(reviewed()), fold(run(IMMORTAL, OPTIONS))
    for move, plain in zip(with_people["moves"], without["moves"], strict=True):
        told = [{**each, "people": None, "reason": each["reason"]["rule"]} for each in (move, plain)]
        assert told[0] == told[1]
    assert with_people["report"] == without["report"]


def test_the_moves_that_people_play_are_judged_at_key_moments_and_faults() -> None:
    log = reviewed()
    state = fold(log)
    found = judged(log)
    moments = {moment["ply"] for moment in state["report"]["key_moments"]}
    assert 0 < len(found) <= MOST_MOMENTS
    assert found.keys() <= moments, "there are enough of them"
    for ply, said in found.items():
        move = state["moves"][ply - 1]
        moves = {each["uci"]: each for each in said["moves"]}
        played = moves[state["game"]["moves"][ply - 1]["uci"]]
        assert played["p"] == said["played"]
        assert played["expected"] == pytest.approx(move["expected_before"] - move["loss"], abs=1e-4)
        assert moves[move["best"]["uci"]]["p"] == said["best"]
        lost = {uci: move["expected_before"] - each["expected"] for uci, each in moves.items()}
        for number in range(len(RATINGS)):
            good = sum(moves[uci]["p"][number] for uci in moves if lost[uci] < GOOD)
            assert said["good"][number] == pytest.approx(good, abs=1e-3)
        sums = [sum(each["p"]) for each in said["moves"]]
        assert all(one >= two for one, two in pairwise(sums))


def test_of_a_fault_it_says_how_likely_one_as_bad_was() -> None:
    log = reviewed()
    moves = fold(log)["moves"]
    for ply, said in judged(log).items():
        assert ("as_bad" in said) == (moves[ply - 1]["loss"] >= GOOD)
        if "as_bad" in said:
            pairs = zip(said["as_bad"], said["played"], said["good"], said["covered"], strict=True)
            assert all(played <= bad <= covered - good + 1e-3 for bad, played, good, covered in pairs)


class Counting(FakePool):
    """`asked`: positions and nodes of the searches of runs that had a chunk for each."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[list[tuple[str, int]]] = []

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Any
    ) -> Iterator[Searched]:
        self.asked.append([(boards[s.ply].fen(), s.nodes) for chunk in chunks for s in chunk.searches])
        yield from super().run(chunks, boards, should_stop)


def test_a_move_gets_a_small_search_and_all_of_them_few_nodes() -> None:
    pool = Counting()
    log = reviewed(pool=pool)
    asked = [fen for fen, _ in pool.asked[-1]]
    assert {nodes for _, nodes in pool.asked[-1]} == {20_000 // people.SHARE}
    assert len(asked) == len(set(asked)) <= people.SEARCHES * 46
    searched = [each for said in judged(log).values() for each in said["moves"] if each["nodes"]]
    assert 0 < len(searched) <= len(asked)


def test_what_there_is_no_room_for_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "SEARCHES", 0.3)
    pool = Counting()
    few = judged(reviewed(pool=pool))
    assert 0 < len(pool.asked[-1]) <= 0.3 * 46
    monkeypatch.undo()
    assert 0 < len(few) < len(judged(reviewed()))


class Hasty(FakePool):
    """Takes the move that everybody plays for a blunder unless it has nodes enough; `enough` of them."""

    def __init__(self, enough: int) -> None:
        super().__init__()
        self.enough = enough

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Any
    ) -> Iterator[Searched]:
        nodes = {search.ply: search.nodes for chunk in chunks for search in chunk.searches}
        for found in super().run(chunks, boards, should_stop):
            if boards[found.ply].move_stack and boards[found.ply].peek().uci() == "a2a4":
                score = Score(cp=-600 if nodes[found.ply] < self.enough else 2_000)
                line = Line(1, 8, score, found.analysis.lines[0].pv)
                found = replace(found, analysis=replace(found.analysis, lines=(line,)))
            yield found


def everybody(start: chess.Board, moves: Sequence[chess.Move]) -> Iterator[Prediction]:
    """Players who push the rook's pawn where they can."""
    board = start.copy()
    for move in (*moves, None):
        legal = tuple(board.legal_moves)
        shares = [0.9 if each.uci() == "a2a4" else 0.1 / len(legal) for each in legal]
        yield Prediction(legal, np.log(np.array([shares] * 3)))
        if move is not None:
            board.push(move)


@pytest.mark.parametrize(("enough", "trap"), [(5_000, False), (20_001, True)])
def test_a_trap_is_proven_by_a_larger_search(enough: int, trap: bool) -> None:
    prepared = PreparedGame.of(parse_game("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O *"), OPTIONS)
    subject = People(prepared, prepared.judge(), everybody)
    only: values.Best = {"uci": "d2d4", "san": "d4"}
    praised = MoveEvent(1, "critical", 99.9, 0.0, 0.6, 0.6, only, None, None, {"rule": "top_move"}, False)
    pool = Hasty(enough)
    assert subject.ask([praised], cast(EnginePool, pool), lambda: False) == [1]
    told = subject.merged(praised).people
    assert told is not None
    (likely,) = [each for each in told["moves"] if each["uci"] == "a2a4"]
    assert (0.6 - likely["expected"] >= LARGE) == trap
    again = People(prepared, prepared.judge(), everybody)
    again.recall(fold_of(subject.merged(praised)))
    resumed = Counting()
    again.ask([praised], cast(EnginePool, resumed), lambda: False)
    asked = {nodes for chunk in resumed.asked for _, nodes in chunk}
    assert asked <= {OPTIONS.nodes // people.SHARE}, "the proof is in the log"
    assert again.merged(praised) == subject.merged(praised)


def fold_of(event: MoveEvent) -> list[Any]:
    return [event.to_wire()]


class Backwards(FakePool):
    """As many cores would: the chunks come in another order."""

    size = 4

    def run(
        self, chunks: Sequence[Chunk], boards: Sequence[chess.Board], should_stop: Any
    ) -> Iterator[Searched]:
        found = list(super().run(chunks, boards, should_stop))
        yield from found if len(self.runs) == 1 else found[::-1]


@pytest.mark.nightly
def test_the_number_of_cores_plays_no_part() -> None:
    assert people_of(reviewed(pool=Backwards())) == people_of(reviewed())


@pytest.mark.nightly
def test_a_review_that_was_cut_off_ends_like_one_that_was_not() -> None:
    whole = reviewed()
    told = [event["seq"] for event in whole if "moves" in (event.get("people") or {})]
    for cut in (told[0] - 1, told[0], told[len(told) // 2], told[-1], len(whole) - 1):
        pool = Counting()
        again = reviewed(log=whole[:cut], pool=pool)
        assert_same(again, whole)
        fens = [fen for asked in pool.asked for fen, _ in asked]
        assert len(fens) == len(set(fens))


def test_a_game_that_grew_ends_as_one_that_came_whole() -> None:
    half = IMMORTAL.split("15.")[0] + "*"
    grown = reviewed(log=reviewed(half))
    assert people_of(grown) == people_of(reviewed())


@pytest.mark.nightly
def test_a_deeper_pass_asks_anew() -> None:
    deeper = run(IMMORTAL, replace(OPTIONS, nodes=50_000), log=reviewed(), people=crowd)
    again = run(IMMORTAL, replace(OPTIONS, nodes=50_000), people=crowd)
    assert people_of(deeper) == people_of(again)


def test_the_recipe_says_how_it_was_asked() -> None:
    assert reviewed()[-1]["recipe"]["people"] == people.SCHEME
    assert "people" not in run(IMMORTAL, OPTIONS)[-1]["recipe"]


def test_key_moments_come_first_then_the_costliest_faults_of_an_open_game() -> None:
    moves = game([0, -100, -100, -300, -300, -350, -2000, -2500])
    faults = [move.ply for move in moves if (move.loss or 0) >= GOOD and not move.quiet]
    assert moments(moves, {5}) == [5, *sorted(set(faults) - {5}, key=lambda ply: -(moves[ply - 1].loss or 0))]
    assert len(moments(game([0, -300] * 20), set(range(1, 40)))) == MOST_MOMENTS
