"""From what three levels play to what players of a rating play. Knows no network.

A blend is a product of powers: P(move) is proportional to the product of P(move at a level) ^ exponent. The
exponents are straight lines between the ratings of `EXPONENTS`, and stay as they are beyond the outer two;
docs/people.md says how they were fitted, and with which success.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

EXPONENTS: Mapping[int, tuple[float, float, float]] = {
    1100: (0.81, 0.08, -0.03),
    1500: (0.41, 0.46, 0.13),
    1900: (-0.02, 0.31, 0.69),
}
"""By rating on lichess: the exponents of the levels of `network.LEVELS`."""


def exponents_at(rating: float) -> Floats:
    """`[3]`."""
    ratings = list(EXPONENTS)
    return np.array([np.interp(rating, ratings, column) for column in zip(*EXPONENTS.values(), strict=True)])


def blended(by_level: Floats, rating: float) -> Floats:
    """`[n]` probabilities of the moves among players of `rating`. `by_level`: `[3, n]`, logarithms of the
    moves' probabilities at each level, or what differs from these by a constant of the level."""
    return softmax(exponents_at(rating) @ by_level)


def softmax(logits: Floats) -> Floats:
    """Probabilities along the last axis; none for no move."""
    if logits.shape[-1] == 0:
        return logits
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return shares
