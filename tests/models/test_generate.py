"""The data generator: records, labels, games, and how a folder is filled, stopped and gone on with."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import chess
import numpy as np
import pytest

from models.training.data import folder as shards
from models.training.data.__main__ import main
from models.training.data.describe import describe
from models.training.data.engine import EngineDied, Label, Stockfish, _read_label
from models.training.data.games import draw_start, play
from models.training.data.generate import make_shard
from models.training.data.openings import load_lines
from models.training.data.records import (
    BLACK_TO_MOVE,
    CASTLING,
    MATE,
    RECORD,
    SCORE_LIMIT,
    SIBLING,
    Position,
    hashes,
    key_of,
    pack,
    parent_ids,
    to_board,
    unpack_boards,
)
from tests.sampling import first

ROOT = Path(__file__).parents[2]
PROGRAM = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
ENDGAME = "8/8/1k6/8/8/8/4P3/3K4 b - - 3 40"

needs_stockfish = pytest.mark.skipif(PROGRAM is None, reason="Stockfish is not installed")


@pytest.fixture
def engine() -> Iterator[Stockfish]:
    assert PROGRAM is not None
    with Stockfish(PROGRAM, hash_mb=1) as stockfish:
        yield stockfish


def position(fen: str, *, score: int = 12, mate: bool = False, sibling: bool = False) -> Position:
    return Position(fen, 7, score, mate, sibling)


@pytest.mark.parametrize("fen", [chess.STARTING_FEN, KIWIPETE, ENDGAME])
def test_a_record_gives_back_placement_and_side_to_move(fen: str) -> None:
    (record,) = pack([position(fen)], game=3, result=-1)
    board = to_board(record)
    assert (board.board_fen(), board.turn) == (chess.Board(fen).board_fen(), chess.Board(fen).turn)
    assert (record["game"], record["ply"], record["score"], record["result"]) == (3, 7, 12, -1)


def test_unpacked_codes_are_the_planes_of_the_network_in_fen_order() -> None:
    (codes,) = unpack_boards(pack([position(chess.STARTING_FEN)], game=0, result=0))
    assert codes[:8].tolist() == [4, 2, 3, 5, 6, 3, 2, 4]
    assert codes[8:16].tolist() == [1] * 8
    assert not codes[16:48].any()
    assert codes[48:].tolist() == [7] * 8 + [10, 8, 9, 11, 12, 9, 8, 10]


@pytest.mark.parametrize(
    ("given", "flags"),
    [
        (position(KIWIPETE), CASTLING),
        (position(ENDGAME), BLACK_TO_MOVE),
        (position(ENDGAME, mate=True, sibling=True), BLACK_TO_MOVE | MATE | SIBLING),
    ],
)
def test_flags_tell_side_castling_mate_and_sibling(given: Position, flags: int) -> None:
    assert pack([given], game=0, result=0)["flags"].tolist() == [flags]


def test_scores_are_capped_on_both_sides() -> None:
    records = pack([position(ENDGAME, score=score) for score in (9000, -9000, 40)], game=0, result=0)
    assert records["score"].tolist() == [SCORE_LIMIT, -SCORE_LIMIT, 40]


def test_keys_and_hashes_mind_the_side_to_move_but_not_rights_and_clocks() -> None:
    same = KIWIPETE.replace("KQkq - 0 1", "Kq - 5 9")
    other = KIWIPETE.replace(" w ", " b ")
    assert key_of(KIWIPETE) == key_of(same) != key_of(other)
    first, second, third = hashes(pack([position(fen) for fen in (KIWIPETE, same, other)], game=0, result=0))
    assert first == second != third


def test_every_opening_line_can_be_played() -> None:
    lines = load_lines()
    assert len(lines) > 3000
    for line in lines:
        board = chess.Board()
        for move in line:
            board.push(chess.Move.from_uci(board.parse_uci(move.uci()).uci()))


def test_a_start_has_moves_and_is_the_same_for_the_same_seed() -> None:
    lines = load_lines()
    starts = [draw_start(random.Random(seed), lines) for seed in (*range(40), *range(40))]
    assert all(any(board.legal_moves) and board.is_valid() for board in starts)
    fens = [board.fen() for board in starts]
    assert fens[:40] == fens[40:]
    assert len(set(fens[:40])) > 35


def test_a_label_is_white_view_whoever_moves() -> None:
    info = b"info depth 9 seldepth 12 multipv 1 score cp 31 nodes 1000 nps 5 time 2 pv e2e4\n"
    assert _read_label(info, b"bestmove e2e4\n", black=False) == Label(31, False, "e2e4")
    assert _read_label(info, b"bestmove e7e5 ponder e2e4\n", black=True) == Label(-31, False, "e7e5")


def test_a_mate_is_a_capped_score_with_its_flag() -> None:
    info = b"info depth 9 score mate -2 nodes 10 pv a1a2\n"
    assert _read_label(info, b"bestmove a1a2\n", black=False) == Label(-SCORE_LIMIT, True, "a1a2")
    assert _read_label(info, b"bestmove a1a2\n", black=True) == Label(SCORE_LIMIT, True, "a1a2")


def test_a_search_without_a_score_is_no_label() -> None:
    with pytest.raises(EngineDied):
        _read_label(b"", b"bestmove (none)\n", black=False)


@needs_stockfish
def test_stockfish_sees_who_is_ahead_and_who_mates(engine: Stockfish) -> None:
    queen_up = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {} KQkq - 0 1"
    assert all(engine.label(queen_up.format(side), 1000).score > 300 for side in "wb")
    mating = engine.label("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 1000)
    assert mating == Label(SCORE_LIMIT, True, "a1a8")


def test_a_dead_engine_is_told(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_text("#!/bin/sh\necho uciok\nread line\nexit 0\n")
    program.chmod(0o755)
    with pytest.raises(EngineDied):
        Stockfish(str(program)).label(ENDGAME, 1000)


@pytest.mark.nightly
@needs_stockfish
def test_siblings_are_one_move_from_the_position_their_parent_id_names(engine: Stockfish) -> None:
    rng = random.Random(5)
    game = next(game for _ in range(50) if (game := play(engine, rng, load_lines())) is not None)
    on_board = {position.ply: position.fen for position in game.positions if not position.sibling}
    siblings = [position for position in game.positions if position.sibling]
    assert siblings
    for sibling in siblings:
        parent = chess.Board(on_board[sibling.ply - 1])
        children = []
        for move in parent.legal_moves:
            child = parent.copy()
            child.push(move)
            children.append(child.fen())
        assert sibling.fen in children


@pytest.mark.nightly
@needs_stockfish
def test_a_shard_depends_on_seed_and_number_alone() -> None:
    assert PROGRAM is not None
    lines = load_lines()[::40]

    def shard(seed: int, number: int, excluded: frozenset[bytes] = frozenset()) -> np.ndarray:  # type: ignore[type-arg]
        with Stockfish(PROGRAM, hash_mb=1) as stockfish:
            return make_shard(stockfish, lines, excluded, seed=seed, number=number, games=2)

    records = shard(1, 4)
    assert records.tobytes() == shard(1, 4).tobytes()
    assert records["board"].tobytes() != shard(1, 5)["board"].tobytes()
    assert len(np.unique(hashes(records))) == len(records)
    excluded = frozenset(key_of(to_board(record).fen()) for record in records[:10])
    rest = shard(1, 4, excluded)
    assert len(rest) == len(records) - 10
    assert not np.isin(hashes(records[:10]), hashes(rest)).any()


def test_parents_differ_by_game_and_ply() -> None:
    game, other = (pack([position(ENDGAME), position(KIWIPETE)], game=number, result=0) for number in (1, 2))
    ids = parent_ids(np.concatenate([game, other]))
    assert ids[0] == ids[1] != ids[2] == ids[3]


def test_positions_met_twice_are_loaded_once(tmp_path: Path) -> None:
    shards.write_shard(tmp_path, 0, pack([position(ENDGAME), position(KIWIPETE)], game=0, result=0))
    shards.write_shard(tmp_path, 1, pack([position(KIWIPETE, score=99)], game=1024, result=0))
    assert shards.count_positions(tmp_path) == len(shards.load_all(tmp_path)) == 3
    assert shards.load_distinct(tmp_path)["score"].tolist() == [12, 12]


def test_each_worker_takes_its_least_missing_shard(tmp_path: Path) -> None:
    for number in (0, 1, 2, 6):
        shards.write_shard(tmp_path, number, np.zeros(0, RECORD))
    assert shards.next_shard(tmp_path, worker=0, workers=2) == 4
    assert shards.next_shard(tmp_path, worker=1, workers=2) == 3


def test_a_folder_takes_no_second_recipe_and_no_second_run(tmp_path: Path) -> None:
    shards.settle_recipe(tmp_path, {"seed": 1})
    shards.settle_recipe(tmp_path, {"seed": 1})
    with pytest.raises(shards.FolderError, match="seed"):
        shards.settle_recipe(tmp_path, {"seed": 2})
    with (
        shards.locked(tmp_path),
        pytest.raises(shards.FolderError, match="another run"),
        shards.locked(tmp_path),
    ):
        pass


def test_excluded_positions_are_read_from_all_their_columns(tmp_path: Path) -> None:
    file = tmp_path / "siblings.csv"
    file.write_text(f"parent,move,child_fen,cp\n{KIWIPETE},e1g1,{ENDGAME},5\n")
    assert shards.read_excluded([file]) == {key_of(KIWIPETE), key_of(ENDGAME)}
    file.write_text("move,cp\ne2e4,5\n")
    with pytest.raises(shards.FolderError, match="no column"):
        shards.read_excluded([file])


@pytest.mark.nightly
@needs_stockfish
def test_a_run_ends_at_its_target_goes_on_later_and_is_described(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "models.training.data", "generate", str(tmp_path), "--shard-games", "1"]
    subprocess.run([*command, "--target", "1"], cwd=ROOT, check=True, capture_output=True)
    begun = shards.count_positions(tmp_path)
    first = shards.shard_file(tmp_path, 0).read_bytes()
    subprocess.run([*command, "--target", str(begun + 1)], cwd=ROOT, check=True, capture_output=True)
    assert shards.count_positions(tmp_path) > begun
    assert shards.shard_file(tmp_path, 0).read_bytes() == first
    reference = tmp_path / "reference.csv"
    reference.write_text(f"fen,cp,ply\n{KIWIPETE},30,20\n{ENDGAME},500,80\n")
    assert main(["describe", str(tmp_path), "--against", str(reference)]) == 0
    said = capsys.readouterr().out
    assert f"of {shards.count_positions(tmp_path):,} in" in said
    within = re.search(r"\| within 100 cp \|.* ([\d.]+%) \|\n", said)
    assert within is not None
    assert within[1] == "50.0%"


@needs_stockfish
@pytest.mark.parametrize("send", first(1, [os.kill, os.killpg]), ids=["to the first process", "to the group"])
def test_a_stop_signal_lets_the_shards_be_finished(tmp_path: Path, send: Callable[[int, int], None]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "models.training.data", "generate", str(tmp_path), "--shard-games", "2"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    send(process.pid, signal.SIGTERM)
    rest, _ = process.communicate()
    assert process.returncode == 0
    assert "attempt" not in rest, "the engine must outlive the signal until its shard is done"
    assert f"stopped: {shards.count_positions(tmp_path):,} positions" in rest
    assert not list(tmp_path.glob("*.part"))


def test_an_empty_folder_has_nothing_to_describe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no finished shard"):
        describe(tmp_path)
    assert main(["describe", str(tmp_path)]) == 1
    assert "no finished shard" in capsys.readouterr().err
