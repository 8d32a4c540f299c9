"""The network of Go as PyTorch trains it, and its way into its file. Its form is told in
`endgames/go/ownership/network.py`; both must say the same, which a test checks."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn.functional import relu, softplus

from endgames.go.ownership import network as net
from endgames.go.ownership.network import PLANES, WIDTH, Network

BLOCKS = 4


class Said(NamedTuple):
    """Of `n` boards: `owners` `[n, size, size]` and `moves` `[n, size * size + 1]`, logits; `leads` and
    `scales` `[n]`, points."""

    owners: torch.Tensor
    moves: torch.Tensor
    leads: torch.Tensor
    scales: torch.Tensor


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(PLANES, WIDTH, 3, padding=1)
        self.inner = nn.ModuleList(nn.Conv2d(WIDTH, WIDTH, 3, padding=1) for _ in range(2 * BLOCKS))
        self.pooled, self.maps, self.whole = (
            nn.Linear(WIDTH, WIDTH),
            nn.Conv2d(WIDTH, 3, 1),
            nn.Linear(WIDTH, 3),
        )
        for layer in self.inner[1::2]:  # a block begins as next to nothing
            nn.init.normal_(layer.weight, std=0.02)
            nn.init.zeros_(layer.bias)
        for layer in (self.pooled, self.maps):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, planes: torch.Tensor) -> Said:
        """`planes`: `[n, 8, size, size]`."""
        kept = relu(self.first(planes))
        for block in range(BLOCKS):
            inner = relu(self.inner[2 * block](kept))
            if block == BLOCKS // 2:
                inner = relu(inner + self.pooled(kept.mean((2, 3)))[:, :, None, None])
            kept = relu(kept + self.inner[2 * block + 1](inner))
        maps, whole = self.maps(kept), self.whole(kept.mean((2, 3)))
        cost = planes[:, net.COSTS] * (planes[:, net.OWN] - planes[:, net.OTHERS])
        lead = torch.tanh(maps[:, net.OWNER] / 2) + net.LEAD_PART * maps[:, net.LEAD] - cost
        return Said(
            maps[:, net.OWNER],
            torch.cat([maps[:, net.MOVE].flatten(1), whole[:, net.PASS_MOVE, None]], 1),
            whole[:, net.MORE_LEAD] + lead.sum((1, 2)),
            softplus(whole[:, net.SPREAD]) + net.LEAST_SCALE,
        )

    def network(self) -> Network:
        """A copy of the weights as the search reads them."""
        return Network(
            first=_layer(self.first),
            first_bias=_array(self.first.bias),
            inner=np.stack([_layer(layer) for layer in self.inner]),
            inner_bias=np.stack([_array(layer.bias) for layer in self.inner]),
            pooled=_array(self.pooled.weight.T),
            pooled_bias=_array(self.pooled.bias),
            maps=_array(self.maps.weight[:, :, 0, 0].T),
            maps_bias=_array(self.maps.bias),
            whole=_array(self.whole.weight.T),
            whole_bias=_array(self.whole.bias),
        )

    def take(self, network: Network) -> None:
        """Goes on from weights that were saved."""
        with torch.no_grad():
            _fill(self.first, network.first, network.first_bias)
            for layer, weights, bias in zip(self.inner, network.inner, network.inner_bias, strict=True):
                _fill(layer, weights, bias)
            self.pooled.weight.copy_(torch.from_numpy(network.pooled.T.copy()))
            self.pooled.bias.copy_(torch.from_numpy(network.pooled_bias))
            self.maps.weight.copy_(torch.from_numpy(network.maps.T[:, :, None, None].copy()))
            self.maps.bias.copy_(torch.from_numpy(network.maps_bias))
            self.whole.weight.copy_(torch.from_numpy(network.whole.T.copy()))
            self.whole.bias.copy_(torch.from_numpy(network.whole_bias))


def save(network: Network, file: Path) -> None:
    """Half the precision does: the judgements are searched over."""
    halves = {name: array.astype(np.float16) for name, array in network._asdict().items()}
    np.savez_compressed(file, **halves)


def _array(tensor: torch.Tensor) -> npt.NDArray[np.float32]:
    return np.ascontiguousarray(tensor.detach().numpy(), np.float32)


def _layer(layer: nn.Conv2d) -> npt.NDArray[np.float32]:
    """`[9, in, out]`."""
    return _array(layer.weight.permute(2, 3, 1, 0).reshape(9, layer.in_channels, layer.out_channels))


def _fill(layer: nn.Conv2d, weights: npt.NDArray[np.float32], bias: npt.NDArray[np.float32]) -> None:
    shape = (3, 3, layer.in_channels, layer.out_channels)
    layer.weight.copy_(torch.from_numpy(weights).reshape(shape).permute(3, 2, 0, 1))
    layer.bias.copy_(torch.from_numpy(bias))
