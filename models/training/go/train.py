"""From games to the network of Go.

    python -m models.training.go.train FOLDER [FOLDER ...] --network endgames/data/go_network.npz [--go-on]

Every position is fitted in four ways: whose the points were (binary cross-entropy), which moves were played
(cross-entropy), and the lead (the likelihood of a logistic distribution, less where a move came later that
was not searched). Boards are turned and mirrored. One game in twenty is held out.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits, log_softmax

from endgames.go.ownership.network import COSTS, load
from models.training.go.net import Net, Said, save
from models.training.train import one_cycle

_BATCH, _RATE, _DECAY = 256, 2e-3, 1e-3
_OWNERS, _LEADS, _UNSURE = 1.5, 0.3, 0.3
"""What owners and leads weigh beside moves, and leads that are not sure beside the others."""
_STRAY = 0.03
"""How likely a lead is anything: a single false one weighs no more."""
_HELD_OUT, _REPORTS, _REPORTED = 20, 10, 5000


class Data(NamedTuple):
    """Positions of one size: see `games.Shard`."""

    planes: torch.Tensor
    moves: torch.Tensor
    owners: torch.Tensor
    leads: torch.Tensor
    sure: torch.Tensor
    games: torch.Tensor

    def take(self, which: torch.Tensor) -> Data:
        return Data(*(each[which] for each in self))

    def turned(self, way: int) -> Data:
        """One of the eight ways to lay a board down."""
        size = self.owners.shape[-1]

        def lay(boards: torch.Tensor) -> torch.Tensor:
            turned = torch.rot90(boards, way % 4, (-2, -1))
            return turned.transpose(-2, -1) if way >= 4 else turned

        moves = lay(self.moves[:, :-1].reshape(-1, size, size)).flatten(1)
        return self._replace(
            planes=lay(self.planes).contiguous(),
            moves=torch.cat([moves, self.moves[:, -1:]], 1),
            owners=lay(self.owners),
        )


def read(folders: list[Path]) -> list[Data]:
    """All shards, by size."""
    found: dict[int, list[Data]] = {}
    for file in sorted(file for folder in folders for file in folder.glob("*.npz")):
        with np.load(file) as arrays:
            data = Data(*(torch.from_numpy(arrays[name]) for name in Data._fields))
        found.setdefault(data.owners.shape[-1], []).append(data)
    return [Data(*(torch.cat(each) for each in zip(*shards, strict=True))) for shards in found.values()]


def _half(data: Data) -> torch.Tensor:
    """Half the way from a lead to the next one. By area a lead is one in two."""
    return torch.where(data.planes[:, COSTS, 0, 0] > 0, 0.5, 1.0)


def loss(said: Said, data: Data) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Of owners, moves and leads."""
    owners = binary_cross_entropy_with_logits(said.owners, (data.owners + 1) / 2)
    moves = -(data.moves * log_softmax(said.moves, 1)).sum(1).mean()
    half = _half(data)
    above = torch.sigmoid((data.leads + half - said.leads) / said.scales)
    likely = above - torch.sigmoid((data.leads - half - said.leads) / said.scales)
    weights = _UNSURE + (1 - _UNSURE) * data.sure.float()
    leads = -(torch.log((1 - _STRAY) * likely + _STRAY / 60) * weights).mean()
    return owners, moves, leads


def train(sizes: list[Data], net: Net, minutes: float, seed: int = 1) -> None:
    """Trains for so long."""
    torch.manual_seed(seed)
    kept = [data.take(data.games % _HELD_OUT != 0) for data in sizes]
    held = [data.take(data.games % _HELD_OUT == 0) for data in sizes]
    shares = torch.tensor([float(data.owners.numel()) for data in kept])
    optimizer = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    begun, said = time.monotonic(), 0
    while (done := (time.monotonic() - begun) / 60 / minutes) < 1:
        for group in optimizer.param_groups:
            group["lr"] = _RATE * one_cycle(done)
        data = kept[int(torch.multinomial(shares, 1))]
        batch = _floats(data.take(torch.randint(len(data.leads), (_BATCH,))))
        batch = batch.turned(int(torch.randint(8, (1,))))
        owners, moves, leads = loss(net(batch.planes), batch)
        optimizer.zero_grad()
        (_OWNERS * owners + moves + _LEADS * leads).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        if done >= (said + 1) / _REPORTS:
            said = int(done * _REPORTS)
            _report(net, held, begun)


def _floats(data: Data) -> Data:
    return Data(*(each.float() for each in data[:-2]), data.sure, data.games)


def _report(net: Net, held: list[Data], begun: float) -> None:
    for data in held:
        some = _floats(data.take(torch.arange(min(len(data.leads), _REPORTED))))
        if not len(some.leads):
            continue
        with torch.no_grad():
            said = net(some.planes)
            losses = [f"{float(each):.3f}" for each in loss(said, some)]
        right = ((said.leads - some.leads).abs() < _half(some))[some.sure].float().mean()
        size = some.owners.shape[-1]
        told = f"{time.monotonic() - begun:.0f} s, {size}: {' '.join(losses)}, leads {right:.1%}"
        print(told, flush=True)  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+", help="of shards")
    parser.add_argument("--network", type=Path, required=True, help="file to write")
    parser.add_argument("--go-on", action="store_true", help="from the network in that file")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    net = Net()
    if given.go_on:
        net.take(load(given.network))
    train(read(given.folders), net, given.minutes)
    save(net.network(), given.network)


if __name__ == "__main__":
    main()
