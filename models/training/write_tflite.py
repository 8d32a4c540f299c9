"""`model.tflite` out of the weights.

Owns the network's form; all operators are of version 1. Both positions run through the same operators as one
batch of twice the size, and the output is the sigmoid of the difference of their scores: that makes P(a, a) =
0.5 and P(a, b) + P(b, a) = 1 whatever the weights are.

    python -m models.training.write_tflite models/weights.npz models/model.tflite

TensorFlow Lite has no operator that clips to [0, 1] in version 1, but RELU6 clips to [0, 6]: what is clipped
is computed six times too large, and the following layer's weights make up for it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from server.analysis.nn.features import BLACK_TO_MOVE, DENSE_WIDTH, FLIP, PIECE_FEATURES
from server.analysis.nn.weights import Weights, load_weights

from .graph import Graph, Operator

DESCRIPTION = "Kibitz: which of two chess positions is better for White"


def build(weights: Weights) -> bytes:
    """The file's content."""
    graph = Graph()
    first, second = graph.rows("position_1", DENSE_WIDTH), graph.rows("position_2", DENSE_WIDTH)
    both = graph.join("positions", first, second, DENSE_WIDTH, axis=0)
    score = _score(graph, both, weights)
    one, other = graph.split(["score_1", "score_2"], score, 1, axis=0)
    difference = graph.combine("difference", "Sub", one, other, 1)
    probability = graph.rows("probability", 1)
    graph.add(Operator.LOGISTIC, [difference], [probability])
    return graph.packed(DESCRIPTION, [first, second], probability)


def _score(graph: Graph, positions: int, weights: Weights) -> int:
    """s of every row: see `weights.py` for the formulas."""
    width = weights.width
    white_half, black_half = _squared_accumulators(graph, positions, weights)
    skip, black, sign, mask = _aside(graph, positions, weights)
    # If Black is to move the two views change places; black is 0 or 1, so that is exact.
    gap = graph.combine("gap", "Sub", black_half, white_half, width)
    swap = graph.combine("swap", "Mul", gap, black, width)
    own = graph.combine("own_view", "Add", white_half, swap, width)
    other = graph.combine("other_view", "Sub", black_half, swap, width)
    hidden = graph.join("views", own, other, 2 * width, axis=1)
    value = graph.combine("value", "Mul", _value(graph, hidden, mask, weights), sign, 1)
    return graph.combine("score", "Add", skip, value, 1)


def _squared_accumulators(graph: Graph, positions: int, weights: Weights) -> list[int]:
    """White's view and Black's, `[n, H]` each and 36 times too large. Both in one layer over twice the rows:
    the weights stand in the file once, and one pass over them serves all four views of a comparison."""
    turned = graph.pick("turned", positions, np.append(FLIP, BLACK_TO_MOVE))
    views = graph.join("both_views", positions, turned, DENSE_WIDTH, axis=0)
    rows = np.zeros((weights.width, DENSE_WIDTH), np.float32)
    rows[:, :PIECE_FEATURES] = weights.acc_w.T
    clipped = graph.layer("accumulators", views, rows * 6, weights.acc_b * 6, clip=True)
    squares = graph.combine("accumulators_squared", "Mul", clipped, clipped, weights.width)
    return graph.split(["white_view", "black_view"], squares, weights.width, axis=0)


def _aside(graph: Graph, positions: int, weights: Weights) -> tuple[int, int, int, int | None]:
    """What the accumulators do not hold: the skip, Black to move (0 or 1), the sign of the side to move, and
    the mask of the bucket `[n, B]`, 1 in one column (None if there is but one bucket)."""
    rows = np.zeros((3, DENSE_WIDTH), np.float32)
    rows[0, :PIECE_FEATURES] = weights.psq
    rows[1, BLACK_TO_MOVE] = 1
    rows[2, BLACK_TO_MOVE] = -2
    aside = graph.layer("aside", positions, rows, np.array([0, 0, 1]))
    skip, black, sign = graph.split(["skip", "black_to_move", "sign"], aside, 1, axis=1)
    return skip, black, sign, _mask(graph, positions, weights.buckets) if weights.buckets > 1 else None


def _mask(graph: Graph, positions: int, buckets: int) -> int:
    """Steps: "so many men or more" is a sum clipped at 0 and 1; a bucket is one step less the next."""
    least = np.array([-(-32 * bucket // buckets) + 1 for bucket in range(1, buckets)])
    ones = np.zeros((buckets - 1, DENSE_WIDTH), np.float32)
    ones[:, :PIECE_FEATURES] = 6
    steps = graph.layer("steps", positions, ones, 6.0 * (1 - least), clip=True)
    difference = (np.eye(buckets, buckets - 1, -1) - np.eye(buckets, buckets - 1)) / 6
    return graph.layer("bucket", steps, difference, np.eye(buckets)[0])


def _value(graph: Graph, hidden: int, mask: int | None, weights: Weights) -> int:
    """v of the position's own bucket; those of all are computed."""
    buckets, inner = weights.l1_b.shape
    l1 = weights.l1_w.transpose(0, 2, 1).reshape(buckets * inner, -1)
    clipped = graph.layer("hidden", hidden, l1 * (6 / 36), weights.l1_b.reshape(-1) * 6, clip=True)
    squared = graph.combine("hidden_squared", "Mul", clipped, clipped, buckets * inner)
    out = np.zeros((buckets, buckets, inner), np.float32)
    out[np.arange(buckets), np.arange(buckets)] = weights.out_w / 36
    values = graph.layer("values", squared, out.reshape(buckets, -1), weights.out_b)
    if mask is None:
        return values
    chosen = graph.combine("chosen", "Mul", values, mask, buckets)
    return graph.layer("chosen_value", chosen, np.ones((1, buckets)), np.zeros(1))


def write_tflite(weights: Weights, file: Path) -> None:
    """Writes the file, over an older one."""
    file.write_bytes(build(weights))


def main() -> None:
    """Reads the arguments and writes the file."""
    parser = argparse.ArgumentParser(description="model.tflite out of weights.npz")
    parser.add_argument("weights", type=Path)
    parser.add_argument("model", type=Path)
    given = parser.parse_args()
    write_tflite(load_weights(given.weights), given.model)


if __name__ == "__main__":
    main()
