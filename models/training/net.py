"""The network as PyTorch trains it, and its way into the file of weights. The form of the network is told in
`server/analysis/nn/weights.py`; both must say the same, which a test checks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from server.analysis.nn.features import FLIP
from server.analysis.nn.weights import Weights

from .accumulate import Accumulate

PIECE_VALUES = (100, 320, 330, 500, 900, 0)
"""Centipawns of p n b r q k: where the piece-square table starts from."""


class Net(nn.Module):
    """`width`: H; `hidden`: L; `buckets`: B; `k`: logits per centipawn of the labels."""

    def __init__(self, *, width: int, hidden: int, buckets: int, k: float) -> None:
        super().__init__()
        self.k = k
        self.acc_w = nn.Parameter(torch.randn(768, width) * 0.05)
        self.acc_b = nn.Parameter(torch.full((width,), 0.1))
        spread = (2 * width) ** -0.5
        # All buckets start alike, so that a scarce one is no worse off for what it has yet to see.
        one = torch.empty(2 * width, hidden).uniform_(-spread, spread)
        self.l1_w = nn.Parameter(one.repeat(buckets, 1, 1))
        self.l1_b = nn.Parameter(torch.empty(hidden).uniform_(-spread, spread).repeat(buckets, 1))
        self.out_w = nn.Parameter(torch.empty(hidden).uniform_(-0.17, 0.17).repeat(buckets, 1))
        self.out_b = nn.Parameter(torch.zeros(buckets))
        values = torch.tensor(PIECE_VALUES, dtype=torch.float32).repeat_interleave(64) * k / 2
        self.skip = nn.Parameter(torch.cat([-values, values]))

    def forward(
        self,
        boards: npt.NDArray[np.uint8],
        black: npt.NDArray[np.bool_],
        mirror: npt.NDArray[np.bool_],
        men: npt.NDArray[np.int64],
    ) -> torch.Tensor:
        """Scores `[n]` in White's view. The batch must be sorted by bucket. `boards`, `black`, `mirror`: as
        in `Accumulate`; `men`: `[B]`, how many positions of the batch lie in each bucket."""
        psq = self.skip - self.skip[torch.from_numpy(FLIP)]
        hidden, skip = Accumulate.apply(self.acc_w, self.acc_b, psq, boards, black, mirror)
        values = []
        for bucket, part in enumerate(hidden.split(men.tolist())):
            inner = torch.addmm(self.l1_b[bucket], part, self.l1_w[bucket]).clamp(0, 1).square()
            values.append(inner @ self.out_w[bucket] + self.out_b[bucket])
        value = torch.cat(values)
        return skip + torch.where(torch.from_numpy(black), -value, value)

    def weights(self) -> Weights:
        """A copy of the weights as the file holds them."""

        def array(tensor: torch.Tensor) -> npt.NDArray[np.float32]:
            return tensor.detach().numpy().astype(np.float32).copy()

        skip = array(self.skip)
        return Weights(
            acc_w=array(self.acc_w),
            acc_b=array(self.acc_b),
            l1_w=array(self.l1_w),
            l1_b=array(self.l1_b),
            out_w=array(self.out_w),
            out_b=array(self.out_b),
            psq=skip - skip[FLIP],
            k=np.array(self.k, np.float32),
        )
