"""Figures (a)-(d) of comparison networks, and how long a comparison takes.

    python -m bench.network [MODEL.tflite ...] [--data FOLDER]

Without a file it measures `models/model.tflite`; material alone is always there as the baseline. `--data` is
a folder with nn_positions.csv and nn_siblings.csv in the form of `bench/data`. What the figures mean:
`docs/network.md`, `models/training/figures.py`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from models.training.figures import Compare, Development, measure, read_development
from server.analysis.nn.features import PositionBatch, dense
from server.analysis.nn.loader import MODEL_FILE, Model

DATA = Path(__file__).parent / "data"
AT_ONCE = 1024
"""Pairs in one call when figures are measured."""
VALUES = np.array([0, -100, -320, -330, -500, -900, 0, 100, 320, 330, 500, 900, 0])
"""Centipawns of the piece codes in `features.PositionBatch`."""


def by_material(first: PositionBatch, second: PositionBatch) -> npt.NDArray[np.float64]:
    """The baseline: a sigmoid of the difference in material."""
    gap = VALUES[first.codes].sum(axis=1) - VALUES[second.codes].sum(axis=1)
    chances: npt.NDArray[np.float64] = 1 / (1 + np.exp(-gap / 250))
    return chances


def by_model(model: Model) -> Compare:
    """Comparisons by a file, many calls if need be."""

    def compare(first: PositionBatch, second: PositionBatch) -> npt.NDArray[np.float32]:
        parts = [slice(start, start + AT_ONCE) for start in range(0, len(first), AT_ONCE)]
        return np.concatenate([model.compare(dense(first[part]), dense(second[part])) for part in parts])

    return compare


def microseconds(model: Model, positions: PositionBatch, pairs: int, seconds: float = 1.0) -> float:
    """Median time of one comparison when so many are asked at once, conversion to arrays not counted."""
    first, second = dense(positions[:pairs]), dense(positions[pairs : 2 * pairs])
    model.compare(first, second)
    taken = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.perf_counter()
        model.compare(first, second)
        taken.append(time.perf_counter() - begun)
    return float(np.median(taken)) * 1e6 / pairs


def report(file: Path, sets: Development) -> None:
    """Prints one network's figures."""
    model = Model(file)
    print(f"{file}: {measure(by_model(model), sets)}")
    speeds = (f"{pairs} at once {microseconds(model, sets.positions, pairs):.1f}" for pairs in (1, 64, 1024))
    print(f"  microseconds a comparison: {', '.join(speeds)}")


def main() -> None:
    """Reads the arguments and prints the figures."""
    parser = argparse.ArgumentParser(description="figures and speed of comparison networks")
    parser.add_argument("models", type=Path, nargs="*", default=[MODEL_FILE])
    parser.add_argument("--data", type=Path, default=DATA)
    given = parser.parse_args()
    sets = read_development(given.data)
    print(f"material: {measure(by_material, sets)}")
    for file in given.models:
        report(file, sets)


if __name__ == "__main__":
    main()
