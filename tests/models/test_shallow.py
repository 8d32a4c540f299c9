"""The quick labels: many positions in one go, and the data made with them from games and from children."""

from __future__ import annotations

import random
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import chess
import numpy as np
import pytest

from models.training import children, swift
from models.training.data import folder as shards
from models.training.data.records import (
    BLACK_TO_MOVE,
    GAMES_IN_SHARD,
    MATE,
    SCORE_LIMIT,
    SIBLING,
    Position,
    Records,
    key_of,
    pack,
    to_board,
)
from models.training.shallow import Answer, Shallow

FAKE = Path(__file__).parents[1] / "fake_uci.py"
MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

Program = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """program(*options) -> the fake engine as one file that can be run, named as the real one is."""

    def write(*options: str) -> str:
        file = tmp_path / "bin" / "stockfish"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"#!/bin/sh\nexec {shlex.join([sys.executable, str(FAKE), *options])}\n")
        file.chmod(0o755)
        return str(file)

    return write


@pytest.fixture
def installed(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake engine is the `stockfish` of the path."""
    monkeypatch.setenv("PATH", str(Path(program()).parent), prepend=":")


@pytest.fixture
def engine(program: Program) -> Iterator[Shallow]:
    with Shallow(program()) as shallow:
        yield shallow


def test_answers_come_in_the_order_of_the_questions(engine: Shallow) -> None:
    # The fake engine says 100 more with every search, and plays the first move by name.
    asked = [chess.STARTING_FEN, f"{chess.STARTING_FEN} moves e2e4", AFTER_E4]
    assert engine.search_all(asked) == [
        Answer(99, False, "a2a3"),
        Answer(199, False, "a7a5"),
        Answer(299, False, "a7a5"),
    ]


def test_ended_games_have_a_score_and_no_move(engine: Shallow) -> None:
    assert engine.search_all([MATED, STALEMATE]) == [Answer(-SCORE_LIMIT, True, None), Answer(0, False, None)]


@pytest.mark.nightly
def test_more_questions_than_a_pipe_holds_are_answered(engine: Shallow) -> None:
    answers = engine.search_all([chess.STARTING_FEN] * 2_000)
    assert [answer.score for answer in answers if answer] == [100 * n + 99 for n in range(2_000)]


def test_bounds_are_no_scores(program: Program) -> None:
    with Shallow(program("--fault", "bounds")) as shallow:
        assert shallow.search_all([chess.STARTING_FEN]) == [None]


def test_lines_without_a_score_are_passed_over(program: Program) -> None:
    with Shallow(program("--fault", "currmove")) as shallow:
        assert shallow.search_all([chess.STARTING_FEN]) == [Answer(99, False, "a2a3")]


def test_an_engine_that_dies_is_told(program: Program) -> None:
    with (
        Shallow(program("--fault", "die", "--at", "2")) as shallow,
        pytest.raises(RuntimeError, match="ended"),
    ):
        shallow.search_all([chess.STARTING_FEN] * 3)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A folder with one shard of two parents, White's move and Black's."""
    folder = tmp_path / "source"
    folder.mkdir()
    parents = [Position(chess.STARTING_FEN, 0, 20, False, False), Position(AFTER_E4, 1, 30, False, False)]
    shards.write_shard(folder, 0, pack(parents, game=5, result=0))
    return folder


def children_of(source: Path, target: Path, excluded: frozenset[bytes] = frozenset()) -> Records:
    target.mkdir()
    plan = children.Plan(source, target, moves=4, seed=1, excluded=excluded)
    made = children.make_shard(plan, 0)
    records: Records = np.load(shards.shard_file(target, 0), allow_pickle=False)
    assert made == len(records)
    return records


@pytest.mark.usefixtures("installed")
def test_children_are_one_move_from_their_parents_and_scored_in_whites_view(
    source: Path, tmp_path: Path
) -> None:
    records = children_of(source, tmp_path / "target")
    assert records["ply"].tolist() == [1] * 4 + [2] * 4
    assert set(records["game"].tolist()) == {5}
    for number, record in enumerate(records):
        parent = chess.Board(chess.STARTING_FEN if number < 4 else AFTER_E4)
        reached = {after(parent, move) for move in parent.legal_moves}
        assert to_board(record).board_fen() in reached
        black = bool(record["flags"] & BLACK_TO_MOVE)
        assert black == (number < 4)
        assert record["score"] == (100 * number + 99) * (-1 if black else 1)
        assert record["flags"] & SIBLING


def after(board: chess.Board, move: chess.Move) -> str:
    board = board.copy()
    board.push(move)
    return board.board_fen()


@pytest.mark.usefixtures("installed")
def test_children_are_the_same_twice_and_made_once(source: Path, tmp_path: Path) -> None:
    first = children_of(source, tmp_path / "first")
    assert np.array_equal(first, children_of(source, tmp_path / "second"))
    plan = children.Plan(source, tmp_path / "first", moves=4, seed=1, excluded=frozenset())
    assert children.make_shard(plan, 0) == 0


@pytest.mark.usefixtures("installed")
def test_excluded_positions_are_no_children(source: Path, tmp_path: Path) -> None:
    board = chess.Board()
    keys = set()
    for move in board.legal_moves:
        board.push(move)
        keys.add(key_of(board.fen()))
        board.pop()
    records = children_of(source, tmp_path / "target", frozenset(keys))
    assert records["ply"].tolist() == [2] * 4


def swift_games(target: Path, excluded: frozenset[bytes] = frozenset()) -> Records:
    target.mkdir()
    made = swift.make_shard(swift.Plan(target, seed=1, games=3, excluded=excluded), 2)
    records: Records = np.load(shards.shard_file(target, 2), allow_pickle=False)
    assert made == len(records)
    return records


@pytest.mark.usefixtures("installed")
def test_quick_games_are_numbered_by_shard_and_the_same_twice(tmp_path: Path) -> None:
    records = swift_games(tmp_path / "first")
    assert set(records["game"].tolist()) <= {2 * GAMES_IN_SHARD + at for at in range(3)}
    assert np.array_equal(records, swift_games(tmp_path / "second"))


@pytest.mark.usefixtures("installed")
def test_quick_games_go_on_by_single_moves_with_side_moves_beside_them(tmp_path: Path) -> None:
    records = swift_games(tmp_path / "games")
    last: chess.Board | None = None
    for record in records:
        board = to_board(record)
        if record["flags"] & SIBLING:
            assert last is not None
            assert board.turn != last.turn
        else:
            last = board
    main = records[records["flags"] & SIBLING == 0]
    for game in set(main["game"].tolist()):
        plies = main["ply"][main["game"] == game].tolist()
        assert plies == list(range(plies[0], plies[0] + len(plies)))


@pytest.mark.usefixtures("installed")
def test_quick_games_hold_no_excluded_position(tmp_path: Path) -> None:
    whole = swift_games(tmp_path / "whole")
    board = to_board(whole[0])
    left = swift_games(tmp_path / "left", frozenset({key_of(board.fen())}))
    assert len(left) < len(whole)
    assert all(to_board(record).fen() != board.fen() for record in left)


def test_a_cheap_side_move_is_often_played_and_a_dear_one_rarely() -> None:
    class Always:
        """Draws that say yes to every chance above nothing."""

        def random(self) -> float:
            return 0.1

    def chosen(cost: int) -> str:
        game = swift._Game(0, chess.Board(), Always(), 2_000, 200)  # type: ignore[arg-type]
        game.side = chess.Move.from_uci("a2a3")
        return game._choose(Answer(30, False, "e2e4"), Answer(cost - 30, False, "e7e5")).uci()

    assert chosen(swift.CHEAP) == "a2a3"
    assert chosen(swift.CHEAP + 1) == "e2e4"


def test_a_quick_game_ends_with_its_mate() -> None:
    board = chess.Board("7k/8/6K1/8/8/8/8/R7 w - - 0 1")
    game = swift._Game(0, board, random.Random(1), 5_000, 200)
    game.questions()
    game.side = None
    assert not game.take([Answer(SCORE_LIMIT, True, "a1a8")])
    (record,) = pack(game.positions, game=0, result=0)
    assert record["flags"] & MATE
    assert record["score"] == SCORE_LIMIT
