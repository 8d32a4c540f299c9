"""Weights of any shape, for tests: none of the code may count on the shipped one's."""

from __future__ import annotations

import numpy as np

from server.analysis.nn.features import FLIP
from server.analysis.nn.weights import Weights

SHAPES = [(64, 16, 1), (256, 32, 8)]
"""Width, hidden, buckets: other than the shipped ones."""


def random_weights(width: int = 4, hidden: int = 3, buckets: int = 8) -> Weights:
    """Seeded; sums over the men on a board come out near 0..1, where the clipping shows."""
    rng = np.random.default_rng(1)

    def some(*shape: int, spread: float = 0.4) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return rng.normal(0, spread, shape).astype(np.float32)

    half = some(768)
    return Weights(
        acc_w=some(768, width),
        acc_b=some(width) + np.float32(0.3),
        l1_w=some(buckets, 2 * width, hidden, spread=0.4 * (4 / width) ** 0.5),
        l1_b=some(buckets, hidden) + np.float32(0.5),
        out_w=some(buckets, hidden),
        out_b=some(buckets),
        psq=half - half[FLIP],
        k=np.array(0.004, np.float32),
    )
