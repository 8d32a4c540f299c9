"""The network of Go as it is trained: its games with itself, and that what was trained is what judges."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from endgames.go.board import read_rows
from endgames.go.ownership import network as net
from endgames.go.ownership.chains import BLACK
from endgames.go.reach import playouts
from models.training.go import games
from models.training.go.finishing import owners


def test_points_are_owned_as_games_at_random_end() -> None:
    shape, text = read_rows([".x.x.", "xxxxx", ".....", "ooooo", ".o.oo"])
    asked = playouts(shape, text)
    found = owners(asked.board, BLACK, asked.asked.field)
    assert [found[place] for place, sign in enumerate(text) if sign == "x"] == [1] * 7
    assert [found[place] for place, sign in enumerate(text) if sign == "o"] == [-1] * 8


@pytest.fixture
def shard() -> games.Shard:
    """Games on a board of 3 x 3."""
    made, chance = games.Shard(), random.Random(1)
    for number in range(4):
        games.Game(3, chance, net.load()).play(number, made)
    return made


def test_a_shard_tells_what_was_played_and_what_came_of_it(shard: games.Shard) -> None:
    count = len(shard.leads)
    assert count > 4
    assert {len(getattr(shard, name)) for name in games.Shard.__slots__} == {count}
    assert np.array(shard.planes).shape == (count, net.PLANES, 3, 3)
    assert np.array(shard.moves).sum(1) == pytest.approx(np.ones(count), abs=1e-5)
    assert np.abs(np.array(shard.owners)).max() <= 1
    by_area = [position[net.COSTS].sum() == 0 for position in shard.planes]
    assert all(abs(lead) <= 9 for lead, is_area in zip(shard.leads, by_area, strict=True) if is_area)


def test_what_is_trained_is_saved_and_judges_alike(shard: games.Shard, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from models.training.go import net as trained
    from models.training.go.train import read, train

    shard.save(tmp_path / "shard.npz")
    network = trained.Net()
    train(read([tmp_path]), network, minutes=0.02)
    trained.save(network.network(), tmp_path / "network.npz")
    loaded = net.load(tmp_path / "network.npz")
    again = trained.Net()
    again.take(loaded)
    shape, text = read_rows(["x.o", ".x.", "o.."])
    asked = playouts(shape, text)
    field, judgement = asked.asked.field, asked.asked.judgement
    net.judge(loaded, asked.board, BLACK, -1, True, field, judgement)
    planes = judgement.planes[:-1].reshape(-1, 4, net.PLANES)[:3, :3]
    with torch.no_grad():
        said = again(torch.from_numpy(planes.transpose(2, 0, 1)[None].copy()))
    maps = judgement.maps.reshape(-1, 4, 3)[:3, :3]
    assert said.owners[0].numpy() == pytest.approx(maps[:, :, net.OWNER], abs=1e-4)
    assert said.moves[0, :-1].numpy() == pytest.approx(maps[:, :, net.MOVE].ravel(), abs=1e-4)
    found = [float(said.moves[0, -1]), float(said.leads[0]), float(said.scales[0])]
    assert found == pytest.approx(judgement.whole.tolist(), abs=1e-3)
