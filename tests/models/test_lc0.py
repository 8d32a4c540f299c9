"""Networks in lc0's format, made here field by field."""

from __future__ import annotations

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from models.training.lc0 import INPUTS, Floats, read_network

WIDTH, SQUEEZED = 4, 2


def varint(number: int) -> bytes:
    low, rest = number & 127, number >> 7
    return bytes([low | 128]) + varint(rest) if rest else bytes([low])


def field(number: int, content: bytes) -> bytes:
    """A field of bytes."""
    return varint(number << 3 | 2) + varint(len(content)) + content


def layer(values: Floats) -> bytes:
    """Numbers as 16 bits between the least and the largest."""
    least, largest = float(values.min()), float(values.max())
    shares = np.round((values.ravel() - least) / ((largest - least) or 1) * 65535).astype("<u2")
    ends = (varint(number << 3 | 5) + struct.pack("<f", end) for number, end in ((1, least), (2, largest)))
    return b"".join(ends) + field(3, shares.tobytes())


class Made:
    """A network's file with random weights. `norms`: (weights, mean, variance, gamma, beta) of every
    convolution with batch norm, in the order in which they were made."""

    def __init__(self) -> None:
        self.luck = np.random.default_rng(1)
        self.norms: list[tuple[Floats, ...]] = []

    def numbers(self, *shape: int) -> Floats:
        return self.luck.normal(0, 0.3, shape).astype(np.float32)

    def normed(self, inputs: int) -> bytes:
        mean, gamma, beta = (self.numbers(WIDTH) for _ in range(3))
        variance = self.luck.uniform(0.5, 2, WIDTH).astype(np.float32)
        parts = (self.numbers(WIDTH, inputs, 3, 3), mean, variance, gamma, beta)
        self.norms.append(parts)
        return b"".join(field(at, layer(part)) for at, part in zip((1, 3, 4, 5, 6), parts, strict=True))

    def block(self) -> bytes:
        shapes = ((SQUEEZED, WIDTH), (SQUEEZED,), (2 * WIDTH, SQUEEZED), (2 * WIDTH,))
        inner = b"".join(field(at, layer(self.numbers(*shape))) for at, shape in enumerate(shapes, start=1))
        return field(1, self.normed(WIDTH)) + field(2, self.normed(WIDTH)) + field(3, inner)

    def file(self, folder: Path) -> Path:
        weights = field(1, self.normed(INPUTS)) + field(2, self.block()) + field(2, self.block())
        policy = field(1, layer(self.numbers(80, WIDTH, 3, 3))) + field(2, layer(self.numbers(80)))
        weights += field(11, self.normed(WIDTH)) + field(3, policy)
        path = folder / "network.pb.gz"
        path.write_bytes(gzip.compress(varint(1 << 3) + varint(400) + field(10, weights)))
        return path


def test_a_network_is_read_with_all_its_blocks(tmp_path: Path) -> None:
    network = read_network(Made().file(tmp_path))
    assert network.entry.weights.shape == (WIDTH, INPUTS, 3, 3)
    assert len(network.blocks) == 2
    assert network.blocks[1].excite.shape == (2 * WIDTH, SQUEEZED)
    assert network.policy.weights.shape == (80, WIDTH, 3, 3)


def test_a_batch_norm_is_folded_into_its_convolution(tmp_path: Path) -> None:
    made = Made()
    network = read_network(made.file(tmp_path))
    read = (network.entry, network.blocks[0].first, network.blocks[0].second)
    for convolution, (weights, mean, variance, gamma, beta) in zip(read, made.norms, strict=False):
        scale = gamma / np.sqrt(variance + 1e-5)
        assert convolution.weights == pytest.approx(weights * scale[:, None, None, None], abs=1e-4)
        assert convolution.bias == pytest.approx(beta - mean * scale, abs=1e-4)


def test_a_file_that_ends_too_early_is_told(tmp_path: Path) -> None:
    file = tmp_path / "cut.pb.gz"
    whole = gzip.decompress(Made().file(tmp_path).read_bytes())
    for size in (len(whole) // 2, 4):
        file.write_bytes(gzip.compress(whole[:size]))
        with pytest.raises(ValueError, match="ends in the middle"):
            read_network(file)
