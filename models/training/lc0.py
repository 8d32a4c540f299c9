"""Networks in lc0's format (gzip, protocol buffers): weights as arrays, batch norm folded in.

Reads the one architecture that the networks of `models/PEOPLE_CARD.md` have: residual blocks with squeeze and
excitation, a convolution policy. The value's part is passed over. The format is described in lc0's
`net.proto` (github.com/LeelaChessZero/lczero-common); of protocol buffers three kinds of fields occur, which
need no library and no generated code.
"""

from __future__ import annotations

import gzip
import struct
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]
Message: TypeAlias = Mapping[int, Sequence[bytes]]
"""The fields of a message by number, as they come; what is no bytes is left out."""

INPUTS = 112
"""Planes of the classical input."""
EPSILON = np.float32(1e-5)
"""What lc0 adds to a variance."""
BYTES, FIXED_4, FIXED_8, VARINT = 2, 5, 1, 0


@dataclass(frozen=True, slots=True, eq=False)
class Convolution:
    """`weights`: `[out, in, k, k]`, the last two ranks and files from a1 on; `bias`: `[out]`."""

    weights: Floats
    bias: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """Two convolutions, and squeeze and excitation: `squeeze` `[S, C]`, `excite` `[2C, S]`, whose first half
    is the factor before the sigmoid, the second what is added; with their biases."""

    first: Convolution
    second: Convolution
    squeeze: Floats
    squeeze_bias: Floats
    excite: Floats
    excite_bias: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """`policy`: of its last convolution each of the 80 outputs is a kind of move (`people/policy.py`)."""

    entry: Convolution
    blocks: tuple[Block, ...]
    before_policy: Convolution
    policy: Convolution


def read_network(file: Path) -> Network:
    """Raises OSError where there is no such file, KeyError and ValueError where it is no such network."""
    weights = _message(_message(gzip.decompress(file.read_bytes()))[10][0])
    entry = _convolution(weights[1][0], INPUTS)
    width = len(entry.bias)
    return Network(
        entry,
        tuple(_block(_message(block), width) for block in weights[2]),
        _convolution(weights[11][0], width),
        _convolution(weights[3][0], width),
    )


def _block(block: Message, width: int) -> Block:
    inner = _message(block[3][0])
    return Block(
        _convolution(block[1][0], width),
        _convolution(block[2][0], width),
        _layer(inner[1][0]).reshape(-1, width),
        _layer(inner[2][0]),
        _layer(inner[3][0]).reshape(2 * width, -1),
        _layer(inner[4][0]),
    )


def _convolution(data: bytes, inputs: int) -> Convolution:
    """A convolution of 3 x 3 with its batch norm, if it has one: (x - mean) / sqrt(variance) * gamma + beta.
    What the format calls standard deviations are variances."""
    fields = _message(data)
    weights = _layer(fields[1][0]).reshape(-1, inputs, 3, 3)
    if 4 not in fields:
        return Convolution(weights, _layer(fields[2][0]))
    mean, variance, gamma, beta = (_layer(fields[number][0]) for number in (3, 4, 5, 6))
    scale = gamma / np.sqrt(variance + EPSILON)
    return Convolution(weights * scale[:, None, None, None], beta - mean * scale)


def _layer(data: bytes) -> Floats:
    """Numbers that are packed as 16 bits between the least and the largest of them."""
    fields = _message(data)
    (least,), (largest,) = (struct.unpack("<f", fields[number][0]) for number in (1, 2))
    shares = np.frombuffer(fields[3][0], "<u2").astype(np.float32) / np.float32(65535)
    return shares * np.float32(largest - least) + np.float32(least)


def _message(data: bytes) -> Message:
    found: defaultdict[int, list[bytes]] = defaultdict(list)
    for number, value in _fields(data):
        found[number].append(value)
    return dict(found)


def _fields(data: bytes) -> Iterator[tuple[int, bytes]]:
    """(number, content) of the fields that are bytes or fixed numbers. Raises ValueError."""
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        kind = key & 7
        if kind == VARINT:
            _, at = _varint(data, at)
            continue
        if kind == BYTES:
            size, at = _varint(data, at)
        elif kind in (FIXED_4, FIXED_8):
            size = 4 if kind == FIXED_4 else 8
        else:
            raise ValueError(f"a field of kind {kind}")
        if at + size > len(data):
            raise ValueError("the file ends in the middle of a field")
        yield key >> 3, data[at : at + size]
        at += size


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """(the number that begins at `at`, where it ends): seven bits a byte, the lowest first."""
    number = shift = 0
    while True:
        if at >= len(data):
            raise ValueError("the file ends in the middle of a number")
        byte = data[at]
        number |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return number, at
