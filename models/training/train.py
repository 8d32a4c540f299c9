"""From data to weights and `model.tflite`, in one command. Owns the training run.

    python -m models.training.train --data FOLDER [--data CHILDREN] --weights models/weights.npz \\
        --tflite models/model.tflite

Every position is fitted by itself: binary cross-entropy of its score s against sigmoid(k * centipawns); and,
with less weight, each sibling against the next: s(a) - s(b) against sigmoid(k * (centipawns a - centipawns
b)).
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from server.analysis.nn.weights import save_weights

from .dataset import Batch, Dataset, batch_of, batches, load
from .figures import figures_of, read_development
from .net import Net

REPORTS = 20
"""Lines of a run's log, each with a checkpoint."""
SCORE_CAP = 2000
"""Centipawns beyond which a label says nothing more."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to train. `k`: logits per centipawn; `pair`: weight of the siblings' term; `rate`: the peak of the
    one-cycle; `limit`: use only so many positions (0: all); `minutes`: end by then (0: no limit; a run that a
    limit ends cannot be had again to the bit)."""

    width: int = 256
    hidden: int = 16
    buckets: int = 8
    k: float = 0.005
    pair: float = 0.5
    passes: float = 13
    batch: int = 2048
    rate: float = 0.002
    limit: int = 0
    minutes: float = 0.0
    seed: int = 1


def train(data: Dataset, held: Dataset, settings: Settings, checkpoint: Path | None = None) -> Net:
    """The trained network. Same data, settings and thread count give the same weights."""
    torch.manual_seed(settings.seed)
    rng = np.random.default_rng(settings.seed)
    net = Net(width=settings.width, hidden=settings.hidden, buckets=settings.buckets, k=settings.k)
    steps = max(1, int(settings.passes * (len(data) // settings.batch)))
    optimizer = torch.optim.AdamW(_groups(net), lr=settings.rate)
    begun, losses, passes = time.monotonic(), [], chain.from_iterable(_passes(data, settings, rng))
    said = 0
    for step, batch in enumerate(passes):
        done = _progress(step / steps, begun, settings.minutes)
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * one_cycle(done)
        loss = _loss(net, batch, settings.pair)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        if done >= (said + 1) / REPORTS:
            said = int(done * REPORTS)
            excess = validate(net, held, settings.buckets)
            _say(f"{done:.0%}, step {step}: train {np.mean(losses):.5f}, held out +{excess:.5f}, ", begun)
            losses.clear()
            if checkpoint:
                save_weights(net.weights(), checkpoint)
    return net


def _passes(data: Dataset, settings: Settings, rng: np.random.Generator) -> Iterator[Iterator[Batch]]:
    while True:
        yield batches(data, settings.batch, settings.buckets, rng, families=settings.pair > 0)


def _progress(by_steps: float, begun: float, minutes: float) -> float:
    """The part of the run that is done: by steps, or by the clock if there is a limit that is nearer."""
    by_clock = (time.monotonic() - begun) / 60 / minutes if minutes else 0.0
    return max(by_steps, by_clock)


def one_cycle(done: float) -> float:
    """The rate's share of its peak (Smith 2018): up from a tenth in the first tenth of the run, then down to
    nothing along a cosine."""
    if done < 0.1:
        return 0.1 + 9 * done
    return 0.5 + 0.5 * math.cos(math.pi * (done - 0.1) / 0.9)


def _groups(net: Net) -> list[dict[str, object]]:
    """Sums over features are held less tightly than the layers above."""
    wide = {"acc_w", "skip"}
    return [
        {"params": [p for name, p in net.named_parameters() if name in wide], "weight_decay": 1e-4},
        {"params": [p for name, p in net.named_parameters() if name not in wide], "weight_decay": 1e-3},
    ]


def _scores(net: Net, batch: Batch) -> torch.Tensor:
    scores: torch.Tensor = net(batch.data.boards, batch.data.black, batch.mirror, batch.counts)
    return scores


def _loss(net: Net, batch: Batch, pair: float) -> torch.Tensor:
    logits = torch.from_numpy(batch.data.score.clip(-SCORE_CAP, SCORE_CAP)) * net.k
    scores = _scores(net, batch)
    loss = binary_cross_entropy_with_logits(scores, logits.sigmoid())
    if pair and len(batch.pairs):
        one, other = torch.from_numpy(batch.pairs).unbind(1)
        target = (logits[one] - logits[other]).sigmoid()
        loss = loss + pair * binary_cross_entropy_with_logits(scores[one] - scores[other], target)
    return loss


def validate(net: Net, held: Dataset, buckets: int) -> float:
    """Cross-entropy of the positions held out, above the least possible."""
    batch = batch_of(held, buckets)
    target = (torch.from_numpy(batch.data.score.clip(-SCORE_CAP, SCORE_CAP)) * net.k).sigmoid()
    with torch.no_grad():
        found = binary_cross_entropy_with_logits(_scores(net, batch), target)
    least = torch.nn.functional.binary_cross_entropy(target, target)
    return float(found - least)


def _say(text: str, begun: float) -> None:
    print(f"{text}{time.monotonic() - begun:.0f} s", flush=True)  # noqa: T201


def main() -> None:
    """Reads the arguments, trains, writes the files and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--data", type=Path, action="append", required=True, help="a folder of records")
    parser.add_argument("--weights", type=Path, required=True, help="file to write")
    parser.add_argument("--tflite", type=Path, help="file to write")
    parser.add_argument("--development", type=Path, help="folder of nn_positions.csv and nn_siblings.csv")
    parser.add_argument("--threads", type=int, default=2)
    for name, default in ((name, getattr(Settings(), name)) for name in Settings.__slots__):
        parser.add_argument(f"--{name}", type=type(default), default=default)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    settings = Settings(**{name: getattr(given, name) for name in Settings.__slots__})
    begun = time.monotonic()
    data, held = load(given.data)
    if settings.limit:
        data = data.take(np.random.default_rng(0).permutation(len(data))[: settings.limit])
    _say(f"{settings}\n{len(data):,} positions, {len(held):,} held out, ", begun)
    net = train(data, held, settings, checkpoint=given.weights)
    weights = net.weights()
    save_weights(weights, given.weights)
    if given.tflite:
        from .write_tflite import write_tflite

        write_tflite(weights, given.tflite)
    if given.development:
        _say(f"{figures_of(weights, read_development(given.development))}, ", begun)


if __name__ == "__main__":
    main()
