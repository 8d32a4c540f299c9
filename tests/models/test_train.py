"""The trainer: its network is the one in the file of weights, its gradients are right, and it learns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import chess
import numpy as np
import pytest

from models.training.data import folder
from models.training.data.records import RECORD, Position, Records, pack
from models.training.figures import Development, measure, spearman
from server.analysis.nn.features import PositionBatch, from_boards
from server.analysis.nn.weights import load_weights, scores

VALUES = {"P": 150, "N": 500, "B": 200, "R": 300, "Q": 700, "K": 0}
"""Not those that the network starts from."""


def material(board: chess.Board) -> int:
    return sum(
        VALUES[piece.symbol().upper()] * (1 if piece.color else -1) for piece in board.piece_map().values()
    )


def random_games(games: int, plies: int = 60) -> list[Records]:
    """Random moves, scored by material."""
    rng = np.random.default_rng(1)
    records = []
    for number in range(games):
        board, positions = chess.Board(), []
        for ply in range(plies):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[rng.integers(len(moves))])
            positions.append(Position(board.fen(), ply, material(board), False, False))
        records.append(pack(positions, game=number, result=2))
    return records


@pytest.fixture(scope="module")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("data")
    folder.write_shard(target, 0, np.concatenate([np.zeros(0, RECORD), *random_games(110)]))
    return target


@pytest.fixture(scope="module")
def torch() -> Any:
    """Tests that need it are skipped where the extra `train` is not installed."""
    return pytest.importorskip("torch")


class TestWithTorch:
    """What needs PyTorch."""

    def batch(self, data_folder: Path, *, buckets: int) -> Any:
        from models.training.dataset import batch_of, load

        data, _ = load([data_folder])
        return batch_of(data.take(np.arange(0, len(data), 7)), buckets, np.random.default_rng(1))

    def positions(self, batch: Any) -> PositionBatch:
        pairs = batch.data.boards
        codes = np.stack([pairs >> 4, pairs & 15], axis=2).reshape(len(pairs), 8, 8)
        codes = np.where(batch.mirror[:, None, None], codes[:, :, ::-1], codes)
        return PositionBatch(codes.reshape(len(pairs), 64), batch.data.black)

    def test_its_score_is_that_of_the_weights_it_writes(self, torch: Any, data_folder: Path) -> None:
        from models.training.net import Net

        net = Net(width=16, hidden=8, buckets=4, k=0.004)
        batch = self.batch(data_folder, buckets=4)
        assert batch.mirror.any()
        said = net(batch.data.boards, batch.data.black, batch.mirror, batch.counts).detach().numpy()
        assert said == pytest.approx(scores(net.weights(), self.positions(batch)), abs=1e-4)

    def test_its_gradient_is_the_slope_of_its_score(self, torch: Any, data_folder: Path) -> None:
        from models.training.net import Net

        torch.manual_seed(1)
        net = Net(width=16, hidden=8, buckets=1, k=0.004)
        batch = self.batch(data_folder, buckets=1)

        def total() -> Any:
            given = (batch.data.boards, batch.data.black, batch.mirror, batch.counts)
            return net(*given).double().square().sum()

        total().backward()
        for parameter in (net.acc_w, net.acc_b, net.skip):
            direction = parameter.grad / parameter.grad.norm()
            step = 1e-2
            with torch.no_grad():
                parameter += step * direction
                up = total()
                parameter -= 2 * step * direction
                down = total()
                parameter += step * direction
            assert float((up - down) / (2 * step)) == pytest.approx(float(parameter.grad.norm()), rel=0.02)

    def test_training_brings_the_error_down_and_is_the_same_twice(
        self, torch: Any, data_folder: Path
    ) -> None:
        from models.training.dataset import load
        from models.training.train import Settings, train, validate

        torch.set_num_threads(1)
        data, held = load([data_folder])
        settings = Settings(width=8, hidden=4, buckets=2, passes=8, batch=256, rate=0.01)
        untrained = train(data, held, Settings(width=8, hidden=4, buckets=2, passes=0, batch=256))
        first, second = train(data, held, settings), train(data, held, settings)
        assert validate(first, held, 2) < 0.7 * validate(untrained, held, 2)
        assert np.array_equal(first.weights().acc_w, second.weights().acc_w)

    def test_no_game_is_both_trained_on_and_held_out(self, torch: Any, data_folder: Path) -> None:
        from models.training.dataset import load

        data, held = load([data_folder])
        assert len(held)
        assert not set((data.family >> np.uint64(18)).tolist()) & set((held.family >> np.uint64(18)).tolist())

    def test_the_rate_rises_then_falls_to_nothing(self, torch: Any) -> None:
        from models.training.train import one_cycle

        rates = [one_cycle(done / 100) for done in range(101)]
        assert rates[0] == pytest.approx(0.1)
        assert max(rates) == rates[10] == pytest.approx(1)
        assert rates[:11] == sorted(rates[:11])
        assert rates[10:] == sorted(rates[10:], reverse=True)
        assert rates[-1] == pytest.approx(0)


@pytest.mark.nightly
def test_a_perfect_comparison_has_perfect_figures() -> None:
    rng = np.random.default_rng(1)
    boards = []
    for _ in range(60):
        board = chess.Board()
        for square in rng.choice(64, 3, replace=False):
            if board.piece_type_at(int(square)) != chess.KING:
                board.remove_piece_at(int(square))
        boards.append(board)
    positions = from_boards(boards)
    cp = scores(load_weights(), positions).astype(np.float64) * 1000
    sets = Development(positions, cp, positions, cp, np.arange(60) // 6, np.arange(10) % 2 == 0)

    def truth(sign: int) -> Any:
        return lambda a, b: 1 / (1 + np.exp(sign * (scores(load_weights(), b) - scores(load_weights(), a))))

    right, wrong = measure(truth(1), sets), measure(truth(-1), sets)
    assert (right.a, right.b, right.d, right.mean_loss) == (1, 1, 1, 0)
    assert right.c > 0.99
    assert wrong.a < 0.01
    assert wrong.c < -0.99
    assert wrong.d < 0.5


def test_equal_values_share_a_rank() -> None:
    assert spearman(np.array([1.0, 2, 2, 3]), np.array([1.0, 5, 5, 9])) == pytest.approx(1)
    assert spearman(np.array([1.0, 2, 3, 4]), np.array([4.0, 3, 2, 1])) == pytest.approx(-1)
