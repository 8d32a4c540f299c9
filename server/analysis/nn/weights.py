"""The network's weights and what they mean. Owns the file `models/weights.npz`, the one truth that
`model.tflite` and the built-in engine's arrays are made from, and the plain numpy score that both must agree
with.

The network gives every position one score s in White's view; the first of two positions is the better one for
White with probability sigmoid(s(a) - s(b)). In centipawns the score is s / k.

    white = acc_b + sum of acc_w[i] over the position's features i          (H numbers)
    black = acc_b + sum of acc_w[FLIP[i]]
    h = square(clip(concat(own, other), 0, 1))      own = white if White is to move, else black
    bucket = (pieces - 1) * B // 32                 pieces = all men on the board, kings too; 1..32
    g = square(clip(h @ l1_w[bucket] + l1_b[bucket], 0, 1))
    v = g @ out_w[bucket] + out_b[bucket]           in the view of the side to move
    s = sum of psq[i] + (v if White is to move else -v)

`psq` is antisymmetric (psq[FLIP[i]] = -psq[i]), so s of a position with colours swapped is -s.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from server.system.paths import MODELS

from .features import FLIP, PIECE_FEATURES, PositionBatch, dense

Floats = npt.NDArray[np.float32]

WEIGHTS_FILE = MODELS / "weights.npz"


class WeightsError(ValueError):
    """The file's arrays do not fit together."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """All arrays float32. H: width of an accumulator; B: buckets by number of men; L: width of the layer
    after it."""

    acc_w: Floats  # [768, H]
    acc_b: Floats  # [H]
    l1_w: Floats  # [B, 2H, L]; rows 0..H-1 are the mover's accumulator, the rest the other side's
    l1_b: Floats  # [B, L]
    out_w: Floats  # [B, L]
    out_b: Floats  # [B]
    psq: Floats  # [768]
    k: Floats  # []; logits per centipawn

    def __post_init__(self) -> None:
        buckets, double, hidden = self.l1_w.shape
        shapes: dict[str, tuple[int, ...]] = {
            "acc_w": (PIECE_FEATURES, double // 2),
            "acc_b": (double // 2,),
            "l1_b": (buckets, hidden),
            "out_w": (buckets, hidden),
            "out_b": (buckets,),
            "psq": (PIECE_FEATURES,),
            "k": (),
        }
        for name, shape in shapes.items():
            if getattr(self, name).shape != shape:
                raise WeightsError(f"{name} is {getattr(self, name).shape}, not {shape}")

    @property
    def width(self) -> int:
        """H."""
        return self.acc_w.shape[1]

    @property
    def buckets(self) -> int:
        """B."""
        return self.l1_w.shape[0]


def load_weights(file: Path = WEIGHTS_FILE) -> Weights:
    """Raises OSError if the file cannot be read, WeightsError if an array is missing or of another shape."""
    with np.load(file, allow_pickle=False) as arrays:
        missing = [field.name for field in fields(Weights) if field.name not in arrays]
        if missing:
            raise WeightsError(f"{file} has no {', '.join(missing)}")
        return Weights(**{field.name: arrays[field.name].astype(np.float32) for field in fields(Weights)})


def save_weights(weights: Weights, file: Path) -> None:
    """Writes the arrays under their names."""
    np.savez_compressed(file, **{field.name: getattr(weights, field.name) for field in fields(Weights)})


def bucket_of(pieces: npt.NDArray[np.intp], buckets: int) -> npt.NDArray[np.intp]:
    """The bucket of positions with this many men."""
    return np.clip((pieces - 1) * buckets // 32, 0, buckets - 1)


def scores(weights: Weights, positions: PositionBatch) -> Floats:
    """s of every position, `[n]`, in logits and White's view."""
    inputs = dense(positions)[:, :PIECE_FEATURES]
    white = inputs @ weights.acc_w + weights.acc_b
    black = inputs @ weights.acc_w[FLIP] + weights.acc_b
    black_moves = positions.black_to_move[:, None]
    own, other = np.where(black_moves, black, white), np.where(black_moves, white, black)
    hidden = _squared(np.concatenate([own, other], axis=1))
    bucket = bucket_of(np.count_nonzero(positions.codes, axis=1), weights.buckets)
    value = np.empty(len(positions), np.float32)
    for number in range(weights.buckets):
        rows = bucket == number
        inner = _squared(hidden[rows] @ weights.l1_w[number] + weights.l1_b[number])
        value[rows] = inner @ weights.out_w[number] + weights.out_b[number]
    return inputs @ weights.psq + np.where(positions.black_to_move, -value, value)


def _squared(value: Floats) -> Floats:
    clipped = np.clip(value, 0, 1)
    return clipped * clipped
