"""The accumulators' sums, straight from packed boards, and their gradient. Owns the two numba kernels and
their place in PyTorch's graph.

A position sets about 25 of 768 features. As a matrix product that is thirty times the work, and PyTorch's own
embedding bags spend most of their time sorting indices on the way back.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import torch

from server.analysis.nn.features import FLIP

_FLIP = FLIP.astype(np.int32)


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def _add(row, total):  # type: ignore[no-untyped-def]
    for k in range(len(total)):
        total[k] += row[k]


@numba.njit  # type: ignore[untyped-decorator]
def _features(board, mirror, found):  # type: ignore[no-untyped-def]
    """Fills `found` with the board's features; how many there are."""
    count = 0
    turned = 7 if mirror else 0
    for square in range(64):
        pair = np.int64(board[square >> 1])
        code = pair & 15 if square & 1 else pair >> 4
        if code and count < len(found):
            found[count] = (code - 1) * 64 + (square ^ turned)
            count += 1
    return count


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def _square(row):  # type: ignore[no-untyped-def]
    for k in range(len(row)):
        clipped = min(max(row[k], np.float32(0)), np.float32(1))
        row[k] = clipped * clipped


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def _unsquare(hidden, d_hidden, d_sums, d_bias):  # type: ignore[no-untyped-def]
    """The gradient before clip and square: 2 sqrt(hidden) times that after them, and none where it was
    clipped."""
    for k in range(len(hidden)):
        slope = np.float32(2) * np.sqrt(hidden[k]) if hidden[k] < np.float32(1) else np.float32(0)
        d_sums[k] = slope * d_hidden[k]
        d_bias[k] += d_sums[k]


@numba.njit(parallel=True, fastmath=True)  # type: ignore[untyped-decorator]
def _sum(  # type: ignore[no-untyped-def]
    boards, black, mirror, weights, bias, skip_weights, hidden, skip, flip, parts
):
    width = weights.shape[1]
    for part in numba.prange(parts):
        found = np.empty(64, np.int64)
        for row in range(len(boards) * part // parts, len(boards) * (part + 1) // parts):
            # The mover's accumulator is the first half.
            mine, other = hidden[row, :width], hidden[row, width:]
            white, reverse = (other, mine) if black[row] else (mine, other)
            mine[:] = bias
            other[:] = bias
            total = np.float32(0)
            for at in range(_features(boards[row], mirror[row], found)):
                total += skip_weights[found[at]]
                _add(weights[found[at]], white)
                _add(weights[flip[found[at]]], reverse)
            skip[row] = total
            _square(hidden[row])


@numba.njit(parallel=True, fastmath=True)  # type: ignore[untyped-decorator]
def _spread(  # type: ignore[no-untyped-def]
    boards, black, mirror, hidden, d_hidden, d_skip, d_weights, d_bias, d_skip_weights, flip
):
    parts, _, width = d_weights.shape
    for part in numba.prange(parts):
        found = np.empty(64, np.int64)
        d_sums = np.empty(2 * width, np.float32)
        for row in range(len(boards) * part // parts, len(boards) * (part + 1) // parts):
            mine, other = d_sums[:width], d_sums[width:]
            _unsquare(hidden[row, :width], d_hidden[row, :width], mine, d_bias[part])
            _unsquare(hidden[row, width:], d_hidden[row, width:], other, d_bias[part])
            white, reverse = (other, mine) if black[row] else (mine, other)
            for at in range(_features(boards[row], mirror[row], found)):
                d_skip_weights[part, found[at]] += d_skip[row]
                _add(white, d_weights[part, found[at]])
                _add(reverse, d_weights[part, flip[found[at]]])


class Accumulate(torch.autograd.Function):
    """`apply(weights [768, H], bias [H], skip_weights [768], boards, black, mirror)` -> hidden `[n, 2H]` (the
    mover's accumulator, then the other's, clipped to [0, 1] and squared) and skip `[n]`. `boards`: uint8 `[n,
    32]` as in the records; `black`: Black is to move; `mirror`: take the position with the files turned
    over."""

    @staticmethod
    def forward(  # type: ignore[override]
        ctx: Any,
        weights: torch.Tensor,
        bias: torch.Tensor,
        skip_weights: torch.Tensor,
        boards: npt.NDArray[np.uint8],
        black: npt.NDArray[np.bool_],
        mirror: npt.NDArray[np.bool_],
    ) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = torch.empty(len(boards), 2 * len(bias))
        skip = torch.empty(len(boards))
        given = (weights.detach().numpy(), bias.detach().numpy(), skip_weights.detach().numpy())
        parts = torch.get_num_threads()
        _sum(boards, black, mirror, *given, hidden.numpy(), skip.numpy(), _FLIP, parts)
        ctx.batch = (boards, black, mirror)
        ctx.save_for_backward(hidden)
        return hidden, skip

    @staticmethod
    def backward(ctx: Any, d_hidden: torch.Tensor, d_skip: torch.Tensor) -> Any:  # type: ignore[override]
        (hidden,) = ctx.saved_tensors
        parts, width = torch.get_num_threads(), hidden.shape[1] // 2
        d_weights, d_bias = torch.zeros(parts, 768, width), torch.zeros(parts, width)
        d_skip_weights = torch.zeros(parts, 768)
        given = (hidden.numpy(), d_hidden.contiguous().numpy(), d_skip.contiguous().numpy())
        found = (d_weights.numpy(), d_bias.numpy(), d_skip_weights.numpy())
        _spread(*ctx.batch, *given, *found, _FLIP)
        return d_weights.sum(0), d_bias.sum(0), d_skip_weights.sum(0), None, None, None
