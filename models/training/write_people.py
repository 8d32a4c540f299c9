"""`people-LEVEL.tflite` out of a network in lc0's format: `models/PEOPLE_CARD.md` says of which.

    python -m models.training.write_people maia-1500.pb.gz models/people-1500.tflite

Owns the network's form. Weights lie in the file as float16; of the layers the policy's alone are taken, as
nobody asks for the value. In: `[n, 8, 8, 112]`, rank and file of a square from a1 on, and the planes of
`server/analysis/people/planes.py`; out: `[n, 8, 8, 80]`, logits of the moves from that square
(`server/analysis/people/policy.py`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from ai_edge_litert import schema_py_generated as schema

from .graph import Array, Graph, Operator
from .lc0 import INPUTS, Block, Convolution, Network, read_network

DESCRIPTION = "What people play in a position: Maia (github.com/CSSLab/maia-chess), GPL-3.0"
SIDE = 8


def build(network: Network) -> bytes:
    """The file's content."""
    drawing = _Drawing(Graph())
    planes = drawing.graph.rows("planes", SIDE, SIDE, INPUTS)
    seen = drawing.convolution("entry", planes, network.entry)
    for number, block in enumerate(network.blocks):
        seen = drawing.block(f"block_{number}", seen, block)
    seen = drawing.convolution("before_policy", seen, network.before_policy)
    policy = drawing.convolution("policy", seen, network.policy, clip=False)
    return drawing.graph.packed(DESCRIPTION, [planes], policy)


class _Drawing:
    """The layers of this network as operators. What a method returns is a tensor's number."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    def convolution(self, name: str, source: int, layer: Convolution, *, clip: bool = True) -> int:
        """3 x 3 over the board; below 0 it is 0 if `clip`."""
        return self._convolved(name, source, layer.weights, layer.bias, SIDE, clip=clip)

    def block(self, name: str, source: int, block: Block) -> int:
        """`source` and what two convolutions make of it, each channel scaled and moved by what is seen on the
        whole board."""
        width = len(block.second.bias)
        first = self.convolution(f"{name}_1", source, block.first)
        second = self.convolution(f"{name}_2", first, block.second, clip=False)
        mean = self._mean(f"{name}_mean", second, width)
        inner = self._point(f"{name}_squeeze", mean, block.squeeze, block.squeeze_bias, clip=True)
        factor = self._point(f"{name}_factor", inner, block.excite[:width], block.excite_bias[:width])
        moved = self._point(f"{name}_moved", inner, block.excite[width:], block.excite_bias[width:])
        share = self.graph.rows(f"{name}_share", 1, 1, width)
        self.graph.add(Operator.LOGISTIC, [factor], [share])
        scaled = self._combined(f"{name}_scaled", "Mul", second, share, width)
        shifted = self._combined(f"{name}_shifted", "Add", scaled, moved, width)
        return self._combined(f"{name}_out", "Add", shifted, source, width, clip=True)

    def _point(self, name: str, source: int, weights: Array, bias: Array, *, clip: bool = False) -> int:
        """A layer over the channels of one square."""
        return self._convolved(name, source, weights[:, :, None, None], bias, 1, clip=clip)

    def _convolved(
        self, name: str, source: int, weights: Array, bias: Array, side: int, *, clip: bool
    ) -> int:
        output = self.graph.rows(name, side, side, len(bias))
        kernel = self.graph.halves(f"{name}_w", weights.transpose(0, 2, 3, 1))
        inputs = [source, kernel, self.graph.constant(f"{name}_b", bias)]
        self.graph.add(
            Operator.CONV_2D,
            inputs,
            [output],
            "Conv2D",
            padding=schema.Padding.SAME,
            strideH=1,
            strideW=1,
            fusedActivationFunction=_clipping(clip),
        )
        return output

    def _mean(self, name: str, source: int, width: int) -> int:
        output = self.graph.rows(name, 1, 1, width)
        axes = self.graph.integers(f"{name}_axes", np.array([1, 2]))
        self.graph.add(Operator.MEAN, [source, axes], [output], "Reducer", keepDims=True)
        return output

    def _combined(self, name: str, what: str, one: int, other: int, width: int, *, clip: bool = False) -> int:
        output = self.graph.rows(name, SIDE, SIDE, width)
        operator = getattr(Operator, what.upper())
        self.graph.add(operator, [one, other], [output], what, fusedActivationFunction=_clipping(clip))
        return output


def _clipping(clip: bool) -> int:
    kind = schema.ActivationFunctionType
    return int(kind.RELU if clip else kind.NONE)


def main() -> None:
    """Reads the arguments and writes the file."""
    parser = argparse.ArgumentParser(description="people-LEVEL.tflite out of a network in lc0's format")
    parser.add_argument("network", type=Path)
    parser.add_argument("model", type=Path)
    given = parser.parse_args()
    given.model.write_bytes(build(read_network(given.network)))


if __name__ == "__main__":
    main()
