"""The writer of people-LEVEL.tflite: the file computes what its network says."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from models.training.lc0 import INPUTS, Block, Convolution, Floats, Network, read_network
from server.analysis.people.network import Network as Loaded
from tests.models.test_lc0 import Made

pytest.importorskip("ai_edge_litert.schema_py_generated")


def convolved(board: Floats, layer: Convolution) -> Floats:
    """`[8, 8, in]` -> `[8, 8, out]`."""
    around = np.pad(board, ((1, 1), (1, 1), (0, 0)))
    parts = [
        around[rank : rank + 8, file : file + 8] @ layer.weights[:, :, rank, file].T
        for rank in range(3)
        for file in range(3)
    ]
    total: Floats = np.sum(parts, axis=0) + layer.bias
    return total


def passed(board: Floats, block: Block) -> Floats:
    """What a block makes of a board."""
    seen = convolved(np.maximum(convolved(board, block.first), 0), block.second)
    inner = np.maximum(block.squeeze @ seen.mean(axis=(0, 1)) + block.squeeze_bias, 0)
    factor, added = np.split(block.excite @ inner + block.excite_bias, 2)
    out: Floats = np.maximum(seen / (1 + np.exp(-factor)) + added + board, 0)
    return out


def computed(network: Network, planes: Floats) -> Floats:
    board = np.maximum(convolved(planes, network.entry), 0)
    for block in network.blocks:
        board = passed(board, block)
    return convolved(np.maximum(convolved(board, network.before_policy), 0), network.policy).reshape(-1)


def test_the_file_computes_what_its_network_says(tmp_path: Path) -> None:
    source, file = Made().file(tmp_path), tmp_path / "people.tflite"
    network = read_network(source)
    file.write_bytes(import_module("models.training.write_people").build(network))
    planes = np.random.default_rng(2).integers(0, 2, (8, 8, INPUTS)).astype(np.float32)
    expected = computed(network, planes)
    assert expected.std() > 0.2
    assert Loaded(file).logits(planes) == pytest.approx(expected, abs=0.02 * float(np.abs(expected).max()))
